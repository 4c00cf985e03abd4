package lessons

import (
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"terakoya/rules"
	"terakoya/rules/joseki"
)

const (
	fourNames = `{ en = "Name", ja = "名", zh-Hant = "名", zh-Hans = "名" }`

	goodOpening = `id       = "two-piece"
handicap = "two-piece-handicap"
source   = ["S1 github:owner/name path"]
name     = ` + fourNames + `
plan     = ` + fourNames + `

[[line]]
id     = "main"
status = "traditional"
from   = ["S1"]
weight = 4
moves  = """7a6b 7g7f
5c5d 4g4f"""
title  = ` + fourNames + `

[[line]]
id     = "late"
status = "engine-checked"
black  = "branch"
white  = "crafty"
mistakes = [3]
until  = 4
checked = 2
moves  = "7a6b 7g7f 6c6d 2g2f 5c5d"
  [line.title]
  en      = "Name"
  ja      = "名"
  zh-Hant = "名"
  zh-Hans = "名"
  [[line.note]]
  ply     = 2
  purpose = ` + fourNames + `
  [[line.note]]
  ply     = 4
  purpose = ` + fourNames + `
`
)

func TestParseOpening(t *testing.T) {
	o, faults := ParseOpening("two.toml", goodOpening)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	if o.ID != "two-piece" || o.Handicap.Key != "two-piece-handicap" || o.Name.In(Japanese) != "名" || o.Sources[0] != (Source{"S1", "github:owner/name path"}) {
		t.Errorf("the file is read as %+v", o)
	}
	main, late := o.Lines[0], o.Lines[1]
	if len(main.Moves) != 4 || main.Weight != 4 || main.Kinds != [2]joseki.Kind{} || main.Status != FromBooks || main.At != 7 {
		t.Errorf("the first line is read as %+v", main)
	}
	if late.Kinds != [2]joseki.Kind{joseki.Branch, joseki.Crafty} || late.Weight != 1 || late.Until != 4 || late.Checked != 2 || late.Status != EngineChecked {
		t.Errorf("the second line is read as %+v", late)
	}
	if len(late.Notes) != 2 || late.Notes[1].Ply != 4 || late.Notes[1].Line != 33 || late.Notes[1].Purpose.In(Simplified) != "名" {
		t.Errorf("the notes are read as %+v", late.Notes)
	}
}

