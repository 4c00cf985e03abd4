package rules

import (
	"flag"
	"os"
	"strconv"
	"strings"
	"testing"
)

var perftAll = flag.Bool("perft.all", false, "count the rows above 20 million nodes too")

// table reads a tab-separated file of testdata; lines with # and the header are
// left out.
func table(t testing.TB, name string) [][]string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if !strings.HasPrefix(line, "#") {
			rows = append(rows, strings.Split(line, "\t"))
		}
	}
	if len(rows) < 2 {
		t.Fatalf("testdata/%s has no rows", name)
	}
	return rows[1:]
}

func position(t testing.TB, sfen string) Position {
	t.Helper()
	p, _, err := ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func attempt(t testing.TB, usi string) Attempt {
	t.Helper()
	a, err := ParseAttempt(usi)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestPerft(t *testing.T) {
	for _, row := range table(t, "perft.tsv") {
		depth, _ := strconv.Atoi(row[2])
		nodes, _ := strconv.Atoi(row[3])
		if nodes > 20e6 && !*perftAll || testing.Short() && nodes > 1e6 {
			continue
		}
		p := position(t, row[1])
		if got := p.Perft(depth); got != nodes {
			t.Errorf("%s: perft %d of %s = %d, want %d", row[0], depth, row[1], got, nodes)
		}
	}
}

func TestIllegal(t *testing.T) {
	for _, row := range table(t, "illegal.tsv") {
		t.Run(row[0], func(t *testing.T) {
			p := position(t, row[1])
			err, _ := p.Check(attempt(t, row[2])).(*IllegalMove)
			if err == nil || err.Foul.String() != row[4] {
				t.Errorf("%s in %s: %v, want %s (%s)", row[2], row[1], err, row[4], row[3])
			}
		})
	}
}

// TestLegality has rows whose reason stands for several fouls: king-left-in-check
// for the three about a king, impossible-move for all of movement.
func TestLegality(t *testing.T) {
	stands := map[Foul]string{
		FoulMovesIntoCheck: "king-left-in-check", FoulPinnedPiece: "king-left-in-check",
		FoulWrongMovement: "impossible-move", FoulBlockedPath: "impossible-move", FoulOwnPiece: "impossible-move",
	}
	for _, row := range table(t, "legality.tsv") {
		t.Run(row[0], func(t *testing.T) {
			p := position(t, row[1])
			got := "-"
			if err, illegal := p.Check(attempt(t, row[2])).(*IllegalMove); illegal {
				got = err.Foul.String()
				if s := stands[err.Foul]; s != "" && got != row[4] {
					got = s
				}
			}
			if got != row[4] || (got == "-") != (row[3] == "1") {
				t.Errorf("%s in %s: %s, want %s (%s)", row[2], row[1], got, row[4], row[8])
			}
		})
	}
}

// example is what the comment of a constant ends with: its fields, parted by tabs.
type example struct {
	constant string
	fields   []string
}

// examples reads those of the constants of a file whose names begin so.
func examples(t testing.TB, file, prefix string) (found []example) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var fields []string
	for _, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		if rest, ok := strings.CutPrefix(line, "//\t"); ok {
			fields = strings.Split(rest, "\t")
		} else if fields != nil && strings.HasPrefix(line, prefix) {
			found, fields = append(found, example{line, fields}), nil
		}
	}
	return found
}

// constant returns the name of the constant that has a code, as "FoulNifu".
func constant(prefix, code string) string { return prefix + strings.ReplaceAll(title(code), "-", "") }

// TestFoulExamples proves the example in the comment of every foul.
func TestFoulExamples(t *testing.T) {
	proved := map[string]bool{}
	for _, e := range examples(t, "foul.go", "Foul") {
		got := lastFoul(t, NewGame(position(t, e.fields[0])), strings.Fields(e.fields[1]))
		if squares := max(squareNames(got.Squares), "-"); squares != e.fields[2] {
			t.Errorf("%s: squares %s, the comment says %s", e.constant, squares, e.fields[2])
		}
		if name := constant("Foul", got.Foul.String()); name != e.constant {
			t.Errorf("%s: the example is %s", e.constant, name)
		}
		proved[got.Foul.String()] = true
	}
	for _, f := range AllFouls {
		if !proved[f.String()] {
			t.Errorf("%s has no example in foul.go", f)
		}
	}
}

// lastFoul does what the words say and returns the foul of the last.
func lastFoul(t testing.TB, g *Game, words []string) *IllegalMove {
	t.Helper()
	var err error
	for i, word := range words {
		a, parsed := ParseAction(word)
		if parsed != nil {
			t.Fatal(parsed)
		}
		if err = g.Do(a); err != nil && i < len(words)-1 {
			t.Fatal(err)
		}
	}
	foul, _ := err.(*IllegalMove)
	if foul == nil {
		t.Fatalf("%v is no foul: %v", words, err)
	}
	return foul
}

// title capitalises the words of a code: "own-piece" gives "Own-Piece".
func title(code string) string {
	words := strings.Split(code, "-")
	for i, w := range words {
		words[i] = strings.ToUpper(w[:1]) + w[1:]
	}
	return strings.Join(words, "-")
}
