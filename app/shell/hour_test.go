package shell

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// TestArrowsAnywhere: an arrow at any step does what it can and comes back.
func TestArrowsAnywhere(t *testing.T) {
	s := open(t, Options{Lessons: content.Lessons()})
	for _, e := range course.Flat(s.chapters) {
		for i := range e.Lesson.Steps {
			e.Session = lessons.Resume(e.Lesson, e.Lesson.Steps[i].ID, nil)
			s.Learn(e)
			press(s, fyne.KeyDown, fyne.KeyRight, fyne.KeyUp, fyne.KeyLeft)
		}
		click(t, s, "5e") // the board has the focus now
		press(s, fyne.KeyDown, fyne.KeyDown)
	}
}

// TestKeysOfTheWindow: they hold while the board has the focus.
func TestKeysOfTheWindow(t *testing.T) {
	s := open(t, Options{})
	press(s, fyne.KeyReturn, fyne.KeyReturn)
	click(t, s, "5e")
	if s.window.Canvas().Focused() == nil {
		t.Fatal("the board has no focus")
	}
	press(s, fyne.KeyF1)
	if s.help == nil {
		t.Error("F1 does nothing")
	}
	press(s, fyne.KeyEscape)
	s.PlaySetup()
	click(t, s, "you-0")
	press(s, fyne.KeyF1)
	if s.help == nil || s.Screen().Name() != "setup" {
		t.Errorf("F1 does nothing on %s", s.Screen().Name())
	}
}

// TestUnknownLanguage: a setting of a later version is no reason not to start.
func TestUnknownLanguage(t *testing.T) {
	store := progress.Memory()
	if err := store.SetSetting("language", "xx"); err != nil {
		t.Fatal(err)
	}
	s := begin(t, Options{Store: store, Language: lessons.Japanese}, true)
	if s.choices.Language != lessons.Japanese || s.Screen().Name() != "home" {
		t.Errorf("%q on %s", s.choices.Language, s.Screen().Name())
	}
}

// TestDarkByFlag: -dark holds over what was chosen, -lang leaves it alone.
func TestDarkByFlag(t *testing.T) {
	store := progress.Memory()
	for _, kv := range [][2]string{{"language", "en"}, {"dark", "false"}} {
		if err := store.SetSetting(kv[0], kv[1]); err != nil {
			t.Fatal(err)
		}
	}
	if s := begin(t, Options{Store: store, Dark: true, Language: lessons.English}, true); !s.choices.Dark {
		t.Error("-dark starts light")
	}
	if err := store.SetSetting("dark", "true"); err != nil {
		t.Fatal(err)
	}
	if s := open(t, Options{Store: store, Language: lessons.Japanese}); !s.choices.Dark || s.choices.Language != lessons.Japanese {
		t.Error("-lang changes more than the language")
	}
}

// TestTwoWindows: a game that another window has gone on with is not written
// over, and the learner is told.
func TestTwoWindows(t *testing.T) {
	store := progress.Memory()
	one, other := open(t, Options{Store: store}), open(t, Options{Store: store})
	g := progress.Game{
		Start: rules.StartSFEN, Opponent: "wanders", Rules: "jsa", Fouls: progress.FoulExplained, Moves: []string{"7g7f", "3c3d"}, // the learner is to move
	}
	if trouble := one.keepGame(g); trouble != "" {
		t.Fatal(trouble)
	}
	other.Play()
	if other.Screen().Name() != "play" {
		t.Fatalf("the kept game does not open: %s", other.Screen().Name())
	}
	further := g
	further.Moves = []string{"7g7f", "3c3d", "2g2f"}
	if trouble := other.keepGame(further); trouble != "" {
		t.Fatal(trouble)
	}
	late := g
	late.Moves = []string{"7g7f", "3c3d", "6g6f"}
	if one.keepGame(late) == "" {
		t.Error("the window that comes late is not told")
	}
	one.forgetGame()
	if now, ok, err := store.Game(); err != nil || !ok || !now.Equal(further) {
		t.Errorf("kept %v %v %v", now, ok, err)
	}
}

// TestSlips: what costs nothing. Handing in no square is no answer, and an option
// refused before is not refused again.
func TestSlips(t *testing.T) {
	s := open(t, Options{Lessons: content.Lessons()})
	seen := map[lessons.Kind]bool{}
	for _, e := range course.Flat(s.chapters) {
		for i := range e.Lesson.Steps {
			step := &e.Lesson.Steps[i]
			if seen[step.Kind] || step.Kind == lessons.TapSquares && step.Right.Empty() {
				continue
			}
			e.Session = lessons.Resume(e.Lesson, step.ID, nil)
			s.Learn(e)
			switch step.Kind {
			case lessons.TapSquares:
				press(s, fyne.KeyReturn, fyne.KeyReturn)
				if e.Session.State() != lessons.Waiting {
					t.Errorf("%s: nothing handed in is an answer", step.ID)
				}
			case lessons.Choice:
				no := fyne.KeyName(rune('1' + wrong(t, step).Option))
				press(s, no, no, no)
				if e.Session.State() != lessons.Refused || e.Session.CanReveal() {
					t.Errorf("%s: an option is refused more than once", step.ID)
				}
			case lessons.Show, lessons.PlayMove, lessons.Judgement, lessons.EnterNumber, lessons.RuleGame,
				lessons.SetUp, lessons.PutInOrder, lessons.WriteMove, lessons.PlayLine:
			}
			seen[step.Kind] = true
		}
	}
}
