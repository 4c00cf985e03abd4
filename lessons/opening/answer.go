package opening

import (
	"errors"

	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/joseki"
)

// Try plays an attempt of the learner. A move that is not the one asked for is taken
// back at once, and the verdict says why. One that is [Outside] is to be compared by the
// caller, who then tells it by [Session.Compared].
func (s *Session) Try(a rules.Attempt) *Verdict {
	if s.phase != Asking {
		return &s.verdict
	}
	p := s.game.Position()
	s.verdict = Verdict{Before: p, Tried: a.Move(), Book: s.Wanted()}
	var illegal *rules.IllegalMove
	if errors.As(p.Check(a), &illegal) {
		s.verdict.Result, s.verdict.Illegal, s.verdict.Tried = Illegal, illegal, rules.NoMove
		return &s.verdict // mostly a slip of the hand: it tells nothing of the opening, and is not kept
	}
	switch s.verdict.Result = s.judge(&p, a.Move()); s.verdict.Result {
	case Right:
		s.accept(a.Move())
	case Disproved:
		s.verdict.Line = s.opening.library.refutation(p, a.Move())
		s.record(progress.Missed)
	case Outside:
		if s.start.Mode != Punish { // there it may be as good
			s.record(progress.Missed)
		}
	case NotTried, OtherLine, Illegal, Given:
	}
	return &s.verdict
}

// judge says what a legal move is to the question.
func (s *Session) judge(p *rules.Position, m rules.Move) Result {
	for _, w := range s.Wanted() {
		if w.Move == m {
			return Right
		}
	}
	r, known := s.opening.library.known(p, m)
	switch {
	case !known:
		return Outside
	case r.Kind == joseki.Mistake:
		return Disproved
	}
	return OtherLine
}

// Compared says what a player of package engine thinks of the move that was tried last,
// if it was Outside. In Punish a move that is nearly as good as that of the book is
// right.
func (s *Session) Compared(c Comparison) {
	if s.verdict.Result != Outside || s.phase != Asking {
		return
	}
	s.verdict.Compared, s.verdict.Line = &c, c.Line
	if s.start.Mode != Punish {
		return
	}
	if c.Mate == 0 && c.Loss <= Good {
		s.verdict.Result = Right
		s.accept(s.verdict.Tried)
		return
	}
	s.record(progress.Missed)
}

// accept makes the learner's move. Where nothing is told of it, the session goes on at
// once.
func (s *Session) accept(m rules.Move) {
	s.record(progress.Right)
	if s.Asks() {
		s.asked++
		if !s.missed && s.hints == 0 {
			s.right++
		}
	}
	s.made(m)
}

// made makes the learner's move and waits, if there is something to read.
func (s *Session) made(m rules.Move) {
	s.play(m)
	s.phase = Answered
	if told := s.told(); !told && s.start.Mode != Punish {
		s.advance()
	}
}

// told reports whether there is something to read about the move just made.
func (s *Session) told() bool {
	_, ok := s.opening.library.Purpose(&s.verdict.Before, s.verdict.Tried)
	return ok
}

// Hint gives one more hint, of two: the piece, then the move. It returns how many were
// given.
func (s *Session) Hint() int {
	if s.phase == Asking && s.Asks() && s.hints < 2 {
		s.hints++
	}
	return s.hints
}

// Show makes the move that is asked for.
func (s *Session) Show() {
	wanted := s.Wanted()
	if len(wanted) == 0 {
		return
	}
	s.verdict = Verdict{Result: Given, Before: s.game.Position(), Tried: wanted[0].Move, Book: wanted}
	s.record(progress.Shown)
	if s.Asks() {
		s.asked++
	}
	s.made(wanted[0].Move)
}

// Retry takes the verdict away.
func (s *Session) Retry() {
	if s.phase == Asking {
		s.verdict = Verdict{}
	}
}

// record tells an answer, if the position is kept. In Learn a move that was shown
// beforehand is kept as shown, once: it is no answer.
func (s *Session) record(r progress.Result) {
	if r != progress.Right && r != progress.Shown {
		s.missed = true
	}
	p := s.verdict.Before
	item, ok := s.opening.Item(p.Hash())
	if !ok || s.start.Record == nil {
		return
	}
	a := progress.Answer{
		Lesson: item.Lesson, Step: item.Step, Topic: item.Lesson, Source: progress.FromDrill,
		Result: r, Hints: s.hints, Tried: s.verdict.Tried.String(),
	}
	if s.start.Mode == Learn {
		a.Source = progress.FromLesson
		if !s.Asks() {
			if r != progress.Right && r != progress.Shown || s.start.Memory.State(item) != New {
				return
			}
			a.Result = progress.Shown
		}
	}
	s.start.Record(a)
	s.start.Memory.Forget(item)
}
