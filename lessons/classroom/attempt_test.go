package classroom

import (
	"math/rand/v2"
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
)

// Boards of the next test.
const alone = `
	......... ......... ......... ......... ....S.... ....P.... ......... ......... .........`
const knight = `
	......... ......... ......... ....p.... ......... ...N..... ......... ......... .........`
const pawns = `
	......... .P....... ......... ......... ......... ......... ....P.... ......... .........`
const corner = `
	......... ......... ......... ......... ......... ......... ......... .G....... .G.......`
const kings = `
	....k.... ......... ....P.... ......... ....r.... ......... ....G.... ......... ....K....`

var drawnBoards = []struct {
	what, board, hand, try string
	foul                   rules.Foul
	open                   string // where the piece could go, of a foul
}{
	{"a silver steps aslant back", alone, "", "5e4f", rules.NoFoul, ""},
	{"a silver does not step aside", alone, "", "5e4e", rules.FoulWrongMovement, "4d 4f 5d 6d 6f"},
	{"a silver does not take its own", alone, "", "5f5e", rules.FoulOwnPiece, ""},
	{"nothing is there", alone, "", "1a1b", rules.FoulEmptySquare, ""},
	{"there is nothing beside the board", alone, "", "5e5j", rules.FoulOffBoard, ""},
	{"a silver far from the camp does not promote", alone, "", "5e5d+", rules.FoulPromoteOutsideZone, ""},
	{"a knight jumps and takes", knight, "", "6f5d", rules.NoFoul, ""},
	{"gote's pawn moves too, down", knight, "", "5d5e", rules.NoFoul, ""},
	{"and not up", knight, "", "5d5c", rules.FoulWrongMovement, "5e"},
	{"a pawn at the end has to promote", pawns, "", "8b8a", rules.FoulMustPromote, "8a"},
	{"and may", pawns, "", "8b8a+", rules.NoFoul, ""},
	{"two pawns on a file", pawns, "P", "P*5c", rules.FoulNifu, ""},
	{"one on another", pawns, "P", "P*4c", rules.NoFoul, ""},
	{"a dead square", pawns, "P", "P*4a", rules.FoulDeadSquareDrop, ""},
	{"what is not in hand", pawns, "P", "G*4c", rules.FoulDropNotInHand, ""},
	{"there is no king to be mated by a pawn", corner, "P", "P*9i", rules.NoFoul, ""},
	{"the gold is pinned", kings, "", "5g4g", rules.FoulPinnedPiece, "5f 5h"},
	{"it is not gote's turn", kings, "", "5e5d", rules.FoulWrongSide, ""},
	{"a king takes no turn out of check", kings, "", "5i4i", rules.NoFoul, ""},
}

// TestDrawnBoards: any attempt on a board that is only shown is judged by the law. A
// board without kings is played on by whoever has the piece.
func TestDrawnBoards(t *testing.T) {
	for _, c := range drawnBoards {
		class := onBoard(t, c.board, c.hand)
		start := class.Position()
		r := class.Attempt(attempt(t, c.try))
		foul := rules.NoFoul
		if r.Illegal != nil {
			foul = r.Illegal.Foul
		}
		if foul != c.foul || r.Legal != (c.foul == rules.NoFoul) || r.Judged {
			t.Errorf("%s: %v, legal %v, want %v", c.what, foul, r.Legal, c.foul)
		}
		if got := r.Open.String(); c.open != "" && got != c.open {
			t.Errorf("%s: open is %q, want %q", c.what, got, c.open)
		}
		if r.Before != start || r.Setup != class.Position() || (r.Setup != start) != r.Legal {
			t.Errorf("%s: the board goes from\n%s to\n%s", c.what, start.SFEN(), r.Setup.SFEN())
		}
		if r.Illegal != nil && r.Illegal.Foul != rules.FoulOffBoard {
			if x := lessons.Explain(&r.Position, r.Illegal); x.Key == "" {
				t.Errorf("%s: no explanation", c.what)
			}
		}
	}
}

