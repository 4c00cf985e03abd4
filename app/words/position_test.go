package words

import (
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
)

// TestPosition: a board is told with every piece of it once, each kind in the language's
// own names, and in the same order whatever the position.
func TestPosition(t *testing.T) {
	setup, err := rules.ParseSetup("4k4/9/4p4/4+B4/9/9/4P4/9/3GK3L w 2P 12")
	if err != nil {
		t.Fatal(err)
	}
	for l, want := range map[lessons.Language]string{
		lessons.English: `Gote is to move.

Sente on the board
king: 5i
horse: 5d
gold: 6i
lance: 1i
pawn: 5g

Sente in hand
pawn: 2

Gote on the board
king: 5a
pawn: 5c

Gote in hand
nothing
`,
		lessons.Japanese: `後手の番です。

先手の盤上の駒
玉：5九
龍馬：5四
金：6九
香：1九
歩：5七

先手の持ち駒
歩：2枚

後手の盤上の駒
玉：5一
歩：5三

後手の持ち駒
なし
`,
	} {
		if got := Plain(catalogue(t).In(l).Position(setup, [2]string{})); got != want {
			t.Errorf("%s:\n%s\nwant\n%s", l, got, want)
		}
	}
	named := Plain(catalogue(t).In(lessons.English).Position(setup, [2]string{"Shitate", "Uwate"}))
	if strings.Contains(named, "Sente") || strings.Contains(named, "Gote") || !strings.HasPrefix(named, "Uwate is to move.") {
		t.Errorf("with the names of a handicap game:\n%s", named)
	}
}

// TestLastMove: where it came from, where it went, and what stands there now.
func TestLastMove(t *testing.T) {
	setup, err := rules.ParseSetup("4k4/9/9/4+B4/9/9/4P4/9/4K4 w - 12")
	if err != nil {
		t.Fatal(err)
	}
	sq := func(file, rank int) rules.Square { return rules.NewSquare(file, rank) }
	for want, last := range map[string][]rules.Square{
		"":                     nil,
		"From 8g to 5d: horse": {sq(8, 7), sq(5, 4)},
		"Dropped on 5g: pawn":  {sq(5, 7)},
		"2h and 3h":            {sq(2, 8), sq(3, 8)}, // nothing stands there
	} {
		if got := catalogue(t).In(lessons.English).LastMove(setup, last); got != want {
			t.Errorf("%v: %q, want %q", last, got, want)
		}
	}
}
