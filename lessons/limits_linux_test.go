package lessons

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
)

// TestOddFolder: links in a circle, pipes, devices and hidden files are no lessons
// and nothing waits for them.
func TestOddFolder(t *testing.T) {
	dir := t.TempDir()
	try := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	try(os.WriteFile(filepath.Join(dir, "good.toml"), []byte(goodLesson(t)), 0o600))
	try(os.WriteFile(filepath.Join(dir, "._good.toml"), []byte("\x00\x05\x16\x07"), 0o600))
	try(os.Mkdir(filepath.Join(dir, "sub"), 0o700))
	try(os.Symlink("..", filepath.Join(dir, "sub", "loop")))
	try(os.Symlink("self.toml", filepath.Join(dir, "self.toml")))
	try(os.Symlink("/dev/zero", filepath.Join(dir, "zero.toml")))
	try(syscall.Mkfifo(filepath.Join(dir, "pipe.toml"), 0o600))
	for name, open := range map[string]func() fs.FS{"DirFS": func() fs.FS { return os.DirFS(dir) }, "Root": func() fs.FS {
		root, err := os.OpenRoot(dir)
		try(err)
		t.Cleanup(func() { root.Close() })
		return root.FS()
	}} {
		course := LoadBounded(open())
		var files []string
		for _, f := range course.Faults {
			files = append(files, f.File)
		}
		if want := []string{"pipe.toml", "self.toml", "zero.toml"}; len(course.Lessons) != 1 || !slices.Equal(files, want) {
			t.Errorf("%s: %d lessons, faults %v", name, len(course.Lessons), course.Faults)
		}
	}
}
