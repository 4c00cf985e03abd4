package tsume

import (
	"reflect"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/lessons/problem"
	"terakoya/lessons/problem/solving"
)

// TestChoice: what is written is read again; what is not known is as at first.
func TestChoice(t *testing.T) {
	for _, c := range []Choice{preset, {Length: 0, Level: Hard, Theme: "double", Count: 0, Timed: true, Turned: true}, {Theme: Missed, Count: 20, Length: 7}} {
		if got := ParseChoice(c.String()); got != c {
			t.Errorf("%+v is read as %+v", c, got)
		}
	}
	for _, text := range []string{"", "{", `{"length":2,"level":9,"theme":"gone","count":7}`, `{"level":-1}`} {
		if got := ParseChoice(text); got != preset {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}

// TestTally: results are counted by length; a set's second round counts for what is
// still missed only.
func TestTally(t *testing.T) {
	var tally Tally
	for _, r := range []solving.Result{
		{ID: "a", Length: 1, How: solving.FirstTry}, {ID: "b", Length: 1, How: solving.WithHelp},
		{ID: "c", Length: 3, How: solving.Given}, {ID: "d", Length: 3, How: solving.Given, Made: true},
		{ID: "b", Length: 1, How: solving.FirstTry, Again: true}, {Length: 5, How: solving.FirstTry}, {ID: "e", Length: 5, How: solving.Left},
	} {
		tally = tally.Add(r)
	}
	want := Tally{First: map[int]int{1: 1}, All: map[int]int{1: 2, 3: 2}, Missed: []string{"c"}}
	if !reflect.DeepEqual(tally, want) {
		t.Errorf("%+v, want %+v", tally, want)
	}
	if got := ParseTally(tally.String()); !reflect.DeepEqual(got, want) {
		t.Errorf("read as %+v", got)
	}
	if got := ParseTally("{"); !reflect.DeepEqual(got, Tally{}) {
		t.Errorf("nonsense is read as %+v", got)
	}
}

// TestFind: length, difficulty and theme are each held to.
func TestFind(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	lib := r.env.Library
	lib.Know(loadThemes())
	all := lib.Find(Choice{}, Tally{})
	for _, n := range problem.Lengths {
		for _, l := range []Level{Easy, Middle, Hard} {
			for _, m := range lib.Find(Choice{Length: n, Level: l, Theme: "sacrifice"}, Tally{}) {
				if m.Length != n || !l.takes(m.Grade) || !lib.themes[m.ID].Has(problem.Sacrifice) {
					t.Errorf("%d plies, %s: %s of grade %d", n, l, m.ID, m.Grade)
				}
			}
		}
	}
	if got := lib.Find(Choice{Theme: Missed}, Tally{Missed: []string{all[3].ID, "gone"}}); len(got) != 1 || got[0].ID != all[3].ID {
		t.Errorf("missed: %v", got)
	}
}

// TestMade: a problem that is made is of the choice.
func TestMade(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	c := Choice{Length: 3, Level: Easy, Theme: "drop"}
	f, ok := r.env.Library.Make(c, 1)(t.Context())
	if !ok || !c.takes(&f.mate, f.themes) || f.mate.Proven(t.Context()) != nil {
		t.Fatalf("%t, %+v", ok, f)
	}
	r.env.Library.Know(loadThemes())
	before := len(r.env.Library.Find(c, Tally{}))
	if r.env.Library.Add(f); len(r.env.Library.Find(c, Tally{})) != before+1 {
		t.Error("it is not in the library")
	}
}

// TestSetup: keys and clicks choose; the choice is remembered, and drawn from.
func TestSetup(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	s := r.setup()
	r.click("length-1", "level-3", "count-0", "clock-1", "bottom-1", "theme-sacrifice")
	want := Choice{Length: 3, Level: Hard, Theme: "sacrifice", Count: 5, Timed: true, Turned: true}
	if s.Choice() != want {
		t.Fatalf("%+v, want %+v", s.Choice(), want)
	}
	if r.press(fyne.KeyDown, fyne.KeyUp, fyne.KeyUp); s.Choice().Theme != "knight" {
		t.Errorf("the theme is %q", s.Choice().Theme)
	}
	r.click("main")
	d, ok := r.screen.(*Desk)
	if !ok || ParseChoice(r.env.Last) != s.Choice() || d.set.Len() != 5 && d.set.Len() != len(s.wanted(s.Choice())) {
		t.Fatalf("%T is shown, remembered %s", r.screen, r.env.Last)
	}
	if d.far() != d.attacker() {
		t.Error("the defender does not sit at the bottom")
	}
}

// TestSetupWaits: a theme that is not known yet is begun once it is.
func TestSetupWaits(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.held = true
	r.env.Last = Choice{Length: 3, Theme: "sacrifice", Count: 5}.String()
	r.setup()
	r.press(fyne.KeyReturn)
	if r.screen.Name() != "mates-setup" {
		t.Fatalf("%s is shown", r.screen.Name())
	}
	r.env.Library.Know(loadThemes()) // as the work would, which takes longer
	if r.press(fyne.KeyReturn); r.screen.Name() != "mates" {
		t.Errorf("%s is shown", r.screen.Name())
	}
}

// TestSetupNone: what has no problem is not begun.
func TestSetupNone(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.env.Last = Choice{Length: 1, Theme: Missed, Count: 0}.String()
	r.setup()
	r.press(fyne.KeyReturn)
	r.click("main")
	if r.screen.Name() != "mates-setup" {
		t.Errorf("%s is shown", r.screen.Name())
	}
	if r.press(fyne.KeyEscape); r.left != 1 {
		t.Errorf("left %d times", r.left)
	}
}
