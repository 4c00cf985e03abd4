package widgets

import (
	"math"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/rules"
)

const ms = time.Millisecond

// moveFor is a move on a board of cells of 10 by 10, with its stand at (200, 100).
func moveFor(t *testing.T, attempt, piece, taken string) *move {
	t.Helper()
	a, err := rules.ParseAttempt(attempt)
	if err != nil {
		t.Fatal(err)
	}
	cell := func(s rules.Square) fyne.Position {
		if !s.OnBoard() {
			return fyne.NewPos(200, 100)
		}
		return fyne.NewPos(float32(90-10*s.File()), float32(10*s.Rank()-10))
	}
	read := func(s string) rules.Piece {
		if s == "" {
			return rules.NoPiece
		}
		setup, err := rules.ParseSetup(s + "8/9/9/9/9/9/9/9/9 b - 1")
		if err != nil {
			t.Fatal(err)
		}
		return setup.Board[rules.NewSquare(9, 1)]
	}
	stand := fyne.NewPos(200, 100)
	return &move{Attempt: a, piece: read(piece), taken: read(taken), from: cell(a.From), to: cell(a.To), stand: &stand}
}

func TestLengthsOfMotions(t *testing.T) {
	for _, c := range []struct {
		name, attempt, piece, taken string
		placed, refused             bool
		want                        time.Duration
	}{
		{"a step", "7g7f", "P", "", false, false, 180 * ms},
		{"four squares", "2h2d", "R", "", false, false, 180 * ms},
		{"across the board", "2h2c", "R", "", false, false, 220 * ms},
		{"across the board sideways", "2h7h", "R", "", false, false, 220 * ms},
		{"a drop", "G*5e", "G", "", false, false, 200 * ms},
		{"a promotion", "4d4c+", "S", "", false, false, 340 * ms},
		{"a capture", "4d4c", "S", "p", false, false, 280 * ms},
		{"a capture with promotion", "4d4c+", "S", "p", false, false, 340 * ms},
		{"dragged", "7g7f", "P", "", true, false, 0},
		{"dragged onto a piece", "4d4c", "S", "p", true, false, 280 * ms},
		{"dragged and promoted", "4d4c+", "S", "", true, false, 160 * ms},
		{"refused", "7g7e", "P", "", false, true, 320 * ms},
		{"refused from the stand", "P*5e", "P", "", false, true, 320 * ms},
		{"dragged and refused", "7g7e", "P", "", true, true, 180 * ms},
	} {
		m := moveFor(t, c.attempt, c.piece, c.taken)
		m.placed = c.placed
		got := m.played()
		if c.refused {
			got = m.refused()
		}
		if got.long != c.want {
			t.Errorf("%s: %v, want %v", c.name, got.long, c.want)
		}
	}
}

var (
	pawn, own    = rules.NewPiece(rules.White, rules.Pawn), rules.NewPiece(rules.Black, rules.Pawn)
	silver, over = rules.NewPiece(rules.Black, rules.Silver), rules.NewPiece(rules.Black, rules.PromotedSilver)
)

