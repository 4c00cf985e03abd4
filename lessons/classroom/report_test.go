package classroom

import (
	"bytes"
	"encoding/csv"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/lessons/quiz"
	"terakoya/rules"
)

// TestReportOfClass: votes and moves of a class, by slide.
func TestReportOfClass(t *testing.T) {
	judgement := stepOf(t, func(s *lessons.Step) bool {
		return s.Kind == lessons.Judgement && s.Verdict() != nil && s.Offer[0] == rules.NoFoul && len(s.Offer) > 2
	}).Slide()
	moveClass := stepOf(t, func(s *lessons.Step) bool { return s.Kind == lessons.PlayMove && missed(s) != rules.NoMove })
	move := moveClass.Slide()
	c := New([]Slide{judgement, move, {Step: &lessons.Step{ID: "x"}}}, Roster{})
	right, _ := c.Answer()
	for _, option := range c.Options() {
		c.SetVotes(option, 2)
	}
	c.SetVotes("A", 5) // legal, which it is not
	c.SetVotes(right.Options[0], 9)
	c.Next()
	c.Vote("B", 3) // of no option of the step
	for range 2 {
		c.Attempt(missed(move.Step).Attempt())
		c.TakeBack()
	}
	c.Attempt(attempt(t, "1a1a"))
	a, _ := c.Answer()
	c.Attempt(a.Moves[0].Attempt())
	c.Next() // nothing is done at the third
	all := c.Report().Rows
	if len(all) != 2 || len(c.Results()) != 2 {
		t.Fatalf("%+v", all)
	}
	first := 2*(len(judgement.Step.Offer)-2) + 5 + 9
	if r := all[0]; r.Slide != 1 || r.Lesson != judgement.Lesson.ID || r.Tries != first || r.First != first || r.Right != 9 {
		t.Errorf("%+v", r)
	}
	if w := all[0].Wrong[0]; w != (Wrong{Origin: judgement.Origin, Tried: "legal", Times: 5}) {
		t.Errorf("%+v", w)
	}
	want := Row{Slide: 2, Lesson: move.Lesson.ID, Topic: move.Lesson.ID, Tries: 4, First: 1, Right: 0, Wrong: []Wrong{
		{Origin: move.Origin, Tried: missed(move.Step).String(), Times: 2},
		{Origin: move.Origin, Tried: "1a1a", Foul: all[1].Wrong[1].Foul, Times: 1},
	}}
	if diff := cmp.Diff(want, all[1]); diff != "" || all[1].Wrong[1].Foul == "" {
		t.Error(diff)
	}
	votes := c.Results()[1].Votes
	if votes[1].Votes != 3 {
		t.Errorf("votes of no option of the step are not among the results: %+v", votes)
	}
}

