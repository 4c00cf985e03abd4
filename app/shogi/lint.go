package main

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
)

// lint prints one "FILE:LINE: cause" a finding; without a folder it reads the
// lessons that the program ships.
func lint(args []string, out, _ io.Writer) error {
	f := flags("lint")
	if err := parse(f, args); err != nil {
		return err
	}
	set, err := words.NewTypesetter()
	if err != nil {
		return err
	}
	catalogue, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		return err
	}
	found := 0
	report := func(dir string, fsys fs.FS) {
		for _, fault := range lessons.Lint(fsys, set, catalogue.Glossary()) {
			fault.File = filepath.Join(dir, filepath.FromSlash(fault.File))
			fmt.Fprintln(out, fault)
			found++
		}
	}
	if f.NArg() == 0 {
		report(filepath.Join("content", "lessons"), content.Lessons())
	}
	for _, dir := range f.Args() {
		if _, err := os.Stat(dir); err != nil {
			return fmt.Errorf("%s:1: %w", dir, err)
		}
		fsys := os.DirFS(dir)
		if c := lessons.Load(fsys); len(c.Lessons)+len(c.Faults) == 0 {
			return fmt.Errorf("%s:1: no lesson file (.toml) in this folder", dir)
		}
		report(dir, fsys)
	}
	if found > 0 {
		return errFound
	}
	return nil
}
