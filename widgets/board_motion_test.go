package widgets_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

const (
	ms = time.Millisecond

	// From one to the other by S4dx5c+.
	taking = "4k4/9/4p4/5S3/9/9/9/9/4K4 b P 1"
	taken  = "4k4/9/4+S4/9/9/9/9/9/4K4 w 2P 2"
)

func attempt(t testing.TB, s string) rules.Attempt {
	t.Helper()
	a, err := rules.ParseAttempt(s)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// top returns where the picture lies that is drawn last, by its middle.
func (d *desk) top() fyne.Position {
	all := drawn(d.Board)
	o := all[len(all)-1]
	return o.Position().AddXY(o.Size().Width/2, o.Size().Height/2)
}

func closeTo(a, b fyne.Position) bool {
	const slack = 9 // a piece is not quite in the middle of its picture
	d := a.Subtract(b)
	return max(d.X, -d.X, d.Y, -d.Y) < slack
}

func TestPlaySlides(t *testing.T) {
	d := newDesk(t, "4k4/9/9/9/9/9/9/4R4/4K4 b - 1")
	clock := d.HoldTime()
	d.Play(setup(t, "4k4/9/4R4/9/9/9/9/9/4K4 w - 2"), attempt(t, "5h5c"))
	if clock.Long != 220*ms || !d.Moving() {
		t.Fatalf("%v long, moving %v", clock.Long, d.Moving())
	}
	from, to := d.at(t, "5h"), d.at(t, "5c")
	for _, c := range []struct {
		now  time.Duration
		want fyne.Position
	}{{0, from}, {110 * ms, fyne.NewPos(from.X, (from.Y+to.Y)/2)}, {219 * ms, to}} {
		if clock.Set(c.now); !closeTo(d.top(), c.want) {
			t.Errorf("after %v at %v, want %v", c.now, d.top(), c.want)
		}
	}
	if n := d.picturesOn(t, "5h"); n != 0 {
		t.Errorf("%d pictures on the square that it left", n)
	}
	clock.Set(clock.Long)
	if d.Moving() || d.picturesOn(t, "5c") != 1 {
		t.Errorf("at the end moving %v, %d pictures on 5c", d.Moving(), d.picturesOn(t, "5c"))
	}
}

// TestPlayTakes: what is taken is counted on the stand once it is there.
func TestPlayTakes(t *testing.T) {
	d := newDesk(t, taking)
	clock := d.HoldTime()
	d.Play(setup(t, taken), attempt(t, "4d5c+"))
	if d.picturesOn(t, "5c") != 1 || d.text("2") != nil {
		t.Errorf("at first %d pictures on 5c, counted %v", d.picturesOn(t, "5c"), d.text("2") != nil)
	}
	clock.Set(200 * ms)
	if d.text("2") != nil {
		t.Error("counted before it is there")
	}
	clock.Set(clock.Long)
	if d.picturesOn(t, "5c") != 1 || d.text("2") == nil {
		t.Errorf("in the end %d pictures on 5c, counted %v", d.picturesOn(t, "5c"), d.text("2") != nil)
	}
}

// TestMotionEnds: what the user does, and what is shown next, ends a motion, and
// a clock that ticks on does no harm.
func TestMotionEnds(t *testing.T) {
	for name, do := range map[string]func(*testing.T, *desk){
		"click":       func(t *testing.T, d *desk) { d.tap(t, "7g") },
		"drag":        func(t *testing.T, d *desk) { d.drag(t, "7g", "7f") },
		"key":         func(t *testing.T, d *desk) { d.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp}) },
		"right click": func(t *testing.T, d *desk) { test.TapSecondaryAt(d.Board, d.at(t, "5e")) },
		"SetSetup":    func(t *testing.T, d *desk) { d.SetSetup(setup(t, twoHands)) },
		"SetStyle":    func(_ *testing.T, d *desk) { d.SetStyle(widgets.Style{Bare: true}) },
		"a new size":  func(_ *testing.T, d *desk) { d.Resize(fyne.NewSize(500, 500)) },
	} {
		d := newDesk(t, twoHands)
		clock := d.HoldTime()
		d.Play(setup(t, twoHands), attempt(t, "2h5h"))
		do(t, d)
		if d.Moving() || clock.Stopped != 1 {
			t.Errorf("%s: moving %v, stopped %d times", name, d.Moving(), clock.Stopped)
		}
		before := drawn(d.Board)
		clock.Set(50 * ms)
		clock.Set(clock.Long)
		if !slices.Equal(before, drawn(d.Board)) {
			t.Errorf("%s: the old clock draws", name)
		}
	}
}

