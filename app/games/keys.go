package games

import (
	"strings"

	"fyne.io/fyne/v2"
)

// leap is how many games a page key passes over.
const leap = 8

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	last := len(s.shelf.shown) - 1
	steps := map[fyne.KeyName]int{
		fyne.KeyUp: s.chosen - 1, fyne.KeyDown: s.chosen + 1, fyne.KeyHome: 0, fyne.KeyEnd: last,
		fyne.KeyPageUp: max(0, s.chosen-leap), fyne.KeyPageDown: min(last, s.chosen+leap),
	}
	deeds := map[fyne.KeyName]func(){
		fyne.KeyReturn: s.onOpen, fyne.KeyEnter: s.onOpen, fyne.KeyE: s.onSave, fyne.KeyDelete: s.onRemove, fyne.KeyBackspace: s.onRemove,
		fyne.KeyLeft: func() { s.charts.onScroll(-chartsStep) }, fyne.KeyRight: func() { s.charts.onScroll(chartsStep) },
		fyne.KeyA: s.onAll, fyne.KeyO: s.onFile, fyne.KeyN: s.onNew, fyne.KeyEscape: s.onLeave,
	}
	if len(s.shelf.all) == 0 && s.read && s.failed == "" {
		deeds[fyne.KeyReturn], deeds[fyne.KeyEnter] = s.onNew, s.onNew
	}
	if row, is := steps[e.Name]; is {
		s.choose(row)
	} else if do := deeds[e.Name]; do != nil {
		do()
	}
}

// Keys are the keys as F1 lists them, with their messages.
func (s *Screen) Keys() [][2]string {
	return [][2]string{
		{"↑ ↓", "games.keys-list"}, {"PgUp PgDn", "keys.scroll"}, {"Enter", "games.keys-open"}, {"E", "games.keys-save"}, {"Del", "games.keys-remove"},
		{"Tab", "keys.next"}, {"← →", "games.keys-filter"}, {"A", "games.keys-all"}, {"O", "games.keys-file"},
		{"N", "keys.newGame"}, {"F11", "keys.full"}, {"Esc", "keys.home"},
	}
}

// keysText lists the keys that work now.
func (s *Screen) keysText() string {
	keys := []string{"Esc " + s.env.Words.Say("play.home", nil)}
	if len(s.shelf.shown) > 0 {
		keys = append([]string{"↑ ↓ " + s.teller().say("choose", nil), "← → " + s.teller().say("charts", nil)}, keys...)
	}
	return strings.Join(keys, "   ")
}
