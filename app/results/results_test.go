package results

import (
	"bytes"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/course"
	"terakoya/app/saving"
	"terakoya/app/slow"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/classroom"
	"terakoya/lessons/progress"
	"terakoya/lessons/quiz"
)

var shipped = sync.OnceValue(func() lessons.Course { return lessons.Load(content.Lessons()) })

// today is when the tests look.
var today = time.Date(2026, time.November, 30, 9, 0, 0, 0, time.UTC)

// given is an answer of so many days ago.
func given(learner int64, days int, lesson, step, tried string, r progress.Result) progress.Given {
	g := progress.Given{Learner: learner, Answer: progress.Answer{
		Lesson: lesson, Step: step, Topic: lesson, When: today.AddDate(0, 0, -days), Result: r, Tried: tried,
	}}
	g.Count = progress.Count{Answers: 1, Tries: 1}
	if r == progress.Right {
		g.Count.Right = 1
	}
	return g
}

// answers are those of a small class: Aoi (1) and Ben (2).
func answers() (all []progress.Given) {
	for i := range 6 {
		all = append(all, given(1, i*10, "nifu", exercise("nifu", lessons.Judgement), "legal", progress.Missed))
	}
	for range 3 {
		all = append(all, given(2, 2, "nifu", exercise("nifu", lessons.Judgement), "nifu", progress.Right))
	}
	for _, l := range []string{"dead-squares", "uchifuzume", "check", "mate-in-one"} {
		all = append(all, given(2, 1, l, "", "", progress.Right), given(1, 20, l, "", "", progress.Right))
	}
	return append(all, given(2, 3, "pawn-and-lance", "gone", "P*5d", progress.Missed))
}

// exercise is the first step of a kind in a lesson; of any lesson if that is empty.
func exercise(lesson string, k lessons.Kind) string {
	s, _ := stepOf(lesson, k)
	return s.ID
}

func stepOf(lesson string, k lessons.Kind) (lessons.Step, string) {
	for _, l := range shipped().Lessons {
		for _, s := range l.Steps {
			if (lesson == "" || l.ID == lesson) && s.Kind == k {
				return s, l.ID
			}
		}
	}
	return lessons.Step{}, ""
}

// office is a window with the page, and what it asked of the program.
type office struct {
	t      testing.TB
	env    Env
	all    []progress.Given
	fault  error
	files  map[string][]byte
	calls  []string
	window fyne.Window
	screen *Screen
	shown  stage.Screen // that, or the page of a class
}

func newOffice(t testing.TB, l lessons.Language, th fyne.Theme, size fyne.Size) *office {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(th)
	o := &office{t: t, window: test.NewTempWindow(t, nil), all: answers(), files: map[string][]byte{}}
	o.window.SetPadded(false)
	o.window.Resize(size)
	catalogue := stage.Must[*words.Catalogue](t)(stage.Words())
	all := shipped()
	var shown []*lessons.Lesson
	for i := range all.Lessons {
		shown = append(shown, &all.Lessons[i])
	}
	o.env = Env{
		Words: catalogue.In(l), Course: &all, Chapters: course.Build(shown, nil, lessons.NewSession), Now: func() time.Time { return today },
		Learners: []progress.Learner{{ID: 1, Name: "Aoi"}, {ID: 2, Name: "Ben"}},
		Load:     func() ([]progress.Given, error) { return o.all, o.fault },
		Step: func(lesson string, q quiz.Origin) *lessons.Step {
			for _, l := range all.Lessons {
				if i := slices.IndexFunc(l.Steps, func(s lessons.Step) bool { return s.ID == q.Step }); l.ID == lesson && i >= 0 {
					return &l.Steps[i]
				}
			}
			return nil
		},
		Cause: func(err error) string { return "cause: " + err.Error() },
		Files: saving.Files{Save: func(path string, data []byte, _ bool, done func(bool, string)) {
			o.files[filepath.Base(path)] = data
			done(false, "")
		}},
		OnBack: func() { o.calls = append(o.calls, "back") }, OnKey: func(e *fyne.KeyEvent) { o.screen.TypedKey(e) },
		Work: slow.Work{Do: func(f func()) { f() }, Go: func(f func()) { f() }},
	}
	return o
}

func (o *office) show() *Screen {
	size := o.window.Canvas().Size()
	o.screen = New(o.env)
	o.shown = o.screen
	o.window.SetContent(o.screen.Content())
	o.window.Resize(size)
	return o.screen
}

func (o *office) press(keys ...fyne.KeyName) { stage.Press(o.screen, keys...) }

// heads are the lines, from the weakest on, with their answers.
func (o *office) heads() (all []string) {
	for i := range o.screen.lines {
		l := &o.screen.lines[i]
		all = append(all, fmt.Sprintf("%s %d/%d", o.screen.title(l), l.total.Right, l.total.Answers))
	}
	return all
}

