package opening

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// record collects answers as text.
func record(into *[]string) func(progress.Answer) {
	return func(a progress.Answer) {
		*into = append(*into, fmt.Sprintf("%s %s %s %s %d", a.Source, a.Step, a.Result, a.Tried, a.Hints))
	}
}

func (s *Session) try(t testing.TB, usi string) Result {
	t.Helper()
	a, err := rules.ParseAttempt(usi)
	if err != nil {
		t.Fatal(err)
	}
	return s.Try(a).Result
}

// TestLearn: the line is walked; what is told of is asked and then waits, the rest is
// shown.
func TestLearn(t *testing.T) {
	o := library(t, small).Find("small")
	var kept []string
	s := o.Begin(Start{Mode: Learn, Side: rules.Black, Line: 0, Record: record(&kept)})
	if played(s) != "7a6b" || s.Asks() || s.Wanted()[0].Move != move(t, "7g7f") {
		t.Fatalf("begins after %s, asks %t, wants %v", played(s), s.Asks(), s.Wanted())
	}
	if got := s.try(t, "4g4f"); got != OtherLine || played(s) != "7a6b" {
		t.Errorf("a move of another line is %s", got)
	}
	if got := s.try(t, "7g7f"); got != Right || played(s) != "7a6b 7g7f 5c5d" || !s.Asks() {
		t.Errorf("%s, after %s asks %t", got, played(s), s.Asks())
	}
	if got := s.try(t, "9g9f"); got != Outside || s.Phase() != Asking {
		t.Errorf("a move outside is %s", got)
	}
	if got := s.try(t, "4g4f"); got != Right || s.Phase() != Answered || played(s) != "7a6b 7g7f 5c5d 4g4f" {
		t.Errorf("%s, %d after %s", got, s.Phase(), played(s))
	}
	if c := s.Coming(); len(c) != 1 || c[0].Move != move(t, "6b5c") {
		t.Errorf("there comes %v", c)
	}
	s.Next()
	s.Show()
	if v := s.Verdict(); v.Result != Given || s.Phase() != Answered || v.Book[0].Purpose.In(lessons.English) != "T" {
		t.Errorf("shown: %+v", v)
	}
	s.Next()
	if right, asked := s.Score(); s.Phase() != Finished || right != 0 || asked != 2 {
		t.Errorf("at the end %d, %d of %d", s.Phase(), right, asked)
	}
	want := []string{
		"lesson main@2 shown 7g7f 0", "lesson main@4 missed 9g9f 0", "lesson main@4 right 4g4f 0", "lesson main@6 shown 4f4e 0",
	}
	if !slices.Equal(kept, want) {
		t.Errorf("kept %q", kept)
	}
}

// TestDrillTransposes: any move of the book is right, also in another order, and
// positions are kept where they stand, not by the way to them.
func TestDrillTransposes(t *testing.T) {
	o := library(t, small).Find("small")
	var kept []string
	begin := Start{Mode: Drill, Side: rules.Black, Record: record(&kept)}
	for begin.Seed = 0; ; begin.Seed++ { // until Uwate begins so
		if s := o.Begin(begin); played(s) == "7a6b" {
			break
		}
	}
	s := o.Begin(begin)
	if got := s.try(t, "4g4f"); got != Right || played(s) != "7a6b 4g4f 5c5d" {
		t.Fatalf("%s, after %s", got, played(s))
	}
	if got := s.try(t, "7g7f"); got != Right || s.Phase() != Asking || played(s) != "7a6b 4g4f 5c5d 7g7f 6b5c" {
		t.Fatalf("%s, %d after %s", got, s.Phase(), played(s))
	}
	if got := s.try(t, "4f4f"); got != Illegal || s.Verdict().Illegal == nil {
		t.Errorf("an illegal move is %s", got)
	}
	s.Hint()
	if n := s.Hint(); n != 2 || s.Hint() != 2 {
		t.Errorf("%d hints", n)
	}
	if got := s.try(t, "4f4e"); got != Right || s.Phase() != Answered {
		t.Errorf("%s, %d", got, s.Phase())
	}
	want := []string{"drill main@2 right 4g4f 0", "drill other@4 right 7g7f 0", "drill main@6 right 4f4e 2"}
	if !slices.Equal(kept, want) {
		t.Errorf("kept %q", kept)
	}
}

// TestSides: Uwate begins, so that one who plays Uwate is asked at once.
func TestSides(t *testing.T) {
	o := library(t, small).Find("small")
	s := o.Begin(Start{Mode: Drill, Side: rules.White})
	if played(s) != "" || s.Phase() != Asking || len(s.Wanted()) != 2 {
		t.Errorf("after %q asks for %v", played(s), s.Wanted())
	}
	for _, usi := range []string{"7a6b", "5c5d"} {
		if got := s.try(t, usi); got != Right {
			t.Errorf("%s is %s", usi, got)
		}
	}
	if got := s.try(t, "9c9d"); got != Disproved || len(s.Verdict().Line) == 0 || s.Verdict().Line[0] != move(t, "4f4e") {
		t.Errorf("the marked mistake is %s, answered %v", got, s.Verdict().Line)
	}
	s.Retry()
	if s.Verdict().Result != NotTried {
		t.Error("the verdict stays")
	}
}

