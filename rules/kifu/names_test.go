package kifu

import (
	"slices"
	"strings"
	"testing"

	"terakoya/rules"
)

// TestHandicapNames: HCAP-04: in a handicap game, in which White (uwate) begins, the names
// stay with the sides that really moved, in each form that has names and back.
func TestHandicapNames(t *testing.T) {
	h, ok := rules.HandicapByKey("six-piece-handicap")
	if !ok {
		t.Fatal("no such handicap")
	}
	for _, f := range []Format{KIF, KI2, CSA} {
		r := NewRecord(h.Position())
		r.Headers = []Header{{"下手", "A"}, {"上手", "B"}}
		at := r.Root
		for _, move := range []string{"5a4b", "7g7f", "6a7b"} {
			a, err := rules.ParseAttempt(move)
			if err != nil {
				t.Fatal(err)
			}
			if at, err = r.Insert(at, a); err != nil {
				t.Fatal(err)
			}
		}
		text, _ := r.Text(f)
		file, err := Parse([]byte(text))
		if err != nil {
			t.Fatalf("%v: %v", f, err)
		}
		back := file.Records[0]
		if got := back.Headers; len(got) < 2 || got[0].Key == "先手" || !named(got, "下手", "A") || !named(got, "上手", "B") {
			t.Errorf("%v: %v\n%s", f, got, text)
		}
		for i, n := range back.MainLine() {
			before := back.Start
			if i > 0 {
				before = back.Position(back.MainLine()[i-1])
			}
			if want := [2]rules.Color{rules.White, rules.Black}[i%2]; n.Move != rules.NoMove && before.Turn() != want {
				t.Errorf("%v: ply %d is made by %v", f, i+1, before.Turn())
			}
		}
		if back.Plies() != 3 || f == CSA && !strings.Contains(text, "N+A") {
			t.Errorf("%v: %d plies\n%s", f, back.Plies(), text)
		}
	}
}

func named(headers []Header, key, value string) bool {
	return slices.Contains(headers, Header{key, value})
}
