package drill_test

import (
	"fmt"
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/rules"
)

// tossed writes a toss from file 9 to 1: P or T for what counts, small letters for
// what stands, brackets around what overlaps.
func tossed(s *lessons.Step) string {
	var b strings.Builder
	for file := 9; file >= 1; file-- {
		sq := rules.NewSquare(file, 5)
		k := s.Setup.Board[sq].Kind()
		if k == rules.NoKind {
			continue
		}
		text := map[rules.Kind]string{rules.Pawn: "P", rules.Tokin: "T"}[k]
		for _, m := range s.Marks {
			if m.Squares.Has(sq) && m.Shape == lessons.MarkArea {
				text = "(" + text + ")"
			} else if m.Squares.Has(sq) {
				text = strings.ToLower(text)
			}
		}
		b.WriteString(text)
	}
	return b.String()
}

// TestFurigoma: five pawns lie there, and of those that count more pawns make the
// higher-ranked player first.
func TestFurigoma(t *testing.T) {
	kinds := map[string]int{}
	made(t, template("furigoma"), func(t *testing.T, e *drill.Exercise) {
		toss := tossed(&e.Step)
		counted := strings.NewReplacer("(P)", "", "(T)", "", "p", "", "t", "").Replace(toss)
		pawns, tokins := strings.Count(counted, "P"), strings.Count(counted, "T")
		want := "again"
		if pawns > tokins {
			want = "higher-first"
		} else if tokins > pawns {
			want = "other-first"
		}
		if got := right(t, &e.Step); got != want || got != e.Case {
			t.Errorf("%s: %s is right, want %s", toss, got, want)
		}
		if e.Setup.Pieces(rules.Black).Len() != 5 || len(e.Option) != 3 {
			t.Errorf("%d pieces", e.Setup.Pieces(rules.Black).Len())
		}
		kinds[fmt.Sprint(len(counted))]++
		if strings.Contains(toss, "(") {
			kinds["overlap"]++
		}
	})
	for _, k := range []string{"5", "4", "3", "2", "overlap"} {
		if kinds[k] == 0 {
			t.Errorf("%s never: %v", k, kinds)
		}
	}
}
