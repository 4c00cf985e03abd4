package pieceart

import "image/color"

// Mark is the role of a square, or the verdict of a panel, that a badge tells.
type Mark uint8

// The marks. Their shapes answer three questions: discs with a cross or a
// target, what was done wrong; squares, triangle and diamond, why; the tick,
// what would be right.
const (
	Offender Mark = iota // the attempt: disc, cross
	Danger               // king in danger: disc, target
	Other                // second pawn, guard of a dropped pawn: square, exclamation mark
	Checker              // checker, pinner: triangle, bolt
	Pinned               // pinned piece: diamond, dot
	Blocker              // piece in the way: square, bar
	Right                // would be right: disc, tick
	Hint                 // disc, question mark
)

// Marks lists every mark.
var Marks = [...]Mark{Offender, Danger, Other, Checker, Pinned, Blocker, Right, Hint}

// String returns the name of the role in English, for logs and tests.
func (m Mark) String() string {
	switch m {
	case Offender:
		return "offender"
	case Danger:
		return "danger"
	case Other:
		return "other"
	case Checker:
		return "checker"
	case Pinned:
		return "pinned"
	case Blocker:
		return "blocker"
	case Right:
		return "right"
	case Hint:
		return "hint"
	}
	return ""
}

// ground returns the colour of a badge.
func (p *Palette) ground(m Mark) color.NRGBA {
	switch m {
	case Offender, Danger:
		return p.MWrong
	case Other, Checker, Pinned, Blocker:
		return p.MWhy
	case Right:
		return p.MRight
	case Hint:
		return p.HintFill
	}
	return color.NRGBA{}
}
