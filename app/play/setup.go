package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/setupscreen"
	"terakoya/app/words"
	"terakoya/lessons/ladder"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/widgets"
)

// Setup is the choice of a new game.
type Setup struct {
	env    Env
	choice Choice
	past   []progress.PastGame
	named  map[string][]OpeningName // of the starts that were asked for

	sheet         *setupscreen.Sheet
	rest          *setupscreen.Rest
	seen          float32 // how high what is seen of the right half is
	standing      ladder.Standing
	offer         *widgets.Option
	why           *widgets.Paragraph
	rows          []*startRow // the last one is below the list, for a position
	starts        *container.Scroll
	board         *widgets.Board
	picture       *container.Clip
	name, about   *widgets.Paragraph
	position      position
	lines         []*line
	clock         *clockQuestion
	record        *widgets.Paragraph
	cancel, begin *widgets.Button
	root          *fyne.Container
}

// NewSetup returns the screen with the last choice.
func NewSetup(env Env) *Setup {
	s := &Setup{
		env: env, choice: ParseChoice(env.Last), named: map[string][]OpeningName{},
		name: widgets.NewParagraph(""), about: widgets.NewParagraph(""), record: widgets.NewParagraph(""),
	}
	if env.Past != nil {
		s.past = env.Past()
	}
	s.name.Bold, s.name.TextSize, s.name.Leading = true, widgets.SizeLead, 1.3
	s.record.TextSize, s.record.Color, s.record.Leading = widgets.SizeSmall, widgets.ColorInkSoft, 1.3
	s.newOffer()
	s.newStarts()
	s.newPicture()
	s.newPosition()
	s.newLines()
	s.cancel = widgets.NewButton(widgets.PlainButton, env.Words.Say("play.cancel", nil), "Esc", env.Leave)
	s.begin = widgets.NewButton(widgets.MainButton, env.Words.Say("play.begin", nil), "Enter", s.onBegin)
	for _, b := range []*widgets.Button{s.cancel, s.begin} {
		b.OnKey = env.OnKey
	}
	s.sheet = setupscreen.New(env.Words.Say("play.title", nil), env.Words.Say("play.kept", nil), s.begin, s.cancel)
	s.root = container.New(s, s.objects()...)
	s.render()
	return s
}

func (s *Setup) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{s.picture, s.name, s.position.entry, s.about}
	for _, l := range s.lines {
		all = append(append(all, l.objects...), l.note)
	}
	s.rest = setupscreen.NewRest(s.layRest, all...)
	return s.sheet.Around(s.offer, s.why, s.starts, s.rows[len(s.rows)-1], s.rest.Scroll, s.record)
}

func (s *Setup) newStarts() {
	column := widgets.NewColumn(startGap)
	for _, h := range rules.Handicaps {
		r := newStartRow(h.Key, words.Title(s.env.Words.Term(h.Key)), func() { s.onStart(h.Key) })
		r.handicap = h
		s.rows = append(s.rows, r)
		column.Items = append(column.Items, r)
	}
	s.starts = container.NewVScroll(column)
	s.rows = append(s.rows, newStartRow(FromPosition, s.env.Words.Say("play.position.choose", nil), func() { s.onStart(FromPosition) }))
}

// newPicture makes the small board.
func (s *Setup) newPicture() {
	s.board = widgets.NewBoard(s.env.Art)
	s.board.SetLocked(true)
	s.board.OnKey = s.env.OnKey
	s.picture = container.NewClip(container.NewWithoutLayout(s.board)) // the clip would give the board its own size
}

// Content returns what is put in the window.
func (s *Setup) Content() fyne.CanvasObject { return s.root }

// Choice returns what is chosen now.
func (s *Setup) Choice() Choice { return s.choice }

func (s *Setup) render() {
	if s.root == nil { // what is written is read before all is there
		return
	}
	s.sheet.Dress()
	s.renderStart()
	for _, l := range s.lines {
		l.show()
	}
	s.record.SetText(s.lately())
	s.Layout(nil, s.root.Size())
}

// missing are the pieces that uwate has given, as ghosts.
func missing(h rules.Handicap) widgets.Marks {
	var m widgets.Marks
	even := rules.Handicaps[0].Setup()
	for _, sq := range h.Removed {
		m.Ghosts = append(m.Ghosts, widgets.Ghost{Square: sq, Piece: even.Board[sq]})
	}
	return m
}

// onStart chooses a start. A position is written at once, where there is none yet.
func (s *Setup) onStart(key string) {
	s.choice.Start = key
	s.render()
	if s.free() {
		s.focus(s.position.entry)
	} else {
		s.leave(s.position.entry)
	}
}

// focus gives the keys to a line that is written.
func (s *Setup) focus(e *widgets.Entry) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.root); c != nil {
		c.Focus(e)
	}
}

// leave takes the keys from a line that is hidden now.
func (s *Setup) leave(e *widgets.Entry) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.root); c != nil && c.Focused() == e {
		c.Unfocus()
	}
}

// step chooses the start so many places further down and brings it into view.
func (s *Setup) step(by int) {
	for i, r := range s.rows {
		if r.chosen && i+by >= 0 && i+by < len(s.rows) {
			s.onStart(s.rows[i+by].key)
			s.reveal()
			return
		}
	}
}

// onBegin begins the game. Where something is written that cannot be read, that comes
// first.
func (s *Setup) onBegin() {
	switch {
	case s.free() && s.position.fault != "":
		s.focus(s.position.entry)
	case s.clock.unread:
		s.focus(s.clock.entry)
	default:
		s.env.remember(s.choice)
		s.env.Start(s.choice)
	}
}

// Keys lists the keys of the screen with their messages.
func (s *Setup) Keys() [][2]string {
	return [][2]string{
		{"Enter", "keys.enter"}, {"↑ ↓", "keys.chooseStart"}, {"Tab", "keys.tab"}, {"← →", "keys.choose"}, {"G", "keys.rung"},
		{"F11", "keys.full"}, {"Esc", "keys.escape"},
	}
}

// TypedKey handles the keys of the screen.
func (s *Setup) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.onBegin()
	case fyne.KeyEscape:
		s.env.Leave()
	case fyne.KeyG:
		s.onOffer()
	case fyne.KeyUp:
		s.step(-1)
	case fyne.KeyDown:
		s.step(1)
	}
}
