package widgets_test

import (
	"fmt"
	"image"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"terakoya/app/theme"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

var loadArt = sync.OnceValues(func() (*pieceart.Artist, error) {
	return pieceart.New(content.Font(content.SerifJP), content.Font(content.SansJP), content.Font(content.SansJPBold))
})

func art(t testing.TB) *pieceart.Artist {
	t.Helper()
	a, err := loadArt()
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// useTheme starts an app in the theme of a language.
func useTheme(t testing.TB, l lessons.Language) fyne.App {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(theme.New(l, false))
	return a
}

// desk is a board in a window, and what it reported.
type desk struct {
	*widgets.Board
	window   fyne.Window
	attempts []string
	holds    []string
	keys     []fyne.KeyName
}

const twoHands = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b RG2Pbsp 1"

var deskSize = fyne.NewSize(826, 674)

// newDesk shows a position on a board of the size it has in a window of
// 1280×800.
func newDesk(t testing.TB, sfen string) *desk {
	t.Helper()
	useTheme(t, lessons.English)
	return placeDesk(t, sfen, deskSize)
}

func placeDesk(t testing.TB, sfen string, size fyne.Size) *desk {
	t.Helper()
	d := &desk{Board: widgets.NewBoard(art(t))}
	d.OnAttempt = func(a rules.Attempt) { d.attempts = append(d.attempts, a.String()) }
	d.OnHold = func(pc rules.Piece) { d.holds = append(d.holds, pc.String()) }
	d.OnKey = func(e *fyne.KeyEvent) { d.keys = append(d.keys, e.Name) }
	d.window = test.NewTempWindow(t, d.Board)
	d.window.SetPadded(false)
	d.window.Resize(size)
	style := d.Style()
	style.Words = widgets.ChooserWords{Promote: "Promote", Stay: "Stay"}
	d.SetStyle(style)
	d.SetSetup(setup(t, sfen))
	return d
}

func setup(t testing.TB, sfen string) rules.Setup {
	t.Helper()
	s, err := rules.ParseSetup(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func square(t testing.TB, name string) rules.Square {
	t.Helper()
	s, ok := rules.ParseSquare(name)
	if !ok {
		t.Fatalf("no square %q", name)
	}
	return s
}

// at returns the middle of a square such as "5e", of a piece in hand such as "P"
// or "p", or of the margin, "-".
func (d *desk) at(t testing.TB, name string) fyne.Position {
	t.Helper()
	if name == "-" {
		wood, _ := d.BoardRect()
		return wood.AddXY(4, 4)
	}
	pos, size := fyne.Position{}, fyne.Size{}
	if s, ok := rules.ParseSquare(name); ok {
		pos, size = d.SquareRect(s)
	} else if k, ok := rules.ParseKind(name); ok {
		side := rules.Black
		if name != k.String() {
			side = rules.White
		}
		pos, size = d.HandRect(side, k)
	}
	if size.IsZero() {
		t.Fatalf("no place %q", name)
	}
	return pos.AddXY(size.Width/2, size.Height/2)
}

func (d *desk) tap(t testing.TB, names ...string) {
	t.Helper()
	for _, n := range names {
		test.TapCanvas(d.window.Canvas(), d.at(t, n))
	}
}

func (d *desk) drag(t testing.TB, from, to string) {
	t.Helper()
	a, b := d.at(t, from), d.at(t, to)
	test.Drag(d.window.Canvas(), b, b.X-a.X, b.Y-a.Y)
}

// press types keys into what has the focus.
func (d *desk) press(t testing.TB, keys ...fyne.KeyName) {
	t.Helper()
	focused := d.window.Canvas().Focused()
	if focused == nil {
		t.Fatal("nothing has the focus")
	}
	for _, k := range keys {
		focused.TypedKey(&fyne.KeyEvent{Name: k})
	}
}

func (d *desk) focus() { d.window.Canvas().Focus(d.Board) }

// drawn lists what a widget draws.
func drawn(w fyne.Widget) []fyne.CanvasObject { return test.WidgetRenderer(w).Objects() }

// card returns where the promotion chooser is drawn.
func (d *desk) card() (fyne.Position, fyne.Size, bool) {
	ground := fyne.CurrentApp().Settings().Theme().Color(widgets.ColorSurface, 0)
	for _, o := range drawn(d.Board) {
		if r, ok := o.(*canvas.Rectangle); ok && r.FillColor == ground {
			return r.Position(), r.Size(), true
		}
	}
	return fyne.Position{}, fyne.Size{}, false
}

func inside(at fyne.Position, size fyne.Size, outer fyne.Position, room fyne.Size) bool {
	const slack = 0.01
	return at.X >= outer.X-slack && at.Y >= outer.Y-slack &&
		at.X+size.Width <= outer.X+room.Width+slack && at.Y+size.Height <= outer.Y+room.Height+slack
}

func overlap(a fyne.Position, as fyne.Size, b fyne.Position, bs fyne.Size) bool {
	return a.X < b.X+bs.Width && b.X < a.X+as.Width && a.Y < b.Y+bs.Height && b.Y < a.Y+as.Height
}

// picturesOn counts the pictures whose middle lies on a square.
func (d *desk) picturesOn(t testing.TB, name string) int {
	t.Helper()
	at, size := d.SquareRect(square(t, name))
	n := 0
	for _, o := range drawn(d.Board) {
		r, ok := o.(*canvas.Raster)
		mid := o.Position().AddXY(o.Size().Width/2, o.Size().Height/2)
		if ok && mid.X > at.X && mid.X < at.X+size.Width && mid.Y > at.Y && mid.Y < at.Y+size.Height && r.Size().Width < 3*size.Width {
			n++
		}
	}
	return n
}

// text returns what writes a word on the board, or nil.
func (d *desk) text(word string) *canvas.Text {
	for _, o := range drawn(d.Board) {
		if text, ok := o.(*canvas.Text); ok && text.Text == word {
			return text
		}
	}
	return nil
}

// on lists what lies with its middle on a square, from below.
func (d *desk) on(t *testing.T, name string) []string {
	t.Helper()
	at, size := d.SquareRect(square(t, name))
	var all []string
	for _, o := range drawn(d.Board) {
		mid := o.Position().AddXY(o.Size().Width/2, o.Size().Height/2)
		if !overlap(mid, fyne.Size{}, at, size) {
			continue
		}
		switch o := o.(type) {
		case *canvas.Raster:
			all = append(all, "picture")
		case *canvas.Rectangle:
			if o.StrokeWidth > 0 {
				all = append(all, "frame")
			} else {
				all = append(all, "tint")
			}
		default:
			all = append(all, fmt.Sprintf("%T", o))
		}
	}
	return all
}

// watchedCanvas tells what is refreshed.
type watchedCanvas struct {
	fyne.Canvas
	refreshed []fyne.CanvasObject
}

func (c *watchedCanvas) Refresh(o fyne.CanvasObject) { c.refreshed = append(c.refreshed, o) }

type watchedDriver struct {
	fyne.Driver
	canvas *watchedCanvas
}

func (d watchedDriver) CanvasForObject(fyne.CanvasObject) fyne.Canvas { return d.canvas }

type watchedApp struct {
	fyne.App
	driver watchedDriver
}

func (a watchedApp) Driver() fyne.Driver { return a.driver }

// watch tells what is refreshed from now on.
func (d *desk) watch() *watchedCanvas {
	a := fyne.CurrentApp()
	w := &watchedCanvas{Canvas: d.window.Canvas()}
	fyne.SetCurrentApp(watchedApp{a, watchedDriver{a.Driver(), w}})
	return w
}

// pictures lists the pictures that a board shows now, as its rasters give them.
func (d *desk) pictures() []image.Image {
	var all []image.Image
	for _, o := range drawn(d.Board) {
		if r, ok := o.(*canvas.Raster); ok {
			all = append(all, r.Generator(0, 0))
		}
	}
	return all
}
