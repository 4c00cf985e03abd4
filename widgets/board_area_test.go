package widgets

import (
	"fmt"
	"iter"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/rules"
)

// rectangle returns the squares between two corners.
func rectangle(a, b string) rules.SquareSet {
	p, _ := rules.ParseSquare(a)
	q, _ := rules.ParseSquare(b)
	var all rules.SquareSet
	for s := range allSquares() {
		if between(p.File(), s.File(), q.File()) && between(p.Rank(), s.Rank(), q.Rank()) {
			all = all.Or(rules.SetOf(s))
		}
	}
	return all
}

func between(a, n, b int) bool { return min(a, b) <= n && n <= max(a, b) }

// areaViews runs through parts of the board, spaces, scales and styles.
func areaViews() iter.Seq2[string, geometry] {
	return func(yield func(string, geometry) bool) {
		for _, area := range [][2]string{{"1a", "5e"}, {"9i", "7g"}, {"4d", "6f"}, {"1a", "9c"}, {"1a", "3i"}, {"2b", "8h"}, {"1a", "9h"}} {
			for _, space := range []fyne.Size{{Width: 826, Height: 674}, {Width: 682, Height: 586}, {Width: 333, Height: 901}, {Width: 977, Height: 241}} {
				for i := range 16 {
					style := Style{Turned: i&1 != 0, Stands: i&2 != 0, Bare: i&4 != 0, Area: rectangle(area[0], area[1])}
					scale := []float32{1, 1.5}[i/8]
					name := fmt.Sprintf("%v, %v at %v, turned %v, stands %v, bare %v", area, space, scale, style.Turned, style.Stands, style.Bare)
					if !yield(name, fit(space, scale, style, fullHands)) {
						return
					}
				}
			}
		}
	}
}

// TestAreaLiesOnTheWood: the squares of the area lie on the wood, apart from each
// other and where they can be touched; the others are nowhere.
func TestAreaLiesOnTheWood(t *testing.T) {
	for name, g := range areaViews() {
		board := wood(t, g)
		for s := range allSquares() {
			at, size := g.rectOf(onSquare(s))
			if !g.shown.Has(s) {
				if !size.IsZero() || g.placeAt(g.middle(s)) == onSquare(s) {
					t.Fatalf("%s: %v is outside and lies at %v", name, s, at)
				}
				continue
			}
			if r := pixels(t, g, at, size); !r.In(board) {
				t.Fatalf("%s: %v lies at %v, the wood at %v", name, s, r, board)
			}
			in := 0.25 / g.scale
			for _, pos := range []fyne.Position{g.middle(s), at.AddXY(in, in), at.AddXY(size.Width-in, size.Height-in)} {
				if got := g.placeAt(pos); got != onSquare(s) {
					t.Fatalf("%s: at %v of %v there is %+v", name, pos, s, got)
				}
			}
		}
	}
}

// TestAreaStaysInItsSpace: board and stands do not leave the space or lie on each
// other, whatever is in hand.
func TestAreaStaysInItsSpace(t *testing.T) {
	for name, g := range areaViews() {
		all := pixels(t, g, g.origin, g.size())
		board := wood(t, g)
		if !board.In(all) || g.origin.X < 0 || g.origin.Y < 0 {
			t.Errorf("%s: wood at %v, all at %v", name, board, all)
		}
		if g.standWidth == 0 {
			continue
		}
		for _, c := range []rules.Color{rules.Black, rules.White} {
			at, size := g.standRect(c)
			if tray := pixels(t, g, at, size); !tray.In(all) || tray.Overlaps(board) {
				t.Errorf("%s: tray of %v at %v, wood at %v, all at %v", name, c, tray, board, all)
			}
		}
	}
}

// TestAreaIsEnlarged: cells are larger than those of the whole board, but not without
// bounds, and they do not change when pieces are taken.
func TestAreaIsEnlarged(t *testing.T) {
	for _, c := range []struct {
		a, b        string
		least, most float64 // beside the cells of the whole board
	}{{"1a", "5e", 1.3, 1.6}, {"4d", "6f", 1.5, 2}, {"1a", "3i", 1, 1.1}, {"1a", "9c", 1, 1.1}} {
		for _, space := range []fyne.Size{{Width: 826, Height: 674}, {Width: 682, Height: 586}} {
			style := Style{Stands: true}
			whole := fit(space, 1, style, fullHands)
			style.Area = rectangle(c.a, c.b)
			part := fit(space, 1, style, fullHands)
			if zoom := float64(part.cell) / float64(whole.cell); zoom < c.least || zoom > c.most {
				t.Errorf("%s-%s in %v: %.2f times", c.a, c.b, space, zoom)
			}
			if empty := fit(space, 1, style, [2]rules.Hand{}); empty.cell != part.cell || empty.origin != part.origin {
				t.Errorf("%s-%s in %v: %d without pieces in hand, %d with", c.a, c.b, space, empty.cell, part.cell)
			}
		}
	}
	small := fit(fyne.NewSize(2000, 2000), 1, Style{Area: rectangle("4d", "6f")}, fullHands)
	if whole := fit(fyne.NewSize(2000, 2000), 1, Style{}, fullHands); small.cell > 2*whole.cell {
		t.Errorf("cell %d of three, %d of nine", small.cell, whole.cell)
	}
}