// TestNoKingIsLeftBehind: the king that is lent to a board without one is never seen,
// wherever a piece goes from and to, and takes no square away.
func TestNoKingIsLeftBehind(t *testing.T) {
	for _, kind := range []rules.Kind{rules.Rook, rules.Bishop, rules.Knight, rules.Gold, rules.Dragon, rules.Lance, rules.King} {
		for from := range rules.Square(81) {
			s := rules.Setup{Move: 1}
			s.Board[from] = rules.NewPiece(rules.Black, kind)
			reach := s.Moves(from)
			c := New([]Slide{{Step: &lessons.Step{Setup: s}}}, Roster{})
			for to := range rules.Square(81) {
				a := rules.Attempt{From: from, To: to}
				judge := before(s, a)
				illegal := judge.illegal()
				dead := illegal != nil && illegal.Foul == rules.FoulMustPromote
				if (illegal == nil) != reach.Has(to) && !dead {
					t.Fatalf("%v from %v to %v: %v", kind, from, to, illegal)
				}
				if int(from)%9 != int(to)%7 {
					continue // the rest is slower
				}
				r := c.Attempt(a)
				if !r.Legal && r.Open != reach {
					t.Fatalf("%v from %v to %v: open is %v, want %v", kind, from, to, r.Open, reach)
				}
				if n := r.Setup.Pieces(rules.Black).Len() + r.Setup.Pieces(rules.White).Len(); n != 1 {
					t.Fatalf("%v from %v to %v: %d pieces", kind, from, to, n)
				}
				c.Restart()
			}
		}
	}
}

// TestNoGame: where no game can be played from a board, such as one with two kings of
// a side, the law cannot speak, and a piece goes where it is put.
func TestNoGame(t *testing.T) {
	c := onBoard(t, `....k.... ....k.... ......... ......... ......... ......... ......... ......... ....K....`, "")
	if r := c.Attempt(attempt(t, "5i1a")); r.Legal || r.Illegal != nil || r.Setup == r.Before || c.Moves() != 1 {
		t.Errorf("%+v", r)
	}
	if r := c.Attempt(attempt(t, "9i9h")); r.Setup != r.Before || c.Moves() != 1 {
		t.Error("nothing was moved, and the board is another")
	}
}

// TestFreeBoard: what is illegal is told and played all the same.
func TestFreeBoard(t *testing.T) {
	c := onBoard(t, `....k.... ......... ......... ......... ......... ......... ....P.... ......... ....K....`, "P")
	changes := told(c)
	c.SetFree(true)
	r := c.Attempt(attempt(t, "P*5d"))
	if r.Illegal == nil || r.Illegal.Foul != rules.FoulNifu || c.Position().Board[r.Attempt.To].Kind() != rules.Pawn {
		t.Errorf("%+v", r)
	}
	if at := c.Position(); at.Turn != rules.White || at.Hands[rules.Black].Len() != 0 || len(*changes) != 2 {
		t.Errorf("%s, told %v", at.SFEN(), *changes)
	}
	c.Attempt(attempt(t, "5g5d")) // one's own pawn, out of turn and too far
	if at := c.Position(); at.Hands[rules.Black].Len() != 1 || c.Moves() != 2 {
		t.Errorf("%s", at.SFEN())
	}
	c.Attempt(attempt(t, "5i5a")) // the king is taken: no hand has one
	if at := c.Position(); at.Hands[rules.Black].Len() != 1 || at.Pieces(rules.White).Len() != 0 {
		t.Errorf("%s", at.SFEN())
	}
	for c.TakeBack() {
	}
	if c.Restart(); c.Moves() != 0 || c.Position() != c.Slide().Step.Setup {
		t.Errorf("%s", sfen(c.Position()))
	}
}

// TestAnyAttempt: on every board of the course, any attempt changes the board only if
// it is legal, or if the board is free or none that the law knows; and taking back is
// the way back.
func TestAnyAttempt(t *testing.T) {
	random := rand.New(rand.NewPCG(10, 5))
	course := shipped().Course
	moved := 0
	for i := range course.Lessons {
		for n := range course.Lessons[i].Steps {
			s := &course.Lessons[i].Steps[n]
			if s.Kind == lessons.PlayLine && n%8 > 0 {
				continue // they are slow; some will do
			}
			c := New([]Slide{{Step: s}}, Roster{})
			for range 6 {
				before := c.Position()
				a := anyAttempt(random, before)
				r := c.Attempt(a)
				after := c.Position()
				open := before
				_, _, err := open.Position()
				if after != before && !r.Legal && err == nil {
					t.Fatalf("%s: %v is not legal (%v) and changes the board", s.ID, a, r.Illegal)
				}
				if r.Legal == (r.Illegal != nil) && err == nil || r.Before != before || r.Setup != after {
					t.Fatalf("%s: %v: %+v", s.ID, a, r)
				}
				if after != before {
					if moved++; !c.TakeBack() || c.Position() != before {
						t.Fatalf("%s: %v taken back is %s", s.ID, a, sfen(c.Position()))
					}
				}
			}
		}
	}
	if moved < 500 {
		t.Errorf("only %d attempts changed a board", moved)
	}
}

func sfen(s rules.Setup) string { return s.SFEN() }

