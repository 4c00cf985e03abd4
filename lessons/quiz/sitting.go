package quiz

import (
	"fmt"
	"time"

	"terakoya/lessons"
	"terakoya/rules"
)

// Sitting is one learner at one paper: one try a question, and no help. Questions
// may be answered in any order; they are numbered from 0.
type Sitting struct {
	Paper  *Paper
	places []place // by question
}

// place is how a question stands.
type place struct {
	session *lessons.Session
	settled bool
	verdict lessons.Verdict
	moves   []rules.Attempt // of the learner, in a line
	kept    string
}

// Sit returns a sitting at its beginning.
func Sit(p *Paper) *Sitting {
	s := &Sitting{Paper: p, places: make([]place, len(p.Questions))}
	for i := range s.places {
		s.places[i].session = lessons.NewSession(p.Questions[i].alone())
	}
	return s
}

// alone is the question's lesson with nothing else in it.
func (q *Question) alone() *lessons.Lesson {
	l := lessons.Lesson{ID: q.Topic, Chapter: q.Chapter}
	if q.Lesson != nil {
		l = *q.Lesson
	}
	l.Steps, l.Drills = []lessons.Step{q.Step}, nil
	return &l
}

// Resume returns a sitting that goes on with answers kept, by question; see
// [Sitting.Kept]. The error says which answer cannot be read.
func Resume(p *Paper, kept map[int]string) (*Sitting, error) {
	s := Sit(p)
	for i := range p.Questions {
		answer, given := kept[i]
		switch {
		case !given:
			continue
		case answer == skip:
			s.Skip(i)
			continue
		}
		r, err := DecodeResponse(&p.Questions[i].Step, answer)
		if err != nil {
			return nil, fmt.Errorf("question %d: %w", i+1, err)
		}
		s.Answer(i, r)
	}
	return s, nil
}

// Session returns a question as the screens of lessons show one, to be drawn and
// not to be tried on: the board after the answer, and how far a line has come.
func (s *Sitting) Session(i int) *lessons.Session { return s.places[i].session }

// Answer takes the answer to a question, and does nothing where it has one. In a
// line the answer is one move, and the question is settled by the last one or the
// first that is wrong; or, as [Right] gives it, the Text of the response is all
// moves.
func (s *Sitting) Answer(i int, r lessons.Response) lessons.Verdict {
	p := &s.places[i]
	if p.session.Walk() == nil || r.Text == "" {
		return s.try(i, r)
	}
	moves, err := unlisted(r.Text, rules.ParseAttempt)
	if err != nil {
		return lessons.Verdict{Result: lessons.Missed, Response: r}
	}
	for _, m := range moves {
		s.try(i, lessons.Response{Attempt: m})
	}
	return p.verdict
}

func (s *Sitting) try(i int, r lessons.Response) lessons.Verdict {
	if p := &s.places[i]; !p.settled {
		p.session.Try(r)
		s.note(i)
	}
	return s.places[i].verdict
}

// Take takes a move of a line that was judged by [lessons.Walk.Weigh] of the
// question's session, where it stands now: what [Sitting.Answer] does, for whoever
// judges on another goroutine.
func (s *Sitting) Take(i int, x lessons.Weighed) lessons.Verdict {
	if p := &s.places[i]; !p.settled && p.session.Walk() != nil {
		p.session.Take(x)
		s.note(i)
	}
	return s.places[i].verdict
}

// note keeps the answer that was just judged.
func (s *Sitting) note(i int) {
	p := &s.places[i]
	step := &s.Paper.Questions[i].Step
	p.verdict = p.session.Verdict()
	if step.Kind != lessons.PlayLine {
		p.settled, p.kept = true, EncodeResponse(step, p.verdict.Response)
		return
	}
	p.moves = append(p.moves, p.verdict.Response.Attempt)
	p.settled = p.verdict.Result != lessons.Right || p.session.Walk().Done()
	p.kept = listed(p.moves, inUSI)
	p.verdict.Response.Text = p.kept
}

// Skip gives a question up: it counts as missed.
func (s *Sitting) Skip(i int) {
	if p := &s.places[i]; !p.settled {
		p.settled, p.kept, p.verdict = true, skip, lessons.Verdict{Result: lessons.Missed}
	}
}

// Settled reports whether a question has its answer, or was skipped.
func (s *Sitting) Settled(i int) bool { return s.places[i].settled }

// Skipped reports whether a question was skipped.
func (s *Sitting) Skipped(i int) bool { return s.places[i].kept == skip }

// Verdict returns what a question's answer is worth; it has a meaning where it is
// settled.
func (s *Sitting) Verdict(i int) lessons.Verdict { return s.places[i].verdict }

// Kept returns the answer to a question as text for [Resume]; empty where there is
// none. Of a line that is still being played it is the moves so far.
func (s *Sitting) Kept(i int) string { return s.places[i].kept }

// Next returns the first question that is open; false if none is.
func (s *Sitting) Next() (int, bool) {
	for i := range s.places {
		if !s.places[i].settled {
			return i, true
		}
	}
	return 0, false
}

// Progress returns how many questions are settled, and how many of them rightly.
func (s *Sitting) Progress() (settled, right int) {
	for _, p := range s.places {
		if p.settled {
			settled++
		}
		if p.right() {
			right++
		}
	}
	return settled, right
}

func (p *place) right() bool { return p.settled && p.verdict.Result == lessons.Right }

// Left returns how much time is left of that of the paper, when so much is used;
// false where any time may be taken.
func (s *Sitting) Left(used time.Duration) (time.Duration, bool) {
	all, timed := s.Paper.Time()
	return max(0, all-used), timed
}

// Over reports whether the paper is done, when so much time is used: nothing is
// open, or no time is left.
func (s *Sitting) Over(used time.Duration) bool {
	_, open := s.Next()
	left, timed := s.Left(used)
	return !open || timed && left == 0
}
