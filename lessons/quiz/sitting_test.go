package quiz

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terakoya/lessons"
	"terakoya/rules"
)

// wrong is an answer to a step that is not right.
func wrong(s *lessons.Step) lessons.Response {
	r := Right(s)
	switch s.Kind {
	case lessons.PlayMove, lessons.PlayLine:
		return lessons.Response{Attempt: rules.Attempt{From: rules.OffBoard, To: 0, Drop: rules.King}}
	case lessons.TapSquares:
		r.Squares = r.Squares.Complement()
	case lessons.Judgement:
		r.Foul = rules.FoulTakeback
	case lessons.Choice:
		r.Option = slices.IndexFunc(s.Option, func(o lessons.Option) bool { return !o.Right })
	case lessons.EnterNumber:
		r.Number++
	case lessons.RuleGame:
		r.Ruling = (r.Ruling + 1) % 3
	case lessons.SetUp:
		r.Setup = rules.Setup{}
	case lessons.PutInOrder:
		slices.Reverse(r.Tapped)
		slices.Reverse(r.Order)
	case lessons.WriteMove:
		r = lessons.Response{Text: "x"}
	case lessons.Show:
	}
	return r
}

// standing is all that can be asked of a sitting.
func standing(s *Sitting) string {
	var b strings.Builder
	for i := range s.Paper.Questions {
		v := s.Verdict(i)
		board := s.Session(i).Setup()
		fmt.Fprintln(&b, i, s.Settled(i), s.Skipped(i), s.Kept(i), v.Result, v.Illegal, v.Reply, board.SFEN())
	}
	settled, right := s.Progress()
	next, open := s.Next()
	score := s.Score()
	fmt.Fprintln(&b, settled, right, next, open, score.Right, score.Total, score.Topics, score.Chapters, score.Practise, len(score.Misses))
	return b.String()
}

// TestResume: at every point, also within a line, a sitting goes on where it was.
func TestResume(t *testing.T) {
	b := bankOf(t, school...)
	random := rand.New(rand.NewPCG(5, 6))
	for seed := range uint32(10) {
		p := set(t, b, Request{Count: 30}, seed)
		s := Sit(p)
		for i := range p.Questions {
			step := &p.Questions[i].Step
			switch random.IntN(4) {
			case 0:
				s.Answer(i, wrong(step))
			case 1:
				s.Skip(i)
			case 2:
				if moves := strings.Fields(Right(step).Text); step.Kind == lessons.PlayLine && len(moves) > 1 {
					first, _ := rules.ParseAttempt(moves[0])
					s.Answer(i, lessons.Response{Attempt: first}) // and not to the end
					break
				}
				fallthrough
			default:
				s.Answer(i, Right(step))
			}
			kept := map[int]string{}
			for j := range p.Questions {
				if k := s.Kept(j); k != "" {
					kept[j] = k
				}
			}
			again, err := Resume(p, kept)
			if err != nil {
				t.Fatal(err)
			}
			if d := cmp.Diff(standing(s), standing(again)); d != "" {
				t.Fatalf("seed %d, question %d: %s", seed, i+1, d)
			}
		}
	}
}

// TestOneTry: the first answer stands; what is right comes too late.
func TestOneTry(t *testing.T) {
	p := set(t, bankOf(t, school...), Request{Count: 50}, 2)
	s := Sit(p)
	for i := range p.Questions {
		step := &p.Questions[i].Step
		if i%3 == 0 {
			s.Skip(i)
		} else if v := s.Answer(i, wrong(step)); v.Result == lessons.Right {
			t.Errorf("%s: %+v is right", step.ID, wrong(step))
		}
		before := standing(s)
		s.Answer(i, Right(step))
		s.Skip(i)
		s.Take(i, lessons.Weighed{})
		if after := standing(s); after != before || !s.Settled(i) {
			t.Errorf("%s: %s", step.ID, cmp.Diff(before, after))
		}
	}
	if score := s.Score(); score.Right != 0 || score.Settled != score.Total || len(score.Misses) != score.Total || score.Passed() {
		t.Errorf("%+v", score)
	}
}