// given makes answers of learners by way of a store, which rates them.
func given(t testing.TB) []progress.Given {
	t.Helper()
	store := progress.Memory()
	defer store.Close()
	now := time.Date(2026, 5, 12, 9, 0, 0, 0, time.UTC)
	for _, answers := range [][]progress.Answer{
		{
			{Lesson: "nifu", Step: "nifu-2", Topic: "nifu", Result: progress.Missed, Tried: "legal"},
			{Lesson: "nifu", Step: "nifu-2", Topic: "nifu", Result: progress.Right, Tried: "nifu"},
			{Lesson: "gone", Step: "gone-1", Result: progress.Foul, Foul: "nifu", Tried: "P*5d"},
		},
		{
			{Lesson: "nifu", Step: "nifu-2", Topic: "nifu", Result: progress.Missed, Tried: "legal"},
			{Lesson: "nifu", Step: "nifu-2", Topic: "nifu", Result: progress.Shown},
			{Lesson: "nifu", Drill: "drill-nifu", Level: 2, Seed: 7, Topic: "nifu", Source: progress.FromDrill, Result: progress.Right},
			{Lesson: "nifu", Drill: "drill-nifu", Level: 2, Seed: 8, Topic: "nifu", Source: progress.FromDrill, Result: progress.Missed, Tried: "=1+1"},
			{Lesson: "the-board", Step: "the-board-2", Topic: "the-board", Result: progress.Right, Tried: "5e"},
		},
	} {
		for _, a := range answers {
			now = now.Add(time.Minute)
			a.When = now
			if err := store.Record(a); err != nil {
				t.Fatal(err)
			}
		}
		l, err := store.AddLearner("next")
		if err == nil {
			err = store.Use(l.ID)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	all, err := progress.AnswersOf(store)
	if err != nil || len(all) != 8 {
		t.Fatal(len(all), err)
	}
	return all
}

// TestReportOf: rows by lesson and topic in the order of the course, with what was
// answered and not right.
func TestReportOf(t *testing.T) {
	course := &lessons.Course{Lessons: []lessons.Lesson{{ID: "the-board"}, {ID: "nifu"}}}
	drilled := quiz.Origin{Drill: "drill-nifu", Level: 2, Seed: 8}
	want := Report{[]Row{
		{Lesson: "the-board", Topic: "the-board", Tries: 1, First: 1, Right: 1},
		{Lesson: "nifu", Topic: "nifu", Tries: 6, First: 3, Right: 1, Wrong: []Wrong{
			{Origin: quiz.Origin{Step: "nifu-2"}, Tried: "legal", Times: 2},
			{Origin: drilled, Tried: "=1+1", Times: 1},
		}},
		{Lesson: "gone", Tries: 1, First: 1, Wrong: []Wrong{{Origin: quiz.Origin{Step: "gone-1"}, Tried: "P*5d", Foul: "nifu", Times: 1}}},
	}}
	all := given(t)
	if diff := cmp.Diff(want, ReportOf(course, all)); diff != "" {
		t.Error(diff)
	}
	if rate := want.Rows[1].Rate(); rate < 0.33 || rate > 0.34 {
		t.Error(rate)
	}
	for range 20 { // whatever the order of maps and of the learners
		rand.New(rand.NewPCG(10, 6)).Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		if diff := cmp.Diff(want, ReportOf(course, all)); diff != "" {
			t.Fatal(diff)
		}
	}
	if r := ReportOf(course, nil); len(r.Rows) > 0 || (Row{}).Rate() != 0 {
		t.Errorf("%+v", r)
	}
}

var headers = Headers{"Slide", "Lesson", "Topic", "Answers", "First tries", "Rate", "Question", "Wrong", "Foul", "Times"}

// TestCSV: the table is what RFC 4180 has, and no cell is a formula.
func TestCSV(t *testing.T) {
	var out bytes.Buffer
	r := ReportOf(&lessons.Course{Lessons: []lessons.Lesson{{ID: "the-board"}, {ID: "nifu"}}}, given(t))
	words := Words{Headers: headers, Title: func(id string) string {
		return map[string]string{"nifu": "Two \"pawns\",\non a file", "the-board": "@board"}[id]
	}, FoulName: strings.ToUpper, Answer: func(w Wrong) string { return w.Tried }}
	if err := r.WriteCSV(&out, words); err != nil {
		t.Fatal(err)
	}
	want := "\ufeffLesson,Topic,Answers,First tries,Rate,Question,Wrong,Foul,Times\r\n" +
		"'@board,'@board,1,1,100%,,,,\r\n" +
		"\"Two \"\"pawns\"\", on a file\",\"Two \"\"pawns\"\", on a file\",6,3,33%,nifu-2,legal,,2\r\n" +
		"\"Two \"\"pawns\"\", on a file\",\"Two \"\"pawns\"\", on a file\",6,3,33%,drill-nifu/2/8,'=1+1,,1\r\n" +
		",,1,1,0%,gone-1,P*5d,NIFU,1\r\n"
	if diff := cmp.Diff(want, out.String()); diff != "" {
		t.Error(diff)
	}
	out.Reset()
	class := Report{[]Row{{Slide: 3, Lesson: "nifu"}}}
	if err := class.WriteCSV(&out, Words{Headers: headers}); err != nil {
		t.Fatal(err)
	}
	all, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(out.String(), "\ufeff"))).ReadAll()
	if diff := cmp.Diff([]string{"3", "nifu", "", "0", "0", "", "", "", "", ""}, all[1]); diff != "" || err != nil || all[0][0] != "Slide" {
		t.Error(diff, err)
	}
}

type full struct{ room int }

func (f *full) Write(b []byte) (int, error) {
	if f.room -= len(b); f.room < 0 {
		return 0, errFull
	}
	return len(b), nil
}

var errFull = errors.New("full")

// TestCSVOnAFullDisk: the error of the file is told, wherever it comes.
func TestCSVOnAFullDisk(t *testing.T) {
	r := Report{[]Row{{Lesson: strings.Repeat("x", 10000)}}}
	for _, room := range []int{0, 3, 100} {
		if err := r.WriteCSV(&full{room}, Words{Headers: headers}); !errors.Is(err, errFull) {
			t.Errorf("room for %d bytes: %v", room, err)
		}
	}
}
