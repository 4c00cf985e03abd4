package watch

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"
	"testing/synctest"
	"time"
)

// TestOf: what changes a lesson changes the print, and nothing else does.
func TestOf(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	write := func(name, text string) func() error {
		return func() error { return os.WriteFile(at(name), []byte(text), 0o600) }
	}
	old := time.Now().Add(-time.Hour)
	for _, c := range []struct {
		name    string
		do      func() error
		changes bool
	}{
		{"a lesson", write("a.toml", "x"), true},
		{"nothing", func() error { return nil }, false},
		{"longer", write("a.toml", "xy"), true},
		{"another time", func() error { return os.Chtimes(at("a.toml"), old, old) }, true},
		{"another file", write("a.txt", "x"), false},
		{"a hidden file", write(".a.toml", "x"), false},
		{"a folder", func() error { return os.Mkdir(at("sub"), 0o700) }, false},
		{"a lesson in it", write("sub/b.TOML", "x"), true},
		{"another name", func() error { return os.Rename(at("a.toml"), at("c.toml")) }, true},
		{"gone", func() error { return os.Remove(at("c.toml")) }, true},
		{"no folder", func() error { return os.RemoveAll(dir) }, true},
	} {
		before := Of(os.DirFS(dir))
		if err := c.do(); err != nil {
			t.Fatal(err)
		}
		if now := Of(os.DirFS(dir)); (now != before) != c.changes || now == 0 {
			t.Errorf("%s: %x, then %x", c.name, before, now)
		}
	}
}

// TestNext: it looks once a second, waits until a file is written to its end, and
// ends with its context.
func TestNext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		now := func() Print { // written from the third second on, for half of one
			switch d := time.Since(began); {
			case d < 2500*time.Millisecond:
				return 1
			case d < 3300*time.Millisecond:
				return Print(d)
			}
			return 9
		}
		looks := 0
		got, ok := Next(t.Context(), 1, func() Print { looks++; return now() })
		if d := time.Since(began); got != 9 || !ok || d > 4*time.Second || looks > 9 {
			t.Errorf("%d %t after %v and %d looks", got, ok, d, looks)
		}
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		if _, ok := Next(ctx, 9, now); ok {
			t.Error("something changed")
		}
		began = time.Now()
		if got, ok := Next(t.Context(), 0, func() Print { return 5 }); got != 5 || !ok || time.Since(began) > 0 {
			t.Error("the first look waits")
		}
	})
}

// TestSlow: where a look takes long, it is not taken every second.
func TestSlow(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithTimeout(t.Context(), 10*time.Minute)
		defer cancel()
		looks := 0
		Next(ctx, 1, func() Print { looks++; time.Sleep(3 * time.Second); return 1 })
		if looks > 11 {
			t.Errorf("%d looks in ten minutes", looks)
		}
	})
}

// BenchmarkOf is the cost of a look at 500 lessons.
func BenchmarkOf(b *testing.B) {
	all := fstest.MapFS{}
	for i := range 500 {
		all[fmt.Sprintf("%02d-x/%d.toml", i%20, i)] = &fstest.MapFile{}
	}
	dir := b.TempDir()
	if err := os.CopyFS(dir, all); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		Of(os.DirFS(dir))
	}
}
