package boardscreen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/widgets"
)

// Low is by how much small characters stand below the middle of their lines, in units.
const Low = 2

// Status is the line at the foot: what has happened, in words, and the keys.
type Status struct {
	ground, line *canvas.Rectangle
	text, keys   *widgets.Paragraph
	root         *fyne.Container
}

// NewStatus returns a line that says nothing.
func NewStatus() *Status {
	s := &Status{
		ground: &canvas.Rectangle{}, line: &canvas.Rectangle{},
		text: widgets.NewParagraph(""), keys: widgets.NewParagraph(""),
	}
	for _, p := range []*widgets.Paragraph{s.text, s.keys} {
		p.TextSize, p.Color, p.Leading = widgets.SizeSmall, widgets.ColorInkSoft, 1.15
	}
	s.root = container.New(s, s.ground, s.line, s.text, s.keys)
	return s
}

// Content returns what is put in the window.
func (s *Status) Content() fyne.CanvasObject { return s.root }

// Line returns the text as it lies in the window.
func (s *Status) Line() *widgets.Paragraph { return s.text }

// Says returns the text.
func (s *Status) Says() string { return s.text.Text }

// MinSize is part of fyne.Layout.
func (s *Status) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, CompactStatus) }

// Layout is part of fyne.Layout. The keys give way to a text that needs the line.
func (s *Status) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s.ground.Resize(size)
	s.line.Resize(fyne.NewSize(size.Width, 1))
	keys := widgets.LineWidth(s.keys)
	room := size.Width - 3*Margin - keys
	fits := s.text.HeightFor(room) <= size.Height
	widgets.Show(s.keys, fits)
	widgets.PlaceMiddle(s.keys, size.Width-Margin-keys, 0, keys, size.Height-2*Low)
	if !fits {
		room = size.Width - 2*Margin
	}
	widgets.PlaceMiddle(s.text, Margin, 0, room, size.Height-2*Low)
}

// Set says something else, with the keys that work now.
func (s *Status) Set(text, keys string) {
	widgets.Fill(s.ground, widgets.ColorSurface, widgets.ColorTransparent, 0, 0)
	widgets.Fill(s.line, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	s.text.SetText(text)
	s.keys.SetText(keys)
	s.Layout(nil, s.root.Size())
	s.root.Refresh()
}
