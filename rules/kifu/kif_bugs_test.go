package kifu

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"terakoya/rules"
)

// kifCases are the rows about KIF and KI2.
func kifCases(t testing.TB) map[string]string {
	cases := map[string]string{}
	for id, row := range bugCases(t, "bug-cases-kif.tsv") {
		cases[id] = row[3]
	}
	return cases
}

// told writes what a test asks of a record on one line.
func told(r *Record) string {
	if r == nil {
		return "nothing"
	}
	var moves, times []string
	for _, n := range r.MainLine() {
		if n.Move != rules.NoMove {
			moves = append(moves, n.Move.String())
		}
		if n.Timed {
			times = append(times, fmt.Sprint(int(n.Spent/time.Second)))
		}
	}
	start := r.Start
	return fmt.Sprintf("%s | %s | %s | %s", start.SFEN(), strings.Join(moves, " "), r.End(), strings.Join(times, " "))
}

// TestKIFBugCases: what each row must read as. HKIF-06 and others that some
// programs read as an even game have their own start here.
func TestKIFBugCases(t *testing.T) {
	const (
		army = "/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL "
		even = rules.StartSFEN + " | "
	)
	want := map[string]string{
		"HKIF-01": "lnsgkgsn1/1r5b1/ppppppppp" + army + "w - 1 | 3c3d | - | ",
		"HKIF-03": "lnsgkgsn1/7b1/ppppppppp" + army + "w - 1 | 3c3d | - | ",
		"HKIF-04": "3gkg3/9/ppppppppp" + army + "w - 1 | 5a5b | - | ",
		"HKIF-06": "2sgkgsn1/9/ppppppppp" + army + "w - 1 | 3c3d | - | ",
		"HKIF-07": "1nsgkgs2/9/ppppppppp" + army + "w - 1 | 3c3d | - | ",
		"HKIF-09": "2sgkg3/9/ppppppppp" + army + "w - 1 | 5a5b | - | ",
		"HKIF-10": "8k/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 | G*2b | - | ",
		"HKIF-12": "lnsgkgsnl/9/ppppppppp" + army + "w - 1 | 5a6b | - | ",
		"KIF-01":  even + "7g7f 3c3d 8h2b+ 3a2b | - | 1 2 1 1",
		"KIF-03":  even + "7g7f 8c8d 6i7h | - | 9 8 123",
		"KIF-04":  even + "2g2f 8c8d | - | 125 4505",
		"KIF-06":  even + "2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d | - | ",
		"KIF-07":  even + "7g7f 3c3d 2g2f | - | ",
		"KIF-09":  even + "7g7f 3c3d 8h2b+ 3a2b B*3c | - | 0 0 0 0 7",
		"KIF-10":  even + "2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d P*2c | foulWin | ",
		"KIF-12":  even + "7g7f 3c3d | any:封じ手 | ",
		"KIF-13":  even + "7g7f | - | ",
		"KIF-15":  "4k4/9/9/9/9/9/9/9/4K4 b RB2G18P 1 | G*5b | - | ",
		"KIF-18":  even + "7g7f 3c3d | resign | 5 7 3",
		"KIF-19":  even + "2g2f 3c3d 7g7f 2b8h+ 7i8h B*3c | - | ",
		"NOTA-12": even + "2g2f 6a5b 2f2e 5b4b | - | ",
		"NOTA-13": even + "7g7f 3c3d 8h2b+ 3a2b | - | ",
	}
	cases := kifCases(t)
	for id, text := range cases {
		f, err := Parse([]byte(text))
		if len(f.Records) != 1 {
			t.Errorf("%s: %d records, %v", id, len(f.Records), err)
			continue
		}
		if got := told(f.Records[0]); got != want[id] {
			t.Errorf("%s: %s, want %s", id, got, want[id])
		}
		fault, _ := err.(*Fault)
		if id == "KIF-19" != (fault != nil) || fault != nil && (fault.Line != 11 || !strings.Contains(fault.Cause, "dragon")) {
			t.Errorf("%s: %v", id, err)
		}
	}
	if len(cases) != len(want) {
		t.Errorf("%d cases, want %d", len(cases), len(want))
	}
}

func parsed(t testing.TB, text string) *Record {
	t.Helper()
	f, err := Parse([]byte(text))
	if err != nil || len(f.Records) != 1 {
		t.Fatalf("%d records, %v", len(f.Records), err)
	}
	return f.Records[0]
}

