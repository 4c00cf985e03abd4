package print

import (
	"errors"
	"fmt"
	"io"
)

// Lengths of a table.
const (
	cellPadX = 6
	cellPadY = 4
	tableGap = 10
)

// WriteTable writes a PDF of a table; the columns are named on each page, and no row is
// split. The widths are weighed against each other; as many as columns are wanted, and
// no row may have more cells.
func WriteTable(out io.Writer, t Table, o Options) error {
	if err := t.check(); err != nil {
		return err
	}
	p := newPaper(o, t.Title, false)
	head := p.tableRow(t, t.Columns, true)
	rows := make([]*row, len(t.Rows))
	for i, r := range t.Rows {
		rows[i] = p.tableRow(t, r, false)
	}
	p.page()
	y, bottom := p.heading(t.Title, t.Sub)+tableGap, p.high-below
	head.put(p, margin, y)
	y += head.height()
	for i, r := range rows {
		if y+r.height() > bottom {
			p.page()
			y = p.running(t.Title)
			head.put(p, margin, y)
			y += head.height()
		}
		if y+r.height() > bottom {
			p.fail(fmt.Errorf("print: row %d is higher than a page", i+1))
		}
		r.put(p, margin, y)
		y += r.height()
	}
	pages := p.pdf.GetNumberOfPages()
	for i := range pages {
		p.fail(p.pdf.SetPage(i + 1))
		p.foot("", i+1, pages)
	}
	return p.send(out)
}

// check refuses a table of which the widths do not say how wide its columns are.
func (t *Table) check() error {
	if len(t.Columns) == 0 || len(t.Widths) != len(t.Columns) {
		return fmt.Errorf("print: %d widths for %d columns", len(t.Widths), len(t.Columns))
	}
	for _, w := range t.Widths {
		if !(w > 0) {
			return errors.New("print: a column needs a width")
		}
	}
	for i, r := range t.Rows {
		if len(r) > len(t.Columns) {
			return fmt.Errorf("print: row %d has %d cells for %d columns", i+1, len(r), len(t.Columns))
		}
	}
	return nil
}

// row is a row of a table, as it is set.
type row struct {
	cells []column
	at    []float64 // where they begin, from the left
	head  bool
}

func (p *paper) tableRow(t Table, texts []string, head bool) *row {
	sum := 0.0
	for _, w := range t.Widths {
		sum += w
	}
	r := &row{head: head}
	x := 0.0
	for i, text := range texts {
		wide := t.Widths[i] / sum * p.inner()
		f := face{size: 10, ink: black, bold: head}
		r.cells = append(r.cells, p.set(text, f, wide-2*cellPadX))
		r.at = append(r.at, x+cellPadX)
		x += wide
	}
	return r
}

func (r *row) height() float64 {
	high := 0.0
	for _, c := range r.cells {
		high = max(high, c.height())
	}
	return high + 2*cellPadY
}

func (r *row) put(p *paper, x, y float64) {
	low := y + r.height()
	weight, k := 0.5, rule
	if r.head {
		p.fill(box(x, y, p.wide-margin, low), tinted)
		weight, k = 1.2, indigo
	}
	for i, c := range r.cells {
		p.put(c, x+r.at[i], y+cellPadY)
	}
	p.line(spot{X: x, Y: low}, spot{X: p.wide - margin, Y: low}, weight, k)
}
