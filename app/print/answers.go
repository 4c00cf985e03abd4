package print

import (
	"io"

	"terakoya/app/words"
	"terakoya/rules"
)

// Lengths of an answer.
const (
	answerWide = 178 // of the diagram
	answerGap  = 4   // between question, answer and reason
	askedMost  = 3   // lines of the question that are said again
	tickRoom   = 15
	mostHints  = 12 // answers on a page
)

// WriteAnswers writes a PDF of the answers to a worksheet, with reasons. Errors are as
// those of [WriteWorksheet].
func WriteAnswers(out io.Writer, s Worksheet, o Options) error {
	if len(s.Questions) == 0 {
		return ErrNoQuestion
	}
	title := o.Words.Say("print.answers", words.Args{"title": s.Title})
	p := newPaper(o, title, false)
	blocks := make([]block, len(s.Questions))
	for i := range s.Questions {
		blocks[i] = p.answer(i+1, &s.Questions[i], o)
	}
	p.pages(blocks, mostHints, s.code(p), title, func() float64 {
		y := p.heading(title, s.Sub) + 8
		p.line(spot{X: margin, Y: y}, spot{X: p.wide - margin, Y: y}, 1.2, black)
		return y + headGap
	})
	return p.send(out)
}

// answer is what is right, as it is set.
type answer struct {
	number  int
	asked   column
	right   column
	reason  column
	diagram *diagram
}

func (p *paper) answer(number int, q *Question, o Options) *answer {
	width := p.inner() - gutter
	a := &answer{number: number}
	if len(q.AnswerMarks) > 0 || q.AnswerSetup != nil {
		shown := *q
		shown.Marks = q.AnswerMarks
		if q.AnswerSetup != nil {
			shown.Setup = *q.AnswerSetup
		}
		d := p.diagramOf(&shown, o, answerWide)
		a.diagram = &d
		width -= answerWide + diagramGap
	}
	a.asked = p.set(q.Text, face{size: smallSize, ink: soft}, width)
	if len(a.asked.lines) > askedMost {
		a.asked.lines = a.asked.lines[:askedMost]
		last := &a.asked.lines[askedMost-1]
		(*last)[len(*last)-1].Text += " …"
	}
	a.right = p.set(q.Answer, face{size: bodySize, ink: black, bold: true}, width-tickRoom)
	if q.Reason != "" {
		a.reason = p.set(q.Reason, face{size: 10, ink: black}, width-tickRoom)
	}
	return a
}

func (a *answer) height() float64 {
	high := a.asked.height() + answerGap + a.right.height()
	if len(a.reason.lines) > 0 {
		high += answerGap + a.reason.height()
	}
	high = max(high, 2*numberRound)
	if a.diagram != nil {
		high = max(high, a.diagram.height())
	}
	return high
}

func (a *answer) put(p *paper, x, y float64) {
	p.number(a.number, x, y)
	x += gutter
	low := p.put(a.asked, x, y) + answerGap
	p.tick(spot{X: x + 4, Y: low + a.right.line/2})
	low = p.put(a.right, x+tickRoom, low)
	if len(a.reason.lines) > 0 {
		p.put(a.reason, x+tickRoom, low+answerGap)
	}
	if a.diagram != nil {
		p.draw(*a.diagram, p.wide-margin-answerWide, y)
	}
}

// tick draws a disc with a tick.
func (p *paper) tick(at spot) {
	const r = 5.5
	p.fill(disc(at, r), right)
	for _, l := range signOf(Tick) {
		p.line(spot{X: at.X + l[0]*r, Y: at.Y + l[1]*r}, spot{X: at.X + l[2]*r, Y: at.Y + l[3]*r}, 1.4, white)
	}
}

// sideNames are what the sides are called.
func sideNames(w *words.Words, handicap bool) [2]string {
	s := words.Sides{Words: w, Handicap: handicap}
	return [2]string{rules.Black: s.Name(rules.Black), rules.White: s.Name(rules.White)}
}
