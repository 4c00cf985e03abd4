package print

import (
	"fmt"
	"io"

	"terakoya/app/words"
)

// Lengths of a question.
const (
	gutter      = 28  // for the number
	numberRound = 9.5 // radius of its disc
	diagramWide = 238
	diagramGap  = 20
	textGap     = 9 // between question, choices and lines
	boxSize     = 9 // to be ticked
	boxGap      = 6
	choiceGap   = 3
	letterWide  = 15
	lineGap     = 25 // between lines to write on
	writeLines  = 2
	mostOnPage  = 6
)

// WriteWorksheet writes a PDF of the exercises, with room for name, date and answers.
// The error of a character that no font has names it; then nothing is written.
func WriteWorksheet(out io.Writer, s Worksheet, o Options) error {
	if len(s.Questions) == 0 {
		return ErrNoQuestion
	}
	p := newPaper(o, s.Title, false)
	p.worksheet(s, o)
	return p.send(out)
}

// worksheet draws the pages of a worksheet.
func (p *paper) worksheet(s Worksheet, o Options) {
	blocks := make([]block, len(s.Questions))
	for i := range s.Questions {
		blocks[i] = p.question(i+1, &s.Questions[i], o)
	}
	p.pages(blocks, mostOnPage, s.code(p), s.Title, func() float64 { return p.worksheetHead(s) })
}

// code is the foot of a sheet that is the paper of a quiz.
func (s *Worksheet) code(p *paper) string {
	if s.Code == "" {
		return ""
	}
	return p.words.Say("print.code", words.Args{"code": s.Code})
}

// pages puts blocks on pages: the first begins with a heading, which returns where it
// ends; the others with the title.
func (p *paper) pages(blocks []block, most int, foot, title string, heading func() float64) {
	p.page()
	y := heading()
	bottom := p.high - below
	later := bottom - above - 2*smallSize
	for i, page := range p.deal(blocks, bottom-y, later, most) {
		if i > 0 {
			p.page()
			y = p.running(title)
		}
		p.stack(page, y, bottom)
	}
	for i := range p.pdf.GetNumberOfPages() {
		p.turnTo(i)
		p.foot(foot, i+1, p.pdf.GetNumberOfPages())
	}
}

// worksheetHead is the title, and lines for name and date.
func (p *paper) worksheetHead(s Worksheet) float64 {
	y := p.heading(s.Title, s.Sub) + 24
	f := face{size: bodySize, ink: black}
	x := p.write(margin, y, p.words.Say("print.name", nil), f) + 6
	middle := p.wide - margin - 190
	p.line(spot{X: x, Y: y + 2}, spot{X: middle - 18, Y: y + 2}, 0.8, strong)
	x = p.write(middle, y, p.words.Say("print.date", nil), f) + 6
	p.line(spot{X: x, Y: y + 2}, spot{X: p.wide - margin, Y: y + 2}, 0.8, strong)
	y += 14
	p.line(spot{X: margin, Y: y}, spot{X: p.wide - margin, Y: y}, 1.2, black)
	return y + headGap
}

// question is one exercise as it is set.
type question struct {
	number  int
	diagram *diagram // nil without a board
	text    column
	choices []choice
	lines   int    // to write on
	task    column // above choices and lines
	beside  float64
}

// choice is an answer to be ticked.
type choice struct {
	letter string
	text   column
}

func (p *paper) question(number int, q *Question, o Options) *question {
	set := &question{number: number, beside: gutter}
	width := p.inner() - gutter
	if q.Board {
		d := p.diagramOf(q, o, diagramWide)
		set.diagram = &d
		set.beside += diagramWide + diagramGap
		width -= diagramWide + diagramGap
	}
	f := face{size: bodySize, ink: black}
	set.text = p.set(q.Text, f, width)
	for i, c := range q.Choices {
		set.choices = append(set.choices, choice{letterOf(i), p.set(c, f, width-boxSize-boxGap-letterWide)})
	}
	if len(q.Choices) == 0 {
		set.lines = writeLines
	}
	task := q.Task
	if task == "" && len(q.Choices) == 0 {
		task = p.words.Say("print.answer", nil)
	}
	if task != "" {
		set.task = p.set(task, face{size: smallSize, ink: soft}, width)
	}
	return set
}

// diagramOf returns the board of a question as it is asked.
func (p *paper) diagramOf(q *Question, o Options, wide float64) diagram {
	d := newDiagram(&q.Setup, q.Turned, q.Area, q.Marks, o.Set, wide)
	d.names = sideNames(p.words, q.Handicap)
	return d
}

// letterOf names the i-th choice: A to Z, then numbers.
func letterOf(i int) string {
	if i < 26 {
		return string(rune('A' + i))
	}
	return fmt.Sprint(i + 1)
}

// textHeight is that of everything beside the board.
func (q *question) textHeight() float64 {
	high := q.text.height()
	if len(q.task.lines) > 0 {
		high += textGap + q.task.height()
	}
	if len(q.choices) > 0 {
		high += choiceGap
	}
	for _, c := range q.choices {
		high += c.text.height() + choiceGap
	}
	return high + lineGap*float64(q.lines)
}

func (q *question) height() float64 {
	high := max(q.textHeight(), 2*numberRound)
	if q.diagram != nil {
		high = max(high, q.diagram.height())
	}
	return high
}

func (q *question) put(p *paper, x, y float64) {
	p.number(q.number, x, y)
	left := x + q.beside
	low := p.put(q.text, left, y)
	if len(q.task.lines) > 0 {
		low = p.put(q.task, left, low+textGap)
	}
	if len(q.choices) > 0 {
		low += choiceGap
	}
	for _, c := range q.choices {
		p.choice(c, left, low)
		low += c.text.height() + choiceGap
	}
	for i := range q.lines {
		at := low + lineGap*float64(i+1) - 3
		p.line(spot{X: left, Y: at}, spot{X: p.wide - margin, Y: at}, 0.8, strong)
	}
	if q.diagram != nil {
		p.draw(*q.diagram, x+gutter, y)
	}
}

// number writes the number of a question on a disc.
func (p *paper) number(n int, x, y float64) {
	at := spot{X: x + numberRound, Y: y + numberRound}
	p.fill(disc(at, numberRound), indigo)
	f := face{size: 10.5, ink: white, bold: true}
	p.writeMiddle(at.X, at.Y+0.36*f.size, fmt.Sprint(n), f)
}

// choice draws a box to tick, its letter and what it stands for.
func (p *paper) choice(c choice, x, y float64) {
	middle := y + c.text.line/2
	p.frame(box(x, middle-boxSize/2, x+boxSize, middle+boxSize/2), 0.9, strong)
	x += boxSize + boxGap
	p.write(x, middle+0.36*bodySize, c.letter, face{size: bodySize, ink: indigo, bold: true})
	p.put(c.text, x+letterWide, y)
}
