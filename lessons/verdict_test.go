package lessons

import (
	"testing"

	"terakoya/rules"
)

// TestJudge: what a try is worth, and with a foul where the piece could go.
func TestJudge(t *testing.T) {
	const (
		twoPawns  = "4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1"
		rookCheck = "4r3k/9/9/9/9/9/9/9/P3K4 b - 1"
	)
	for _, c := range []struct {
		sfen, goal, usi string
		want            Result
		foul            string
		open            string // squares in their order: file 1 first
	}{
		{twoPawns, "drops P", "P*4d", Right, "", ""},
		{twoPawns, "drops P", "5g5f", Missed, "", ""},
		{twoPawns, "reach 5f", "5g5f", Right, "", ""},
		{twoPawns, "drops P", "5g5e", Foul, "wrong-movement", "5f"},
		{twoPawns, "drops P", "5c5d", Foul, "wrong-side", ""},
		{twoPawns, "drops P", "5e5d", Foul, "empty-square", ""},
		{twoPawns, "drops P", "G*5d", Foul, "drop-not-in-hand", ""},
		{twoPawns, "drops P", "5i5j", Foul, "off-board", "4h 4i 5h 6h 6i"},
		{rookGivesIt, "drops P", "P*7e", Foul, "nifu", "6e 8e"},
		{rookGivesIt, "drops P", "+P*8e", Foul, "drop-promoted", "6e 8e"},
		{rookGivesIt, "drops P", "7g7f", Foul, "king-left-in-check", ""},
		{rookCheck, "answersCheck", "9i9h", Foul, "king-left-in-check", ""},
		{rookCheck, "answersCheck", "5i5h", Foul, "moves-into-check", "4h 4i 6h 6i"},
		{rookCheck, "answersCheck", "5i4h", Right, "", ""},
		{silverInCamp, "promotes", "4c4b+", Right, "", ""},
		{silverInCamp, "promotes", "4c4b", Missed, "", ""},
		{silverInCamp, "promotes", "4c4d+", Foul, "wrong-movement", "3b 3d 4b 5b 5d"},
	} {
		t.Run(c.usi+" "+c.sfen, func(t *testing.T) {
			s := Step{Kind: PlayMove, Position: position(t, c.sfen), Goal: goal(t, c.goal)}
			before := s.Position
			v := Judge(&s, Response{Attempt: attempt(t, c.usi)})
			foul := rules.NoFoul
			if v.Illegal != nil {
				foul = v.Illegal.Foul
			}
			if v.Result != c.want || foul.String() != c.foul || v.Open.String() != c.open {
				t.Errorf("result %d, foul %q, open %q; want %d, %q, %q", v.Result, foul, v.Open, c.want, c.foul, c.open)
			}
			if v.Response.Attempt != attempt(t, c.usi) || s.Position != before {
				t.Errorf("tried %v; the position changed: %t", v.Response.Attempt, s.Position != before)
			}
		})
	}
}
