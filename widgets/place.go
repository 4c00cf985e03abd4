package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// Place moves an object and gives it a size, in units.
func Place(o fyne.CanvasObject, x, y, w, h float32) { placeObject(o, x, y, w, h) }

// PlaceMiddle puts a text at half the height of a bar that begins at y and is so
// high, in units.
func PlaceMiddle(p *Paragraph, x, y, w, high float32) {
	h := p.HeightFor(w)
	placeObject(p, x, y+(high-h)/2, w, h)
}

// LineWidth is how wide a text is that stands on one line, in units.
func LineWidth(p *Paragraph) float32 {
	return fyne.MeasureText(p.Text, p.Theme().Size(p.TextSize), fyne.TextStyle{Bold: p.Bold}).Width + 2
}

// Show shows an object or hides it.
func Show(o fyne.CanvasObject, on bool) {
	if on {
		o.Show()
	} else {
		o.Hide()
	}
}

// Enable opens something that can be done, or closes it.
func Enable(o fyne.Disableable, on bool) {
	if on {
		o.Enable()
	} else {
		o.Disable()
	}
}

// Fill gives a rectangle the colours of the present theme, and its corners.
func Fill(r *canvas.Rectangle, ground, line fyne.ThemeColorName, width, corner float32) {
	r.FillColor, r.StrokeColor = theme.Color(ground), theme.Color(line)
	r.StrokeWidth, r.CornerRadius = width, corner
	r.Refresh()
}
