package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/app/setupscreen"
	"terakoya/widgets"
)

// presets are the clocks that are offered, as [rules.ParseClock] reads them.
var presets = []struct{ key, clock string }{
	{"none", ""}, {"sudden", "sudden 600"}, {"byoyomi", "byoyomi 600 30"}, {"fischer", "fischer 300 10"},
	{"nhk", "nhk 600 30 10 60"},
}

// preset returns which of them is chosen; -1 for another clock.
func (c Choice) preset() int {
	for i, p := range presets {
		if p.clock == c.Clock {
			return i
		}
	}
	return -1
}

// clockQuestion asks for the clock. Beside the presets any time can be written, in a
// line of its own.
type clockQuestion struct {
	*setupscreen.Question
	entry   *widgets.Entry
	written bool // the clock is that of the entry, whatever it is
	unread  bool // and cannot be read
}

// askClock asks for the clock.
func (s *Setup) askClock() {
	w, q := s.env.Words, &clockQuestion{entry: widgets.NewEntry()}
	s.clock = q
	q.written = s.choice.preset() < 0
	q.entry.SetText(writeClock(s.choice.Limit()))
	q.entry.OnChanged = s.onClockText
	q.entry.OnDone, q.entry.OnKey = s.onBegin, s.TypedKey
	var labels []string
	for _, p := range presets {
		labels = append(labels, w.Say("play.clock."+p.key, nil))
	}
	labels = append(labels, w.Say("play.clock.write", nil))
	q.Question = setupscreen.NewQuestion("clock", w.Say("play.clock.name", nil), func() ([]string, int, string) {
		switch {
		case q.unread:
			return labels, len(presets), w.Say("play.clock.how", nil)
		case q.written:
			return labels, len(presets), clockText(w, s.choice.Limit())
		}
		return labels, s.choice.preset(), clockText(w, s.choice.Limit())
	}, s.onClock, s.TypedKey)
	l := newLine(q.Question)
	l.objects = slices.Insert(l.objects, 2, fyne.CanvasObject(q.entry))
	l.render = func() { q.render() }
	l.lay = q.lay
	l.parts = func() []parts.Part { return append(q.Parts(), parts.Whole("clock-line", q.entry)) }
	s.lines = append(s.lines, l)
}

func (q *clockQuestion) render() {
	q.Note.Color = widgets.ColorInkSoft
	if q.unread {
		q.Note.Color = widgets.ColorWrong
	}
	q.Render(true)
	widgets.Show(q.entry, q.written)
}

// lay places the entry below the answers, if it is there.
func (q *clockQuestion) lay(at fyne.Position, width float32) (bottom float32) {
	bottom = q.LayAnswer(at, width, questionLabel())
	if !q.written {
		return bottom
	}
	bottom += setupscreen.NoteAbove
	widgets.Place(q.entry, at.X+questionLabel(), bottom, width-questionLabel(), setupscreen.SegmentHeight())
	return bottom + setupscreen.SegmentHeight()
}

// onClock takes a preset, or lets the learner write a clock, beginning with the one
// that was chosen.
func (s *Setup) onClock(i int) {
	q := s.clock
	if q.written, q.unread = i == len(presets), false; q.written {
		if s.choice.Clock == "" {
			s.choice.Clock = presets[2].clock
		}
		q.entry.SetText(writeClock(s.choice.Limit()))
		s.render()
		s.focus(q.entry)
		return
	}
	s.choice.Clock = presets[i].clock
	s.leave(q.entry)
	s.render()
}

// onClockText takes what is written, as far as it is a clock.
func (s *Setup) onClockText(text string) {
	c, ok := readClock(text)
	if s.clock.unread = !ok; ok {
		s.choice.Clock = c.String()
	}
	s.render()
}
