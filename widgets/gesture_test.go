package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/rules"
)

// where reads a place: "7g", "P" in sente's hand, "p" in gote's, "-" for nowhere.
func where(t *testing.T, s string) place {
	t.Helper()
	if sq, ok := rules.ParseSquare(s); ok {
		return onSquare(sq)
	}
	if s == "-" {
		return nowhere
	}
	k, ok := rules.ParseKind(s)
	if !ok {
		t.Fatalf("no place %q", s)
	}
	if s == strings.ToLower(s) {
		return inHand(rules.White, k)
	}
	return inHand(rules.Black, k)
}

func (p place) String() string {
	switch {
	case p.square.OnBoard():
		return p.square.String()
	case p.kind == rules.NoKind:
		return "-"
	case p.side == rules.White:
		return strings.ToLower(p.kind.String())
	}
	return p.kind.String()
}

func gestureAt(t *testing.T, sfen string) *gesture {
	t.Helper()
	setup, err := rules.ParseSetup(sfen)
	if err != nil {
		t.Fatal(err)
	}
	g := newGesture()
	g.setup = setup
	return &g
}

const twoHands = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b RG2Pbsp 1"

func TestTaps(t *testing.T) {
	for _, c := range []struct{ name, taps, attempt, held string }{
		{"a piece", "7g", "", "7g"},
		{"a piece and a square", "7g 7f", "7g7f", "-"},
		{"a square that it cannot reach", "7g 1e", "7g1e", "-"},
		{"the same piece puts it down", "7g 7g", "", "-"},
		{"and can be taken up again", "7g 7g 7g 7f", "7g7f", "-"},
		{"another own piece is taken up instead", "7g 2h", "", "2h"},
		{"and moves", "7g 2h 2c", "2h2c", "-"},
		{"an empty square", "5e", "", "-"},
		{"an empty square, then a piece", "5e 7g", "", "7g"},
		{"a capture", "7g 7c", "7g7c", "-"},
		{"the other side's piece", "3c", "", "3c"},
		{"the other side's piece moves", "3c 3d", "3c3d", "-"},
		{"the other side's piece, then an own one", "3c 3g", "", "3g"},
		{"the other side's piece takes its own", "3c 4c", "3c4c", "-"},
		{"a drop", "P 5e", "P*5e", "-"},
		{"a drop on a piece of the other side", "G 5c", "G*5c", "-"},
		{"in hand: the same again puts it down", "P P", "", "-"},
		{"in hand: another kind", "P R", "", "R"},
		{"in hand, then a piece on the board", "P 7g", "", "7g"},
		{"on the board, then in hand", "7g G 4d", "G*4d", "-"},
		{"a kind not in hand", "S", "", "-"},
		{"beside the board", "7g -", "", "-"},
		{"beside the board, from the hand", "P -", "", "-"},
		{"on the other side's stand", "7g s", "", "-"},
		{"beside the board with nothing", "-", "", "-"},
	} {
		g := gestureAt(t, twoHands)
		var tried rules.Attempt
		got := ""
		for _, tap := range strings.Fields(c.taps) {
			if a, ok := g.tap(where(t, tap)); ok {
				tried, got = a, a.String()
			}
		}
		if got != c.attempt || g.held != where(t, c.held) {
			t.Errorf("%s: attempt %q, held %v, want %q and %s", c.name, got, g.held, c.attempt, c.held)
		}
		if want, err := rules.ParseAttempt(c.attempt); err == nil && tried != want {
			t.Errorf("%s: attempt %+v, want %+v", c.name, tried, want)
		}
	}
}

func TestBring(t *testing.T) {
	for _, c := range []struct{ name, take, to, attempt string }{
		{"onto an own piece", "7g", "6g", "7g6g"},
		{"from the hand onto an own piece", "P", "6g", "P*6g"},
		{"where it was", "7g", "7g", ""},
		{"beside the board", "7g", "-", ""},
		{"onto a stand", "7g", "P", ""},
		{"from an empty square", "5e", "5d", ""},
		{"from beside the board", "-", "5d", ""},
	} {
		g := gestureAt(t, twoHands)
		g.take(where(t, c.take))
		got := ""
		if a, ok := g.bring(where(t, c.to)); ok {
			got = a.String()
		}
		if got != c.attempt || g.held != nowhere {
			t.Errorf("%s: attempt %q, held %v, want %q and nothing", c.name, got, g.held, c.attempt)
		}
	}
}

