package shell

import (
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/course"
	"terakoya/app/parts"
	"terakoya/app/slow"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/widgets/pieceart"
)

// shipped is the stock of all windows of the tests.
var shipped = sync.OnceValues(takeStock)

// open starts the program in memory, 1280 by 800, beyond the first run.
func open(t *testing.T, o Options) *Shell { return begin(t, o, false) }

func begin(t *testing.T, o Options, first bool) *Shell {
	t.Helper()
	if o.Lessons == nil {
		o.Lessons = os.DirFS("testdata/lessons")
	}
	if o.Language == "" {
		o.Language = lessons.English
	}
	o.Fixed = !first
	k, err := shipped()
	if err != nil {
		t.Fatal(err)
	}
	s := k.window(test.NewTempApp(t), o)
	t.Cleanup(func() {
		s.end() // before the app is gone
		forget()
	})
	atOnce := func(f func()) { f() }
	s.work = slow.Work{Do: atOnce, Go: atOnce}
	s.window.Resize(fyne.NewSize(windowWidth, windowHeight))
	return s
}

// part finds a part of the screen by name.
func part(t *testing.T, s *Shell, name string) parts.Part {
	t.Helper()
	all := s.Parts()
	i := slices.IndexFunc(all, func(p parts.Part) bool { return p.Name == name && p.Object.Visible() })
	if i < 0 {
		t.Fatalf("%s has no part %s", s.Screen().Name(), name)
	}
	return all[i]
}

// click clicks in the middle of a part.
func click(t *testing.T, s *Shell, name string) {
	t.Helper()
	at, size := part(t, s, name).Rect()
	test.TapCanvas(s.window.Canvas(), at.AddXY(size.Width/2, size.Height/2))
}

func press(s *Shell, keys ...fyne.KeyName) {
	for _, k := range keys {
		e := &fyne.KeyEvent{Name: k}
		if f := s.window.Canvas().Focused(); f != nil {
			f.TypedKey(e)
			continue
		}
		s.typedKey(e)
	}
}

// marked lists the marked squares, such as "offender-5d".
func marked(s *Shell) []string {
	var names []string
	for _, p := range s.Parts() {
		if role, square, ok := strings.Cut(p.Name, "-"); ok && len(square) == 2 && role != "rail" && !strings.HasPrefix(role, "hand") {
			names = append(names, p.Name)
		}
	}
	return names
}

// TestNifu goes the way of a learner in each language: try the foul, read why,
// answer right.
func TestNifu(t *testing.T) {
	for _, l := range lessons.Languages {
		t.Run(string(l), func(t *testing.T) {
			s := open(t, Options{Language: l})
			press(s, fyne.KeyReturn, fyne.KeyReturn)
			click(t, s, "hand-black-P")
			click(t, s, "5d")
			if got, want := marked(s), []string{"offender-5d", "other-5g"}; !slices.Equal(got, want) {
				t.Errorf("lit %v, want %v", got, want)
			}
			nifu := s.catalogue.In(l).Term("nifu")
			if !strings.Contains(s.Screen().Says(), nifu) {
				t.Errorf("the status line says %q, without %s", s.Screen().Says(), nifu)
			}
			press(s, fyne.KeyReturn)
			if got := marked(s); len(got) != 0 {
				t.Errorf("after another try %v is still lit", got)
			}
			click(t, s, "hand-black-P")
			click(t, s, "4e")
			if got := marked(s); !slices.Equal(got, []string{"answer-4e"}) {
				t.Errorf("lit %v after the right answer", got)
			}
		})
	}
}

