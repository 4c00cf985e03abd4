package kifu

import (
	"strings"
	"testing"

	"terakoya/rules"
)

// tree writes the moves of a record with its variations in brackets, after the
// move that they replace.
func tree(r *Record) string {
	var b strings.Builder
	var line func(n *Node)
	line = func(n *Node) {
		for ; n != nil; n = n.Next {
			if n.End.Kind != NoEnd {
				b.WriteString(" " + n.End.String())
			} else {
				b.WriteString(" " + n.Move.String())
			}
			for o := n.Other; o != nil && n == n.Parent.Next; o = o.Other {
				b.WriteString(" (")
				branch := *o
				branch.Other = nil
				line(&branch)
				b.WriteString(" )")
			}
		}
	}
	line(r.Root.Next)
	return strings.TrimSpace(b.String())
}

// TestKIFForms: one game, however the lines are written.
func TestKIFForms(t *testing.T) {
	const want = "7g7f 3c3d 8h2b+ 3a2b B*3c resign"
	for name, text := range map[string]string{
		"plain":        "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n5 ３三角打\n6 投了\n",
		"no blanks":    "1７六歩(77)( 0:01/00:00:01)\n2３四歩(33)\n3２二角成(88)\n4同銀(31)\n5３三角打\n6投了\n",
		"digits":       "176歩(77)( 0:01/00:00:01)\n234歩(33)\n322角成(88)\n4同 銀(31)\n533角打\n6投了\n",
		"no numbers":   "７六歩(77)\n３四歩(33)\n22角成(88)\n   4 同　　銀(31)\n３三角打\n6 投了\n",
		"wide":         "１　７六歩（７７）\n２　３四歩（３３）\n３　２二角成（８８）\n４　同　銀（３１）\n５　３三角打\n６　投了\n",
		"origins":      "1 ７六歩 (77)\n2 ３四歩 (33)\n3 ２二角成 (88)\n4 同　銀 (31)\n5 ３三角打(00)\n6 投了\n",
		"marks":        "1 ▲７六歩(77)\n2 △３四歩(33)\n3 ▲２二角成(88)\n4 △同　銀(31)\n5 ▲３三角打\n6 投了\n",
		"times":        "1 ７六歩(77) (0:9/0:0:9)\n2 ３四歩(33)(00:31 / 00:00:31)+\n3 ２二角成(88) ( 1:02:03/01:02:03) +\n4 同　銀(31)+\n5 ３三角打 （ 0：01／00：00：01）\n6 投了 ( 0:00/00:00:00)\n",
		"returns":      "1 ７六歩(77)\r\r\n2 ３四歩(33)\r\r\n3 ２二角成(88)\r\n4 同　銀(31)\r\n5 ３三角打\n6 投了",
		"a sentence":   "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n5 ３三角打\nまで5手で先手の勝ち\n",
		"indented":     "\t1 ７六歩(77)\n　2 ３四歩(33)\n\n3 ２二角成(88)\n#\n4 同　銀(31)\n5 ３三角打\n6 投了\n",
		"late header":  "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n5 ３三角打\n6 投了\n備考：a\n",
		"other number": "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n5 ３三角打\n6 投了\n手数：5\n",
	} {
		r, fault := readKIF(text)
		if name == "other number" {
			if fault == nil || fault.Line != 8 {
				t.Errorf("%s: %v", name, fault)
			}
			fault = nil
		}
		if fault != nil || r == nil || tree(r) != want {
			t.Errorf("%s: %v: %s", name, fault, tree(r))
		}
	}
}

