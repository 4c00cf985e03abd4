package shell

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/quiz"
	"terakoya/app/stage"
	"terakoya/lessons"
	papers "terakoya/lessons/quiz"
	"terakoya/widgets"
)

// in is a lesson of one's own in a chapter.
func in(chapter, id string) string {
	return fmt.Sprintf("id = %q\nchapter = %q\n", id, chapter) + ofID(id)
}

// ofID is the rest of a lesson: a line of three plies, a move, and a drill.
func ofID(id string) string {
	text := func(key, text string) string {
		return fmt.Sprintf("%s = { en = %q, ja = %q, zh-Hant = %q, zh-Hans = %q }\n", key, text, text, text, text)
	}
	step := func(n int, keys string) string {
		return fmt.Sprintf("[[step]]\nid = \"%s-%d\"\n%s\n%s", id, n, keys, text("text", "?"))
	}
	return "rules = \"jsa\"\n" + text("title", "Lesson "+id) + text("aim", "x") +
		step(1, "kind = \"line\"\nsfen = \"8k/9/9/8G/9/9/9/9/4K4 b GR 1\"\ngoal = \"mateIn 3\"") +
		step(2, "kind = \"move\"\nsfen = \"8k/9/7G1/9/9/9/9/9/4K4 b G 1\"\ngoal = \"mate\"") +
		"[[drill]]\nid = \"" + id + "-d\"\nmake = \"nifu\"\nside = \"both\"\n" + text("ask", "?")
}

// quizClass is a window that follows lessons, with the clock and the chance of an exam.
func quizClass(t *testing.T, o Options) (*teaching, *examRoom) {
	c := teach(t, o)
	r := examine(t, c.Shell)
	c.memory.seed = func() uint64 { return 5 }
	return c, r
}

// TestSetupRereads: a lesson that is saved is in the set-up at once. What was chosen and
// what has the keys stays, and the paper is one of the lessons as they are now.
func TestSetupRereads(t *testing.T) {
	c, r := quizClass(t, Options{})
	c.write("a.toml", in("first", "one"))
	c.choose(c.dir)
	c.Quiz()
	setup, before := c.Screen().(*quiz.Setup), c.Screen().Says()
	click(t, c.Shell, "length-1")
	c.tapLast()
	held := c.window.Canvas().Focused()
	if ch := setup.Choice().Chapters; !slices.Equal(ch, []string{"first"}) || held == nil {
		t.Fatalf("chosen %v", ch)
	}
	c.write("b.toml", in("second", "two"))
	stage.Picture(t, c.Shell.window, "quiz-reread")
	if c.Screen() != Screen(setup) || c.window.Canvas().Focused() != held {
		t.Error("the set-up is another one, or has lost the keys")
	}
	if got := c.Screen().Says(); got == before || got == "" {
		t.Errorf("the paper is still %q", got)
	} else if _, err := r.bank().Read(got); err != nil {
		t.Errorf("the paper is of other lessons: %v", err)
	}
	if ch := setup.Choice(); !slices.Equal(ch.Chapters, []string{"first"}) || ch.Count != 20 {
		t.Errorf("chosen %+v", ch)
	}
}

// TestSetupWaits: a chapter that is gone for a while, as its file has a fault, is ticked
// again when it comes back.
func TestSetupWaits(t *testing.T) {
	c, r := quizClass(t, Options{})
	c.write("a.toml", in("first", "one"))
	c.choose(c.dir)
	c.Quiz()
	setup := c.Screen().(*quiz.Setup)
	c.tapLast()
	c.write("b.toml", in("second", "two"))
	c.tapLast()
	if ch := setup.Choice().Chapters; !slices.Equal(ch, []string{"first", "second"}) {
		t.Errorf("chosen %v", ch)
	}
	c.write("a.toml", "id = ")
	if ch := setup.Choice().Chapters; !slices.Equal(ch, []string{"second"}) {
		t.Errorf("with a fault, chosen %v", ch)
	}
	c.write("a.toml", in("first", "one"))
	if ch := setup.Choice().Chapters; !slices.Equal(ch, []string{"first", "second"}) {
		t.Errorf("once it is mended, chosen %v", ch)
	}
	press(c.Shell, fyne.KeyReturn)
	for _, q := range r.sheet().Paper.Questions {
		if q.Topic != "one" && q.Topic != "two" {
			t.Errorf("a question of %s", q.Topic)
		}
	}
}

// tapLast ticks the last chapter of the set-up, as a click does.
func (c *teaching) tapLast() {
	c.t.Helper()
	number := 0
	for _, ch := range c.chapters {
		number = max(number, ch.Number)
	}
	p := part(c.t, c.Shell, fmt.Sprint("chapter-", number))
	c.window.Canvas().Focus(p.Object.(fyne.Focusable))
	p.Object.(*widgets.Tick).Tapped(nil)
}

