package kifu

import (
	"strings"
	"testing"

	"terakoya/rules"
)

// TestUSIBugCases: what is to be refused, by the words of the refusal, and the
// start of what is to be read.
func TestUSIBugCases(t *testing.T) {
	cases := bugCases(t, "bug-cases-csa.tsv")
	for id, want := range map[string]string{
		"SFEN-01": "7k1/9/9/9/9/9/9/9/4K4 b 2R17p 1",
		"SFEN-03": "4k4/9/9/9/9/9/9/9/4K4 b N2P2g2p 1",
		"SFEN-04": rules.StartSFEN,
		"SFEN-06": "8k/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1",
		"SFEN-07": "1:1: two kings for sente",
		"SFEN-09": "1:1: no king on the board",
		"SFEN-10": "1:1: the board has 8 ranks, want 9",
		"SFEN-12": rules.StartSFEN,
		"SFEN-13": "1:1: 19 pieces of kind P; a set has 18",
	} {
		c := cases[id]
		delete(cases, id)
		f, err := Parse([]byte(c[3]))
		if err != nil {
			if !strings.HasPrefix(err.Error(), want) {
				t.Errorf("%s: %v, want %s", id, err, want)
			}
			continue
		}
		r := f.Records[0]
		if got := r.Start.SFEN(); f.Format != USI || got != want {
			t.Errorf("%s: %s: start %s, want %s", id, f.Format, got, want)
		}
		if odd := r.Start.King(rules.Black) == rules.OffBoard; odd != (len(r.Warnings) > 0) {
			t.Errorf("%s: warnings %v", id, r.Warnings)
		}
		sameAgain(t, r, USI)
	}
	for id, c := range cases {
		if c[2] == "sfen" {
			t.Errorf("%s is not tested", id)
		}
	}
}

// TestUSIForms: one record in all its forms, a line each.
func TestUSIForms(t *testing.T) {
	const board = "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
	text := "# openings\n\nposition sfen " + board + " moves 3c3d 7g7f\n" +
		"sfen " + board + " moves 3c3d 7g7f\n\t" + board + "\tmoves\t3c3d  7g7f \r\n" +
		"position " + board + " moves 3c3d 7g7f\n  # end\n" + strings.ReplaceAll(board, " ", "_") + "_moves_3c3d_7g7f"
	f, err := Parse([]byte(text))
	if err != nil || len(f.Records) != 5 {
		t.Fatalf("%v, %d records", err, len(f.Records))
	}
	for i, r := range f.Records {
		if r.Start.SFEN() != board || moves(r) != "3c3d 7g7f" || r.End().Kind != NoEnd {
			t.Errorf("record %d: %s %s", i, r.Start.SFEN(), moves(r))
		}
	}
	if text, _ := f.Records[0].Text(USI); text != "position sfen "+board+" moves 3c3d 7g7f\n" {
		t.Errorf("wrote %s", text)
	}
}

// TestUSIEnds: a word after the moves is the end, and is reported when it cannot
// be written.
func TestUSIEnds(t *testing.T) {
	for word, want := range map[string]EndKind{"resign": EndResign, "win": EndDeclaration, "draw": EndDraw} {
		r := one(t, "startpos moves 7g7f "+word)
		text, lost := r.Text(USI)
		if r.End().Kind != want || r.Plies() != 1 || text != "position startpos moves 7g7f\n" ||
			strings.Join(lost, "; ") != "the end ("+r.End().String()+")" {
			t.Errorf("%s: end %v, lost %q, wrote %s", word, r.End(), lost, text)
		}
	}
}

func TestUSIFaults(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"startpos moves 7g7f 7g7f", "1:21: move 2: 7g7f: empty-square (7g)"},
		{"\nstartpos\u3000moves\u30007g7f\u30003c3e", "2:21: move 2: 3c3e: wrong-movement (3c)"},
		{"startpos moves 7g7f x", "1:21: a move is written like 7g7f, 2d2c+ or P*5e: \"x\""},
		{"startpos moves resign 7g7f", "1:23: a move after the end of the game"},
		{"startpos moves resign win", "1:23: the line has ended before"},
		{"startpos 7g7f", "1:10: want moves after the position"},
		{"position", "1:9: want board, side to move, hands"},
		{"sfen", "1:5: want board, side to move, hands"},
		{"sfen 4k4/9/9/9/9/9/9/9/4K4 x - 1", "1:28: side to move is \"x\""},
		{"sfen\u30004k4/9/9/9/9/9/9/9/4K4\u3000b\u3000z 1", "1:30: \"z\" cannot be in hand"},
		{"startpos\nstartpos moves 5e5d\nstartpos", "2:16: move 1: 5e5d: empty-square"},
	} {
		f, err := Parse([]byte(c.text))
		if err == nil || !strings.HasPrefix(err.Error(), c.want) || f.Format != USI {
			t.Errorf("%q: %v, want %s", c.text, err, c.want)
		}
	}
	f, _ := Parse([]byte("startpos\nstartpos moves 7g7f 5e5d\nstartpos"))
	if len(f.Records) != 2 || moves(f.Records[1]) != "7g7f" {
		t.Errorf("%d records kept", len(f.Records))
	}
}

// TestUSILong: games longer than any that was played are read.
func TestUSILong(t *testing.T) {
	line := "startpos moves" + strings.Repeat(" 2h3h 8b7b 3h2h 7b8b", 1500)
	if r := one(t, line); r.Plies() != 6000 {
		t.Errorf("%d plies", r.Plies())
	}
}

func FuzzUSI(f *testing.F) {
	for _, c := range bugCases(f, "bug-cases-csa.tsv") {
		if c[2] == "sfen" {
			f.Add(c[3])
		}
	}
	f.Add("position startpos moves 7g7f 3c3d 8h2b+ resign\n# a\nsfen 4k4/9/9/9/9/9/9/9/4K4 w 2P 7 moves 5a5b 5i5h")
	f.Fuzz(func(t *testing.T, text string) {
		records, _ := readUSI(strings.ToValidUTF8(text, "?"))
		for _, r := range records {
			if r.End().Kind == NoEnd {
				sameAgain(t, r, USI)
			}
		}
	})
}
