package reference

import (
	"strings"

	"terakoya/rules"
)

// example is a position and what is done in it, as [rules.ParseAction] reads it. They
// are those in the comments of rules; a test holds them together.
type example struct{ sfen, words string }

// loop is what leads back to the same position, three times over.
func loop(words string) string { return strings.TrimSpace(strings.Repeat(words+" ", 3)) }

const (
	kings   = "4k4/9/9/9/9/9/9/9/4K4 b - 1"
	entered = "+R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 b "
)

var foulExamples = map[rules.Foul]example{
	rules.FoulOffBoard:           {kings, "5i5j"},
	rules.FoulEmptySquare:        {kings, "5e5d"},
	rules.FoulWrongSide:          {"4k4/9/4p4/9/9/9/9/9/4K4 b - 1", "5c5d"},
	rules.FoulDropNotInHand:      {"4k4/9/9/9/9/9/9/9/4K4 b g 1", "G*5e"},
	rules.FoulWrongMovement:      {"4k4/9/9/9/4S4/9/9/9/4K4 b - 1", "5e4e"},
	rules.FoulBlockedPath:        {"4k4/9/2p6/9/2R6/9/9/9/4K4 b - 1", "7e7b"},
	rules.FoulOwnPiece:           {"4k4/9/9/9/9/9/9/4G4/4K4 b - 1", "5i5h"},
	rules.FoulDropOnOccupied:     {"4k4/9/9/9/4p4/9/9/9/4K4 b G 1", "G*5e"},
	rules.FoulDropPromoted:       {"4k4/9/9/9/9/9/9/9/4K4 b B 1", "+B*5e"},
	rules.FoulCannotPromote:      {"4k4/9/9/2G6/9/9/9/9/4K4 b - 1", "7d7c+"},
	rules.FoulPromoteOutsideZone: {"4k4/9/9/9/2P6/9/9/9/4K4 b - 1", "7e7d+"},
	rules.FoulMustPromote:        {"8k/2P6/9/9/9/9/9/9/4K4 b - 1", "7b7a"},
	rules.FoulDeadSquareDrop:     {"3k5/9/9/9/9/9/9/9/4K4 b N 1", "N*5b"},
	rules.FoulNifu:               {"4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1", "P*5d"},
	rules.FoulKingLeftInCheck:    {"4r3k/9/9/9/9/9/9/9/P3K4 b - 1", "9i9h"},
	rules.FoulMovesIntoCheck:     {"8k/9/9/9/9/9/4g4/9/4K4 b - 1", "5i5h"},
	rules.FoulPinnedPiece:        {"4r3k/9/9/9/9/9/4G4/9/4K4 b - 1", "5g4g"},
	rules.FoulUchifuzume:         {"7lk/9/7G1/9/9/9/9/9/4K4 b P 1", "P*1b"},
	rules.FoulTwoInARow:          {kings, "5i5h again:5h5g"},
	rules.FoulOutOfTurn:          {kings, "again:5a5b"},
	rules.FoulPass:               {kings, "pass"},
	rules.FoulUnpromote:          {"4k4/9/9/9/4+S4/9/9/9/4K4 b - 1", "flip:5e"},
	rules.FoulWrongSetup:         {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1R5B1/LNSGKGSNL b - 1", "setup:even-game"},
	rules.FoulHiddenHand:         {"4k4/9/9/9/9/9/9/9/4K4 b G 1", "hide:G"},
	rules.FoulTakeback:           {kings, "5i5h takeback"},
}

var endingExamples = map[rules.Ending]example{
	rules.EndMate:            {"8k/9/7G1/9/9/9/9/9/4K4 b G 1", "G*1b"},
	rules.EndNoLegalMove:     {"8k/6G2/7G1/9/9/9/9/9/4K4 b - 1", "3b3a"},
	rules.EndSennichite:      {kings, loop("5i5h 5a5b 5h5i 5b5a")},
	rules.EndPerpetualCheck:  {"4k4/9/9/9/5R3/9/9/9/4K4 b - 1", loop("4e5e 5a4a 5e4e 4a5a")},
	rules.EndImpasse:         {entered + "R7P2b4g4s4n4lp 1", "agree-impasse"},
	rules.EndImpasseWin:      {entered + "R8P2b4g4s4n4l 1", ""},
	rules.EndDeclarationWin:  {entered + "R3S8P2b4gs4n4l 1", "declare"},
	rules.EndDeclarationDraw: {entered + "R8P2b4g4s4n4l 1", "declare"},
	rules.EndDeclarationLoss: {kings, "declare"},
	rules.EndTry:             {"9/4K4/9/9/9/9/9/9/k8 b - 1", "5b5a"},
	rules.EndMoveLimit:       {"4k4/9/9/9/9/9/9/9/4K4 w - 500", "5a5b"},
	rules.EndResignation:     {kings, "resign"},
	rules.EndTime:            {kings, "time"},
	rules.EndFoul:            {kings, "5i5g"},
}

// played does what an example says, and what is wrong with the last of it, if it is a
// foul. What the rule set does not know is left out.
func (x example) played(r *rules.RuleSet) (*rules.Game, *rules.IllegalMove) {
	g := r.NewGame(position(setup(x.sfen)))
	for _, word := range strings.Fields(x.words) {
		a, err := rules.ParseAction(word)
		if err != nil {
			panic(err)
		}
		if foul, ok := g.Do(a).(*rules.IllegalMove); ok {
			return g, foul
		}
	}
	return g, nil
}
