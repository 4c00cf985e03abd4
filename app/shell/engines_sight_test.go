package shell

import (
	"testing"

	"terakoya/app/engines"
)

// engineScenes are the states of the page of the engines.
var engineScenes = map[string]scene{
	"engines-none": func(_ *testing.T, s *Shell) { s.Engines() },
	"engines-list": func(t *testing.T, s *Shell) { s.furnish(t); s.tap(t, "test-1") },
	"engines-trouble": func(t *testing.T, s *Shell) {
		s.furnish(t)
		s.dropped(fakeProgram(t, "usi) echo \"$0: error while loading shared libraries: libtbb.so.2: cannot open shared object file\" >&2; exit 127;;\n"))
	},
	"engines-remove":  func(t *testing.T, s *Shell) { s.furnish(t); s.tap(t, "remove-2") },
	"engines-options": func(t *testing.T, s *Shell) { s.furnish(t); s.tap(t, "options-1") },
	"engines-limits": func(t *testing.T, s *Shell) {
		s.furnish(t)
		s.tap(t, "options-1")
		part(t, s, "option-1").Object.(interface{ SetText(string) }).SetText("0")
		s.tap(t, "yes")
	},
	"engines-waits": func(t *testing.T, s *Shell) {
		s.work.Go = func(func()) {}
		s.furnish(t)
		s.tap(t, "test-1")
	},
	"engines-broken": func(_ *testing.T, s *Shell) {
		s.kept(s.store.SetSetting(keyEngines, `[{"name":"Apery","path":7},{"name":"A","path":"/a"}]`))
		s.Engines()
	},
}

// furnish gives the learner engines, one with a long path, and shows them.
func (s *Shell) furnish(t *testing.T) {
	t.Helper()
	s.kept(s.store.SetSetting(keyEngines, engines.Write([]engines.Entry{
		{Name: "技巧", Path: fakeProgram(t, fakePlays), Author: "A. Author", Game: 1, Options: map[string]string{"Threads": "4"}},
		{Name: "YaneuraOu NNUE 8.30git 64AVX2", Path: "/home/aiko/programs/shogi/engines/YaneuraOu-NNUE-v8.30git/build/release/YaneuraOu-by-gcc-avx2", Author: "yaneurao"},
	})))
	s.Engines()
}
