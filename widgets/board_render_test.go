package widgets_test

import (
	"math"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// everyMark uses each kind of mark.
func everyMark(t testing.TB) widgets.Marks {
	t.Helper()
	set := func(names ...string) (s rules.SquareSet) {
		for _, n := range names {
			s = s.Or(rules.SetOf(square(t, n)))
		}
		return s
	}
	m := widgets.Marks{
		Lane: set("5a", "5b", "5c"), Area: set("1a"), Rings: set("8d", "8e"), Dots: set("7f", "3c"), Crosses: set("9e"),
		Line:   []rules.Square{square(t, "2h"), square(t, "5h")},
		Arrows: []widgets.ArrowMark{{From: square(t, "2h"), To: square(t, "2c")}, {From: rules.OffBoard, To: square(t, "5e")}},
		Ghosts: []widgets.Ghost{{Square: square(t, "5d"), Piece: rules.NewPiece(rules.Black, rules.Pawn)}},
	}
	for role := widgets.Look; role <= widgets.Answer; role++ {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: rules.NewSquare(int(role)+1, 7), Role: role})
	}
	return m
}

// show puts a board through all that it can show.
func show(t *testing.T, d *desk) {
	t.Helper()
	d.Choice = func(a rules.Attempt) bool { return a.Drop == rules.NoKind }
	for range 2 {
		d.SetMarks(everyMark(t))
		d.tap(t, "7g", "7f") // the chooser
		test.TapSecondaryAt(d.Board, fyne.NewPos(1, 1))
		d.press(t, fyne.KeyUp, fyne.KeyUp)
		d.tap(t, "P")
		d.SetSetup(setup(t, "4k4/9/9/9/9/9/9/9/4K4 b - 1"))
		d.SetMarks(widgets.Marks{})
		d.SetSetup(setup(t, twoHands))
	}
}

func TestObjectsAreUsedAgain(t *testing.T) {
	d := newDesk(t, twoHands)
	seen := map[fyne.CanvasObject]bool{}
	round := func() {
		show(t, d)
		d.SetMarks(everyMark(t))
		d.tap(t, "7g", "7f")
		for _, o := range drawn(d.Board) {
			seen[o] = true
		}
		d.SetSetup(setup(t, twoHands))
		for range 20 {
			d.Refresh()
			for _, o := range drawn(d.Board) {
				seen[o] = true
			}
		}
	}
	round()
	before := len(seen)
	round()
	if len(seen) != before {
		t.Errorf("%d objects after the first round, %d after the second", before, len(seen))
	}
}

func TestRefreshOfTheSameStateDrawsNoPicture(t *testing.T) {
	d := newDesk(t, twoHands)
	d.SetMarks(everyMark(t))
	d.tap(t, "7g")
	before := d.pictures()
	w := d.watch()
	d.Refresh()
	for _, o := range w.refreshed {
		if r, ok := o.(*canvas.Raster); ok {
			t.Errorf("the picture at %v, %v large, is asked for again", r.Position(), r.Size())
		}
	}
	if !slices.Equal(before, d.pictures()) {
		t.Error("the pictures are others")
	}
}

// TestRefreshKeepsPictures: Fyne throws away what it painted of an object that is
// refreshed, and of all within it.
func TestRefreshKeepsPictures(t *testing.T) {
	d := newDesk(t, twoHands)
	w := d.watch()
	test.MoveMouse(d.window.Canvas(), d.at(t, "7g"))
	if slices.Contains(w.refreshed, fyne.CanvasObject(d.Board)) {
		t.Error("the whole board is refreshed")
	}
}

// TestPicturesHaveExactPixels: at each scale a picture has as many pixels as the
// screen has for it, and lies on whole ones.
func TestPicturesHaveExactPixels(t *testing.T) {
	d := newDesk(t, twoHands)
	for _, scale := range []float32{1, 1.25, 1.5, 2} {
		d.window.Canvas().(test.WindowlessCanvas).SetScale(scale)
		d.Refresh()
		for _, o := range drawn(d.Board) {
			r, ok := o.(*canvas.Raster)
			if !ok {
				continue
			}
			px := r.Generator(0, 0).Bounds().Size()
			w, h := float64(r.Size().Width*scale), float64(r.Size().Height*scale)
			x, y := float64(r.Position().X*scale), float64(r.Position().Y*scale)
			if math.Abs(w-float64(px.X))+math.Abs(h-float64(px.Y)) > 0.01 {
				t.Errorf("scale %v: %v pixels for %v×%v", scale, px, w, h)
			}
			if math.Abs(x-math.Round(x))+math.Abs(y-math.Round(y)) > 0.01 {
				t.Errorf("scale %v: a picture of %v at pixel %v, %v", scale, px, x, y)
			}
		}
	}
}

