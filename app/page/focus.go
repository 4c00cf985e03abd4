package page

import "fyne.io/fyne/v2"

// Focus gives the keys to a part of the screen whose root is in the window: to a line of
// text only once the letter of the key that has led there has come, which would be
// written into it.
func Focus(root fyne.CanvasObject, o fyne.Focusable) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(root); c != nil { // a part that was never drawn has none
		fyne.Do(func() { c.Focus(o) })
	}
}

// Leave takes the keys from a part that is shown no longer: it would keep them.
func Leave(root fyne.CanvasObject, o fyne.Focusable) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(root); c != nil && c.Focused() == o {
		c.Unfocus()
	}
}
