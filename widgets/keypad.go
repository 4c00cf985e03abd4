package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var (
	_ fyne.Widget = (*Keypad)(nil)
	_ fyne.Widget = (*padKey)(nil)
	_ flowing     = (*Keypad)(nil)
)

// Keypad is rows of small keys, each of which puts in what stands on it.
type Keypad struct {
	widget.BaseWidget
	rows [][]*padKey
	keys []fyne.CanvasObject
}

// NewKeypad returns a pad with a row of keys a string list. Font is that of the
// keys, or nil for the theme's.
func NewKeypad(rows [][]string, font fyne.Resource, put func(string), onKey func(*fyne.KeyEvent)) *Keypad {
	k := &Keypad{}
	for _, labels := range rows {
		var row []*padKey
		for _, label := range labels {
			key := newPadKey(label, font, func() { put(label) })
			key.OnKey = onKey
			row = append(row, key)
			k.keys = append(k.keys, key)
		}
		k.rows = append(k.rows, row)
	}
	k.ExtendBaseWidget(k)
	return k
}

const (
	padHigh = 36
	padGap  = 4
	padMost = 48 // width of a key
)

// HeightFor returns the height needed at a width.
func (k *Keypad) HeightFor(float32) float32 {
	return float32(len(k.rows))*(grown(k.Theme(), padHigh)+padGap) - padGap
}

// CreateRenderer is part of fyne.Widget.
func (k *Keypad) CreateRenderer() fyne.WidgetRenderer {
	return &flow{k, k.lay, k.HeightFor, k.Held}
}

// Held is part of Holder.
func (k *Keypad) Held() []fyne.CanvasObject { return k.keys }

func (k *Keypad) lay(size fyne.Size) {
	most := 1
	for _, row := range k.rows {
		most = max(most, len(row))
	}
	wide := min(grown(k.Theme(), padMost), (size.Width-float32(most-1)*padGap)/float32(most))
	high := grown(k.Theme(), padHigh)
	for y, row := range k.rows {
		for x, key := range row {
			placeObject(key, float32(x)*(wide+padGap), float32(y)*(high+padGap), wide, high)
		}
	}
}

// Key returns the key with a label, for tests and the drive; nil if there is none.
func (k *Keypad) Key(label string) fyne.CanvasObject {
	for _, row := range k.rows {
		for _, key := range row {
			if key.label == label {
				return key
			}
		}
	}
	return nil
}

// padKey is one key of a Keypad.
type padKey struct {
	widget.BaseWidget
	Touch
	label string
	font  fyne.Resource
}

func newPadKey(label string, font fyne.Resource, tap func()) *padKey {
	k := &padKey{label: label, font: font}
	k.OnTap, k.self = tap, k
	k.ExtendBaseWidget(k)
	return k
}

// CreateRenderer is part of fyne.Widget.
func (k *padKey) CreateRenderer() fyne.WidgetRenderer {
	ground, text := &canvas.Rectangle{}, canvas.NewText(k.label, color.Transparent)
	all := []fyne.CanvasObject{ground, text}
	return &flow{k, func(size fyne.Size) { k.lay(ground, text, size) },
		func(float32) float32 { return grown(k.Theme(), padHigh) }, func() []fyne.CanvasObject { return all }}
}

func (k *padKey) lay(ground *canvas.Rectangle, text *canvas.Text, size fyne.Size) {
	th := k.Theme()
	fill, line, width := ColorSurface, ColorLineStrong, float32(1)
	if k.hover {
		fill = ColorAccentSoft
	}
	if k.focus {
		line, width = ring(line)
	}
	ground.FillColor, ground.StrokeColor = themeColor(th, fill), themeColor(th, line)
	ground.StrokeWidth, ground.CornerRadius = width, pieceCorner
	ground.Resize(size)
	ground.Refresh()
	text.Color, text.FontSource = themeColor(th, ColorInk), k.font
	fitText(th, text, SizeBody, size.Width-2*pieceInset)
	min := text.MinSize()
	placeObject(text, (size.Width-min.Width)/2, (size.Height-min.Height)/2, min.Width, min.Height)
	text.Refresh()
}