// TestDropOfTheOtherSide: a piece from the other side's stand is not taken for an
// own one of the same kind.
func TestDropOfTheOtherSide(t *testing.T) {
	g := gestureAt(t, twoHands)
	g.tap(where(t, "p"))
	if a, ok := g.tap(where(t, "5e")); ok && a.String() == "P*5e" {
		t.Errorf("sente to move, gote's pawn brought to 5e: %v", a)
	}
}

// TestWalk: keys are L, R, U and D; the cursor begins on the first place.
func TestWalk(t *testing.T) {
	for _, c := range []struct {
		turned   bool
		from     string
		keys     string
		want     string
		emptyOne bool // gote has nothing in hand
	}{
		{false, "5e", "R", "4e", false},
		{false, "5e", "L", "6e", false},
		{false, "5e", "U", "5d", false},
		{false, "5e", "D", "5f", false},
		{true, "5e", "R", "6e", false},
		{true, "5e", "L", "4e", false},
		{true, "5e", "U", "5f", false},
		{true, "5e", "D", "5d", false},
		{false, "5a", "U", "5a", false},
		{false, "5i", "D", "5i", false},
		{true, "5i", "U", "5i", false},
		{false, "1e", "R", "R", false}, // sente's stand is at the right
		{false, "9e", "L", "b", false},
		{true, "9e", "R", "b", false}, // turned: gote's is
		{true, "1e", "L", "R", false},
		{false, "9e", "L", "9e", true},
		{false, "1a", "R D", "G", false},
		{false, "1a", "R D D", "P", false},
		{false, "1a", "R D D D", "P", false},
		{false, "1a", "R U", "R", false},
		{false, "1a", "R D U", "R", false},
		{false, "1a", "R D R", "G", false}, // no farther than the stand
		{false, "1a", "R D L", "1e", false},
		{false, "9e", "L D D R", "9e", false},
		{false, "9e", "L D L", "s", false},
		{true, "9e", "R D L", "9e", false},
		{true, "1e", "L D R", "1e", false},
		{false, "5e", "R R R R R D L L", "2e", false},
	} {
		g := gestureAt(t, twoHands)
		if c.emptyOne {
			g.setup.Hands[rules.White] = rules.Hand{}
		}
		geo := fit(fyne.NewSize(826, 674), 1, Style{Stands: true, Turned: c.turned}, g.setup.Hands)
		g.cursor = where(t, c.from)
		for _, key := range strings.Fields(c.keys) {
			step := map[string][2]int{"L": {-1, 0}, "R": {1, 0}, "U": {0, -1}, "D": {0, 1}}[key]
			g.walk(&geo, step[0], step[1])
		}
		if g.cursor != where(t, c.want) {
			t.Errorf("turned %v, from %s by %s: at %v, want %s", c.turned, c.from, c.keys, g.cursor, c.want)
		}
	}
}

// TestWalkGoesWhereItLooks: a key moves the cursor to what lies that way on the
// screen.
func TestWalkGoesWhereItLooks(t *testing.T) {
	for _, turned := range []bool{false, true} {
		geo := fit(fyne.NewSize(826, 674), 1, Style{Stands: true, Turned: turned}, fullHands)
		for s := range allSquares() {
			for _, step := range [][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
				g := newGesture()
				g.cursor = onSquare(s)
				g.walk(&geo, step[0], step[1])
				from, _ := geo.rectOf(onSquare(s))
				to, _ := geo.rectOf(g.cursor)
				dx, dy := to.X-from.X, to.Y-from.Y
				if g.cursor == onSquare(s) {
					continue // the upper and the lower edge
				}
				if dx*float32(step[0]) < 0 || dy*float32(step[1]) < 0 || step[0] != 0 && dx == 0 || step[1] != 0 && dy == 0 {
					t.Errorf("turned %v, %v by %v: to %v", turned, s, step, g.cursor)
				}
			}
		}
	}
}

func TestWalkWithoutTheKindOfTheCursor(t *testing.T) {
	g := gestureAt(t, twoHands)
	g.cursor = where(t, "S") // played since
	geo := fit(fyne.NewSize(826, 674), 1, Style{Stands: true}, g.setup.Hands)
	g.walk(&geo, 0, 1)
	if g.cursor != onSquare(rules.NewSquare(5, 5)) {
		t.Errorf("cursor at %v", g.cursor)
	}
}

func TestWalkKnowsNoHiddenStand(t *testing.T) {
	g := gestureAt(t, twoHands)
	g.cursor = where(t, "1e")
	geo := fit(fyne.NewSize(826, 674), 1, Style{}, g.setup.Hands)
	if g.walk(&geo, 1, 0); g.cursor != where(t, "1e") {
		t.Errorf("cursor at %v, where nothing is drawn", g.cursor)
	}
}
