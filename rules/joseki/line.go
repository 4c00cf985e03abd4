package joseki

import (
	"fmt"
	"slices"

	"terakoya/rules"
)

// Line is one way through an opening.
type Line struct {
	Start  rules.Position
	Moves  []rules.Move
	Weight int     // how often it is chosen among others, from 1
	Kinds  [2]Kind // what each side plays in it, by colour
	// Mistakes are the plies, counted from 1, whose moves are there to be punished.
	// They hold against every other line that has the move.
	Mistakes []int
	// Until is the last ply that a book offers; those behind it are known only. 0 is
	// all of them.
	Until int
}

// Check returns what makes a line unfit for a book: a move that is not legal, a
// weight below 1, or a ply that it does not have.
func (l *Line) Check() error {
	if l.Weight < 1 {
		return fmt.Errorf("weight is %d: want a number from 1", l.Weight)
	}
	if l.Until < 0 || l.Until > len(l.Moves) {
		return fmt.Errorf("the line has no ply %d to end at, it has %d", l.Until, len(l.Moves))
	}
	for _, ply := range l.Mistakes {
		if ply < 1 || ply > len(l.Moves) {
			return fmt.Errorf("the line has no ply %d to be a mistake, it has %d", ply, len(l.Moves))
		}
	}
	p := l.Start
	for i, m := range l.Moves {
		next, err := p.Play(m.Attempt())
		if err != nil {
			return fmt.Errorf("ply %d: %w", i+1, err)
		}
		p = next
	}
	return nil
}

// kind returns how a move of the line, counted from 0, belongs to it.
func (l *Line) kind(i int, side rules.Color) Kind {
	if slices.Contains(l.Mistakes, i+1) {
		return Mistake
	}
	return l.Kinds[side]
}

// offers reports whether a move of the line, counted from 0, is for playing.
func (l *Line) offers(i int) bool { return l.Until == 0 || i < l.Until }

// turned returns the line with the sides exchanged.
func (l *Line) turned() Line {
	t := *l
	t.Start = turnedPosition(&l.Start)
	t.Kinds[rules.Black], t.Kinds[rules.White] = l.Kinds[rules.White], l.Kinds[rules.Black]
	t.Moves = make([]rules.Move, len(l.Moves))
	for i, m := range l.Moves {
		t.Moves[i] = turnedMove(m)
	}
	return t
}

// turnedPosition returns a position seen from the other side, colours exchanged.
func turnedPosition(p *rules.Position) rules.Position {
	s := p.Setup()
	t := rules.Setup{Turn: s.Turn.Opponent(), Move: s.Move}
	t.Hands[rules.Black], t.Hands[rules.White] = s.Hands[rules.White], s.Hands[rules.Black]
	for i, pc := range s.Board {
		if pc != rules.NoPiece {
			t.Board[rules.Square(i).Turned()] = rules.NewPiece(pc.Color().Opponent(), pc.Kind())
		}
	}
	q, _, err := t.Position()
	if err != nil {
		panic(err) // what can be played can be played from the other side
	}
	return q
}

func turnedMove(m rules.Move) rules.Move {
	if m.IsDrop() {
		return rules.Drop(m.Dropped(), m.To().Turned())
	}
	t := rules.Step(m.From().Turned(), m.To().Turned())
	if m.Promotes() {
		return t.Promote()
	}
	return t
}
