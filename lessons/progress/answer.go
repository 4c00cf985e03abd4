package progress

import (
	"fmt"
	"slices"
	"time"

	"terakoya/lessons"
)

// Result is what an answer was worth.
type Result uint8

// The results. Files keep their names.
const (
	Right  Result = iota // it met the goal
	Missed               // legal, but it did not meet the goal
	Foul                 // illegal
	Shown                // no try: the learner had the answer shown
)

var resultNames = []string{"right", "missed", "foul", "shown"}

// String returns the name of a result: "right", "missed", "foul" or "shown".
func (r Result) String() string { return resultNames[r] }

// Source is where an answer was asked for.
type Source uint8

// The sources. Files keep their names.
const (
	FromLesson Source = iota // the learner went through a lesson
	FromDrill                // practised: exercises made by a drill, or steps missed in a quiz
	FromReview               // was asked again on the day a [Card] was due
	FromQuiz                 // sat a [Paper]
)

var sourceNames = []string{"lesson", "drill", "review", "quiz"}

// String returns the name of a source: "lesson", "drill", "review" or "quiz".
func (s Source) String() string { return sourceNames[s] }

// Item is what can be asked again: a step of a lesson, or a drill, whose
// exercises differ by level and seed.
type Item struct {
	Lesson string // a drill may belong to none
	Step   string // empty for a drill
	Drill  string // the id of its template; empty for a step
}

// Answer is one try at an [Item], or the learner giving it up.
type Answer struct {
	Lesson, Step string // their ids; an exercise of a drill has no step
	// Drill, Level and Seed say from which template which exercise was made.
	Drill string
	Level int
	Seed  uint64

	Source Source
	Topic  string // by which [Figures] may count; it may be empty
	// Paper and Question say to which question of which paper, from 1, a quiz was
	// given the answer; both are 0 for other sources, and when the paper is
	// forgotten.
	Paper    int64
	Question int

	// When it was given; kept in UTC, to the microsecond. Its location says what
	// is a day: a card asked in the evening is due again by the next morning.
	When   time.Time
	Took   time.Duration // what the learner needed, to the microsecond; 0 if unknown
	Result Result
	// Foul is the code of the foul, such as "nifu"; empty for other results. It is
	// text, so that a code outlives a program that no longer knows it.
	Foul  string
	Hints int // hints given before it
	// Free says of a miss or a foul that it cost nothing, as the step invited to try.
	// It is kept and counts as an answer, but rates no card, is no first try and holds
	// nothing against the step.
	Free bool
	// Tried is what was tried: a move or a drop in USI, such as "P*5d"; for other
	// exercises as the caller writes it. It may be empty.
	Tried string
}

// Item returns what was asked.
func (a Answer) Item() Item { return Item{a.Lesson, a.Step, a.Drill} }

// kept returns the answer as a store keeps it, or what is wrong with it.
func (a Answer) kept() (Answer, error) {
	switch {
	case (a.Step == "") == (a.Drill == ""):
		return a, fmt.Errorf("answer %+v: it names neither step nor drill, or both", a)
	case a.Step != "" && a.Lesson == "":
		return a, fmt.Errorf("answer at %s: it names no lesson", a.Step)
	case a.Drill == "" && (a.Level != 0 || a.Seed != 0):
		return a, fmt.Errorf("answer at %s: a step has no level and no seed", a.Step)
	case int(a.Result) >= len(resultNames):
		return a, fmt.Errorf("answer at %s%s: there is no result %d", a.Step, a.Drill, uint8(a.Result))
	case int(a.Source) >= len(sourceNames):
		return a, fmt.Errorf("answer at %s%s: there is no source %d", a.Step, a.Drill, uint8(a.Source))
	case (a.Source == FromQuiz) != (a.Paper > 0) || (a.Source == FromQuiz) != (a.Question > 0) || a.Paper < 0 || a.Question < 0:
		return a, fmt.Errorf("answer at %s%s: question %d of paper %d from a %v", a.Step, a.Drill, a.Question, a.Paper, a.Source)
	case (a.Result == Foul) != (a.Foul != ""):
		return a, fmt.Errorf("answer at %s%s: %v with foul %q", a.Step, a.Drill, a.Result, a.Foul)
	case a.Free && a.Result != Missed && a.Result != Foul:
		return a, fmt.Errorf("answer at %s%s: %v is no miss that is free", a.Step, a.Drill, a.Result)
	case a.Hints < 0 || a.Took < 0:
		return a, fmt.Errorf("answer at %s%s: %d hints, took %v", a.Step, a.Drill, a.Hints, a.Took)
	}
	a.When = time.UnixMicro(a.When.UnixMicro()).UTC()
	a.Took = a.Took.Truncate(time.Microsecond)
	return a, nil
}

// parseResult reads the name of a result.
func parseResult(name string) (Result, error) {
	r := slices.Index(resultNames, name)
	if r < 0 {
		return 0, fmt.Errorf("there is no result %q", name)
	}
	return Result(r), nil
}

// parseSource reads the name of a source.
func parseSource(name string) (Source, error) {
	s := slices.Index(sourceNames, name)
	if s < 0 {
		return 0, fmt.Errorf("there is no source %q", name)
	}
	return Source(s), nil
}

// MasteryOf says by step how well it went in the lesson, from answers in the
// order in which they were given; those to drills, in reviews and in quizzes are
// not looked at. As in a [lessons.Session], what settles a step first stands;
// unlike there, a miss counts for good, also if the lesson was left after it.
// A step with nothing but misses is not settled.
func MasteryOf(answers []Answer) map[string]lessons.Mastery {
	how := map[string]string{}
	for _, a := range answers {
		if new, counts := a.settles(); counts {
			how[a.Step] = settled(how[a.Step], new)
		}
	}
	return masteryOf(how)
}

// masteryNames are how stores write how a step went, and stillMissed that it has
// misses and nothing yet that settles it.
var masteryNames = map[string]lessons.Mastery{
	"first-try": lessons.FirstTry, "with-help": lessons.WithHelp, "gave": lessons.Gave,
}

const stillMissed = "missed"

// settles returns how a step goes whose first answer this is; false if it does
// not count for the mastery of a lesson.
func (a Answer) settles() (how string, counts bool) {
	switch a.Result {
	case Right:
		how = "first-try"
		if a.Hints > 0 {
			how = "with-help"
		}
	case Missed, Foul:
		how = stillMissed
	case Shown:
		how = "gave"
	}
	return how, a.Source == FromLesson && a.Step != "" && !a.Free
}

// settled returns how a step went after one more answer.
func settled(before, new string) string {
	switch {
	case before == "":
		return new
	case before != stillMissed:
		return before
	case new == "first-try":
		return "with-help"
	}
	return new
}

// masteryOf leaves away what is not settled.
func masteryOf(how map[string]string) map[string]lessons.Mastery {
	all := map[string]lessons.Mastery{}
	for step, name := range how {
		if m, ok := masteryNames[name]; ok {
			all[step] = m
		}
	}
	return all
}
