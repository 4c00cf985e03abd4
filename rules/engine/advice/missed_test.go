package advice

import (
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// TestMissed: what a move let go.
func TestMissed(t *testing.T) {
	for name, c := range map[string]struct {
		sfen, played, better, answer string
		kind                         MissKind
		piece                        rules.Kind
		plies                        int
	}{
		"an opening move":       {rules.StartSFEN, "7g7f", "", "", NoMiss, rules.NoKind, 0},
		"a mate":                {"4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*1a", "G*5b", "", MissedMate, rules.NoKind, 1},
		"the mate is played":    {"4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b", "", "", NoMiss, rules.NoKind, 0},
		"allows a mate":         {"4k4/9/9/9/9/9/4p4/9/3PKP3 b Pg 1", "P*9c", "", "G*5h", AllowedMate, rules.NoKind, 0},
		"mate whatever it does": {"4k4/9/9/9/9/9/4p4/9/3PKP3 b P2r2b4g 1", "P*9c", "", "", NoMiss, rules.NoKind, 0},
		"leaves a free rook":    {"4k4/9/4p4/9/4r4/4P4/9/9/4K4 b - 1", "5i6h", "5f5e", "", MissedPiece, rules.Rook, 0},
		"gives a silver away":   {"4k4/9/9/3p5/9/2S6/9/4P4/4K4 b - 1", "7f6e", "", "6d6e", LostPiece, rules.Silver, 0},
		"takes the free rook":   {"4k4/9/4p4/9/4r4/4P4/9/9/4K4 b - 1", "5f5e", "", "", NoMiss, rules.NoKind, 0},
		"all is decided anyway": {"4k4/9/4p4/9/9/4P4/9/9/RRBBKGG2 b GGSSSS 1", "9i9h", "", "", NoMiss, rules.NoKind, 0},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := adviser().Missed(t.Context(), gameOf(t, c.sfen, c.played), 0)
			if err != nil {
				t.Fatal(err)
			}
			if got.Kind != c.kind || got.Piece != c.piece || c.plies > 0 && got.Plies != c.plies {
				t.Errorf("%+v, better %v, answer %v", got, got.Better, got.Answer)
			}
			if c.better != "" && got.Better != move(t, c.better) || c.answer != "" && got.Answer != move(t, c.answer) {
				t.Errorf("better %v, answer %v", got.Better, got.Answer)
			}
		})
	}
}

// TestLostAnyway: a piece that the best move leaves to be taken too is not what a move
// has lost.
func TestLostAnyway(t *testing.T) {
	p := position(t, "4k4/9/4p4/3p5/3Sr4/4P4/9/9/4K4 b - 1")
	c := compared{p: p, played: move(t, "5i6h"),
		best: engine.Choice{Move: move(t, "5f5e")}, reply: engine.Choice{Move: move(t, "6d6e")}}
	m := Missed{Better: c.best.Move}
	if c.material(&m); m.Kind != MissedPiece || m.Piece != rules.Rook {
		t.Errorf("%+v", m)
	}
}

// TestMatesAllTheSame: a longer way to mate has missed nothing.
func TestMatesAllTheSame(t *testing.T) {
	c := compared{p: position(t, "4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1"), played: move(t, "G*4b"),
		best: engine.Choice{Move: move(t, "G*5b"), Info: engine.Info{Score: engine.Mates(1)}}}
	for score, want := range map[engine.Score]MissKind{engine.Mated(4): NoMiss, -500: MissedMate} {
		c.reply.Info.Score = score
		if m := c.miss(t.Context(), adviser()); m.Kind != want {
			t.Errorf("%v: %+v", score, m)
		}
	}
}

// TestSmallLoss: below what is notable, in decided games and beside mates nothing is
// said of a loss.
func TestSmallLoss(t *testing.T) {
	for _, c := range []struct {
		best, now engine.Score
		says      bool
	}{
		{notable, 0, true}, {notable - 1, 0, false}, {-100, -100 - notable, true},
		{settled + 2*notable, settled, false}, {settled + notable, settled - 1, true},
		{-settled, -settled - 2*notable, false}, {engine.Mates(5), 0, false}, {0, engine.Mated(4), false},
	} {
		if _, says := lost(c.best, c.now); says != c.says {
			t.Errorf("from %v to %v: %t", c.best, c.now, says)
		}
	}
}

// TestPawns: a loss is told in pawns taken, not in pawns; the least that is told is more
// than one, for its sentence speaks of several.
func TestPawns(t *testing.T) {
	for loss, want := range map[int]int{0: 0, 190: 1, 260: 1, 360: 2, notable: 2, 890: 5} {
		if got := (Missed{Loss: loss}).Pawns(); got != want {
			t.Errorf("%d: %d pawns, want %d", loss, got, want)
		}
	}
}

// TestMissedRange: only moves that were made have missed anything.
func TestMissedRange(t *testing.T) {
	g := gameOf(t, rules.StartSFEN, "7g7f")
	for _, n := range []int{-1, 1} {
		if _, err := adviser().Missed(t.Context(), g, n); err == nil {
			t.Errorf("move %d: no error", n)
		}
	}
}

// TestMissedLaw: whatever was best has missed nothing.
func TestMissedLaw(t *testing.T) {
	a := adviser()
	a.SearchNodes, a.MateNodes = 300, 300
	for _, p := range random(60) {
		h, err := a.Hint(t.Context(), rules.NewGame(p))
		if err != nil {
			t.Fatal(err)
		}
		g := rules.NewGame(p)
		if err := g.Play(h.Move.Attempt()); err != nil {
			t.Fatal(err)
		}
		m, err := a.Missed(t.Context(), g, 0)
		if err != nil || m.Kind == LostPiece || m.Kind == MissedPiece || m.Kind == BetterMove {
			t.Errorf("%s: the best move, %v, misses %+v, %v", p.SFEN(), h.Move, m, err)
		}
	}
}
