package rules

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// drawn is a board drawn in testdata/boards: pieces, and an x on every square
// where one piece may go.
type drawn struct {
	name   string
	pos    Position
	piece  Square // where it stands, OffBoard for a drop
	drop   Kind
	turns  bool // the marks are the squares where it may promote
	marked SquareSet
}

// TestBoards compares each drawn board with the list of legal moves and with
// Check, square by square.
func TestBoards(t *testing.T) {
	paths, err := filepath.Glob("testdata/boards/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatal("no drawn boards", err)
	}
	for _, path := range paths {
		topic := strings.TrimSuffix(filepath.Base(path), ".txt")
		for _, d := range readBoards(t, path) {
			t.Run(topic+"/"+d.name, func(t *testing.T) { d.test(t) })
		}
	}
}

func (d drawn) test(t *testing.T) {
	var listed, allowed SquareSet
	for _, m := range d.pos.Legal() {
		if m.From() == d.piece && m.Dropped() == d.drop && (!d.turns || m.Promotes()) {
			listed = listed.Or(bit[m.To()])
		}
	}
	for to := range everywhere.All() {
		a := Attempt{From: d.piece, To: to, Drop: d.drop, Promote: d.turns}
		turned := a
		turned.Promote = true
		if d.pos.Check(a) == nil || !d.turns && d.drop == NoKind && d.pos.Check(turned) == nil {
			allowed = allowed.Or(bit[to])
		}
	}
	if listed != d.marked {
		t.Errorf("listed %v, drawn %v", listed, d.marked)
	}
	if allowed != d.marked {
		t.Errorf("Check allows %v, drawn %v", allowed, d.marked)
	}
}

func readBoards(t *testing.T, path string) []drawn {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var out []drawn
	for _, part := range strings.Split(string(text), "\n-- ")[1:] {
		d, err := readBoard(part)
		if err != nil {
			t.Fatalf("%s: %s: %v", path, d.name, err)
		}
		out = append(out, d)
	}
	return out
}

func readBoard(part string) (drawn, error) {
	lines := strings.Split(strings.TrimSpace(part), "\n")
	d := drawn{name: lines[0], piece: OffBoard}
	var s Setup
	rank := 0
	for _, line := range lines[1:] {
		words := strings.Fields(line)
		switch {
		case len(words) == 9:
			rank++
			if err := d.row(&s, words, rank); err != nil {
				return d, err
			}
		case words[0] == "white":
			s.Turn = White
		case words[0] == "hand":
			pc, _ := parsePiece(words[1])
			s.Hands[pc.Color()][pc.Kind()]++
		case words[0] == "drop":
			d.drop, _ = ParseKind(words[1])
		default: // piece or promote
			d.piece, _ = ParseSquare(words[1])
			d.turns = words[0] == "promote"
		}
	}
	if rank != 9 {
		return d, fmt.Errorf("%d ranks", rank)
	}
	var err error
	d.pos, _, err = s.Position()
	return d, err
}

func (d *drawn) row(s *Setup, words []string, rank int) error {
	for i, w := range words {
		sq := NewSquare(9-i, rank)
		pc, marked := strings.CutPrefix(w, "x")
		if marked {
			d.marked = d.marked.Or(bit[sq])
		}
		if pc == "" || pc == "." {
			continue
		}
		piece, ok := parsePiece(pc)
		if !ok {
			return fmt.Errorf("no piece %q on %v", w, sq)
		}
		s.Board[sq] = piece
	}
	return nil
}