// TestCodeRereads: a code that was read before a lesson was saved is told to be of other
// lessons, and is good again when they are as they were.
func TestCodeRereads(t *testing.T) {
	c, _ := quizClass(t, Options{})
	c.write("a.toml", in("first", "one"))
	c.choose(c.dir)
	c.Quiz()
	code := c.Screen().Says()
	press(c.Shell, fyne.KeyC)
	write(t, c.Shell, code)
	press(c.Shell, fyne.KeyReturn)
	c.write("b.toml", in("second", "two"))
	if got := c.Screen().Says(); !strings.Contains(got, "edition") {
		t.Errorf("says %q", got)
	}
	c.remove("b.toml")
	if got := c.Screen().Says(); got != code {
		t.Errorf("says %q, want %s", got, code)
	}
}

func (c *teaching) remove(name string) {
	c.t.Helper()
	if err := os.Remove(filepath.Join(c.dir, name)); err != nil {
		c.t.Fatal(err)
	}
	c.look()
}

// TestResultRereads: a paper that is sat stays as it is. Its result leads to the lessons
// as they are now, also if they were saved meanwhile, and says of one that it is gone.
func TestResultRereads(t *testing.T) {
	c, r := quizClass(t, Options{})
	c.write("a.toml", in("first", "one"))
	c.choose(c.dir)
	r.checkLesson(c.entry("one"))
	asked := r.sheet().Paper
	press(c.Shell, fyne.KeyF3)
	c.write("a.toml", strings.Replace(in("first", "one"), "Lesson one", "Lesson new", 1))
	if r.sheet().Paper != asked {
		t.Fatal("the paper is another one")
	}
	for r.screen.Name() == "quiz" {
		press(c.Shell, fyne.KeyF3)
	}
	c.reads("Check: Lesson new")
	press(c.Shell, fyne.Key1)
	if c.Screen().Name() != "learn" || c.memory.run.Exercise(0).Entry != c.entry("one") {
		t.Fatalf("on %s", c.Screen().Name())
	}
	c.remove("a.toml") // while it is practised
	press(c.Shell, fyne.KeyEscape)
	stage.Picture(t, c.Shell.window, "quiz-result-gone")
	c.reads("Check: Lesson one", "This lesson is not here at present: its file is gone or has a fault.")
	if slices.ContainsFunc(c.Parts(), named("lesson-1")) || slices.ContainsFunc(c.Parts(), named("practise-1")) {
		t.Error("what is gone can be opened or practised")
	}
	press(c.Shell, fyne.Key1)
	if c.Screen().Name() != "quiz-result" {
		t.Errorf("1 leads to %s", c.Screen().Name())
	}
	c.write("a.toml", strings.Replace(in("first", "one"), "Lesson one", "Lesson again", 1))
	stage.Picture(t, c.Shell.window, "quiz-result-back")
	c.reads("Check: Lesson again")
	c.tap("lesson-1")
	if c.Screen().Name() != "learn" || c.session().Lesson != c.entry("one").Lesson {
		t.Errorf("on %s", c.Screen().Name())
	}
}

// reads wants texts to be on the screen.
func (c *teaching) reads(want ...string) {
	c.t.Helper()
	texts := stage.Texts(c.window.Content())
	for _, w := range want {
		if !slices.ContainsFunc(texts, func(x stage.Text) bool { return x.Text.Text == w }) {
			c.t.Errorf("%q is not on the screen", w)
		}
	}
}

// TestPractiseMissed: from the result comes what was missed and nothing else: its steps,
// and exercises of its drills at another seed.
func TestPractiseMissed(t *testing.T) {
	c, r := quizClass(t, Options{})
	c.write("a.toml", in("first", "one"))
	c.choose(c.dir)
	for _, kind := range []lessons.Kind{lessons.PlayMove, lessons.Judgement} {
		r.checkLesson(c.entry("one"))
		missed := papers.Origin{}
		for r.screen.Name() == "quiz" {
			if q := r.on(); q.Step.Kind == kind && missed == (papers.Origin{}) {
				missed = q.Origin
				press(c.Shell, fyne.KeyF3)
				continue
			}
			r.screen.(*quiz.Sheet).Answer(papers.Right(&r.on().Step))
			press(c.Shell, fyne.KeyReturn)
		}
		press(c.Shell, fyne.Key1)
		run := c.memory.run
		first := run.Exercise(0)
		switch {
		case kind == lessons.PlayMove && (run.Len() != 1 || first.ID != "one-2" || first.Drill != ""):
			t.Errorf("after a step was missed, %d exercises, first %s", run.Len(), first.ID)
		case kind == lessons.Judgement && (run.Len() != 10 || first.Drill != "one-d" || first.Seed == missed.Seed):
			t.Errorf("after %v was missed, %d exercises, first %s", missed, run.Len(), first.ID)
		}
		press(c.Shell, fyne.KeyEscape)
		if c.Screen().Name() != "quiz-result" {
			t.Errorf("back on %s", c.Screen().Name())
		}
	}
}
