package shell

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/choices"
	"terakoya/app/course"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/rules"
)

// TestCourseByKeys goes through every lesson that is shipped from the list of lessons
// to its end and back, by keys alone: each step is answered right, by what the keyboard
// alone can do. A quarter of the chapters is learned in each language.
func TestCourseByKeys(t *testing.T) {
	for quarter, l := range lessons.Languages {
		s := open(t, Options{Language: l, Lessons: content.Lessons()})
		s.choices.Set = choices.SetFor(l)
		k := &keyboard{t: t, s: s}
		k.list()
		for i, c := range s.chapters {
			if i*len(lessons.Languages)/len(s.chapters) != quarter {
				continue
			}
			for n, e := range c.Entries {
				t.Run(fmt.Sprintf("%s/%s", e.Lesson.ID, l), func(t *testing.T) {
					k.t = t
					k.open(i, n)
					k.lesson(e)
					k.list()
				})
			}
		}
	}
}

// TestIndex: a chapter far below is found by its name above them all.
func TestIndex(t *testing.T) {
	s := open(t, Options{Lessons: content.Lessons()})
	s.Chapters(-1)
	last := s.chapters[len(s.chapters)-1]
	row := part(t, s, "lesson-"+last.Entries[0].Lesson.ID)
	high := s.window.Canvas().Size().Height
	if at, _ := row.Rect(); at.Y < high {
		t.Fatalf("the last chapter is seen from the first, at %v", at)
	}
	click(t, s, fmt.Sprintf("chapter-%d", last.Number))
	if at, size := row.Rect(); at.Y < 0 || at.Y+size.Height > high {
		t.Errorf("the chapter is not brought into view: its first lesson is at %v", at)
	}
	press(s, fyne.Key1)
	if s.Screen().Name() != "learn" || s.Screen().(interface{ Session() *lessons.Session }).Session().Lesson != last.Entries[0].Lesson {
		t.Errorf("1 leads to %s", s.Screen().Name())
	}
}

// keyboard is a learner without a pointer. What is to be answered they know from the
// step; the window hears of it by keys only.
type keyboard struct {
	t    *testing.T
	s    *Shell
	e    *course.Entry // the lesson that is open
	side rules.Color   // of the pieces that letters put on the board
}

// list goes to the list of lessons from wherever Escape leads home.
func (k *keyboard) list() {
	k.t.Helper()
	for range 3 {
		if k.s.Screen().Name() != "home" {
			press(k.s, fyne.KeyEscape)
		}
	}
	for range 2 { // past the start to the second button of the rail
		k.s.window.Canvas().FocusNext()
	}
	press(k.s, fyne.KeyReturn)
	if got := k.s.Screen().Name(); got != "chapters" {
		k.t.Fatalf("by Tab and Enter to %s", got)
	}
}

// open opens a lesson of the list: from the first chapter to its own, and its number.
func (k *keyboard) open(chapter, lesson int) {
	k.t.Helper()
	for range k.s.chapters {
		press(k.s, fyne.KeyLeft)
	}
	for range chapter {
		press(k.s, fyne.KeyRight)
	}
	digits := "1234567890"
	if lesson >= len(digits) {
		k.t.Fatalf("no digit for lesson %d of a chapter", lesson+1)
	}
	press(k.s, fyne.KeyName(digits[lesson]))
	k.e = k.s.chapters[chapter].Entries[lesson]
	if k.s.Screen().Name() != "learn" || k.session() != k.e.Session {
		k.t.Fatalf("%q opens something else, on %s", digits[lesson], k.s.Screen().Name())
	}
}

func (k *keyboard) session() *lessons.Session {
	return k.s.Screen().(interface{ Session() *lessons.Session }).Session()
}

// lesson goes from the first step of the lesson to its end.
func (k *keyboard) lesson(e *course.Entry) {
	k.t.Helper()
	for i := range e.Lesson.Steps {
		step := e.Session.Step()
		if step != &e.Lesson.Steps[i] {
			k.t.Fatalf("at step %d, not at %d", e.Session.At()+1, i+1)
		}
		k.seen(step)
		if step.Asks() {
			k.answer(step)
			if e.Session.State() != lessons.Answered || e.Session.Mastery(i) != lessons.FirstTry {
				k.t.Fatalf("%s is not right at the first try: state %d, %q", step.ID, e.Session.State(), k.s.Screen().Says())
			}
			k.says(step)
		}
		press(k.s, fyne.KeyReturn)
	}
	if e.Session.State() != lessons.Finished {
		k.t.Fatalf("Enter after the last step does not end the lesson")
	}
	k.seen(&lessons.Step{ID: "the end"})
}

