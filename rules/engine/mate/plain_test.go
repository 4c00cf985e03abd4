package mate_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// The plain search: what mate is, in as few words as can be. It knows nothing of
// the solver and tries every move.

// plainMates reports whether the side to move mates within so many plies.
func plainMates(p rules.Position, plies int) bool {
	return plies > 0 && len(plainFirst(p, plies, true)) > 0
}

// plainFirst returns the checks that mate within so many plies, or one of them.
func plainFirst(p rules.Position, plies int, one bool) []rules.Move {
	var found []rules.Move
	for _, m := range p.Legal() {
		after := p
		if after.Make(m); after.InCheck() && plainMated(after, plies-1) {
			if found = append(found, m); one {
				break
			}
		}
	}
	return found
}

// plainMated reports whether the side to move, in check, is mated within so many
// plies.
func plainMated(p rules.Position, plies int) bool {
	moves := p.Legal()
	if len(moves) == 0 {
		return true
	}
	if plies < 2 {
		return false
	}
	for _, m := range moves {
		after := p
		if after.Make(m); !plainMates(after, plies-1) {
			return false
		}
	}
	return true
}

// strewn makes a position to attack in: gote's king near an edge, a few pieces
// around it, sometimes a king of sente. Every seed gives one.
func strewn(seed uint64) rules.Position {
	r := rand.New(rand.NewPCG(seed, 5))
	for {
		s := rules.Setup{Turn: rules.Black, Move: 1}
		king := rules.NewSquare(1+r.IntN(5), 1+r.IntN(3))
		s.Board[king] = rules.NewPiece(rules.White, rules.King)
		if r.IntN(4) == 0 {
			s.Board[rules.NewSquare(1+r.IntN(9), 1+r.IntN(9))] = rules.NewPiece(rules.Black, rules.King)
		}
		for range 2 + r.IntN(6) {
			sq := rules.NewSquare(king.File()-3+r.IntN(7), king.Rank()-2+r.IntN(6))
			if sq.OnBoard() && s.Board[sq] == rules.NoPiece {
				k := rules.AllKinds[r.IntN(len(rules.AllKinds))]
				if k != rules.King {
					s.Board[sq] = rules.NewPiece(rules.Color(r.IntN(5)/3), k)
				}
			}
		}
		for range r.IntN(4) {
			s.Hands[rules.Black][rules.HandKinds[r.IntN(7)]]++
		}
		for range r.IntN(8) {
			s.Hands[rules.White][rules.HandKinds[r.IntN(7)]]++
		}
		p, odd, err := s.Position()
		if err == nil && odd&^rules.OddNoBlackKing == 0 {
			return p
		}
	}
}

// agreesWithPlain compares all that the solver says of mates of up to so many
// plies. The solver may have learnt anything before.
func agreesWithPlain(t *testing.T, s *mate.Solver, p rules.Position, most int) int {
	t.Helper()
	length := 0
	for n := 1; n <= most && length == 0; n += 2 {
		if plainMates(p, n) {
			length = n
		}
	}
	r := s.Solve(t.Context(), p, engine.Limits{Depth: most})
	if r.Length != length || r.Mate != (length > 0) {
		t.Errorf("%s: plain %d plies, solver %+v", p.SFEN(), length, r)
		return 0
	}
	any := s.Solve(t.Context(), p, engine.Limits{Nodes: 1000})
	if length > 0 && any.Length != length || length == 0 && any.Mate && any.Length <= most {
		t.Errorf("%s: plain %d plies, solver without bound %+v", p.SFEN(), length, any)
	}
	if length == 0 {
		return 0
	}
	want, got := plainFirst(p, length, false), slices.Clone(r.FirstMoves)
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(want, got) || !r.Sure || r.Unique() != (len(want) == 1) {
		t.Errorf("%s: plain first moves %v, solver %+v", p.SFEN(), want, r)
	}
	if r.ProblemLength > length || r.ProblemLength%2 == 0 {
		t.Errorf("%s: %+v", p.SFEN(), r)
	}
	isMate(t, p, r.Line, length)
	return length
}

// isMate plays a line: every other move is a check, and the last one is mate.
func isMate(t *testing.T, p rules.Position, line []rules.Move, plies int) {
	t.Helper()
	if len(line) != plies {
		t.Errorf("%s: %v has not %d plies", p.SFEN(), line, plies)
	}
	now := p
	for i, m := range line {
		var err error
		if now, err = now.Play(m.Attempt()); err != nil || i%2 == 0 && !now.InCheck() {
			t.Errorf("%s: %v: %s gives no check, or %v", p.SFEN(), line, m, err)
			return
		}
	}
	if now.HasLegal() {
		t.Errorf("%s: %v does not end in mate", p.SFEN(), line)
	}
}

// few is so many seeds, or a twentieth of them where time is short.
func few(n uint64) uint64 {
	if testing.Short() {
		return n / 20
	}
	return n
}

// TestPlain compares the solver with the plain search. One solver is asked all,
// so that what it remembers of one position must not harm another.
func TestPlain(t *testing.T) {
	s := mate.New(1 << 10) // so small that it has to forget
	count := map[int]int{}
	for seed := range few(4000) {
		count[agreesWithPlain(t, s, strewn(seed), 3)]++
	}
	for seed := range few(800) {
		count[agreesWithPlain(t, s, strewn(seed+5000), 5)]++
	}
	for _, n := range []int{1, 3, 5} {
		if count[n] < 5 && !testing.Short() {
			t.Errorf("only %d mates of %d plies", count[n], n)
		}
	}
	t.Log(count)
}

func FuzzPlain(f *testing.F) {
	for seed := range uint64(6) {
		f.Add(seed)
	}
	s := mate.New(1 << 12)
	f.Fuzz(func(t *testing.T, seed uint64) { agreesWithPlain(t, s, strewn(seed), 3) })
}
