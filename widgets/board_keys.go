package widgets

// ByKeys reports whether the cursor of the keyboard is shown, on the board or on a
// stand: the arrow keys are the board's then.
func (b *Board) ByKeys() bool { return b.focused && b.keyed }

// Choosing reports whether the board waits for the choice of promotion: the keys that
// answer it are the board's then.
func (b *Board) Choosing() bool { return b.choosing != nil }
