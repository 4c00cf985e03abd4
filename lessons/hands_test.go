package lessons_test

import (
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
)

// TestHands: the stands are seen where a piece is in hand, where one may be captured, and
// where a lesson speaks of them; nowhere else.
func TestHands(t *testing.T) {
	step := func(kind lessons.Kind, sfen string) lessons.Step {
		setup, err := rules.ParseSetup(sfen)
		if err != nil {
			t.Fatal(err)
		}
		s := lessons.Step{Kind: kind, Setup: setup}
		if s.Position, _, err = setup.Position(); err != nil {
			t.Fatal(err)
		}
		return s
	}
	const alone, held, facing = "4k4/9/9/9/9/9/4P4/9/4K4 b - 1", "4k4/9/9/9/9/9/9/9/4K4 b P 1", "4k4/9/9/9/4p4/4P4/9/9/4K4 b - 1"
	for _, c := range []struct {
		kind  lessons.Kind
		sfen  string
		terms []string
		want  bool
	}{
		{lessons.Show, alone, nil, false},
		{lessons.PlayMove, alone, nil, false},
		{lessons.Show, held, nil, true},
		{lessons.PlayMove, facing, nil, true},
		{lessons.TapSquares, facing, nil, false},
		{lessons.PlayLine, alone, nil, true},
		{lessons.Show, alone, []string{"piece-stand"}, true},
	} {
		l := lessons.Lesson{Terms: c.terms, Steps: []lessons.Step{step(lessons.Show, alone), step(c.kind, c.sfen)}}
		if l.Hands() != c.want {
			t.Errorf("%s at %s, terms %v: %t", c.kind, c.sfen, c.terms, !c.want)
		}
	}
}
