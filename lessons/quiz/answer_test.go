package quiz

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
)

// everyStep returns a step of every kind that asks, and of every form that an
// answer has.
func everyStep(t testing.TB) []*lessons.Step {
	t.Helper()
	var all []*lessons.Step
	b := bankOf(t, school...)
	for i := range b.course.Lessons {
		for j := range b.course.Lessons[i].Steps {
			if s := &b.course.Lessons[i].Steps[j]; s.Asks() {
				all = append(all, s)
			}
		}
	}
	return all
}

// TestRight: what is said to be right is, also when it was kept as text.
func TestRight(t *testing.T) {
	all := everyStep(t)
	b := shipped(t)
	for seed := range uint32(20) {
		p := set(t, b, Request{Count: 50, Level: 5}, seed)
		for i := range p.Questions {
			all = append(all, &p.Questions[i].Step)
		}
	}
	kinds := map[lessons.Kind]bool{}
	for _, s := range all {
		kinds[s.Kind] = true
		p := &Paper{Request: Request{Count: 1}, Questions: []Question{{Step: *s}}}
		r := Right(s)
		if v := Sit(p).Answer(0, r); v.Result != lessons.Right {
			t.Errorf("%s: %+v: %v", s.ID, r, v.Result)
		}
		kept := EncodeResponse(s, r)
		sitting, err := Resume(p, map[int]string{0: kept})
		if err != nil || !sitting.Settled(0) || !sitting.Score().Passed() || sitting.Kept(0) != kept {
			t.Errorf("%s: kept as %q: %v", s.ID, kept, err)
		}
	}
	for _, k := range lessons.AllKinds {
		if kinds[k] != k.Asks() {
			t.Errorf("%v is not tried", k)
		}
	}
}

// TestKept: how answers are kept.
func TestKept(t *testing.T) {
	squares := func(names string) (all []rules.Square) {
		for _, name := range strings.Fields(names) {
			sq, _ := rules.ParseSquare(name)
			all = append(all, sq)
		}
		return all
	}
	ohashi, read := squares("5i"), lessons.Step{Kind: lessons.WriteMove, Read: true}
	for _, c := range []struct {
		step     lessons.Step
		response lessons.Response
		want     string
	}{
		{lessons.Step{Kind: lessons.PlayMove}, lessons.Response{Attempt: rules.Attempt{From: 81, To: squares("5e")[0], Drop: rules.Pawn}}, "P*5e"},
		{lessons.Step{Kind: lessons.PlayMove}, lessons.Response{Attempt: rules.Attempt{From: squares("2d")[0], To: squares("2c")[0], Promote: true}}, "2d2c+"},
		{lessons.Step{Kind: lessons.PlayMove}, lessons.Response{Attempt: rules.Attempt{From: squares("2d")[0], To: 81}}, "2d0a"},
		{lessons.Step{Kind: lessons.TapSquares}, lessons.Response{Squares: rules.SetOf(squares("5e 1a")...)}, "1a 5e"},
		{lessons.Step{Kind: lessons.TapSquares}, lessons.Response{}, "none"},
		{lessons.Step{Kind: lessons.Judgement}, lessons.Response{}, "legal"},
		{lessons.Step{Kind: lessons.Judgement}, lessons.Response{Foul: rules.FoulNifu}, "nifu"},
		{lessons.Step{Kind: lessons.Choice}, lessons.Response{Option: 2}, "2"},
		{lessons.Step{Kind: lessons.EnterNumber}, lessons.Response{Number: -30}, "-30"},
		{lessons.Step{Kind: lessons.RuleGame}, lessons.Response{Ruling: lessons.PlayedAgain}, "replay"},
		{lessons.Step{Kind: lessons.SetUp}, lessons.Response{}, "9/9/9/9/9/9/9/9/9"},
		{lessons.Step{Kind: lessons.PutInOrder, Places: ohashi}, lessons.Response{Tapped: squares("5i 6i 4i")}, "5i 6i 4i"},
		{lessons.Step{Kind: lessons.PutInOrder}, lessons.Response{Order: []int{2, 0, 1}}, "2 0 1"},
		{lessons.Step{Kind: lessons.WriteMove}, lessons.Response{Text: "７六歩 ?"}, "=７六歩 ?"},
		{lessons.Step{Kind: lessons.WriteMove}, lessons.Response{}, "="},
		{read, lessons.Response{Attempt: rules.Attempt{From: squares("7g")[0], To: squares("7f")[0]}}, "7g7f"},
		{lessons.Step{Kind: lessons.PlayLine}, lessons.Response{Attempt: rules.Attempt{From: squares("7g")[0], To: squares("7f")[0]}, Text: "2g2f 7g7f"}, "2g2f 7g7f"},
	} {
		got := EncodeResponse(&c.step, c.response)
		if got != c.want {
			t.Errorf("%v %+v: %q, want %q", c.step.Kind, c.response, got, c.want)
		}
		if back, err := DecodeResponse(&c.step, got); err != nil || !reflect.DeepEqual(back, c.response) {
			t.Errorf("%v %q: %+v, want %+v; %v", c.step.Kind, got, back, c.response, err)
		}
	}
}

