package classroom

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/feedback"
	"terakoya/app/page"
	"terakoya/app/words"
	"terakoya/widgets"
)

// presenterSide is what stands beside the teacher's board: what is asked, the votes,
// what came of a try, and what only the teacher sees.
type presenterSide struct {
	s       *Presenter
	page    *page.Page
	ballots []*widgets.Ballot
	fewer   []*widgets.Button
	more    []*widgets.Button
	rows    []fyne.CanvasObject
	notice  []*widgets.Button // of the notice that is shown
}

// sideShape has the body fill the side; the edge leaves room for frames.
var sideShape = page.Shape{Width: presenterMost * 3, Edge: 10, Gap: 12}

const (
	noteGap = 4
	notePad = 14
	voteGap = 8
)

func newPresenterSide(s *Presenter) *presenterSide {
	d := &presenterSide{s: s, page: page.New(sideShape)}
	for i := range mostBallots {
		small := func(label, key string, n int) *widgets.Button {
			b := widgets.NewButton(widgets.TextButton, label, key, func() { s.vote(i, n) })
			b.OnKey, b.Passing = s.env.OnKey, true
			return b
		}
		d.ballots = append(d.ballots, widgets.NewBallot())
		d.fewer, d.more = append(d.fewer, small("−", "", -1)), append(d.more, small("+", fmt.Sprint(i+1), 1))
		d.rows = append(d.rows, widgets.NewEnds(voteGap, d.ballots[i], page.InRow(d.fewer[i], d.more[i])))
	}
	return d
}

// render makes everything anew.
func (d *presenterSide) render() {
	t := d.s.telling
	d.renderVotes()
	caption := page.Soft(t.titleOf(t.class.Slide()) + "  " + t.place())
	caption.TextSize = widgets.SizeSmall
	question := widgets.NewParagraph(t.question())
	question.TextSize, question.Bold = widgets.SizeLead, t.asks()
	items := append(d.noticeItems(), d.picked()...)
	items = append(items, widgets.NewColumn(2, caption, question))
	if text := t.written(); text != "" {
		items = append(items, writtenMove(text))
	}
	votes, letters := d.votes()
	if !letters {
		items = append(items, votes)
	}
	ruling, on := t.ruling()
	if on {
		items = append(items, rulingItems(t, ruling)...)
	}
	items = append(items, d.notes()...)
	if letters && t.asks() {
		items = append(items, votes)
	}
	d.page.Set(items...)
}

// votes are the answers with their buttons: those that are only letters two in a row.
func (d *presenterSide) votes() (votes fyne.CanvasObject, letters bool) {
	t := d.s.telling
	rows := d.rows[:len(t.votable())]
	if t.option(0) != "" {
		return widgets.NewColumn(voteGap, rows...), false
	}
	return container.NewGridWithColumns(2, rows...), true
}

// picked is the name that was picked, if one is shown.
func (d *presenterSide) picked() []fyne.CanvasObject {
	name := d.s.telling.class.Picked()
	if name == "" {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewCard(widgets.ColorAccentSoft, notePad, page.Lead(name))}
}

// renderVotes shows how many hands went up.
func (d *presenterSide) renderVotes() {
	t := d.s.telling
	hands := t.hands()
	for i, c := range t.votable() {
		ballot(d.ballots[i], t, c, i, hands)
		if off := c.Votes == 0; d.fewer[i].Disabled() != off {
			widgets.Enable(d.fewer[i], !off)
		}
	}
}

// rulingItems say what came of a try, as a lesson says it.
func rulingItems(t *telling, r said) []fyne.CanvasObject {
	switch {
	case !r.signed:
		return []fyne.CanvasObject{page.Card(notePad, widgets.NewColumn(2, page.Lead(r.title), widgets.NewParagraph(r.text)))}
	case t.tried().Illegal != nil:
		return t.foul(t.tried()).Panel(t.words)
	}
	return []fyne.CanvasObject{feedback.Head(r.ground, r.ink, r.mark, r.title, r.text)}
}

// notes are for the teacher alone: the answer with its reason, and what comes next.
func (d *presenterSide) notes() []fyne.CanvasObject {
	t := d.s.telling
	caption := widgets.NewParagraph(t.say("present.notes", nil))
	caption.TextSize, caption.Color, caption.Bold = widgets.SizeSmall, widgets.ColorHint, true
	body := widgets.NewColumn(noteGap, caption)
	if answer := t.answer(); answer != "" {
		text := widgets.NewParagraph(t.say("present.answer", words.Args{"answer": answer}))
		text.Bold = true
		body.Items = append(body.Items, text)
	}
	if why := t.because(); why != "" {
		body.Items = append(body.Items, widgets.NewParagraph(why))
	}
	body.Items = append(body.Items, page.Soft(d.next()))
	return []fyne.CanvasObject{widgets.NewCard(widgets.ColorHintSoft, notePad, body)}
}

// next says which slide comes next.
func (d *presenterSide) next() string {
	t := d.s.telling
	all, at := t.class.Slides(), t.class.At()
	if at+1 >= len(all) {
		return t.say("present.last", nil)
	}
	next := all[at+1]
	return t.say("present.then", words.Args{"title": t.titleOf(next), "place": fmt.Sprintf("%d / %d", next.Number, next.Of)})
}

// presenterNotice is what is said of the windows, above the slide.
type presenterNotice uint8

const (
	noNotice     presenterNotice = iota
	dragNotice                   // how the projector's window gets to the projector
	closedNotice                 // it is closed, and can be opened again
	leaveNotice                  // whether to end the class
)

// noticeItems is the notice, with what can be done about it.
func (d *presenterSide) noticeItems() []fyne.CanvasObject {
	s := d.s
	d.notice = nil
	button := func(kind widgets.ButtonKind, text, key string, do func()) {
		b := widgets.NewButton(kind, s.env.Words.Say("present."+text, nil), key, do)
		b.OnKey, b.Passing = s.env.OnKey, true
		d.notice = append(d.notice, b)
	}
	text, ground := "", widgets.ColorAccentSoft
	switch s.notice {
	case noNotice:
		return nil
	case dragNotice:
		text = "dragLong"
	case closedNotice:
		text = "closed"
		button(widgets.PlainButton, "open", "O", s.onProjector)
	case leaveNotice:
		text, ground = "askEnd", widgets.ColorWrongSoft
		button(widgets.PlainButton, "end", "Enter", s.leave)
		button(widgets.PlainButton, "goOn", "Esc", func() { s.setNotice(noNotice) })
	}
	body := widgets.NewColumn(notePad, widgets.NewParagraph(s.env.Words.Say("present."+text, nil)))
	if len(d.notice) > 0 {
		row := make([]fyne.CanvasObject, len(d.notice))
		for i, b := range d.notice {
			row[i] = b
		}
		body.Items = append(body.Items, page.InRow(row...))
	}
	return []fyne.CanvasObject{widgets.NewCard(ground, notePad, body)}
}

// renderHeader says where in the class this is.
func (s *Presenter) renderHeader() {
	t := s.telling
	sub := s.env.Words.Count("present.minutes", int(s.env.Now().Sub(s.since).Minutes()), nil)
	title := t.titleOf(t.class.Slide())
	if all := len(t.class.Slides()); all > 0 {
		args := words.Args{"number": fmt.Sprint(t.class.At() + 1), "count": fmt.Sprint(all), "time": sub}
		sub = t.say("present.slide", args)
	}
	if s.header.Title().Text != title || s.header.Sub().Text != sub {
		s.header.Set(title, sub)
	}
}
