package fit

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"terakoya/rules"
)

const good = rules.StartSFEN + "\t-12\tw\n"

// TestRead: rows come in order, and a last line that is cut off is skipped.
func TestRead(t *testing.T) {
	for text, c := range map[string]struct {
		rows int
		cut  bool
	}{
		"":                                   {0, false},
		good:                                 {1, false},
		good + good:                          {2, false},
		good + strings.TrimSpace(good):       {1, true},
		good + good + good[:20]:              {2, true},
		good + good[:len(rules.StartSFEN)+3]: {1, true},
	} {
		rows := 0
		n, err := Read("games", strings.NewReader(text), func(r Row) {
			if rows++; r.String()+"\n" != good {
				t.Errorf("read %s", r)
			}
		})
		if rows != c.rows || n != int64(c.rows*len(good)) || errors.Is(err, ErrCut) != c.cut || !c.cut && err != nil {
			t.Errorf("%q: %d rows, %d bytes, %v", text, rows, n, err)
		}
	}
}

// TestReadFaults: what is wrong is told with file and line.
func TestReadFaults(t *testing.T) {
	for row, want := range map[string]string{
		"":                            "want position, score and result",
		rules.StartSFEN + "\t12":      "want position, score and result",
		good[:len(good)-1] + "\td":    "want position, score and result",
		"9/9\t12\tb":                  `sfen "9/9"`,
		rules.StartSFEN + "\tmuch\tb": `score "much"`,
		rules.StartSFEN + "\t12\tx":   `result "x"`,
	} {
		rows := 0
		_, err := Read("games.tsv", strings.NewReader(good+good+row+"\n"+good), func(Row) { rows++ })
		if err == nil || !strings.HasPrefix(err.Error(), "games.tsv:3: ") || !strings.Contains(err.Error(), want) || rows != 2 {
			t.Errorf("%q: %d rows, %v, want %s", row, rows, err, want)
		}
	}
	_, err := Read("games.tsv", iotest.TimeoutReader(iotest.OneByteReader(strings.NewReader(good))), func(Row) {})
	if !errors.Is(err, iotest.ErrTimeout) || !strings.HasPrefix(err.Error(), "games.tsv:1: ") {
		t.Error(err)
	}
}

// TestResults: codes and what Black has won are those of the result.
func TestResults(t *testing.T) {
	var codes string
	var won []float64
	for _, r := range AllResults {
		codes += r.String()
		won = append(won, r.Won())
	}
	if codes != "dbw" || !slices.Equal(won, []float64{0.5, 1, 0}) || wonBy(rules.Black) != BlackWon || wonBy(rules.White) != WhiteWon {
		t.Errorf("%s, %v", codes, won)
	}
}
