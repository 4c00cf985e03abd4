package lessons

import (
	"slices"
	"testing"

	"terakoya/rules"
)

const (
	fileCheck   = "4r3k/9/9/9/9/9/9/9/P3K4 b - 1"      // rook 5a gives check
	allAnswers  = "4r3k/9/9/9/B8/9/9/9/P3K4 b G 1"     // bishop 9e could take it, a gold come between
	walledIn    = "4r3k/9/9/9/9/9/9/3G1G3/3GKG3 b P 1" // no square for the king
	knightCheck = "8k/9/9/9/9/9/5n3/3GSG3/3GKG3 b P 1" // knight 4g, no square for the king
	mated       = "4k4/9/9/9/9/9/4g4/4g4/4K4 b P 1"    // golds 5g and 5h
	twoCheckers = "4r3k/9/9/9/8b/9/9/9/P3K4 b - 1"     // rook 5a, bishop 1e
	pinnedTaker = "8k/9/9/9/8b/9/5n3/5G3/4K4 b - 1"    // gold 4h could take the knight 4g, but for the bishop 1e
	goteChecked = "4k4/9/4L4/9/9/9/9/9/4K4 w g 1"      // lance 5c gives check to gote
	goldAhead   = "8k/9/9/9/9/9/4g4/9/4K4 b - 1"       // gold 5g, no check
	pinAlong    = "4r3k/9/9/9/9/9/4G4/9/4K4 b - 1"     // gold 5g may go along the file
	pinKnight   = "4r3k/9/9/9/9/9/4N4/9/4K4 b - 1"     // knight 5g may not move at all
	kingsNear   = "9/9/9/9/9/9/4k4/9/4K4 b - 1"        // kings 5g and 5i
	kingHanging = "4k4/4G4/9/9/9/9/9/9/4K4 b - 1"      // gold 5b, sente to move
	pawnBelow   = "4k4/9/9/9/2P6/9/9/9/4K4 b - 1"      // pawn 7e
	pawnInCheck = "4r3k/9/9/9/2P6/9/9/9/4K4 b - 1"     // the same under a check
	goldBelow   = "4k4/9/9/2GG5/9/9/2+P6/9/4K4 b - 1"  // golds 7d and 6d, tokin 7g
	lanceRow    = "4k4/9/9/9/9/2p6/9/2L6/2K6 b - 1"    // lance 7h, gote's pawn 7f
	allPieces   = "k8/9/9/1G1S1N1B1/9/1R1P1L3/9/+P1+L1+N1+S1+B/K3+R4 b - 1"
)

func TestExplain(t *testing.T) {
	for _, c := range []struct {
		sfen, usi string
		key       string
		piece, by rules.Kind
		other     string // squares with a blank between
	}{
		{"4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1", "P*5d", "foul.nifu", rules.Pawn, rules.Pawn, "5g"},
		{pawnBelow, "5i5j", "foul.off-board", rules.King, rules.NoKind, ""},
		{pawnBelow, "5e5d", "foul.empty-square", rules.NoKind, rules.NoKind, "5e"},
		{pawnBelow, "5a5b", "foul.wrong-side", rules.King, rules.King, "5a"},
		{pawnBelow, "G*5d", "foul.drop-not-in-hand", rules.Gold, rules.NoKind, ""},
		{lanceRow, "7h7e", "foul.blocked-path", rules.Lance, rules.Pawn, "7f"},
		{lanceRow, "7i7h", "foul.own-piece", rules.King, rules.Lance, "7h"},
		{silverAtRook, "5e5e", "foul.wrong-movement-silver", rules.Silver, rules.Silver, "5e"},
		{kingHanging, "5b5a", "foul.wrong-movement-takes-king", rules.Gold, rules.King, "5a"},

		{goldBelow, "7d7c+", "foul.cannot-promote", rules.Gold, rules.Gold, "7d"},
		{goldBelow, "7g7f+", "foul.cannot-promote-twice", rules.Tokin, rules.Tokin, "7g"},
		{pawnBelow, "7e7d+", "foul.promote-outside-zone", rules.Pawn, rules.Pawn, "7e 7d"},
		{pawnInCheck, "7e7d+", "foul.promote-outside-zone-anyway", rules.Pawn, rules.Pawn, "7e 7d"},

		{fileCheck, "9i9h", "foul.king-left-in-check", rules.Pawn, rules.Rook, "5a"},
		{twoCheckers, "9i9h", "foul.king-left-in-check-double", rules.Pawn, rules.Bishop, "1e 5a"},
		{mated, "P*9e", "foul.king-left-in-check-mate", rules.Pawn, rules.Gold, "5h"},
		{pinnedTaker, "4h4g", "foul.king-left-in-check-opened", rules.Gold, rules.Bishop, "1e"},

		{fileCheck, "5i5h", "foul.moves-into-check", rules.King, rules.Rook, "5a"},
		{walledIn, "5i5h", "foul.moves-into-check-only", rules.King, rules.Rook, "5a"},
		{goldAhead, "5i5h", "foul.moves-into-check-only", rules.King, rules.Gold, "5g"},
		{kingsNear, "5i5h", "foul.moves-into-check-kings", rules.King, rules.King, "5g"},

		{pinAlong, "5g4g", "foul.pinned-piece", rules.Gold, rules.Rook, "5a 5b 5c 5d 5e 5f 5g 5h"},
		{pinKnight, "5g4e", "foul.pinned-piece-stuck", rules.Knight, rules.Rook, "5a 5b 5c 5d 5e 5f 5g 5h"},
		{edgeKing, "P*1b", "foul.uchifuzume", rules.Pawn, rules.Gold, "2c"},
	} {
		t.Run(c.usi+" "+c.sfen, func(t *testing.T) {
			x := explanation(t, c.sfen, c.usi)
			other := ""
			for i, sq := range x.Other {
				if i > 0 {
					other += " "
				}
				other += sq.String()
			}
			if x.Key != c.key || x.Piece != c.piece || x.By != c.by || other != c.other {
				t.Errorf("%s %v by %v, %s; want %s %v by %v, %s", x.Key, x.Piece, x.By, other, c.key, c.piece, c.by, c.other)
			}
			a := attempt(t, c.usi)
			if x.From != a.From || x.Square != a.To || x.Side != rules.Black {
				t.Errorf("from %v to %v by %v", x.From, x.Square, x.Side)
			}
		})
	}
}