// TestUnkept: what is no answer is an error that names it.
func TestUnkept(t *testing.T) {
	for _, c := range []struct {
		kind lessons.Kind
		kept string
	}{
		{lessons.Show, "x"}, {lessons.PlayMove, "7g"}, {lessons.PlayMove, ""}, {lessons.TapSquares, ""}, {lessons.TapSquares, "5e  5d"},
		{lessons.TapSquares, "5j"}, {lessons.Judgement, "bad"}, {lessons.Judgement, ""}, {lessons.Choice, "a"}, {lessons.EnterNumber, ""},
		{lessons.RuleGame, "white wins"}, {lessons.SetUp, "9/9"}, {lessons.PutInOrder, "1 x"}, {lessons.WriteMove, "7g7f"},
		{lessons.PlayLine, ""}, {lessons.PlayLine, "none"}, {lessons.PlayLine, "7g7f x"},
	} {
		s := &lessons.Step{Kind: c.kind, ID: "step-1"}
		r, err := DecodeResponse(s, c.kept)
		if err == nil || !strings.Contains(err.Error(), "step-1") || !reflect.DeepEqual(r, lessons.Response{}) {
			t.Errorf("%v %q: %+v, %v", c.kind, c.kept, r, err)
		}
	}
	p := set(t, bankOf(t, school...), Request{Count: 10}, 1)
	if _, err := Resume(p, map[int]string{4: "\x00"}); err == nil || !strings.Contains(err.Error(), "question 5") {
		t.Errorf("%v", err)
	}
}

// FuzzKept: what can be read is written and read again as the same answer, and
// judging it does not panic.
func FuzzKept(f *testing.F) {
	all := everyStep(f)
	for i, s := range all {
		f.Add(uint8(i), EncodeResponse(s, Right(s)))
	}
	f.Add(uint8(0), "none")
	f.Add(uint8(1), skip)
	f.Fuzz(func(t *testing.T, n uint8, kept string) {
		s := all[int(n)%len(all)]
		r, err := DecodeResponse(s, kept)
		if err != nil {
			return
		}
		again, err := DecodeResponse(s, EncodeResponse(s, r))
		if err != nil || !reflect.DeepEqual(again, r) {
			t.Errorf("%s %q: %+v, then %+v, %v", s.ID, kept, r, again, err)
		}
		if kept == skip {
			t.Errorf("%s: %q is kept of what is skipped", s.ID, kept)
		}
		if len(kept) < 40 {
			p := &Paper{Request: Request{Count: 1}, Questions: []Question{{Step: *s}}}
			Sit(p).Answer(0, r)
		}
	})
}

// TestAnyResponse: any answer that a screen can give is kept and read again.
func TestAnyResponse(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	square := func() rules.Square { return rules.Square(random.IntN(81)) }
	for _, s := range everyStep(t) {
		for range 200 {
			r := lessons.Response{
				Attempt: rules.Attempt{From: square(), To: square(), Promote: random.IntN(2) == 0},
				Squares: rules.SetOf(square(), square(), square()), Foul: rules.Foul(random.IntN(5)), Option: random.IntN(9),
				Number: random.IntN(1000) - 500, Ruling: lessons.Ruling(random.IntN(5)), Tapped: []rules.Square{square(), square()},
				Order: random.Perm(4), Text: string(rune(random.IntN(0x3000))),
			}
			if random.IntN(2) == 0 {
				r.Attempt.From, r.Attempt.Drop = rules.OffBoard, rules.HandKinds[random.IntN(len(rules.HandKinds))]
			}
			if s.Kind == lessons.PlayLine {
				r.Text = ""
			}
			r.Setup.Board[square()] = rules.NewPiece(rules.White, rules.Horse)
			kept := EncodeResponse(s, r)
			back, err := DecodeResponse(s, kept)
			if err != nil {
				t.Fatalf("%s: %v", s.ID, err)
			}
			if again := EncodeResponse(s, back); again != kept {
				t.Fatalf("%s: %q, then %q", s.ID, kept, again)
			}
			if a, b := lessons.Judge(s, r), lessons.Judge(s, back); a.Result != b.Result {
				t.Fatalf("%s: %v, then %v", s.ID, a.Result, b.Result)
			}
		}
	}
}
