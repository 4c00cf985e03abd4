package classroom

import (
	"encoding/csv"
	"fmt"
	"io"

	"terakoya/lessons/progress"
)

// Headers are the names of the columns of a table, in the teacher's language.
type Headers struct{ Slide, Lesson, Topic, Tries, First, Rate, Question, Wrong, Foul, Times string }

// Words are what a table needs of a language. A function that is nil leaves the id, the
// code or what was tried as it is.
type Words struct {
	Headers
	Title    func(lesson string) string // of a lesson, or of a topic
	FoulName func(code string) string
	Answer   func(Wrong) string
}

// names returns the headers in their order; that of slides only for a class.
func (h Headers) names(slides bool) []string {
	all := []string{h.Lesson, h.Topic, h.Tries, h.First, h.Rate, h.Question, h.Wrong, h.Foul, h.Times}
	if slides {
		all = append([]string{h.Slide}, all...)
	}
	return all
}

// WriteCSV writes the report as a table: a line for each wrong answer, and one for a
// row that has none. The rate is in whole percent, and empty where there was no first
// try.
//
// It is UTF-8 with a byte order mark, by which spreadsheets know it, its lines end with
// CR LF as RFC 4180 has it, and a cell that could be taken for a formula gets an
// apostrophe before it. The error is that of out.
func (r Report) WriteCSV(out io.Writer, w Words) error {
	if _, err := io.WriteString(out, "\ufeff"); err != nil {
		return err
	}
	table := csv.NewWriter(out)
	table.UseCRLF = true
	slides := false
	for _, row := range r.Rows {
		slides = slides || row.Slide > 0
	}
	_ = table.Write(safe(w.names(slides))) // the first error stays, and Error tells it
	for _, row := range r.Rows {
		first := row.cells(w, slides)
		if len(row.Wrong) == 0 {
			_ = table.Write(safe(append(first, "", "", "", "")))
		}
		for _, wrong := range row.Wrong {
			_ = table.Write(safe(append(first[:len(first):len(first)], wrong.cells(w)...)))
		}
	}
	table.Flush()
	return table.Error()
}

func (r Row) cells(w Words, slides bool) []string {
	rate := ""
	if r.First > 0 {
		rate = fmt.Sprintf("%.0f%%", 100*r.Rate())
	}
	cells := []string{named(w.Title, r.Lesson), named(w.Title, r.Topic), fmt.Sprint(r.Tries), fmt.Sprint(r.First), rate}
	if slides {
		cells = append([]string{fmt.Sprint(r.Slide)}, cells...)
	}
	return cells
}

func (w Wrong) cells(words Words) []string {
	tried := w.Tried
	if words.Answer != nil {
		tried = words.Answer(w)
	}
	return []string{w.Origin.String(), tried, named(words.FoulName, w.Foul), fmt.Sprint(w.Times)}
}

// named puts a name to an id or a code, if there is one to put it to.
func named(name func(string) string, id string) string {
	if name == nil || id == "" {
		return id
	}
	return name(id)
}

func safe(cells []string) []string {
	for i, c := range cells {
		cells[i] = progress.Cell(c)
	}
	return cells
}
