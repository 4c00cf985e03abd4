package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPoints: the bishop handicap of the Association's own example, 19 points
// and five for the bishop that uwate gave.
func TestPoints(t *testing.T) {
	const (
		start = "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
		now   = "+R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 b B2G2S2N4Pr2g2s2n4l4p 1"
	)
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"-start", start, now}, `{"black":{"total":30,"declare":30,"zone":11,"kingIn":true,"check":false,"result":"draw","unmet":[]},` +
			`"white":{"total":24,"declare":24,"zone":0,"kingIn":true,"check":false,"result":"","unmet":[]},"agree":{"allowed":true,"result":"draw"}}`},
		{[]string{now}, `{"black":{"total":30,"declare":30,"zone":11,"kingIn":true,"check":false,"result":"draw","unmet":[]},` +
			`"white":{"total":19,"declare":19,"zone":0,"kingIn":true,"check":false,"result":"","unmet":[]},"agree":{"allowed":true,"result":"black"}}`},
		{[]string{"-rules", "csa", "4k4/9/9/9/9/9/9/9/4K4 w - 600"}, `{"black":{"total":0,"declare":0,"zone":0,"kingIn":false,"check":false,"result":"","unmet":[]},` +
			`"white":{"total":0,"declare":0,"zone":0,"kingIn":false,"check":false,"result":"loss","unmet":["king-not-in","zone","points"]},"agree":{"allowed":false,"result":"white"}}`},
	} {
		out, fault, code := shogi(append([]string{"points", "-json"}, c.args...)...)
		if strings.TrimSpace(out) != c.want || code != 0 {
			t.Errorf("%v prints\n%s\nwant\n%s\n%s", c.args, out, c.want, fault)
		}
	}
}

// TestNotate: every style, both ways; after the SFEN nothing is a flag.
func TestNotate(t *testing.T) {
	const sfen = "4k4/9/9/9/9/4p4/4G4/3GS4/4K4 b - 2"
	for style, want := range map[string]string{
		"ja": "▲同　金", "kif": "同　金(57)", "csa": "+5756KI", "western": "Gx5f", "hosking": "Gx56", "usi": "5g5f",
	} {
		args := []string{"-style", style, "-prev", "5e5f", sfen}
		if out, fault, code := shogi(append(append([]string{"notate"}, args...), "5g5f")...); out != want+"\n" || code != 0 {
			t.Errorf("notate %s: %q, want %q, %s", style, out, want, fault)
		}
		if out, fault, code := shogi(append(append([]string{"read"}, args...), want)...); out != "5g5f\n" || code != 0 {
			t.Errorf("read %s: %q, %s", style, out, fault)
		}
	}
	if out, _, _ := shogi("read", "-style", "csa", "4k4/9/9/9/9/9/9/9/4K4 w g 1", "-0057KI"); out != "G*5g\n" {
		t.Errorf("a text with a minus: %q", out)
	}
}

// TestConvert: what is in a file, the file in another format, and a faulty one.
func TestConvert(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game")
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("手合割：二枚落ち\n*a\n   1 ６二銀(71)\n   2 ７六歩(77)+\n   3 投了\n変化：2手\n   2 ５六歩(57)\n*b\n")
	out, fault, code := shogi("convert", "-json", file)
	want := converted{
		"kif", "utf8", "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 2,
		"ln1gkgsnl/3s5/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 3", "resign", 1, 2,
	}
	if text, _ := json.Marshal(want); strings.TrimSpace(out) != string(text) || fault != "" || code != 0 {
		t.Errorf("%s\nwant %s\n%s", out, text, fault)
	}
	out, fault, _ = shogi("convert", "-to", "csa", file)
	if !strings.Contains(out, "PI82HI22KA\n-\n'*a\n-7162GI\n+7776FU\n%TORYO\n") || !strings.Contains(fault, "warning: not in csa: 1 variation") {
		t.Errorf("%s\n%s", out, fault)
	}
	if out, _, _ = shogi("convert", "-to", "usi", file); !strings.HasPrefix(out, "position sfen "+want.Start+" moves 7a6b 7g7f") {
		t.Errorf("%s", out)
	}
	out, _, _ = shogi("convert", "-encoding", "sjis", file)
	write(out)
	if again, _, _ := shogi("convert", "-json", file); !strings.Contains(again, `"encoding":"sjis"`) || !strings.Contains(again, `"plies":2`) {
		t.Errorf("in Shift_JIS: %s", again)
	}
	write("手合割：平手\n   1 ７六歩(77)\n   2 ３五歩(33)\n")
	out, fault, code = shogi("convert", "-json", file)
	if !strings.Contains(out, `"plies":1`) || !strings.Contains(fault, file+":3:6: illegal move") || code != 1 {
		t.Errorf("%s%s exit code %d", out, fault, code)
	}
}