func TestThemeChangesPictures(t *testing.T) {
	d := newDesk(t, twoHands)
	before := d.pictures()
	fyne.CurrentApp().Settings().SetTheme(theme.New(lessons.English, true))
	d.Refresh()
	for i, img := range d.pictures() {
		if img == before[i] {
			t.Errorf("picture %d is that of the light theme", i)
		}
	}
}

func TestLayers(t *testing.T) {
	squares := func(role widgets.Role, name string) widgets.Marks {
		return widgets.Marks{Squares: []widgets.SquareMark{{Square: square(t, name), Role: role}}}
	}
	set := func(name string) rules.SquareSet { return rules.SetOf(square(t, name)) }
	for _, c := range []struct {
		name, at string
		marks    widgets.Marks
		want     []string
	}{
		{"empty", "4e", widgets.Marks{}, nil},
		{"piece", "7g", widgets.Marks{}, []string{"picture"}},
		{"look at a piece", "7g", squares(widgets.Look, "7g"), []string{"tint", "picture", "frame", "frame"}},
		{"offender", "7g", squares(widgets.Offender, "7g"), []string{"tint", "picture", "frame", "frame", "picture"}},
		{"king in danger", "5i", squares(widgets.Danger, "5i"), []string{"tint", "picture", "frame", "frame", "frame", "picture"}},
		{"lane", "7g", widgets.Marks{Lane: set("7g")}, []string{"tint", "picture"}},
		{"may go", "7f", widgets.Marks{Dots: set("7f")}, []string{"*canvas.Circle"}},
		{"may capture", "7c", widgets.Marks{Dots: set("7c")}, []string{"picture", "frame"}},
		{"may drop", "7f", widgets.Marks{Rings: set("7f")}, []string{"*canvas.Circle"}},
		{"ghost on a piece", "7g", widgets.Marks{Ghosts: []widgets.Ghost{{Square: square(t, "7g"), Piece: rules.NewPiece(rules.Black, rules.Gold)}}}, []string{"picture", "picture"}},
	} {
		d := newDesk(t, twoHands)
		d.SetMarks(c.marks)
		if got := d.on(t, c.at); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestHeldPieceLiesAbove(t *testing.T) {
	d := newDesk(t, twoHands)
	d.SetMarks(everyMark(t))
	d.tap(t, "7g")
	top := drawn(d.Board)[len(drawn(d.Board))-1]
	if !overlap(d.at(t, "7g"), fyne.NewSize(1, 1), top.Position(), top.Size()) {
		t.Errorf("on top lies something at %v", top.Position())
	}
	for _, name := range []string{"2b", "-", "9i"} {
		pos := d.at(t, name)
		d.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: pos}})
		top = drawn(d.Board)[len(drawn(d.Board))-1]
		if !overlap(pos, fyne.NewSize(1, 1), top.Position(), top.Size()) {
			t.Errorf("dragged to %v, the piece is at %v", pos, top.Position())
		}
	}
}

func TestCountsAndNames(t *testing.T) {
	d := newDesk(t, twoHands) // two pawns, one of the others
	d.SetNames([2]widgets.StandName{{Side: "Sente", Player: "You"}, {Side: "Gote"}})
	for word, want := range map[string]bool{"2": true, "1": false, "Sente": true, "You": true, "Gote": true} {
		if got := d.text(word) != nil; got != want {
			t.Errorf("%q written: %v, want %v", word, got, want)
		}
	}
	if sente, gote := d.text("Sente"), d.text("Gote"); sente.Position().Y < gote.Position().Y {
		t.Error("sente's name stands above gote's")
	}
	for _, word := range []string{"Sente", "You", "Gote"} {
		if o := d.text(word); !inside(o.Position(), o.Size(), fyne.Position{}, d.Size()) {
			t.Errorf("%q leaves the board", word)
		}
	}
}

// TestCursorOfAKindThatIsGone: no frame is drawn where there is nothing.
func TestCursorOfAKindThatIsGone(t *testing.T) {
	d := newDesk(t, "4k4/9/9/9/9/9/9/9/4K4 b P 1")
	d.focus()
	d.press(t, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
	d.SetSetup(setup(t, "4k4/9/9/9/4P4/9/9/9/4K4 b - 1"))
	for _, o := range drawn(d.Board) {
		if _, ok := o.(*canvas.Rectangle); ok && o.Position().X < 0 {
			t.Errorf("a frame at %v, %v large", o.Position(), o.Size())
		}
	}
}
