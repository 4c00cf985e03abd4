package shell

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/boardtext"
	"terakoya/app/page"
	"terakoya/widgets"
)

// typedKey handles the keys that hold on every screen, and gives the others to
// the one that is shown.
func (s *Shell) typedKey(e *fyne.KeyEvent) {
	switch {
	case e.Name == fyne.KeyF11:
		s.window.SetFullScreen(!s.window.FullScreen())
	case s.asked() != nil: // the screen behind a dialog hears no keys
		if e.Name == fyne.KeyEscape {
			s.asked().Hide()
		}
	case boardtext.Of(s.window.Canvas()) != nil:
		boardtext.Of(s.window.Canvas()).TypedKey(e)
	case e.Name == fyne.KeyF1:
		s.toggleHelp()
	case e.Name == boardtext.Key && s.help == nil && s.tellBoard():
	case s.help != nil && (e.Name == fyne.KeyEscape || e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter):
		s.toggleHelp()
	case e.Name == fyne.KeyQ && s.screen.Name() == "home":
		s.window.Close()
	default:
		s.screen.TypedKey(e)
	}
}

// asked is the dialog that is open; nil if none is.
func (s *Shell) asked() *widget.PopUp {
	popup, _ := s.window.Canvas().Overlays().Top().(*widget.PopUp)
	return popup
}

// helpKeys are the keys as F1 lists them on screens that list none of their own, with
// their messages.
var helpKeys = [][2]string{
	{"Enter", "keys.enter"}, {"← ↑ → ↓", "keys.arrows"}, {"1–9", "keys.digits"}, {"H", "keys.hint"}, {"S", "keys.show"},
	{"U", "keys.back"}, {"F", "keys.flip"}, {"C", "keys.control"}, {"N", "keys.hide"}, {"P", "keys.play"}, {"R", "keys.review"}, {"P", "keys.practise"},
	{"Q", "keys.quit"}, {"F11", "keys.full"}, {"Esc", "keys.escape"},
}

// keys are the keys of the screen that is shown, and with a board the one that tells it.
func (s *Shell) keys() [][2]string {
	keys := helpKeys
	if of, ok := s.screen.(interface{ Keys() [][2]string }); ok {
		keys = of.Keys()
	}
	if s.board() == nil {
		return keys
	}
	last := max(0, len(keys)-2) // before full screen and the way out
	return slices.Insert(slices.Clone(keys), last, [2]string{string(boardtext.Key), "keys.boardText"})
}

// Lengths of the list of keys, in units.
const (
	helpWidth = 580
	helpInset = 28
	helpGap   = 8
	helpTight = 3 // where there are many
	helpKey   = 96
	helpLine  = 24
	helpEdge  = 24 // to the edges of the window, at least
)

// toggleHelp shows the list of keys above the screen, or takes it away.
func (s *Shell) toggleHelp() {
	overlays := s.window.Canvas().Overlays()
	if s.help != nil {
		overlays.Remove(s.help)
		s.help = nil
		return
	}
	wide := min(widgets.Grown(helpWidth), s.window.Canvas().Size().Width-2*helpEdge)
	w := s.words()
	title := widgets.NewParagraph(w.Say("keys.title", nil))
	title.TextSize, title.Bold = widgets.SizeVerdict, true
	list := widgets.NewColumn(helpGap, title)
	for _, k := range s.keys() {
		key := widgets.NewParagraph(k[0])
		key.Bold = true
		room := widgets.Grown(helpKey)
		sign := container.NewGridWrap(fyne.NewSize(room, max(helpLine, key.HeightFor(room))), key)
		list.Items = append(list.Items, widgets.NewBeside(12, sign, widgets.NewParagraph(w.Say(k[1], nil))))
	}
	closing := widgets.NewButton(widgets.MainButton, w.Say("keys.close", nil), "Esc", s.toggleHelp)
	closing.OnKey = s.typedKey
	above := canvas.NewRectangle(color.Transparent)
	above.SetMinSize(fyne.NewSize(0, 6))
	terms := widgets.NewButton(widgets.PlainButton, w.Say("rail.terms", nil), "", func() { s.toggleHelp(); s.Glossary() })
	terms.OnKey = s.typedKey
	list.Items = append(list.Items, above, page.InRow(closing, terms))
	if list.HeightFor(wide-2*helpInset)+4*helpInset > s.window.Canvas().Size().Height {
		list.Gap = helpTight
	}
	card := widgets.NewCard(widgets.ColorSurface, helpInset, list)
	card.Border = widgets.ColorLine
	veil := canvas.NewRectangle(s.app.Settings().Theme().Color(widgets.ColorShade, 0))
	s.help = container.NewStack(veil, container.NewCenter(container.NewGridWrap(fyne.NewSize(wide, list.HeightFor(wide-2*helpInset)+2*helpInset), card)))
	overlays.Add(s.help)
	s.help.Resize(s.window.Canvas().Size())
	s.window.Canvas().Focus(closing)
}
