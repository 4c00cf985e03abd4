package opening

import (
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/joseki"
)

// Library is all openings. It does not change once it is made.
type Library struct {
	All      []*Opening // in the order of their files
	book     *joseki.Book
	purposes map[spot]lessons.Text
}

// spot is a move in a position.
type spot struct {
	hash uint64
	move rules.Move
}

// NewLibrary makes the trees of openings that were read. The error is that of
// [lessons.Openings.Book].
func NewLibrary(read *lessons.Openings) (*Library, error) {
	book, err := read.Book()
	if err != nil {
		return nil, err
	}
	l := &Library{book: book, purposes: map[spot]lessons.Text{}}
	for i := range read.All {
		l.note(&read.All[i])
	}
	for i := range read.All {
		l.All = append(l.All, newOpening(l, &read.All[i]))
	}
	return l, nil
}

// note takes up what an opening tells of its moves. Where a move is told of twice the
// first one holds.
func (l *Library) note(o *lessons.Opening) {
	for i := range o.Lines {
		line := &o.Lines[i]
		at := map[int]lessons.Text{}
		for _, n := range line.Notes {
			at[n.Ply] = n.Purpose
		}
		p := line.Start
		for ply, m := range line.Moves {
			s := spot{p.Hash(), m}
			if text, told := at[ply+1]; told && l.purposes[s] == nil {
				l.purposes[s] = text
			}
			p.Make(m)
		}
	}
}

// Find returns the opening of an id; nil if there is none.
func (l *Library) Find(id string) *Opening {
	for _, o := range l.All {
		if o.ID == id {
			return o
		}
	}
	return nil
}

// Purpose returns what is told of a move in a position; false if nothing is.
func (l *Library) Purpose(p *rules.Position, m rules.Move) (lessons.Text, bool) {
	text, ok := l.purposes[spot{p.Hash(), m}]
	return text, ok
}

// Purposes counts the plies of a line of which something is told, in that line or in
// another.
func (l *Library) Purposes(line *lessons.OpeningLine) int {
	n := 0
	p := line.Start
	for _, m := range line.Moves {
		if _, ok := l.Purpose(&p, m); ok {
			n++
		}
		p.Make(m)
	}
	return n
}

// Handicap is a start and its openings.
type Handicap struct {
	rules.Handicap
	Openings []*Opening
}

// ByHandicap groups the openings by their start, in the order of [rules.Handicaps]. A
// start without an opening is left out.
func (l *Library) ByHandicap() []Handicap {
	var all []Handicap
	for _, h := range rules.Handicaps {
		group := Handicap{Handicap: h}
		for _, o := range l.All {
			if o.Handicap.Key == h.Key {
				group.Openings = append(group.Openings, o)
			}
		}
		if len(group.Openings) > 0 {
			all = append(all, group)
		}
	}
	return all
}

// accepted returns what may be played in a position without being a mistake, the best
// first: also what lies behind the end of what the opponent is offered.
func (l *Library) accepted(p *rules.Position) []joseki.Reply {
	var all []joseki.Reply
	for _, r := range l.book.Known(p) {
		if r.Kind != joseki.Mistake {
			all = append(all, r)
		}
	}
	return all
}

// known returns how a move is known in a position; false if it is not.
func (l *Library) known(p *rules.Position, m rules.Move) (joseki.Reply, bool) {
	for _, r := range l.book.Known(p) {
		if r.Move == m {
			return r, true
		}
	}
	return joseki.Reply{}, false
}
