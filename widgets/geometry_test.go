package widgets

import (
	"fmt"
	"image"
	"iter"
	"math"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/rules"
)

var fullHands = [2]rules.Hand{
	{rules.Pawn: 9, rules.Lance: 2, rules.Knight: 2, rules.Silver: 2, rules.Gold: 2, rules.Bishop: 1, rules.Rook: 1},
	{rules.Pawn: 9, rules.Lance: 2, rules.Knight: 2, rules.Silver: 2, rules.Gold: 2, rules.Bishop: 1, rules.Rook: 1},
}

// views runs through spaces, scales and styles.
func views() iter.Seq2[string, geometry] {
	return func(yield func(string, geometry) bool) {
		for _, space := range []fyne.Size{{Width: 826, Height: 674}, {Width: 681, Height: 586}, {Width: 333, Height: 901}, {Width: 977, Height: 241}} {
			for _, scale := range []float32{1, 1.25, 1.5, 2} {
				for i := range 8 {
					style := Style{Turned: i&1 != 0, Stands: i&2 != 0, Bare: i&4 != 0}
					name := fmt.Sprintf("%v×%v at %v, %+v", space.Width, space.Height, scale, style)
					if !yield(name, fit(space, scale, style, fullHands)) {
						return
					}
				}
			}
		}
	}
}

func allSquares() iter.Seq[rules.Square] {
	return func(yield func(rules.Square) bool) {
		for s := range rules.Square(81) {
			if !yield(s) {
				return
			}
		}
	}
}

// pixels returns a rectangle in device pixels and fails if they are not whole.
func pixels(t *testing.T, g geometry, at fyne.Position, size fyne.Size) image.Rectangle {
	t.Helper()
	whole := func(u float32) int {
		px := math.Round(float64(u * g.scale))
		if math.Abs(float64(u*g.scale)-px) > 1e-3 {
			t.Errorf("%v units are %v pixels", u, u*g.scale)
		}
		return int(px)
	}
	return image.Rect(whole(at.X), whole(at.Y), whole(at.X+size.Width), whole(at.Y+size.Height))
}

func wood(t *testing.T, g geometry) image.Rectangle {
	t.Helper()
	px := g.style().Size()
	return pixels(t, g, g.boardAt(), fyne.NewSize(g.units(px.X), g.units(px.Y)))
}

// TestPromisedCells holds the sizes that are promised for windows: the spaces
// are what bars, margins and panel leave of them.
func TestPromisedCells(t *testing.T) {
	lesson := Style{Stands: true}
	for _, c := range []struct {
		name       string
		w, h       float32
		scale      float32
		style      Style
		cell       int
		standRatio float64
	}{
		{"1280×800", 1280 - 378 - 76, 800 - 94 - 32, 1, lesson, 62, standWide},
		{"1280×800 doubled", 1280 - 378 - 76, 800 - 94 - 32, 2, lesson, 124, standWide},
		{"1024×700", 1024 - 292 - 50, 700 - 82 - 32, 1, lesson, 54, standNarrow},
		{"1024×700 without stands", 1024 - 302 - 76, 700 - 82 - 32, 1, Style{}, 54, 0},
		{"1920×1080 projector", 1920 - 520 - 76, 1080 - 30 - 32, 1, lesson, 94, standWide},
	} {
		g := fit(fyne.NewSize(c.w, c.h), c.scale, c.style, [2]rules.Hand{})
		if g.cell != c.cell || g.row != int(math.Round(1.09*float64(c.cell))) {
			t.Errorf("%s: cell %d×%d, promised %d", c.name, g.cell, g.row, c.cell)
		}
		if want := int(math.Round(c.standRatio * float64(c.cell))); g.standWidth != want {
			t.Errorf("%s: stands %d wide, want %d", c.name, g.standWidth, want)
		}
	}
}

