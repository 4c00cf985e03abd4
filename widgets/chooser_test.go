package widgets_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/rules"
	"terakoya/widgets"
)

// silver has a silver that may promote on 4c, and beyond.
const silver = "4k4/9/9/5S3/9/9/9/9/4K4 b - 1"

func choosing(t testing.TB) *desk {
	t.Helper()
	d := newDesk(t, silver)
	d.Choice = func(a rules.Attempt) bool { return !a.Promote && a.To.Rank() <= 3 }
	return d
}

func TestChooserIsShownWhenThereIsAChoice(t *testing.T) {
	d := choosing(t)
	d.tap(t, "4d", "4c")
	if _, _, shown := d.card(); !shown || len(d.attempts) > 0 {
		t.Errorf("shown %v, attempts %v", shown, d.attempts)
	}
	d = choosing(t)
	d.tap(t, "4d", "5e")
	if _, _, shown := d.card(); shown || !slices.Equal(d.attempts, []string{"4d5e"}) {
		t.Errorf("without a choice: shown %v, attempts %v", shown, d.attempts)
	}
	d = choosing(t)
	d.drag(t, "4d", "4c")
	if _, _, shown := d.card(); !shown {
		t.Error("not shown after a drag")
	}
}

// TestChooserIsTold: whoever shows the board hears of the question, and of its being
// called off.
func TestChooserIsTold(t *testing.T) {
	d := choosing(t)
	var told []rules.Piece
	d.OnChoose = func(pc rules.Piece) { told = append(told, pc) }
	d.tap(t, "4d", "4c")
	held := d.OnHold
	d.OnHold = func(pc rules.Piece) { told = append(told, pc); held(pc) }
	d.press(t, fyne.KeyEscape)
	if want := []rules.Piece{rules.NewPiece(rules.Black, rules.Silver), rules.NoPiece}; !slices.Equal(told, want) {
		t.Errorf("told %v, want %v", told, want)
	}
}

func TestChooserAnswers(t *testing.T) {
	key := func(k fyne.KeyName) func(*testing.T, *desk) {
		return func(t *testing.T, d *desk) { d.press(t, k) }
	}
	click := func(at string) func(*testing.T, *desk) {
		return func(t *testing.T, d *desk) { d.tap(t, at) }
	}
	card := func(x float32) func(*testing.T, *desk) {
		return func(t *testing.T, d *desk) {
			at, size, _ := d.card()
			test.TapCanvas(d.window.Canvas(), at.AddXY(size.Width*x, size.Height/2))
		}
	}
	for _, c := range []struct {
		name string
		do   func(*testing.T, *desk)
		want string // empty if it is taken back
	}{
		{"Enter", key(fyne.KeyReturn), "4d4c+"},
		{"Enter of the number pad", key(fyne.KeyEnter), "4d4c+"},
		{"Space", key(fyne.KeySpace), "4d4c+"},
		{"1", key(fyne.Key1), "4d4c+"},
		{"2", key(fyne.Key2), "4d4c"},
		{"Escape", key(fyne.KeyEscape), ""},
		{"click on the square", click("4c"), "4d4c+"},
		{"click left on the card", card(0.25), "4d4c+"},
		{"click right on the card", card(0.75), "4d4c"},
		{"click elsewhere", click("8h"), ""},
		{"click on the piece", click("4d"), ""},
		{"click in the margin", click("-"), ""},
		{"right click", func(t *testing.T, d *desk) { test.TapSecondaryAt(d.Board, d.at(t, "5e")) }, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := choosing(t)
			d.tap(t, "4d", "4c")
			d.holds = nil
			c.do(t, d)
			if _, _, shown := d.card(); shown {
				t.Error("still shown")
			}
			switch {
			case c.want != "" && !slices.Equal(d.attempts, []string{c.want}):
				t.Errorf("attempts %v, want %s", d.attempts, c.want)
			case c.want == "" && (len(d.attempts) > 0 || !slices.Equal(d.holds, []string{""})):
				t.Errorf("attempts %v, holds %q", d.attempts, d.holds)
			}
			if d.Held() != rules.NoPiece {
				t.Errorf("held %q", d.Held())
			}
		})
	}
}

