package widgets

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"terakoya/widgets/pieceart"
)

var (
	_ fyne.Widget = (*Number)(nil)
	_ flowing     = (*Number)(nil)
)

// NumberState is how a number entered is shown.
type NumberState uint8

// The states.
const (
	NumberOpen  NumberState = iota // it can be changed
	NumberWrong                    // it was handed in, and is not right
	NumberRight                    // it is right
)

// Number is a number that is typed, or changed by the buttons beside it. It takes
// no focus: its screen gives it the keys.
type Number struct {
	widget.BaseWidget
	OnChange func()

	state       NumberState
	digits      string
	fewer, more *Button
}

// mostDigits is as many as a number has; nothing that is counted needs more.
const mostDigits = 3

func countText(n int) string { return strconv.Itoa(n) }

// NewNumber returns an empty field. onKey gets the keys that its buttons do not use.
func NewNumber(onKey func(*fyne.KeyEvent)) *Number {
	n := &Number{}
	n.fewer = NewButton(PlainButton, "−", "", func() { n.Step(-1) })
	n.more = NewButton(PlainButton, "+", "", func() { n.Step(1) })
	n.fewer.OnKey, n.more.OnKey = onKey, onKey
	n.ExtendBaseWidget(n)
	return n
}

// Value returns the number, and whether there is one.
func (n *Number) Value() (int, bool) {
	v, err := strconv.Atoi(n.digits)
	return v, err == nil
}

// Set shows a number in a state.
func (n *Number) Set(value int, s NumberState) {
	n.digits = countText(value)
	n.SetState(s)
}

// SetState changes how the number is shown; it can be changed only while it is
// not right.
func (n *Number) SetState(s NumberState) {
	n.state = s
	for _, b := range []*Button{n.fewer, n.more} {
		b.setClosed(s == NumberRight)
	}
	n.Refresh()
}

// Digit puts a digit behind those that are there.
func (n *Number) Digit(d int) {
	if n.digits == "0" || n.state == NumberWrong {
		n.digits = ""
	}
	if len(n.digits) < mostDigits {
		n.digits += countText(d)
	}
	n.changed()
}

// Rub takes the last digit away; false if there is none.
func (n *Number) Rub() bool {
	if n.digits == "" {
		return false
	}
	n.digits = n.digits[:len(n.digits)-1]
	n.changed()
	return true
}

// Clear takes all digits away, without a call of OnChange.
func (n *Number) Clear() {
	n.digits = ""
	n.Refresh()
}

// Step makes the number larger or smaller, not below 0.
func (n *Number) Step(by int) {
	v, ok := n.Value()
	if ok {
		v = max(0, v+by)
	}
	if n.digits = countText(v); len(n.digits) <= mostDigits {
		n.changed()
	}
}

func (n *Number) changed() {
	n.state = NumberOpen
	n.Refresh()
	if n.OnChange != nil {
		n.OnChange()
	}
}

// Held is part of Holder.
func (n *Number) Held() []fyne.CanvasObject { return []fyne.CanvasObject{n.fewer, n.more} }

// Buttons are those at the left and at the right, for tests and the drive.
func (n *Number) Buttons() (fewer, more *Button) { return n.fewer, n.more }

const (
	numberHigh  = 48
	numberSide  = 52 // of a button
	numberGap   = 8
	numberBadge = 26
)

// HeightFor returns the height needed at a width.
func (n *Number) HeightFor(float32) float32 { return grown(n.Theme(), numberHigh) }

// CreateRenderer is part of fyne.Widget.
func (n *Number) CreateRenderer() fyne.WidgetRenderer {
	box, caret := &canvas.Rectangle{}, &canvas.Rectangle{}
	text := canvas.NewText("", color.Transparent)
	right, wrong := NewBadge(pieceart.Right, numberBadge), NewBadge(pieceart.Offender, numberBadge)
	all := []fyne.CanvasObject{n.fewer, box, text, caret, right, wrong, n.more}
	return &flow{n, func(size fyne.Size) {
		n.lay(size, box, caret, text)
		for badge, state := range map[*Badge]NumberState{right: NumberRight, wrong: NumberWrong} {
			badge.Hidden = n.state != state
			placeObject(badge, size.Width-numberSide-2*numberGap-numberBadge, (size.Height-numberBadge)/2, numberBadge, numberBadge)
		}
	}, n.HeightFor, func() []fyne.CanvasObject { return all }}
}

func (n *Number) lay(size fyne.Size, box, caret *canvas.Rectangle, text *canvas.Text) {
	th := n.Theme()
	fill, line, ink := ColorSurface, ColorAccent, ColorInk
	switch n.state {
	case NumberWrong:
		fill, line = ColorWrongSoft, ColorWrong
	case NumberRight:
		fill, line = ColorRightSoft, ColorRight
	case NumberOpen:
	}
	placeObject(n.fewer, 0, 0, numberSide, size.Height)
	placeObject(n.more, size.Width-numberSide, 0, numberSide, size.Height)
	box.FillColor, box.StrokeColor = themeColor(th, fill), themeColor(th, line)
	box.StrokeWidth, box.CornerRadius = 2.5, buttonCorner
	left := float32(numberSide + numberGap)
	placeObject(box, left, 0, size.Width-2*left, size.Height)
	box.Refresh()
	text.Text, text.TextSize, text.TextStyle = n.digits, th.Size(SizeTitle)*0.8, fyne.TextStyle{Bold: true}
	text.Color = themeColor(th, ink)
	min := text.MinSize()
	if n.digits == "" {
		min.Width = 0
	}
	placeObject(text, (size.Width-min.Width)/2, (size.Height-min.Height)/2, min.Width, min.Height)
	text.Refresh()
	caret.Hidden = n.state != NumberOpen
	caret.FillColor = themeColor(th, ColorAccent)
	placeObject(caret, (size.Width+min.Width)/2+2, size.Height/4, 2, size.Height/2)
	caret.Refresh()
}
