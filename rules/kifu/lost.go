package kifu

import "strings"

// Lost counts what a text of a record has no place for. The zero Lost is nothing.
type Lost struct {
	Whole      bool // the text is no record at all
	Start      bool // the position at the start, or its number
	Headers    int
	Variations int
	Moves      int
	Comments   int
	Bookmarks  int
	Times      int
	Fractions  bool // of seconds
	Ends       int  // words that end a line, and fouls
}

// Plain writes the record as [Record.Text] does, without asking what is lost.
func (r *Record) Plain(f Format) string {
	var b strings.Builder
	switch f {
	case KIF:
		r.writeKIF(&b)
	case KI2:
		r.writeKI2(&b)
	case CSA:
		r.writeCSA(&b)
	case USI:
		r.writeUSI(&b)
	}
	return b.String()
}

// Loses says what of the record a format has no place for, as [Record.Text] does
// in words.
func (r *Record) Loses(f Format) Lost {
	read, _ := f.read(r.Plain(f))
	if len(read) == 0 {
		return Lost{Whole: true}
	}
	back := read[0]
	var l losses
	l.compare(r.Root, back.Root)
	lost := Lost{
		Start:      r.Start.Hash() != back.Start.Hash() || r.Start.MoveNumber() != back.Start.MoveNumber(),
		Headers:    len(missingHeaders(r.Headers, back.Headers)),
		Variations: max(0, r.Lines()-back.Lines()),
		Moves:      l.moves, Comments: l.comments, Bookmarks: l.bookmarks, Times: l.times,
		Fractions: l.fractions > 0, Ends: len(l.ends),
	}
	if l.foul {
		lost.Ends++
	}
	return lost
}
