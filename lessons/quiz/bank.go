package quiz

import (
	"encoding/binary"
	"errors"
	"hash"
	"hash/fnv"

	"terakoya/lessons"
	"terakoya/lessons/drill"
)

// Bank is where questions come from. It may be used from several goroutines at
// once, if the course is left alone.
type Bank struct {
	course  *lessons.Course
	bench   *drill.Bench
	edition uint16
}

// NewBank returns the bank of a course. Without a bench there are no drills.
func NewBank(course *lessons.Course, bench *drill.Bench) *Bank {
	b := &Bank{course: course, bench: bench}
	ids := digest{fnv.New64a()}
	for i := range course.Lessons {
		l := &course.Lessons[i]
		ids.add("lesson", l.ID, l.Chapter)
		for _, s := range l.Steps {
			ids.add("step", s.ID)
		}
		for _, d := range l.Drills {
			ids.add("drill", d.ID)
		}
	}
	b.edition = ids.short()
	return b
}

// Edition names the edition of the lessons: two signs that stand for which
// lessons, steps and drills there are, in which order.
func (b *Bank) Edition() string { return signs(b.edition) }

// ErrNothing says that the topics asked for have no exercise.
var ErrNothing = errors.New("there is no exercise in these topics")

// Set makes the paper of a request and a seed below [Seeds]. It has fewer
// questions than asked for where there are not so many; see [Paper.Short]. The
// error is a [*RequestError] or [ErrNothing].
func (b *Bank) Set(r Request, seed uint32) (*Paper, error) {
	if seed >= Seeds {
		return nil, refused("seed %d: want 0 to %d", seed, Seeds-1)
	}
	s, err := b.scope(r)
	if err != nil {
		return nil, err
	}
	return b.set(r, s, seed)
}

func (b *Bank) set(r Request, s scope, seed uint32) (*Paper, error) {
	r, err := b.settle(r, s)
	if err != nil {
		return nil, err
	}
	p := b.choose(r, s, seed)
	if len(p.Questions) == 0 {
		return nil, ErrNothing
	}
	t := ticket{
		mode: r.Mode, level: r.Level, edition: b.edition, print: p.print(), seed: seed,
		count: r.Count, minutes: r.Minutes,
	}
	if !s.whole() || r.Mode.isCheck() {
		t.scope = s
	}
	p.Code = t.String()
	return p, nil
}

// Read makes the paper of a code. The error is a [*CodeError] for what is no code,
// and an [*EditionError] where it was made with other lessons.
func (b *Bank) Read(code string) (*Paper, error) {
	t, err := parseTicket(code)
	if err != nil {
		return nil, err
	}
	all := len(b.course.Lessons)
	other := &EditionError{Made: signs(t.edition), Here: b.Edition()}
	if t.edition != b.edition || len(t.scope) > all {
		return nil, other
	}
	s := make(scope, all)
	copy(s, t.scope)
	for i := range s {
		s[i] = s[i] || len(t.scope) == 0
	}
	p, err := b.set(Request{Mode: t.mode, Count: t.count, Minutes: t.minutes, Level: t.level}, s, t.seed)
	if err != nil || p.Code != t.String() {
		return nil, other
	}
	return p, nil
}

// EditionError says that a code was made with other lessons than there are here.
type EditionError struct {
	// Made and Here name the editions. They are equal where the same lessons have
	// changed, or the program makes other exercises of them.
	Made, Here string
}

func (e *EditionError) Error() string {
	if e.Made == e.Here {
		return "the code was made with edition " + e.Made + " of the lessons, as is here, but the exercises have changed since: " +
			"it would be another paper"
	}
	return "the code was made with edition " + e.Made + " of the lessons, and here is edition " + e.Here +
		": it would be another paper"
}

// digest sums up texts.
type digest struct{ hash.Hash64 }

// add takes in texts, each with its length, so that no two lists are the same.
func (d digest) add(texts ...string) {
	for _, t := range texts {
		_, _ = d.Write(binary.AppendUvarint(nil, uint64(len(t)))) // never fails
		_, _ = d.Write([]byte(t))
	}
}

// short folds the sum to as many bits as a code has for it.
func (d digest) short() uint16 {
	n := d.Sum64()
	n ^= n >> 32
	n ^= n >> 16
	return uint16(n & (1<<printBits - 1))
}
