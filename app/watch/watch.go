// Package watch tells when lesson files change, by looking at them now and then:
// at their names, sizes and times, not at what is in them.
package watch

import (
	"context"
	"fmt"
	"hash/fnv"
	"io/fs"
	"path"
	"strings"
	"time"

	"terakoya/lessons"
)

// Print is what files look like from outside; files that have changed have
// another. The zero Print is that of nothing seen yet.
type Print uint64

// Of returns the print of the lesson files of a folder. It looks at no more files
// than [lessons.LoadBounded] does.
func Of(fsys fs.FS) Print {
	h := fnv.New64a()
	seen := 0
	_ = fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if seen++; seen > lessons.MaxEntries {
			return fs.SkipAll
		}
		switch hidden := name != "." && path.Base(name)[0] == '.'; {
		case err != nil:
			fmt.Fprintf(h, "%q %v\n", name, err)
		case d.IsDir() && (hidden || strings.Count(name, "/") >= lessons.MaxFolders):
			return fs.SkipDir
		case d.IsDir() || hidden || !strings.EqualFold(path.Ext(name), ".toml"):
		default:
			info, err := d.Info()
			if d.Type()&fs.ModeSymlink != 0 {
				info, err = fs.Stat(fsys, name)
			}
			if err != nil {
				fmt.Fprintf(h, "%q %v\n", name, err)
				return nil
			}
			fmt.Fprintf(h, "%q %d %d\n", name, info.Size(), info.ModTime().UnixNano())
		}
		return nil
	})
	return Print(h.Sum64() | 1) // never zero
}

// Join returns the print of several things together.
func Join(all ...Print) Print {
	h := fnv.New64a()
	for _, p := range all {
		fmt.Fprintln(h, p)
	}
	return Print(h.Sum64() | 1)
}

// Every is how often files are looked at.
const Every = time.Second

const (
	share    = 20 // looking may take one part in so many of the time
	settling = 5  // an editor is given this part of Every to write a file to its end
	patience = 10 // so many times
)

// Next waits until look finds something else than last, and returns it once two
// looks agree; false if ctx ends before. Where a look takes long, as on a slow
// network, it looks less often.
func Next(ctx context.Context, last Print, look func() Print) (Print, bool) {
	for {
		began := time.Now()
		now := look()
		cost := time.Since(began)
		if now != last {
			return settled(ctx, last, now, look)
		}
		if !wait(ctx, max(Every, share*cost)) {
			return 0, false
		}
	}
}

func settled(ctx context.Context, last, now Print, look func() Print) (Print, bool) {
	for range patience {
		if last == 0 { // the first look finds what has been there long
			break
		}
		if !wait(ctx, Every/settling) {
			return 0, false
		}
		again := look()
		if again == now {
			break
		}
		now = again
	}
	return now, ctx.Err() == nil
}

// wait sleeps; false if ctx ends before.
func wait(ctx context.Context, d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-t.C:
		return true
	}
}
