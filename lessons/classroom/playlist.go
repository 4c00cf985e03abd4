package classroom

import (
	"fmt"
	"strings"
)

// Playlist is what a class will be shown, in order. It is kept as a TOML file:
//
//	title = "Tuesday, second year"
//
//	[[item]]
//	kind = "lesson"
//	id = "nifu"
//
//	[[item]]
//	kind = "drill"
//	id = "drill-nifu"
//	count = 5
//	level = 2
//	seed = 7
//
//	[[item]]
//	kind = "quiz"
//	code = "A1K2-7M4T-9QZP"
//	title = "What we know"
type Playlist struct {
	Title string // may be empty
	Items []Item
	File  string // the name that it was read by; empty if it was made here
}

// Item is one entry of a playlist. What does not count at its kind is zero.
type Item struct {
	Kind  ItemKind
	ID    string // of Lesson: that of the lesson; of Drill: that of the template
	Count int    // of Drill: how many exercises, 1 to [MostExercises]
	Level int    // of Drill: how hard, 1 to 5; 0 is the easiest that the template has
	Seed  uint32 // of Drill: the same seed makes the same exercises
	Code  string // of Quiz: the code of the paper
	Title string // instead of that of the lesson; may be empty
	Line  int    // where it begins in the file, from 1; 0 if it was made here
}

// The bounds of a playlist.
const (
	MostExercises = 50  // of one item
	MostItems     = 200 // of a playlist
)

// ItemKind is what an [Item] shows.
type ItemKind uint8

// The kinds.
const (
	Lesson ItemKind = iota // all steps of a lesson
	Drill                  // exercises made from a template
	Quiz                   // the questions of a paper
)

var itemKindNames = [...]string{"lesson", "drill", "quiz"}

// String returns the name that files use: "lesson", "drill" or "quiz".
func (k ItemKind) String() string { return itemKindNames[k] }

// ParseItemKind reads the name that files use.
func ParseItemKind(name string) (ItemKind, bool) {
	for k, n := range itemKindNames {
		if n == name {
			return ItemKind(k), true
		}
	}
	return 0, false
}

// Marshal writes the playlist as the text of its file. What it writes is read back
// as the same playlist, and a file that it wrote comes out as it was.
func (p Playlist) Marshal() []byte {
	var b strings.Builder
	if p.Title != "" {
		fmt.Fprintf(&b, "title = %s\n", quoted(p.Title))
	}
	for i, item := range p.Items {
		if i > 0 || p.Title != "" {
			b.WriteByte('\n')
		}
		item.write(&b)
	}
	return []byte(b.String())
}

// write writes an item with the keys of its kind, and the others that are not zero: so
// nothing that was given is lost, though it is then refused when it is read.
func (i Item) write(b *strings.Builder) {
	fmt.Fprintf(b, "[[item]]\nkind = %q\n", i.Kind)
	text := func(key, value string) {
		if value != "" {
			fmt.Fprintf(b, "%s = %s\n", key, quoted(value))
		}
	}
	number := func(key string, value int64) {
		if value != 0 {
			fmt.Fprintf(b, "%s = %d\n", key, value)
		}
	}
	text("id", i.ID)
	number("count", int64(i.Count))
	number("level", int64(i.Level))
	number("seed", int64(i.Seed))
	text("code", i.Code)
	text("title", i.Title)
}

// quoted writes a text as TOML has it: of the marks that Go would write, TOML knows
// only some.
func quoted(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range strings.ToValidUTF8(text, "\ufffd") {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r < ' ' || r == 0x7f:
			fmt.Fprintf(&b, `\u%04X`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