func TestChooserWaits(t *testing.T) {
	d := choosing(t)
	d.tap(t, "4d", "4c")
	d.press(t, fyne.KeyLeft, fyne.Key3)
	d.drag(t, "5i", "5h")
	if _, _, shown := d.card(); !shown || len(d.attempts) > 0 {
		t.Errorf("shown %v, attempts %v", shown, d.attempts)
	}
	d.SetSetup(setup(t, silver))
	if _, _, shown := d.card(); shown {
		t.Error("shown with a new set-up")
	}
}

// TestChooserOfADrop: no choice is asked for a piece from the hand, whatever
// Choice says.
func TestChooserOfADrop(t *testing.T) {
	d := newDesk(t, twoHands)
	d.Choice = func(rules.Attempt) bool { return true }
	d.tap(t, "P", "5d")
	if want := []string{"P*5d"}; !slices.Equal(d.attempts, want) {
		t.Errorf("attempts %v, want %v", d.attempts, want)
	}
}

// TestChooserHidesThePieceThatMoved: the piece is in one place only.
func TestChooserHidesThePieceThatMoved(t *testing.T) {
	d := choosing(t)
	d.tap(t, "4d")
	before := d.picturesOn(t, "4d")
	d.tap(t, "4c")
	if after := d.picturesOn(t, "4d"); after >= before {
		t.Errorf("%d pictures on 4d while held, %d while choosing", before, after)
	}
}

func TestChooserWords(t *testing.T) {
	d := choosing(t)
	d.tap(t, "4d", "4c")
	at, size, _ := d.card()
	for _, word := range []string{"Promote", "Stay"} {
		o := d.text(word)
		if o == nil || !inside(o.Position(), o.MinSize(), at, size) {
			t.Errorf("%q does not stand on the card", word)
		}
	}
}

// TestChooserPlace: for every target the card lies within the wood and does not
// cover the target.
func TestChooserPlace(t *testing.T) {
	useTheme(t, "en")
	d := placeDesk(t, silver, fyne.NewSize(420, 400))
	d.Choice = func(rules.Attempt) bool { return true }
	for i := range 4 {
		style := widgets.Style{Turned: i&1 != 0, Bare: i&2 != 0, Words: widgets.ChooserWords{Promote: "Promote", Stay: "Stay"}}
		d.SetStyle(style)
		for to := range rules.Square(81) {
			s := rules.Setup{}
			from := rules.Square(40)
			if to == from {
				from++
			}
			s.Board[from] = rules.NewPiece(rules.Black, rules.Silver)
			d.SetSetup(s)
			d.tap(t, from.String(), to.String())
			at, size, shown := d.card()
			target, cell := d.SquareRect(to)
			wood, room := d.BoardRect()
			if !shown || overlap(at, size, target, cell) || !inside(at, size, wood, room) {
				t.Fatalf("turned %v, bare %v, %v at %v: card shown %v at %v %v, wood %v %v",
					style.Turned, style.Bare, to, target, shown, at, size, wood, room)
			}
		}
	}
}

// TestArrowsComeBack: a screen that hands arrows to the board gets those back for
// which the board has no use, and no more.
func TestArrowsComeBack(t *testing.T) {
	d := choosing(t)
	passed := 0
	d.OnKey = func(e *fyne.KeyEvent) {
		if passed++; passed < 100 {
			d.Enter(e)
		}
	}
	d.tap(t, "4d", "4c")
	d.press(t, fyne.KeyRight)
	if _, _, shown := d.card(); !shown || passed != 1 {
		t.Errorf("chooser shown %t, %d keys passed on", shown, passed)
	}
	d.press(t, fyne.KeyEscape)
	d.SetLocked(true)
	d.press(t, fyne.KeyDown)
	if passed != 2 {
		t.Errorf("locked: %d keys passed on", passed)
	}
}
