package kifu

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"terakoya/rules"
)

// line plays moves after a node.
func line(t *testing.T, r *Record, after *Node, moves string) *Node {
	t.Helper()
	for _, text := range strings.Fields(moves) {
		a, err := rules.ParseAttempt(text)
		if err != nil {
			t.Fatal(err)
		}
		if after, err = r.Insert(after, a); err != nil {
			t.Fatal(err)
		}
	}
	return after
}

// shape writes a tree in one line: moves with blanks between, variations in
// brackets behind the move that they replace.
func shape(n *Node) string {
	var b strings.Builder
	for at := n.Next; at != nil; at = at.Next {
		b.WriteString(" " + at.Move.String())
		if at == at.Parent.Next {
			for o := at.Other; o != nil; o = o.Other {
				b.WriteString(" (" + o.Move.String() + shape(o) + ")")
			}
		}
	}
	return b.String()
}

func TestEdit(t *testing.T) {
	r := NewRecord(evenStart)
	main := line(t, r, r.Root, "7g7f 3c3d 2g2f")
	second := line(t, r, r.Root.Next, "8c8d 2g2f")
	third := line(t, r, r.Root.Next, "4c4d")
	check := func(what, want string) {
		t.Helper()
		if got := strings.TrimSpace(shape(r.Root)); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", what, got, want)
		}
	}
	check("inserted", "7g7f 3c3d (8c8d 2g2f) (4c4d) 2g2f")
	if again := line(t, r, r.Root, "7g7f 8c8d 2g2f"); again != second {
		t.Error("a move that is there is made anew")
	}
	if !main.IsMain() || second.IsMain() || third.Before() != second.Parent || main.Before() != nil {
		t.Error("main line and variations are told apart wrongly")
	}
	r.Promote(second)
	check("promoted", "7g7f 8c8d (3c3d 2g2f) (4c4d) 2g2f")
	if at := r.Delete(third); at != r.Root.Next {
		t.Error("deleting comes out elsewhere")
	}
	check("deleted", "7g7f 8c8d (3c3d 2g2f) 2g2f")
	if at := r.Delete(second.Parent); at != r.Root.Next || r.Delete(r.Root) != r.Root {
		t.Error("deleting comes out elsewhere")
	}
	check("deleted the main line", "7g7f 3c3d 2g2f")
}

// TestInsertRefuses: an illegal move changes nothing, and a move at the end of a
// line takes the place of the end.
func TestInsertRefuses(t *testing.T) {
	f, err := Parse([]byte("手合割：平手\n1 ７六歩(77)\n2 投了\n"))
	if err != nil {
		t.Fatal(err)
	}
	r := f.Records[0]
	end := r.Root.Leaf()
	_, err = r.Insert(end, rules.Attempt{From: rules.NewSquare(8, 2), To: rules.NewSquare(8, 8)})
	if illegal := (*rules.IllegalMove)(nil); !errors.As(err, &illegal) || illegal.Foul != rules.FoulBlockedPath || r.Lines() != 1 {
		t.Errorf("%v, %d lines", err, r.Lines())
	}
	n := line(t, r, end, "3c3d")
	if n.Parent != end.Parent || end.Other != n {
		t.Error("the move does not stand beside the end")
	}
}

// randomTree grows a record with variations.
func randomTree(r *rand.Rand) (*Record, []*Node) {
	record := NewRecord(evenStart)
	nodes := []*Node{record.Root}
	for range 60 {
		at := nodes[len(nodes)-1]
		if r.IntN(4) == 0 {
			at = nodes[r.IntN(len(nodes))]
		}
		p := record.Position(at)
		moves := p.Legal()
		if len(moves) == 0 {
			continue
		}
		n, err := record.Insert(at, moves[r.IntN(len(moves))].Attempt())
		if err != nil {
			panic(err)
		}
		nodes = append(nodes, n)
	}
	return record, nodes
}