// TestKI2Forms: the same game in KI2.
func TestKI2Forms(t *testing.T) {
	const want = "7g7f 3c3d 8h2b+ 3a2b B*3c resign"
	for name, text := range map[string]string{
		"blanks":    "▲７六歩    △３四歩    ▲２二角成  △同　銀    ▲３三角\nまで5手で先手の勝ち\n",
		"none":      "▲７六歩△３四歩▲２二角成△同銀▲３三角\nまで5手で先手の勝ち",
		"digits":    "▲76歩△34歩▲22角成△同 銀▲33角打\nまで5手で先手の勝ち\n",
		"shogi":     "☗７六歩☖３四歩\n☗２二角成☖同　銀\n☗３三角\nまで5手で先手の勝ち\n",
		"word":      "▲７六歩 ▽３四歩 ▲２二角成 ▽同　銀 ▲３三角 ▽投了\nまで5手で先手の勝ち\n",
		"word line": "▲７六歩 ▽３四歩 ▲２二角成 ▽同　銀 ▲３三角\n▽投了\n",
		"origins":   "▲７六歩(77)△３四歩(33)▲２二角成(88)△同　銀(31)▲３三角打\nまで5手で先手の勝ち\n",
	} {
		r, fault := readKI2(text)
		if fault != nil || tree(r) != want || len(r.Warnings) > 0 {
			t.Errorf("%s: %v: %s", name, fault, tree(r))
		}
	}
	r, fault := readKI2("手合割：平手\n▲７六歩 △３四歩 ▲７六歩 △８四歩\n")
	if fault == nil || fault.Line != 2 || fault.Column != 14 || r.Plies() != 2 {
		t.Errorf("the second ▲７六歩 of a line: %v", fault)
	}
}

// TestVariations: a variation leaves the line read last that has a move for it
// to replace, in the usual order of the file and in others.
func TestVariations(t *testing.T) {
	const main = "1 ２六歩(27)\n2 ８四歩(83)\n3 ２五歩(26)\n4 ８五歩(84)\n"
	for name, c := range map[string]struct{ text, want string }{
		"from the end": {
			main + "変化：4手\n4 ３四歩(33)\n変化：2手\n2 ３四歩(33)\n",
			"2g2f 8c8d ( 3c3d ) 2f2e 8d8e ( 3c3d )",
		},
		"from the start": {
			main + "変化：2手\n2 ３四歩(33)\n変化：4手\n4 ３四歩(33)\n",
			"2g2f 8c8d ( 3c3d ) 2f2e 8d8e ( 3c3d )",
		},
		"within another": {
			main + "変化：2手\n2 ３四歩(33)\n3 ２五歩(26)\n変化：3手\n3 ７六歩(77)\n",
			"2g2f 8c8d ( 3c3d 2f2e ( 7g7f ) ) 2f2e 8d8e",
		},
		"twice at a move": {
			main + "変化：4手\n4 ３四歩(33)\n変化：4手\n4 ３二金(41)\n",
			"2g2f 8c8d 2f2e 8d8e ( 3c3d ) ( 4a3b )",
		},
		"back and back again": {
			main + "変化：1手\n1 ７六歩(77)\n変化：4手\n4 ３四歩(33)\n変化：1手\n1 ９六歩(97)\n変化：3手\n3 ７六歩(77)\n",
			"2g2f ( 7g7f ) ( 9g9f ) 8c8d 2f2e ( 7g7f ) 8d8e ( 3c3d )",
		},
		"instead of an end": {
			main + "5 投了\n変化：2手\n2 ３四歩(33)\n3 中断\n変化：5手\n5 ２四歩(25)\n",
			"2g2f 8c8d ( 3c3d interrupt ) 2f2e 8d8e resign ( 2e2d )",
		},
		"after the last move": {
			main + "変化：2手\n2 ３四歩(33)\n変化：5手\n5 ２四歩(25)\n",
			"2g2f 8c8d ( 3c3d ) 2f2e 8d8e 2e2d",
		},
	} {
		r, fault := readKIF(c.text)
		if fault != nil || tree(r) != c.want {
			t.Errorf("%s: %v: %s, want %s", name, fault, tree(r), c.want)
			continue
		}
		if told := len(r.Warnings) > 0; told != (name == "after the last move") {
			t.Errorf("%s: warnings %v", name, r.Warnings)
		}
		sameAgain(t, r, KIF)
		r.Walk(func(n *Node) {
			if p := r.Position(n.Parent); n.Move != rules.NoMove && p.Check(n.Move.Attempt()) != nil {
				t.Errorf("%s: %s is illegal where it stands", name, n.Move)
			}
		})
	}
}

