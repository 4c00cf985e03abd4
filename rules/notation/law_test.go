package notation

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"terakoya/rules"
)

// strewn makes a position from a seed: a game of random moves, or many pieces of
// few kinds close together, where much must be told apart.
func strewn(seed uint64) *rules.Position {
	r := rand.New(rand.NewPCG(seed, seed))
	if seed%4 == 0 {
		p, _, _ := rules.ParseSFEN(rules.StartSFEN)
		for range r.IntN(160) {
			moves := p.Legal()
			if len(moves) == 0 {
				break
			}
			p.Make(moves[r.IntN(len(moves))])
		}
		return &p
	}
	for {
		s := rules.Setup{Turn: rules.Color(r.IntN(2)), Move: 1}
		for c := range rules.Color(2) {
			if r.IntN(4) > 0 {
				s.Board[r.IntN(len(s.Board))] = rules.NewPiece(c, rules.King)
			}
		}
		strew(&s, r)
		if p, _, err := s.Position(); err == nil {
			return &p
		}
	}
}

// strew adds up to three kinds around one square, mostly of the side to move.
func strew(s *rules.Setup, r *rand.Rand) {
	file, rank := 2+r.IntN(7), 2+r.IntN(7)
	var few [3]rules.Kind
	for i := range few {
		few[i] = rules.AllKinds[r.IntN(len(rules.AllKinds))]
	}
	for range r.IntN(16) {
		k := few[r.IntN(len(few))]
		at := rules.NewSquare(file+r.IntN(5)-2, rank+r.IntN(5)-2)
		if r.IntN(4) == 0 {
			at = rules.Square(r.IntN(len(s.Board)))
		}
		if k == rules.King || !at.OnBoard() || s.Board[at] != rules.NoPiece {
			continue
		}
		c := s.Turn
		if r.IntN(5) == 0 {
			c = c.Opponent()
		}
		s.Board[at] = rules.NewPiece(c, k)
	}
	for _, k := range few {
		if k.Base().InHand() && r.IntN(2) == 0 {
			s.Hands[s.Turn][k.Base()]++
		}
	}
}

// sameSquare picks where the move before may have come to: a piece of the other
// side, if it has one.
func sameSquare(p *rules.Position, seed uint64) rules.Square {
	theirs := p.Pieces(p.Turn().Opponent()).Squares()
	if len(theirs) == 0 || seed%3 == 0 {
		return rules.OffBoard
	}
	return theirs[seed%uint64(len(theirs))]
}

// readsBack holds for every legal move in every style, and no two moves share a
// text.
func readsBack(t *testing.T, p *rules.Position, prev rules.Square) {
	t.Helper()
	moves := p.Legal()
	for s := range styles {
		seen := make(map[string]rules.Move, len(moves))
		for _, m := range moves {
			text := s.Write(p, m.Attempt(), prev)
			if other, twice := seen[text]; twice {
				t.Errorf("%s: %s is both %s and %s (%s)", p.SFEN(), text, m, other, s)
			}
			seen[text] = m
			if got, err := s.Read(p, text, prev); err != nil || got != m.Attempt() {
				t.Errorf("%s: %s, written %s, is read as %v: %v", p.SFEN(), m, text, got, err)
			}
		}
	}
}

func TestReadsBack(t *testing.T) {
	for seed := range uint64(4000) {
		p := strewn(seed)
		readsBack(t, p, sameSquare(p, seed))
	}
}

// turn returns the position with board and sides exchanged.
func turn(p *rules.Position) *rules.Position {
	s := p.Setup()
	out := rules.Setup{Turn: s.Turn.Opponent(), Move: s.Move}
	out.Hands[0], out.Hands[1] = s.Hands[1], s.Hands[0]
	for sq, pc := range s.Board {
		if pc != rules.NoPiece {
			out.Board[rules.Square(sq).Turned()] = rules.NewPiece(pc.Color().Opponent(), pc.Kind())
		}
	}
	q, _, _ := out.Position()
	return &q
}

// mirror returns the position with file 1 for file 9.
func mirror(p *rules.Position) *rules.Position {
	s := p.Setup()
	out := s
	for sq, pc := range s.Board {
		out.Board[rules.Square(sq).Mirrored()] = pc
	}
	q, _, _ := out.Position()
	return &q
}

