package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// projector is the window for a projector. The toolkit does not give back all that a
// window has taken, so that the same one is shown again for each class: to close it is
// to hide it, empty.
type projector struct {
	fyne.Window
	closed func()
}

// projectorWindow returns the window for the projector, not shown yet.
func (s *Shell) projectorWindow(title string) fyne.Window {
	if s.projector == nil {
		p := &projector{Window: s.app.NewWindow(title)}
		p.SetCloseIntercept(p.Close)
		s.projector = p
	}
	s.projector.SetTitle(title)
	return s.projector
}

// SetOnClosed is part of fyne.Window.
func (p *projector) SetOnClosed(closed func()) { p.closed = closed }

// Close is part of fyne.Window.
func (p *projector) Close() {
	if p.FullScreen() {
		p.SetFullScreen(false)
	}
	p.Hide()
	p.SetContent(container.NewWithoutLayout())
	if p.closed != nil {
		p.closed()
	}
}
