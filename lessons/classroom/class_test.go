package classroom

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"terakoya/lessons"
	"terakoya/rules"
)

// nifuClass is a class before all steps of a lesson.
func nifuClass(t testing.TB) *Class {
	t.Helper()
	slides, err := Slides(Playlist{Items: []Item{{Kind: Lesson, ID: "nifu"}}}, shipped())
	if err != nil || len(slides) < 3 {
		t.Fatal(len(slides), err)
	}
	return New(slides, Roster{[]string{"Ada", "Grace", "Mary"}})
}

// TestGoing: there is no slide beyond the ends, and each keeps what is its own.
func TestGoing(t *testing.T) {
	c := nifuClass(t)
	changes := told(c)
	last := len(c.Slides()) - 1
	if c.Previous() || c.GoTo(-1) || c.GoTo(last+1) || c.GoTo(0) || c.At() != 0 || len(*changes) > 0 {
		t.Fatalf("at %d, told %v", c.At(), *changes)
	}
	c.Vote("A", 3)
	c.Mark(40)
	c.Arrow(40, 30)
	if !c.Next() || c.At() != 1 || c.Tally()[0].Votes != 0 || !c.Pen().Rings.Empty() || len(c.Pen().Arrows) > 0 {
		t.Error("the second slide has something of the first")
	}
	if !c.GoTo(last) || c.Next() || !c.GoTo(0) || c.Tally()[0].Votes != 3 || !c.Pen().Rings.Has(40) {
		t.Error("the first slide has lost what is its own")
	}
	want := []Change{VotesChanged, PenChanged, PenChanged, SlideChanged, SlideChanged, SlideChanged}
	if !slices.Equal(*changes, want) {
		t.Errorf("told %v, want %v", *changes, want)
	}
}

// TestNoSlides: a class without a playlist has a board to play on.
func TestNoSlides(t *testing.T) {
	c := New(nil, Roster{})
	if c.Slide().Step != nil || c.Next() || c.Previous() || c.Pick(rand.New(rand.NewPCG(1, 1))) != "" || len(c.Options()) != 4 {
		t.Error("there is something")
	}
	c.Reveal()
	if _, ok := c.Answer(); ok || c.Revealed() {
		t.Error("nothing is asked, and there is an answer")
	}
	if r := c.Attempt(attempt(t, "7g7f")); !r.Legal || r.Judged || c.Position().Turn != rules.White {
		t.Errorf("%+v", r)
	}
	c.Vote("A", 1)
	if len(c.Results()) > 0 || len(c.Report().Rows) > 0 {
		t.Error("there are results of no slide")
	}
}

// TestListeners: each is told once, until it stops, also while the others are told.
func TestListeners(t *testing.T) {
	c := nifuClass(t)
	var first, second, third int
	var stopThird func()
	stopFirst := c.Listen(func(Change) { first++ })
	c.Listen(func(Change) {
		if second++; second == 2 {
			stopThird()
		}
	})
	stopThird = c.Listen(func(Change) { third++ })
	c.Vote("A", 1)
	stopFirst()
	stopFirst()
	c.Vote("A", 1)
	c.Vote("A", 1)
	if first != 1 || second != 3 || third != 1 {
		t.Errorf("told %d, %d and %d times; want 1, 3 and 1", first, second, third)
	}
}

// TestNothingChanged tells nobody.
func TestNothingChanged(t *testing.T) {
	c := step(t, "nifu-1")
	changes := told(c)
	now := time.Unix(0, 0)
	c.Reveal() // nothing is asked
	c.Conceal()
	c.Vote("A", -1)
	c.Vote("Z", 1)
	c.SetVotes("A", 0)
	c.ClearVotes()
	c.Mark(rules.OffBoard)
	c.Arrow(5, 5)
	c.ClearPen()
	c.Score(0, -1)
	c.Score(2, 1)
	c.SetTeam(-1, "x")
	c.ClearScores()
	c.StartTimer(0, now)
	c.PauseTimer(now)
	c.ResumeTimer(now)
	c.StopTimer()
	c.ClearPicked()
	c.Restart()
	c.SetFree(false)
	if c.TakeBack() || len(*changes) > 0 {
		t.Errorf("told %v", *changes)
	}
}

