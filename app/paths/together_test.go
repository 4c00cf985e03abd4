package paths

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// text fills a file.
func text(s string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, s)
		return err
	}
}

// TestWriteTogether: two files are both written, or both are as they were and nothing
// else is left beside them.
func TestWriteTogether(t *testing.T) {
	torn := errors.New("torn")
	tear := func(io.Writer) error { return torn }
	type pair = [2]string // what the files hold: nothing if they are not there, "/" for a folder
	for name, c := range map[string]struct {
		before  pair
		second  func(io.Writer) error
		replace bool
		want    error
		then    pair
	}{
		"new":             {pair{}, text("B"), false, nil, pair{"A", "B"}},
		"second is there": {pair{"", "old"}, text("B"), false, fs.ErrExist, pair{"", "old"}},
		"both replaced":   {pair{"old", "old"}, text("B"), true, nil, pair{"A", "B"}},
		"second is new":   {pair{"old", ""}, text("B"), true, nil, pair{"A", "B"}},
		"second is torn":  {pair{"old", ""}, tear, true, torn, pair{"old", ""}},
		"second a folder": {pair{"old", "/"}, text("B"), true, syscall.EISDIR, pair{"old", "/"}},
	} {
		dir := t.TempDir()
		files := pair{filepath.Join(dir, "a"), filepath.Join(dir, "b")}
		for i, text := range c.before {
			lay(t, files[i], text)
		}
		err := WriteTogether([]File{{files[0], text("A")}, {files[1], c.second}}, c.replace)
		if !errors.Is(err, c.want) {
			t.Errorf("%s: %v", name, err)
		}
		left := 0
		for i, want := range c.then {
			got, _ := os.ReadFile(files[i])
			if want != "/" && string(got) != want {
				t.Errorf("%s: %s holds %q, want %q", name, files[i], got, want)
			}
			if want != "" {
				left++
			}
		}
		if all, _ := os.ReadDir(dir); len(all) != left {
			t.Errorf("%s: the folder holds %v", name, all)
		}
	}
}

// lay puts a file with a text, or a folder, where a file may come.
func lay(t *testing.T, path, text string) {
	t.Helper()
	var err error
	switch text {
	case "":
	case "/":
		err = os.Mkdir(path, 0o700)
	default:
		err = os.WriteFile(path, []byte(text), 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestTakeBack: what was put in its place already goes back, whether or not something
// was replaced.
func TestTakeBack(t *testing.T) {
	dir := t.TempDir()
	path, temp := filepath.Join(dir, "a"), filepath.Join(dir, "t")
	for _, before := range []string{"", "old"} {
		if before != "" {
			if err := os.WriteFile(path, []byte(before), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if err := os.WriteFile(temp, []byte("new"), 0o600); err != nil {
			t.Fatal(err)
		}
		u, err := put(temp, path, true, true)
		if err != nil {
			t.Fatal(err)
		}
		if got, _ := os.ReadFile(path); string(got) != "new" {
			t.Errorf("it holds %q", got)
		}
		if err := takeBack([]undo{u}); err != nil {
			t.Error(err)
		}
		if got, _ := os.ReadFile(path); string(got) != before {
			t.Errorf("it holds %q, want %q", got, before)
		}
	}
	if all, _ := os.ReadDir(dir); len(all) != 1 {
		t.Errorf("the folder holds %v", all)
	}
}