// TestMotionGoesOn: what a screen says of the new position does not end the
// motion that leads to it.
func TestMotionGoesOn(t *testing.T) {
	d := newDesk(t, twoHands)
	d.HoldTime()
	d.Play(setup(t, twoHands), attempt(t, "2h5h"))
	d.SetMarks(widgets.Marks{Last: widgets.LastMove(attempt(t, "2h5h"))})
	d.SetLocked(true)
	d.SetNames([2]widgets.StandName{{Side: "Sente"}, {Side: "Gote"}})
	test.MoveMouse(d.window.Canvas(), d.at(t, "5e"))
	if !d.Moving() {
		t.Error("ended")
	}
}

func TestPlayAfterPlay(t *testing.T) {
	d := newDesk(t, twoHands)
	first := d.HoldTime()
	d.Play(setup(t, twoHands), attempt(t, "2h5h"))
	second := d.HoldTime()
	d.Play(setup(t, twoHands), attempt(t, "8b5b"))
	if first.Set(first.Long); first.Stopped != 1 || !d.Moving() {
		t.Errorf("the first stopped %d times, the second moves %v", first.Stopped, d.Moving())
	}
	if second.Set(second.Long); d.Moving() {
		t.Error("the second does not end")
	}
}

func TestRefuse(t *testing.T) {
	d := newDesk(t, twoHands)
	clock := d.HoldTime()
	d.Refuse(attempt(t, "7g7d"))
	for now, name := range map[time.Duration]string{0: "7g", 140 * ms: "7d", 319 * ms: "7g"} {
		if clock.Set(now); !closeTo(d.top(), d.at(t, name)) {
			t.Errorf("after %v at %v, want %s", now, d.top(), name)
		}
	}
	if clock.Set(clock.Long); d.Moving() || d.picturesOn(t, "7g") != 1 {
		t.Errorf("moving %v, %d pictures on 7g", d.Moving(), d.picturesOn(t, "7g"))
	}
	d.Refuse(attempt(t, "P*7d")) // one of two
	if clock.Set(100 * ms); d.text("2") != nil {
		t.Error("two pawns on the stand, and one under way")
	}
}

// TestDraggedPieceIsThere: a piece that was dragged, or whose promotion was asked
// for, does not slide again from where it was.
func TestDraggedPieceIsThere(t *testing.T) {
	for name, c := range map[string]struct {
		try    func(*testing.T, *desk)
		choice bool
		long   time.Duration
	}{
		"clicks":           {func(t *testing.T, d *desk) { d.tap(t, "4d", "4c") }, false, 180 * ms},
		"a drag":           {func(t *testing.T, d *desk) { d.drag(t, "4d", "4c") }, false, 0},
		"a promotion":      {func(t *testing.T, d *desk) { d.tap(t, "4d", "4c", "4c") }, true, 160 * ms},
		"a drag, promoted": {func(t *testing.T, d *desk) { d.drag(t, "4d", "4c"); d.tap(t, "4c") }, true, 160 * ms},
	} {
		d := newDesk(t, silver)
		clock := d.HoldTime()
		d.Choice = func(rules.Attempt) bool { return c.choice }
		d.OnAttempt = func(a rules.Attempt) { d.Play(setup(t, silver), a) }
		if c.try(t, d); clock.Long != c.long {
			t.Errorf("%s: %v, want %v", name, clock.Long, c.long)
		}
	}
}

