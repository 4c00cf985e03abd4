package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// SizeScale is not the size of a text but how many times as large as usual all text
// is, 1 at least. Lengths that hold text grow by it.
const SizeScale fyne.ThemeSizeName = "scale"

// Grown is a length, in units, that holds text: as much longer as the type of the
// program is larger than usual.
func Grown(length float32) float32 { return grown(theme.Current(), length) }

// lineRoom is how high a control is that holds a line, in sizes of its text.
const lineRoom = 1.6

// Holding is the height of a control with one line of text, in units: the usual one, or,
// where type is so large that it takes more, what it takes.
func Holding(height float32) float32 {
	return max(height, theme.Current().Size(SizeBody)*lineRoom)
}

// grown is [Grown] in a theme; one without SizeScale has the usual type.
func grown(th fyne.Theme, length float32) float32 {
	return length * max(1, th.Size(SizeScale))
}

// fitting is the size for a text that can be broken no further: that of its role, or,
// where type is larger than usual and the width too small for it, as much less as it
// takes. It is never below the usual size of the role.
func fitting(th fyne.Theme, role fyne.ThemeSizeName, width float32, measure func(size float32) float32) float32 {
	size := th.Size(role)
	if grown(th, 1) == 1 {
		return size
	}
	if need := measure(size); need > width {
		return max(usual{th}.Size(role), float32(int(size*max(0, width)/need)))
	}
	return size
}

// fitText sets the size of a text of one line; see [fitting].
func fitText(th fyne.Theme, t *canvas.Text, role fyne.ThemeSizeName, width float32) {
	t.TextSize = fitting(th, role, width, func(size float32) float32 {
		t.TextSize = size
		return t.MinSize().Width
	})
}

// Theme is part of fyne.Widget. What is written on a board keeps the usual size, as
// the board does.
func (b *Board) Theme() fyne.Theme {
	th := b.BaseWidget.Theme()
	if grown(th, 1) == 1 {
		return th
	}
	return usual{th}
}

// usual is a theme with its type in the usual size.
type usual struct{ fyne.Theme }

// Size is part of fyne.Theme. Sizes of text are whole units.
func (u usual) Size(name fyne.ThemeSizeName) float32 {
	size, scale := u.Theme.Size(name), grown(u.Theme, 1)
	switch name {
	case SizeScale:
		return 1
	case SizeClock, SizeTitle, SizeVerdict, SizeLead, SizeBody, SizeSmall, SizeTiny,
		theme.SizeNameText, theme.SizeNameHeadingText, theme.SizeNameCaptionText:
		return float32(int(size/scale + 0.5))
	}
	return size
}