var small = fyne.NewSize(1024-92, 700) // beside the rail

func english(t testing.TB) *office {
	return newOffice(t, lessons.English, theme.New(lessons.English, false), small)
}

// TestFilters: the weakest stands first, and only the answers of the learner and of the
// time that were chosen count.
func TestFilters(t *testing.T) {
	o := english(t)
	s := o.show()
	if got := o.heads(); len(got) != 6 || !strings.HasSuffix(got[0], " 0/1") || !strings.HasSuffix(got[1], " 3/9") {
		t.Errorf("everyone: %v", got)
	}
	o.press(fyne.KeyL)
	if got := o.heads(); len(got) != 5 || !strings.HasSuffix(got[0], " 0/6") {
		t.Errorf("Aoi: %v", got)
	}
	o.press(fyne.KeyT, fyne.KeyT) // seven days
	if got := o.heads(); len(got) != 1 || !strings.HasSuffix(got[0], " 0/1") {
		t.Errorf("Aoi, a week: %v", got)
	}
	o.press(fyne.KeyL, fyne.KeyL, fyne.KeyT, fyne.KeyG)
	if got := o.heads(); len(got) != 3 || !strings.HasPrefix(got[0], "Lessons that are not here") || s.filter != (filter{axis: byChapter}) {
		t.Errorf("chapters: %v, %+v", got, s.filter)
	}
	o.press(fyne.KeyEscape)
	if len(o.calls) != 1 {
		t.Error("Escape does not lead back")
	}
}

// TestDetails: the chosen line tells what was answered instead, as often as it was; what
// failed to be read is said.
func TestDetails(t *testing.T) {
	o := english(t)
	s := o.show()
	o.press(fyne.KeyDown)
	all := s.tell(s.lines[s.chosen].misses())
	if len(all) != 1 || all[0].times != 6 || all[0].answer != "Legal" || s.chosen != 1 {
		t.Errorf("%+v, %d chosen", all, s.chosen)
	}
	if gone := s.tell(s.lines[0].misses()); !strings.Contains(gone[0].question, "gone") || gone[0].answer != "P*5d" {
		t.Errorf("%+v", gone)
	}
	o.all, o.fault = nil, errors.New("no disk")
	o.show()
	if o.screen.Says() != "cause: no disk" {
		t.Errorf("says %q", o.screen.Says())
	}
}

// TestTried: an answer is said in every language, whether it was kept by a lesson or by a
// quiz; both say the same.
func TestTried(t *testing.T) {
	for k := range lessons.WriteMove + 1 {
		step, lesson := stepOf("", k)
		if lesson == "" || !step.Asks() {
			continue
		}
		right := quiz.Right(&step)
		for _, l := range lessons.Languages {
			say := teller{stage.Must[*words.Catalogue](t)(stage.Words()).In(l)}
			ofLesson := say.tried(&step, classroom.Wrong{Tried: step.Tried(right)})
			ofQuiz := say.tried(&step, classroom.Wrong{Tried: quiz.EncodeResponse(&step, right)})
			if ofLesson == "" || k != lessons.PlayLine && ofLesson != ofQuiz || strings.Contains(ofLesson, "results.") {
				t.Errorf("%s in %s: %q and %q", k, l, ofLesson, ofQuiz)
			}
		}
	}
	say := teller{stage.Must[*words.Catalogue](t)(stage.Words()).In(lessons.English)}
	for kept, want := range map[string]string{"": "no answer", "?": "no answer", "7g7f": "7g7f"} {
		if got := say.tried(nil, classroom.Wrong{Tried: kept}); got != want {
			t.Errorf("%q is %q, want %q", kept, got, want)
		}
	}
	if got := say.tried(nil, classroom.Wrong{Tried: "P*5d", Foul: "nifu"}); !strings.Contains(got, "nifu") {
		t.Error(got)
	}
}

// TestOutput: the table and the printed page hold what the page shows.
func TestOutput(t *testing.T) {
	o := english(t)
	s := o.show()
	o.press(fyne.KeyC)
	s.card.Save()
	table := o.files["terakoya-results.csv"]
	if !bytes.HasPrefix(table, []byte("\ufeff")) || !bytes.Contains(table, []byte("Legal")) || !strings.Contains(s.Says(), "terakoya-results.csv") {
		t.Errorf("says %q\n%s", s.Says(), table)
	}
	o.press(fyne.KeyP)
	s.card.Save()
	if page := o.files["terakoya-results.pdf"]; !bytes.HasPrefix(page, []byte("%PDF")) {
		t.Errorf("says %q, %q", s.Says(), page[:min(len(page), 20)])
	}
	printed := s.printedTable()
	if row := printed.Rows[1]; len(printed.Rows) != len(s.lines) || !strings.Contains(row[3], "Legal, 6 times") || row[1] != "33%" {
		t.Errorf("%q", printed.Rows)
	}
}
