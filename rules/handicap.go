package rules

import (
	"fmt"
	"slices"
	"sync"
)

// Handicap is a way to begin a game: the even start, or one from which the
// stronger player, uwate (White), has removed pieces. Uwate moves first. The
// squares are stored, never guessed from a name: 三枚落ち means two positions in
// the wild.
type Handicap struct {
	Key     string   // of the glossary, such as "six-piece-handicap"
	KIF     string   // its name in KIF files; "その他" for those that KIF has no name for
	Removed []Square // from the even start
	InHand  int      // pawns that uwate has in hand instead
}

// squaresOf reads square names with blanks between.
func squaresOf(names ...string) []Square {
	out := make([]Square, len(names))
	for i, n := range names {
		out[i], _ = ParseSquare(n)
	}
	return out
}

// Handicaps lists the starts, from none to the largest. Left and right are
// uwate's own: the left lance stands on 1a.
var Handicaps = []Handicap{
	{"even-game", "平手", nil, 0},
	{"lance-handicap", "香落ち", squaresOf("1a"), 0},
	{"right-lance-handicap", "右香落ち", squaresOf("9a"), 0},
	{"both-lances-handicap", "その他", squaresOf("1a", "9a"), 0},
	{"bishop-handicap", "角落ち", squaresOf("2b"), 0},
	{"rook-handicap", "飛車落ち", squaresOf("8b"), 0},
	{"rook-lance-handicap", "飛香落ち", squaresOf("8b", "1a"), 0},
	{"two-piece-handicap", "二枚落ち", squaresOf("8b", "2b"), 0},
	{"three-piece-handicap", "三枚落ち", squaresOf("8b", "2b", "1a"), 0},
	{"right-three-piece-handicap", "その他", squaresOf("8b", "2b", "9a"), 0},
	{"four-piece-handicap", "四枚落ち", squaresOf("8b", "2b", "1a", "9a"), 0},
	{"five-piece-handicap", "五枚落ち", squaresOf("8b", "2b", "1a", "9a", "8a"), 0},
	{"left-five-piece-handicap", "左五枚落ち", squaresOf("8b", "2b", "1a", "9a", "2a"), 0},
	{"six-piece-handicap", "六枚落ち", squaresOf("8b", "2b", "1a", "9a", "2a", "8a"), 0},
	{"left-seven-piece-handicap", "左七枚落ち", squaresOf("8b", "2b", "1a", "9a", "2a", "8a", "3a"), 0},
	{"right-seven-piece-handicap", "右七枚落ち", squaresOf("8b", "2b", "1a", "9a", "2a", "8a", "7a"), 0},
	{"eight-piece-handicap", "八枚落ち", squaresOf("8b", "2b", "1a", "9a", "2a", "8a", "3a", "7a"), 0},
	{"nine-piece-handicap", "その他", squaresOf("8b", "2b", "1a", "9a", "2a", "8a", "3a", "7a", "6a"), 0},
	{"ten-piece-handicap", "十枚落ち", squaresOf("8b", "2b", "1a", "9a", "2a", "8a", "3a", "7a", "4a", "6a"), 0},
	{"three-pawns", "その他", allButKing(), 3},
	{"naked-king", "その他", allButKing(), 0},
}

// CustomHandicap returns a handicap without the pieces on the given squares of
// uwate's army. It has no key and no name. The error names a square on which
// uwate has nothing to give.
func CustomHandicap(removed ...Square) (Handicap, error) {
	for i, s := range removed {
		if !s.OnBoard() || evenStart.Board[s] == NoPiece || evenStart.Board[s].Color() == Black || evenStart.Board[s].Kind() == King {
			return Handicap{}, fmt.Errorf("uwate has no piece to give on %s", s)
		}
		if slices.Contains(removed[:i], s) {
			return Handicap{}, fmt.Errorf("the piece on %s is given twice", s)
		}
	}
	return Handicap{KIF: "その他", Removed: removed}, nil
}

// HandicapOf returns the handicap that p is the start of, the even start
// included.
func HandicapOf(p *Position) (Handicap, bool) {
	i, known := handicapStarts()[p.hash]
	if !known {
		return Handicap{}, false
	}
	start := Handicaps[i].Position()
	return Handicaps[i], start.same(p)
}

// handicapStarts finds handicaps by the hash of the position at their start.
var handicapStarts = sync.OnceValue(func() map[uint64]int {
	starts := map[uint64]int{}
	for i, h := range Handicaps {
		p := h.Position()
		starts[p.hash] = i
	}
	return starts
})

// HandicapByKey finds a handicap by its key in the glossary.
func HandicapByKey(key string) (Handicap, bool) {
	i := slices.IndexFunc(Handicaps, func(h Handicap) bool { return h.Key == key })
	if i < 0 {
		return Handicap{}, false
	}
	return Handicaps[i], true
}

// Points returns what the pieces given are worth in an impasse: what is added to
// uwate's count. See [Credit].
func (h Handicap) Points() int {
	p := h.Position()
	return Credit(&p)
}

// allButKing returns the squares of uwate's nineteen other pieces.
func allButKing() []Square {
	names := []string{"8b", "2b", "1a", "2a", "3a", "4a", "6a", "7a", "8a", "9a"}
	sqs := squaresOf(names...)
	for file := 1; file <= 9; file++ {
		sqs = append(sqs, NewSquare(file, 3))
	}
	return sqs
}

// evenStart is the even start as a setup.
var evenStart = func() Setup {
	s, err := ParseSetup(StartSFEN)
	if err != nil {
		panic(err)
	}
	return s
}()

// Setup returns the position at the start. Uwate moves first; in the even game
// sente does.
func (h Handicap) Setup() Setup {
	s := evenStart
	for _, sq := range h.Removed {
		s.Board[sq] = NoPiece
	}
	s.Hands[White][Pawn] = uint8(h.InHand)
	if len(h.Removed) > 0 {
		s.Turn = White
	}
	return s
}

// Position returns the position at the start, ready to be played.
func (h Handicap) Position() Position {
	s := h.Setup()
	p, _, err := s.Position()
	if err != nil {
		panic(err)
	}
	return p
}
