package pieceart

import "terakoya/rules"

// Fade is how far the guide's marks of a kind have faded.
type Fade uint8

// The fades.
const (
	Unfaded Fade = iota
	Pale         // 66 % are left
	Faint        // 33 %
	Gone         // nothing
)

// share returns what is left of the marks, 0 to 1.
func (f Fade) share() float64 {
	switch f {
	case Unfaded:
		return 1
	case Pale:
		return 0.66
	case Faint:
		return 0.33
	case Gone:
	}
	return 0
}

// A set has its number in the lowest bits, and above them the fade of each kind.
const (
	numberBits = 4
	numberMask = 1<<numberBits - 1
	fadeBits   = 2
	fadeMask   = 1<<fadeBits - 1
)

// place is where the fade of a kind begins in a set.
func place(k rules.Kind) int { return numberBits + fadeBits*int(k-rules.Pawn) }

// whole returns the set with nothing faded.
func (s Set) whole() Set { return s & numberMask }

// Faded returns the set with the marks of a kind faded so far. Only [Guide] fades:
// in the international set the marks tell a silver from a promoted one.
func (s Set) Faded(k rules.Kind, f Fade) Set {
	if s.whole() != Guide || k < rules.Pawn || k > rules.Dragon {
		return s
	}
	return s&^(fadeMask<<place(k)) | Set(f&fadeMask)<<place(k)
}

// Fade returns how far the marks of a kind have faded.
func (s Set) Fade(k rules.Kind) Fade {
	if k < rules.Pawn || k > rules.Dragon {
		return Unfaded
	}
	return Fade(s >> place(k) & fadeMask)
}