// TestByKeys: the whole exercise without a pointer.
func TestByKeys(t *testing.T) {
	s := open(t, Options{})
	press(s, fyne.KeyReturn, fyne.KeyReturn)
	press(s, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
	press(s, fyne.KeyReturn, fyne.KeyLeft, fyne.KeyReturn)
	if got := marked(s); !slices.Equal(got, []string{"answer-1e"}) {
		t.Errorf("lit %v, says %q", got, s.Screen().Says())
	}
	press(s, fyne.KeyReturn)
	if got := marked(s); !slices.Equal(got, []string{"look-5c", "look-5g"}) {
		t.Errorf("the third step lights %v", got)
	}
}

// TestGoOn: leaving a lesson and coming back, also by a new start of the program,
// the learner stands where they stood.
func TestGoOn(t *testing.T) {
	store := progress.Memory()
	s := open(t, Options{Store: store})
	press(s, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyEscape)
	if s.Screen().Name() != "home" {
		t.Fatalf("on %s", s.Screen().Name())
	}
	again := open(t, Options{Store: store})
	press(again, fyne.KeyReturn)
	for _, s := range []*Shell{s, again} {
		if got := course.Flat(s.chapters)[0].Session.At(); got != 1 {
			t.Errorf("the lesson goes on at step %d", got)
		}
	}
}

// TestAnswersAreKept: what is answered is in the store, with the foul.
func TestAnswersAreKept(t *testing.T) {
	store := progress.Memory()
	s := open(t, Options{Store: store})
	press(s, fyne.KeyReturn, fyne.KeyReturn)
	click(t, s, "hand-black-P")
	click(t, s, "5d")
	click(t, s, "hand-black-P")
	click(t, s, "4e")
	answers, err := store.Answers("nifu")
	if err != nil || len(answers) != 2 {
		t.Fatalf("%d answers, %v", len(answers), err)
	}
	if a := answers[0]; a.Foul != "nifu" || a.Tried != "P*5d" || a.Step != "nifu-10" {
		t.Errorf("kept %+v", a)
	}
}

// TestFirstRun: the choices made are kept, and the next start is at home.
func TestFirstRun(t *testing.T) {
	store := progress.Memory()
	s := begin(t, Options{Store: store}, true)
	if s.Screen().Name() != "welcome" {
		t.Fatalf("the first screen is %s", s.Screen().Name())
	}
	click(t, s, "language-zh-Hant")
	click(t, s, "pieces-one-kanji")
	click(t, s, "start")
	next := begin(t, Options{Store: store}, true)
	if next.Screen().Name() != "home" || next.choices.Language != lessons.Traditional || next.choices.Set != pieceart.OneKanji {
		t.Errorf("on %s with %+v", next.Screen().Name(), next.choices)
	}
}

// TestLanguageInTwoClicks: from the start screen.
func TestLanguageInTwoClicks(t *testing.T) {
	s := open(t, Options{})
	click(t, s, "rail-settings")
	click(t, s, "language-ja")
	if s.choices.Language != lessons.Japanese || s.Screen().Name() != "settings" {
		t.Errorf("%+v on %s", s.choices, s.Screen().Name())
	}
}

// TestHelp: F1 lists the keys, Escape takes the list away and nothing else.
func TestHelp(t *testing.T) {
	s := open(t, Options{})
	press(s, fyne.KeyReturn, fyne.KeyF1)
	if s.help == nil {
		t.Fatal("no help")
	}
	press(s, fyne.KeyEscape)
	if s.help != nil || s.Screen().Name() != "learn" {
		t.Errorf("help %v on %s", s.help, s.Screen().Name())
	}
}

// TestFaults: a broken lesson is named with its line; the good ones are there.
func TestFaults(t *testing.T) {
	s := open(t, Options{OwnName: "mine", Own: fstest.MapFS{
		"01-a/bad.toml": {Data: []byte("id = \"bad\"\ntitel = \"x\"\n")},
	}})
	if len(s.Faults()) == 0 || len(s.chapters) == 0 {
		t.Fatalf("%d faults, %d chapters", len(s.Faults()), len(s.chapters))
	}
	if !slices.ContainsFunc(s.Faults(), func(f lessons.Fault) bool {
		return f.Error() == `mine/01-a/bad.toml:2: unknown key "titel"`
	}) {
		t.Error(s.Faults())
	}
	click(t, s, "start")
	if s.Screen().Name() != "learn" {
		t.Error("the lesson does not open")
	}
}

// TestRevealed: the answer is offered after the second miss and then shown.
func TestRevealed(t *testing.T) {
	s := open(t, Options{})
	press(s, fyne.KeyReturn, fyne.KeyReturn)
	for range 2 {
		click(t, s, "hand-black-P")
		click(t, s, "5d")
	}
	click(t, s, "show")
	if got := marked(s); len(got) != 1 || !strings.HasPrefix(got[0], "answer-") {
		t.Errorf("lit %v", got)
	}
}
