package drill

import (
	"errors"
	"math/rand/v2"
	"slices"

	"terakoya/lessons"
)

// Sitting is a run of exercises from one or more templates. No exercise comes
// twice, also not mirrored or with the sides exchanged, but for one that was
// missed: that comes back until it is answered. It is a function of templates,
// seed and answers. It is for one goroutine.
type Sitting struct {
	bench  *Bench
	rand   *rand.Rand
	pace   []pace
	seen   map[string]bool // by form
	missed []missed
	first  int // of so many templates one each is asked before any other
	asked  int
	now    *Exercise
	at     int  // the template of now
	again  bool // now has come back
	done   bool // now was answered
	right  bool // and rightly
}

// pace is how it goes with a template.
type pace struct {
	drill        *lessons.Drill
	level        int
	right, wrong int // running
}

// missed is an exercise that is to come again.
type missed struct {
	at, level int
	seed      uint64
	due       int // not before so many were asked
}

// After so many right answers to a template its level rises, after so many wrong
// ones it falls; and so many other exercises lie between a miss and its return.
const (
	rightToRise = 3
	wrongToFall = 2
	pause       = 3
)

// siblings is how often of a hundred a right answer is followed by another case of
// the same template.
const siblings = 35

// freshTries is how many seeds are tried for an exercise that has not been seen.
const freshTries = 300

// ErrNoMore says that the templates make nothing that has not been seen.
var ErrNoMore = errors.New("the drills have nothing new")

// Sit begins a sitting at the lowest level of each template.
func (b *Bench) Sit(drills []*lessons.Drill, seed uint64) *Sitting {
	s := &Sitting{bench: b, rand: rand.New(rand.NewPCG(seed, 0)), seen: map[string]bool{}}
	for _, d := range drills {
		s.pace = append(s.pace, pace{drill: d, level: d.Level[0]})
	}
	return s
}

// Missed is an exercise that was missed elsewhere, such as in a quiz.
type Missed struct {
	Drill *lessons.Drill
	Level int
	Seed  uint64
}

// SitMissed begins a sitting with siblings of exercises that were missed: first one
// of each template, in their order and at the lowest level that was missed of it, then
// as any sitting goes on. The exercises themselves do not come.
func (b *Bench) SitMissed(all []Missed, seed uint64) *Sitting {
	s := b.Sit(nil, seed)
	for _, m := range all {
		if e, err := b.Make(m.Drill, m.Level, m.Seed); err == nil { // else the template has changed since
			s.seen[e.Form()] = true
		}
		level := max(m.Drill.Level[0], min(m.Level, m.Drill.Level[1]))
		at := slices.IndexFunc(s.pace, func(p pace) bool { return p.drill == m.Drill })
		if at < 0 {
			at = len(s.pace)
			s.pace = append(s.pace, pace{drill: m.Drill, level: level})
		}
		s.pace[at].level = min(s.pace[at].level, level)
	}
	s.first = len(s.pace)
	return s
}

// Next returns the next exercise. The error is [ErrNoMore], or that of a template.
func (s *Sitting) Next() (Exercise, error) {
	if len(s.pace) == 0 {
		return Exercise{}, ErrNoMore
	}
	s.asked++
	if len(s.missed) > 0 && s.missed[0].due <= s.asked {
		return s.back()
	}
	at, other := s.rand.IntN(len(s.pace)), ""
	if s.first > 0 {
		at = len(s.pace) - s.first
		s.first--
	} else if s.now != nil && s.right && s.rand.IntN(100) < siblings {
		at, other = s.at, s.now.Case
	}
	e, err := s.fresh(at, other)
	for next := 0; errors.Is(err, ErrNoMore) && next < len(s.pace); next++ {
		e, err = s.fresh((at+next)%len(s.pace), "")
	}
	if errors.Is(err, ErrNoMore) && len(s.missed) > 0 {
		return s.back()
	}
	return e, err
}

// back returns what was missed first.
func (s *Sitting) back() (Exercise, error) {
	m := s.missed[0]
	s.missed = s.missed[1:]
	e, err := s.bench.Make(s.pace[m.at].drill, m.level, m.seed)
	s.now, s.at, s.again, s.done, s.right = &e, m.at, true, false, false
	return e, err
}

// fresh makes an exercise of a template that has not been seen, of another case
// than the one named, if the template has any.
func (s *Sitting) fresh(at int, other string) (Exercise, error) {
	p := &s.pace[at]
	for n := range freshTries {
		seed := uint64(s.rand.Uint32())
		kase, err := s.bench.Case(p.drill, p.level, seed)
		if err != nil {
			return Exercise{}, err
		}
		if kase == other && n < freshTries/2 {
			continue
		}
		e, err := s.bench.Make(p.drill, p.level, seed)
		if err != nil {
			return Exercise{}, err
		}
		if form := e.Form(); !s.seen[form] {
			s.seen[form] = true
			s.now, s.at, s.again, s.done, s.right = &e, at, false, false, false
			return e, nil
		}
	}
	return Exercise{}, ErrNoMore
}

// Answered takes note of how the exercise that Next gave last was answered. It
// does nothing before the first, or a second time.
func (s *Sitting) Answered(right bool) {
	if s.now == nil || s.done {
		return
	}
	s.done = true
	p := &s.pace[s.at]
	if s.right = right; right {
		p.right, p.wrong = p.right+1, 0
	} else {
		p.right, p.wrong = 0, p.wrong+1
		s.missed = append(s.missed, missed{s.at, s.now.Level, s.now.Seed, s.asked + pause + 1})
	}
	switch {
	case p.right == rightToRise:
		p.right, p.level = 0, min(p.level+1, p.drill.Level[1])
	case p.wrong == wrongToFall:
		p.wrong, p.level = 0, max(p.level-1, p.drill.Level[0])
	}
}

// Again reports whether the exercise that Next gave last is one that was missed
// before.
func (s *Sitting) Again() bool { return s.again }

// Level returns the level at which a template now stands; 0 if it is not in the
// sitting.
func (s *Sitting) Level(drill string) int {
	for _, p := range s.pace {
		if p.drill.ID == drill {
			return p.level
		}
	}
	return 0
}
