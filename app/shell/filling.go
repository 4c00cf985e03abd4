package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// filling is what a window shows, in a container that stays. Whenever the content of a
// window is set, the toolkit (Fyne 2.7.1, RescaleContext) forgets the pictures of all its
// texts and draws them again, also those that both screens have.
type filling struct {
	window fyne.Window
	layout fyne.Layout
	root   *fyne.Container // nil until something is shown
}

// set shows something in place of what was shown. With an overlay above it the container
// is a new one, for the focus below an overlay cannot be taken away.
func (f *filling) set(content fyne.CanvasObject) {
	c := f.window.Canvas()
	if f.root == nil || c.Overlays().Top() != nil {
		f.root = container.New(f.layout, content)
		f.window.SetContent(f.root)
		return
	}
	c.Unfocus()
	f.root.Objects = []fyne.CanvasObject{content}
	f.root.Refresh()
}