func TestOpeningFaults(t *testing.T) {
	for name, c := range map[string]struct {
		old, new string
		code     Code
		line     int
		cause    string
	}{
		"illegal move":      {"5c5d 4g4f", "5c5e 4g4f", BadMoves, 12, "ply 3: 5c5e: wrong"},
		"no move":           {"7g7f\n", "7g7z\n", BadMoves, 12, "ply 2"},
		"no moves":          {`moves  = "7a6b 7g7f 6c6d 2g2f 5c5d"`, "", Missing, 16, "moves is missing"},
		"unknown key":       {"until  = 4", "end    = 4", UnknownKey, 22, `unknown key "line.end"`},
		"other case":        {"until  = 4", "Until  = 4", UnknownKey, 22, "it is written"},
		"doubled key":       {"until  = 4", "until  = 4\nuntil  = 4", BrokenTOML, 23, "until"},
		"unknown language":  {"  zh-Hans = \"名\"\n", "  zh-Hans = \"名\"\n  ko      = \"x\"\n", UnknownKey, 30, "unknown language"},
		"missing language":  {"  zh-Hans = \"名\"\n", "", MissingLanguage, 25, "line.title has no zh-Hans"},
		"note without text": {"  ply     = 4\n  purpose = " + fourNames, "  ply     = 4", Missing, 33, "purpose is missing"},
		"note beyond":       {"ply     = 4", "ply     = 6", BadMoves, 33, "no ply 6"},
		"note twice":        {"ply     = 4", "ply     = 2", SaidTwice, 33, "ply 2"},
		"id twice":          {`"late"`, `"main"`, DuplicateID, 17, "line above"},
		"no id":             {`id     = "late"`, "", Missing, 16, "line.id is missing"},
		"status":            {`"engine-checked"`, `"good"`, UnknownKind, 18, `status "good"`},
		"kind":              {`"crafty"`, `"clever"`, UnknownKind, 20, `white "clever"`},
		"weight":            {"weight = 4", "weight = 0", BadMix, 11, "weight is 0"},
		"weight as text":    {"weight = 4", `weight = "4"`, WrongType, 11, "a number"},
		"mistake beyond":    {"[3]", "[6]", BadMoves, 24, "no ply 6"},
		"until beyond":      {"until  = 4", "until  = 6", BadMoves, 24, "no ply 6"},
		"checked beyond":    {"checked = 2", "checked = 6", BadMoves, 23, "no ply 6"},
		"no such source":    {`from   = ["S1"]`, `from   = ["S2"]`, UnknownTerm, 10, `"S2"`},
		"bare source":       {"S1 github:owner/name path", "S1", WrongType, 3, "a blank"},
		"handicap":          {"two-piece-handicap", "2mai", Unplayable, 2, `"2mai"`},
		"inline lines":      {goodOpening, "line = []\n", WrongType, 1, "[[line]]"},
		"not TOML":          {`id       = "two-piece"`, "id =", BrokenTOML, 1, ""},
	} {
		t.Run(name, func(t *testing.T) {
			text := strings.Replace(goodOpening, c.old, c.new, 1)
			if text == goodOpening {
				t.Fatal("nothing is spoiled")
			}
			all := LoadOpenings(fstest.MapFS{"a.toml": {Data: []byte(text)}})
			if len(all.Faults) != 1 {
				t.Fatalf("the faults are %v", all.Faults)
			}
			f := all.Faults[0]
			if f.Code != c.code || f.File != "a.toml" || f.Line != c.line || !strings.Contains(f.Cause, c.cause) {
				t.Errorf("the fault is %s: %v", f.Code, f)
			}
			if len(all.All) > 0 {
				t.Error("a file with a fault gives an opening")
			}
		})
	}
}

// TestLoadOpenings: a bad file does not take the others down, and an id is one file's.
func TestLoadOpenings(t *testing.T) {
	all := LoadOpenings(fstest.MapFS{
		"a.toml": {Data: []byte(goodOpening)}, "b.toml": {Data: []byte(goodOpening)}, "c.toml": {Data: []byte("id =")},
	})
	if len(all.All) != 1 || all.All[0].File != "a.toml" || len(all.Faults) != 2 || all.Faults[0].Code != DuplicateID {
		t.Errorf("read %d openings with %v", len(all.All), all.Faults)
	}
	book, err := all.Book()
	if err != nil {
		t.Fatal(err)
	}
	if rest, err := OpeningBook(fstest.MapFS{"b.toml": {Data: []byte(goodOpening)}, "c.toml": {Data: []byte("id =")}}); err == nil || rest.Len() != book.Len() {
		t.Errorf("a folder with a bad file gives %d positions of %d and the error %v", rest.Len(), book.Len(), err)
	}
	p := all.All[0].Handicap.Position()
	if got := book.Replies(&p); len(got) != 1 || got[0].Weight != 5 {
		t.Errorf("the replies are %v", got)
	}
}

func TestLintOpenings(t *testing.T) {
	clash := strings.Replace(goodOpening, "5c5d 4g4f", "6c6d 4g4f", 1)
	same := strings.Replace(goodOpening, "7a6b 7g7f\n5c5d 4g4f", "7a6b 7g7f 6c6d 2g2f 5c5d", 1)
	same = strings.Replace(same, "weight = 4", "mistakes = [3]", 1)
	long := strings.Replace(goodOpening, `en = "Name"`, `en = "One two three four five six seven eight nine"`, 1)
	for name, c := range map[string]struct {
		text string
		code Code
		line int
		step string
	}{
		"a mistake goes on": {clash, Disproved, 12, "main"},
		"the same moves":    {same, Twin, 15, "late"},
		"a long name":       {long, TooLong, 4, ""},
	} {
		faults := LintOpenings(fstest.MapFS{"a.toml": {Data: []byte(c.text)}}, fewGlyphs{}, known)
		if len(faults) != 1 || faults[0].Code != c.code || faults[0].Line != c.line || faults[0].Step != c.step {
			t.Errorf("%s: the faults are %v", name, faults)
		}
	}
	faults := LintOpenings(fstest.MapFS{"_a.toml": {Data: []byte(goodOpening)}}, fewGlyphs{}, known)
	if len(faults) != 1 || faults[0].Code != NotShipped {
		t.Errorf("of a file that is not shipped: %v", faults)
	}
}