// TestLine: a line is one question, move by move, judged on another goroutine or
// not; a wrong move ends it.
func TestLine(t *testing.T) {
	p := set(t, bankOf(t, taught{"01-a/01-a", [][3]string{{"line", mateIn3, `goal = "mateIn 3"`}}, nil}), Request{}, 1)
	move := func(usi string) lessons.Response {
		a, err := rules.ParseAttempt(usi)
		if err != nil {
			t.Fatal(err)
		}
		return lessons.Response{Attempt: a}
	}
	s := Sit(p)
	if v := s.Answer(0, move("R*5a")); v.Result != lessons.Right || v.Reply == rules.NoMove || s.Settled(0) || s.Kept(0) != "R*5a" {
		t.Errorf("%+v, kept %q", v, s.Kept(0))
	}
	if score := s.Score(); score.Settled != 0 || !score.Misses[0].Open || len(score.Practise) != 0 {
		t.Errorf("half way: %+v", score)
	}
	x := s.Session(0).Walk().Weigh(context.Background(), move("G*1c").Attempt)
	if v := s.Take(0, x); v.Result != lessons.Right || !s.Settled(0) || s.Kept(0) != "R*5a G*1c" || v.Response.Text != "R*5a G*1c" {
		t.Errorf("%+v, kept %q", v, s.Kept(0))
	}
	if !s.Score().Passed() {
		t.Error("not passed")
	}

	s = Sit(p)
	s.Answer(0, move("R*5a"))
	if v := s.Answer(0, move("G*3c")); v.Result != lessons.Missed || !s.Settled(0) || s.Kept(0) != "R*5a G*3c" {
		t.Errorf("%+v, kept %q", v, s.Kept(0))
	}
	if m := s.Score().Misses; len(m) != 1 || m[0].Right().Text == "" {
		t.Errorf("%+v", m)
	}
	var line []string
	for _, m := range Line(&p.Questions[0].Step) {
		line = append(line, m.String())
	}
	if len(line) != 3 || line[0][:2] != "R*" || line[2] != "G*1c" {
		t.Errorf("%v", line)
	}
}

// TestScore: right and total by topic and chapter in the order of the course, and
// what to practise, the worst first.
func TestScore(t *testing.T) {
	questions := []Question{
		asked(2, "ends", "ends", ""), asked(0, "nifu", "drops", "nifu-d"), asked(1, "dead", "drops", ""), asked(0, "nifu", "drops", "nifu-e"),
		asked(2, "ends", "ends", "ends-d"), asked(0, "nifu", "drops", "nifu-e"), asked(1, "dead", "drops", ""), asked(3, "late", "late", ""),
		asked(4, "open", "late", "open-d"), asked(3, "late", "late", ""),
	}
	s := Sit(&Paper{Questions: questions, Request: Request{Count: 12, Minutes: 5}})
	for i, how := range "+-+--++?.-" {
		switch how {
		case '+':
			s.Answer(i, lessons.Response{Number: 1})
		case '-':
			s.Answer(i, lessons.Response{Number: 2})
		case '?':
			s.Skip(i)
		}
	}
	want := Score{
		Right: 4, Settled: 9, Total: 10,
		Topics:   []Part{{"nifu", 1, 3}, {"dead", 2, 2}, {"ends", 1, 2}, {"late", 0, 2}, {"open", 0, 1}},
		Chapters: []Part{{"drops", 3, 5}, {"ends", 1, 2}, {"late", 0, 3}},
		Practise: []Advice{
			{"late", nil, 2, 2, []Origin{{Step: "late"}, {Step: "late"}}},
			{"nifu", []string{"nifu-d", "nifu-e"}, 2, 3, []Origin{{Drill: "nifu-d"}, {Drill: "nifu-e"}}},
			{"ends", []string{"ends-d"}, 1, 2, []Origin{{Drill: "ends-d"}}},
		},
	}
	got := s.Score()
	if d := cmp.Diff(want, got, cmpopts.IgnoreFields(Score{}, "Misses")); d != "" {
		t.Error(d)
	}
	var misses []string
	for _, m := range got.Misses {
		misses = append(misses, fmt.Sprint(m.Question, m.Open, m.Skipped, m.Right().Number))
	}
	if want := "[1 false false 1 3 false false 1 4 false false 1 7 false true 1 8 true false 1 9 false false 1]"; fmt.Sprint(misses) != want {
		t.Errorf("%v", misses)
	}
}

