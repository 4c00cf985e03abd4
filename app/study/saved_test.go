package study

import (
	"flag"
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

// saved and returned are used by .ci/tsshogi alone: between the two tests another
// program reads the games and writes them again.
var (
	saved    = flag.String("saved", "", "a folder for a whole game from every start in every form")
	returned = flag.String("returned", "", "the folder with those games as another program wrote them again")
)

// file is the name of a game in a form.
func (g savedGame) file(f saving.Form) string { return g.key + f.Ending }

// bytes are what the program saves.
func (g savedGame) bytes(f saving.Form) []byte {
	data, _ := f.Data(g.record)
	return data
}

// TestSavedGames: a whole game from every start, to every end, reads back from every
// form that it can be saved in; what is not there is what the form has no place for.
func TestSavedGames(t *testing.T) {
	for _, g := range savedGames(t) {
		for _, f := range saving.Forms {
			data := g.bytes(f)
			back, fault := kifu.Parse(data)
			if fault != nil || back.Format != f.Format || f.Format != kifu.USI && back.Encoding != f.Encoding {
				t.Errorf("%s: %s, %s, %v", g.file(f), back.Format, back.Encoding, fault)
				continue
			}
			if got, want := unlike(g.record, back.Records[0]), noPlace(f.Format, g); !slices.Equal(kinds(got), want) {
				t.Errorf("%s: %q, but the form lacks %q", g.file(f), got, want)
			}
			if *saved != "" {
				if err := os.WriteFile(filepath.Join(*saved, g.file(f)), data, 0o600); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// noPlace lists what of a game a format cannot hold.
func noPlace(f kifu.Format, g savedGame) []string {
	var lacks []string
	switch f {
	case kifu.KIF:
		if g.fractions() {
			lacks = []string{"times"}
		}
	case kifu.KI2:
		lacks = []string{"times"}
	case kifu.CSA:
		if g.record.Start.MoveNumber() != 1 {
			lacks = append(lacks, "number")
		}
		if g.record.End().Kind == kifu.EndTry { // its word becomes a comment of the last move
			lacks = append(lacks, "end", "comments")
		}
	case kifu.USI:
		if g.record.End().Kind != kifu.NoEnd {
			lacks = append(lacks, "end")
		}
		if foul(g.record) != "" {
			lacks = append(lacks, "foul")
		}
		lacks = append(lacks, "times", "headers", "comments")
	}
	return lacks
}

func (g savedGame) fractions() bool {
	return slices.ContainsFunc(g.record.MainLine(), func(n *kifu.Node) bool { return n.Spent.Milliseconds()%1000 != 0 })
}

// unlike says how a record differs from what it was, a kind of difference at a time.
func unlike(was, is *kifu.Record) []string {
	var found []string
	differ := func(kind string, a, b any) {
		if x, y := fmt.Sprint(a), fmt.Sprint(b); x != y {
			found = append(found, fmt.Sprintf("%s: %.60s for %.60s", kind, y, x))
		}
	}
	differ("start", board(was.Start), board(is.Start))
	differ("number", was.Start.MoveNumber(), is.Start.MoveNumber())
	differ("moves", moves(was), moves(is))
	differ("end", was.End(), is.End())
	differ("foul", foul(was), foul(is))
	differ("times", times(was), times(is))
	differ("headers", headers(was), headers(is))
	differ("comments", comments(was), comments(is))
	return found
}

// kinds are the first words of differences.
func kinds(differences []string) []string {
	var found []string
	for _, d := range differences {
		kind, _, _ := strings.Cut(d, ":")
		found = append(found, kind)
	}
	return found
}

// board is a position without its number.
func board(p rules.Position) string {
	sfen := p.SFEN()
	return sfen[:strings.LastIndexByte(sfen, ' ')]
}

func moves(r *kifu.Record) (found []string) {
	for _, n := range r.MainLine() {
		if n.End.Kind == kifu.NoEnd {
			found = append(found, n.Move.String())
		}
	}
	return found
}

// foul is the illegal move at the end.
func foul(r *kifu.Record) string {
	if line := r.MainLine(); len(line) > 0 && line[len(line)-1].Foul != nil {
		return line[len(line)-1].Foul.Attempt.String()
	}
	return ""
}

// times are those of the moves; no time is none used, as many programs have it.
func times(r *kifu.Record) (found []string) {
	for _, n := range r.MainLine() {
		found = append(found, n.Spent.String())
	}
	for len(found) > 0 && found[len(found)-1] == "0s" { // an end has none of its own
		found = found[:len(found)-1]
	}
	return found
}

// headers are sorted, the sides by one name each.
func headers(r *kifu.Record) []string {
	var found []string
	for _, h := range r.Headers {
		key := strings.NewReplacer("下手", "先手", "上手", "後手").Replace(h.Key)
		found = append(found, key+"="+h.Value)
	}
	slices.Sort(found)
	return found
}

// comments are given with their plies.
func comments(r *kifu.Record) (found []string) {
	for _, n := range append([]*kifu.Node{r.Root}, r.MainLine()...) {
		if n.Comment != "" {
			found = append(found, fmt.Sprintf("%d=%q", n.Ply, n.Comment))
		}
	}
	return found
}