func TestStatusNames(t *testing.T) {
	for _, s := range AllStatuses {
		if got, ok := ParseStatus(s.String()); !ok || got != s {
			t.Errorf("%s reads as %v, %t", s, got, ok)
		}
	}
	if _, ok := ParseStatus(""); ok {
		t.Error("nothing is a status")
	}
}

// TestLocateOpenings: the locator finds the keys that the library finds, and tells
// the lines apart.
func TestLocateOpenings(t *testing.T) {
	folder := os.DirFS("../content/joseki")
	names, _ := fs.Glob(folder, "*.toml")
	for _, name := range names {
		text, err := fs.ReadFile(folder, name)
		if err != nil {
			t.Fatal(err)
		}
		found := locate(string(text))
		if want := keysOf(t, string(text)); !slices.Equal(paths(found), want) {
			t.Errorf("%s: located %q, want %q", name, paths(found), want)
		}
		if last := found[len(found)-1].step; last != strings.Count(string(text), "[[line]]")-1 {
			t.Errorf("%s: the last key is in line %d", name, last)
		}
	}
}

// TestShippedOpenings: what is shipped is one book, in which every reply is legal
// and which knows every start that there is anything to develop from.
func TestShippedOpenings(t *testing.T) {
	all := LoadOpenings(os.DirFS("../content/joseki"))
	for _, f := range all.Faults {
		t.Error(f)
	}
	book, err := all.Book()
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range rules.Handicaps {
		p := h.Position()
		if bare := h.Key == "three-pawns" || h.Key == "naked-king"; (len(book.Replies(&p)) == 0) != bare {
			t.Errorf("%s: the first moves are %v", h.Key, book.Replies(&p))
		}
	}
	even, openings := 0, 0
	for i := range all.All {
		o := &all.All[i]
		if o.Handicap.Key == "even-game" {
			openings++
		}
		for j := range o.Lines {
			repliesLegal(t, book, o, &o.Lines[j])
			if n := len(o.Lines[j].Moves); o.Handicap.Key == "even-game" {
				if even++; n < 12 || n > 20 {
					t.Errorf("%s/%s has %d plies", o.ID, o.Lines[j].ID, n)
				}
			}
		}
	}
	if even < 16 || openings < 7 || len(all.All) < 35 {
		t.Errorf("%d lines in %d openings of the even game, %d files", even, openings, len(all.All))
	}
}

// repliesLegal walks a line: what the book says on it is legal and never a mistake,
// and what the line marks as one is known.
func repliesLegal(t *testing.T, book *joseki.Book, o *Opening, l *OpeningLine) {
	p := l.Start
	for i, m := range l.Moves {
		for _, r := range book.Replies(&p) {
			if err := p.Check(r.Move.Attempt()); err != nil || r.Kind == joseki.Mistake || r.Weight < 1 {
				t.Errorf("%s/%s, ply %d: the reply %+v: %v", o.ID, l.ID, i+1, r, err)
			}
		}
		at := slices.IndexFunc(book.Known(&p), func(r joseki.Reply) bool { return r.Move == m })
		if at < 0 || slices.Contains(l.Mistakes, i+1) != (at >= 0 && book.Known(&p)[at].Kind == joseki.Mistake) && l.Kinds[p.Turn()] != joseki.Mistake {
			t.Errorf("%s/%s, ply %d: %s is known as %v", o.ID, l.ID, i+1, m, book.Known(&p))
		}
		p.Make(m)
	}
}