// TestTally: votes are never fewer than none, whatever is counted, and what is right
// is told once it is revealed.
func TestTally(t *testing.T) {
	random := rand.New(rand.NewPCG(10, 3))
	c := stepOf(t, func(s *lessons.Step) bool { return s.Kind == lessons.Judgement && len(s.Offer) == 4 })
	want := map[string]int{}
	numbers := []int{1, -1, 1, 2, -5, 1 << 62, -1 << 62, 1000, 7}
	for range 3000 {
		option, n := string(rune('A'+random.IntN(5))), numbers[random.IntN(len(numbers))]
		switch random.IntN(3) {
		case 0:
			c.SetVotes(option, n)
			want[option] = max(0, min(n, MostVotes))
		default:
			c.Vote(option, n)
			want[option] = max(0, min(want[option]+max(-1000, min(n, 1000)), MostVotes))
		}
		delete(want, "E") // no option
		for _, count := range c.Tally() {
			if count.Votes != want[count.Option] || count.Votes < 0 || count.Right {
				t.Fatalf("%+v, want %d", count, want[count.Option])
			}
		}
	}
	c.Reveal()
	for i, count := range c.Tally() {
		illegal := c.Slide().Step.Verdict()
		want := rules.NoFoul
		if illegal != nil {
			want = illegal.Foul
		}
		if count.Right != (c.Slide().Step.Offer[i] == want) {
			t.Errorf("option %s is told to be right: %v", count.Option, count.Right)
		}
	}
	c.Conceal()
	if c.ClearVotes(); slices.ContainsFunc(c.Tally(), func(n Count) bool { return n.Votes > 0 || n.Right }) {
		t.Errorf("%+v", c.Tally())
	}
}

// TestOptions: letters for what a step offers, and A to D where it offers nothing.
func TestOptions(t *testing.T) {
	course := shipped().Course
	seen := map[lessons.Kind]bool{}
	for i := range course.Lessons {
		for n := range course.Lessons[i].Steps {
			s := &course.Lessons[i].Steps[n]
			c := New([]Slide{{Step: s, Lesson: &course.Lessons[i]}}, Roster{})
			want := 4
			switch s.Kind {
			case lessons.Choice:
				want = len(s.Option)
			case lessons.Judgement:
				want = len(s.Offer)
			case lessons.RuleGame:
				want = len(s.Rulings)
			case lessons.Show, lessons.PlayMove, lessons.TapSquares, lessons.EnterNumber, lessons.SetUp,
				lessons.PutInOrder, lessons.WriteMove, lessons.PlayLine:
			}
			got := c.Options()
			if len(got) != want || strings.Join(got, "") != "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:want] {
				t.Errorf("%s: %v", s.ID, got)
			}
			if !seen[s.Kind] {
				seen[s.Kind] = true
				holdsAnswer(t, c)
			}
		}
	}
	if len(seen) != len(lessons.AllKinds) {
		t.Errorf("%d kinds of step", len(seen))
	}
}

// holdsAnswer: there is one where something is asked, it is right, and the class sees
// it only once it is revealed.
func holdsAnswer(t *testing.T, c *Class) {
	t.Helper()
	s := c.Slide().Step
	a, ok := c.Answer()
	if ok != s.Asks() {
		t.Errorf("%s: answer %v", s.ID, ok)
	}
	if _, shown := c.Shown(); shown {
		t.Errorf("%s: the answer is shown before it is revealed", s.ID)
	}
	c.Reveal()
	if _, shown := c.Shown(); shown != s.Asks() || c.Revealed() != s.Asks() {
		t.Errorf("%s: shown %v", s.ID, shown)
	}
	if !ok {
		return
	}
	if s.Kind != lessons.PlayLine && lessons.Judge(s, a.Response).Result != lessons.Right {
		t.Errorf("%s: the answer is not right: %+v", s.ID, a)
	}
	offers := s.Kind == lessons.Choice || s.Kind == lessons.Judgement || s.Kind == lessons.RuleGame
	if offers != (len(a.Options) > 0) || (s.Kind == lessons.PlayMove) != (len(a.Moves) > 0) {
		t.Errorf("%s: options %v, moves %v", s.ID, a.Options, a.Moves)
	}
	for _, m := range a.Moves {
		if lessons.Judge(s, lessons.Response{Attempt: m.Attempt()}).Result != lessons.Right {
			t.Errorf("%s: %v is not right", s.ID, m)
		}
	}
	if line := c.Slide().Line(); (len(line) > 0) != (s.Kind == lessons.PlayLine) {
		t.Errorf("%s: line %v", s.ID, line)
	}
}

// TestPen: what is drawn twice is gone, and what is handed out is a copy.
func TestPen(t *testing.T) {
	c := New(nil, Roster{})
	c.Mark(3)
	c.Mark(4)
	c.Mark(3)
	c.Arrow(1, 2)
	c.Arrow(2, 1)
	c.Arrow(7, 8)
	c.Arrow(1, 2)
	pen := c.Pen()
	if pen.Rings != rules.SetOf(4) || !slices.Equal(pen.Arrows, []lessons.Arrow{{From: 2, To: 1}, {From: 7, To: 8}}) {
		t.Errorf("%+v", pen)
	}
	pen.Arrows[0].To = 80
	if c.Pen().Arrows[0].To != 1 {
		t.Error("the pen can be changed from outside")
	}
	if c.ClearPen(); len(c.Pen().Arrows) > 0 || !c.Pen().Rings.Empty() {
		t.Error("something is left")
	}
}