// moveTo maps the squares of an attempt.
func moveTo(a rules.Attempt, to func(rules.Square) rules.Square) rules.Attempt {
	a.To = to(a.To)
	if a.Drop == rules.NoKind {
		a.From = to(a.From)
	}
	return a
}

// TestTurned: on the turned board a move has the same words after its square,
// and on the mirrored one left is right.
func TestTurned(t *testing.T) {
	swap := strings.NewReplacer("左", "右", "右", "左")
	words := func(p *rules.Position, a rules.Attempt) string {
		return Japanese.Write(p, a, a.To)[len("▲同　"):]
	}
	for seed := range uint64(800) {
		p := strewn(seed)
		turned, mirrored := turn(p), mirror(p)
		for _, m := range p.Legal() {
			a := m.Attempt()
			text := words(p, a)
			if got := words(turned, moveTo(a, rules.Square.Turned)); got != text {
				t.Errorf("%s: %s is %s, turned %s", p.SFEN(), m, text, got)
			}
			if got := words(mirrored, moveTo(a, rules.Square.Mirrored)); got != swap.Replace(text) {
				t.Errorf("%s: %s is %s, mirrored %s", p.SFEN(), m, text, got)
			}
		}
	}
}

// attempts yields everything that could be tried, squares off the board and
// kinds that are none too.
func attempts(yield func(rules.Attempt) bool) {
	for to := rules.Square(0); to <= rules.OffBoard+1; to++ {
		for from := rules.Square(0); from <= rules.OffBoard+1; from++ {
			if !yield(rules.Attempt{From: from, To: to}) || !yield(rules.Attempt{From: from, To: to, Promote: true}) {
				return
			}
		}
		for k := rules.Pawn; k <= rules.Dragon+1; k++ {
			if !yield(rules.Attempt{From: rules.OffBoard, To: to, Drop: k}) ||
				!yield(rules.Attempt{From: rules.OffBoard, To: to, Drop: k, Promote: true}) {
				return
			}
		}
	}
}

// TestFouls: anything can be written, and KIF reads back even fouls, if there is
// a piece to name.
func TestFouls(t *testing.T) {
	for seed := range uint64(12) {
		p := strewn(seed)
		prev := sameSquare(p, seed)
		for a := range attempts {
			_, named := moved(p, a)
			for s := range styles {
				text := s.Write(p, a, prev)
				if text == "" {
					t.Fatalf("%s: nothing is written for %v (%s)", p.SFEN(), a, s)
				}
				drop := a.Drop != rules.NoKind && s != CSA
				if !named || s != KIF && !drop {
					continue
				}
				if got, err := s.Read(p, text, prev); err != nil || got != a {
					t.Fatalf("%s: %v, written %s, is read as %v: %v (%s)", p.SFEN(), a, text, got, err, s)
				}
			}
		}
	}
}

func FuzzRoundTrip(f *testing.F) {
	for seed := range uint64(8) {
		f.Add(seed, seed)
	}
	f.Fuzz(func(t *testing.T, seed, prev uint64) {
		p := strewn(seed)
		readsBack(t, p, sameSquare(p, prev))
	})
}

// FuzzRead: no text makes a reader panic; an error names a column of the text;
// what is read can be judged and written.
func FuzzRead(f *testing.F) {
	for i, row := range rows(f) {
		for s, text := range row.texts {
			f.Add(text, uint8(s), uint64(i))
		}
	}
	for i, c := range reads {
		f.Add(c.text, uint8(c.style), uint64(i))
	}
	for i, c := range refusals {
		f.Add(c.text, uint8(c.style), uint64(i))
	}
	f.Fuzz(func(t *testing.T, text string, style uint8, seed uint64) {
		p, s := strewn(seed), Style(style%uint8(styles))
		prev := sameSquare(p, seed)
		a, err := s.Read(p, text, prev)
		if err == nil {
			_ = p.Check(a)
			_ = s.Write(p, a, prev)
			return
		}
		e, ok := err.(*Error)
		if !ok || e.Text != text || e.Cause == "" || e.Column < 1 || e.Column > utf8.RuneCountInString(text)+1 {
			t.Errorf("error of %q: %#v", text, err)
		}
	})
}
