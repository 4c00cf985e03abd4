package shell

import (
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/parts"
	"terakoya/lessons"
)

// open starts the program in memory, 1280 by 800.
func open(t *testing.T, o Options) *Shell {
	t.Helper()
	o.Lessons = os.DirFS("testdata/lessons")
	if o.Language == "" {
		o.Language = lessons.English
	}
	s, err := New(test.NewTempApp(t), o)
	if err != nil {
		t.Fatal(err)
	}
	s.window.Resize(fyne.NewSize(windowWidth, windowHeight))
	return s
}

// part finds a part of the screen by name.
func part(t *testing.T, s *Shell, name string) parts.Part {
	t.Helper()
	all := s.Screen().Parts()
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
	for _, p := range s.Screen().Parts() {
		if role, square, ok := strings.Cut(p.Name, "-"); ok && len(square) == 2 && role != "language" {
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
			s := open(t, Options{})
			click(t, s, "language-"+string(l))
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

// TestGoOn: leaving a lesson and coming back, the learner stands where they
// stood; a finished one begins anew.
func TestGoOn(t *testing.T) {
	s := open(t, Options{})
	press(s, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyEscape)
	if s.Screen().Name() != "home" || s.entries[0].Step != 1 {
		t.Fatalf("on %s, at step %d", s.Screen().Name(), s.entries[0].Step)
	}
	click(t, s, "dark")
	click(t, s, "lesson-0")
	if got := s.sessions["nifu"].At(); got != 1 {
		t.Errorf("the lesson goes on at step %d", got)
	}
}

// TestFaults: a broken lesson is named with its line; the good ones are there.
func TestFaults(t *testing.T) {
	s := open(t, Options{OwnName: "mine", Own: fstest.MapFS{
		"01-a/bad.toml": {Data: []byte("id = \"bad\"\ntitel = \"x\"\n")},
	}})
	if len(s.Faults()) == 0 || len(s.entries) == 0 {
		t.Fatalf("%d faults, %d lessons", len(s.Faults()), len(s.entries))
	}
	if !slices.ContainsFunc(s.Faults(), func(f lessons.Fault) bool {
		return f.Error() == `mine/01-a/bad.toml:2: unknown key "titel"`
	}) {
		t.Error(s.Faults())
	}
	click(t, s, "lesson-0")
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
