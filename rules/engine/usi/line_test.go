package usi

import (
	"errors"
	"io"
	"math"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"terakoya/rules/engine"
)

// engineLines are lines as engines say them, and as they should not: the cases
// of the parsers and the seeds of FuzzLine.
var engineLines = []string{
	"id name Fairy-Stockfish 11.1 LB 64 by Fabian Fichter", "id author teamgps", "usiok", "readyok", "",
	"option name Skill Level type spin default 20 min -20 max 20", "option name Debug Log File type string default ",
	"option name CSAFile type string default <empty>", "option name Clear Hash type button",
	"option name UCI_Variant type combo default shogi var 3check var shogi", "option name BookFile type filename default default min max",
	"option name Style type combo default Very Risky var Very Risky var type var", "option name type type check default true",
	"option", "option name", "option name X type", "option name X type spin default 1 min a", "option name X type spin min 9 max 1",
	"info depth 5 seldepth 5 multipv 1 score cp 330 nodes 500 nps 250000 tbhits 0 time 2 pv 7i7h 8b5b 5g5f 5b7b 7g7f",
	"info depth 9 score mate 5 pv G*5b", "info score mate -4", "info score mate + pv 7g7f", "info score mate -", "info score mate 0",
	"info score mate -0", "info score cp 99999999999999999999", "info score cp -99999999 upperbound nodes 3", "info score cp 1 lowerbound",
	"info score mate 99999999999999999999", "info score mate -99999999999999999999", "info score", "info score cp", "info score cp x depth 3",
	"info depth x nodes -5 multipv 0", "info depth depth 4", "info pv 7g7f x multipv 3", "info string score cp 5", "info time 99999999999999",
	"info multipv 601 pv 7g7f", "info pv " + strings.Repeat("7g7f ", 1000),
	"bestmove 7i7h ponder 8b5b", "bestmove resign", "bestmove win", "bestmove (none)", "bestmove", "checkmate G*1b", "checkmate nomate",
	"\x00\xff\xfe", "\ufeffusiok", "bestmove 7g7f\r", "info score cp 5\x00pv 7g7f", strings.Repeat("a", 70_000),
}

// TestOptions: what an option line says, or what is wrong with it.
func TestOptions(t *testing.T) {
	const low, high = math.MinInt64, math.MaxInt64
	for rest, want := range map[string]Option{
		"name Skill Level type spin default 20 min -20 max 20":                      {"Skill Level", Spin, "20", -20, 20, nil},
		"name N type spin default 3":                                                {"N", Spin, "3", low, high, nil},
		"name Log File type string default ":                                        {"Log File", String, "", low, high, nil},
		"name A type string default <empty>":                                        {"A", String, "", low, high, nil},
		"name B type filename default my min book var":                              {"B", Filename, "my min book var", low, high, nil},
		"name Clear Hash type button":                                               {"Clear Hash", Button, "", low, high, nil},
		"name Ponder type check default true":                                       {"Ponder", Check, "true", low, high, nil},
		"name S type combo default Very Risky var Very Risky var Normal var type x": {"S", Combo, "Very Risky", low, high, []string{"Very Risky", "Normal", "type x"}},
		"name U type check unknown 4 default false":                                 {"U", Check, "false", low, high, nil},
	} {
		if got, err := parseOption(rest); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %+v, %v", rest, got, err)
		}
	}
	for rest, want := range map[string]string{
		"":                             "want name NAME type KIND",
		"name X":                       "want name NAME type KIND",
		"name type check x":            "want name NAME type KIND",
		"X type check default true":    "want name NAME type KIND",
		"name X type":                  "want name NAME type KIND",
		"name X type moon":             `option X: no kind "moon"`,
		"name X type spin min a max 3": `option X: min is "a", want a number`,
		"name X type spin min 1 max":   `option X: max is "", want a number`,
		"name X type spin min 3 max 1": "option X: min 3 is above max 1",
		"name X type combo default a":  "option X: a combo without var",
	} {
		if _, err := parseOption(rest); !said(err, want) {
			t.Errorf("%q: %v, want %q", rest, err, want)
		}
	}
}

// TestOptionValues: values that an option takes, and how it is set.
func TestOptionValues(t *testing.T) {
	spin := Option{Name: "Skill Level", Kind: Spin, Min: -20, Max: 20}
	combo := Option{Name: "C", Kind: Combo, Vars: []string{"a b", "c"}}
	check, button := Option{Name: "K", Kind: Check}, Option{Name: "Clear Hash", Kind: Button}
	text, file := Option{Name: "T", Kind: String}, Option{Name: "F", Kind: Filename}
	for _, c := range []struct {
		option        Option
		value, refuse string
		command       string
	}{
		{spin, "-20", "", "setoption name Skill Level value -20"},
		{spin, "21", "want a number from -20 to 20", ""},
		{spin, "1.5", "want a number from -20 to 20", ""},
		{spin, "", "want a number from -20 to 20", ""},
		{combo, "a b", "", "setoption name C value a b"},
		{combo, "b", "want one of a b, c", ""},
		{check, "true", "", "setoption name K value true"},
		{check, "yes", "want true or false", ""},
		{button, "", "", "setoption name Clear Hash"},
		{button, "on", "a button has no value", ""},
		{text, "", "", "setoption name T value <empty>"},
		{file, "", "", "setoption name F value <empty>"},
		{file, "C:\\my book.db", "", "setoption name F value C:\\my book.db"},
		{text, "a\nquit", "a value has no line breaks", ""},
	} {
		err := c.option.Valid(c.value)
		if !said(err, c.refuse) {
			t.Errorf("%s = %q: %v", c.option.Name, c.value, err)
		}
		if err == nil && c.option.command(c.value) != c.command {
			t.Errorf("%q, want %q", c.option.command(c.value), c.command)
		}
	}
}

