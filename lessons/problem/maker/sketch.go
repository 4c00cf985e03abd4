package maker

import (
	"terakoya/lessons/problem"
	"terakoya/rules"
)

// sketch is a case in the making: what stands, and what is tried.
type sketch struct {
	setup rules.Setup
	king  rules.Square // gote's
	head  rules.Square // in front of it
	try   rules.Attempt
}

// newSketch has gote's king alone, and a pawn to be dropped at its head.
func newSketch(king rules.Square) sketch {
	k := sketch{king: king, head: problem.Head(king, rules.White)}
	k.setup.Move = 1
	k.setup.Board[king] = rules.NewPiece(rules.White, rules.King)
	k.setup.Hands[rules.Black][rules.Pawn] = 1
	k.try = rules.Attempt{From: rules.OffBoard, To: k.head, Drop: rules.Pawn}
	return k
}

// position returns the position if it looks like shogi.
func (k *sketch) position() (rules.Position, bool) {
	p, odd, err := k.setup.Position()
	return p, err == nil && odd&^rules.OddNoBlackKing == 0
}

// kind classifies the sketch.
func (k *sketch) kind() (problem.Kind, bool) {
	p, ok := k.position()
	if !ok {
		return 0, false
	}
	return problem.Classify(p, k.try)
}

func (k *sketch) empty(s rules.Square) bool { return k.setup.Board[s] == rules.NoPiece }

// put places a piece unless the square is taken, is to be dropped on, or the
// result does not look like shogi; then it changes nothing.
func (k *sketch) put(s rules.Square, pc rules.Piece) bool {
	if !s.OnBoard() || !k.empty(s) || s == k.head || !seemly(s, pc) {
		return false
	}
	k.setup.Board[s] = pc
	if _, ok := k.position(); !ok {
		k.setup.Board[s] = rules.NoPiece
		return false
	}
	return true
}

// seemly refuses what the rules allow but games hardly show: pawns of gote
// behind where they begin, and its minor pieces promoted next to its own king.
func seemly(s rules.Square, pc rules.Piece) bool {
	if pc.Color() == rules.Black {
		return true
	}
	switch pc.Kind() {
	case rules.Tokin, rules.PromotedLance, rules.PromotedKnight, rules.PromotedSilver:
		return false
	case rules.Pawn:
		return s.Rank() > 1
	case rules.NoKind, rules.Lance, rules.Knight, rules.Silver, rules.Bishop, rules.Rook, rules.Gold, rules.King, rules.Horse, rules.Dragon:
	}
	return true
}

// movable lists the squares of all pieces but the kings.
func (k *sketch) movable() []rules.Square {
	var out []rules.Square
	for s, pc := range k.setup.Board {
		if pc != rules.NoPiece && pc.Kind() != rules.King {
			out = append(out, rules.Square(s))
		}
	}
	return out
}

// ownKing returns the square of sente's king, or OffBoard.
func (k *sketch) ownKing() rules.Square {
	for s, pc := range k.setup.Board {
		if pc.Is(rules.Black, rules.King) {
			return rules.Square(s)
		}
	}
	return rules.OffBoard
}

// strip takes away, in an order of chance, every piece without which the kind
// is the same.
func (m *maker) strip(k *sketch, kind problem.Kind) {
	for again := true; again; {
		again = false
		list := k.movable()
		m.rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		for _, s := range list {
			if s == k.try.From {
				continue
			}
			pc := k.setup.Board[s]
			k.setup.Board[s] = rules.NoPiece
			if now, known := k.kind(); known && now == kind {
				again = true
			} else {
				k.setup.Board[s] = pc
			}
		}
	}
}

// The kinds of pieces by how often they are chosen: golds and silvers mate most,
// and gote's king is sheltered by its own.
var (
	attackers = frequent(map[rules.Kind]int{
		rules.Gold: 18, rules.Silver: 16, rules.Tokin: 10, rules.Knight: 10, rules.Lance: 6, rules.Pawn: 7,
		rules.Bishop: 7, rules.Rook: 7, rules.Horse: 8, rules.Dragon: 8,
		rules.PromotedSilver: 3, rules.PromotedKnight: 3, rules.PromotedLance: 2,
	})
	shelter = frequent(map[rules.Kind]int{
		rules.Gold: 14, rules.Silver: 14, rules.Knight: 14, rules.Lance: 14, rules.Pawn: 12,
		rules.Bishop: 5, rules.Rook: 5, rules.Horse: 2, rules.Dragon: 2,
	})
)

// frequent lists each kind as often as its weight says.
func frequent(weights map[rules.Kind]int) []rules.Kind {
	var out []rules.Kind
	for _, k := range rules.AllKinds {
		for range weights[k] {
			out = append(out, k)
		}
	}
	return out
}
