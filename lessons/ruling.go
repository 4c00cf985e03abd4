package lessons

import "terakoya/rules"

// Ruling is what can be said of how a game stands.
type Ruling uint8

// The rulings.
const (
	GoesOn      Ruling = iota // nothing has ended it
	BlackWins                 // sente, or shitate, has won
	WhiteWins                 // gote, or uwate, has won
	PlayedAgain               // nobody has won, and the game is played again
	Drawn                     // nobody has won, and it is not played again
	rulings
)

var rulingNames = [rulings]string{"goes-on", "black", "white", "replay", "draw"}

// String returns the name by which files and messages know a ruling.
func (r Ruling) String() string { return rulingNames[r] }

// ParseRuling reads the name of a ruling.
func ParseRuling(name string) (Ruling, bool) {
	for r, n := range rulingNames {
		if n == name {
			return Ruling(r), true
		}
	}
	return 0, false
}

// RulingOf says how an outcome leaves the game.
func RulingOf(o rules.Outcome) Ruling {
	switch {
	case o.Ending == rules.NotEnded:
		return GoesOn
	case o.Won && o.Winner == rules.Black:
		return BlackWins
	case o.Won:
		return WhiteWins
	case o.Replay:
		return PlayedAgain
	}
	return Drawn
}

// Outcome does what is claimed and says how the game then stands. A foul loses;
// what is not open under the rule set is an error, a [*rules.NotOpen].
func (s *Step) Outcome() (rules.Outcome, error) {
	g := s.Game()
	if s.Deed == (rules.Action{}) {
		return g.Outcome(), nil
	}
	err := g.Do(s.Deed)
	if illegal, foul := err.(*rules.IllegalMove); foul {
		g.Forfeit(illegal)
		err = nil
	}
	return g.Outcome(), err
}

// rulingsFor are the answers offered: a draw is offered instead of another game
// where the rule set knows no other game.
func rulingsFor(o rules.Outcome) []Ruling {
	last := PlayedAgain
	if RulingOf(o) == Drawn {
		last = Drawn
	}
	return []Ruling{GoesOn, BlackWins, WhiteWins, last}
}
