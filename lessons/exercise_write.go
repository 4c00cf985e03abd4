package lessons

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"terakoya/rules"
)

// Exercise is a lesson of one step, made from a position of a game: a mate to be found,
// or moves of which one is to be played.
type Exercise struct {
	ID       string // of the lesson; that of its step has -1 behind it
	Chapter  string // its slug
	Rules    string // the key of the rule set, such as "jsa"
	Position rules.Position
	MateIn   int          // plies; 0 where Moves are asked for
	Moves    []rules.Move // those that are right; a mate has none
	Title    Text         // like the others, in all languages
	Aim      Text         // what the learner can do afterwards
	Task     Text         // the question
}

// WriteExercise writes the file of an exercise as content/lessons/README.md describes it.
// What would not be read back, such as a move that is not legal or a language that is
// missing, is an error, and then nothing is written. Whether the mate is there only
// [Lint] proves.
func WriteExercise(w io.Writer, x Exercise) error {
	if (x.MateIn > 0) == (len(x.Moves) > 0) {
		return errors.New("an exercise asks for a mate or for moves")
	}
	text := x.file()
	if _, faults := Parse(x.ID+".toml", text); len(faults) > 0 {
		return faults[0]
	}
	_, err := io.WriteString(w, text)
	return err
}

// file is the text of the file.
func (x *Exercise) file() string {
	var b strings.Builder
	fmt.Fprintf(&b, "id      = %s\nchapter = %s\nrules   = %s\n", quoted(x.ID), quoted(x.Chapter), quoted(x.Rules))
	writeText(&b, "title", x.Title)
	writeText(&b, "aim", x.Aim)
	fmt.Fprintf(&b, "\n[[step]]\nid     = %s\nkind   = \"line\"\nsfen   = %s\n", quoted(x.ID+"-1"), quoted(x.Position.SFEN()))
	if x.Position.Turn() == rules.White {
		b.WriteString("turned = true\n")
	}
	if x.MateIn > 0 {
		fmt.Fprintf(&b, "goal   = \"mateIn %d\"\n", x.MateIn)
	}
	writeText(&b, "text", x.Task)
	if len(x.Moves) > 0 {
		var accept []string
		for _, m := range x.Moves {
			accept = append(accept, quoted(m.String()))
		}
		fmt.Fprintf(&b, "  [[step.line]]\n  by     = \"learner\"\n  accept = [%s]\n", strings.Join(accept, ", "))
	}
	return b.String()
}

// writeText writes a text in all languages as an inline table.
func writeText(b *strings.Builder, key string, t Text) {
	var all []string
	for _, l := range Languages {
		all = append(all, fmt.Sprintf("%s = %s", l, quoted(t.In(l))))
	}
	fmt.Fprintf(b, "%s = { %s }\n", key, strings.Join(all, ", "))
}

// quoted writes a text as a basic string of TOML.
func quoted(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range text {
		switch {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteRune(c)
		case c < ' ' || c == 0x7f:
			fmt.Fprintf(&b, `\u%04X`, c)
		default:
			b.WriteRune(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}
