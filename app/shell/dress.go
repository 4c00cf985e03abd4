package shell

import (
	"fyne.io/fyne/v2"

	"terakoya/app/settings"
)

// dress puts the look that was chosen into force, with type as large as the window
// carries, and says so where it was chosen.
func (s *Shell) dress() {
	s.inForce = s.choices.Type.In(s.room)
	giveBack(s.app.Driver().AllWindows())
	s.app.Settings().SetTheme(s.choices.Theme().At(s.inForce))
	if screen, ok := s.screen.(*settings.Screen); ok {
		screen.SetShown(s.inForce)
	}
}

// giveBack frees the pictures of all texts in the windows. At a change of theme the toolkit
// (Fyne 2.7.1, glCanvas.reloadScale) forgets them where no window's context is in force,
// so that their memory, some megabytes, would be lost; here each window is asked in its own.
func giveBack(windows []fyne.Window) {
	for _, w := range windows {
		if w, ok := w.(interface {
			RunWithContext(func())
			RescaleContext()
		}); ok {
			w.RunWithContext(w.RescaleContext)
		}
	}
}

// sized is told the size of the window. Only a size that carries other type than the
// one before changes anything, and the type changes no window: so it comes to rest.
func (s *Shell) sized(window fyne.Size) {
	s.room = window
	if s.choices.Type.In(window) == s.inForce {
		return
	}
	fyne.Do(func() { // a theme may not change while it is laid out by
		if s.choices.Type.In(s.room) != s.inForce { // a content that is set has its least size for a moment
			s.dress()
		}
	})
}

// fill gives the window to a content.
func (s *Shell) fill(content fyne.CanvasObject) {
	s.shown.set(content)
}

// carrier gives a screen the whole window and tells how large that is.
type carrier struct{ sized func(fyne.Size) }

// MinSize is part of fyne.Layout.
func (carrier) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout is part of fyne.Layout.
func (c carrier) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	c.sized(size)
}
