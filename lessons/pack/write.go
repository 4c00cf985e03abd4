package pack

import (
	"archive/zip"
	"errors"
	"io"
	"io/fs"
	"path"
	"strings"
	"time"
)

// stamp is the time of every file in a pack, so that the same lessons make the
// same pack.
var stamp = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

// Write makes a pack of the files of a folder that count; see [Open]. In the pack
// they lie in a folder of the given name, or in none if it is empty. The same files give
// the same bytes. What Open would refuse is an [*Error]; what was written by then
// is no pack.
func Write(w io.Writer, fsys fs.FS, name string) error {
	if name != "" {
		if err := checkName(name); err != nil {
			return err
		}
	}
	p := packer{zip: zip.NewWriter(w), fsys: fsys, in: name, names: names{}}
	if err := fs.WalkDir(fsys, ".", p.visit); err != nil { // in the order of their names
		return err
	}
	if p.lessons == 0 {
		return &Error{Flaw: NoLessons}
	}
	return p.zip.Close()
}

type packer struct {
	zip                          *zip.Writer
	fsys                         fs.FS
	in                           string
	names                        names
	visited, all, files, lessons int
}

// maxVisited is how many files of any kind a folder may hold.
const maxVisited = 20_000

func (p *packer) visit(name string, d fs.DirEntry, err error) error {
	if err != nil {
		return err
	}
	if p.visited++; p.visited > maxVisited {
		return &Error{Flaw: TooMany}
	}
	hidden := name != "." && path.Base(name)[0] == '.'
	switch {
	case d.IsDir() && hidden:
		return fs.SkipDir
	case d.IsDir() || !isSeen(name):
		return nil
	case !d.Type().IsRegular():
		return &Error{Flaw: NoFile, Entry: name}
	}
	return p.add(name)
}

func (p *packer) add(name string) error {
	inside := path.Join(p.in, name)
	if err := p.names.claim(inside, false); err != nil {
		return err
	}
	if p.files++; p.files > MaxEntries {
		return &Error{Flaw: TooMany}
	}
	f, err := p.fsys.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, MaxFile+1))
	if err != nil {
		return err
	}
	p.all += len(text)
	switch {
	case len(text) > MaxFile:
		return &Error{Flaw: FileTooBig, Entry: name}
	case p.all > MaxAll:
		return &Error{Flaw: AllTooBig, Entry: name}
	case strings.EqualFold(path.Ext(name), ".toml"):
		p.lessons++
	}
	entry, err := p.zip.CreateHeader(&zip.FileHeader{Name: inside, Method: zip.Deflate, Modified: stamp})
	if err != nil {
		return err
	}
	_, err = entry.Write(text)
	return err
}

// CleanName is what a pack is called on the disk: the last part of any path,
// without characters that a system might not take, ending in .zip.
func CleanName(name string) (string, error) {
	name = strings.ReplaceAll(name, `\`, "/")
	name = name[strings.LastIndexByte(name, '/')+1:]
	if strings.EqualFold(path.Ext(name), ".zip") {
		name = name[:len(name)-len(".zip")]
	}
	name = strings.Map(func(r rune) rune {
		if unprintable(r) || strings.ContainsRune(`<>:"|?*`, r) || r == '\ufffd' {
			return '-'
		}
		return r
	}, name)
	name = strings.Trim(name, " .-")
	if r := []rune(name); len(r) > 80 {
		name = strings.TrimRight(string(r[:80]), " .-")
	}
	for len(name) > 200 { // a name on the disk has at most 255 bytes
		r := []rune(name)
		name = string(r[:len(r)-1])
	}
	if name == "" {
		return "", errors.New("a pack needs a name")
	}
	if reserved[strings.ToUpper(strings.TrimSpace(strings.SplitN(name, ".", 2)[0]))] {
		name = "pack-" + name
	}
	return name + ".zip", nil
}

// reserved are names that Windows keeps for devices.
var reserved = func() map[string]bool {
	all := map[string]bool{"CON": true, "PRN": true, "AUX": true, "NUL": true}
	for _, digit := range "0123456789¹²³" {
		all["COM"+string(digit)], all["LPT"+string(digit)] = true, true
	}
	return all
}()