// TestDueFirst: where something is due behind a branch it is chosen, and what is known
// before it is made by itself.
func TestDueFirst(t *testing.T) {
	o := library(t, small).Find("small")
	due := NewMemory(func(i progress.Item) State {
		if i.Step == "main@6" {
			return Due
		}
		return Known
	})
	for seed := range uint64(20) {
		s := o.Begin(Start{Mode: Drill, Side: rules.Black, Seed: seed, Memory: due})
		if played(s) != "7a6b" { // there are two moves of the book
			t.Fatalf("seed %d begins after %s", seed, played(s))
		}
		if s.try(t, "7g7f"); played(s) != "7a6b 7g7f 5c5d" {
			t.Fatalf("seed %d comes to %s", seed, played(s))
		}
	}
	branches := map[string]int{}
	for seed := range uint64(200) {
		branches[played(o.Begin(Start{Mode: Drill, Side: rules.Black, Seed: seed}))]++
	}
	if branches["7a6b"] < 150 || branches["3a2b"] < 5 { // 9 to 1 by weight; after 3a2b nothing is to be learned
		t.Errorf("the branches are %v", branches)
	}
}

// TestPunish: the session begins behind the mistake; a move that is as good as that of
// the book is right, another is not.
func TestPunish(t *testing.T) {
	o := library(t, small).Find("small")
	if got := o.Problems(rules.Black); len(got) != 2 || len(o.Problems(rules.White)) != 0 {
		t.Fatalf("the problems are %v", got)
	}
	begin := Start{Mode: Punish, Side: rules.Black, Line: 0}
	for name, c := range map[string]struct {
		compared Comparison
		result   Result
		phase    Phase
	}{
		"as good":    {Comparison{Loss: Good}, Right, Answered},
		"less good":  {Comparison{Loss: Good + 1}, Outside, Asking},
		"lets mate":  {Comparison{Loss: 0, Mate: 5}, Outside, Asking},
		"far better": {Comparison{Loss: -500}, Right, Answered},
	} {
		s := o.Begin(begin)
		if played(s) != "7a6b 7g7f 5c5d 4g4f 9c9d" {
			t.Fatalf("begins after %s", played(s))
		}
		s.try(t, "2g2f")
		s.Compared(c.compared)
		if s.Verdict().Result != c.result || s.Phase() != c.phase {
			t.Errorf("%s: %s, %d", name, s.Verdict().Result, s.Phase())
		}
	}
	s := o.Begin(begin)
	if got := s.try(t, "4f4e"); got != Right || s.Phase() != Answered {
		t.Errorf("the move of the book is %s, %d", got, s.Phase())
	}
	if s.Next(); s.Phase() != Finished {
		t.Error("it goes on")
	}
}

// TestStates: what is due is due for the whole day; what lasts a week is known.
func TestStates(t *testing.T) {
	now := time.Date(2026, time.March, 3, 9, 0, 0, 0, time.UTC)
	card := func(days int, stability float64) progress.Card {
		c := progress.Card{Reps: 1, Rated: now.AddDate(0, 0, -1), Due: now.AddDate(0, 0, days)}
		c.Stability = stability
		return c
	}
	for name, c := range map[string]struct {
		card progress.Card
		ok   bool
		want State
	}{
		"none": {progress.Card{}, false, New}, "today": {card(0, 30), true, Due}, "late": {card(-4, 30), true, Due},
		"tomorrow": {card(1, 2), true, Learning}, "in a week": {card(7, 8), true, Known},
	} {
		if got := StateOf(c.card, c.ok, now); got != c.want {
			t.Errorf("%s: %d", name, got)
		}
	}
	o := library(t, small).Find("small")
	m := NewMemory(func(i progress.Item) State {
		return map[string]State{"main@2": Known, "main@4": Learning, "late@6": Due}[i.Step]
	})
	if got := o.Tally(m, rules.Black); got != (Tally{All: 6, New: 3, Learning: 1, Known: 1, Due: 1}) {
		t.Errorf("the tally is %+v", got)
	}
	dots := o.Lanes[0].Dots
	if o.At(m, dots[0], rules.Black) != Known || o.At(m, dots[1], rules.Black) != Known || o.At(m, dots[2], rules.Black) != Learning {
		t.Error("the map shows other states")
	}
}

// TestShippedSessions: every opening can be walked and drilled to its end by the moves
// that it asks for, from either side.
func TestShippedSessions(t *testing.T) {
	l, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range l.All {
		for _, side := range []rules.Color{rules.Black, rules.White} {
			for i := range o.Lines {
				walk(t, o.Begin(Start{Mode: Learn, Side: side, Line: i}))
			}
			for seed := range uint64(5) {
				walk(t, o.Begin(Start{Mode: Drill, Side: side, Seed: seed}))
			}
			for i := range o.Problems(side) {
				s := o.Begin(Start{Mode: Punish, Side: side, Line: i})
				if len(s.Wanted()) == 0 {
					t.Errorf("%s: nothing punishes problem %d", o.ID, i)
				}
				walk(t, s)
			}
		}
	}
}

func walk(t *testing.T, s *Session) {
	t.Helper()
	for range 200 {
		switch s.Phase() {
		case Asking:
			if got := s.Try(s.Wanted()[0].Move.Attempt()).Result; got != Right {
				t.Fatalf("%s after %s: the move asked for is %s", s.Opening().ID, played(s), got)
			}
		case Answered:
			s.Next()
		case Finished:
			return
		}
	}
	t.Fatalf("%s has no end: %s", s.Opening().ID, played(s))
}
