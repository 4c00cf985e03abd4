package study

import (
	"bufio"
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"terakoya/app/feedback"
	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/kifu"
)

// TestPlay: both sides are moved by clicks, going back and playing another move makes a
// variation, and everything is kept.
func TestPlay(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.play("7g7f 3c3d").click("back")
	d.play("8c8d").click("first", "last")
	if got := d.tree(); got != "7g7f 3c3d ( 8c8d )" || d.session.at.Place() != "2" {
		t.Errorf("%s at %s", got, d.session.at.Place())
	}
	d.press(fyne.KeyDown)
	d.click("promote")
	if got := d.tree(); got != "7g7f 8c8d ( 3c3d )" {
		t.Errorf("promoted: %s", got)
	}
	d.click("remove")
	if got := d.tree(); got != "7g7f 3c3d" || !strings.Contains(d.Says(), "U brings them back") {
		t.Errorf("removed: %s, says %q", got, d.Says())
	}
	d.press(fyne.KeyU)
	if got := d.tree(); got != "7g7f 8c8d ( 3c3d )" {
		t.Errorf("undone: %s", got)
	}
	d.env.Kept = d.kept[len(d.kept)-1]
	if got := d.open().tree(); got != "7g7f 8c8d ( 3c3d )" {
		t.Errorf("kept: %s", got)
	}
}

// TestByKeys: a move, its comment and the way through the record without a pointer.
func TestByKeys(t *testing.T) {
	d := newDesk(t, lessons.Japanese, false, middle).open()
	d.press(fyne.KeyB, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn, fyne.KeyUp, fyne.KeyReturn)
	if got := d.tree(); got != "7g7f" {
		t.Fatalf("%s is played, says %q", got, d.Says())
	}
	d.press(fyne.KeyEscape, fyne.KeyLeft)
	if d.session.at != d.session.record.Root || len(d.calls) > 0 {
		t.Errorf("the arrow key leads to %s, calls %v", d.session.at.Place(), d.calls)
	}
	d.press(fyne.KeyRight, fyne.KeyC)
	for _, r := range "角道" {
		d.window.Canvas().Focused().TypedRune(r)
	}
	d.press(fyne.KeyReturn)
	d.window.Canvas().Focused().TypedRune('1')
	d.window.Canvas().Focused().(fyne.Shortcutable).TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyReturn, Modifier: fyne.KeyModifierControl})
	if got := d.session.at.Comment; got != "角道\n1" || d.writes {
		t.Errorf("the comment is %q", got)
	}
	d.press(fyne.KeyC)
	d.window.Canvas().Focused().TypedRune('x')
	d.press(fyne.KeyEscape)
	if got := d.session.at.Comment; got != "角道\n1" || d.writes {
		t.Errorf("Escape leaves %q", got)
	}
	d.press(fyne.KeyEscape)
	if !slices.Equal(d.calls, []string{"leave"}) {
		t.Errorf("calls %v", d.calls)
	}
}

// TestCommentIsNotLost: what is being written stays if something else is done.
func TestCommentIsNotLost(t *testing.T) {
	for name, do := range map[string]func(*desk){
		"a move":    func(d *desk) { d.play("3c3d") },
		"the end":   func(d *desk) { d.Close() },
		"a paste":   func(d *desk) { d.Paste(rules.StartSFEN); d.run(1); d.press(fyne.KeyU) },
		"a set-up":  func(d *desk) { d.onArrange(); d.arrange.onCancel() },
		"by button": func(d *desk) { d.click("keep-comment") },
	} {
		d := newDesk(t, lessons.English, false, middle).open()
		d.play("7g7f")
		d.click("comment")
		d.panel.writing.SetText("half a sen")
		do(d)
		if got := d.session.record.Root.Next.Comment; got != "half a sen" {
			t.Errorf("%s leaves %q", name, got)
		}
	}
}

// TestFouls: every foul that an attempt can be is explained in every language, with its
// marks on the board and nothing changed.
func TestFouls(t *testing.T) {
	f := stage.Must[*os.File](t)(os.Open("../../rules/foul.go"))
	defer f.Close()
	met := map[rules.Foul]bool{}
	d := newDesk(t, lessons.English, false, middle).open()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		rest, is := strings.CutPrefix(strings.TrimSpace(lines.Text()), "//\t")
		words := strings.Split(rest, "\t")
		a, err := rules.ParseAttempt(words[min(1, len(words)-1)])
		if !is || err != nil {
			continue
		}
		p, _, _ := rules.ParseSFEN(words[0])
		want := p.Check(a).(*rules.IllegalMove)
		d.session.set(kifu.NewRecord(p), "")
		if d.onAttempt(a); want.Foul == rules.FoulMustPromote { // the hand turns it over
			met[want.Foul] = d.session.at.Move.Promotes()
			continue
		}
		if d.foul == nil || d.foul.Foul != want.Foul || d.session.at != d.session.record.Root {
			t.Errorf("%s: %v at %s", want, d.foul, d.session.at.Place())
			continue
		}
		met[want.Foul] = true
		if got, marks := len(d.marks().Squares), feedback.FoulMarks(&p, want); got != len(marks.Squares) {
			t.Errorf("%s: %d squares are marked, want %d", want, got, len(marks.Squares))
		}
		if name := d.env.Words.Foul(want.Foul); !strings.Contains(d.Says(), name) || len(d.noteItems()) < 2 {
			t.Errorf("%s: says %q, %d parts beside the board", want, d.Says(), len(d.noteItems()))
		}
		if now := d.session.position(); now.SFEN() != p.SFEN() {
			t.Errorf("%s: the position is now %s", want, now.SFEN())
		}
	}
	for _, f := range rules.AllFouls {
		if f.IsMove() && !met[f] {
			t.Errorf("%s is not met", f)
		}
	}
}

// TestEnded: mate is told, no game is begun from there, and the analysis rests.
func TestEnded(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.Take(Read("", []byte("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1")))
	d.press(fyne.KeyA)
	d.jobs = nil
	d.play("G*5b")
	if len(d.jobs) > 0 || !strings.Contains(d.Says(), "Sente wins") || !d.panel.playFrom.Disabled() {
		t.Errorf("says %q, %d jobs", d.Says(), len(d.jobs))
	}
}

// TestPlayFrom: a game begins from the position, and the side at the bottom is the
// learner's.
func TestPlayFrom(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.play("7g7f").click("flip", "play-from")
	if len(d.from) != 1 || d.from[0].SFEN() != "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2" || d.side != rules.White {
		t.Errorf("%d games, side %s", len(d.from), d.side)
	}
}

// TestKeepFails: why something could not be kept is told, and the study goes on.
func TestKeepFails(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle)
	d.env.Keep = func(string) string { return "the disk is full." }
	d.open().play("7g7f")
	if d.Says() != "the disk is full." || d.tree() != "7g7f" {
		t.Errorf("says %q, %s", d.Says(), d.tree())
	}
	d.env.Kept = "nonsense"
	kept := 0
	d.env.Keep = func(string) string { kept++; return "" }
	d.open()
	d.Close()
	if d.told == nil || kept > 0 {
		t.Errorf("what cannot be read is overwritten %d times, told %v", kept, d.told)
	}
}
