package lessons

import (
	"strings"
	"testing"

	"terakoya/rules"
)

func setup(t testing.TB, sfen string) rules.Setup {
	t.Helper()
	s, err := rules.ParseSetup(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func squares(t testing.TB, names string) rules.SquareSet {
	t.Helper()
	var set rules.SquareSet
	for _, name := range strings.Fields(names) {
		set = set.Or(rules.SetOf(square(t, name)))
	}
	return set
}

func query(t testing.TB, text string) Query {
	t.Helper()
	q, err := ParseQuery(text)
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// Boards without kings.
const (
	rookAndLance  = "9/9/4p4/9/4R4/9/9/2L6/9 b - 1"      // rook 5e, lance 7h; gote's pawn 5c
	rookCovered   = "9/9/9/9/4R4/4P4/9/9/9 b - 1"        // rook 5e, pawn 5f below it
	pawnAndTokin  = "9/9/9/4+p4/4p4/9/9/9/9 b - 1"       // gote's tokin 5d, pawn 5e
	threeOnSquare = "9/4l4/9/9/4G4/9/3N5/9/B8 w - 1"     // gold 5e, knight 6g, bishop 9i; gote's lance 5b
	manyPawns     = "9/9/9/9/9/9/PPPPPPPPP/PP7/9 b - 1"  // eleven pawns
	manyKings     = "4k4/9/9/9/9/9/9/9/3KK4 b - 1"       // two of sente's
	oneKing       = "4k4/4p4/9/9/4R4/9/9/9/9 b - 1"      // gote's alone; gote's pawn 5b shields it
	goteBishop    = "4k4/9/9/9/9/9/2p1b4/9/K3N4 w P3p 1" // gote's bishop 5g, pawn 7g; knight 5i
)

// TestQueries holds each word against all its squares, found by hand.
func TestQueries(t *testing.T) {
	for _, c := range []struct{ sfen, ask, want string }{
		{rookAndLance, "moves 5e", "5d 5c 5f 5g 5h 5i 4e 3e 2e 1e 6e 7e 8e 9e"},
		{rookAndLance, "moves 7h", "7a 7b 7c 7d 7e 7f 7g"},
		{rookAndLance, "moves 5c", "5d"},
		{rookCovered, "moves 5f", ""},
		{rookCovered, "moves 5e", "5a 5b 5c 5d 4e 3e 2e 1e 6e 7e 8e 9e"},
		{pinAlong, "moves 5g", "4f 5f 6f 4g 6g 5h"}, // the pin is not asked
		{mated, "moves 5i", "4h 5h 6h 4i 6i"},       // nor where a king may stand
		{manyPawns, "moves 8h", ""},
		{manyKings, "moves 6i", "7i 7h 6h 5h"},

		{pinAlong, "legal 5g", "5f 5h"},
		{pinAlong, "legal 5i", "4h 5h 6h 4i 6i"},
		{pinKnight, "legal 5g", ""},
		{silverBelow, "legal 4d", "3c 4c 5c 3e 5e"},
		{gotePawn, "legal 5f", "5g"},
		{gotePawn, "legal 5i", ""}, // not its turn
		{oneKing, "legal 5e", "5b 5c 5d 5f 5g 5h 5i 1e 2e 3e 4e 6e 7e 8e 9e"},
		{fileCheck, "legal 9i", ""},

		{silverInCamp, "promotions 4c", "3b 4b 5b 3d 5d"},
		{silverBelow, "promotions 4d", "3c 4c 5c"},
		{silverBelow, "promotions 9i", ""},
		{gotePawn, "promotions 5f", "5g"},
		{pawnBelow, "promotions 7e", ""},
		{goteBishop, "promotions 5g", "1c 2d 3e 4f 6f 7e 8d 9c 4h 3i 6h 7i"},

		{twoToTake, "captures", "2e 5c"},
		{twoToTake, "captures 3f", "2e"},
		{twoToTake, "captures 5e", "2e 5c"},
		{twoToTake, "captures 9i", ""},
		{pinnedTaker, "captures", ""}, // the pinned gold may not
		{oneKing, "captures", "5b"},
		{goteBishop, "captures", ""},

		{rookGivesIt, "drops P", "6e 8e"},
		{rookGivesIt, "drops p", "6e 8e"},
		{tokinOnFile, "drops P", "1b 1c 1d 1e 1f 1g 1h 1i 2b 2c 2d 2e 2f 2h 2i"},
		{goteChecked, "drops G", "5b"},
		{twoCheckers[:len(twoCheckers)-3] + "G 1", "drops G", ""},

		{rookAndLance, "attackers black 5c", "5e"},
		{rookAndLance, "attackers black 5b", ""},
		{rookAndLance, "attackers white 5d", "5c"},
		{rookAndLance, "attackers white 7a", ""},
		{rookCovered, "attackers black 5e", "5f"}, // a piece of its own too
		{threeOnSquare, "attackers black 5e", "6g 9i"},
		{threeOnSquare, "attackers white 5e", "5b"},
		{pinnedTaker, "attackers black 4g", "4h"}, // the pin is not asked

		{rookAndLance, "attacked white", "5d"},
		{rookAndLance, "attacked black", "5c 5d 5f 5g 5h 5i 1e 2e 3e 4e 6e 7e 8e 9e 7a 7b 7c 7d 7f 7g"},
		{rookCovered, "attacked black", "5a 5b 5c 5d 5e 5f 1e 2e 3e 4e 6e 7e 8e 9e"},
		{rookCovered, "attacked white", ""},

		{rookAndLance, "pieces black", "5e 7h"},
		{rookAndLance, "pieces white", "5c"},
		{rookAndLance, "pieces black L", "7h"},
		{rookAndLance, "pieces black G", ""},
		{pawnAndTokin, "pieces white P", "5e"},
		{pawnAndTokin, "pieces white +P", "5d"},
		{pawnAndTokin, "pieces white +p", "5d"},
		{pawnAndTokin, "pieces black +P", ""},
		{manyKings, "pieces black K", "5i 6i"},

		{twoCheckers, "checkers", "1e 5a"},
		{rookGivesIt, "checkers", "9e"},
		{goteChecked, "checkers", "5c"},
		{pinAlong, "checkers", ""},

		{rookCovered, "camp black", "1g 2g 3g 4g 5g 6g 7g 8g 9g 1h 2h 3h 4h 5h 6h 7h 8h 9h 1i 2i 3i 4i 5i 6i 7i 8i 9i"},
		{gotePawn, "camp white", "1a 2a 3a 4a 5a 6a 7a 8a 9a 1b 2b 3b 4b 5b 6b 7b 8b 9b 1c 2c 3c 4c 5c 6c 7c 8c 9c"},
		{rookCovered, "square 5e", "5e"},
		{rookCovered, "square 1a", "1a"},
		{rookCovered, "file 9", "9a 9b 9c 9d 9e 9f 9g 9h 9i"},
		{rookCovered, "file 1", "1a 1b 1c 1d 1e 1f 1g 1h 1i"},
		{rookCovered, "rank a", "1a 2a 3a 4a 5a 6a 7a 8a 9a"},
		{rookCovered, "rank i", "1i 2i 3i 4i 5i 6i 7i 8i 9i"},
	} {
		t.Run(c.ask+" "+c.sfen, func(t *testing.T) {
			s := setup(t, c.sfen)
			before := s
			got, err := query(t, c.ask).Answer(&s)
			if want := squares(t, c.want); err != nil || got != want {
				t.Errorf("%v, %v; want %v", got, err, want)
			}
			if s != before {
				t.Error("asking changed the setup")
			}
		})
	}
}

func TestQueryText(t *testing.T) {
	for text, want := range map[string]string{
		"checkers": "checkers", "  attackers\tblack   5e ": "attackers black 5e", "pieces white +P": "pieces white +P",
	} {
		if got := query(t, text).String(); got != want {
			t.Errorf("%q is written %q, want %q", text, got, want)
		}
	}
}

func TestQueryErrors(t *testing.T) {
	for text, cause := range map[string]string{
		"":                  "ask is empty",
		" \t":               "ask is empty",
		"Moves 5e":          `ask: "Moves" is not known`,
		"5e":                `ask: "5e" is not known`,
		"moves":             `ask "moves": moves takes 1 `,
		"moves 5e 4e":       "moves takes 1 ",
		"legal":             "legal takes 1 ",
		"promotions":        "promotions takes 1 ",
		"captures 5e 4e":    "captures takes 0 to 1 words behind it",
		"drops":             "drops takes 1 ",
		"attackers black":   "attackers takes 2 words behind it",
		"attackers":         "attackers takes 2 words behind it",
		"attacked":          "attacked takes 1 ",
		"pieces":            "pieces takes 1 to 2 words behind it",
		"pieces black P 5e": "pieces takes 1 to 2 words behind it",
		"checkers black":    "checkers takes no word behind it",
		"camp":              "camp takes 1 ",
		"square":            "square takes 1 ",
		"file 5 4":          "file takes 1 ",
		"rank":              "rank takes 1 ",
	} {
		if q, err := ParseQuery(text); err == nil || !strings.Contains(err.Error(), cause) {
			t.Errorf("%q: %v, %v; want %s", text, q, err, cause)
		}
	}
}

// TestQueryAnswerErrors: what a query asks about has to be there.
func TestQueryAnswerErrors(t *testing.T) {
	for _, c := range []struct{ sfen, ask, cause string }{
		{pawnBelow, "moves 5j", `"5j" is no square`},
		{pawnBelow, "moves 5e", "nothing stands on 5e"},
		{pawnBelow, "legal 5j", `"5j" is no square`},
		{pawnBelow, "legal 5e", "nothing stands on 5e"},
		{pawnBelow, "promotions e5", `"e5" is no square`},
		{pawnBelow, "promotions 5e", "nothing stands on 5e"},
		{pawnBelow, "captures 0a", `"0a" is no square`},
		{pawnBelow, "drops P", "the side to move has no P in hand"},
		{pawnBelow, "drops x", "the side to move has no x in hand"},
		{pawnBelow, "drops K", "the side to move has no K in hand"},
		{headGold, "drops +S", "the side to move has no +S in hand"},
		{goteBishop, "drops G", "the side to move has no G in hand"},
		{pawnBelow, "attackers sente 5e", `"sente" is neither black nor white`},
		{pawnBelow, "attackers black 5j", `"5j" is no square`},
		{pawnBelow, "attacked Black", `"Black" is neither black nor white`},
		{pawnBelow, "pieces b", `"b" is neither black nor white`},
		{pawnBelow, "pieces own P", `"own" is neither black nor white`},
		{pawnBelow, "pieces black x", `"x" is no kind of piece`},
		{pawnBelow, "pieces black +G", `"+G" is no kind of piece`},
		{pawnBelow, "camp enemy", `"enemy" is neither black nor white`},
		{pawnBelow, "square 5", `"5" is no square`},
		{pawnBelow, "file 0", "files are 1 to 9"},
		{pawnBelow, "file 10", "files are 1 to 9"},
		{pawnBelow, "file a", "files are 1 to 9"},
		{pawnBelow, "rank j", "ranks are a to i"},
		{pawnBelow, "rank 5", "ranks are a to i"},
		{pawnBelow, "rank ab", "ranks are a to i"},
		{rookAndLance, "legal 5e", "no king on the board"},
		{rookAndLance, "promotions 5e", "no king on the board"},
		{rookAndLance, "captures", "no king on the board"},
		{rookAndLance, "drops P", "no king on the board"},
		{rookAndLance, "checkers", "no king on the board"},
		{manyKings, "checkers", "two kings for sente"},
	} {
		s := setup(t, c.sfen)
		got, err := query(t, c.ask).Answer(&s)
		if want := `ask "` + c.ask + `": ` + c.cause; err == nil || err.Error() != want {
			t.Errorf("%s in %s: %v, %v; want %s", c.ask, c.sfen, got, err, want)
		}
	}
}