// TestPlaces: a place leads back to its node, also in the text of the record, and
// what is edited at random stays a tree that can be written and read.
func TestPlaces(t *testing.T) {
	for seed := range uint64(30) {
		r := rand.New(rand.NewPCG(seed, 1))
		record, nodes := randomTree(r)
		record.Promote(nodes[r.IntN(len(nodes))])
		file, err := Parse([]byte(record.Plain(KIF)))
		if err != nil {
			t.Fatal(err)
		}
		if got, want := shape(file.Records[0].Root), shape(record.Root); got != want {
			t.Fatalf("seed %d: %s read back as %s", seed, want, got)
		}
		for _, n := range nodes {
			if record.NodeAt(n.Place()) != n {
				t.Errorf("seed %d: %q leads elsewhere", seed, n.Place())
			}
			if back := file.Records[0].NodeAt(n.Place()); back.Move != n.Move || back.Ply != n.Ply {
				t.Errorf("seed %d: %q leads to %s, want %s", seed, n.Place(), back.Move, n.Move)
			}
		}
	}
	record, _ := randomTree(rand.New(rand.NewPCG(1, 1)))
	for _, bad := range []string{"", "x", "-1 2/9", "9999 1/99 x/y", "3 3/-2"} {
		if n := record.NodeAt(bad); n == nil {
			t.Errorf("%q leads nowhere", bad)
		}
	}
}

// TestLoses: what is counted is what is told in words.
func TestLoses(t *testing.T) {
	f, err := Parse([]byte("手合割：平手\n先手：A\n1 ７六歩(77) ( 0:01/00:00:01)\n*good\n2 ３四歩(33)+\n\n変化：2手\n2 ８四歩(83)\n"))
	if err != nil {
		t.Fatal(err)
	}
	r := f.Records[0]
	for format, want := range map[Format]Lost{
		KIF: {}, KI2: {Times: 1}, CSA: {Variations: 1}, USI: {Variations: 1, Times: 1, Comments: 1, Headers: 1},
	} {
		got := r.Loses(format)
		if got.Moves = 0; got != want {
			t.Errorf("%s: %+v, want %+v", format, got, want)
		}
		if _, words := r.Text(format); (got == Lost{}) != (len(words) == 0) {
			t.Errorf("%s: %+v beside %v", format, got, words)
		}
	}
}

// TestFaultKinds: each kind of fault is met, and an illegal move is given with the
// place where it was tried.
func TestFaultKinds(t *testing.T) {
	met := map[FaultKind]bool{}
	for text, want := range map[string]FaultKind{
		"手合割：平手\n1 ７六歩(77) (x:1)\n": FaultForm,
		"":              FaultEmpty,
		"Dear friend\n": FaultUnknown,
		"手合割：平手\n1 ７六歩(77)\x00\n":        FaultBytes,
		"手合割：平手\n1 ７六歩(77)\n2 ５九金打\n":    FaultIllegal,
		"手合割：平手\n1 ７六歩(77)\n2 ９九\n":      FaultMove,
		"手合割：平手\n1 ７六歩(77)\n3 ３四歩(33)\n": FaultNumber,
		"P+59OU58OU\n+\n":                                   FaultStart,
		"sfen 9/9/9/9/9/9/9/9/9 b - 1\n":                    FaultStart,
		"PI\n+\n+7776FU\n-8288HI\n":                         FaultIllegal,
		"startpos moves 7g7f 8b8h\n":                        FaultIllegal,
		"startpos moves 7g7f 8b\n":                          FaultMove,
		"▲７六歩△５五角\n":                                        FaultMove,
		"sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPP b - 1\n": FaultForm,
	} {
		f, err := Parse([]byte(text))
		fault, _ := err.(*Fault)
		if fault == nil || fault.Kind != want {
			t.Errorf("%q: %v (%+v), want %s", text, err, fault, want)
			continue
		}
		met[fault.Kind] = true
		if fault.Kind != FaultIllegal {
			continue
		}
		r := f.Records[0]
		p := r.Position(fault.Node)
		if fault.Node.Ply != 1 || p.Check(fault.Illegal.Attempt) == nil {
			t.Errorf("%q: %s after move %d", text, fault.Illegal, fault.Node.Ply)
		}
	}
	for _, k := range AllFaultKinds {
		if !met[k] {
			t.Errorf("no text meets %s", k)
		}
	}
	if names := fmt.Sprint(AllFaultKinds); slices.Contains(strings.Fields(strings.Trim(names, "[]")), "") {
		t.Error("a kind without a name")
	}
}
