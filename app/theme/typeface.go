package theme

import (
	"sync"

	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/widgets"
)

var _ widgets.Typeface = Theme{}

// types knows which characters the fonts have.
var types = sync.OnceValues(words.NewTypesetter)

// FontOf is part of widgets.Typeface.
func (t Theme) FontOf(text string, style fyne.TextStyle) fyne.Resource {
	set, err := types()
	if err != nil || style.Monospace || style.Symbol || t.language == "" {
		return nil
	}
	own, heavy := words.Fonts(t.language)
	if style.Bold {
		own = heavy
	}
	if name := set.Typeface(t.language, text, style.Bold); name != own {
		return Font(name)
	}
	return nil
}
