package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// Holder is a widget that lays out others, such as a column or a card. The toolkit
// knows no parents: what is within a scroll is found by asking each for what it
// holds.
type Holder interface{ Held() []fyne.CanvasObject }

// revealEdge is how much is seen around what is revealed, in units.
const revealEdge = 24

// Reveal scrolls as far as needed for something within to be seen whole; of what is
// higher than the scroll, the top.
func Reveal(scroll *container.Scroll, o fyne.CanvasObject) {
	at, found := within(scroll.Content, o)
	if !found {
		return
	}
	y := at.Y // in view, as the position of the content has the offset in it
	by := float32(0)
	switch low := y + o.Size().Height + revealEdge - scroll.Size().Height; {
	case y < revealEdge:
		by = y - revealEdge
	case low > 0:
		by = min(low, y-revealEdge)
	}
	if by != 0 {
		scroll.ScrollToOffset(fyne.NewPos(0, max(0, scroll.Offset.Y+by)))
	}
}

// follow reveals what has just got the focus in the scroll that it lies in, if it
// lies in one. Each widget of this package that takes the focus calls it.
func follow(o fyne.CanvasObject) {
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		trees := append([]fyne.CanvasObject{w.Canvas().Content()}, w.Canvas().Overlays().List()...)
		for _, tree := range trees {
			if scroll := scrollOf(tree, o); scroll != nil {
				Reveal(scroll, o)
			}
		}
	}
}

// scrollOf finds the innermost scroll of a tree with something within; nil if there
// is none.
func scrollOf(tree, o fyne.CanvasObject) *container.Scroll {
	for _, held := range heldBy(tree) {
		if inner := scrollOf(held, o); inner != nil {
			return inner
		}
	}
	if scroll, ok := tree.(*container.Scroll); ok {
		if _, found := within(scroll.Content, o); found {
			return scroll
		}
	}
	return nil
}

// within returns where something lies, seen from where the tree with it lies.
func within(tree, o fyne.CanvasObject) (at fyne.Position, found bool) {
	if tree == o {
		return tree.Position(), true
	}
	for _, held := range heldBy(tree) {
		if at, found = within(held, o); found {
			return at.Add(tree.Position()), true
		}
	}
	return at, false
}

func heldBy(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case *container.Scroll:
		return []fyne.CanvasObject{o.Content}
	case Holder:
		return o.Held()
	}
	return nil
}
