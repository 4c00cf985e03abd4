package shell

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/tsume"
	"terakoya/widgets"
)

// TestMates: the choice and what was solved are kept, and the way out leads home.
func TestMates(t *testing.T) {
	s := open(t, Options{})
	s.Mates()
	if s.Screen().Name() != "mates-setup" {
		t.Fatalf("%s is shown", s.Screen().Name())
	}
	click(t, s, "length-1")
	press(s, fyne.KeyReturn, fyne.KeyS, fyne.KeyS)
	tally := s.mateTally()
	if kept, _ := s.store.Setting(keyMates); tsume.ParseChoice(kept).Length != 3 || tally.All[3] != 1 || len(tally.Missed) != 1 {
		t.Errorf("kept %s, %+v", kept, tally)
	}
	press(s, fyne.KeyEscape, fyne.KeyEscape)
	if s.Screen().Name() != "home" {
		t.Errorf("%s is shown", s.Screen().Name())
	}
}

// TestMatesFrom: the mate in one position is found, and nothing of it is counted.
func TestMatesFrom(t *testing.T) {
	s := open(t, Options{})
	s.matesFrom(aMate(), s.Home)
	press(s, fyne.KeyS, fyne.KeyS, fyne.KeyS)
	if tally := s.mateTally(); len(tally.All) > 0 || s.Screen().Name() != "mates" {
		t.Errorf("%s is shown, %+v", s.Screen().Name(), tally)
	}
	press(s, fyne.KeyReturn)
	if s.Screen().Name() != "home" {
		t.Errorf("%s is shown", s.Screen().Name())
	}
}

// TestMatesFromGame: the mate that was missed, and the problems that train for it, are
// left for the game that they came from, as it was looked at.
func TestMatesFromGame(t *testing.T) {
	for key, screen := range map[fyne.KeyName]string{fyne.KeyM: "mates", fyne.KeyG: "mates-setup"} {
		s := open(t, Options{})
		plain := hung
		plain.Slips = nil // so that the mate comes next
		s.After(plain)
		was := s.Screen()
		press(s, fyne.KeyHome, key)
		if s.Screen().Name() != screen {
			t.Fatalf("%s leads to %s", key, s.Screen().Name())
		}
		if setup, is := s.Screen().(*tsume.Setup); is && setup.Choice().Length != 1 {
			t.Errorf("problems of %d plies are offered", setup.Choice().Length)
		}
		at := was.Says()
		if press(s, fyne.KeyEscape); s.Screen() != was || was.Says() != at {
			t.Errorf("the way out of %s leads to %s: %q", screen, s.Screen().Name(), s.Screen().Says())
		}
		if press(s, fyne.KeyM); s.Screen().Name() != "mates" { // it is of use again
			t.Errorf("then M leads to %s", s.Screen().Name())
		}
	}
}

// TestMatesSetFromGame: the end of a set leads back to the game too, and says so; with it
// the usual choice is offered again.
func TestMatesSetFromGame(t *testing.T) {
	s := open(t, Options{})
	kept := tsume.Choice{Length: 7, Theme: tsume.Missed, Count: 5}
	s.kept(s.store.SetSetting(keyMates, kept.String()))
	s.After(hung)
	was := s.Screen()
	s.matesFor(4, func() { s.After(hung) })
	if c := s.Screen().(*tsume.Setup).Choice(); c.Length != 3 || c.Theme != "" || c.Count != 5 {
		t.Errorf("%+v is offered", c)
	}
	press(s, fyne.KeyReturn, fyne.KeyS, fyne.KeyS, fyne.KeyS, fyne.KeyS, fyne.KeyEscape)
	if s.Screen().Name() != "mates-summary" {
		t.Fatalf("%s is shown", s.Screen().Name())
	}
	if b := part(t, s, "home").Object.(*widgets.Button); b.Label != "Back to the game" {
		t.Errorf("the way out is called %q", b.Label)
	}
	click(t, s, "home")
	if s.Screen().Name() != was.Name() {
		t.Errorf("it leads to %s", s.Screen().Name())
	}
}

// TestMateLibrary: the problems are read once, and what is found out of them stays known.
func TestMateLibrary(t *testing.T) {
	s := open(t, Options{})
	s.Mates()
	first := s.mates
	s.Home()
	s.work.Go = func(func()) { t.Error("the themes are found again") }
	if s.Mates(); first == nil || s.mates != first || !first.Known() {
		t.Error("the problems are read again")
	}
}