// TestCellFormula: c = floor(min(H / 10.82, W / (9.88 + 2·(stand + 0.2)))).
func TestCellFormula(t *testing.T) {
	for w := 300.0; w < 2000; w += 91 {
		for h := 300.0; h < 1200; h += 67 {
			c := math.Floor(h / 10.82)
			stand := 1.52
			if w < c*(9.88+2*(stand+0.2)) {
				stand = 1.16
			}
			c = min(c, math.Floor(w/(9.88+2*(stand+0.2))))
			g := fit(fyne.NewSize(float32(w), float32(h)), 1, Style{Stands: true}, fullHands)
			if off := int(c) - g.cell; off < 0 || off > 1 { // one less where rounding would not fit
				t.Errorf("%v×%v: cell %d, want %v", w, h, g.cell, c)
			}
		}
	}
}

func TestBoardStaysInItsSpace(t *testing.T) {
	for w := float32(300); w < 2000; w += 91 {
		for h := float32(300); h < 1200; h += 67 {
			g := fit(fyne.NewSize(w, h), 1, Style{Stands: true}, fullHands)
			if all := g.size(); all.Width > w || all.Height > h {
				t.Errorf("%v×%v: board and stands take %v×%v", w, h, all.Width, all.Height)
			}
		}
	}
}

func TestSquaresLieOnTheWood(t *testing.T) {
	for name, g := range views() {
		board := wood(t, g)
		var seen []image.Rectangle
		for s := range allSquares() {
			r := pixels(t, g, g.squareAt(s), g.cellSize())
			if !r.In(board) {
				t.Fatalf("%s: %v lies at %v, the wood at %v", name, s, r, board)
			}
			for _, other := range seen {
				if r.Overlaps(other) {
					t.Fatalf("%s: %v overlaps another square", name, s)
				}
			}
			seen = append(seen, r)
		}
	}
}

func TestPlaceOfSquares(t *testing.T) {
	for name, g := range views() {
		for s := range allSquares() {
			at, cell := g.squareAt(s), g.cellSize()
			in := 0.25 / g.scale
			for _, pos := range []fyne.Position{
				g.middle(s), at.AddXY(in, in), at.AddXY(cell.Width-in, cell.Height-in),
			} {
				if got := g.placeAt(pos); got != onSquare(s) {
					t.Fatalf("%s: at %v of %v there is %+v", name, pos, s, got)
				}
			}
		}
	}
}

func TestCornerSquares(t *testing.T) {
	space := fyne.NewSize(826, 674)
	for _, turned := range []bool{false, true} {
		g := fit(space, 1, Style{Turned: turned}, fullHands)
		topLeft, bottomRight := rules.NewSquare(9, 1), rules.NewSquare(1, 9)
		if turned {
			topLeft, bottomRight = bottomRight, topLeft
		}
		a, b := g.squareAt(topLeft), g.squareAt(bottomRight)
		if b.X-a.X != 8*g.cellSize().Width || b.Y-a.Y != 8*g.cellSize().Height {
			t.Errorf("turned %v: %v at %v, %v at %v", turned, topLeft, a, bottomRight, b)
		}
	}
}

func TestStandsLieBesideTheBoard(t *testing.T) {
	for name, g := range views() {
		if g.standWidth == 0 {
			continue
		}
		board := wood(t, g)
		whole := pixels(t, g, g.origin, g.size())
		for _, c := range []rules.Color{rules.Black, rules.White} {
			at, size := g.standRect(c)
			tray := pixels(t, g, at, size)
			switch {
			case !tray.In(whole):
				t.Errorf("%s: tray of %v at %v leaves %v", name, c, tray, whole)
			case g.near(c) && (tray.Min.X < board.Max.X || tray.Max.Y != board.Max.Y || tray.Max.X != whole.Max.X):
				t.Errorf("%s: near tray at %v, wood at %v", name, tray, board)
			case !g.near(c) && (tray.Max.X > board.Min.X || tray.Min.Y != board.Min.Y || tray.Min.X != whole.Min.X):
				t.Errorf("%s: far tray at %v, wood at %v", name, tray, board)
			}
		}
		if g.near(rules.Black) == g.turned || g.near(rules.White) != g.turned {
			t.Errorf("%s: Black near %v, White near %v", name, g.near(rules.Black), g.near(rules.White))
		}
	}
}

