package boardtext

import (
	"strings"
	"testing"

	"terakoya/app/stage"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// everything is a board with every mark there is.
func everything(t *testing.T) widgets.Shown {
	setup := stage.Must[rules.Setup](t)(rules.ParseSetup("4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1"))
	sq := func(s string) rules.Square { return rules.NewSquare(int(s[0]-'0'), int(s[1]-'a')+1) }
	set := func(s string) rules.SquareSet { return rules.SetOf(sq(s)) }
	b := widgets.Shown{Setup: setup, Names: [2]widgets.StandName{{Side: "Shitate"}, {Side: "Uwate"}}, Held: rules.NewPiece(rules.Black, rules.Pawn)}
	b.Style.Turned, b.Style.Area = true, rules.SetOf(sq("1a"), sq("2a"))
	for i, r := range roles {
		b.Marks.Squares = append(b.Marks.Squares, widgets.SquareMark{Square: rules.NewSquare(9, i+1), Role: r})
	}
	m := &b.Marks
	m.Last = []rules.Square{sq("5h"), sq("5g")}
	m.Check, m.Dots, m.Rings, m.Crosses = set("8a"), set("8b"), set("8c"), set("8d")
	m.Lane, m.Area, m.Offered, m.Chosen = set("8e"), set("8f"), rules.SquareSet{}.Complement(), set("8h")
	m.Line = []rules.Square{sq("7a"), sq("7b")}
	m.Arrows = []widgets.ArrowMark{{From: sq("7c"), To: sq("7d")}, {From: rules.OffBoard, To: sq("6a")}}
	m.Ghosts = []widgets.Ghost{{Square: sq("7e"), Piece: rules.NewPiece(rules.White, rules.Gold)}}
	m.Numbers = []widgets.NumberMark{{Square: sq("7f"), Number: 31}, {Square: sq("7g"), Number: 32, Hollow: true}}
	m.Control.Side = rules.White
	m.Control.Counts[sq("7h")], m.Control.Counts[sq("7i")] = 1, 2
	return b
}

const everythingInWords = `Shitate is to move.
The board is seen from Uwate's side.
A part of the board is shown larger: 1a to 2a.
Taken up: Shitate's pawn.

Shitate on the board
king: 5i
pawn: 5g

Shitate in hand
pawn: 1

Uwate on the board
king: 5a
pawn: 5c

Uwate in hand
nothing

Last move
From 5h to 5g: pawn

Marks
What was tried: 9a
Danger: 9b
Gives check or pins: 9c
Pinned: 9d
Stands in the way: 9e
Takes part in the reason: 9f
Look here: 9g
Answer: 9h
King in check: 8a
A piece may go to: 8b
A drop may go to: 8c
Out of reach: 8d
Tinted as the reason: 8e
Tinted: 8f
To choose from: every square
Chosen: 8h
Line of the pin: 7a to 7b
Arrow: 7c to 7d
Tried, not made: Uwate's gold on 7e
Number 31: 7f
Number 32, not counted: 7g
Uwate reaches with one piece: 7h
Uwate reaches with 2 pieces: 7i

Status line
nifu
`

// TestEverything: no mark that a board can show is left out of its text.
func TestEverything(t *testing.T) {
	catalogue := stage.Must[*words.Catalogue](t)(stage.Words())
	if got := words.Plain(Sections(catalogue.In(lessons.English), everything(t), "nifu")); got != everythingInWords {
		t.Errorf("\n%s", got)
	}
	for _, l := range lessons.Languages {
		text := words.Plain(Sections(catalogue.In(l), everything(t), "nifu"))
		if strings.ContainsAny(text, "[]{}") || strings.Count(text, "\n") != strings.Count(everythingInWords, "\n") {
			t.Errorf("%s:\n%s", l, text)
		}
	}
}

// TestNothing: a board that says nothing has no headings without lines.
func TestNothing(t *testing.T) {
	w := stage.Must[*words.Catalogue](t)(stage.Words()).In(lessons.English)
	if got := Sections(w, widgets.Shown{}, ""); len(got) != 5 {
		t.Errorf("%d sections: %v", len(got), got)
	}
}
