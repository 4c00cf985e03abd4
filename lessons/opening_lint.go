package lessons

import (
	"io/fs"
	"slices"

	"terakoya/rules/joseki"
)

// LintOpenings reads all openings of a file system and proves what they state. It
// returns every fault, those of [LoadOpenings] first.
func LintOpenings(fsys fs.FS, set Typesetter, terms Glossary) []Fault {
	all := LoadOpenings(fsys)
	faults := append(all.Faults, notShipped(fsys)...)
	book, err := all.Book()
	if err != nil {
		return append(faults, Fault{File: ".", Line: 1, Code: BadMoves, Cause: err.Error()})
	}
	for i := range all.All {
		o := &all.All[i]
		l := linter{lesson: &Lesson{File: o.File, keys: o.keys}, set: set, terms: terms}
		l.opening(o, book)
		for j := range l.faults {
			l.faults[j].Step = o.lineAt(l.faults[j].Line)
		}
		faults = append(faults, l.faults...)
	}
	return faults
}

func (l *linter) opening(o *Opening, book *joseki.Book) {
	l.prose(-1, "name", o.Name, titleLimits)
	l.prose(-1, "plan", o.Plan, showLimits)
	for i := range o.Lines {
		line := &o.Lines[i]
		l.prose(i, "line.title", line.Title, titleLimits)
		for _, n := range line.Notes {
			l.text(n.Line, "purpose", n.Purpose, replyLimits)
		}
		for _, other := range o.Lines[:i] {
			if slices.Equal(line.Moves, other.Moves) {
				l.fault(Twin, line.At, "the same moves as line %q", other.ID)
			}
		}
		l.offered(i, line, book)
	}
}

// offered refuses a line that goes on with a move which another line refutes.
func (l *linter) offered(i int, line *OpeningLine, book *joseki.Book) {
	p := line.Start
	for n, m := range line.Moves {
		refuted := slices.ContainsFunc(book.Known(&p), func(r joseki.Reply) bool { return r.Move == m && r.Kind == joseki.Mistake })
		if refuted && line.Kinds[p.Turn()] != joseki.Mistake && !slices.Contains(line.Mistakes, n+1) {
			l.fault(Disproved, l.lesson.line(i, "line.moves"), "ply %d, %s, is a mistake in another line", n+1, m)
		}
		p.Make(m)
	}
}