// TestStarts: diagrams without all that the specification wants, and lines that
// contradict each other.
func TestStarts(t *testing.T) {
	const board = "| ・ ・ ・ ・V王 ・ ・ ・ ・|\n|・・・・・・・・・|\n｜　．　．　．　．　．　．　．　．　．｜三\n" +
		"| . . . . . . . . .|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n" +
		"| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n| ・ ・ ・ ・ ・ ・ ・v竜 ・|\n| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九\n"
	const placed = "4k4/9/9/9/9/9/9/7+r1/4K4"
	for name, c := range map[string]struct{ text, sfen, warning, fault string }{
		"bare":             {board, placed + " b - 1", "", ""},
		"half width files": {" 9 8 7 6 5 4 3 2 1\n+---+\n" + board, placed + " b - 1", "", ""},
		"hands": {
			board + "先手の持駒：飛角金2歩１８\n後手の持ち駒：銀四　桂三、香\n後手番\n", placed + " w RB2G18P4s3nl 1", "", "",
		},
		"count":           {board + "手数＝12  △２八龍  まで\n", placed + " b - 13", "", ""},
		"uwate first":     {"手合割：二枚落ち\n上手番\n" + board, placed + " w - 1", "the diagram shows another start", ""},
		"some other name": {"手合割：お好み\n" + board, placed + " b - 1", "no 手合割 is called so", ""},
		"even above it":   {"手合割：平手　　\n" + board, placed + " b - 1", "", ""},
		"no board":        {"先手の持駒：飛\n1 ７六歩(77)\n", "", "", "1:1: pieces in hand without a diagram"},
		"no board, なし":    {"先手の持駒：なし\n", rules.StartSFEN, "", ""},
		"turn alone":      {"手合割：平手\n後手番\n", rules.StartSFEN, "without a diagram this is left out", ""},
		"count alone":     {"手合割：平手\n手数＝3\n", rules.StartSFEN, "without a diagram this is left out", ""},
		"two kings":       {strings.Replace(board, "竜", "玉", 1), "", "", "9:1: no game can start so: two kings"},
		"nineteen pawns":  {board + "先手の持駒：歩十九\n", "", "", "10:7: no set has so many"},
		"a king in hand":  {board + "先手の持駒：玉\n", "", "", "10:7: no piece in hand"},
		"ten squares":     {strings.Replace(board, "|・・", "|・・・", 1), "", "", "2:1: row 2 of the diagram has 10"},
		"ten rows":        {board + board, "", "", "10:1: a tenth row"},
		"eight rows":      {board[strings.Index(board, "\n")+1:], "", "", "8:1: the diagram has 8 rows"},
	} {
		r, fault := readKIF(c.text)
		if c.fault != "" {
			if fault == nil || !strings.HasPrefix(fault.Error(), c.fault) {
				t.Errorf("%s: %v, want %s", name, fault, c.fault)
			}
			continue
		}
		if fault != nil || r.Start.SFEN() != c.sfen {
			t.Errorf("%s: %v, %v, want %s", name, r, fault, c.sfen)
			continue
		}
		if len(r.Warnings) != min(len(c.warning), 1) || c.warning != "" && !strings.Contains(r.Warnings[0].Cause, c.warning) {
			t.Errorf("%s: warnings %v, want %q", name, r.Warnings, c.warning)
		}
		sameAgain(t, r, KIF)
	}
}

// FuzzKIF and FuzzKI2: nothing panics, and what was read is written and read
// again as the same record.
func FuzzKIF(f *testing.F) { fuzzText(f, KIF) }
func FuzzKI2(f *testing.F) { fuzzText(f, KI2) }

func fuzzText(f *testing.F, format Format) {
	for _, text := range kifCases(f) {
		f.Add(text)
	}
	f.Add("手合割：平手\n&a\n1 ７六歩(77)( 0:01/00:00:01)\n*a\n*\n2 投了\n変化：1手\n1 ２五歩(27)\n2 反則勝ち\n備考：x\n")
	f.Add("▲７六歩△３四歩▲２二角成\n*a\n△同　銀▲３三角\nまで5手で中断\n変化：2手\n△９五歩(93)\nまで2手で先手の反則勝ち\n")
	f.Fuzz(func(t *testing.T, text string) {
		records, _ := format.read(text)
		for _, r := range records {
			sameAgain(t, r, format)
		}
	})
}
