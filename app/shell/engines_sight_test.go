package shell

import (
	"fmt"
	"slices"
	"testing"

	"terakoya/app/engines"
	"terakoya/app/words"
	"terakoya/lessons"
)

// engineSights are the states of the page of the engines.
var engineSights = map[string]func(t *testing.T, s *Shell, path string){
	"none": func(t *testing.T, s *Shell, path string) {
		s.kept(s.store.SetSetting(keyEngines, ""))
		s.Engines()
	},
	"list": func(t *testing.T, s *Shell, path string) { s.tap(t, "test-1") },
	"trouble": func(t *testing.T, s *Shell, path string) {
		s.dropped(fakeProgram(t, "usi) echo \"$0: error while loading shared libraries: libtbb.so.2: cannot open shared object file\" >&2; exit 127;;\n"))
	},
	"remove":  func(t *testing.T, s *Shell, path string) { s.tap(t, "remove-2") },
	"options": func(t *testing.T, s *Shell, path string) { s.tap(t, "options-1") },
	"limits": func(t *testing.T, s *Shell, path string) {
		s.tap(t, "options-1")
		part(t, s, "option-1").Object.(interface{ SetText(string) }).SetText("0")
		s.tap(t, "yes")
	},
	"waits": func(t *testing.T, s *Shell, path string) {
		s.work.Go = func(func()) {}
		s.Engines()
		s.tap(t, "test-1")
	},
	"broken": func(t *testing.T, s *Shell, path string) {
		s.kept(s.store.SetSetting(keyEngines, `[{"name":"Apery","path":7},{"name":"A","path":"/a"}]`))
		s.Engines()
	},
}

// TestEnginesSight looks at the page of the engines in each language and sight.
func TestEnginesSight(t *testing.T) {
	set, err := words.NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	path := fakeProgram(t, fakePlays)
	long := "/home/aiko/programs/shogi/engines/YaneuraOu-NNUE-v8.30git/build/release/YaneuraOu-by-gcc-avx2"
	for _, in := range slices.DeleteFunc(sights(), func(in sight) bool { return in.size.Width > 1024 && *sheets == "" }) {
		for _, l := range lessons.Languages {
			for name, show := range engineSights {
				t.Run(fmt.Sprintf("%s/%s/%s", name, l, in), func(t *testing.T) {
					s := withEngines(t, l, engines.Entry{Name: "技巧", Path: path, Author: "A. Author", Game: 1, Options: map[string]string{"Threads": "4"}},
						engines.Entry{Name: "YaneuraOu NNUE 8.30git 64AVX2", Path: long, Author: "yaneurao"})
					enlarge(s, l, in)
					s.window.Resize(in.size)
					s.Engines()
					show(t, s, path)
					s.window.Resize(in.size)
					inspect(t, s, set, in.size)
					picture(t, s, fmt.Sprintf("engines-%s-%s-%t-%g-%s", name, l, in.dark, in.size.Width, in.text))
				})
			}
		}
	}
}
