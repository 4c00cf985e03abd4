package pieceart

import (
	"image"
	"image/color"
	"maps"
	"math"
	"slices"
	"testing"

	"terakoya/rules"
)

// marksOnly shows nothing but the marks of the guide.
var marksOnly = Palette{MMove: hex(0)}

// readable are the cells in which the shape of a mark can be told by measuring.
var readable = slices.DeleteFunc(slices.Clone(cells), func(c point) bool { return c.x < 50 })

// played returns the ways of a piece as a game plays them: of the legal moves
// from 5e, the direction on the screen, sente below, and how far they go.
func played(t *testing.T, owner rules.Color, kind rules.Kind) map[way]int {
	t.Helper()
	from := rules.NewSquare(5, 5)
	s := rules.Setup{Turn: owner, Move: 1}
	s.Board[from] = rules.NewPiece(owner, kind)
	king := rules.NewSquare(2, 1) // out of reach of everything on 5e
	if owner == rules.White {
		king = king.Turned()
	}
	s.Board[king] = rules.NewPiece(owner.Opponent(), rules.King)
	p, _, err := s.Position()
	if err != nil {
		t.Fatal(err)
	}
	squares := map[rules.Square]bool{}
	for _, m := range p.Legal() {
		if m.From() == from {
			squares[m.To()] = true
		}
	}
	farthest := map[image.Point]int{}
	ways := map[way]int{}
	for to := range squares {
		x, y := from.File()-to.File(), to.Rank()-from.Rank()
		far := max(x, -x, y, -y)
		if x != 0 && y != 0 && x*x != y*y {
			ways[way{x, y, jumping}]++
			continue
		}
		d := image.Pt(x/far, y/far)
		farthest[d] = max(farthest[d], far)
	}
	for d, far := range farthest {
		g := stepping
		if far > 1 {
			g = sliding
		}
		ways[way{d.X, d.Y, g}]++
	}
	return ways
}

func TestWaysAreTheLaws(t *testing.T) {
	for _, kind := range rules.AllKinds {
		here, there := map[way]int{}, map[way]int{}
		for _, w := range ways[kind] {
			here[w]++
			there[way{-w.right, -w.down, w.gait}]++
		}
		if want := played(t, rules.Black, kind); !maps.Equal(here, want) {
			t.Errorf("%v goes %v, in a game %v", kind, here, want)
		}
		if want := played(t, rules.White, kind); !maps.Equal(there, want) {
			t.Errorf("gote's %v goes %v, in a game %v", kind, there, want)
		}
	}
}

// TestGuideShowsTheLaw measures the marks on the pictures.
func TestGuideShowsTheLaw(t *testing.T) {
	a := artist(t)
	for _, c := range readable {
		for _, kind := range rules.AllKinds {
			for _, down := range []bool{false, true} {
				f, owner := Face{Kind: kind, Down: down}, rules.Black
				if down {
					owner = rules.White
				}
				want := map[way]int{}
				for w, n := range played(t, owner, kind) {
					if w.gait == jumping {
						w.down /= 2 // a blot tells the corner only
					}
					want[w] += n
				}
				middle := boxIn(f, c).at(point{0.5, 0.585})
				got := map[way]int{}
				for _, b := range blotsOf(a.Piece(f, Guide, c.x, c.y, marksOnly)) {
					got[b.way(t, middle, c.x)]++
				}
				if !maps.Equal(got, want) {
					t.Errorf("%+v, cell %v: marks %v, the law %v", f, c, got, want)
				}
			}
		}
	}
}

// TestMarksOfTheDesign counts what the picture of the design shows.
func TestMarksOfTheDesign(t *testing.T) {
	six := [3]int{stepping: 6}
	for kind, want := range map[rules.Kind][3]int{
		rules.Pawn: {stepping: 1}, rules.Lance: {sliding: 1}, rules.Knight: {jumping: 2},
		rules.Silver: {stepping: 5}, rules.Bishop: {sliding: 4}, rules.Rook: {sliding: 4},
		rules.Gold: six, rules.King: {stepping: 8},
		rules.Tokin: six, rules.PromotedLance: six, rules.PromotedKnight: six, rules.PromotedSilver: six,
		rules.Horse: {stepping: 4, sliding: 4}, rules.Dragon: {stepping: 4, sliding: 4},
	} {
		var got [3]int
		for _, w := range ways[kind] {
			got[w.gait]++
		}
		if got != want {
			t.Errorf("%v: %v dots, triangles and bent strokes, want %v", kind, got, want)
		}
	}
}