// explanation is that of an attempt that has to be a foul.
func explanation(t *testing.T, sfen, usi string) Explanation {
	t.Helper()
	p := position(t, sfen)
	e, ok := p.Check(attempt(t, usi)).(*rules.IllegalMove)
	if !ok {
		t.Fatalf("%s is legal", usi)
	}
	return Explain(&p, e)
}

// TestExplainAnswers: which kinds of answer there are to a check that was left.
func TestExplainAnswers(t *testing.T) {
	for _, c := range []struct {
		sfen, usi string
		want      []Answer
	}{
		{fileCheck, "9i9h", []Answer{MoveKing}},
		{allAnswers, "9i9h", []Answer{MoveKing, TakeChecker, PutBetween}},
		{walledIn, "P*9e", []Answer{PutBetween}},
		{knightCheck, "P*9e", []Answer{TakeChecker}},
		{twoCheckers, "9i9h", []Answer{MoveKing}},
		{pinnedTaker, "4h4g", []Answer{MoveKing}},
		{mated, "P*9e", nil},
		{goteChecked, "G*9e", []Answer{MoveKing, PutBetween}},
		{pinAlong, "5g4g", nil}, // no check was given
	} {
		if got := explanation(t, c.sfen, c.usi).Answers; !slices.Equal(got, c.want) {
			t.Errorf("%s in %s: %v, want %v", c.usi, c.sfen, got, c.want)
		}
	}
	if x := explanation(t, goteChecked, "G*9e"); x.Side != rules.White || x.King != square(t, "5a") {
		t.Errorf("side %v, king %v", x.Side, x.King)
	}
}

// TestWrongMovementKeys: how a piece moves is told for each kind in its own
// words.
func TestWrongMovementKeys(t *testing.T) {
	for usi, key := range map[string]string{
		"6f7e": "pawn", "4f5e": "lance", "4d4c": "knight", "6d7d": "silver", "8d9e": "gold",
		"2d2e": "bishop", "8f7e": "rook", "9i9g": "king", "9h8i": "tokin", "7h8i": "promoted-lance",
		"5h4i": "promoted-knight", "3h2i": "promoted-silver", "1h3h": "horse", "5i7g": "dragon",
	} {
		if got := explanation(t, allPieces, usi).Key; got != "foul.wrong-movement-"+key {
			t.Errorf("%s: %s, want %s", usi, got, key)
		}
	}
}

func TestPieceKey(t *testing.T) {
	kinds := map[string]rules.Kind{}
	for _, k := range rules.AllKinds {
		key := PieceKey(k)
		if other, taken := kinds[key]; taken || key == "" {
			t.Errorf("%v and %v are both %q", k, other, key)
		}
		kinds[key] = k
	}
}