func TestNothingMoves(t *testing.T) {
	still := widgets.Style{Still: true, Stands: true}
	for name, do := range map[string]func(*desk){
		"still":                 func(d *desk) { d.SetStyle(still); d.Play(setup(t, taken), attempt(t, "4d5c+")) },
		"still, refused":        func(d *desk) { d.SetStyle(still); d.Refuse(attempt(t, "4d5c")) },
		"from an empty square":  func(d *desk) { d.Play(setup(t, taken), attempt(t, "9i9h")) },
		"a kind not in hand":    func(d *desk) { d.Refuse(attempt(t, "G*5e")) },
		"a stand that is hid":   func(d *desk) { d.SetStyle(widgets.Style{}); d.Play(setup(t, taken), attempt(t, "P*5e")) },
		"before it is in sight": func(*desk) { widgets.NewBoard(art(t)).Play(setup(t, taken), attempt(t, "4d5c+")) },
	} {
		d := newDesk(t, taking)
		clock := d.HoldTime()
		if do(d); d.Moving() || clock.Long != 0 {
			t.Errorf("%s: %v", name, clock.Long)
		}
	}
}

// TestFrameDrawsOnlyWhatMoves: nothing but the sprite is refreshed, and that only
// when its picture changes.
func TestFrameDrawsOnlyWhatMoves(t *testing.T) {
	d := newDesk(t, twoHands)
	clock := d.HoldTime()
	d.Play(setup(t, twoHands), attempt(t, "2h5h"))
	before := slices.Clone(drawn(d.Board))
	w := d.watch()
	for now := 10 * ms; now < 170*ms; now += 10 * ms {
		clock.Set(now)
	}
	if len(w.refreshed) > 0 || !slices.Equal(before, drawn(d.Board)) {
		t.Errorf("a slide: %d objects refreshed", len(w.refreshed))
	}
	d.Play(setup(t, taken), attempt(t, "2h2c+"))
	w.refreshed = nil
	moving := drawn(d.Board)[len(drawn(d.Board))-2:]
	clock.Set(clock.Long - 40*ms)
	for _, o := range w.refreshed {
		if !slices.Contains(moving, o) {
			t.Errorf("turning over: %T at %v is refreshed", o, o.Position())
		}
	}
}

func TestMovingObjectsAreUsedAgain(t *testing.T) {
	d := newDesk(t, taking)
	seen := map[fyne.CanvasObject]bool{}
	for i := range 8 {
		clock := d.HoldTime()
		d.SetSetup(setup(t, taking))
		d.Play(setup(t, taken), attempt(t, "4d5c+"))
		clock.Set(100 * ms)
		before := len(seen)
		for _, o := range drawn(d.Board) {
			seen[o] = true
		}
		if i > 1 && len(seen) != before {
			t.Fatalf("round %d: %d objects, %d before", i, len(seen), before)
		}
		clock.Set(clock.Long)
	}
}

// TestPlayInMemory: Fyne's driver for tests ends an animation as it begins.
func TestPlayInMemory(t *testing.T) {
	d := newDesk(t, taking)
	d.Play(setup(t, taken), attempt(t, "4d5c+"))
	if d.Moving() || d.text("2") == nil {
		t.Errorf("moving %v, counted %v", d.Moving(), d.text("2") != nil)
	}
}

func TestHiddenMoverComesBack(t *testing.T) {
	d := newDesk(t, taking)
	style := d.Style()
	style.Stands = false
	d.SetStyle(style)
	for range 2 { // what is taken is hidden in the end, and seen when it is used again
		clock := d.HoldTime()
		d.SetSetup(setup(t, taking))
		d.Play(setup(t, taken), attempt(t, "4d5c+"))
		mover := drawn(d.Board)[len(drawn(d.Board))-2].(*canvas.Raster)
		if !mover.Visible() {
			t.Error("what is taken is not seen")
		}
		if clock.Set(200 * ms); mover.Visible() {
			t.Error("what is taken is seen beside what took it")
		}
	}
}

// BenchmarkFrame measures one frame of a motion: a piece slides, another goes to
// the stand, and one turns over.
func BenchmarkFrame(b *testing.B) {
	for name, at := range map[string]time.Duration{"slide": 90 * ms, "turn": 250 * ms} {
		b.Run(name, func(b *testing.B) {
			useTheme(b, lessons.English)
			d := placeDesk(b, taking, fyne.NewSize(1280, 900))
			clock := d.HoldTime()
			d.Play(setup(b, taken), attempt(b, "4d5c+"))
			for i := 0; b.Loop(); i++ {
				clock.Set(at + time.Duration(i%8)*ms)
			}
		})
	}
}
