package main

import (
	"encoding/json"
	"errors"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// pkg is what go list says of a package; tests of a package have ForTest set and
// come with the imports of their test files.
type pkg struct {
	ImportPath string
	ForTest    string
	Imports    []string
	Standard   bool
}

// toolkit is Fyne; only main.go may import its app package, which alone
// needs OpenGL and a C compiler.
const (
	toolkit    = "fyne.io/fyne/v2"
	toolkitApp = toolkit + "/app"
)

// allowed says what a room may import beside the standard library. The longest
// prefix counts; a name with a slash at the end stands for all below it.
var allowed = map[string][]string{
	"terakoya/rules":             {},
	"terakoya/rules/engine":      {"terakoya/rules", "terakoya/rules/"},
	"terakoya/rules/joseki":      {"terakoya/rules"},
	"terakoya/rules/notation":    {"terakoya/rules"},
	"terakoya/rules/kifu":        {"terakoya/rules", "terakoya/rules/notation", "golang.org/x/text/encoding/japanese", "golang.org/x/text/transform"},
	"terakoya/lessons":           {"terakoya/rules", "terakoya/rules/", "terakoya/lessons", "terakoya/lessons/", "github.com/BurntSushi/toml"},
	"terakoya/lessons/classroom": {"terakoya/rules", "terakoya/lessons", "terakoya/lessons/", "golang.org/x/text/encoding", "golang.org/x/text/encoding/", "golang.org/x/text/unicode/norm"},
	"terakoya/lessons/progress":  {"terakoya/rules", "terakoya/rules/", "terakoya/lessons", "terakoya/lessons/progress/", "modernc.org/sqlite"},
	"terakoya/widgets":           {"terakoya/rules", "terakoya/widgets/", toolkit, toolkit + "/", "golang.org/x/image/"},
	"terakoya/widgets/pieceart":  {"terakoya/rules", "golang.org/x/image/"},
	"terakoya/content":           {},
	"terakoya/app":               {"terakoya/", "fyne.io/", "github.com/", "golang.org/x/", "modernc.org/"},
}

// forTests may be imported by tests anywhere.
var forTests = []string{"github.com/google/go-cmp/", "pgregory.net/rapid", "github.com/BurntSushi/toml", toolkit + "/test"}

// TestArrows walks every package and every test of the program.
func TestArrows(t *testing.T) {
	for _, p := range list(t) {
		if !strings.HasPrefix(p.ImportPath, "terakoya/") || strings.HasSuffix(p.ImportPath, ".test") {
			continue
		}
		name, _, _ := strings.Cut(p.ImportPath, " ") // "p [p.test]" is a package with its tests
		of := strings.TrimSuffix(name, "_test")
		for _, imported := range p.Imports {
			imported, _, _ = strings.Cut(imported, " ")
			switch {
			case !strings.Contains(strings.Split(imported, "/")[0], ".") && !strings.HasPrefix(imported, "terakoya/"):
				// the standard library
			case imported == of:
			case matches(forTests, imported) && p.ForTest != "":
			case imported == "terakoya/app/stage" && p.ForTest == "":
				t.Errorf("%s imports %s, which is for tests", name, imported)
			case imported == toolkitApp && name != "terakoya/app":
				t.Errorf("%s imports %s, which only app/main.go may", name, toolkitApp)
			case p.ForTest != "" && strings.HasPrefix(imported, "terakoya/") && strings.HasSuffix(name, "_test"):
				// an external test may bring rooms together, but for the law's
				if strings.HasPrefix(of, "terakoya/rules") && !strings.HasPrefix(imported, "terakoya/rules") {
					t.Errorf("%s imports %s", name, imported)
				}
			case !matches(roomOf(of), imported):
				t.Errorf("%s may not import %s", name, imported)
			}
		}
	}
}

// TestOnlyMainOpensWindows: one file imports the package that needs OpenGL.
func TestOnlyMainOpensWindows(t *testing.T) {
	var with []string
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, i := range f.Imports {
			if i.Path.Value == strconv.Quote(toolkitApp) {
				with = append(with, path)
			}
		}
		return nil
	})
	if err != nil || !slices.Equal(with, []string{filepath.Join("..", "app", "main.go")}) {
		t.Errorf("files that import %s: %v (%v)", toolkitApp, with, err)
	}
}

// roomOf returns what the room of a package may import.
func roomOf(name string) []string {
	room := ""
	for r := range allowed {
		if (name == r || strings.HasPrefix(name, r+"/")) && len(r) > len(room) {
			room = r
		}
	}
	return allowed[room]
}

func matches(list []string, imported string) bool {
	return slices.ContainsFunc(list, func(a string) bool {
		return imported == a || strings.HasSuffix(a, "/") && strings.HasPrefix(imported, a)
	})
}

// list asks the go command; without the tag it would fail where cgo is off.
func list(t *testing.T) []pkg {
	t.Helper()
	out, err := exec.Command("go", "list", "-tags", "ci", "-test", "-deps", "-json=ImportPath,ForTest,Imports,Standard", "terakoya/...").Output()
	if err != nil {
		t.Fatal(err)
	}
	var all []pkg
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p pkg
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	if len(all) < 50 {
		t.Fatalf("go list names %d packages", len(all))
	}
	return all
}
