package rules

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// scattered makes a position from a seed: pieces strewn over the board and in
// hand, or a game of random moves. Every seed gives one.
func scattered(seed uint64) Position {
	r := rand.New(rand.NewPCG(seed, seed))
	if seed%4 == 0 {
		p, _, _ := ParseSFEN(StartSFEN)
		for range r.IntN(120) {
			moves := p.Legal()
			if len(moves) == 0 {
				break
			}
			p.Make(moves[r.IntN(len(moves))])
		}
		return p
	}
	for {
		s := Setup{Turn: Color(r.IntN(2)), Move: 1}
		for c := range Color(2) {
			if r.IntN(8) > 0 {
				s.Board[r.IntN(squares)] = NewPiece(c, King)
			}
		}
		for range r.IntN(24) {
			k := AllKinds[r.IntN(len(AllKinds))]
			sq := r.IntN(squares)
			if k != King && s.Board[sq] == NoPiece {
				s.Board[sq] = NewPiece(Color(r.IntN(2)), k)
			}
		}
		for range r.IntN(6) {
			s.Hands[r.IntN(2)][HandKinds[r.IntN(len(HandKinds))]]++
		}
		if p, _, err := s.Position(); err == nil {
			return p
		}
	}
}

// attempts yields everything that could be tried: each move on the board with
// and without promotion, each drop, promoted ones and squares off the board too.
func attempts(yield func(Attempt) bool) {
	for to := Square(0); to <= OffBoard; to++ {
		for from := Square(0); from <= OffBoard; from++ {
			if !yield(Attempt{From: from, To: to}) || !yield(Attempt{From: from, To: to, Promote: true}) {
				return
			}
		}
		for _, k := range AllKinds {
			if !yield(Attempt{From: OffBoard, To: to, Drop: k}) {
				return
			}
		}
	}
}

func sorted(moves []Move) []Move {
	slices.Sort(moves)
	return moves
}

// listAndCheckAgree is the law of laws: an attempt is in the list of legal moves
// exactly if Check has nothing against it.
func listAndCheckAgree(t *testing.T, p Position) {
	var allowed []Move
	for a := range attempts {
		if p.Check(a) == nil {
			allowed = append(allowed, a.Move())
		}
	}
	if diff := cmp.Diff(sorted(p.Legal()), sorted(allowed)); diff != "" {
		t.Errorf("%s: listed (-) and allowed (+) differ:\n%s", p.SFEN(), diff)
	}
}

// unmakeRestores is exact: the whole value, hash included.
func unmakeRestores(t *testing.T, p Position) {
	for _, m := range p.Legal() {
		q := p
		u := q.Make(m)
		setup := q.Setup()
		if fresh, _, err := setup.Position(); err != nil || fresh != q {
			t.Errorf("%s: after %s the position is not the one set up afresh", p.SFEN(), m)
		}
		if q.Unmake(u); q != p {
			t.Errorf("%s: %s made and unmade changes the position", p.SFEN(), m)
		}
	}
}

// checksAreThoseThatCheck: of the legal moves the ones after which the other side
// is in check, unless its king could be taken before.
func checksAreThoseThatCheck(t *testing.T, p Position) {
	them := p.Turn().Opponent()
	if k := p.King(them); k.OnBoard() && !p.Attackers(p.Turn(), k).Empty() {
		return
	}
	var want []Move
	for _, m := range p.Legal() {
		q := p
		if q.Make(m); q.InCheck() {
			want = append(want, m)
		}
	}
	var l MoveList
	p.GenerateChecks(&l)
	if diff := cmp.Diff(sorted(want), append([]Move(nil), sorted(l.Moves())...)); diff != "" {
		t.Errorf("%s: checking moves (-) and those generated (+) differ:\n%s", p.SFEN(), diff)
	}
}

// boardHashForgetsHands: it changes with the board and the turn alone.
func boardHashForgetsHands(t *testing.T, p Position) {
	bare := p
	for c := range bare.hands {
		for _, k := range HandKinds {
			for bare.hands[c][k] > 0 {
				bare.Discard(Color(c), k)
			}
		}
	}
	s := bare.Setup()
	if fresh, _, err := s.Position(); err != nil || fresh != bare {
		t.Errorf("%s: with all discarded it is not the position set up so", p.SFEN())
	}
	passed := bare.Passed()
	if p.BoardHash() != bare.Hash() || passed.BoardHash() == bare.Hash() {
		t.Errorf("%s: board hash %x, without hands %x", p.SFEN(), p.BoardHash(), bare.Hash())
	}
}

