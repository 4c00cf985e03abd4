package games

import (
	"fyne.io/fyne/v2"

	"terakoya/app/aftergame"
	"terakoya/app/page"
	"terakoya/widgets"
)

func (s *Screen) onLeave() { s.parting(s.env.Leave) }
func (s *Screen) onNew()   { s.parting(s.env.New) }
func (s *Screen) onFile()  { s.parting(s.env.OpenFile) }

// onAll takes the filters away.
func (s *Screen) onAll() {
	if (s.shelf.filter != filter{}) {
		s.set(filter{})
	}
}

// parting leaves the screen: what runs ends first.
func (s *Screen) parting(do func()) {
	s.Close()
	do()
}

// game sets up the game that is chosen; false, with why in the status line, if that
// cannot be.
func (s *Screen) game() (aftergame.Game, bool) {
	e := s.shelf.at(s.chosen)
	if e == nil {
		return aftergame.Game{}, false
	}
	if !e.kept() {
		s.inform(s.teller().say("notKept", nil))
		return aftergame.Game{}, false
	}
	g, err := aftergame.Rebuild(e.PastGame)
	if err != nil {
		s.inform(s.teller().say("unread", nil))
		return aftergame.Game{}, false
	}
	return aftergame.Game{Game: g, Past: e.PastGame}, true
}

func (s *Screen) onOpen() {
	if g, ok := s.game(); ok {
		s.parting(func() { s.env.Open(g.Past) })
	}
}

// onSave asks in which form and where the record is to be kept. A game in which a side
// passed can be no record.
func (s *Screen) onSave() {
	g, ok := s.game()
	if !ok || s.saving.Open() {
		return
	}
	var whole bool
	if s.saving, whole = aftergame.AskFile(s.root, s.env.Words, s.env.Files, g, s.inform); !whole {
		s.inform(s.teller().say("passes", nil))
	}
}

// inform says something in the status line until something else is chosen.
func (s *Screen) inform(text string) {
	if !s.closed {
		s.notice = text
		s.tell()
	}
}

const (
	askWidth = 520
	askPad   = 22
	askGap   = 16
	askTiles = 12
	askLeast = 180
)

// onRemove asks whether the game that is chosen is to be removed. The answer that
// changes nothing has the focus.
func (s *Screen) onRemove() {
	e, t := s.shelf.at(s.chosen), s.teller()
	c := fyne.CurrentApp().Driver().CanvasForObject(s.root)
	if e == nil || c == nil || s.asking() {
		return
	}
	id := e.ID
	remove := func() { s.remove(id) }
	buttons := widgets.NewTiles(askTiles, askLeast)
	keep := s.answer(widgets.MainButton, "learners.keep", "Esc", s.keep, remove)
	buttons.Add(keep)
	buttons.Add(s.answer(widgets.PlainButton, "games.removeDo", "D", remove, remove))
	body := widgets.NewColumn(askGap,
		widgets.NewColumn(askGap/4, page.Lead(t.say("removeAsk", nil)), widgets.NewParagraph(t.whole(e)), page.Soft(t.say("removeLoses", nil))), buttons)
	s.popup = page.Popup(c, askWidth, widgets.NewCard(widgets.ColorSurface, askPad, body))
	c.Focus(keep)
}

// answer is a button of what is asked; both answers can be given by their keys.
func (s *Screen) answer(kind widgets.ButtonKind, key, keyCap string, tap, remove func()) *widgets.Button {
	b := widgets.NewButton(kind, s.env.Words.Say(key, nil), keyCap, tap)
	b.OnKey = func(e *fyne.KeyEvent) {
		switch e.Name {
		case fyne.KeyEscape:
			s.keep()
		case fyne.KeyD:
			remove()
		}
	}
	return b
}

// asking reports whether it is asked if a game is to be removed.
func (s *Screen) asking() bool { return s.popup != nil && s.popup.Visible() }

// keep leaves all as it is.
func (s *Screen) keep() {
	if s.popup != nil {
		s.popup.Hide()
		s.popup = nil
	}
}

// remove removes a game; the next one is chosen then.
func (s *Screen) remove(id int64) {
	s.keep()
	if trouble := s.env.Remove(id); trouble != "" {
		s.inform(trouble)
		return
	}
	s.shelf = s.shelf.without(id)
	s.chosen = max(0, min(s.chosen, len(s.shelf.shown)-1))
	s.notice = s.teller().say("removed", nil)
	s.render()
}
