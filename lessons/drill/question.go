package drill

import (
	"slices"

	"terakoya/lessons"
	"terakoya/rules"
)

// kingless is what may be odd about the position of an exercise.
const kingless = rules.OddNoBlackKing | rules.OddNoWhiteKing

// playable puts a position into a step. False if no game can be played from it,
// or if it is odd otherwise than by a missing king.
func playable(s *lessons.Step, setup rules.Setup) bool {
	p, odd, err := setup.Position()
	if err != nil || odd&^kingless != 0 {
		return false
	}
	setup.Move = p.MoveNumber()
	s.Setup, s.Start, s.Position, s.Played = setup, setup, p, nil
	return true
}

// shown puts a board into a step that only shows it: kings may be missing.
func shown(s *lessons.Step, setup rules.Setup) bool {
	s.Setup, s.Start = setup, setup
	if p, odd, err := setup.Position(); err == nil {
		s.Position = p
		return odd&^kingless == 0
	}
	return true
}

// follow plays moves from the position of a step; false where one is illegal.
func follow(s *lessons.Step, moves ...rules.Move) bool {
	g := s.Game()
	for _, m := range moves {
		if g.Play(m.Attempt()) != nil {
			return false
		}
	}
	s.Played = slices.Clone(g.Moves())
	s.Position = g.Position()
	s.Setup = s.Position.Setup()
	return true
}

// tap asks for squares by a query, of all squares or of those among which it is
// asked. False if nothing, or all, would be right.
func tap(s *lessons.Step, ask string, among rules.SquareSet) bool {
	return tapAny(s, ask, among) && !s.Right.Empty() && s.Right != s.Among
}

// tapAny is tap where it may be that no square is right.
func tapAny(s *lessons.Step, ask string, among rules.SquareSet) bool {
	q, err := lessons.ParseQuery(ask)
	if err != nil {
		return false
	}
	all, err := q.Answer(&s.Setup)
	if among.Empty() {
		among = wholeBoard
	}
	s.Ask, s.Among, s.Right = q, among, all.And(among)
	return err == nil
}

// count asks for a number by a tally.
func count(s *lessons.Step, ask string) bool {
	tally, err := lessons.ParseTally(ask)
	if err != nil {
		return false
	}
	s.Tally = tally
	s.Number, s.Terms, err = tally.Count(s)
	return err == nil
}

// call asks for the verdict on an action, which must be one of those offered.
func call(s *lessons.Step, a rules.Action, offer ...rules.Foul) bool {
	s.Action, s.Deed, s.Offer = a.Attempt, a, offer
	return slices.Contains(offer, verdict(s))
}

// callMove is call for a move.
func callMove(s *lessons.Step, a rules.Attempt, offer ...rules.Foul) bool {
	return call(s, rules.Action{Attempt: a}, offer...)
}

// verdict is the foul of the action of a step, NoFoul if it is legal.
func verdict(s *lessons.Step) rules.Foul {
	if e := s.Verdict(); e != nil {
		return e.Foul
	}
	return rules.NoFoul
}

// choose offers the answers that the template states, in the order of the
// generator. False if none of them is right, or all are.
func (m *maker) choose(s *lessons.Step, right ...string) bool {
	s.Option = nil
	n := 0
	for _, key := range m.about.Answers {
		is := slices.Contains(right, key)
		s.Option = append(s.Option, lessons.Option{Text: m.drill.Answers[key], Right: is, Line: m.drill.Line})
		if is {
			n++
		}
	}
	return n > 0 && n < len(s.Option)
}

// mark lights squares.
func mark(s *lessons.Step, squares ...rules.Square) {
	s.Marks = append(s.Marks, lessons.Mark{Shape: lessons.MarkSquare, Squares: rules.SetOf(squares...)})
}

// name is the text of a square in each language.
func name(sq rules.Square) lessons.Text {
	file, rank := string(rune('0'+sq.File())), []rune("一二三四五六七八九")[sq.Rank()-1]
	t := lessons.Text{}
	for _, l := range lessons.Languages {
		t[l] = file + string(rank)
	}
	t[lessons.English] = sq.String()
	return t
}
