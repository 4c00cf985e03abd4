package print

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
)

// TestEveryStep: each step of each lesson that asks something can be printed: there is
// a question, an answer and the words of how it is answered, and where choices are
// offered the answer begins with a letter of one. No step that only shows something can.
func TestEveryStep(t *testing.T) {
	all := course()
	kinds := map[lessons.Kind]int{}
	for _, l := range lessons.Languages {
		if testing.Short() && l != lessons.Simplified {
			continue
		}
		w := wordsOf(t, l)
		for i := range all.Lessons {
			for j := range all.Lessons[i].Steps {
				step := &all.Lessons[i].Steps[j]
				if step.Kind == lessons.PlayLine && l != lessons.Simplified {
					continue // a line is solved, which is the same in every language
				}
				q, err := Exercise(w, step)
				if !step.Asks() {
					if !errors.Is(err, ErrNothingAsked) || !strings.Contains(err.Error(), step.ID) {
						t.Errorf("%s: %v", step.ID, err)
					}
					continue
				}
				kinds[step.Kind]++
				if err != nil {
					t.Errorf("%s: %v", step.ID, err)
				}
				checkQuestion(t, l, step, q)
			}
		}
	}
	if len(kinds) != len(lessons.AllKinds)-1 {
		t.Errorf("of some kinds there is nothing: %v", kinds)
	}
}

func checkQuestion(t *testing.T, l lessons.Language, step *lessons.Step, q Question) {
	t.Helper()
	for name, text := range map[string]string{"text": q.Text, "task": q.Task, "answer": q.Answer} {
		if text == "" || strings.ContainsAny(text, "{}[]") {
			t.Errorf("%s %s: %s is %q", l, step.ID, name, text)
		}
	}
	if strings.ContainsAny(q.Reason, "{}[]") {
		t.Errorf("%s %s: reason is %q", l, step.ID, q.Reason)
	}
	letter := len(q.Choices) > 0 && q.Answer[0] >= 'A' && q.Answer[0] < 'A'+byte(len(q.Choices))
	if letter != (len(q.Choices) > 0) {
		t.Errorf("%s %s: the answer is %q of %q", l, step.ID, q.Answer, q.Choices)
	}
	if (q.AnswerSetup != nil) != (step.Kind == lessons.SetUp) {
		t.Errorf("%s: the board of the answer", step.ID)
	}
}

// TestEveryPage: all that lessons ask is printed in one language, with its answers: each
// question is no higher than a page and each character has a glyph.
func TestEveryPage(t *testing.T) {
	if testing.Short() {
		t.Skip("TestWorksheetText prints a lesson")
	}
	l := lessons.Traditional
	o := Options{Words: wordsOf(t, l), Page: Letter}
	s := Worksheet{Title: "T"}
	all := course()
	for i := range all.Lessons {
		for _, step := range asking(&all.Lessons[i]) {
			if step.Kind == lessons.PlayLine {
				continue // TestEveryStep solves them
			}
			q, err := Exercise(o.Words, step)
			if err != nil {
				t.Fatal(err)
			}
			s.Questions = append(s.Questions, q)
		}
	}
	var b bytes.Buffer
	if err := errors.Join(WriteWorksheet(&b, s, o), WriteAnswers(&b, s, o)); err != nil {
		t.Error(err)
	}
}

// TestAnswerLetters: what is printed in another order is answered by its letters.
func TestAnswerLetters(t *testing.T) {
	if got := letters([]int{2, 0, 1}); got != "B → C → A" {
		t.Error(got)
	}
}

// TestJudgedMarks: the answer of a nifu shows the drop and the other pawn.
func TestJudgedMarks(t *testing.T) {
	step := steps(t, "nifu")[slices.IndexFunc(steps(t, "nifu"), func(s *lessons.Step) bool {
		return s.Kind == lessons.Judgement && s.Verdict() != nil
	})]
	q, err := Exercise(wordsOf(t, lessons.English), step)
	if err != nil {
		t.Fatal(err)
	}
	var shapes []string
	for _, m := range q.AnswerMarks {
		shapes = append(shapes, fmt.Sprint(m.Shape, m.Square))
	}
	want := []string{fmt.Sprint(Cross, step.Action.To), fmt.Sprint(Notice, step.Verdict().Squares[0])}
	if !slices.Equal(shapes, want) {
		t.Errorf("%v, want %v", shapes, want)
	}
}

// TestLit: squares that alone are offered are seen on paper too.
func TestLit(t *testing.T) {
	step := lessons.Step{Kind: lessons.TapSquares, Among: rules.FileSet(5)}
	if got := fileMarks(&step); len(got) != 9 || got[0].Shape != Tint {
		t.Error(got)
	}
	step.Among = rules.SquareSet{}.Complement()
	if got := fileMarks(&step); len(got) != 0 {
		t.Error(got)
	}
}