// says wants a status line, seen a focus that is on the screen: else keys would go
// where nobody sees them.
func (k *keyboard) says(step *lessons.Step) {
	k.t.Helper()
	if k.s.Screen().Says() == "" {
		k.t.Errorf("%s: the status line is empty", step.ID)
	}
	k.seen(step)
}

func (k *keyboard) seen(step *lessons.Step) {
	k.t.Helper()
	canvas := k.s.window.Canvas()
	if f := canvas.Focused(); f != nil {
		if at, _ := boxOf(canvas.Content(), f.(fyne.CanvasObject), fyne.Position{}, nil); at == nil {
			k.t.Errorf("%s: %T has the focus and is not on the screen", step.ID, f)
		}
	}
}

// answer answers a step.
func (k *keyboard) answer(step *lessons.Step) {
	k.t.Helper()
	right, ok := drill.Answer(step)
	if !ok {
		k.t.Fatalf("%s: no answer is known", step.ID)
	}
	switch step.Kind {
	case lessons.PlayMove:
		k.play(step.Position, right.Attempt)
	case lessons.PlayLine:
		k.line(step)
	case lessons.TapSquares:
		k.says(step)
		for sq := range right.Squares.All() {
			k.to(sq)
			press(k.s, fyne.KeySpace)
		}
		press(k.s, fyne.KeyReturn)
	case lessons.Judgement:
		k.pick(slices.Index(step.Offer, right.Foul))
	case lessons.Choice:
		k.pick(right.Option)
	case lessons.RuleGame:
		k.pick(slices.Index(step.Rulings, right.Ruling))
	case lessons.EnterNumber:
		digits(k.s, step.Number)
		press(k.s, fyne.KeyReturn)
	case lessons.SetUp:
		k.setUp(step)
	case lessons.PutInOrder:
		k.order(step)
	case lessons.WriteMove:
		k.write(step, right)
	case lessons.Show:
	}
}

// pick picks one of several answers, from 0.
func (k *keyboard) pick(i int) {
	k.t.Helper()
	if i < 0 || i > 8 {
		k.t.Fatalf("no digit picks answer %d", i+1)
	}
	digits(k.s, i+1)
}

// line plays a line to its end.
func (k *keyboard) line(step *lessons.Step) {
	k.t.Helper()
	const most = 60
	for n := 0; k.e.Session.State() == lessons.Waiting && n < most; n++ {
		walk := k.e.Session.Walk()
		way := walk.Solution(k.t.Context())
		if len(way) == 0 {
			k.t.Fatalf("%s: no way on was found", step.ID)
		}
		k.play(walk.Position(), way[0].Attempt())
		k.says(step)
	}
}

// write types a move, or plays one that is written.
func (k *keyboard) write(step *lessons.Step, right lessons.Response) {
	k.t.Helper()
	if step.Read {
		k.play(step.Position, right.Attempt)
		return
	}
	write(k.t, k.s, right.Text)
	press(k.s, fyne.KeyReturn)
}

// order gives squares or things their places.
func (k *keyboard) order(step *lessons.Step) {
	k.t.Helper()
	for _, sq := range step.Places {
		k.to(sq)
		press(k.s, fyne.KeySpace)
	}
	for i := range step.Option {
		k.pick(slices.Index(step.Shuffled(), i))
	}
	if k.e.Session.State() == lessons.Waiting { // things are handed in, squares end by themselves
		press(k.s, fyne.KeyReturn)
	}
}

// setUp puts right what stands wrong.
func (k *keyboard) setUp(step *lessons.Step) {
	k.t.Helper()
	k.side = step.Setup.Turn
	for _, w := range step.Misplaced(&step.Setup) {
		k.to(w.Square)
		if w.Want == rules.NoPiece {
			press(k.s, fyne.KeyDelete)
			continue
		}
		if w.Want.Color() != k.side {
			press(k.s, fyne.KeyT)
			k.side = w.Want.Color()
		}
		kind := w.Want.Kind()
		press(k.s, fyne.KeyName(kind.Base().String()))
		if kind.Base() != kind {
			press(k.s, fyne.KeyPlus)
		}
	}
}
