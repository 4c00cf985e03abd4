package progress

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
)

// disk runs a test again in a process of its own that may mount: one in a new
// user namespace, where Linux allows that. There it returns the folder of a new
// disk of the given size; here it returns "", and the test is done.
func disk(t *testing.T, size string) string {
	t.Helper()
	if os.Getenv("PROGRESS_TEST_DISK") != "" {
		dir := t.TempDir()
		must(t, syscall.Mount("tmpfs", dir, "tmpfs", 0, "size="+size))
		t.Cleanup(func() { _ = syscall.Unmount(dir, syscall.MNT_DETACH) })
		return dir
	}
	me, err := os.Executable()
	must(t, err)
	cmd := exec.Command(me, "-test.run=^"+t.Name()+"$", "-test.v")
	cmd.Env = append(os.Environ(), "PROGRESS_TEST_DISK=1")
	cmd.SysProcAttr = &syscall.SysProcAttr{
		Cloneflags:  syscall.CLONE_NEWUSER | syscall.CLONE_NEWNS,
		UidMappings: []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getuid(), Size: 1}},
		GidMappings: []syscall.SysProcIDMap{{ContainerID: 0, HostID: os.Getgid(), Size: 1}},
	}
	out, err := cmd.CombinedOutput()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		t.Skipf("no disks can be mounted here: %v", err)
	} else if err != nil {
		t.Errorf("%s", out)
	}
	return ""
}

func TestDiskFull(t *testing.T) {
	dir := disk(t, "400k")
	if dir == "" {
		return
	}
	path, ballast := filepath.Join(dir, "progress.db"), filepath.Join(dir, "ballast")
	must(t, os.WriteFile(ballast, make([]byte, 100_000), 0o600))
	s := opened(t, path)
	must(t, s.SaveGame(gameOf(10)))
	acknowledged := fill(t, s)
	stillThere(t, s, acknowledged)

	other, err := Open(filepath.Join(dir, "other.db"))
	if !errors.As(err, new(*FullError)) {
		t.Errorf("a new file: %T: %v", err, err)
	} else if err == nil {
		other.Close()
	}
	left := crashed(t, path) // a copy elsewhere, as the program is killed now
	must(t, os.Remove(ballast))
	must(t, s.Record(numbered(acknowledged+1)))
	stillThere(t, s, acknowledged+1)
	must(t, s.Close())
	stillThere(t, opened(t, left), acknowledged)
}

// TestDiskFullAtStart: with no byte to spare, an old file can be opened or it
// cannot; what it holds stays.
func TestDiskFullAtStart(t *testing.T) {
	dir := disk(t, "400k")
	if dir == "" {
		return
	}
	path, ballast := filepath.Join(dir, "progress.db"), filepath.Join(dir, "ballast")
	s := opened(t, path)
	must(t, s.SaveGame(gameOf(10)))
	must(t, s.Record(numbered(1)))
	must(t, s.Close())
	if err := os.WriteFile(ballast, make([]byte, 1_000_000), 0o600); !errors.Is(err, syscall.ENOSPC) {
		t.Fatal(err)
	}
	if s, err := Open(path); err == nil {
		if err := s.Record(numbered(2)); !errors.As(err, new(*FullError)) {
			t.Errorf("Record: %T: %v", err, err)
		}
		s.Close()
	} else if !errors.As(err, new(*FullError)) {
		t.Errorf("Open: %T: %v", err, err)
	}
	must(t, os.Remove(ballast))
	stillThere(t, opened(t, path), 1)
}

// TestDiskFullAtBackup: a backup that has no room leaves nothing behind, and the
// one before it.
func TestDiskFullAtBackup(t *testing.T) {
	dir := disk(t, "300k")
	if dir == "" {
		return
	}
	s := classroom(t, testOptions(t))
	path := filepath.Join(dir, "backup")
	must(t, s.Backup(path, false))
	before := contents(t, path)
	must(t, s.SetSetting("long", string(noise(400_000))))
	if e := (*FullError)(nil); !errors.As(s.Backup(path, true), &e) || e.Path != path {
		t.Error("not a FullError")
	}
	left, err := os.ReadDir(dir)
	if !bytes.Equal(before, contents(t, path)) || len(left) != 1 || err != nil {
		t.Errorf("left are %v, %v", left, err)
	}
	must(t, s.Record(numbered(1)))
}

func TestReadOnly(t *testing.T) {
	dir := disk(t, "2m")
	if dir == "" {
		return
	}
	path := filepath.Join(dir, "progress.db")
	s := opened(t, path)
	must(t, s.Record(numbered(1)))
	must(t, s.Close())

	readOnly := func(name, path string) {
		t.Helper()
		if e := (*ReadOnlyError)(nil); !errors.As(refused(t, path), &e) || e.Path != path {
			t.Errorf("%s: not a ReadOnlyError", name)
		}
	}
	must(t, syscall.Mount(path, path, "", syscall.MS_BIND, ""))
	must(t, syscall.Mount("", path, "", syscall.MS_BIND|syscall.MS_REMOUNT|syscall.MS_RDONLY, ""))
	readOnly("the file", path)
	must(t, syscall.Unmount(path, 0))

	must(t, syscall.Mount("", dir, "", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""))
	readOnly("the disk", path)
	readOnly("a new file", filepath.Join(dir, "new.db"))
	readOnly("a new folder", filepath.Join(dir, "new", "progress.db"))

	whole := classroom(t, testOptions(t))
	if err := whole.Backup(filepath.Join(dir, "backup"), false); !errors.As(err, new(*ReadOnlyError)) {
		t.Errorf("a backup: %T: %v", err, err)
	}
}
