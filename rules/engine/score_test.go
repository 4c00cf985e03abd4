package engine

import "testing"

// TestScoreOrder: what stands later is better for the side to move.
func TestScoreOrder(t *testing.T) {
	order := []struct {
		score Score
		plies int
		mate  bool
		text  string
	}{
		{Mated(0), 0, true, "mated in 0"},
		{Mated(2), -2, true, "mated in 2"},
		{Mated(40), -40, true, "mated in 40"},
		{-9000, 0, false, "-9000"},
		{0, 0, false, "+0"},
		{9000, 0, false, "+9000"},
		{Mates(41), 41, true, "mates in 41"},
		{Mates(1), 1, true, "mates in 1"},
	}
	for i, c := range order {
		if plies, mate := c.score.Mate(); plies != c.plies || mate != c.mate || c.score.String() != c.text {
			t.Errorf("%s: %d plies, mate %v, written %s", c.text, plies, mate, c.score)
		}
		if i > 0 && c.score <= order[i-1].score {
			t.Errorf("%s is not above %s", c.text, order[i-1].text)
		}
	}
	if -Mates(3) != Mated(3) {
		t.Error("a mate is not the same for both sides")
	}
}
