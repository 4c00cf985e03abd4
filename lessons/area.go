package lessons

import (
	"context"
	"fmt"
	"strings"

	"terakoya/rules"
)

// leastArea is how many files and ranks an area has at least.
const leastArea = 3

// ParseArea reads the part of the board that a step shows enlarged: two squares at
// opposite corners, in any order, as in "1a-5e". It has at least three files and
// three ranks, and is not the whole board.
func ParseArea(text string) (rules.SquareSet, error) {
	one, other, _ := strings.Cut(text, "-")
	a, okA := rules.ParseSquare(one)
	b, okB := rules.ParseSquare(other)
	if !okA || !okB {
		return rules.SquareSet{}, fmt.Errorf("area %q: want two corners like 1a-5e", text)
	}
	right, left := min(a.File(), b.File()), max(a.File(), b.File())
	top, bottom := min(a.Rank(), b.Rank()), max(a.Rank(), b.Rank())
	if left-right+1 < leastArea || bottom-top+1 < leastArea {
		return rules.SquareSet{}, fmt.Errorf("area %q: want at least %d files and %d ranks", text, leastArea, leastArea)
	}
	var area rules.SquareSet
	for file := right; file <= left; file++ {
		for rank := top; rank <= bottom; rank++ {
			area = area.Or(rules.SetOf(rules.NewSquare(file, rank)))
		}
	}
	if area.Complement().Empty() {
		return rules.SquareSet{}, fmt.Errorf("area %q is the whole board: leave it out", text)
	}
	return area, nil
}

func (r *reader) area(i int, raw rawStep, s *Step) {
	if !r.has(i, "step.area") {
		return
	}
	area, err := ParseArea(raw.Area)
	if err != nil {
		r.fault(BadArea, r.line(i, "step.area"), "%v", err)
	}
	s.Area = area
}

// use is something that a step shows or is answered with, and where that is.
type use struct {
	what string
	on   rules.SquareSet
}

// inArea proves that nothing a step is about lies outside the part of the board
// that it shows.
func (l *linter) inArea(i int, s *Step) {
	if s.Area.Empty() {
		return
	}
	at := l.lesson.line(i, "step.area")
	all := append(s.shown(), s.asked()...)
	for _, u := range all {
		if out := u.on.Without(s.Area); !out.Empty() {
			l.fault(OutOfArea, at, "area: %s: %s is outside", u.what, out)
		}
	}
	for _, m := range s.Marks { // a file goes on beyond the area, but some of it is to be seen
		if m.Shape == MarkArea && m.Squares.And(s.Area).Empty() {
			l.fault(OutOfArea, at, "area: a mark: all of %s is outside", m.Squares)
		}
	}
}

// shown lists what is on the board before anything is answered.
func (s *Step) shown() []use {
	all := []use{{"a piece", standing(&s.Setup)}}
	for _, m := range s.Marks {
		if m.Shape != MarkArea {
			all = append(all, use{"a mark", m.Squares})
		}
	}
	for _, a := range s.Arrows {
		all = append(all, use{"an arrow", rules.SetOf(a.From, a.To)})
	}
	if n := len(s.Played); n > 0 {
		all = append(all, use{"the move before", touched(s.Played[n-1])})
	}
	return all
}

// asked lists what is offered and what is right, and what is played then.
func (s *Step) asked() []use {
	switch s.Kind {
	case PlayMove:
		return []use{{"a right answer", touched(s.Answers()...)}}
	case TapSquares:
		all := []use{{"a right answer", s.Right}}
		if !s.Among.Complement().Empty() {
			all = append(all, use{"a square offered", s.Among})
		}
		return all
	case Judgement, WriteMove, RuleGame:
		return []use{{"the action", s.deedSquares()}}
	case EnterNumber:
		return []use{{"what is counted", s.Counted()}}
	case SetUp:
		return []use{{"a piece of the target", standing(&s.Target)}}
	case PutInOrder:
		return []use{{"a right answer", rules.SetOf(s.Places...)}}
	case PlayLine:
		return s.lineUses()
	case Show, Choice:
	}
	return nil
}

// standing returns the squares that are not empty.
func standing(s *rules.Setup) rules.SquareSet {
	var all rules.SquareSet
	for i, pc := range s.Board {
		if pc != rules.NoPiece {
			all = all.Or(rules.SetOf(rules.Square(i)))
		}
	}
	return all
}

// touched returns the squares from which and to which moves go.
func touched(moves ...rules.Move) rules.SquareSet {
	var all rules.SquareSet
	for _, m := range moves {
		if m != rules.NoMove {
			all = all.Or(attemptSquares(m.Attempt()))
		}
	}
	return all
}

func attemptSquares(a rules.Attempt) rules.SquareSet {
	if !a.From.OnBoard() {
		return rules.SetOf(a.To)
	}
	return rules.SetOf(a.From, a.To)
}

// deedSquares returns where the action of a step is done; none for what is only
// said.
func (s *Step) deedSquares() rules.SquareSet {
	switch {
	case s.Kind == WriteMove:
		return attemptSquares(s.Action)
	case s.Deed == rules.Action{}: // nothing is claimed
	case s.Deed.Deed == rules.DoMove || s.Deed.Deed == rules.DoAgain:
		return attemptSquares(s.Deed.Attempt)
	case s.Deed.Deed == rules.DoFlip:
		return rules.SetOf(s.Deed.Square)
	}
	return rules.SquareSet{}
}

// lineUses lists the moves of a script, with every move of the learner's that is
// right on the way; of the others, the moves of the solution.
func (s *Step) lineUses() []use {
	if len(s.Beats) == 0 {
		return []use{{"the solution", touched(s.Begin().Solution(context.Background())...)}}
	}
	var all []use
	p := s.Position
	for i := range s.Beats {
		b := &s.Beats[i]
		if !b.Learner {
			all = append(all, use{"the script", touched(b.Move)})
			p.Make(b.Move)
			continue
		}
		for _, m := range p.Legal() {
			if b.right(&p, m) {
				all = append(all, use{"a right answer", touched(m)})
			}
		}
		p.Make(b.first(&p))
	}
	return all
}
