package drill_test

import (
	"strconv"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/rules"
)

// right returns the English of the right option, of which there must be one.
func right(t *testing.T, s *lessons.Step) string {
	t.Helper()
	text, n := "", 0
	for _, o := range s.Option {
		if o.Right {
			text = o.Text.In(lessons.English)
			n++
		}
	}
	if n != 1 {
		t.Errorf("%d options are right", n)
	}
	return text
}

// shownHandicap finds the handicap whose start a board is, whoever moves first.
func shownHandicap(e *drill.Exercise) string {
	for _, h := range rules.Handicaps {
		if s := h.Setup(); s.Board == e.Setup.Board && s.Hands == e.Setup.Hands {
			return h.Key
		}
	}
	return ""
}

func TestHandicapName(t *testing.T) {
	made(t, template("handicap-name"), func(t *testing.T, e *drill.Exercise) {
		if got := right(t, &e.Step); got != e.Case || got != shownHandicap(e) {
			t.Errorf("%s is right, %s is shown", got, shownHandicap(e))
		}
	})
}

// TestHandicapNameOfFew: a template that states a few names offers these.
func TestHandicapNameOfFew(t *testing.T) {
	d := template("handicap-name")
	d.Mix = map[string]int{"rook-handicap": 1, "bishop-handicap": 1, "lance-handicap": 1}
	d.Answers = map[string]lessons.Text{"rook-handicap": text("R"), "bishop-handicap": text("B"), "lance-handicap": text("L")}
	made(t, d, func(t *testing.T, e *drill.Exercise) {
		if n := len(e.Option); n < 2 || n > 3 {
			t.Errorf("%d names", n)
		}
		for _, o := range e.Option {
			if o.Text == nil {
				t.Error("an option has no text")
			}
		}
	})
}

func TestHandicapFirst(t *testing.T) {
	made(t, template("handicap-first"), func(t *testing.T, e *drill.Exercise) {
		h, _ := rules.HandicapByKey(shownHandicap(e))
		want := "furigoma"
		if p := h.Position(); p.Turn() == rules.White {
			want = "uwate"
		}
		if got := right(t, &e.Step); got != want {
			t.Errorf("%s: %s is right", h.Key, got)
		}
	})
}

// TestHandicapCredit: the credits are those of rules-facts 6.1.
func TestHandicapCredit(t *testing.T) {
	credits := map[string]int{
		"lance-handicap": 1, "right-lance-handicap": 1, "both-lances-handicap": 2, "bishop-handicap": 5, "rook-handicap": 5,
		"rook-lance-handicap": 6, "two-piece-handicap": 10, "three-piece-handicap": 11, "right-three-piece-handicap": 11,
		"four-piece-handicap": 12, "five-piece-handicap": 13, "left-five-piece-handicap": 13, "six-piece-handicap": 14,
		"left-seven-piece-handicap": 15, "right-seven-piece-handicap": 15, "eight-piece-handicap": 16,
		"nine-piece-handicap": 17, "ten-piece-handicap": 18, "three-pawns": 24, "naked-king": 27,
	}
	seen := map[string]bool{}
	made(t, template("handicap-credit"), func(t *testing.T, e *drill.Exercise) {
		key := shownHandicap(e)
		seen[key] = true
		if got := right(t, &e.Step); got != strconv.Itoa(credits[key]) {
			t.Errorf("%s: %s is right, want %d", key, got, credits[key])
		}
	})
	if len(seen) < len(credits) {
		t.Errorf("only %d handicaps come", len(seen))
	}
}
