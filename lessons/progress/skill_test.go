package progress

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// TestSkill: each letter is a first try: r right, h right with a hint, m missed, f foul,
// s shown. A number is the stage that is reached.
func TestSkill(t *testing.T) {
	const five = "rrrrr"
	for tries, want := range map[string]Stage{
		"":                               Beginning,
		"rrrr":                           Beginning,
		five:                             Begun,
		"rrrrhhhhh":                      Beginning,
		five + "rrrr":                    Begun,
		five + five:                      Practised,
		five + five + five + "rrrr":      Practised,
		five + five + five + five:        Learned,
		"rmrmrmrmr":                      Begun,
		five + "m":                       Begun,
		five + "mhm":                     Begun,
		five + "mm":                      Beginning,
		five + "fs":                      Beginning,
		five + five + five + five + "m":  Learned,
		five + five + five + five + "sm": Beginning,
		five + five + "mm" + "rrrr":      Beginning,
		five + five + "mm" + five:        Begun,
		five + "mmm" + five + "m":        Begun,
		"mmmm" + five:                    Begun,
	} {
		var s Skill
		for _, c := range tries {
			s = s.After(map[rune]Answer{
				'r': {Result: Right}, 'h': {Result: Right, Hints: 1}, 'm': {Result: Missed}, 'f': {Result: Foul, Foul: "nifu"}, 's': {Result: Shown},
			}[c])
		}
		if s.Stage() != want {
			t.Errorf("%s: stage %d, want %d", tries, s.Stage(), want)
		}
	}
}

func TestTries(t *testing.T) {
	step := Answer{Lesson: "moves-king", Step: "moves-king-2", When: day(1)}
	made := Answer{Lesson: "moves-king", Drill: "drill-reach", Level: 2, Seed: 7, When: day(1)}
	sibling, harder, free := made, made, step
	sibling.Seed, harder.Level, free.Free = 8, 3, true
	later := func(a Answer, by time.Duration) Answer { a.When = a.When.Add(by); return a }
	free.Step = "moves-king-3"
	answered := free
	answered.Free = false
	var tries Tries
	for i, c := range []struct {
		a    Answer
		want bool
	}{
		{step, true}, {made, true}, {later(step, time.Minute), false}, {sibling, true}, {harder, true}, {later(made, 59*time.Minute), false},
		{later(step, 30*time.Minute), false}, {later(step, 89*time.Minute), false}, {later(step, 149*time.Minute), true},
		{later(step, time.Minute), true}, // the clock was set back
		{free, false}, {answered, true},
	} {
		if got := tries.First(c.a); got != c.want {
			t.Errorf("answer %d: first try %v, want %v", i, got, c.want)
		}
	}
}

// testSince is part of the contract of stores.
func testSince(t *testing.T, s Store, again func() Store) {
	record := func(lesson, step string, n int) Answer {
		t.Helper()
		a := Answer{Lesson: lesson, Step: step, When: day(1).Add(time.Duration(n) * time.Minute).UTC(), Tried: "7g7f"}
		must(t, s.Record(a))
		return a
	}
	since := func(number int64, want ...Answer) int64 {
		t.Helper()
		got, last, err := s.AnswersSince(number, "moves-king", "horse")
		if diff := cmp.Diff(want, got); diff != "" || err != nil {
			t.Error(diff, err)
		}
		return last
	}
	if last := since(0); last != 0 {
		t.Errorf("the last of no answers is %d", last)
	}
	one, _, two := record("moves-king", "a", 1), record("nifu", "b", 2), record("horse", "c", 3)
	s = again()
	last := since(0, one, two)
	if since(last) != last {
		t.Error("another number without another answer")
	}
	record("nifu", "b", 4)
	three := record("moves-king", "a", 5)
	since(since(last, three))
	since(0, one, two, three)
	if all, last, err := s.AnswersSince(0); len(all) != 0 || last != 0 || err != nil {
		t.Errorf("of no lessons: %v, %d, %v", all, last, err)
	}
	other, err := s.AddLearner("Aki")
	must(t, err)
	must(t, s.Use(other.ID))
	since(0)
}