// TestRims: half a cell more is there where the board goes on, from either seat.
func TestRims(t *testing.T) {
	for _, c := range []struct {
		a, b                     string
		left, top, right, bottom bool
	}{
		{"1a", "5e", true, false, false, true}, {"9i", "7g", false, true, true, false},
		{"4d", "6f", true, true, true, true}, {"1a", "9c", false, false, false, true}, {"1a", "3i", true, false, false, false},
	} {
		for _, turned := range []bool{false, true} {
			g := fit(fyne.NewSize(826, 674), 1, Style{Turned: turned, Area: rectangle(c.a, c.b)}, fullHands)
			face := g.style().FaceSize()
			var used [4]int // from the edges of the wood to the cells
			p := g.style().Part
			near, far := g.style().Corner(p.Left, p.Top), g.style().Corner(p.Left+p.Cols, p.Top+p.Rows)
			used = [4]int{near.X, near.Y, face.X - far.X, face.Y - far.Y}
			want := [4]bool{c.left, c.top, c.right, c.bottom}
			if turned {
				want = [4]bool{c.right, c.bottom, c.left, c.top}
			}
			for i, on := range want {
				rim := used[i] - g.margin
				if on != (rim > 0) || on && rim < g.cell*2/5 {
					t.Errorf("%s-%s turned %v: rim %d of side %d, there %v", c.a, c.b, turned, rim, i, on)
				}
			}
		}
	}
}

// TestWalkInTheArea: the cursor stays within, from either seat, and goes to the stand
// and back at the side where the area ends.
func TestWalkInTheArea(t *testing.T) {
	for _, turned := range []bool{false, true} {
		geo := fit(fyne.NewSize(826, 674), 1, Style{Turned: turned, Stands: true, Area: rectangle("1a", "3c")}, fullHands)
		g := newGesture()
		g.cursor = geo.home()
		if g.cursor != onSquare(rules.NewSquare(3, 3)) {
			t.Errorf("the cursor begins at %v", g.cursor.square)
		}
		seen := rules.SquareSet{}
		stands := 0
		steps := [4][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}
		for i := range 200 {
			d := steps[(i/7+i*i)%4]
			g.walk(&geo, d[0], d[1])
			switch {
			case !g.cursor.square.OnBoard() && g.cursor.kind != rules.NoKind:
				stands++
			case !geo.shown.Has(g.cursor.square):
				t.Fatalf("turned %v: the cursor left for %v", turned, g.cursor.square)
			default:
				seen = seen.Or(rules.SetOf(g.cursor.square))
			}
		}
		if seen.Len() < 5 || stands == 0 {
			t.Errorf("turned %v: %s seen, %d times in the stands", turned, seen, stands)
		}
		for side, back := range map[rules.Color]int{rules.Black: -1, rules.White: 1} {
			if turned {
				back = -back
			}
			g.cursor = inHand(side, rules.Rook)
			if g.walk(&geo, back, 0); !geo.shown.Has(g.cursor.square) {
				t.Errorf("turned %v: from %v's stand to %+v", turned, side, g.cursor)
			}
		}
	}
}

// TestMarksWithin: of what is marked only what lies in the area is left, and the marks
// that were given stay as they are.
func TestMarksWithin(t *testing.T) {
	sq := func(name string) rules.Square { s, _ := rules.ParseSquare(name); return s }
	both := rules.SetOf(sq("2b"), sq("8h"))
	all := Marks{
		Squares: []SquareMark{{Square: sq("8h")}, {Square: sq("2b")}}, Lane: both, Area: both, Rings: both, Dots: both,
		Offered: both, Chosen: both, Crosses: both, Check: both, Last: []rules.Square{sq("8h"), sq("2b")},
		Line: []rules.Square{sq("2b"), sq("8h")}, Arrows: []ArrowMark{{From: sq("2b"), To: sq("8h")}, {From: sq("2b"), To: sq("3c")}},
		Ghosts: []Ghost{{Square: sq("8h")}, {Square: sq("2b")}}, Numbers: []NumberMark{{Square: sq("8h")}, {Square: sq("2b")}},
	}
	all.Control.Counts[sq("8h")], all.Control.Counts[sq("2b")] = 1, 2
	got := all.within(rectangle("1a", "3c"))
	one := rules.SetOf(sq("2b"))
	for i, set := range []rules.SquareSet{got.Lane, got.Area, got.Rings, got.Dots, got.Offered, got.Chosen, got.Crosses, got.Check} {
		if set != one {
			t.Errorf("set %d is %s", i, set)
		}
	}
	if len(got.Squares) != 1 || got.Squares[0].Square != sq("2b") || len(got.Ghosts) != 1 || len(got.Numbers) != 1 {
		t.Errorf("squares %v, ghosts %v, numbers %v", got.Squares, got.Ghosts, got.Numbers)
	}
	if len(got.Arrows) != 1 || got.Arrows[0].To != sq("3c") || got.Line != nil || len(got.Last) != 1 || got.Last[0] != sq("2b") {
		t.Errorf("arrows %v, line %v, last move %v", got.Arrows, got.Line, got.Last)
	}
	if got.Control.Counts[sq("8h")] != 0 || got.Control.Counts[sq("2b")] != 2 || all.Control.Counts[sq("8h")] != 1 {
		t.Error("counts outside are left, or those given were changed")
	}
	if len(all.Squares) != 2 || all.Squares[0].Square != sq("8h") {
		t.Errorf("the marks given are now %v", all.Squares)
	}
}
