package lessons

import (
	"slices"
	"strings"
	"testing"

	"terakoya/rules"
)

func position(t testing.TB, sfen string) rules.Position {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func attempt(t testing.TB, usi string) rules.Attempt {
	t.Helper()
	a, err := rules.ParseAttempt(usi)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func goal(t testing.TB, text string) Goal {
	t.Helper()
	g, err := ParseGoal(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// moveTexts returns moves in USI, sorted.
func moveTexts(moves []rules.Move) []string {
	texts := strings.Fields(moveNames(moves))
	slices.Sort(texts)
	return texts
}

const (
	rookAndGold  = "k8/9/9/8R/5G3/9/9/9/K8 b G 1"         // rook 1d, gold 4e
	twoToTake    = "k8/9/4p4/9/4R2s1/6G2/9/9/K8 b P 1"    // rook 5e, gold 3f; gote: pawn 5c, silver 2e
	manyChecks   = "4k4/9/9/9/4G4/9/9/7R1/K3L4 b N 1"     // lance 5i behind gold 5e, rook 2h
	headGold     = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"        // pawn 5c under the king
	edgeKing     = "7lk/9/7G1/9/9/9/9/9/4K4 b PL 1"       // gold 2c, gote's lance 2a
	silverAtRook = "5r2k/9/9/9/4S4/9/9/9/K8 b - 1"        // silver 5e beside the rook's file
	pinnedGold   = "4k4/4g4/9/6S2/9/9/9/9/K3R4 b - 1"     // gote's gold 5b cannot leave the file
	silverInFile = "4k4/9/6s2/9/9/9/9/9/K8 b P 1"         // gote's silver 3c
	rookGivesIt  = "8k/9/9/9/r3K4/9/2P6/9/9 b P 1"        // check along rank e, own pawn 7g
	silverInCamp = "k8/9/5S3/9/9/9/9/9/K8 b - 1"          // silver 4c
	silverBelow  = "k8/9/7R1/5S3/9/9/9/9/K8 b - 1"        // silver 4d, rook 2c
	gotePawn     = "4k4/9/9/9/9/4p4/9/9/4K4 w - 1"        // gote's pawn 5f, gote to move
	sevenPawns   = "k8/9/9/9/9/9/PPPPPPP2/9/K8 b PG 1"    // files 1 and 2 are free
	tokinOnFile  = "k8/9/9/9/9/9/PPPPPPP+P1/9/K8 b P2p 1" // a tokin on file 2
)

// TestGoals holds each word against all the legal moves that meet it, found by
// hand.
func TestGoals(t *testing.T) {
	for _, c := range []struct{ sfen, goal, want string }{
		{rookAndGold, "reach 5d", "1d5d 4e5d"},
		{rookAndGold, "reach 1c", "1d1c 1d1c+"},
		{rookAndGold, "reach 5c", ""},
		{rookAndGold, "reach file:5", "1d5d 4e5d 4e5e"},
		{gotePawn, "reach 5g", "5f5g 5f5g+"},

		{twoToTake, "capture", "3f2e 5e2e 5e5c 5e5c+"},
		{twoToTake, "capture 2e", "3f2e 5e2e"},
		{twoToTake, "capture file:5", "5e5c 5e5c+"},
		{twoToTake, "capture 9a", ""},

		{manyChecks, "check", "2h2a 2h2a+ 5e4d 5e4e 5e6d 5e6e N*4c N*6c"},
		{headGold, "check", "5c5b 5c5b+ G*4a G*4b G*5b G*6a G*6b"},

		{headGold, "mate", "G*5b"},
		{edgeKing, "mate", "L*1b L*1c L*1d L*1e L*1f L*1g L*1h L*1i"},
		{rookAndGold, "mate", ""},

		{silverAtRook, "safe", "5e5d 5e6d 5e6f 9i8h 9i8i 9i9h"},
		{pinnedGold, "not(safe)", "5i5b 5i5b+ 5i5c 5i5c+"},

		{silverInFile, "attacks", "P*3d P*5b"},
		{silverInFile, "attacks 3c", "P*3d"},
		{silverInFile, "attacks file:5", "P*5b"},
		{silverInFile, "attacks 4c", ""},
		{manyChecks, "attacks", "2h2a 2h2a+ N*4c N*6c"},

		{rookGivesIt, "answersCheck", "5e4d 5e4f 5e5d 5e5f 5e6d 5e6f P*6e P*8e"},
		{rookGivesIt, "all(answersCheck, drops P)", "P*6e P*8e"},
		{silverAtRook, "answersCheck", ""},

		{silverInCamp, "promotes", "4c3b+ 4c3d+ 4c4b+ 4c5b+ 4c5d+"},
		{silverBelow, "promotes 4d", "4d3c+ 4d4c+ 4d5c+"},
		{silverBelow, "promotes 4c", ""},
		{gotePawn, "promotes", "5f5g+"},
		{gotePawn, "promotes file:5", "5f5g+"},

		{sevenPawns, "drops P", "P*1b P*1c P*1d P*1e P*1f P*1g P*1h P*1i P*2b P*2c P*2d P*2e P*2f P*2g P*2h P*2i"},
		{sevenPawns, "drops P file:2", "P*2b P*2c P*2d P*2e P*2f P*2g P*2h P*2i"},
		{sevenPawns, "drops G 2a", "G*2a"},
		{sevenPawns, "drops P 5e", ""},
		{sevenPawns, "drops L", ""},
		{tokinOnFile, "drops P file:2", "P*2b P*2c P*2d P*2e P*2f P*2h P*2i"},

		{headGold, "not(not(mate))", "G*5b"},
		{headGold, "any(mate, promotes)", "5c5b+ G*5b"},
		{headGold, "all(check, not(mate), not(drops G))", "5c5b 5c5b+"},
		{headGold, "all(check, not(any(mate, reach 5b)))", "G*4a G*4b G*6a G*6b"},
		{headGold, "any(all(drops G, reach 5b), all(promotes, check))", "5c5b+"},
		{headGold, "all(mate)", "G*5b"},
		{headGold, "any(capture)", ""},
	} {
		t.Run(c.goal+" "+c.sfen, func(t *testing.T) {
			p := position(t, c.sfen)
			before := p
			s := Step{Position: p, Goal: goal(t, c.goal)}
			if got := moveTexts(s.Answers()); !slices.Equal(got, strings.Fields(c.want)) {
				t.Errorf("met by %v, want %v", got, c.want)
			}
			if s.Position != before {
				t.Error("asking changed the position")
			}
		})
	}
}

// TestGoalText: a goal is written as it was read, and blanks do not matter.
func TestGoalText(t *testing.T) {
	for text, want := range map[string]string{
		"mate":                        "mate",
		"reach 5d":                    "reach 5d",
		"capture":                     "capture",
		"drops P file:5":              "drops P file:5",
		"  drops \t P   5e ":          "drops P 5e",
		"all(check, not(mate))":       "all(check, not(mate))",
		"any( check,safe )":           "any(check, safe)",
		"all (any(check), not(mate))": "all(any(check), not(mate))",
		"not(not(answersCheck))":      "not(not(answersCheck))",
		"all(promotes 4c, attacks 5a, capture file:1)": "all(promotes 4c, attacks 5a, capture file:1)",
	} {
		g := goal(t, text)
		if g.String() != want {
			t.Errorf("%q is written %q, want %q", text, g, want)
		}
		if again := goal(t, g.String()); again.String() != want {
			t.Errorf("%q, read again, is written %q", want, again)
		}
	}
}

func TestGoalErrors(t *testing.T) {
	for text, cause := range map[string]string{
		"":                           "a goal is missing",
		" ":                          "a goal is missing",
		"all()":                      "a goal is missing",
		"all(check,)":                "a goal is missing",
		"any(,check)":                "a goal is missing",
		"Mate":                       `"Mate" is not known`,
		"mateIn 4":                   "want an odd number of plies",
		"mateIn":                     "want an odd number of plies",
		"keepsMateIn 99":             "want an odd number of plies",
		"reach":                      "reach takes 1 ",
		"reach 5d 4d":                "reach takes 1 ",
		"reach 5j":                   `"5j" is neither a square nor file:N`,
		"reach :5g":                  `":5g" is neither`,
		"reach file:+5":              `"file:+5" is neither`,
		"reach file:05":              `"file:05" is neither`,
		"reach lost:5e":              `"lost:5e" is neither`,
		"reach camp:enemy":           `"camp:enemy" is neither`,
		"capture 5e 4e":              "capture takes 0 to 1 words behind it",
		"capture file:0":             `"file:0" is neither`,
		"promotes P":                 `"P" is neither`,
		"check mate":                 "check takes no word behind it",
		"mate 5a":                    "mate takes no word behind it",
		"drops":                      "drops takes 1 to 2 words behind it",
		"drops P 5e 4e":              "drops takes 1 to 2 words behind it",
		"drops K":                    `"K" cannot be dropped`,
		"drops +P":                   `"+P" cannot be dropped`,
		"drops 5e":                   `"5e" cannot be dropped`,
		"all(check":                  "all( is not closed",
		"all(any(check)":             "all( is not closed",
		"all(not(check)x":            `"x" follows not(check)`,
		"all(not(check)(":            `"(" follows not(check)`,
		"any(all(not(check)x, mate)": `"x, mate)" follows not(check)`,
		"check)":                     `")" is left over`,
		"all(check) mate":            `"mate" is left over`,
		"check, mate":                `", mate" is left over`,
		"not(check, mate)":           "not(…) takes one goal",
		"none(check)":                `"none" is not one of all, any, not`,
		"(check)":                    `"" is not one of all, any, not`,
		"check(5a)":                  `"check" is not one of`,
		"all(check, foo 5a)":         `"foo" is not known`,
	} {
		if g, err := ParseGoal(text); err == nil || !strings.Contains(err.Error(), cause) {
			t.Errorf("%q: %v, %v; want %s", text, g, err, cause)
		}
	}
}
