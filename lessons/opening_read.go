package lessons

import (
	"slices"
	"strings"

	"terakoya/rules"
	"terakoya/rules/joseki"
)

// ParseOpening reads one file of an opening. With a fault the opening is not to
// be used.
func ParseOpening(file, text string) (Opening, []Fault) {
	var raw rawOpening
	r, ok := decode(file, text, &openingForm, &raw)
	if !ok {
		return Opening{}, r.faults
	}
	o := r.opening(raw)
	for i := range r.faults {
		r.faults[i].Step = o.lineAt(r.faults[i].Line)
	}
	slices.SortStableFunc(r.faults, func(a, b Fault) int { return a.Line - b.Line })
	return o, r.faults
}

// lineAt returns the id of the opening line in which a line of the file lies, or
// nothing before the first.
func (o *Opening) lineAt(line int) string {
	id := ""
	for i := range o.Lines {
		if o.Lines[i].At <= line {
			id = o.Lines[i].ID
		}
	}
	return id
}

func (r *reader) opening(raw rawOpening) Opening {
	o := Opening{
		ID: raw.ID, File: r.file, keys: r.keys,
		Name: r.text(-1, "name", raw.Name, true), Plan: r.text(-1, "plan", raw.Plan, true),
	}
	r.need(-1, "id", raw.ID)
	var known bool
	if o.Handicap, known = rules.HandicapByKey(raw.Handicap); !known {
		r.fault(Unplayable, r.line(-1, "handicap"), "handicap %q is no key of a handicap", raw.Handicap)
		return o
	}
	r.distinct(-1, "source", raw.Source)
	for _, text := range raw.Source {
		id, address, ok := strings.Cut(text, " ")
		if !ok {
			r.fault(WrongType, r.line(-1, "source"), "source %q: want an id, a blank and an address", text)
		}
		o.Sources = append(o.Sources, Source{id, address})
	}
	if len(raw.Line) == 0 {
		r.fault(NoLine, 1, "the opening has no [[line]]")
	}
	for i := range raw.Line {
		o.Lines = append(o.Lines, r.openingLine(i, &raw.Line[i], &o))
	}
	return o
}

// openingLine reads one line; those before it are in o.
func (r *reader) openingLine(i int, raw *rawLine, o *Opening) OpeningLine {
	l := OpeningLine{
		ID: raw.ID, At: r.line(i, "line"), Title: r.text(i, "line.title", raw.Title, true), Checked: raw.Checked, From: raw.From,
		Line: joseki.Line{Start: o.Handicap.Position(), Weight: max(raw.Weight, 1), Mistakes: raw.Mistakes, Until: raw.Until},
	}
	r.need(i, "line.id", raw.ID)
	if slices.ContainsFunc(o.Lines, func(other OpeningLine) bool { return other.ID == raw.ID }) {
		r.fault(DuplicateID, r.line(i, "line.id"), "id %q is also that of a line above", raw.ID)
	}
	var known bool
	if l.Status, known = ParseStatus(raw.Status); !known {
		r.fault(UnknownKind, r.line(i, "line.status"), "status %q is not one of %v", raw.Status, statusNames)
	}
	for _, id := range raw.From {
		if !slices.ContainsFunc(o.Sources, func(s Source) bool { return s.ID == id }) {
			r.fault(UnknownTerm, r.line(i, "line.from"), "from: there is no source %q", id)
		}
	}
	if r.has(i, "line.weight") && raw.Weight < 1 {
		r.fault(BadMix, r.line(i, "line.weight"), "weight is %d: want a number from 1", raw.Weight)
	}
	l.Kinds[rules.Black] = r.lineKind(i, "line.black", raw.Black)
	l.Kinds[rules.White] = r.lineKind(i, "line.white", raw.White)
	r.lineMoves(i, raw, &l)
	r.notes(i, raw, &l)
	return l
}

// lineKind reads what a side plays; nothing said is the main line.
func (r *reader) lineKind(i int, key, word string) joseki.Kind {
	kind, known := joseki.ParseKind(word)
	if !known && r.has(i, key) {
		r.fault(UnknownKind, r.line(i, key), "%s %q is not one of %v", strings.TrimPrefix(key, "line."), word, joseki.AllKinds)
	}
	return kind
}

// lineMoves reads the moves and proves the line.
func (r *reader) lineMoves(i int, raw *rawLine, l *OpeningLine) {
	line := r.line(i, "line.moves")
	if r.need(i, "line.moves", raw.Moves); strings.TrimSpace(raw.Moves) == "" {
		return
	}
	for n, usi := range strings.Fields(raw.Moves) {
		a, err := rules.ParseAttempt(usi)
		if err != nil {
			r.fault(BadMoves, line, "ply %d: %v", n+1, err)
			return
		}
		l.Moves = append(l.Moves, a.Move())
	}
	if err := l.Line.Check(); err != nil {
		r.fault(BadMoves, line, "%v", err)
	}
	if l.Checked < 0 || l.Checked > len(l.Moves) {
		r.fault(BadMoves, r.line(i, "line.checked"), "checked: the line has no ply %d, it has %d", l.Checked, len(l.Moves))
	}
}

// notes reads what is told of single moves.
func (r *reader) notes(i int, raw *rawLine, l *OpeningLine) {
	var at []int // the lines of the headers
	for _, k := range r.keys {
		if k.step == i && k.path == "line.note" {
			at = append(at, k.line)
		}
	}
	for n, note := range raw.Note {
		line := at[min(n, len(at)-1)]
		if len(l.Moves) > 0 && (note.Ply < 1 || note.Ply > len(l.Moves)) {
			r.fault(BadMoves, line, "note: the line has no ply %d, it has %d", note.Ply, len(l.Moves))
		}
		if slices.ContainsFunc(l.Notes, func(other Note) bool { return other.Ply == note.Ply }) {
			r.fault(SaidTwice, line, "note: ply %d has one already", note.Ply)
		}
		l.Notes = append(l.Notes, Note{note.Ply, r.textAt(line, "purpose", note.Purpose, true), line})
	}
}
