package course

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"testing/fstest"

	"terakoya/lessons/pack"
)

// zipped writes a pack of lessons into a folder.
func zipped(t *testing.T, dir, name string, ids ...string) string {
	t.Helper()
	files := fstest.MapFS{}
	for _, id := range ids {
		files[id+".toml"] = &fstest.MapFile{Data: []byte(lesson(id, "mine"))}
	}
	var out bytes.Buffer
	if err := pack.Write(&out, files, ""); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, name)
	if err := os.WriteFile(file, out.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

func listed(t *testing.T, dir string) (names []string) {
	t.Helper()
	list, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	for _, d := range list {
		names = append(names, d.Name())
	}
	return names
}

// TestShelf: packs are added under clean names, a later version takes the place of
// the earlier, another of the same name stands beside it.
func TestShelf(t *testing.T) {
	data, from, other := t.TempDir(), t.TempDir(), t.TempDir()
	shelf := &Shelf{Dir: filepath.Join(data, "packs")}
	places := Places{Shelf: shelf}
	if got := places.Read(nil); len(got) != 0 {
		t.Errorf("%d sources before the first", len(got))
	}
	for _, c := range []struct {
		file, want string
	}{
		{zipped(t, from, "class.zip", "a", "b"), "class.zip"},
		{zipped(t, other, "class.zip", "x"), "class-2.zip"},
		{zipped(t, from, "class.zip", "b", "c"), "class.zip"},
		{zipped(t, other, "class.zip", "x", "y"), "class-2.zip"},
		{zipped(t, from, "a?b .ZIP", "z"), "a-b.zip"},
	} {
		before := places.Print()
		if name, err := shelf.Add(c.file); name != c.want || err != nil {
			t.Errorf("%s is kept as %q, %v", c.file, name, err)
		}
		if places.Print() == before {
			t.Errorf("%s changes nothing", c.file)
		}
	}
	if got, want := listed(t, shelf.Dir), []string{"a-b.zip", "class-2.zip", "class.zip"}; !slices.Equal(got, want) {
		t.Errorf("on the shelf %q", got)
	}
	takeAway(t, data, shelf)
}

// takeAway reads what is on the shelf, and removes a pack of it.
func takeAway(t *testing.T, data string, shelf *Shelf) {
	t.Helper()
	places := Places{Shelf: shelf}
	sources := places.Read(nil)
	all, faults := Merge(sources)
	if got := ids(all); len(got) != 5 || len(faults) > 0 {
		t.Errorf("%q %v", got, faults)
	}
	if again := places.Read(sources); !slices.Equal(again, sources) {
		t.Error("packs that have not changed are read again")
	}
	if err := shelf.Remove("class.zip"); err != nil {
		t.Error(err)
	}
	for _, name := range []string{"class.zip", "../../x", ".."} {
		if err := shelf.Remove(name); err == nil {
			t.Errorf("%q is removed", name)
		}
	}
	if got := places.Read(sources); len(got) != 2 {
		t.Errorf("%d sources at the end", len(got))
	}
	if got := listed(t, data); !slices.Equal(got, []string{"packs"}) {
		t.Errorf("beside the shelf there is %q", got)
	}
}

// TestShelfRefuses: a pack with a flaw changes nothing, nor does one that cannot be
// written.
func TestShelfRefuses(t *testing.T) {
	dir := t.TempDir()
	shelf := &Shelf{Dir: filepath.Join(dir, "packs")}
	good := zipped(t, dir, "good.zip", "a")
	whole, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	cut := filepath.Join(dir, "cut.zip")
	if err := os.WriteFile(cut, whole[:len(whole)-9], 0o600); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{cut, dir, filepath.Join(dir, "none.zip")} {
		if name, err := shelf.Add(file); err == nil {
			t.Errorf("%s is kept as %s", file, name)
		}
	}
	if got := listed(t, shelf.Dir); len(got) != 0 {
		t.Errorf("on the shelf %q", got)
	}
	if err := os.WriteFile(shelf.Dir, nil, 0o600); err != nil { // a file in the shelf's place
		t.Fatal(err)
	}
	if _, err := shelf.Add(good); err == nil {
		t.Error("kept in a file")
	}
}

// TestSpoiltPack: a pack that was sound when it was added and is not any more is
// told, and the others are read.
func TestSpoiltPack(t *testing.T) {
	dir := t.TempDir()
	zipped(t, dir, "good.zip", "a")
	if err := os.WriteFile(filepath.Join(dir, "bad.zip"), []byte("PK"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, halfMark+"x"), []byte("PK"), 0o600); err != nil {
		t.Fatal(err)
	}
	sources := Places{Shelf: &Shelf{Dir: dir}}.Read(nil)
	all, faults := Merge(sources)
	var bad *pack.Error
	if len(all) != 1 || len(faults) != 1 || faults[0].File != "bad.zip" || !errors.As(sources[0].Err, &bad) {
		t.Errorf("%q %v", ids(all), faults)
	}
}

// TestFolder: the folder is found again after it was away, and links out of it are
// not followed.
func TestFolder(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "mine")
	places := Places{Folder: dir}
	sources := places.Read(nil)
	if len(sources) != 1 || !errors.Is(sources[0].Err, ErrNoFolder) {
		t.Fatalf("%+v", sources)
	}
	before := places.Print()
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	outside := filepath.Join(t.TempDir(), "secret.toml")
	if err := os.WriteFile(outside, []byte(lesson("s", "mine")), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, filepath.Join(dir, "out.toml")); err != nil {
		mayLink(t, err)
	}
	if err := os.WriteFile(filepath.Join(dir, "a.toml"), []byte(lesson("a", "mine")), 0o600); err != nil {
		t.Fatal(err)
	}
	if places.Print() == before {
		t.Error("a folder that comes changes nothing")
	}
	sources = places.Read(sources)
	all, faults := Merge(sources)
	if len(all) != 1 || len(faults) != 1 || faults[0].File != "mine/out.toml" {
		t.Errorf("%q %v", ids(all), faults)
	}
	if again := places.Read(sources); !slices.Equal(again, sources) {
		t.Error("a folder that has not changed is read again")
	}
}

// TestWritePack: a folder becomes a pack beside its lessons that can be added, and
// a second one another file.
func TestWritePack(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "my class")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	var flaw *pack.Error
	if _, err := WritePack(dir); !errors.As(err, &flaw) || flaw.Flaw != pack.NoLessons {
		t.Error(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "a.toml"), []byte(lesson("a", "mine")), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"my class.zip", "my class-2.zip"} {
		file, err := WritePack(dir)
		if err != nil || file != filepath.Join(dir, want) {
			t.Error(file, err)
		}
	}
	shelf := &Shelf{Dir: filepath.Join(t.TempDir(), "packs")}
	if _, err := shelf.Add(filepath.Join(dir, "my class-2.zip")); err != nil {
		t.Error(err)
	}
	if all, _ := Merge(Places{Shelf: shelf}.Read(nil)); len(all) != 1 || all[0].File != "my class/a.toml" {
		t.Errorf("%q", ids(all))
	}
}