// anyAttempt is often a legal one, and else whatever a hand could do.
func anyAttempt(random *rand.Rand, s rules.Setup) rules.Attempt {
	if p, _, err := s.Position(); err == nil && random.IntN(2) == 0 {
		if legal := p.Legal(); len(legal) > 0 {
			return legal[random.IntN(len(legal))].Attempt()
		}
	}
	a := rules.Attempt{From: rules.Square(random.IntN(82)), To: rules.Square(random.IntN(82)), Promote: random.IntN(4) == 0}
	if random.IntN(4) == 0 {
		a.From, a.Drop = rules.OffBoard, rules.Kind(1+random.IntN(14))
	}
	return a
}

// missed is a legal move that a step does not ask for, or NoMove.
func missed(s *lessons.Step) rules.Move {
	if s.Kind != lessons.PlayMove && s.Kind != lessons.PlayLine {
		return rules.NoMove
	}
	at := s.Position
	if s.Kind == lessons.PlayLine {
		at = s.Begin().Position()
	}
	for _, m := range at.Legal() {
		if lessons.Judge(s, lessons.Response{Attempt: m.Attempt()}).Result == lessons.Missed {
			return m
		}
	}
	return rules.NoMove
}

// TestMoves: at a step that asks for a move the first one to its board is judged; what
// is legal is played, right or not.
func TestMoves(t *testing.T) {
	var other rules.Move
	c := stepOf(t, func(s *lessons.Step) bool {
		other = missed(s)
		return s.Kind == lessons.PlayMove && other != rules.NoMove
	})
	a, _ := c.Answer()
	r := c.Attempt(other.Attempt())
	if !r.Legal || !r.Judged || r.Right || c.Moves() != 1 || r.Verdict.Result != lessons.Missed {
		t.Errorf("a legal move that is not asked for: %+v", r)
	}
	if played, ok := c.Played(); !ok || played != other.Attempt() {
		t.Errorf("%v was played", played)
	}
	p, _, _ := r.Setup.Position()
	if reply := c.Attempt(p.Legal()[0].Attempt()); reply.Judged || c.Moves() != 2 {
		t.Errorf("the answer to it is judged: %+v", reply)
	}
	c.Restart()
	if last, ok := c.Last(); ok || c.Moves() != 0 {
		t.Errorf("%+v is left", last)
	}
	if r := c.Attempt(a.Moves[0].Attempt()); !r.Right || !r.Judged || !r.Legal {
		t.Errorf("the right move: %+v", r)
	}
	if last, ok := c.Last(); !ok || !last.Right {
		t.Error("the last ruling is not kept")
	}
	c.TakeBack()
	if _, ok := c.Last(); ok {
		t.Error("what was said to a move stays when it is taken back")
	}
}

// TestLine: moves of the line are answered; another legal one leaves the line until it
// is taken back.
func TestLine(t *testing.T) {
	c := stepOf(t, func(s *lessons.Step) bool { return s.Kind == lessons.PlayLine && len(s.Beats) > 2 })
	line := c.Slide().Line()
	start := c.Position()
	walk := c.Walk()
	stray := missed(c.Slide().Step)
	if r := c.Attempt(stray.Attempt()); !r.Legal || !r.Judged || r.Right || c.Walk() != nil || c.Position() == start {
		t.Errorf("a move beside the line: %+v", r)
	}
	if !c.TakeBack() || c.Walk() != walk || c.Position() != start {
		t.Fatal("the line is not found again")
	}
	r := c.Take(walk.Weigh(t.Context(), line[0].Attempt()))
	if !r.Right || r.Reply != line[1] || c.Moves() != 1 {
		t.Errorf("the line: %+v, want the reply %v", r, line[1])
	}
	if played, _ := c.Played(); played != line[1].Attempt() {
		t.Errorf("%v was played last", played)
	}
	if r := c.Attempt(rules.Attempt{From: rules.OffBoard, To: rules.OffBoard}); r.Legal || r.Illegal == nil {
		t.Errorf("nothing at all: %+v", r)
	}
	for i := 2; c.Walk() != nil && i < len(line); i += 2 {
		if r := c.Attempt(line[i].Attempt()); !r.Right {
			t.Fatalf("move %d of the line: %+v", i+1, r)
		}
	}
	if c.Walk() != nil {
		t.Error("the line does not end")
	}
	for c.TakeBack() {
	}
	if c.Position() != start || c.Walk() == nil {
		t.Error("taken back to the start, the line does not begin")
	}
	if r := New(nil, Roster{}).Take(walk.Weigh(t.Context(), line[0].Attempt())); r.Judged || r.Setup != (rules.Setup{}) {
		t.Errorf("a move of a line where there is none: %+v", r)
	}
}
