package quiz

import (
	"fmt"
	"hash/fnv"
	"slices"
	"time"

	"terakoya/lessons"
)

// Paper is a list of questions, the harder ones toward the end.
type Paper struct {
	Code      string
	Request   Request // with what it left open filled in
	Questions []Question
	// LeftOut are the drills of which no exercise could be made: the papers of the
	// teacher who wrote them go on without.
	LeftOut []LeftOut
}

// Question is one question of a paper. No two are the same exercise, also mirrored
// or with the sides exchanged.
type Question struct {
	Step    lessons.Step
	Topic   string // the id of its lesson
	Chapter string
	Origin  Origin
	Lesson  *lessons.Lesson // for its title, and the pieces of which its texts speak

	place  int // of the lesson in the course
	weight int // how hard it is, from 0 to 999
}

// Origin is where a question comes from: a step that is written, or a drill.
type Origin struct {
	Step  string // its id; empty for a drill
	Drill string // the id of the template
	Level int
	Seed  uint64
}

// String names it: the id of the step, or drill/level/seed.
func (o Origin) String() string {
	if o.Drill == "" {
		return o.Step
	}
	return fmt.Sprintf("%s/%d/%d", o.Drill, o.Level, o.Seed)
}

// In reports whether a lesson still has what a question came from. Lessons are edited
// while papers are sat.
func (o Origin) In(l *lessons.Lesson) bool {
	if o.Drill != "" {
		return slices.ContainsFunc(l.Drills, func(d lessons.Drill) bool { return d.ID == o.Drill })
	}
	return slices.ContainsFunc(l.Steps, func(s lessons.Step) bool { return s.ID == o.Step && s.Asks() })
}

// LeftOut is a drill of which no exercise could be made, and why.
type LeftOut struct {
	Lesson, Drill string
	Err           error
}

// Short returns how many questions fewer there are than were asked for, as the
// topics have no more.
func (p *Paper) Short() int { return p.Request.Count - len(p.Questions) }

// Time returns how much time there is; false if any.
func (p *Paper) Time() (time.Duration, bool) {
	return time.Duration(p.Request.Minutes) * time.Minute, p.Request.Minutes > 0
}

// print sums up what is asked.
func (p *Paper) print() uint16 {
	d := digest{fnv.New64a()}
	for i := range p.Questions {
		q := &p.Questions[i]
		d.add(q.Origin.String(), q.Step.Form())
	}
	return d.short()
}
