package theme

import "strconv"

// Type is how large text is set. The board does not grow with it: it gets what the
// text leaves.
type Type uint8

// The sizes of type.
const (
	Usual Type = iota
	Large
	Largest
)

// Types lists the sizes from small to large.
var Types = []Type{Usual, Large, Largest}

// Percent is the size in hundredths of the usual one.
func (t Type) Percent() int {
	switch t {
	case Large:
		return 125
	case Largest:
		return 150
	case Usual:
	}
	return 100
}

// String returns the size as settings keep it, such as "125".
func (t Type) String() string { return strconv.Itoa(t.Percent()) }

// ParseType reads what String wrote; false if no size is called so.
func ParseType(s string) (Type, bool) {
	for _, t := range Types {
		if t.String() == s {
			return t, true
		}
	}
	return Usual, false
}

// At returns the theme in another size of type.
func (t Theme) At(size Type) Theme {
	t.size = size
	return t
}
