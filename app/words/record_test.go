package words

import (
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
)

// TestRecord writes moves as records do in each language.
func TestRecord(t *testing.T) {
	type form = [4]string // by lessons.Languages
	all := catalogue(t)
	for _, c := range []struct {
		sfen, move, prev string
		want             form
	}{
		{rules.StartSFEN, "7g7f", "", form{"▲P-7f", "▲7六歩", "▲7六步", "▲7六步"}},
		{rules.StartSFEN, "4i5h", "", form{"▲G4i-5h", "▲5八金右", "▲5八金右", "▲5八金右"}},
		{"4k4/9/9/9/4p4/4S4/9/9/4K4 b - 1", "5f5e", "5e", form{"▲Sx5e", "▲同銀", "▲同銀", "▲同银"}},
		{"4k4/9/2S6/9/9/9/9/9/4K4 b - 1", "7c6d", "", form{"▲S-6d=", "▲6四銀不成", "▲6四銀不成", "▲6四银不成"}},
		{"4k4/9/9/9/9/4+r4/9/9/4K4 w - 1", "5f7f", "", form{"△+R-7f", "△7六龍", "△7六龍", "△7六龙"}},
		{"4k4/9/9/9/9/2+s6/9/9/4K4 w - 1", "7f7g", "", form{"△+S-7g", "△7七成銀", "△7七成銀", "△7七成银"}},
		{"4k4/9/9/9/9/4G4/9/9/4K4 b G 1", "G*5e", "", form{"▲G*5e", "▲5五金打", "▲5五金打", "▲5五金打"}},
	} {
		p, _, err := rules.ParseSFEN(c.sfen)
		if err != nil {
			t.Fatal(err)
		}
		a, err := rules.ParseAttempt(c.move)
		if err != nil || p.Check(a) != nil {
			t.Fatalf("%s: %v, %v", c.move, err, p.Check(a))
		}
		prev := rules.OffBoard
		if c.prev != "" {
			prev, _ = rules.ParseSquare(c.prev)
		}
		for i, l := range lessons.Languages {
			if got := all.In(l).Record(&p, a.Move(), prev); got != c.want[i] {
				t.Errorf("%s in %s: %s, want %s", c.move, l, got, c.want[i])
			}
		}
	}
}
