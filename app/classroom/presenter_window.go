package classroom

import (
	"fyne.io/fyne/v2"

	"terakoya/app/words"
)

// The size of the projector's window before it fills its screen, in units.
const (
	projectorWindowWide = 960
	projectorWindowHigh = 540
)

// onProjector opens the window for the projector, or closes it.
func (s *Presenter) onProjector() {
	if s.projector != nil {
		s.projector.window.Close()
		return
	}
	s.OpenProjector()
}

// OpenProjector opens the window for the projector, unless it is open.
func (s *Presenter) OpenProjector() {
	if s.projector != nil {
		return
	}
	w := s.env.NewWindow(s.env.Words.Say("present.window", nil))
	w.SetPadded(false)
	w.Resize(fyne.NewSize(projectorWindowWide, projectorWindowHigh))
	s.show(w)
	w.Show()
	s.setNotice(dragNotice)
}

// show fills a window with what the projector shows, and hears its keys.
func (s *Presenter) show(w fyne.Window) {
	p := newProjector(s.telling, s.env.Art, w)
	s.projector = p
	p.desk.board.OnKey = s.projectorKey
	p.darken(s.blank)
	p.show(s.looks, s.env.Now())
	w.SetContent(p.root)
	w.Canvas().SetOnTypedKey(s.projectorKey)
	w.SetOnClosed(func() {
		if s.projector != p {
			return
		}
		s.projector = nil
		s.setNotice(closedNotice)
		s.tools.render()
		s.Tell(s.env.Words.Say("present.closedShort", nil))
	})
	s.tools.render()
}

// Projector returns what the projector shows and its window; nil while that is closed.
func (s *Presenter) Projector() (*Projector, fyne.Window) {
	if s.projector == nil {
		return nil, nil
	}
	return s.projector, s.projector.window
}

// projectorKey is a key in the projector's window: the clicker may be heard there. What
// is about the window itself holds for that one.
func (s *Presenter) projectorKey(e *fyne.KeyEvent) {
	w := s.projector.window
	switch {
	case e.Name == fyne.KeyF11, e.Name == fyne.KeyEscape && w.FullScreen():
		w.SetFullScreen(!w.FullScreen())
		s.projector.tell(s.env.Now())
		if w.FullScreen() && s.notice == dragNotice {
			s.setNotice(noNotice)
		}
	default:
		s.env.OnKey(e)
	}
}

// onBlank darkens the projector, or lets the class see again.
func (s *Presenter) onBlank() {
	s.blank = !s.blank
	if s.projector != nil {
		s.projector.darken(s.blank)
	}
	s.tools.render()
	s.told = ""
	s.tell()
}

// setNotice says something of the windows, or nothing.
func (s *Presenter) setNotice(n presenterNotice) {
	if s.notice == n {
		return
	}
	s.notice = n
	s.side.render()
	if n != noNotice {
		s.side.page.ToTop()
	}
	s.told = ""
	s.tell()
}

// onLeave asks once whether the class is to end.
func (s *Presenter) onLeave() {
	if s.notice == leaveNotice {
		s.leave()
		return
	}
	s.setNotice(leaveNotice)
}

// leave ends the class.
func (s *Presenter) leave() {
	s.Close()
	s.env.Leave()
}

// Tell says something in the status line, until something is done.
func (s *Presenter) Tell(text string) {
	s.told = text
	s.tell()
}

// tell says how the class stands, or what was told last.
func (s *Presenter) tell() {
	w := s.env.Words
	s.status.Set(s.statusText(), "F1 "+w.Say("keys.title", nil)+"   Esc "+w.Say("present.end", nil))
}

func (s *Presenter) statusText() string {
	t, w := s.telling, s.env.Words
	r, tried := t.class.Last()
	switch {
	case s.notice == leaveNotice:
		return w.Say("present.askEnd", nil)
	case s.told != "":
		return s.told
	case s.blank:
		return w.Say("present.dark", nil)
	case tried && r.Illegal != nil:
		return w.Say("present.refused", words.Args{"tried": w.Tried(&r.Position, r.Attempt), "foul": w.Foul(r.Illegal.Foul)})
	case tried:
		said, _ := t.ruling()
		return plainLine(said.title + " " + said.text)
	case !t.asks():
		return w.Say("present.reading", nil)
	case t.class.Revealed():
		return w.Say("present.shown", nil)
	}
	return w.Say("present.hidden", nil)
}