func TestMarksKeepClear(t *testing.T) {
	a := artist(t)
	for _, c := range readable {
		eachFace(func(f Face, set Set) {
			if !set.lettering().guided {
				return
			}
			b := boxIn(f, c)
			for _, pal := range []Palette{lightPalette, contrastPalette} {
				edge := edgeWidth(c.x, pal)
				inside := b.figure().inset(edge / 2)
				for _, s := range b.guide(f.Kind, 0.585, c.x, edge) {
					for i, v := range inside {
						_, out := inside.normals(i)
						if v.to(s.end()).dot(out) > -0.5*guideGap*c.x {
							t.Fatalf("%+v, cell %v: a mark reaches the edge at %v", f, c, s.end())
						}
					}
				}
			}
			marks, text := a.Piece(f, Guide, c.x, c.y, marksOnly), a.written(f, set, c)
			for i := 3; i < len(marks.Pix); i += 4 {
				if marks.Pix[i] > 100 && text.Pix[i] > 100 {
					t.Fatalf("%v, %+v, cell %v: a mark lies on the character", set, f, c)
				}
			}
		})
	}
}

func TestDotsLookAlike(t *testing.T) {
	a := artist(t)
	for _, c := range cells {
		img := a.Piece(Face{Kind: rules.King}, Guide, c.x, c.y, marksOnly)
		blots := blotsOf(img)
		for _, b := range blots {
			if b.bounds.Size() != blots[0].bounds.Size() || math.Abs(b.area-blots[0].area) > 0.1 {
				t.Errorf("cell %v: dots of %v and %v, %.2f and %.2f pixels",
					c, blots[0].bounds, b.bounds, blots[0].area, b.area)
			}
			// Its centre lies at the same part of a pixel across and down: so it is round.
			if _, part := math.Modf(b.centre.x - b.centre.y + 1000.02); part > 0.04 {
				t.Errorf("cell %v: a dot at %v", c, b.centre)
			}
		}
	}
}

func TestFadedMarksAreEven(t *testing.T) {
	const faded = 84
	pal := marksOnly
	pal.MMove.A = faded
	for _, kind := range rules.AllKinds {
		img := artist(t).Piece(Face{Kind: kind}, Guide, 124, 135, pal)
		darkest := color.RGBA{}
		for i := 0; i < len(img.Pix); i += 4 {
			darkest.A = max(darkest.A, img.Pix[i+3])
		}
		if darkest.A != faded {
			t.Errorf("%v: alpha %d at the darkest, want %d", kind, darkest.A, faded)
		}
	}
}

// blot is what hangs together on a picture.
type blot struct {
	pixels []point // their middles
	covers []float64
	bounds image.Rectangle
	area   float64 // sum of covers
	centre point   // of gravity
}

// blotsOf finds the blots of a picture.
func blotsOf(img *image.RGBA) []blot {
	var blots []blot
	seen := map[image.Point]bool{}
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			var b blot
			b.soak(img, image.Pt(x, y), seen)
			if b.area > 0.5 {
				b.centre = b.centre.times(1 / b.area)
				blots = append(blots, b)
			}
		}
	}
	return blots
}

// soak adds the pixel at p and all that hang together with it.
func (b *blot) soak(img *image.RGBA, p image.Point, seen map[image.Point]bool) {
	alpha := img.RGBAAt(p.X, p.Y).A
	if alpha == 0 || seen[p] {
		return
	}
	seen[p] = true
	cover, middle := float64(alpha)/255, point{float64(p.X) + 0.5, float64(p.Y) + 0.5}
	b.area += cover
	b.centre = b.centre.plus(middle.times(cover))
	b.pixels, b.covers = append(b.pixels, middle), append(b.covers, cover)
	b.bounds = b.bounds.Union(image.Rectangle{p, p.Add(image.Pt(1, 1))})
	for _, d := range []image.Point{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
		b.soak(img, p.Add(d), seen)
	}
}

// lean returns how one-sided a blot is along a direction: 0 if it is even,
// more if it tapers off ahead; 0.57 for a triangle towards its tip.
func (b *blot) lean(ahead point) float64 {
	var square, cube float64
	for i, p := range b.pixels {
		d := b.centre.to(p).dot(ahead)
		square += b.covers[i] * d * d
		cube += b.covers[i] * d * d * d
	}
	return cube / b.area / math.Pow(square/b.area, 1.5)
}

// way returns the corner or side of the piece in which a blot lies, and, from
// its shape, how the piece goes there.
func (b *blot) way(t *testing.T, middle point, c float64) way {
	t.Helper()
	sign := func(x float64) int {
		if math.Abs(x) < 0.07*c {
			return 0
		}
		return int(math.Copysign(1, x))
	}
	off := middle.to(b.centre)
	w := way{right: sign(off.x), down: sign(off.y)}
	ahead := unit(point{float64(w.right), float64(w.down)})
	lean, aside := b.lean(ahead), b.lean(point{-ahead.y, ahead.x})
	triangle := guideLength * guideBase / 2 * c * c
	switch {
	case b.area > 1.2*triangle:
		w.gait = jumping
	case math.Abs(lean) < 0.1 && math.Abs(aside) < 0.1:
		w.gait = stepping
	case math.Abs(lean-0.57) < 0.15 && math.Abs(aside) < 0.1:
		w.gait = sliding
	default:
		t.Errorf("a blot of unknown shape: %.1f pixels in %v, leaning %.2f and %.2f", b.area, b.bounds, lean, aside)
	}
	return w
}
