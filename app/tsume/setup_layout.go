package tsume

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/app/setupscreen"
	"terakoya/app/words"
	"terakoya/widgets"
)

// Lengths of the setup, in units.
const (
	listWidth     = 300
	themeGap      = 2
	questionLabel = 112
	questionGap   = 14
	themesLeast   = 80
	recordGap     = 6
	recordPad     = 14
)

var _ fyne.Layout = (*Setup)(nil)

// MinSize is part of fyne.Layout.
func (s *Setup) MinSize([]fyne.CanvasObject) fyne.Size { return setupscreen.MinSize() }

// Layout is part of fyne.Layout: the list of themes at the left of a sheet, and below
// it what was solved before.
func (s *Setup) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	list, rest, ok := s.sheet.Lay(size, listWidth)
	if !ok {
		return
	}
	record := s.record.HeightFor(list.Width)
	widgets.Place(s.record, list.X, list.Bottom()-record, list.Width, record)
	widgets.Place(s.list, list.X, list.Y, list.Width, max(themesLeast, list.Height-record-setupscreen.ListPad))
	s.list.Refresh()
	rest.Height -= setupscreen.ListPad
	s.rest.Place(rest)
}

// layRight places the questions, and below them how many problems there are. It returns
// where all ends.
func (s *Setup) layRight(room setupscreen.Room) float32 {
	y, left, wide := room.Y, room.X+setupscreen.Label(questionLabel), room.Width-setupscreen.Label(questionLabel)
	for _, q := range s.questions {
		y = q.LayAnswer(fyne.NewPos(room.X, y), room.Width, setupscreen.Label(questionLabel))
		if q.Note.Text != "" {
			high := q.Note.HeightFor(wide)
			widgets.Place(q.Note, left, y+setupscreen.NoteAbove, wide, high)
			y += setupscreen.NoteAbove + high
		}
		y += questionGap
	}
	high := s.found.HeightFor(wide)
	widgets.Place(s.found, left, y, wide, high)
	return y + high
}

// Name returns the name of the screen.
func (s *Setup) Name() string { return "mates-setup" }

// Says returns how many problems there are of the choice.
func (s *Setup) Says() string {
	w := s.env.Words
	n := len(s.wanted(s.choice))
	switch {
	case !s.settled(s.choice):
		return w.Say("tsume.looking", nil)
	case n == 0 && s.choice.endless():
		return w.Say("tsume.noneYet", nil)
	case n == 0 && s.choice.Theme == Missed:
		return w.Say("tsume.noneMissed", nil)
	case n == 0:
		return w.Say("tsume.none", nil)
	}
	return w.Count("tsume.found", n, words.Args{})
}

// Choice returns what is chosen now.
func (s *Setup) Choice() Choice { return s.choice }

// Content returns what is put in the window.
func (s *Setup) Content() fyne.CanvasObject { return s.root }

// Close ends what is still being found.
func (s *Setup) Close() { s.work.Stop() }

// Parts returns the named parts: the themes that are in view as "theme-any",
// "theme-drop" and so on, the answers as "length-0" and so on, counted from the left,
// "found", "record", "main" and "cancel".
func (s *Setup) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("title", s.sheet.Title()), parts.Whole("found", s.found), parts.Whole("record", s.record),
		parts.Whole("main", s.start), parts.Whole("cancel", s.cancel),
	}
	for i, p := range s.themes {
		top := p.Position().Y - s.list.Offset.Y
		if top >= 0 && top+p.Size().Height <= s.list.Size().Height {
			all = append(all, parts.Whole(fmt.Sprint("theme-", keyOf(themes[i])), p))
		}
	}
	for _, q := range s.questions {
		all = append(all, q.Parts()...)
	}
	return all
}

// Keys lists the keys of the screen with their messages.
func (s *Setup) Keys() [][2]string {
	return [][2]string{
		{"Enter", "keys.enter"}, {"↑ ↓", "tsume.keys.theme"}, {"Tab", "keys.tab"}, {"← →", "keys.choose"},
		{"F11", "keys.full"}, {"Esc", "keys.closeForm"},
	}
}

// TypedKey handles the keys of the screen.
func (s *Setup) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.onStart()
	case fyne.KeyEscape:
		s.env.Leave()
	case fyne.KeyUp:
		s.step(-1)
	case fyne.KeyDown:
		s.step(1)
	}
}

// step chooses the theme so many places further down and brings it into view.
func (s *Setup) step(by int) {
	for i, key := range themes {
		if next := i + by; key == s.choice.Theme && next >= 0 && next < len(themes) {
			s.onTheme(themes[next])
			widgets.Reveal(s.list, s.themes[next])
			return
		}
	}
}