// TestScores: scores as engines write them.
func TestScores(t *testing.T) {
	for rest, want := range map[string]struct {
		score  engine.Score
		scored bool
		bound  Bound
	}{
		"score cp 330 nodes 4":             {330, true, Exact},
		"score cp -80 lowerbound":          {-80, true, AtLeast},
		"score cp -80 upperbound depth 2":  {-80, true, AtMost},
		"score cp 99999999999999999999":    {mostScore, true, Exact},
		"score cp -123456789":              {-mostScore, true, Exact},
		"score mate 5":                     {engine.Mates(5), true, Exact},
		"score mate +5":                    {engine.Mates(5), true, Exact},
		"score mate -4":                    {engine.Mated(4), true, Exact},
		"score mate +":                     {engine.Mates(UnknownMate), true, Exact},
		"score mate -":                     {engine.Mated(UnknownMate), true, Exact},
		"score mate 0":                     {engine.Mated(0), true, Exact},
		"score mate -0":                    {engine.Mated(0), true, Exact},
		"score mate 123456789":             {engine.Mates(UnknownMate), true, Exact},
		"score mate -99999999999999999999": {engine.Mated(UnknownMate), true, Exact},
		"score cp x":                       {},
		"score mate x":                     {},
		"score cp":                         {},
		"score":                            {},
		"score win 3":                      {},
		"string score cp 3":                {},
	} {
		got := parseInfo(rest)
		if got.Score != want.score || got.Scored != want.scored || got.Bound != want.bound {
			t.Errorf("%q: %s %t %d", rest, got.Score, got.Scored, got.Bound)
		}
	}
}

// TestInfo: what is broken is left out, the rest is read.
func TestInfo(t *testing.T) {
	got := parseInfo("depth x seldepth 7 time 1500 nodes -5 currmove 7g7f hashfull 12 pv 7g7f P*5e broken multipv 2 nps 10")
	if got.Depth != 0 || got.Selective != 7 || got.Time != 1500*time.Millisecond || got.Nodes != 0 || got.HashFull != 12 ||
		len(got.line) != 2 || got.Rank != 2 || got.Speed != 10 {
		t.Errorf("%+v", got)
	}
	if got := parseInfo("depth depth 4"); got.Depth != 4 {
		t.Errorf("%+v", got)
	}
	if got := parseInfo("multipv 0 pv" + strings.Repeat(" 7g7f", 1000)); got.Rank != 1 || len(got.line) != mostLine {
		t.Errorf("rank %d, %d moves", got.Rank, len(got.line))
	}
}

// TestLineReader: lines in pieces, too long ones, and a last one without an end.
func TestLineReader(t *testing.T) {
	long := strings.Repeat("x", longestLine+10)
	text := "one\n\n" + long + "\n" + long[:longestLine-1] + "\nlast"
	r := newLineReader(iotest.HalfReader(strings.NewReader(text)))
	for i, want := range []struct {
		length int
		cut    bool
	}{{4, false}, {1, false}, {longestLine, true}, {longestLine, false}} {
		got, cut, err := r.next()
		if len(got) != want.length || cut != want.cut || err != nil {
			t.Errorf("line %d: %d bytes, %t, %v", i, len(got), cut, err)
		}
	}
	if got, _, err := r.next(); string(got) != "last" || !errors.Is(err, io.EOF) {
		t.Errorf("%q, %v", got, err)
	}
}

// FuzzLine: no line of an engine breaks a parser, and what is read keeps to
// what is documented.
func FuzzLine(f *testing.F) {
	for _, l := range engineLines {
		f.Add([]byte(l))
	}
	p := start()
	f.Fuzz(func(t *testing.T, raw []byte) {
		l := parseLine(raw)
		if strings.ContainsAny(l.text, "\r\n\x00") {
			t.Errorf("%q has control characters", l.text)
		}
		i := parseInfo(l.rest)
		if plies, mate := i.Score.Mate(); i.Rank < 1 || i.Nodes < 0 || i.Time < 0 || len(i.line) > mostLine ||
			mate && max(plies, -plies) > UnknownMate || !mate && max(i.Score, -i.Score) > mostScore {
			t.Errorf("%q: %+v", l.text, i)
		}
		for _, m := range i.judged(p).Line {
			if !strings.Contains(l.text, m.String()) {
				t.Errorf("%q: %s", l.text, m)
			}
		}
		if o, err := parseOption(l.rest); err == nil && (o.Name == "" || o.Min > o.Max || o.Kind == Combo && len(o.Vars) == 0) {
			t.Errorf("%q: %+v", l.text, o)
		}
		c := &Client{}
		choice, err := c.choice(&l, &p, nil)
		if err == nil && !choice.Resign && !choice.Declare && p.Check(choice.Move.Attempt()) != nil {
			t.Errorf("%q: %+v", l.text, choice)
		}
		if a, line, err := c.mateAnswer(&l, p); err == nil && (a == MateFound) == (len(line) == 0) {
			t.Errorf("%q: %s %v", l.text, a, line)
		}
	})
}
