package words

import (
	"fmt"
	"strings"

	"terakoya/lessons"
	"terakoya/rules"
)

// Told returns a text of a step (its question, hint or what is said after it) in
// the language, with its blanks filled.
func (w *Words) Told(step *lessons.Step, text lessons.Text) string {
	s := text.In(w.Language)
	if !strings.Contains(s, "{") {
		return s
	}
	b := step.Blanks
	return strings.NewReplacer(
		"{piece}", w.Piece(b.Piece), "{square}", w.Square(b.Square), "{side}", w.Seats(step).Name(b.Side),
		"{number}", fmt.Sprint(b.Number), "{move}", b.Move,
	).Replace(s)
}

// Seats names the sides of a step: shitate and uwate where its game began with a
// handicap.
func (w *Words) Seats(step *lessons.Step) Sides {
	start := step.Position
	if len(step.Played) > 0 {
		start, _, _ = step.Start.Position()
	}
	return w.SidesOf(&start)
}

// Ruling names an answer of a RuleGame.
func (s Sides) Ruling(r lessons.Ruling) string {
	args := Args{"sente": s.Name(rules.Black), "gote": s.Name(rules.White)}
	return s.Words.Say("ruling."+r.String(), args)
}

// Claim says what is done at a RuleGame; empty where nothing is. The position is
// the one before it.
func (s Sides) Claim(p *rules.Position, a rules.Action) string {
	args := Args{"side": s.Name(p.Turn()), "opponent": s.Name(p.Turn().Opponent())}
	if a == (rules.Action{}) {
		return ""
	}
	key, _, _ := strings.Cut(a.String(), ":")
	switch a.Deed {
	case rules.DoMove:
		key = "move"
		args["move"] = plain(s.Words.Tried(p, a.Attempt))
	case rules.DoAgain:
		other := p.Passed()
		args["move"] = plain(s.Words.Tried(&other, a.Attempt))
	case rules.DoFlip:
		args["square"], args["piece"] = s.Words.Square(a.Square), s.Words.Piece(p.At(a.Square).Kind())
	case rules.DoHide:
		args["piece"] = s.Words.Piece(a.Kind)
	case rules.DoSetup:
		args["start"] = s.Words.Term(a.Start)
	case rules.DoPass, rules.DoTakeback, rules.DoDeclare, rules.DoAgreeImpasse, rules.DoAgreeSennichite,
		rules.DoResign, rules.DoTime:
	}
	return s.Words.Say("claim."+key, args)
}

// plain takes the marks of bold print and the final stop off a text.
func plain(text string) string {
	return strings.TrimRight(strings.ReplaceAll(text, "**", ""), ".。")
}

// Part is what a part of a sum is made of. In a camp only what stands there counts
// of what is on the board.
func (w *Words) Part(t lessons.TermKind, camp bool) string {
	key := "sum." + t.String()
	if camp && (t == lessons.GreatPieces || t == lessons.SmallPieces) {
		key += "-camp"
	}
	return w.Say(key, nil)
}