// poses are pieces under way, from below, at a time: 4d4c goes from (50, 30) to
// (50, 20).
var poses = []struct {
	name, attempt, piece, taken string
	bare                        bool // without stands
	now                         time.Duration
	want                        []pose
}{
	{"a step begins", "4d4c", "S", "", false, 0, []pose{{silver, lifted, fyne.NewPos(50, 30), 1, 1}}},
	{"it speeds up", "4d4c", "S", "", false, 45 * ms, []pose{{silver, lifted, fyne.NewPos(50, 28.75), 1, 1}}},
	{"half-way", "4d4c", "S", "", false, 90 * ms, []pose{{silver, lifted, fyne.NewPos(50, 25), 1, 1}}},
	{"it ends", "4d4c", "S", "", false, 180 * ms, []pose{{silver, lying, fyne.NewPos(50, 20), 1, 1}}},
	{"a drop begins", "S*4c", "S", "", false, 0, []pose{{silver, lifted, fyne.NewPos(200, 100), 1.06, 1.06}}},
	{"a drop ends", "S*4c", "S", "", false, 200 * ms, []pose{{silver, lying, fyne.NewPos(50, 20), 1, 1}}},
	{"what is taken waits", "4d4c", "S", "p", false, 59 * ms, []pose{
		{pawn, lying, fyne.NewPos(50, 20), 1, 1}, {silver, lifted, fyne.NewPos(50, 27.85), 1, 1},
	}},
	{"what is taken changes sides", "4d4c", "S", "p", false, 60 * ms, []pose{
		{own, lifted, fyne.NewPos(50, 20), 1, 1}, {silver, lifted, fyne.NewPos(50, 27.78), 1, 1},
	}},
	{"and is there last", "4d4c", "S", "p", false, 280 * ms, []pose{
		{own, lying, fyne.NewPos(200, 100), 1, 1}, {silver, lying, fyne.NewPos(50, 20), 1, 1},
	}},
	{"a promoted piece goes to the stand as it was", "4d4c", "S", "+p", false, 280 * ms, []pose{
		{own, lying, fyne.NewPos(200, 100), 1, 1}, {silver, lying, fyne.NewPos(50, 20), 1, 1},
	}},
	{"without stands it lies until it is covered", "4d4c", "S", "p", true, 100 * ms, []pose{
		{pawn, lying, fyne.NewPos(50, 20), 1, 1}, {silver, lifted, fyne.NewPos(50, 23.95), 1, 1},
	}},
	{"and is gone", "4d4c", "S", "p", true, 180 * ms, []pose{{wide: 1, high: 1}, {silver, lying, fyne.NewPos(50, 20), 1, 1}}},
	{"it turns over where it has come to", "4d4c+", "S", "", false, 220 * ms, []pose{{silver, lying, fyne.NewPos(50, 20), 0.5, 1}}},
	{"seen from its edge", "4d4c+", "S", "", false, 260 * ms, []pose{{over, lying, fyne.NewPos(50, 20), edgeOn, 1}}},
	{"the other face", "4d4c+", "S", "", false, 300 * ms, []pose{{over, lying, fyne.NewPos(50, 20), 0.5, 1}}},
	{"turned", "4d4c+", "S", "", false, 340 * ms, []pose{{over, lying, fyne.NewPos(50, 20), 1, 1}}},
}

func TestPoses(t *testing.T) {
	for _, c := range poses {
		m := moveFor(t, c.attempt, c.piece, c.taken)
		if c.bare {
			m.stand = nil
		}
		flights := m.played().flights
		if len(flights) != len(c.want) {
			t.Errorf("%s: %d pieces move, want %d", c.name, len(flights), len(c.want))
			continue
		}
		for i, f := range flights {
			if got := f.pose(c.now); !near(got, c.want[i]) {
				t.Errorf("%s: piece %d is %+v, want %+v", c.name, i, got, c.want[i])
			}
		}
	}
}

func TestPosesOfARefusal(t *testing.T) {
	m := moveFor(t, "4d4c", "S", "p")
	f := m.refused().flights[0]
	for now, y := range map[time.Duration]float32{0: 30, 70 * ms: 22.5, 140 * ms: 20, 230 * ms: 27.5, 320 * ms: 30} {
		if got := f.pose(now); math.Abs(float64(got.at.Y-y)) > 0.05 || got.at.X != 50 {
			t.Errorf("after %v at %v, want %v", now, got.at, y)
		}
	}
}

func near(a, b pose) bool {
	close := func(x, y float32) bool { return math.Abs(float64(x-y)) < 0.02 }
	return a.piece == b.piece && a.form == b.form && close(a.wide, b.wide) && close(a.high, b.high) &&
		(a.piece == rules.NoPiece || close(a.at.X, b.at.X) && close(a.at.Y, b.at.Y))
}
