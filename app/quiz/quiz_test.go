package quiz

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terakoya/app/course"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/lessons/progress"
	"terakoya/lessons/quiz"
)

// school is the course that is shipped, as its chapters and as a bank.
func school(t *testing.T) ([]course.Chapter, *quiz.Bank) {
	t.Helper()
	all := lessons.Load(content.Lessons())
	var shown []*lessons.Lesson
	for i := range all.Lessons {
		shown = append(shown, &all.Lessons[i])
	}
	problems, err := problem.Load(content.Problems())
	if err != nil {
		t.Fatal(err)
	}
	return course.Build(shown, nil, lessons.NewSession), quiz.NewBank(&all, drill.New(problems))
}

func catalogue(t *testing.T) *words.Catalogue {
	t.Helper()
	c, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestChoiceText: a choice comes back as it was; what is broken or unknown is as at
// first.
func TestChoiceText(t *testing.T) {
	chapters, _ := school(t)
	for _, c := range []Choice{
		preset, {Scope: Met, Count: 50, Level: 5, Court: true}, {Scope: Some, Chapters: []string{"hand", "drop-restrictions"}, Minutes: 20, Level: 1},
	} {
		if diff := cmp.Diff(c, ParseChoice(c.String(), chapters)); diff != "" {
			t.Error(diff)
		}
	}
	for _, text := range []string{
		"", "{", `{"count":7}`, `{"level":9}`, `{"scope":2,"chapters":["gone"]}`, `{"scope":9}`, `{"count":10,"minutes":5}`,
	} {
		if diff := cmp.Diff(preset, ParseChoice(text, chapters)); diff != "" {
			t.Errorf("%s: %s", text, diff)
		}
	}
}

// TestTicks: chapters are ticked in the order of the course, and with none left all
// are meant.
func TestTicks(t *testing.T) {
	chapters, _ := school(t)
	c := Choice{Scope: Met}
	c.toggle("hand", chapters)
	c.toggle("board", chapters)
	if diff := cmp.Diff([]string{"board", "hand"}, c.Chapters); diff != "" || c.Scope != Some {
		t.Errorf("%d: %s", c.Scope, diff)
	}
	c.toggle("hand", chapters)
	c.toggle("board", chapters)
	if c.Scope != All || len(c.Chapters) != 0 {
		t.Errorf("%+v", c)
	}
}

// TestModeOf: the mode is read from the code as lessons/quiz writes it.
func TestModeOf(t *testing.T) {
	_, bank := school(t)
	for _, r := range []quiz.Request{
		{}, {Mode: quiz.Court, Level: 5}, {Mode: quiz.LessonCheck, Topics: []string{"nifu"}, Level: 1},
		{Mode: quiz.ChapterCheck, Topics: []string{"drop-restrictions"}, Level: 4}, {Level: 1, Count: 7}, {Minutes: 3},
	} {
		for seed := range uint32(20) {
			p, err := bank.Set(r, seed)
			if err != nil {
				t.Fatal(err)
			}
			if got := modeOf(p.Code); got != r.Mode {
				t.Errorf("%s is %s, not %s", p.Code, got, r.Mode)
			}
		}
	}
	for _, code := range []string{"", "!", "00", "Z"} {
		if modeOf(code) != quiz.Mixed {
			t.Errorf("%q is of no mode", code)
		}
	}
}

// TestPassedIn: only a check that has ended with four of five right is passed.
func TestPassedIn(t *testing.T) {
	chapters, bank := school(t)
	paper := func(r quiz.Request, right int, ended bool) progress.Paper {
		p, err := bank.Set(r, 3)
		if err != nil {
			t.Fatal(err)
		}
		kept := progress.Paper{Code: p.Code, Scores: []progress.Score{{Topic: "nifu", Right: right, Total: 10}}}
		if ended {
			kept.Ended = time.Now()
		}
		return kept
	}
	lesson := quiz.Request{Mode: quiz.LessonCheck, Topics: []string{"nifu"}}
	chapter := quiz.Request{Mode: quiz.ChapterCheck, Topics: []string{"drop-restrictions"}}
	for _, c := range []struct {
		paper           progress.Paper
		lesson, chapter bool
	}{
		{paper(lesson, 8, true), true, false}, {paper(lesson, 7, true), false, false}, {paper(lesson, 10, false), false, false},
		{paper(chapter, 9, true), false, true}, {paper(quiz.Request{Topics: []string{"nifu"}}, 10, true), false, false},
	} {
		got := PassedIn([]progress.Paper{c.paper}, chapters)
		if got.Lessons["nifu"] != c.lesson || got.Chapters["drop-restrictions"] != c.chapter {
			t.Errorf("%+v: %+v", c.paper, got)
		}
	}
}

// TestFaults: what is wrong with a code is said in every language, with its place.
func TestFaults(t *testing.T) {
	_, bank := school(t)
	p, err := bank.Set(quiz.Request{Count: 10}, 5)
	if err != nil {
		t.Fatal(err)
	}
	c := catalogue(t)
	for _, l := range lessons.Languages {
		w := c.In(l)
		said := map[string]string{}
		for _, code := range []string{"", p.Code[:3] + "U" + p.Code[4:], p.Code[:8], "0" + p.Code[1:], p.Code[:6] + string(p.Code[7]) + string(p.Code[6]) + p.Code[8:]} {
			if code == p.Code {
				continue
			}
			_, err := bank.Read(code)
			text := FaultText(w, err)
			if err == nil || text == "" || strings.Contains(text, "[") || strings.Contains(text, "{") {
				t.Errorf("%s %q: %q", l, code, text)
			}
			said[text] = code
		}
		if len(said) < 4 {
			t.Errorf("%s: %v", l, said)
		}
		place := FaultText(w, &quiz.CodeError{Code: "AB-U", At: 4, Fault: quiz.CodeSign})
		if !strings.Contains(place, "4") || !strings.Contains(place, "U") {
			t.Errorf("%s: %q", l, place)
		}
		for _, err := range []error{
			&quiz.EditionError{Made: "AA", Here: "BB"}, &quiz.EditionError{Made: "AA", Here: "AA"}, quiz.ErrNothing,
			&quiz.CodeError{Fault: quiz.CodeOther}, &quiz.CodeError{Fault: quiz.CodeMalformed},
		} {
			if text := FaultText(w, err); text == "" || strings.Contains(text, "[quiz") {
				t.Errorf("%s %v: %q", l, err, text)
			}
		}
	}
}

// TestSolutions: of every question there is something to say, in each language: what
// was answered and what is right.
func TestSolutions(t *testing.T) {
	_, bank := school(t)
	c := catalogue(t)
	for seed := range uint32(4) {
		p, err := bank.Set(quiz.Request{Count: 50, Level: 5}, seed)
		if err != nil {
			t.Fatal(err)
		}
		sitting := quiz.Sit(p)
		for i := range p.Questions {
			step := &p.Questions[i].Step
			v := sitting.Answer(i, quiz.Right(step))
			for _, l := range lessons.Languages {
				w := c.In(l)
				right, given := w.Solution(step), told(w, sitting.Session(i), v)
				if right == "" || given == "" || strings.Contains(right+given, "{") {
					t.Errorf("%s %s: %q, %q", step.ID, l, right, given)
				}
			}
		}
	}
}