// transformed maps a position square by square; swap exchanges the sides.
func transformed(p Position, to func(Square) Square, swap bool) Position {
	s := p.Setup()
	out := Setup{Turn: s.Turn, Move: s.Move, Hands: s.Hands}
	for sq, pc := range s.Board {
		if pc != NoPiece && swap {
			pc ^= whiteBit
		}
		out.Board[to(Square(sq))] = pc
	}
	if swap {
		out.Turn = s.Turn.Opponent()
		out.Hands[0], out.Hands[1] = s.Hands[1], s.Hands[0]
	}
	q, _, _ := out.Position()
	return q
}

// sameMovesTransformed holds for the mirrored board and for the board turned
// with the sides exchanged.
func sameMovesTransformed(t *testing.T, p Position, to func(Square) Square, swap bool) {
	var want []Move
	for _, m := range p.Legal() {
		a := m.Attempt()
		if a.Drop == NoKind {
			a.From = to(a.From)
		}
		a.To = to(a.To)
		want = append(want, a.Move())
	}
	q := transformed(p, to, swap)
	if diff := cmp.Diff(sorted(want), sorted(q.Legal())); diff != "" {
		t.Errorf("%s and %s have other moves:\n%s", p.SFEN(), q.SFEN(), diff)
	}
}

func roundTrips(t *testing.T, p Position) {
	q, odd, err := ParseSFEN(p.SFEN())
	if err != nil || q != p || odd != p.odd() {
		t.Errorf("%s reads as %s, %v", p.SFEN(), q.SFEN(), err)
	}
	for _, m := range p.Legal() {
		if a, err := ParseAttempt(m.String()); err != nil || a.Move() != m || m.Attempt() != a {
			t.Errorf("%s reads as %v, %v", m, a, err)
		}
	}
}

func obeysLaws(t *testing.T, seed uint64) {
	p := scattered(seed)
	listAndCheckAgree(t, p)
	unmakeRestores(t, p)
	sameMovesTransformed(t, p, Square.Mirrored, false)
	sameMovesTransformed(t, p, Square.Turned, true)
	roundTrips(t, p)
	checksAreThoseThatCheck(t, p)
	boardHashForgetsHands(t, p)
}

func TestLaws(t *testing.T) {
	for seed := range uint64(150) {
		obeysLaws(t, seed)
	}
}

func FuzzLaws(f *testing.F) {
	for seed := range uint64(8) {
		f.Add(seed)
	}
	f.Fuzz(obeysLaws)
}

// FuzzSFEN: nothing makes the reader panic, and what it reads it writes so that
// it reads the same again.
func FuzzSFEN(f *testing.F) {
	for _, s := range []string{
		StartSFEN, "startpos", "position sfen 4k4/9/9/9/9/9/9/9/4K4 b 2R17p 1", "9/9/9/9/9/9/9/9/9 b - 1",
		"4k4/9/9/9/9/9/9/9/4K4 b PNPpgpg", "4k4/9/9/9/9/9/9/9/4K4 w 19P 65536", "+/9/9 b 0P", "", "+K",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		setup, err := ParseSetup(s)
		if err != nil {
			return
		}
		if again, err := ParseSetup(setup.SFEN()); err != nil || again != setup {
			t.Errorf("%q reads as %q, then %v", s, setup.SFEN(), err)
		}
		if p, _, err := setup.Position(); err == nil {
			p.Legal()
		}
	})
}

// FuzzAttempt: nothing makes the reader of moves panic, nor the judge.
func FuzzAttempt(f *testing.F) {
	for _, s := range []string{"7g7f", "2d2c+", "P*5e", "+B*5e", "S*5b+", "5i5j", "1g0g", "K*5e", "p*5e", "", "*", "7g7f++"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		a, err := ParseAttempt(s)
		if err != nil {
			return
		}
		p := scattered(uint64(len(s)))
		if all := p.Fouls(a); (len(all) == 0) != (p.Check(a) == nil) {
			t.Errorf("%s: Fouls and Check disagree", a)
		}
	})
}
