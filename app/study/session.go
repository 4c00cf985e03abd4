package study

import (
	"errors"
	"strings"

	"terakoya/rules"
	"terakoya/rules/kifu"
)

// session is the record that is studied and where in it one stands.
type session struct {
	record *kifu.Record
	at     *kifu.Node
	name   string   // of the file, or empty
	turned bool     // gote sits at the bottom
	text   string   // of the study after the last change
	from   string   // the place where one stood before it
	before []string // texts that undo goes back to, the latest last
}

// Undo remembers so many changes, and no more than so many bytes of them.
const (
	mostUndo  = 40
	mostBytes = 4 << 20
)

// newSession returns a study of the even start.
func newSession() *session {
	s := &session{}
	s.set(kifu.NewRecord(rules.Handicaps[0].Position()), "")
	s.text = s.write()
	return s
}

// set shows another record, at its start.
func (s *session) set(r *kifu.Record, name string) {
	s.record, s.at, s.name = r, r.Root, name
}

// position is where one stands.
func (s *session) position() rules.Position { return s.record.Position(s.at) }

// prev is where the move before came to, or OffBoard.
func (s *session) prev() rules.Square { return cameTo(s.at) }

func cameTo(n *kifu.Node) rules.Square {
	if n.Move == rules.NoMove {
		return rules.OffBoard
	}
	return n.Move.To()
}

// move returns the node whose move led here: that of an end is the one before it.
func move(n *kifu.Node) *kifu.Node {
	if n.End.Kind != kifu.NoEnd {
		return n.Parent
	}
	return n
}

// game plays the moves that lead here.
func (s *session) game() *rules.Game {
	var line []rules.Move
	for n := move(s.at); n.Parent != nil; n = n.Parent {
		line = append(line, n.Move)
	}
	g := rules.NewGame(s.record.Start)
	for i := len(line) - 1; i >= 0; i-- {
		if err := g.Play(line[i].Attempt()); err != nil {
			panic(err) // the record holds legal moves alone
		}
	}
	return g
}

// play makes a move and goes to it; one that is not there yet comes to the record. An
// illegal one is refused with a [*rules.IllegalMove] and changes nothing.
func (s *session) play(a rules.Attempt) error {
	p := s.position()
	a = p.Meant(a) // a piece that must promote does
	n, err := s.record.Insert(s.at, a)
	if err == nil {
		s.at = n
	}
	return err
}

// refused is the illegal move that an error is about, or nil.
func refused(err error) *rules.IllegalMove {
	var e *rules.IllegalMove
	errors.As(err, &e)
	return e
}

// step is a way to go through a record.
type step uint8

const (
	toStart step = iota
	toBefore
	toNext
	toEnd
	otherUp   // to the move that is listed before, instead of this one
	otherDown // to the one after
)

// where returns the node that a step leads to; nil if there is none.
func (s *session) where(to step) *kifu.Node {
	switch to {
	case toStart:
		if s.at != s.record.Root {
			return s.record.Root
		}
	case toBefore:
		return s.at.Parent
	case toNext:
		return s.at.Next
	case toEnd:
		if last := s.at.Leaf(); last != s.at {
			return last
		}
	case otherUp:
		return s.at.Before()
	case otherDown:
		return s.at.Other
	}
	return nil
}

// remove takes the move one stands at out, with all that follows, and goes back.
func (s *session) remove() { s.at = s.record.Delete(s.at) }

// promote makes the line one stands in the main line.
func (s *session) promote() { s.record.Promote(s.at) }

// comment writes at the node one stands at.
func (s *session) comment(text string) {
	s.at.Comment = strings.TrimRight(strings.ReplaceAll(text, "\r\n", "\n"), " \t\r\n")
}

// begin notes where one stands before a change: undoing it leads back there.
func (s *session) begin() { s.from = s.at.Place() }

// changed notes a change, so that it can be undone, and returns the study as text.
func (s *session) changed() string {
	now := s.write()
	if now == s.text {
		return now
	}
	_, rest, _ := strings.Cut(s.text, "\n")
	s.before = append(s.before, keptAt+s.from+"\n"+rest)
	for len(s.before) > 1 && (len(s.before) > mostUndo || size(s.before) > mostBytes) {
		s.before = s.before[1:]
	}
	s.text = now
	return now
}

func size(texts []string) (sum int) {
	for _, t := range texts {
		sum += len(t)
	}
	return sum
}

// undo goes back by one change, and reports whether there was one.
func (s *session) undo() bool {
	if len(s.before) == 0 {
		return false
	}
	last := len(s.before) - 1
	text := s.before[last]
	s.before = s.before[:last]
	turned := s.turned
	if _, err := s.read(text); err != nil {
		return false
	}
	s.text, s.turned = text, turned // turning the board is no change
	return true
}
