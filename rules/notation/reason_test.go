package notation

import (
	"errors"
	"testing"
)

// TestReasons: each reason has a text that is refused for it, and a name of its own.
func TestReasons(t *testing.T) {
	met, names := map[Reason]bool{}, map[string]bool{}
	for _, c := range []struct {
		style            Style
		sfen, prev, text string
		want             Reason
	}{
		{USI, "startpos", "", "7g7", WantForm},
		{Japanese, "startpos", "", "歩", WantSquare},
		{CSA, "startpos", "", "+7706FU", WantSquare},
		{Western, "startpos", "", "P-", WantSquare},
		{Japanese, "startpos", "", "▲７歩", WantRank},
		{Western, "startpos", "", "P-7j", WantRank},
		{Japanese, "startpos", "", "▲７六兵", WantPiece},
		{CSA, "startpos", "", "+7776", WantPiece},
		{Western, "startpos", "", "+-7f", WantPiece},
		{Japanese, "startpos", "", "▲７六成金", WantFlip},
		{Western, "startpos", "", "+G-7f", WantFlip},
		{Japanese, "startpos", "", "▲７六歩々", WantMark},
		{CSA, "startpos", "", "+0776FU", WantOrigin},
		{KIF, "startpos", "", "７六歩(77", WantOrigin},
		{Western, "startpos", "", "P-7f!", WantEnd},
		{Japanese, threeGolds, "", "５六金上寄", WantOnce},
		{Japanese, "startpos", "", "▲７六歩成不成", WantOnce},
		{Japanese, "startpos", "", "△３四歩", OtherSide},
		{CSA, "startpos", "", "-3334FU", OtherSide},
		{Japanese, "startpos", "", "▲同　歩", NoneBefore},
		{Japanese, afterBishops, "2b8h+", "同７八銀", NotSame},
		{Western, nearZone, "", "N5f*5e", DropOrigin},
		{Japanese, threeGolds, "", "５六金左打", DropOrigin},
		{Western, "startpos", "", "Px7f", NoCapture},
		{CSA, "startpos", "", "+5554FU", NotThere},
		{KIF, "startpos", "", "５五歩(56)", NotThere},
		{Japanese, "startpos", "", "▲５五歩", NoneComes},
		{Western, nearZone, "", "N-5e", NoneComes},
		{KIF, threeGolds, "", "５六金引(66)", MarkUntrue},
		{Japanese, threeGolds, "", "５六金引", MarkUntrue},
		{Japanese, threeGolds, "", "５六金", Several},
		{Japanese, bothPinned, "", "５五金", NoneLegal},
	} {
		_, err := c.style.Read(position(t, c.sfen), c.text, cameTo(t, c.prev))
		var e *Error
		if !errors.As(err, &e) || e.Reason != c.want {
			t.Errorf("%s: %s: %v, want %s", c.style, c.text, err, c.want)
		}
		met[c.want] = true
	}
	for _, r := range AllReasons {
		if !met[r] || r.String() == "" || names[r.String()] {
			t.Errorf("reason %d is called %q and met: %v", r, r, met[r])
		}
		names[r.String()] = true
	}
}
