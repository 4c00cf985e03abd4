package worksheet

import (
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/course"
	"terakoya/app/paths"
	"terakoya/app/slow"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/lessons/quiz"
	"terakoya/widgets/pieceart"
)

// shipped is the course that the program ships, read once.
var shipped = sync.OnceValue(func() *lessons.Course {
	all := lessons.Load(content.Lessons())
	return &all
})

// bench makes exercises.
var bench = sync.OnceValues(func() (*drill.Bench, error) {
	problems, err := problem.Load(content.Problems())
	return drill.New(problems), err
})

// desk is a window with the screen, and what it did.
type desk struct {
	t      testing.TB
	env    Env
	window fyne.Window
	screen *Screen
	kept   string
	left   int
	files  []paths.File
	answer func(exists bool, trouble string) // to the files that were to be written last
}

var (
	small = fyne.NewSize(1024, 700)
	large = fyne.NewSize(1920, 1080)
)

// newDesk returns a desk whose screen is not open yet; work is done at once.
func newDesk(t testing.TB, l lessons.Language, dark bool, size fyne.Size) *desk {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.New(l, dark))
	var shown []*lessons.Lesson
	for i := range shipped().Lessons {
		shown = append(shown, &shipped().Lessons[i])
	}
	d := &desk{t: t, window: test.NewTempWindow(t, nil)}
	d.window.SetPadded(false)
	d.window.Resize(size)
	catalogue, b := stage.Must[*words.Catalogue](t)(stage.Words()), stage.Must[*drill.Bench](t)(bench())
	d.env = Env{
		Words: catalogue.In(l), In: catalogue.In, Set: pieceart.OneKanji, Chapters: course.Build(shown, nil, lessons.NewSession),
		Bank: quiz.NewBank(shipped(), b), Bench: b, Seed: func() uint32 { return 42 },
		Work: slow.Work{Do: func(f func()) { f() }, Go: func(f func()) { f() }},
		Keep: func(c string) { d.kept = c }, Leave: func() { d.left++ },
		Write: func(files []paths.File, _ bool, done func(bool, string)) { d.files, d.answer = files, done },
		OnKey: func(e *fyne.KeyEvent) { d.screen.TypedKey(e) },
	}
	return d
}

// open opens the screen with a choice.
func (d *desk) open(c Choice) *Screen {
	d.t.Helper()
	size := d.window.Canvas().Size()
	d.env.Last = c.String()
	d.screen = New(d.env)
	d.window.SetContent(d.screen.Content())
	d.window.Resize(size)
	d.screen.Shown()
	return d.screen
}

func (d *desk) click(names ...string) {
	d.t.Helper()
	for _, name := range names {
		stage.Click(d.t, d.window, d.screen, name)
	}
}

func (d *desk) press(keys ...fyne.KeyName) { stage.Press(d.screen, keys...) }

// first is the first choice in English.
func first(change func(*Choice)) Choice {
	c := preset(lessons.English, pieceart.OneKanji)
	change(&c)
	return c
}
