package classhub

import (
	"slices"

	"fyne.io/fyne/v2"
)

// TypedKey handles the keys of the page. While something is asked only its keys count.
func (h *Screen) TypedKey(e *fyne.KeyEvent) {
	switch {
	case h.adding != nil:
		h.adding.typedKey(e)
	case h.asks != noQuestion:
		h.askedKey(e)
	case len(e.Name) == 1 && e.Name >= fyne.Key1 && e.Name <= fyne.Key9:
		h.number(int(e.Name[0] - '1'))
	default:
		if do := h.deeds()[e.Name]; do != nil {
			do()
			return
		}
		h.page.TypedKey(e)
	}
}

// deeds are what keys do while nothing is asked.
func (h *Screen) deeds() map[fyne.KeyName]func() {
	return map[fyne.KeyName]func(){
		fyne.KeyReturn: h.start, fyne.KeyEnter: h.start, fyne.KeyEscape: h.escape, fyne.KeyT: h.nameList,
		fyne.KeyUp: func() { h.choose(h.chosen - 1) }, fyne.KeyDown: func() { h.choose(h.chosen + 1) },
		fyne.KeyU: func() { h.move(-1) }, fyne.KeyD: func() { h.move(1) }, fyne.KeyDelete: h.remove, fyne.KeyBackspace: h.remove,
		fyne.KeyMinus: func() { h.count(-1) }, fyne.KeyPlus: func() { h.count(1) }, fyne.KeyEqual: func() { h.count(1) }, fyne.KeyL: h.level,
		fyne.KeyA: h.add, fyne.KeyN: h.fresh, fyne.KeyO: h.open, fyne.KeyS: h.save, fyne.KeyE: h.saveAs,
		fyne.KeyP: h.paste, fyne.KeyF: h.namesFile, fyne.KeyX: h.forget, fyne.KeyK: h.keepNames,
		fyne.KeyW: h.env.OnPaper, fyne.KeyR: h.env.OnResults,
	}
}

// recentKeys open the files that were open before: keys that a line of text leaves alone.
var recentKeys = [mostRecent]fyne.KeyName{fyne.KeyF2, fyne.KeyF3, fyne.KeyF4}

// askedKey handles the keys of a question.
func (h *Screen) askedKey(e *fyne.KeyEvent) {
	switch {
	case e.Name == fyne.KeyEscape:
		h.ask(noQuestion)
	case h.asks == opens && slices.Contains(recentKeys[:], e.Name):
		h.openRecent(slices.Index(recentKeys[:], e.Name))
	default:
		h.page.TypedKey(e)
	}
}

// escape leaves the title, and then the page.
func (h *Screen) escape() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(h.root); c != nil && c.Focused() == fyne.Focusable(h.title) {
		c.Unfocus()
		return
	}
	h.env.OnHome()
}

// number chooses an item by its number; on an empty page one of the lists to begin with.
func (h *Screen) number(i int) {
	if len(h.state.List.Items) == 0 {
		h.begin(i)
		return
	}
	if i < len(h.state.List.Items) {
		h.choose(i)
	}
}

// Keys lists the keys for F1.
func (h *Screen) Keys() [][2]string {
	if h.adding != nil {
		return [][2]string{{"A–Z", "hub.keys-find"}, {"↑ ↓", "hub.keys-list"}, {"Enter", "hub.keys-put"}, {"Tab", "keys.next"}, {"F11", "keys.full"}, {"Esc", "hub.keys-done"}}
	}
	return [][2]string{
		{"Enter", "hub.keys-start"}, {"1–9", "hub.keys-item"}, {"↑ ↓", "hub.keys-list"}, {"U D", "hub.keys-move"}, {"Del", "hub.keys-remove"},
		{"− +", "hub.keys-count"}, {"L", "hub.keys-level"}, {"A", "hub.keys-add"}, {"T", "hub.keys-title"}, {"N O S E", "hub.keys-files"},
		{"P F X K", "hub.keys-names"}, {"W R", "hub.keys-doors"}, {"PgUp PgDn", "keys.scroll"}, {"F11", "keys.full"}, {"Esc", "keys.home"},
	}
}
