package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
)

// projector is the window for a projector. The toolkit does not give back all that a
// window has taken, so that the same one is shown again for each class: to close it is
// to hide it, empty.
type projector struct {
	fyne.Window
	shown  filling
	closed func()
}

// projectorWindow returns the window for the projector, not shown yet.
func (s *Shell) projectorWindow(title string) fyne.Window {
	if s.projector == nil {
		w := s.app.NewWindow(title)
		p := &projector{Window: w, shown: filling{window: w, layout: layout.NewStackLayout()}}
		p.SetCloseIntercept(p.Close)
		s.projector = p
	}
	s.projector.SetTitle(title)
	return s.projector
}

// SetContent is part of fyne.Window.
func (p *projector) SetContent(content fyne.CanvasObject) { p.shown.set(content) }

// Content is part of fyne.Window.
func (p *projector) Content() fyne.CanvasObject {
	if p.shown.root == nil {
		return nil
	}
	return p.shown.root.Objects[0]
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
