package page

import (
	"fyne.io/fyne/v2"

	"terakoya/widgets"
)

// Title is the name of a page.
func Title(text string) *widgets.Paragraph { return bold(text, widgets.SizeTitle, 1.25) }

// Heading is the name of the most important thing in a card.
func Heading(text string) *widgets.Paragraph { return bold(text, widgets.SizeVerdict, 1.3) }

// Lead is the name of a card among others.
func Lead(text string) *widgets.Paragraph { return bold(text, widgets.SizeLead, 1.35) }

func bold(text string, size fyne.ThemeSizeName, leading float32) *widgets.Paragraph {
	p := widgets.NewParagraph(text)
	p.TextSize, p.Bold, p.Leading = size, true, leading
	return p
}

// Soft is a line of secondary text.
func Soft(text string) *widgets.Paragraph {
	p := widgets.NewParagraph(text)
	p.Color = widgets.ColorInkSoft
	return p
}

// Card is a card on the ground of the window; pad is how far its body stays from its
// edges, in units.
func Card(pad float32, body fyne.CanvasObject) *widgets.Card {
	c := widgets.NewCard(widgets.ColorSurface, pad, body)
	c.Border = widgets.ColorLine
	return c
}

// noticePad is how far the text of a notice stays from its edges, in units.
const noticePad = 20

// Notice is a card that says what is amiss.
func Notice(text string) *widgets.Card {
	return widgets.NewCard(widgets.ColorWrongSoft, noticePad, widgets.NewParagraph(text))
}
