package study

import (
	"fyne.io/fyne/v2"

	"terakoya/app/page"
)

// onComment lets the comment of a move be written.
func (s *Screen) onComment() {
	if s.writes {
		return
	}
	s.quiet()
	s.writes = true
	s.panel.writing.SetText(s.session.at.Comment)
	s.render()
	page.Focus(s.root, s.panel.writing)
}

// onCommented keeps what was written.
func (s *Screen) onCommented() {
	if !s.writes {
		return
	}
	s.quiet()
	s.settle()
	if s.notice == "" { // no trouble with keeping it
		s.notice = s.env.Words.Say("study.status.commented", nil)
	}
	s.endWriting()
}

// settle keeps a comment that is being written when something else is done.
func (s *Screen) settle() {
	if !s.writes {
		return
	}
	s.writes = false
	s.unfocus()
	if text := s.panel.writing.Text; text != s.session.at.Comment {
		s.session.begin()
		s.session.comment(text)
		s.keep(s.session.changed())
		s.panel.list.stale()
	}
}

// endWriting puts the comment away as it was.
func (s *Screen) endWriting() {
	s.writes = false
	s.unfocus()
	s.render()
}

// unfocus gives the keys back to the screen.
func (s *Screen) unfocus() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.root); c != nil {
		c.Unfocus()
	}
}
