package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/app/setupscreen"
	"terakoya/rules"
	"terakoya/widgets"
)

// newLines makes the questions of the right half.
func (s *Setup) newLines() {
	s.askSeat()
	s.askOpponent()
	s.askLevel()
	s.askEngine()
	s.askBook()
	s.askRules()
	s.askClock()
	s.askFouls()
}

// ask makes a question of a few answers; show says what to offer, what is chosen, and
// what that means.
func (s *Setup) ask(key string, show func() ([]string, int, string), choose func(int)) *line {
	l := newLine(s.question(key, show, choose))
	s.lines = append(s.lines, l)
	return l
}

func (s *Setup) question(key string, show func() ([]string, int, string), choose func(int)) *setupscreen.Question {
	chosen := func(i int) { choose(i); s.render() }
	return setupscreen.NewQuestion(key, s.env.Words.Say("play."+key, nil), show, chosen, s.TypedKey)
}

// seat is where the learner sits, and whether a computer sits at the other side.
type seat uint8

// The seats. The first two are the sides.
const (
	seatBlack seat = iota
	seatWhite
	seatDrawn // by furigoma; in an even game alone
	seatPeople
)

// seats are those that the chosen start has.
func (s *Setup) seats() []seat {
	if s.choice.Start == rules.Handicaps[0].Key {
		return []seat{seatBlack, seatWhite, seatDrawn, seatPeople}
	}
	return []seat{seatBlack, seatWhite, seatPeople}
}

// seat returns what is chosen of them.
func (s *Setup) seat() seat {
	switch {
	case s.choice.People:
		return seatPeople
	case s.choice.draws():
		return seatDrawn
	case s.choice.White:
		return seatWhite
	}
	return seatBlack
}

// key is that of what is said of a seat, in a game of these sides.
func (k seat) key(n sides) string {
	switch k {
	case seatBlack:
		return n.key(rules.Black)
	case seatWhite:
		return n.key(rules.White)
	case seatDrawn:
		return "drawn"
	case seatPeople:
	}
	return "people"
}

func (s *Setup) askSeat() {
	w := s.env.Words
	q := s.question("you", func() ([]string, int, string) {
		names := sides{w, len(s.choice.Handicap().Removed) > 0}
		var labels []string
		for _, k := range s.seats() {
			labels = append(labels, w.Say("play.seat."+k.key(names), nil))
		}
		note, now := "", s.seat()
		switch {
		case now == seatPeople && s.choice.draws():
			note = w.Say("play.seat-about.people-even", nil)
		case now == seatDrawn || now == seatPeople:
			note = w.Say("play.seat-about."+now.key(names), nil)
		}
		return labels, slices.Index(s.seats(), now), note
	}, func(i int) {
		k := s.seats()[i]
		s.choice.White, s.choice.People = k == seatWhite, k == seatPeople
		s.choice.Furigoma = k == seatDrawn || k == seatPeople
	})
	q.Answer.Signed = true
	s.lines = append(s.lines, newLine(q))
}

// askFouls asks what a foul does and, beside it if there is room, whether moves may be
// taken back and hints be had.
func (s *Setup) askFouls() {
	w := s.env.Words
	fouls := s.question("fouls", func() ([]string, int, string) {
		var labels []string
		for _, f := range allFouls {
			labels = append(labels, w.Say("play.foul."+f.String(), nil))
		}
		return labels, slices.Index(allFouls, s.choice.Fouls), w.Say("play.law."+s.choice.Fouls.String(), nil)
	}, func(i int) { s.choice.Fouls = allFouls[i] })
	help := newHelp(w.Say("play.help", nil))
	takeback := help.add(w.Say("play.takeback", nil), s.TypedKey, func(on bool) { s.choice.Takeback = on; s.render() })
	hints := help.add(w.Say("play.hints", nil), s.TypedKey, func(on bool) { s.choice.Hints = on; s.render() })
	s.lines = append(s.lines, &line{
		objects: append(fouls.Objects()[:2:2], help.label, takeback, hints), note: fouls.Note,
		render: func() {
			fouls.Render(true)
			takeback.SetOn(s.choice.Takeback)
			hints.SetOn(s.choice.Hints)
		},
		lay:   func(at fyne.Position, width float32) float32 { return help.lay(fouls, at, width) },
		below: help.layBelow,
		parts: func() []parts.Part {
			return append(fouls.Parts(), parts.Whole("takeback", takeback), parts.Whole("hints", hints))
		},
	})
}

// help is what the learner is helped by: ticks, with a name of their own where they
// stand on a line of their own.
type help struct {
	label *widgets.Paragraph
	ticks []*widgets.Tick
}

func newHelp(label string) *help { return &help{label: widgets.NewParagraph(label)} }

// add adds a tick.
func (h *help) add(text string, onKey func(*fyne.KeyEvent), tap func(on bool)) *widgets.Tick {
	var t *widgets.Tick
	t = widgets.NewTick(text, "", func() { tap(!t.On) })
	t.OnKey = onKey
	h.ticks = append(h.ticks, t)
	return t
}

// beside reports whether the ticks have room beside a question.
func (h *help) beside(q *setupscreen.Question, width float32) bool {
	return questionLabel()+q.Answer.Width()+setupscreen.ListPad+h.width() <= width
}

// width is how wide the ticks are beside one another.
func (h *help) width() (all float32) {
	for _, t := range h.ticks {
		all += t.Width()
	}
	return all
}

// lay places a question and, if there is room, the ticks beside it.
func (h *help) lay(q *setupscreen.Question, at fyne.Position, width float32) (bottom float32) {
	if widgets.Show(h.label, !h.beside(q, width)); h.label.Visible() {
		return q.LayAnswer(at, width, questionLabel())
	}
	need := h.width()
	bottom = q.LayAnswer(at, width-need-setupscreen.ListPad, questionLabel())
	h.layTicks(fyne.NewPos(at.X+width-need, at.Y), bottom-at.Y, (*widgets.Tick).Width)
	return bottom
}

// layBelow places the ticks on a line of their own, unless they stand beside the
// question.
func (h *help) layBelow(at fyne.Position, width float32) (bottom float32) {
	if !h.label.Visible() {
		return at.Y
	}
	y, each := at.Y+questionGap, (width-questionLabel())/float32(len(h.ticks))
	high := h.label.HeightFor(questionLabel() - setupscreen.ListPad)
	for _, t := range h.ticks {
		high = max(high, t.HeightFor(each))
	}
	widgets.PlaceMiddle(h.label, at.X, y, questionLabel()-setupscreen.ListPad, high)
	h.layTicks(fyne.NewPos(at.X+questionLabel(), y), high, func(*widgets.Tick) float32 { return each })
	return y + high
}

// layTicks places the ticks beside one another.
func (h *help) layTicks(at fyne.Position, high float32, wide func(*widgets.Tick) float32) {
	for _, t := range h.ticks {
		w := wide(t)
		widgets.Place(t, at.X, at.Y, w, high)
		at.X += w
	}
}
