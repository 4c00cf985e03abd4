package paths

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

func TestClean(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for typed, want := range map[string]string{
		"": "", "  ": "", `""`: "", "~": home, "~/a b.csv": filepath.Join(home, "a b.csv"), "~aiko": filepath.Join(here, "~aiko"),
		` "a.csv" `: filepath.Join(here, "a.csv"), "'x/../b'": filepath.Join(here, "b"),
	} {
		if got := Clean(typed); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}

func TestWithEnding(t *testing.T) {
	for path, want := range map[string]string{"": "", "a": "a.png", "a.PNG": "a.PNG", "a.csv": "a.csv.png"} {
		if got := WithEnding(path, ".png"); got != want {
			t.Errorf("%q gets %q, want %q", path, got, want)
		}
	}
}

// TestWrite: a file is whole or as it was, and nothing else is left beside it.
func TestWrite(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a.txt")
	fill := func(text string, err error) func(io.Writer) error {
		return func(w io.Writer) error {
			_, wrote := io.WriteString(w, text)
			return errors.Join(err, wrote)
		}
	}
	torn := errors.New("torn")
	for _, c := range []struct {
		text    string
		replace bool
		fails   error
		want    error
		then    string
	}{
		{"one", false, nil, nil, "one"},
		{"two", false, nil, fs.ErrExist, "one"},
		{"thr", true, torn, torn, "one"},
		{"four", true, nil, nil, "four"},
	} {
		if err := Write(file, c.replace, fill(c.text, c.fails)); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.text, err, c.want)
		}
		text, err := os.ReadFile(file)
		files, listed := os.ReadDir(dir)
		if string(text) != c.then || len(files) != 1 || err != nil || listed != nil {
			t.Errorf("after %s there is %q among %d files, %v, %v", c.text, text, len(files), err, listed)
		}
	}
}
