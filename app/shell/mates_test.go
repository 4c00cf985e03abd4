package shell

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/tsume"
	"terakoya/rules"
)

// A mate that is to be found is looked at as it is asked, and once it was shown.
func init() {
	screens["mate"] = func(s *Shell) { s.MatesFrom(aMate()) }
	screens["mate-shown"] = func(s *Shell) {
		s.MatesFrom(aMate())
		press(s, fyne.KeyS, fyne.KeyS, fyne.KeyS, fyne.KeyD)
	}
}

// aMate is mate in five, against four defences.
func aMate() rules.Position {
	p, _, _ := rules.ParseSFEN("9/1k1+B5/9/9/2+P6/9/9/9/9 b Rrb4g4s4n4l17p 1")
	return p
}

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
	s.MatesFrom(aMate())
	press(s, fyne.KeyS, fyne.KeyS, fyne.KeyS)
	if tally := s.mateTally(); len(tally.All) > 0 || s.Screen().Name() != "mates" {
		t.Errorf("%s is shown, %+v", s.Screen().Name(), tally)
	}
	press(s, fyne.KeyReturn)
	if s.Screen().Name() != "home" {
		t.Errorf("%s is shown", s.Screen().Name())
	}
}
