package rules

import "testing"

// TestRepeatDraws: where sennichite is a draw, it is not played again.
func TestRepeatDraws(t *testing.T) {
	p, _, err := ParseSFEN("4k4/9/9/9/9/9/9/9/4K4 b - 1")
	if err != nil {
		t.Fatal(err)
	}
	for _, law := range []RuleSet{JSA, Lishogi} {
		g := law.NewGame(p)
		for range 3 {
			for _, usi := range []string{"5i5h", "5a5b", "5h5i", "5b5a"} {
				a, err := ParseAttempt(usi)
				if err == nil {
					err = g.Play(a)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
		}
		if o := g.Outcome(); o.Ending != EndSennichite || o.Won || o.Replay == law.RepeatDraws {
			t.Errorf("%s: %+v", law.Name, o)
		}
	}
}
