package kifu

import (
	"fmt"
	"slices"
	"strings"

	"terakoya/rules"
)

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

// losses counts what one record has and another, read back from a text, has not.
type losses struct {
	moves, comments, bookmarks, times, fractions int
	ends                                         []string
	foul                                         bool
}

// missing names what r has and back has not.
func (r *Record) missing(back *Record) []string {
	var lost []string
	a, b := r.Start, back.Start
	switch {
	case a.Hash() != b.Hash():
		lost = append(lost, "the position at the start")
	case a.MoveNumber() != b.MoveNumber():
		lost = append(lost, "the number of the first move")
	}
	if keys := missingHeaders(r.Headers, back.Headers); len(keys) > 0 {
		lost = append(lost, plural(len(keys), "header")+" ("+strings.Join(keys[:min(len(keys), 5)], ", ")+")")
	}
	if n := r.Lines() - back.Lines(); n > 0 {
		lost = append(lost, plural(n, "variation"))
	}
	var l losses
	l.compare(r.Root, back.Root)
	return append(lost, l.list()...)
}

// list puts the counts into words.
func (l *losses) list() []string {
	var lost []string
	for _, c := range []struct {
		n    int
		name string
	}{{l.moves, "move"}, {l.comments, "comment"}, {l.bookmarks, "bookmark"}, {l.times, "time"}} {
		if c.n > 0 {
			lost = append(lost, plural(c.n, c.name))
		}
	}
	if l.fractions > 0 {
		lost = append(lost, "fractions of seconds")
	}
	if len(l.ends) > 0 {
		lost = append(lost, "the end ("+strings.Join(l.ends[:min(len(l.ends), 5)], ", ")+")")
	}
	if l.foul {
		lost = append(lost, "the foul at the end")
	}
	return lost
}

func plural(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}

// missingHeaders lists the keys of headers that the second list lacks.
func missingHeaders(want, have []Header) []string {
	left := map[Header]int{}
	for _, h := range have {
		left[plainHeader(h)]++
	}
	var keys []string
	for _, h := range want {
		if left[plainHeader(h)]--; left[plainHeader(h)] < 0 {
			keys = append(keys, h.Key)
		}
	}
	return keys
}

// plainHeader gives the names of players one key each, in handicap games too.
func plainHeader(h Header) Header {
	if side := slices.Index(handicapNames[:], h.Key); side >= 0 {
		h.Key = csaNames[side]
	}
	return h
}

// compare goes through two trees side by side. A branch that only the first has
// is a variation, and counted as such; a node of the line itself is counted here.
func (l *losses) compare(a, b *Node) {
	type pair struct{ a, b *Node }
	for todo := []pair{{a, b}}; len(todo) > 0; {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for p.a != nil {
			if p.b == nil || p.a.Move != p.b.Move {
				l.lose(p.a)
				p.b = nil
			} else {
				l.node(p.a, p.b)
				if p.a.Other != nil && p.b.Other != nil {
					todo = append(todo, pair{p.a.Other, p.b.Other})
				}
				p.b = p.b.Next
			}
			p.a = p.a.Next
		}
	}
}

// lose counts a node that is missing.
func (l *losses) lose(n *Node) {
	if n.End.Kind != NoEnd {
		l.ends = append(l.ends, strings.TrimPrefix(n.End.String(), "any:"))
	} else {
		l.moves++
	}
	l.node(n, &Node{End: n.End})
}

// node compares what is written at two nodes of the same move.
func (l *losses) node(a, b *Node) {
	switch {
	case a.Timed && !b.Timed:
		l.times++
	case a.Spent != b.Spent:
		l.fractions++
	}
	if !strings.Contains(b.Comment, a.Comment) {
		l.comments++
	}
	if a.Bookmark != b.Bookmark {
		l.bookmarks++
	}
	if a.End != b.End {
		l.ends = append(l.ends, strings.TrimPrefix(a.End.String(), "any:"))
	}
	l.foul = l.foul || foulOf(a) != foulOf(b)
}

// foulOf returns the illegal move that a node holds.
func foulOf(n *Node) rules.Attempt {
	if n.Foul == nil {
		return rules.Attempt{}
	}
	return n.Foul.Attempt
}
