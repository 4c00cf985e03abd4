package study

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"terakoya/app/saving"
	"terakoya/rules"
	"terakoya/rules/kifu"
)

// seen is what tsshogi sees in a saved game.
type seen struct {
	Error      string
	Detected   bool // the form, from the text alone
	Start, End string
	Moves      []string // with an illegal one at the end
}

// unlike says what it sees that is not in the record.
func (s seen) unlike(r *kifu.Record) []string {
	if s.Error != "" {
		return []string{"unread: " + s.Error}
	}
	want := moves(r)
	if f := foul(r); f != "" {
		want = append(want, f)
	}
	var found []string
	if !s.Detected {
		found = append(found, "undetected: from the text alone")
	}
	if p, _, err := rules.ParseSFEN(s.Start); err != nil || board(p) != board(r.Start) {
		found = append(found, "start: "+s.Start)
	}
	if !slices.Equal(s.Moves, want) {
		found = append(found, fmt.Sprintf("moves: %d for %d", len(s.Moves), len(want)))
	}
	if end := strings.NewReplacer("any:最大手数", "maxMoves", "any:トライ", "try").Replace(s.End); end != r.End().String() {
		found = append(found, fmt.Sprintf("end: %s for %s", end, r.End()))
	}
	return found
}

// TestReturnedGames compares what tsshogi saw in the saved games, and what it saved
// again, with what they were. It writes a table of all; .ci/tsshogi prints it.
func TestReturnedGames(t *testing.T) {
	if *returned == "" {
		t.Skip("no -returned: see .ci/tsshogi")
	}
	var table strings.Builder
	row := func(start, end string, cells []string) {
		fmt.Fprintf(&table, "%-28s%-16s%s\n", start, end, strings.TrimRight(strings.Join(cells, ""), " "))
	}
	var labels []string
	for _, f := range saving.Forms {
		labels = append(labels, fmt.Sprintf("%-17s", f.Label))
	}
	row("start", "end", labels)
	for _, g := range savedGames(t) {
		var cells []string
		for _, f := range saving.Forms {
			cells = append(cells, fmt.Sprintf("%-17s", compareReturned(t, g, f)))
		}
		row(g.key, g.record.End().String(), cells)
	}
	for i, u := range unknown {
		fmt.Fprintf(&table, "(%d) %s\n", i+1, u.why)
	}
	if err := os.WriteFile(filepath.Join(*returned, "table.txt"), []byte(table.String()), 0o600); err != nil {
		t.Fatal(err)
	}
}

// compareReturned is a cell of the table.
func compareReturned(t *testing.T, g savedGame, f saving.Form) string {
	t.Helper()
	was, fault := kifu.Parse(g.bytes(f))
	data, err := os.ReadFile(filepath.Join(*returned, g.file(f)+".json"))
	var s seen
	if err == nil {
		err = json.Unmarshal(data, &s)
	}
	if fault != nil || err != nil {
		t.Fatal(fault, err)
	}
	differs := s.unlike(was.Records[0])
	if s.Error == "" {
		data, err := os.ReadFile(filepath.Join(*returned, g.file(f)))
		is, fault := kifu.Parse(data)
		switch {
		case err != nil:
			t.Fatal(err)
		case fault != nil:
			differs = append(differs, "unreadable: "+fault.Error())
		default:
			differs = append(differs, unlike(was.Records[0], is.Records[0])...)
		}
	}
	return verdict(t, g, f, differs)
}

// verdict puts differences into words, and fails the test where they are not those
// that are known, or where those are no more.
func verdict(t *testing.T, g savedGame, f saving.Form, differs []string) string {
	t.Helper()
	var known, notes []string
	word := "ok"
	for i, u := range unknown {
		if !u.about(g, f.Format) {
			continue
		}
		if notes = append(notes, fmt.Sprint(i+1)); u.whole {
			word, known = "not known", kinds(differs)
		}
		if known = append(known, u.kinds...); len(differs) == 0 {
			t.Errorf("%s: it is known to tsshogi after all: %s", g.file(f), u.why)
		}
	}
	for i, kind := range kinds(differs) {
		if !slices.Contains(known, kind) {
			t.Errorf("%s: %s", g.file(f), differs[i])
			return "DIFFERS"
		}
	}
	switch {
	case len(notes) == 0:
		return word
	case word == "ok":
		word = "ok but"
	}
	return fmt.Sprintf("%s (%s)", word, strings.Join(notes, ","))
}

// unknown is what tsshogi 2.2.0 does not know, or does otherwise than the format says:
// the whole game, or the kinds of differences that come of it.
var unknown = []struct {
	about func(savedGame, kifu.Format) bool
	whole bool
	kinds []string
	why   string
}{
	{func(g savedGame, f kifu.Format) bool {
		return (f == kifu.KIF || f == kifu.KI2) && slices.Contains(unnamed, g.key)
	},
		true, nil, "not known: 手合割：三枚落ち, 五枚落ち, 左五枚落ち, 左七枚落ち, 右七枚落ち, which KIF has; tsshogi begins from the even start"},
	{func(g savedGame, f kifu.Format) bool { return f == kifu.CSA && g.record.End().Kind == kifu.EndFoulWin },
		false, []string{"end"}, "but for whose foul: CSA names its side, %+ILLEGAL_ACTION sente's; tsshogi reads it the other way round"},
	{func(g savedGame, f kifu.Format) bool { return f == kifu.KI2 && unreachable(g.record) },
		true, nil, "not known: an illegal move to where the piece cannot come; tsshogi writes it without its origin"},
	{func(g savedGame, f kifu.Format) bool { return f != kifu.CSA && g.record.Start.MoveNumber() != 1 },
		false, []string{"number"}, "but for the number of the first move: tsshogi counts from 1"},
}

// unnamed are the handicaps of which it does not know the name in KIF.
var unnamed = []string{
	"three-piece-handicap", "five-piece-handicap", "left-five-piece-handicap", "left-seven-piece-handicap",
	"right-seven-piece-handicap",
}

// unreachable reports whether a game ends by a piece that cannot go where it went.
func unreachable(r *kifu.Record) bool {
	line := r.MainLine()
	foul := line[len(line)-1].Foul
	return foul != nil && (foul.Foul == rules.FoulWrongMovement || foul.Foul == rules.FoulBlockedPath)
}
