package widgets

import "fyne.io/fyne/v2"

var _ fyne.Disableable = (*Board)(nil)

// A board that is only looked at, locked and without coordinates, is passed over by
// Tab: there is nothing on it to do.

// Enable is part of fyne.Disableable: it unlocks the board.
func (b *Board) Enable() { b.SetLocked(false) }

// Disable is part of fyne.Disableable: it locks the board.
func (b *Board) Disable() { b.SetLocked(true) }

// Disabled is part of fyne.Disableable: it reports whether the board cannot take the
// focus.
func (b *Board) Disabled() bool { return b.locked && b.style.Bare }
