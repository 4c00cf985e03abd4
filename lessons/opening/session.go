package opening

import (
	"math/rand/v2"

	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// Phase is what a session waits for.
type Phase uint8

// The phases.
const (
	Asking   Phase = iota // for a move of the learner
	Answered              // for Next: the learner's move is made, and something is told of it
	Finished              // for nothing: the book or the line is at its end
)

// Start says how a session begins.
type Start struct {
	Mode Mode
	Side rules.Color // that the learner plays
	// Line is the index of the line that is walked in Learn, or of the claim in Punish;
	// see [Opening.Problems].
	Line int
	Seed uint64 // by which branches are chosen
	// Memory tells what is due; nil if all is new.
	Memory *Memory
	// Record is called with every answer; it may be nil. When it was given is for the
	// caller to fill in.
	Record func(progress.Answer)
}

// Session asks for the moves of one side of an opening. It is used on one goroutine.
type Session struct {
	opening *Opening
	start   Start
	game    *rules.Game
	line    []rules.Move // that is walked; nil if any branch will do
	chance  *rand.Rand
	phase   Phase
	verdict Verdict
	hints   int
	missed  bool // the present question was answered otherwise before
	right   int
	asked   int
}

// Begin begins a session. In a drill the moves before what is to be asked are made by
// themselves where all of them are known.
func (o *Opening) Begin(s Start) *Session {
	if s.Memory == nil {
		s.Memory = NewMemory(nil)
	}
	session := &Session{
		opening: o, start: s, game: rules.NewGame(o.Handicap.Position()),
		chance: rand.New(rand.NewPCG(s.Seed, uint64(len(o.Lines)))),
	}
	switch s.Mode {
	case Learn:
		line := &o.Lines[s.Line]
		session.line = line.Moves[:Last(line)]
	case Punish:
		session.lead(o.Problems(s.Side)[s.Line])
	case Drill:
		session.skip()
	}
	session.advance()
	return session
}

// Problems are the mistakes and the crafty moves that a side can be asked to answer.
func (o *Opening) Problems(side rules.Color) []Claim {
	var all []Claim
	for _, c := range o.claims {
		if c.Side() != side {
			all = append(all, c)
		}
	}
	return all
}

// lead plays a line up to the move that is to be answered, and that move.
func (s *Session) lead(c Claim) {
	for _, m := range s.opening.Lines[c.Line].Moves[:c.Ply] {
		s.play(m)
	}
}

// Opening returns what is practised.
func (s *Session) Opening() *Opening { return s.opening }

// Begun returns how the session began.
func (s *Session) Begun() Start { return s.start }

// Game returns the moves made. It must not be changed.
func (s *Session) Game() *rules.Game { return s.game }

// Position returns the position shown.
func (s *Session) Position() rules.Position { return s.game.Position() }

// Phase returns what the session waits for.
func (s *Session) Phase() Phase { return s.phase }

// Verdict returns what is said of the last try. It lasts until the next one.
func (s *Session) Verdict() *Verdict { return &s.verdict }

// Hints returns how many hints were given to the present question.
func (s *Session) Hints() int { return s.hints }

// Score returns how many questions were answered at once and without help, of how many.
func (s *Session) Score() (right, asked int) { return s.right, s.asked }

// play makes a move that was proved before.
func (s *Session) play(m rules.Move) {
	if err := s.game.Play(m.Attempt()); err != nil {
		panic(err) // lines are proved when they are read
	}
}

// turn reports whether it is the learner's.
func (s *Session) turn() bool {
	p := s.game.Position()
	return p.Turn() == s.start.Side
}

// next is the move that is walked next; false if any will do, or none is left.
func (s *Session) next() (rules.Move, bool) {
	n := len(s.game.Moves())
	if n >= len(s.line) {
		return rules.NoMove, false
	}
	return s.line[n], true
}

// Wanted are the moves that answer the question: that of the line, or those of the book.
func (s *Session) Wanted() []Answer {
	p := s.game.Position()
	if s.phase != Asking {
		return nil
	}
	if m, walked := s.next(); walked {
		r, _ := s.opening.library.known(&p, m)
		text, _ := s.opening.library.Purpose(&p, m)
		return []Answer{{r, text}}
	}
	return s.opening.library.answers(&p)
}

// Asks reports whether the learner is to find the move alone. In Learn a move of which
// nothing is told is shown before it is made.
func (s *Session) Asks() bool {
	if s.start.Mode != Learn {
		return true
	}
	wanted := s.Wanted()
	return len(wanted) > 0 && wanted[0].Purpose != nil
}

// Reply returns the last move of the other side and what is told of it; NoMove before
// the first.
func (s *Session) Reply() (rules.Move, lessons.Text) {
	moves := s.game.Moves()
	for n := len(moves) - 1; n >= 0; n-- {
		p := s.game.PositionAfter(n)
		if p.Turn() == s.start.Side {
			continue
		}
		text, _ := s.opening.library.Purpose(&p, moves[n])
		return moves[n], text
	}
	return rules.NoMove, nil
}
