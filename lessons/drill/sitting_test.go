package drill_test

import (
	"errors"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
)

// sat runs a sitting of n exercises; right says how each is answered.
func sat(t *testing.T, s *drill.Sitting, n int, right func(i int, e *drill.Exercise) bool) []drill.Exercise {
	t.Helper()
	var all []drill.Exercise
	for i := range n {
		e, err := s.Next()
		if err != nil {
			t.Fatal(err)
		}
		s.Answered(right(i, &e))
		all = append(all, e)
	}
	return all
}

func always(int, *drill.Exercise) bool { return true }

// fewest is how many different exercises a generator has at the least.
const fewest = 20

// TestNoRepeat: 50 exercises of one template are 50 different ones, however the
// board is turned.
func TestNoRepeat(t *testing.T) {
	each(t, func(t *testing.T, b *drill.Bench, d *lessons.Drill, _ drill.Generator) {
		seen := map[string]uint64{}
		s := b.Sit([]*lessons.Drill{d}, 1)
		for range 50 {
			e, err := s.Next()
			if errors.Is(err, drill.ErrNoMore) && (len(seen) >= fewest || d.Make == "mate") {
				break // there are no more handicaps, or problems in testdata
			}
			if err != nil {
				t.Fatal(err)
			}
			if first, twice := seen[e.Form()]; twice {
				t.Fatalf("seeds %d and %d are the same exercise", first, e.Seed)
			}
			seen[e.Form()] = e.Seed
			s.Answered(true)
		}
	})
}

func TestSittingIsRepeatable(t *testing.T) {
	drills := []*lessons.Drill{template("nifu"), template("pins"), template("promotion")}
	some := func(i int, _ *drill.Exercise) bool { return i%3 != 0 }
	a := sat(t, bench(t).Sit(drills, 5), 30, some)
	b := sat(t, bench(t).Sit(drills, 5), 30, some)
	for i := range a {
		if written(&a[i]) != written(&b[i]) {
			t.Fatalf("exercise %d differs", i)
		}
	}
}

func TestMissedComesBack(t *testing.T) {
	s := bench(t).Sit([]*lessons.Drill{template("nifu")}, 1)
	all := sat(t, s, 12, func(i int, _ *drill.Exercise) bool { return i != 1 })
	again := 0
	for i, e := range all[2:] {
		if e.ID == all[1].ID {
			if again++; i < 2 {
				t.Errorf("it came back after %d", i)
			}
		}
	}
	if again != 1 {
		t.Errorf("the exercise that was missed came back %d times", again)
	}
}

func TestLevels(t *testing.T) {
	d := template("nifu")
	d.Level = [2]int{2, 4}
	s := bench(t).Sit([]*lessons.Drill{d}, 1)
	for _, c := range []struct {
		right bool
		n     int
		level int
	}{{true, 2, 2}, {true, 1, 3}, {true, 3, 4}, {true, 3, 4}, {false, 1, 4}, {false, 1, 3}, {false, 2, 2}, {false, 4, 2}} {
		sat(t, s, c.n, func(int, *drill.Exercise) bool { return c.right })
		if got := s.Level(d.ID); got != c.level {
			t.Fatalf("after %d times %t: level %d, want %d", c.n, c.right, got, c.level)
		}
	}
}

// TestSiblings: after a right answer another case of the same template comes more
// often than chance has it.
func TestSiblings(t *testing.T) {
	drills := []*lessons.Drill{template("nifu"), template("pins"), template("attackers"), template("promotion"), template("dead-square")}
	all := sat(t, bench(t).Sit(drills, 3), 200, always)
	n := 0
	for i := 1; i < len(all); i++ {
		if all[i].Drill == all[i-1].Drill && all[i].Case != all[i-1].Case {
			n++
		}
	}
	if n < 60 {
		t.Errorf("%d siblings among 200", n)
	}
}

func TestNoMore(t *testing.T) {
	if _, err := bench(t).Sit(nil, 1).Next(); !errors.Is(err, drill.ErrNoMore) {
		t.Error(err)
	}
}

// TestSitMissed: of each template that was missed one comes first, at its level; what was
// missed does not come itself.
func TestSitMissed(t *testing.T) {
	b, nifu, pins := bench(t), template("nifu"), template("pins")
	nifu.Level, pins.Level = [2]int{1, 4}, [2]int{1, 2}
	missed := []drill.Missed{{nifu, 4, 11}, {pins, 5, 12}, {nifu, 3, 13}}
	forms := map[string]bool{}
	for _, m := range missed {
		if e, err := b.Make(m.Drill, m.Level, m.Seed); err == nil {
			forms[e.Form()] = true
		}
	}
	if len(forms) < 2 {
		t.Fatalf("%d were made", len(forms))
	}
	for seed := range uint64(8) {
		all := sat(t, b.SitMissed(missed, seed), 20, always)
		if all[0].Drill != nifu.ID || all[0].Level != 3 || all[1].Drill != pins.ID || all[1].Level != 2 {
			t.Errorf("first %s/%d and %s/%d", all[0].Drill, all[0].Level, all[1].Drill, all[1].Level)
		}
		for _, e := range all {
			if forms[e.Form()] {
				t.Errorf("seed %d: %s was missed itself", seed, e.ID)
			}
		}
	}
	few := template("handicap-name") // of which there are so few that it would come
	few.Level = [2]int{1, 1}
	miss, err := b.Make(few, few.Level[0], 1)
	if err != nil {
		t.Fatal(err)
	}
	s := b.SitMissed([]drill.Missed{{few, few.Level[0], 1}}, 1)
	for n, e := range sat(t, s, 400, always) {
		if e.Form() == miss.Form() {
			t.Errorf("exercise %d is the one that was missed", n)
		}
	}
	if all := sat(t, b.SitMissed(missed, 5), 3, always); written(&all[2]) != written(&sat(t, b.SitMissed(missed, 5), 3, always)[2]) {
		t.Error("it is not repeatable")
	}
}