// TestKIFTree: the second variation leaves the first, comments and marks stand
// where they belong, and a foul is kept.
func TestKIFTree(t *testing.T) {
	cases := kifCases(t)
	r := parsed(t, cases["KIF-06"])
	other := r.Root
	for range 8 {
		other = other.Next
	}
	other = other.Other
	if other.Move.String() != "8e8f" || other.Next.Move.String() != "8g8f" || other.Next.Other.Move.String() != "2d2c+" || r.Lines() != 3 {
		t.Errorf("KIF-06: %s, %d lines", other.Move, r.Lines())
	}
	r = parsed(t, cases["KIF-07"])
	first := r.Root.Next
	if r.Root.Comment != "opening note" || first.Comment != "first note" || first.Next.Bookmark != "mark" {
		t.Errorf("KIF-07: %q, %q, %q", r.Root.Comment, first.Comment, first.Next.Bookmark)
	}
	r = parsed(t, cases["KIF-10"])
	line := r.MainLine()
	end := line[len(line)-1]
	if end.Foul == nil || end.Foul.Foul != rules.FoulNifu || end.Comment != "二歩" {
		t.Errorf("KIF-10: %+v", end)
	}
	if text, lost := r.Text(KIF); !strings.Contains(text, "   9 ９六歩打\n  10 反則勝ち\n") || lost != nil {
		t.Errorf("KIF-10 is written\n%s\nlost %q", text, lost)
	}
	r = parsed(t, "手合割：平手\n   1 ７六歩(77)\n*a\n*\n*b\n")
	text, _ := r.Text(KIF)
	if again := parsed(t, text).Root.Next.Comment; again != "a\n\nb" {
		t.Errorf("KIF-16: %q", again)
	}
}

// TestKIFFaults: every fault names its line, its column and its cause, and keeps
// what was read before.
func TestKIFFaults(t *testing.T) {
	const game = "手合割：平手\n   1 ７六歩(77)\n"
	for name, c := range map[string]struct {
		text, fault string
		plies       int
	}{
		"handicap":       {"手合割：歩落ち\n   1 ７六歩(77)\n", "1:5: no 手合割 is called so", -1},
		"no diagram":     {"手合割：その他\n   1 ７六歩(77)\n", "1:5: this 手合割 needs a diagram", -1},
		"row":            {"| ・ ・ ・ ・ 犬 ・ ・ ・ ・|一\n", "1:11: row 1 of the diagram: no piece is written so", -1},
		"short row":      {"| ・ ・ ・|一\n", "1:1: row 1 of the diagram has 3 squares", -1},
		"few rows":       {"| ・ ・ ・ ・ ・ ・ ・ ・ ・|一\n   1 ７六歩(77)\n", "the diagram has 1 rows", -1},
		"hand":           {"先手の持駒：飛　猫\n   1 ７六歩(77)\n", "1:9: no piece in hand is written so", -1},
		"lost move":      {game + "   3 ２六歩(27)\n", "3:4: the number of the move is 3, want 2", 1},
		"no piece":       {game + "   2 ３四飛(33)\n", "3:", 1},
		"illegal":        {game + "   2 ３三歩(33)\n", "3:6: illegal move", 1},
		"illegal, more":  {game + "   2 ３五歩(33)\n   3 ２六歩(27)\n", "3:6: illegal move", 1},
		"time":           {game + "   2 ３四歩(33) ( a:b/00:00:00)\n", "a time is written like", 1},
		"variation":      {game + "変化：9手\n", "3:1: no line before has a move 9", 1},
		"variation word": {game + "変化：x手\n", "3:1: a variation is written like", 1},
		"after the end":  {game + "   2 投了\n   3 ２六歩(27)\n", "after the end", 1},
		"rubbish":        {game + "rubbish\n", "3:1: this is neither a move", 1},
	} {
		f, err := Parse([]byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.fault) {
			t.Errorf("%s: %v, want %s", name, err, c.fault)
		}
		plies := -1
		if len(f.Records) > 0 {
			plies = f.Records[0].Plies()
		}
		if plies != c.plies {
			t.Errorf("%s: %d plies are kept, want %d", name, plies, c.plies)
		}
	}
}

// TestKIFWarnings: odd starts are read and told.
func TestKIFWarnings(t *testing.T) {
	r := parsed(t, "手合割：三枚落ち\n   1 ３四歩(33)\n")
	if start := r.Start.Setup(); start.SFEN()[:11] != "lnsgkgsn1/9" || len(r.Warnings) != 1 {
		t.Errorf("%s, %v", start.SFEN(), r.Warnings)
	}
	if r = parsed(t, kifCases(t)["HKIF-10"]); len(r.Warnings) != 1 || !strings.Contains(r.Warnings[0].Cause, "sente has no king") {
		t.Errorf("a start without a king: %v", r.Warnings)
	}
}

// TestEnds: every end is written and read in KIF and KI2, whoever is to move.
func TestEnds(t *testing.T) {
	for kind := EndResign; kind < endKinds; kind++ {
		for _, moves := range []int{0, 1, 2} {
			b := newBuilder(rules.Handicaps[0].Position())
			for _, usi := range []string{"7g7f", "3c3d"}[:moves] {
				a, err := rules.ParseAttempt(usi)
				if err == nil {
					err = b.play(a)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			e := End{Kind: kind}
			if kind == EndOther {
				e.Text = "封じ手"
			}
			if err := b.end(e, nil); err != nil {
				t.Fatal(err)
			}
			for _, f := range []Format{KIF, KI2} {
				text, lost := b.record.Text(f)
				if len(lost) > 0 {
					t.Errorf("%s after %d moves in %s: lost %q\n%s", e, moves, f, lost, text)
				}
			}
		}
	}
}
