package problem

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"terakoya/rules"
)

// WriteMates writes a file of mate problems of one length. What made says, such
// as the command and its seed, stands in a comment at the top. The order is by
// grade, then id, whatever that of the list. An error of w, or an entry's Err
// with its id, is returned; with the latter nothing is written.
func WriteMates(w io.Writer, made string, mates []Mate) error {
	mates = slices.Clone(mates)
	slices.SortFunc(mates, func(a, b Mate) int {
		return cmp.Or(cmp.Compare(a.Grade, b.Grade), cmp.Compare(a.ID, b.ID))
	})
	for i := range mates {
		if err := mates[i].Err(); err != nil {
			return fmt.Errorf("%s: %w", mates[i].ID, err)
		}
		if mates[i].Length != mates[0].Length {
			return fmt.Errorf("%s: length is %d beside %d", mates[i].ID, mates[i].Length, mates[0].Length)
		}
	}
	out := bufio.NewWriter(w)
	writeHeader(out, made, "Mate problems: sente mates in so many plies. Solutions are not kept, the solver finds them.")
	for i := range mates {
		m := &mates[i]
		fmt.Fprintf(out, "\n[[%s]]\nid     = %q\nsfen   = %q\nlength = %d\ngrade  = %d\n", mateTable, m.ID, m.Position.SFEN(), m.Length, m.Grade)
	}
	return out.Flush()
}

// WritePawnDrops writes the file of questions about uchifuzume, as [WriteMates]
// does. The order is by kind, then the number of pieces, then the position.
func WritePawnDrops(w io.Writer, made string, drops []PawnDrop) error {
	drops = slices.Clone(drops)
	slices.SortFunc(drops, func(a, b PawnDrop) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(pieces(&a.Position), pieces(&b.Position)),
			cmp.Compare(a.Position.SFEN(), b.Position.SFEN()), cmp.Compare(a.ID, b.ID))
	})
	for i := range drops {
		if err := drops[i].Err(); err != nil {
			return fmt.Errorf("%s: %w", drops[i].ID, err)
		}
	}
	out := bufio.NewWriter(w)
	writeHeader(out, made, "Questions about uchifuzume: is the move legal, and which kind of case is it?")
	for i := range drops {
		d := &drops[i]
		fmt.Fprintf(out, "\n[[%s]]\nid   = %q\nsfen = %q\nmove = %q\nkind = %q\n", pawnDropTable, d.ID, d.Position.SFEN(), d.Move, d.Kind)
	}
	return out.Flush()
}

func writeHeader(w io.Writer, made, what string) {
	fmt.Fprintf(w, "# %s\n# Made by: %s\n", what, strings.Join(strings.Fields(made), " "))
	fmt.Fprintf(w, "# Not written by hand; \"shogi problems check\" proves every entry.\n")
}

// pieces counts what stands on the board.
func pieces(p *rules.Position) int {
	return p.Pieces(rules.Black).Or(p.Pieces(rules.White)).Len()
}
