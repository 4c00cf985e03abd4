package engines

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

// TestAdd: a program is added by its path as typed, by a dialog, and by dropping it; what
// it calls itself is kept, and it runs no longer.
func TestAdd(t *testing.T) {
	for name, add := range map[string]func(r *room, path string){
		"typed":   func(r *room, path string) { r.write("path", "\""+path+"\""); r.tap("add") },
		"chosen":  func(r *room, path string) { r.file = path; r.tap("file") },
		"dropped": func(r *room, path string) { r.Add(path) },
	} {
		t.Run(name, func(t *testing.T) {
			path := program(t, "kata.sh", polite)
			r := newRoom(t)
			add(r, path)
			r.says(false, "Kata", "added")
			if len(r.saved) != 1 || r.saved[0].Name != "Kata" || r.saved[0].Author != "Aiko" || r.saved[0].Path != path {
				t.Errorf("kept %+v", r.saved)
			}
			if !strings.HasSuffix(heard(t, path), "quit\n") {
				t.Errorf("it heard %q", heard(t, path))
			}
			if r.Add(path); len(r.saved) != 1 {
				t.Error("it is there twice")
			}
			r.says(true, "already, as Kata")
		})
	}
}

// TestSameName: two engines of one name are told apart, and one without a name is called
// as its file.
func TestSameName(t *testing.T) {
	r := newRoom(t)
	r.Add(program(t, "a", polite))
	r.Add(program(t, "b", polite))
	r.Add(program(t, "c", "usi) echo usiok;;\nquit) exit;;\n"))
	var names []string
	for _, e := range r.saved {
		names = append(names, e.Name)
	}
	if got := strings.Join(names, ", "); got != "Kata, Kata (2), c" {
		t.Error(got)
	}
}

// TestNoEngine: what is wrong with a program is told, and nothing is kept.
func TestNoEngine(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string, mode os.FileMode) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
		return path
	}
	for name, c := range map[string]struct{ path, says string }{
		"nothing typed":  {"", "Say where the program is"},
		"no file":        {filepath.Join(dir, "none"), "There is no file"},
		"a folder":       {dir, "is a folder"},
		"not executable": {file("text", "text", 0o644), "executable"},
		"no program":     {file("data", "\x01\x02", 0o755), "no program that runs on this machine"},
		"no interpreter": {file("script", "#!/no/such/program\n", 0o755), "no program that runs on this machine"},
		"not USI":        {program(t, "hush", ""), "within 1 s"},
		"dies":           {program(t, "dies", "usi) echo no eval.bin >&2; exit 3;;\n"), "no eval.bin"},
		"dies mute":      {program(t, "mute", "usi) exit 3;;\n"), "exit status 3"},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t)
			if name == "not USI" {
				r.times.Start, r.times.Quit = time.Millisecond, time.Millisecond
			}
			r.Add(c.path)
			r.says(true, c.says)
			if r.saved != nil || c.path != "" && r.path.Text != c.path {
				t.Errorf("kept %+v, typed is %q", r.saved, r.path.Text)
			}
		})
	}
}

// TestUSI01: an engine that loads its book first is waited for, with what it says
// meanwhile, and can be stopped.
func TestUSI01(t *testing.T) {
	path := program(t, "slow", "usi) echo info string reading the book; read -r line;;\nquit) exit;;\n")
	r := newRoom(t)
	r.hold = true
	stopped := false
	r.work.Do = func(f func()) { // the first progress stops it
		f()
		if text := r.busyText(); !stopped && strings.Contains(text, "reading the book") {
			stopped = true
			r.press(fyne.KeyEscape)
		}
	}
	r.Add(path)
	if stop := r.part("stop"); stop == nil || r.window.Canvas().Focused() != stop.(fyne.Focusable) {
		t.Fatal("it cannot be stopped")
	}
	over := make(chan struct{})
	go func() { r.held[0](); close(over) }()
	<-over
	r.held[1]() // which waits for the end of the program
	r.says(false, "has been stopped")
	if !stopped || r.saved != nil || r.left || r.part("stop") != nil {
		t.Errorf("stopped %t, kept %v, left %t", stopped, r.saved, r.left)
	}
	if r.press(fyne.KeyEscape); !r.left {
		t.Error("Escape does not leave")
	}
}

func (r *room) busyText() string {
	if r.busy == nil {
		return ""
	}
	return r.busy.text.Text
}

// TestTest: an engine plays one move from the start, which is told with its time, and
// runs no longer.
func TestTest(t *testing.T) {
	path := program(t, "kata", polite+"go*) echo bestmove 7g7f;;\n")
	r := newRoom(t, Entry{Name: "Old name", Path: path, Game: 1, Options: map[string]string{"Book": "x"}})
	r.tap("test-1")
	r.says(false, "Kata plays ▲P-7f", "after 0.", "Book")
	if text := heard(t, path); !strings.Contains(text, "position startpos\ngo movetime 1000\n") || !strings.HasSuffix(text, "quit\n") {
		t.Errorf("it heard %q", text)
	}
}

// TestUSI07: what cannot be played is quoted, with the name of the engine.
func TestUSI07(t *testing.T) {
	for _, reply := range []string{"bestmove (none)", "bestmove 0000", "bestmove P*5e", "bestmove 7g7e"} {
		r := newRoom(t, Entry{Name: "Kata", Path: program(t, "kata", polite+"go*) echo '"+reply+"';;\n")})
		r.tap("test-1")
		r.says(true, "Kata answered “"+reply+"”")
	}
	r := newRoom(t, Entry{Name: "Kata", Path: program(t, "kata", polite+"go*) echo bestmove resign;;\n")})
	r.tap("test-1")
	r.says(false, "plays no move")
}

// TestRemove: it is asked first, and the answer that changes nothing has the keys.
func TestRemove(t *testing.T) {
	r := newRoom(t, Entry{Name: "A", Path: "/a"}, Entry{Name: "B", Path: "/b"})
	r.tap("remove-1")
	if r.press(fyne.KeyReturn); r.saved != nil || r.part("yes") != nil {
		t.Fatal("Enter removes it")
	}
	r.tap("remove-1", "yes")
	r.says(false, "A has been removed")
	if len(r.saved) != 1 || r.saved[0].Name != "B" || len(r.ended) != 1 {
		t.Errorf("kept %+v, ended %v", r.saved, r.ended)
	}
	r.full = "the disk is full"
	if r.tap("remove-1", "yes"); len(r.env.All) != 1 {
		t.Error("it is gone though that could not be kept")
	}
	r.says(true, "the disk is full")
}

// TestUnable: where no program can be started the page says so, and offers nothing.
func TestUnable(t *testing.T) {
	r := newRoom(t)
	env := r.env
	env.Able = false
	s := New(env)
	if s.Add("/a"); len(s.Parts()) != 1 || s.busy != nil {
		t.Errorf("%v", s.Parts())
	}
}