func TestSlotsOfSevenKinds(t *testing.T) {
	order := []rules.Kind{rules.Rook, rules.Bishop, rules.Gold, rules.Silver, rules.Knight, rules.Lance, rules.Pawn}
	for name, g := range views() {
		for _, c := range []rules.Color{rules.Black, rules.White} {
			at, size := g.standRect(c)
			tray := pixels(t, g, at, size)
			if five := 5 * 0.98 * float64(g.row); float64(7*g.slotHeight(c)) > five {
				t.Errorf("%s: seven places of %d take more than five, %v", name, g.slotHeight(c), five)
			}
			bottom := tray.Min.Y
			for i, k := range order {
				at, size := g.slotAt(c, i)
				slot := pixels(t, g, at, size)
				if slot.Min.Y < bottom || slot.Min.X != tray.Min.X || slot.Max.X != tray.Max.X || slot.Max.Y > tray.Max.Y {
					t.Errorf("%s: slot of %v's %v at %v, tray %v, slot above ends at %d", name, c, k, slot, tray, bottom)
				}
				bottom = slot.Max.Y
				if mid := at.AddXY(size.Width/2, size.Height/2); g.standWidth > 0 && g.placeAt(mid) != inHand(c, k) {
					t.Errorf("%s: in the slot of %v's %v there is %+v", name, c, k, g.placeAt(mid))
				}
				if rat, rsize := g.rectOf(inHand(c, k)); rat != at || rsize != size {
					t.Errorf("%s: rectOf and slotAt differ for %v", name, k)
				}
			}
		}
	}
}

func TestKindsNotHeldLeaveNoGap(t *testing.T) {
	hands := [2]rules.Hand{{rules.Pawn: 3, rules.Gold: 1}, {}}
	g := fit(fyne.NewSize(826, 674), 1, Style{Stands: true}, hands)
	gold, size := g.rectOf(inHand(rules.Black, rules.Gold))
	pawn, _ := g.rectOf(inHand(rules.Black, rules.Pawn))
	if pawn.Y != gold.Y+size.Height {
		t.Errorf("gold at %v, %v high, pawn at %v", gold.Y, size.Height, pawn.Y)
	}
	if _, none := g.rectOf(inHand(rules.Black, rules.Rook)); !none.IsZero() {
		t.Errorf("a rook not held is %v large", none)
	}
	if _, tray := g.standRect(rules.White); tray.Height < 2*g.units(g.slotHeight(rules.White)) {
		t.Errorf("an empty tray is %v high, less than two places", tray.Height)
	}
}

func TestNoStands(t *testing.T) {
	space := fyne.NewSize(640, 674)
	with, without := fit(space, 1, Style{Stands: true}, fullHands), fit(space, 1, Style{}, fullHands)
	if without.cell <= with.cell || without.standWidth != 0 || without.gap() != 0 {
		t.Errorf("cell %d with stands and %d without", with.cell, without.cell)
	}
	at, size := without.slotAt(rules.Black, 0)
	if got := without.placeAt(at.AddXY(size.Width/2, size.Height/2)); got.kind != rules.NoKind {
		t.Errorf("without stands there is %+v", got)
	}
}

func TestPlaceOutside(t *testing.T) {
	for name, g := range views() {
		at, all, inner := g.boardAt(), g.size(), g.units(g.margin)
		for what, pos := range map[string]fyne.Position{
			"above":           g.origin.AddXY(all.Width/2, -1),
			"below":           g.origin.AddXY(all.Width/2, all.Height+1),
			"left":            g.origin.AddXY(-1, all.Height/2),
			"right":           g.origin.AddXY(all.Width+1, all.Height/2),
			"the margin":      at.AddXY(inner/2, inner/2),
			"below the slots": g.origin.AddXY(g.units(g.standWidth)/2, all.Height-1),
			"far away":        fyne.NewPos(-1e6, 1e6),
		} {
			if got := g.placeAt(pos); got != nowhere {
				t.Errorf("%s: %s, at %v, there is %+v", name, what, pos, got)
			}
		}
	}
}
