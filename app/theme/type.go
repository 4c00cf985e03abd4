package theme

import (
	"strconv"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/widgets"
)

// Type is how large text is set: the size of running text in points, 12 to 40; 0 is
// read as Usual. The sizes of the other roles follow from it. The board does not grow
// with it: it gets what the text leaves.
type Type uint8

// Sizes of type that have a name.
const (
	Usual   Type = 15
	Large   Type = 19
	Largest Type = 22 // that a window of 1024 by 700 carries
)

// Types lists the sizes that are offered, from small to large.
var Types = []Type{12, 13, Usual, 17, Large, Largest, 26, 32, 40}

// Points is the size of running text, in points.
func (t Type) Points() int {
	if t == 0 {
		return int(Usual)
	}
	return int(t)
}

// String returns the size as settings keep it, such as "19".
func (t Type) String() string { return strconv.Itoa(t.Points()) }

// hundredths are the sizes as they were once kept, in hundredths of the usual one.
var hundredths = map[string]Type{"100": Usual, "125": Large, "150": Largest}

// ParseType reads what String wrote, now or when there were three sizes; false if no
// size is called so.
func ParseType(s string) (Type, bool) {
	if t, ok := hundredths[s]; ok {
		return t, true
	}
	for _, t := range Types {
		if t.String() == s {
			return t, true
		}
	}
	return Usual, false
}

// The smallest window in which all screens were seen to hold the largest type, in units.
const (
	carriedWidth  = 1024
	carriedHeight = 700
)

// In returns the size that is in force in a window, in units: the chosen one, or the
// largest offered that the window carries, if that is less. What fits in a window twice
// as large may be twice as large. A window never takes type below the usual size.
func (t Type) In(window fyne.Size) Type {
	most := float32(Largest) * min(window.Width/carriedWidth, window.Height/carriedHeight)
	force := min(Type(t.Points()), Usual)
	for _, offered := range Types {
		if float32(offered) <= most && offered.Points() <= t.Points() {
			force = max(force, offered)
		}
	}
	return force
}

// At returns the theme in another size of type.
func (t Theme) At(size Type) Theme {
	t.size = size
	return t
}

// sizes are those of each role, in sizes of running text.
var sizes = map[fyne.ThemeSizeName]float32{
	widgets.SizeClock: 2.1, widgets.SizeTitle: 2, fynetheme.SizeNameHeadingText: 1.4, widgets.SizeVerdict: 1.27,
	widgets.SizeLead: 1.13, widgets.SizeBody: 1, fynetheme.SizeNameText: 1,
	widgets.SizeSmall: 0.87, fynetheme.SizeNameCaptionText: 0.87, widgets.SizeTiny: 0.8,
}

// least is the size below which no text is set: strokes of Han characters run together.
const least = 11

// Size is part of fyne.Theme.
func (t Theme) Size(name fyne.ThemeSizeName) float32 {
	points := float32(t.size.Points())
	if name == widgets.SizeScale {
		return points / float32(Usual)
	}
	if ratio, ok := sizes[name]; ok {
		return float32(max(least, int(points*ratio+0.5)))
	}
	return fynetheme.DefaultTheme().Size(name)
}
