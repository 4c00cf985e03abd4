package drill_test

import (
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/rules"
)

// TestSetup: what is to stand is the start of the handicap, and the right board
// put in place of the wrong one is right.
func TestSetup(t *testing.T) {
	made(t, template("setup"), func(t *testing.T, e *drill.Exercise) {
		p, _, err := e.Target.Position()
		if h, is := rules.HandicapOf(&p); err != nil || !is || h.Key != e.Case {
			t.Errorf("the target is %s", h.Key)
		}
		if !strings.HasSuffix(e.Text.In(lessons.English), e.Case) {
			t.Errorf("the text does not name it: %s", e.Text.In(lessons.English))
		}
		if wrong := len(e.Misplaced(&e.Setup)); wrong == 0 || e.Level == 1 && wrong > 2 || e.Level == 5 && e.Setup.Pieces(rules.Black).Len() > 0 {
			t.Errorf("%d squares are wrong", wrong)
		}
	})
}

// TestSetupNamesItsCases: a template with one case states one name.
func TestSetupNamesItsCases(t *testing.T) {
	d := template("setup")
	d.Mix = map[string]int{"six-piece-handicap": 1}
	d.Answers = map[string]lessons.Text{"six-piece-handicap": text("six pieces")}
	e := exercise(t, bench(t), d, 5, 1)
	if got := e.Text.In(lessons.English); got != "What is right? six pieces" {
		t.Error(got)
	}
	delete(d.Answers, "six-piece-handicap")
	if _, err := bench(t).Make(d, 5, 1); err == nil || !strings.Contains(err.Error(), `"six-piece-handicap" is missing`) {
		t.Error(err)
	}
}

// TestSetupOrder: the squares asked for follow those that are taken, in the order
// that the sources give (rules-facts 7.1).
func TestSetupOrder(t *testing.T) {
	orders := map[string]string{
		"ohashi": "5i 6i 4i 7i 3i 8i 2i 9i 1i 8h 2h 5g 6g 4g 7g 3g 8g 2g 9g 1g",
		"ito":    "5i 6i 4i 7i 3i 8i 2i 9g 8g 7g 6g 5g 4g 3g 2g 1g 9i 1i 8h 2h",
	}
	made(t, template("setup-order"), func(t *testing.T, e *drill.Exercise) {
		n := e.Setup.Pieces(e.Setup.Turn).Len()
		var want, got []string
		for i, name := range strings.Fields(orders[e.Case]) {
			sq, _ := rules.ParseSquare(name)
			if e.Setup.Turn == rules.White {
				sq = sq.Turned()
			}
			if i >= n && i < n+len(e.Places) {
				want = append(want, sq.String())
			}
			if standing := e.Setup.Board[sq] != rules.NoPiece; standing != (i < n) {
				t.Errorf("%s: %t", sq, standing)
			}
		}
		for _, sq := range e.Places {
			got = append(got, sq.String())
		}
		if strings.Join(got, " ") != strings.Join(want, " ") {
			t.Errorf("asks for %v, want %v", got, want)
		}
		if others := e.Setup.Pieces(e.Setup.Turn.Opponent()).Len(); others != n && others != n+1 {
			t.Errorf("the other has put down %d, after %d", others, n)
		}
	})
}
