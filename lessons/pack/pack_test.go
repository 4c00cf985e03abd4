package pack

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"terakoya/lessons"
)

var good = fstest.MapFS{
	"01-a/b.toml":     {Data: []byte("id = 1\n")},
	"01-a/a.toml":     {Data: []byte("id = 2\n")},
	"02-b/c.TOML":     {Data: []byte{}},
	"02-b/d/e.png":    {Data: []byte("\x89PNG")},
	"records/f.kif":   {Data: []byte("x")},
	"records/g.ki2":   {Data: []byte("x")},
	"records/h.csa":   {Data: []byte("x")},
	"レッスン.md":         {Data: []byte("# x")},
	"notes.txt":       {Data: []byte("x")},
	"run.exe":         {Data: []byte("MZ")},
	".git/x.toml":     {Data: []byte("x")},
	"01-a/._a.toml":   {Data: []byte("x")},
	"old.zip":         {Data: []byte("PK")},
	"__MACOSX/y.toml": {Data: []byte("x")},
}

var kept = []string{
	"01-a/a.toml", "01-a/b.toml", "02-b/c.TOML", "02-b/d/e.png", "notes.txt", "records/f.kif", "records/g.ki2", "records/h.csa", "レッスン.md",
}

func write(t testing.TB, fsys fs.FS, name string) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := Write(&out, fsys, name); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func open(t testing.TB, p []byte) fs.FS {
	t.Helper()
	fsys, err := Open(bytes.NewReader(p), int64(len(p)))
	if err != nil {
		t.Fatal(err)
	}
	return fsys
}

// files returns the files of a file system with what they hold.
func files(t testing.TB, fsys fs.FS) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(fsys, name)
		all[name] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestRoundTrip: what is written is read again, in a folder of its own or in none,
// and nothing else.
func TestRoundTrip(t *testing.T) {
	for _, in := range []string{"", "my class"} {
		got := files(t, open(t, write(t, good, in)))
		want := map[string]string{}
		for _, name := range kept {
			want[strings.TrimPrefix(in+"/"+name, "/")] = string(good[name].Data)
		}
		if !maps.Equal(got, want) {
			t.Errorf("in %q: %v", in, got)
		}
	}
}

// TestFileSystem holds the pack against what a file system has to do.
func TestFileSystem(t *testing.T) {
	if err := fstest.TestFS(open(t, write(t, good, "")), kept...); err != nil {
		t.Error(err)
	}
}

// TestSameBytes: the same lessons make the same pack.
func TestSameBytes(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, good); err != nil {
		t.Fatal(err)
	}
	if a, b := write(t, good, "x"), write(t, os.DirFS(dir), "x"); !bytes.Equal(a, b) {
		t.Error("two packs of the same files differ")
	}
}

// TestWriteRefuses: what could not be opened is not written.
func TestWriteRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		fsys fs.FS
		in   string
		flaw Flaw
	}{
		"no lesson":    {fstest.MapFS{"a.txt": {}}, "", NoLessons},
		"a bad name":   {good, "../a", NameOutside},
		"big":          {fstest.MapFS{"a.toml": {Data: make([]byte, MaxFile+1)}}, "", FileTooBig},
		"a link":       {fstest.MapFS{"a.toml": {Mode: fs.ModeSymlink, Data: []byte("b")}}, "", NoFile},
		"two in case":  {fstest.MapFS{"a.toml": {}, "A.toml": {}}, "", NameTwice},
		"a deep one":   {fstest.MapFS{strings.Repeat("a/", 20) + "b.toml": {}}, "", TooDeep},
		"an odd name":  {fstest.MapFS{"a\tb.toml": {}}, "", NameOdd},
		"a drive name": {fstest.MapFS{"a:b.toml": {}}, "", NameOutside},
	} {
		var bad *Error
		if err := Write(io.Discard, c.fsys, c.in); !errors.As(err, &bad) || bad.Flaw != c.flaw {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestLessons: lessons are read from a pack as from a folder.
func TestLessons(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "testdata", "drops.toml"))
	if err != nil {
		t.Fatal(err)
	}
	fsys := fstest.MapFS{"03-x/a.toml": {Data: text}, "03-x/b.toml": {Data: []byte("id = ")}}
	c := lessons.LoadBounded(open(t, write(t, fsys, "class")))
	if len(c.Lessons) != 1 || c.Lessons[0].File != "class/03-x/a.toml" || len(c.Faults) != 1 || c.Faults[0].File != "class/03-x/b.toml" {
		t.Errorf("%+v", c)
	}
}

// TestFolderEntries: folders may be entries of their own.
func TestFolderEntries(t *testing.T) {
	p := packed(t, entry{name: "a/"}, entry{name: "a/b/"}, entry{name: "a/b/c.toml", text: lesson}, entry{name: "a/"})
	if got := slices.Collect(maps.Keys(files(t, open(t, p)))); !slices.Equal(got, []string{"a/b/c.toml"}) {
		t.Error(got)
	}
}

func TestCleanName(t *testing.T) {
	for name, want := range map[string]string{
		"class.zip": "class.zip", "/home/me/My class.ZIP": "My class.zip", `C:\x\y.zip`: "y.zip", "../../x": "x.zip", "教室.zip": "教室.zip",
		"a:b?.zip": "a-b.zip", "con.zip": "pack-con.zip", "NUL.a.zip": "pack-NUL.a.zip", ".hidden.zip": "hidden.zip", "a\x00\n.zip": "a.zip",
		strings.Repeat("長", 300): strings.Repeat("長", 66) + ".zip", "..": "", "": "", ".zip": "", "\xff.zip": "",
	} {
		if got, err := CleanName(name); got != want || (err == nil) != (want != "") {
			t.Errorf("%q gives %q, %v", name, got, err)
		}
	}
}

// FuzzPack: whatever the bytes, Open ends without a panic, refuses with a typed
// error or gives what keeps to the limits, and that can be written and read again.
func FuzzPack(f *testing.F) {
	for _, c := range hostilePacks {
		if p := c.pack(f); len(p) < 4_000 {
			f.Add(p)
		}
	}
	f.Add(write(f, good, "x"))
	f.Fuzz(func(t *testing.T, p []byte) {
		fsys, err := Open(bytes.NewReader(p), int64(len(p)))
		var bad *Error
		if err != nil {
			if !errors.As(err, &bad) || bad.Error() == "" {
				t.Fatalf("an error of another type: %v", err)
			}
			return
		}
		got := files(t, fsys)
		all := 0
		for name, text := range got {
			if all += len(text); len(text) > MaxFile || !fs.ValidPath(name) || !isSeen(name) || filepath.IsAbs(name) || strings.ContainsAny(name, "\\:\x00") {
				t.Errorf("%q of %d bytes got in", name, len(text))
			}
		}
		if len(got) == 0 || len(got) > MaxEntries || all > MaxAll {
			t.Errorf("%d files of %d bytes", len(got), all)
		}
		if again := files(t, open(t, write(t, fsys, ""))); !maps.Equal(got, again) {
			t.Errorf("%v is read as %v", got, again)
		}
	})
}
