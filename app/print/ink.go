package print

// ink is a colour on paper.
type ink struct{ r, g, b uint8 }

// The inks: those of the light theme where paper can do as the screen does. What they
// tell is told by a shape too, for printers that have black alone.
var (
	black   = ink{0x24, 0x1F, 0x19} // text
	soft    = ink{0x5C, 0x54, 0x46} // text of less weight
	rule    = ink{0xD9, 0xCF, 0xBD} // hairlines
	strong  = ink{0x85, 0x7A, 0x66} // boxes to tick, lines to write on
	indigo  = ink{0x26, 0x4A, 0x7F} // the accent
	washi   = ink{0xF5, 0xF0, 0xE6} // the ground of a certificate
	white   = ink{0xFF, 0xFF, 0xFF}
	grid    = ink{0x3A, 0x28, 0x12} // lines of the board
	kanji   = ink{0x1B, 0x15, 0x10}
	red     = ink{0xA8, 0x1E, 0x17} // promoted pieces
	tinted  = ink{0xE1, 0xE8, 0xF3} // a ground that prints as a light grey
	looked  = ink{0x1C, 0x3F, 0x74} // the marks, by what they mean
	refused = ink{0xA3, 0x1D, 0x0D}
	why     = ink{0x5E, 0x1F, 0x63}
	right   = ink{0x0F, 0x52, 0x33}
)

// inkOf returns the ink of a shape.
func inkOf(s Shape) ink {
	switch s {
	case Cross:
		return refused
	case Notice:
		return why
	case Tick:
		return right
	case Ring, Tint, Arrow, Number:
	}
	return looked
}
