// Package stage is what the tests of screens have in common, and is for tests alone: what
// the program ships, read once; the parts of a screen found and clicked; no part upon
// another; and a picture for those who want to look:
//
//	go test -tags ci ./app/play -args -sheets FOLDER
package stage

import (
	"flag"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/widgets/pieceart"
)

// Sheets is the folder for pictures of the screens; empty if none are wanted.
var Sheets = flag.String("sheets", "", "a folder for pictures of the screens")

// What the program ships.
var (
	Art = sync.OnceValues(func() (*pieceart.Artist, error) {
		return pieceart.New(content.Font(content.SerifJP), content.Font(content.SansJP), content.Font(content.SansJPBold))
	})
	Words = sync.OnceValues(func() (*words.Catalogue, error) {
		return words.Load(content.Messages(), content.Glossary())
	})
	Types = sync.OnceValues(words.NewTypesetter)
)

// Must is for what only a broken program would not do.
func Must[T any](t testing.TB) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// Screen is what is tested.
type Screen interface {
	Name() string
	Parts() []parts.Part
	TypedKey(*fyne.KeyEvent)
}

// Part finds a part of a screen that is seen, by its name.
func Part(t testing.TB, s Screen, name string) parts.Part {
	t.Helper()
	all := s.Parts()
	i := slices.IndexFunc(all, func(p parts.Part) bool { return p.Name == name && p.Object.Visible() })
	if i < 0 {
		t.Fatalf("%s has no part %s", s.Name(), name)
	}
	return all[i]
}

// Click clicks in the middle of a part.
func Click(t testing.TB, w fyne.Window, s Screen, name string) {
	t.Helper()
	at, size := Part(t, s, name).Rect()
	test.TapCanvas(w.Canvas(), at.AddXY(size.Width/2, size.Height/2))
}

// Press presses keys, one after the other.
func Press(s Screen, keys ...fyne.KeyName) {
	for _, k := range keys {
		s.TypedKey(&fyne.KeyEvent{Name: k})
	}
}

// MarkName is what the parts of marked squares are called.
var MarkName = regexp.MustCompile(`^[a-z]+-[1-9][a-i]$`)

// Marked lists the marked squares, such as "offender-5d".
func Marked(s Screen) (names []string) {
	for _, p := range s.Parts() {
		if MarkName.MatchString(p.Name) {
			names = append(names, p.Name)
		}
	}
	return names
}

// Picture keeps what a window looks like, for those who want to look.
func Picture(t testing.TB, w fyne.Window, name string) {
	t.Helper()
	if *Sheets == "" {
		return
	}
	if err := os.MkdirAll(*Sheets, 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(*Sheets, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(f, w.Canvas().Capture()); err != nil {
		t.Fatal(err)
	}
}
