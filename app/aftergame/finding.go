package aftergame

import (
	"fmt"
	"slices"

	"terakoya/app/feedback"
	"terakoya/app/words"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine/advice"
	"terakoya/rules/engine/analysis"
	"terakoya/widgets"
)

// findingKind is what was found in a game.
type findingKind uint8

// The kinds, in the order in which they are listed.
const (
	foundTurn findingKind = iota // a move that turned the game
	foundMate                    // a mate that was missed
	foundSlip                    // an illegal move that was tried
	foundBook                    // where the book was left
)

// finding is something that was found, at a position of the game.
type finding struct {
	kind  findingKind
	ply   int          // moves made before it
	at    int          // its place among those of its kind
	miss  analysis.Ply // of a turn or a mate
	foul  *feedback.Foul
	moves []rules.Move // of the book
	card  *widgets.Finding
}

// same reports whether two findings are of the same thing.
func (f *finding) same(g *finding) bool {
	return g != nil && f.kind == g.kind && f.ply == g.ply && (f.kind != foundSlip || f.at == g.at)
}

// turns are the turning points, once the game has been read.
func (s *Screen) turns() (all []*finding) {
	for i, n := range s.reading.Turns {
		p := s.reading.Plies[n]
		all = append(all, s.found(&finding{kind: foundTurn, ply: n, at: i, miss: p}, fmt.Sprint(i+1), s.moveHead(p.Number), s.missText(&p)))
	}
	return all
}

// mates are the mates that the learner missed; of two people, both. What has turned the
// game is among them too: it is to be solved.
func (s *Screen) mates() (all []*finding) {
	for _, p := range s.reading.Plies {
		if p.Miss.Kind != advice.MissedMate || p.Side != s.game.Past.Side && !s.game.Past.People {
			continue
		}
		text := s.env.Words.Say("after.mate", words.Args{"plies": fmt.Sprint(p.Miss.Plies)})
		all = append(all, s.found(&finding{kind: foundMate, ply: p.Number, at: len(all), miss: p}, "", s.moveHead(p.Number), text))
	}
	return all
}

// slips are the illegal moves that were tried, each once. One that was tried in a line
// that was taken back is only named.
func (s *Screen) slips() (all []*finding) {
	w := s.env.Words
	var seen []progress.Slip
	for _, slip := range s.game.Past.Slips {
		if slip.Ply > len(s.game.Game.Moves()) || slices.Contains(seen, slip) {
			continue
		}
		seen = append(seen, slip)
		p, name := s.game.Game.PositionAfter(slip.Ply), w.Term(slip.Foul)
		if name == "" { // one that this version does not know
			continue
		}
		foul, text := s.tried(&p, slip), ""
		if foul != nil {
			text = w.Say("after.tried", words.Args{"tried": w.Tried(&p, foul.Illegal.Attempt), "why": foul.Why})
		}
		f := &finding{kind: foundSlip, ply: slip.Ply, at: len(all), foul: foul}
		all = append(all, s.found(f, "", s.slipHead(slip.Ply, name), text))
	}
	return all
}

// tried explains an illegal move; nil where it is not that foul in the game as it was
// played in the end.
func (s *Screen) tried(p *rules.Position, slip progress.Slip) *feedback.Foul {
	a, err := rules.ParseAttempt(slip.Attempt)
	if err != nil {
		return nil
	}
	illegal, _ := p.Check(a).(*rules.IllegalMove)
	if illegal == nil || illegal.Foul.String() != slip.Foul {
		return nil
	}
	return &feedback.Foul{Position: p, Illegal: illegal, Why: s.sides.Explain(p, illegal), Untold: true}
}

// opening is where the book was left, if it was followed at all.
func (s *Screen) opening() []*finding {
	l, w := &s.leaving, s.env.Words
	if !l.left() {
		return nil
	}
	f := &finding{kind: foundBook, ply: l.ply}
	p := s.game.Game.PositionAfter(l.ply)
	var names []string
	for _, r := range l.replies[:min(mostReplies, len(l.replies))] {
		f.moves = append(f.moves, r.Move)
		names = append(names, s.signed(&p, r.Move))
	}
	text := w.Say("after.left", words.Args{
		"played": s.signed(&p, s.game.Game.Moves()[l.ply]), "moves": w.List(names),
	})
	return []*finding{s.found(f, "", s.moveHead(l.ply), text)}
}

// mostReplies is how many moves of the book are named.
const mostReplies = 3

// found gives a finding its card.
func (s *Screen) found(f *finding, key, head, text string) *finding {
	f.card = widgets.NewFinding(key, head, text, func() { s.choose(f) })
	f.card.OnKey = s.env.OnKey
	f.card.Chosen = f.same(s.chosen)
	return f
}
