package problem_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"terakoya/lessons/problem"
	"terakoya/rules"
)

// known is a row of testdata/kinds.tsv.
type known struct {
	expect, why string
	position    rules.Position
	move        rules.Attempt
}

func knownCases(t testing.TB) []known {
	t.Helper()
	text, err := os.ReadFile("testdata/kinds.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var all []known
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(line, "\t")
		if len(f) != 4 {
			t.Fatalf("%q has %d parts", line, len(f))
		}
		all = append(all, known{f[0], f[3], position(t, f[1]), attempt(t, f[2])})
	}
	return all
}

func position(t testing.TB, sfen string) rules.Position {
	t.Helper()
	p, odd, err := rules.ParseSFEN(sfen)
	if err != nil || odd&^rules.OddNoBlackKing != 0 {
		t.Fatalf("%s: %v %v", sfen, odd, err)
	}
	return p
}

func attempt(t testing.TB, usi string) rules.Attempt {
	t.Helper()
	a, err := rules.ParseAttempt(usi)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// judged is the kind of an attempt; for none "legal" or the foul.
func judged(p rules.Position, a rules.Attempt) string {
	if kind, ok := problem.Classify(p, a); ok {
		return kind.String()
	}
	var illegal *rules.IllegalMove
	if errors.As(p.Check(a), &illegal) {
		return illegal.Foul.String()
	}
	return "legal"
}

func TestClassify(t *testing.T) {
	seen := map[string]int{}
	for _, c := range knownCases(t) {
		if got := judged(c.position, c.move); got != c.expect {
			t.Errorf("%s %s is %s, want %s: %s", c.position.SFEN(), c.move, got, c.expect, c.why)
		}
		seen[c.expect]++
	}
	for _, kind := range problem.AllKinds {
		if seen[kind.String()] < 2 {
			t.Errorf("%d known cases of %s", seen[kind.String()], kind)
		}
	}
}

// seenFrom maps a case; swap exchanges the sides.
func seenFrom(p rules.Position, a rules.Attempt, to func(rules.Square) rules.Square, swap bool) (rules.Position, rules.Attempt) {
	s := p.Setup()
	out := rules.Setup{Turn: s.Turn, Move: s.Move, Hands: s.Hands}
	for sq, pc := range s.Board {
		if pc != rules.NoPiece && swap {
			pc = rules.NewPiece(pc.Color().Opponent(), pc.Kind())
		}
		out.Board[to(rules.Square(sq))] = pc
	}
	if swap {
		out.Turn = s.Turn.Opponent()
		out.Hands[0], out.Hands[1] = s.Hands[1], s.Hands[0]
	}
	if a.From.OnBoard() {
		a.From = to(a.From)
	}
	a.To = to(a.To)
	q, _, _ := out.Position()
	return q, a
}

// sameFromAllSides: a case is of one kind however the board is turned, and the
// kind says truly whether it is legal.
func sameFromAllSides(t *testing.T, p rules.Position, a rules.Attempt) {
	want := judged(p, a)
	if q, b := seenFrom(p, a, rules.Square.Mirrored, false); judged(q, b) != want {
		t.Errorf("%s %s is %s, but mirrored %s", p.SFEN(), a, want, judged(q, b))
	}
	if q, b := seenFrom(p, a, rules.Square.Turned, true); judged(q, b) != want {
		t.Errorf("%s %s is %s, but with the sides exchanged %s", p.SFEN(), a, want, judged(q, b))
	}
	kind, ok := problem.Classify(p, a)
	if ok && kind.Legal() != (p.Check(a) == nil) {
		t.Errorf("%s %s is %s: %v", p.SFEN(), a, kind, p.Check(a))
	}
}

func TestClassifyTurned(t *testing.T) {
	for _, c := range knownCases(t) {
		sameFromAllSides(t, c.position, c.move)
	}
}

// FuzzClassify: random nets around a king. Every uchifuzume has a kind.
func FuzzClassify(f *testing.F) {
	for seed := range uint64(8) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		r := rand.New(rand.NewPCG(seed, 0))
		s := rules.Setup{Move: 1}
		king := rules.NewSquare(1+r.IntN(9), 1+r.IntN(3))
		for range 3 + r.IntN(7) {
			sq := rules.NewSquare(king.File()+r.IntN(7)-3, king.Rank()+r.IntN(6)-2)
			if k := rules.AllKinds[r.IntN(len(rules.AllKinds))]; sq.OnBoard() && k != rules.King {
				s.Board[sq] = rules.NewPiece(rules.Color(r.IntN(2)), k)
			}
		}
		s.Board[king] = rules.NewPiece(rules.White, rules.King)
		s.Hands[rules.Black] = rules.Hand{rules.Pawn: 1, rules.Gold: 1}
		p, odd, err := s.Position()
		if err != nil || odd&^rules.OddNoBlackKing != 0 {
			return
		}
		for _, k := range []rules.Kind{rules.Pawn, rules.Gold} {
			a := rules.Attempt{From: rules.OffBoard, To: problem.Head(king, rules.White), Drop: k}
			sameFromAllSides(t, p, a)
			if judged(p, a) == rules.FoulUchifuzume.String() {
				t.Errorf("%s %s is uchifuzume of no kind", p.SFEN(), a)
			}
		}
	})
}

func TestKindNames(t *testing.T) {
	for _, k := range problem.AllKinds {
		if got, ok := problem.ParseKind(k.String()); !ok || got != k {
			t.Errorf("%s reads as %v, %t", k, got, ok)
		}
	}
	if _, ok := problem.ParseKind(""); ok {
		t.Error("no name is a kind")
	}
}
