package lessons

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/BurntSushi/toml"
)

// shipped reads every file of the content that lessons are made of.
func shipped(t testing.TB) map[string]string {
	t.Helper()
	texts := map[string]string{}
	read := func(name string) {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		texts[name] = string(text)
	}
	for _, root := range []string{"../content/lessons", "../content/messages"} {
		err := filepath.WalkDir(root, func(name string, _ fs.DirEntry, err error) error {
			if err == nil && filepath.Ext(name) == ".toml" {
				read(name)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	read("../content/glossary.toml")
	return texts
}

// keysOf lists the keys of a text as the TOML library has them.
func keysOf(t *testing.T, text string) []string {
	t.Helper()
	var v map[string]any
	meta, err := toml.Decode(text, &v)
	if err != nil {
		t.Fatalf("this is not TOML: %v", err)
	}
	var paths []string
	for _, key := range meta.Keys() {
		paths = append(paths, strings.Join(key, "."))
	}
	return paths
}

func paths(found []located) []string {
	var out []string
	for _, k := range found {
		out = append(out, k.path)
	}
	return out
}

// TestLocateContent: in all content the locator finds the keys that the library
// finds, each on a line where it is written.
func TestLocateContent(t *testing.T) {
	for name, text := range shipped(t) {
		t.Run(filepath.Base(name), func(t *testing.T) {
			found := locate(text)
			if want := keysOf(t, text); !slices.Equal(paths(found), want) {
				t.Fatalf("located %q, want %q", paths(found), want)
			}
			lines := strings.Split(text, "\n")
			last := 1
			for _, k := range found {
				if k.line < last {
					t.Errorf("%s is on line %d, above the key before it", k.path, k.line)
				}
				last = k.line
				if !writtenOn(lines[k.line-1], k.path) {
					t.Errorf("%s is not on line %d: %s", k.path, k.line, lines[k.line-1])
				}
			}
		})
	}
}

// writtenOn reports whether a line has the header of a path, or its last word
// before an equals sign.
func writtenOn(line, path string) bool {
	line = strings.ReplaceAll(line, " ", "")
	if line == "["+path+"]" || line == "[["+path+"]]" {
		return true
	}
	_, word, _ := cutLast(path)
	for _, before := range []string{"{", ",", ""} {
		if i := strings.Index(line, before+word+"="); i > 0 && before != "" || i == 0 {
			return true
		}
	}
	return false
}

// nasty are texts on which a careless reader goes astray, and their keys, as
// "step line path".
var nasty = map[string]struct {
	text string
	want []string
}{
	"nothing":                {"", nil},
	"only a comment":         {"# id = 1", nil},
	"no last newline":        {"a = 1\nb = 2", []string{"-1 1 a", "-1 2 b"}},
	"CRLF":                   {"a = 1\r\n\r\n[t]\r\nb = true # c = 3\r\n", []string{"-1 1 a", "-1 3 t", "-1 4 t.b"}},
	"a comment behind":       {"a = 1 # b = 2\nc = '#' # d = 3\n", []string{"-1 1 a", "-1 2 c"}},
	"signs in a string":      {"a = \"[[step]] # { = \"\nb = 1", []string{"-1 1 a", "-1 2 b"}},
	"escaped quotes":         {"a = \"\\\" b = 2 \\\\\"\nc = 1", []string{"-1 1 a", "-1 2 c"}},
	"a backslash, literal":   {"a = 'b\\'\nc = 1", []string{"-1 1 a", "-1 2 c"}},
	"the other quote":        {"a = '\"'\nb = \"'\"\nc = 1", []string{"-1 1 a", "-1 2 b", "-1 3 c"}},
	"empty strings":          {"a = \"\"\nb = ''\nc = [\"\", '', \"\"]\nd = \"\"\"\"\"\"\ne = ''''''\nf = 1", []string{"-1 1 a", "-1 2 b", "-1 3 c", "-1 4 d", "-1 5 e", "-1 6 f"}},
	"a string over lines":    {"a = \"\"\"\n# b = 1\n[[step]]\nc = 'x\n\"\"\"\nd = 1", []string{"-1 1 a", "-1 6 d"}},
	"the same, literal":      {"a = '''\n[[step]]\n\\''' # b = 1\nc = 1", []string{"-1 1 a", "-1 4 c"}},
	"quotes within":          {"a = \"\"\"x \"\" y \\\"\"\" z\n\"\"\"\nb = 1", []string{"-1 1 a", "-1 3 b"}},
	"a line continued":       {"a = \"\"\"x \\\n   y\"\"\"\nb = 1", []string{"-1 1 a", "-1 3 b"}},
	"four quotes end it":     {"a = \"\"\"x\"\"\"\"\nb = '''x''''\nc = 1", []string{"-1 1 a", "-1 2 b", "-1 3 c"}},
	"five quotes end it":     {"a = \"\"\"x\"\"\"\"\"\nb = '''x'''''\nc = 1", []string{"-1 1 a", "-1 2 b", "-1 3 c"}},
	"an array over lines":    {"a = [ # ] b = 1\n  1, # ]\n  \"]\",\n\n  [2, 3], ]\nc = 1", []string{"-1 1 a", "-1 6 c"}},
	"no comma, no blank":     {"a=[1]\nb={c=1}\n", []string{"-1 1 a", "-1 2 b", "-1 2 b.c"}},
	"an inline table":        {"a = { b = \"}\", c = { d = [1, 2] }, e = 1 } # f = 1\ng = 1", []string{"-1 1 a", "-1 1 a.b", "-1 1 a.c", "-1 1 a.c.d", "-1 1 a.e", "-1 2 g"}},
	"the same, over lines":   {"a = {\n  b = 1, # c = 1\n\n  d = '''\n''',\n}\ne = 1", []string{"-1 1 a", "-1 2 a.b", "-1 4 a.d", "-1 7 e"}},
	"tables in an array":     {"a = [\n { b = 1 },\n { b = 2, c = 3 },\n]\nd = 1", []string{"-1 1 a", "-1 2 a.b", "-1 3 a.b", "-1 3 a.c", "-1 5 d"}},
	"quoted keys":            {"\"a b\" = 1\n'c' = 2\n\"d=]#\" = 3\n[\"e]f\".g]\nh = 4", []string{"-1 1 a b", "-1 2 c", "-1 3 d=]#", "-1 4 e]f.g", "-1 5 e]f.g.h"}},
	"dotted keys":            {"a.b = 1\na . c = 2\n\"d\".'e' = 3\nf = { g.h = 4 }", []string{"-1 1 a.b", "-1 2 a.c", "-1 3 d.e", "-1 4 f", "-1 4 f.g.h"}},
	"blanks in headers":      {"  [ a . b ]\n\tc = 1\n[[ d ]] # [e]\n", []string{"-1 1 a.b", "-1 2 a.b.c", "-1 3 d"}},
	"numbers and dates":      {"a = -1.5e+3\nb = 1979-05-27 07:32:00Z # c\nd = 0x1F\ne = [inf, nan]\n", []string{"-1 1 a", "-1 2 b", "-1 3 d", "-1 4 e"}},
	"steps":                  {"a = 1\n[[step]]\nb = 1\n[step.text]\nen = 'x'\n\n[[ step ]]\nb = 2\n[[other]]\nc = 3\n[['step']]", []string{"-1 1 a", "0 2 step", "0 3 step.b", "0 4 step.text", "0 5 step.text.en", "1 7 step", "1 8 step.b", "1 9 other", "1 10 other.c", "2 11 step"}},
	"what only looks a step": {"[steps]\n[[step.line]]\nby = '[[step]]'\n", []string{"-1 1 steps", "-1 2 step.line", "-1 3 step.line.by"}},
	"runes of many bytes":    {"a = \"「二歩」“x”\" # 歩 = 1\n\"歩\" = 1\n", []string{"-1 1 a", "-1 2 歩"}},
}

func TestLocateNasty(t *testing.T) {
	for name, c := range nasty {
		t.Run(name, func(t *testing.T) {
			found := locate(c.text)
			var got []string
			for _, k := range found {
				got = append(got, fmt.Sprintf("%d %d %s", k.step, k.line, k.path))
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("located %q, want %q", got, c.want)
			}
			if want := keysOf(t, c.text); !slices.Equal(paths(found), want) {
				t.Errorf("located %q, the library has %q", paths(found), want)
			}
		})
	}
}

// TestParseComesBack: marks at the front of a file do not keep the reader
// standing still.
func TestParseComesBack(t *testing.T) {
	for _, text := range []string{"\xff\xfe# x = [}\nid = \"a\"\n", "\ufeff\ufeff# x = [}\nid = \"a\"\n"} {
		done := make(chan []Fault, 1)
		go func() {
			_, faults := Parse("x.toml", text)
			done <- faults
		}()
		select {
		case faults := <-done:
			if len(faults) == 0 {
				t.Errorf("%q is accepted", text)
			}
		case <-time.After(10 * time.Second):
			t.Fatalf("%q hangs", text)
		}
	}
}

// FuzzParse: whatever a file holds, Parse comes back, its faults stand on lines
// that the file has, and a lesson without a fault can be taught.
func FuzzParse(f *testing.F) {
	for name, text := range shipped(f) {
		if strings.Contains(name, "lessons") {
			f.Add(text)
			f.Add(text[:len(text)/2])
		}
	}
	good := goodLesson(f)
	for _, c := range broken {
		f.Add(c.in(f, good))
	}
	for _, c := range nasty {
		f.Add(c.text)
	}
	for _, c := range asked {
		f.Add(askingLesson(c.kind, c.sfen, c.keys))
	}
	f.Fuzz(func(t *testing.T, text string) {
		lesson, faults := Parse("x.toml", text)
		lines := strings.Count(text, "\n") + 1
		for _, fault := range faults {
			if fault.File != "x.toml" || fault.Line < 1 || fault.Line > lines || fault.Cause == "" {
				t.Errorf("fault %+v in a file of %d lines", fault, lines)
			}
		}
		if len(faults) > 0 {
			return
		}
		if lesson.ID == "" || len(lesson.Steps) == 0 {
			t.Errorf("accepted as a lesson: %+v", lesson)
		}
		for i := range lesson.Steps {
			s := &lesson.Steps[i]
			if s.ID == "" || s.Line < 1 || s.Line > lines || !wellFormed(s) {
				t.Errorf("accepted as a step: %+v", s)
			}
		}
	})
}

// wellFormed reports whether a step has what its kind asks by, and nothing of
// another kind.
func wellFormed(s *Step) bool {
	return (s.Kind == PlayMove || s.Kind == PlayLine && len(s.Beats) == 0) == (s.Goal != nil) &&
		(s.Kind == TapSquares) == (s.Ask.String() != "") &&
		(s.Kind == EnterNumber) == (s.Tally.String() != "") &&
		(s.Kind == Judgement) == (len(s.Offer) > 0) &&
		(s.Kind == Choice || s.Kind == PutInOrder && len(s.Places) == 0) == (len(s.Option) > 0)
}
