package reference

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	"terakoya/lessons/reference"
	"terakoya/widgets"
)

// Lengths of a page, in units.
const (
	cardPad   = 20
	cardGap   = 8
	tileGap   = 16
	tileWidth = 196 // the least
	tilePad   = 14
	columns   = 5 // of the widest page
	bullet    = 14
	bulletGap = 4
)

// body is a page: its name, what it says, and on what that rests.
func (s *Screen) body(p reference.Page) []fyne.CanvasObject {
	all := []fyne.CanvasObject{widgets.NewColumn(2,
		page.Title(s.say("page."+p.Topic.String(), nil)), page.Soft(s.say("line", nil)))}
	for _, block := range p.Blocks {
		all = append(all, s.block(block))
	}
	return append(all, s.foot(p))
}

func (s *Screen) block(block reference.Block) fyne.CanvasObject {
	switch b := block.(type) {
	case reference.Heading:
		return page.Lead(s.text(b.Text))
	case reference.Paragraph:
		return widgets.NewParagraph(s.text(b.Text))
	case reference.List:
		return page.Card(cardPad, s.list(s.texts(b)))
	case reference.Table:
		return page.Card(cardPad, s.table(b))
	case reference.Grid:
		return s.grid(b)
	}
	return widgets.NewSpace(0)
}

// list is sentences, each behind a dot.
func (s *Screen) list(texts []string) *widgets.Column {
	column := widgets.NewColumn(cardGap)
	for _, text := range texts {
		line := widgets.NewParagraph(text)
		dot := widgets.NewParagraph("•")
		dot.Color = widgets.ColorAccent
		sign := container.NewGridWrap(fyne.NewSize(bullet, bullet), dot)
		column.Items = append(column.Items, widgets.NewBeside(bulletGap, sign, line))
	}
	return column
}

func (s *Screen) table(t reference.Table) *widgets.Table {
	var rows [][]string
	for _, row := range t.Rows {
		rows = append(rows, s.cells(row))
	}
	return widgets.NewTable(s.cells(t.Head), rows)
}

func (s *Screen) cells(row []reference.Text) []string {
	out := make([]string, len(row))
	for i, t := range row {
		if _, piece := t.(reference.Piece); piece || i == 0 {
			out[i] = s.headed(t)
		} else {
			out[i] = s.text(t)
		}
	}
	return out
}

func (s *Screen) grid(g reference.Grid) fyne.CanvasObject {
	tiles := widgets.NewTiles(tileGap, tileWidth)
	for _, c := range g {
		title := widgets.NewParagraph(s.headed(c.Title))
		title.Bold, title.Leading = true, 1.3
		column := widgets.NewColumn(cardGap, title, newPicture(s.board(&c.Board)))
		for _, line := range c.Lines {
			text := widgets.NewParagraph(s.text(line))
			text.TextSize, text.Leading = widgets.SizeSmall, 1.4
			column.Items = append(column.Items, text)
		}
		tiles.Add(page.Card(tilePad, column))
	}
	for range columns - len(g) { // boards are as large as where there are many
		tiles.Add(widgets.NewSpace(0))
	}
	return tiles
}

// foot names what the page follows and what is not settled.
func (s *Screen) foot(p reference.Page) fyne.CanvasObject {
	var sources, questions []string
	for _, source := range p.Follows {
		sources = append(sources, s.say("source."+source.String(), nil))
	}
	for _, q := range p.Open {
		questions = append(questions, s.say("open."+q.String(), nil))
	}
	column := widgets.NewColumn(cardGap, page.Lead(s.say("follows", nil)), s.list(sources))
	if len(questions) == 0 {
		column.Items = append(column.Items, page.Soft(s.say("settled", nil)))
	} else {
		column.Items = append(column.Items, widgets.NewSpace(cardGap), page.Lead(s.say("unsettled", nil)), s.list(questions))
	}
	return widgets.NewCard(widgets.ColorSunk, cardPad, column)
}