func asked(place int, topic, chapter, drill string) Question {
	origin := Origin{Drill: drill}
	if drill == "" {
		origin.Step = topic
	}
	return Question{
		Step:  lessons.Step{ID: topic, Kind: lessons.EnterNumber, Number: 1},
		Topic: topic, Chapter: chapter, Origin: origin, place: place,
	}
}

// TestPassed: four of five are enough.
func TestPassed(t *testing.T) {
	for _, c := range []struct {
		right, total int
		want         bool
	}{{0, 0, false}, {4, 5, true}, {3, 4, false}, {7, 9, false}, {5, 6, true}, {16, 20, true}, {15, 20, false}, {10, 10, true}} {
		if got := (Score{Right: c.right, Total: c.total}).Passed(); got != c.want {
			t.Errorf("%d of %d: %t", c.right, c.total, got)
		}
	}
}

// TestTime: the time is that of the paper, and is told, not measured.
func TestTime(t *testing.T) {
	b := bankOf(t, school...)
	timed, free := Sit(set(t, b, Request{Minutes: 3}, 1)), Sit(set(t, b, Request{Count: 6}, 1))
	for _, c := range []struct {
		s     *Sitting
		used  time.Duration
		left  time.Duration
		timed bool
		over  bool
	}{
		{timed, 0, 3 * time.Minute, true, false},
		{timed, 179 * time.Second, time.Second, true, false},
		{timed, 3 * time.Minute, 0, true, true},
		{timed, time.Hour, 0, true, true},
		{free, time.Hour, 0, false, false},
	} {
		if left, has := c.s.Left(c.used); left != c.left || has != c.timed || c.s.Over(c.used) != c.over {
			t.Errorf("%v used: %v %t, over %t", c.used, left, has, c.s.Over(c.used))
		}
	}
	if n := len(timed.Paper.Questions); n != 6 {
		t.Errorf("3 minutes: %d questions", n)
	}
	for i := range free.Paper.Questions {
		free.Skip(i)
	}
	if !free.Over(0) {
		t.Error("everything is skipped, and it is not over")
	}
}

// TestChecks: a lesson's check has 6 to 10 questions about it, as it has exercises;
// a chapter's 20 about all of its lessons.
func TestChecks(t *testing.T) {
	b := shipped(t)
	chapters := map[string]int{}
	for _, l := range b.course.Lessons {
		chapters[l.Chapter]++
		p, err := b.Set(Request{Mode: LessonCheck, Topics: []string{l.ID}}, 4)
		if err == ErrNothing {
			continue // it only invites to try
		}
		if err != nil || p.Request.Count < 6 || p.Request.Count > 10 || len(p.Questions) > 10 {
			t.Errorf("%s: %d of %d questions, %v", l.ID, len(p.Questions), p.Request.Count, err)
		}
		for _, q := range p.Questions {
			if q.Topic != l.ID {
				t.Errorf("%s: a question of %s", l.ID, q.Topic)
			}
		}
	}
	for chapter, n := range chapters {
		p := set(t, b, Request{Mode: ChapterCheck, Topics: []string{chapter}}, 4)
		topics := counted(p, func(q *Question) string { return q.Topic })
		if p.Request.Count != 20 || len(topics) > n || chapter != "first-win" && len(topics) < n {
			t.Errorf("%s: %d questions, %v", chapter, len(p.Questions), topics)
		}
	}
}
