package theme

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// FlipIcon turns the board round: an arrow up beside an arrow down.
func FlipIcon() fyne.Resource {
	return fynetheme.NewThemedResource(fyne.NewStaticResource("flip.svg", []byte(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">`+
			`<path d="M7.5 3 12 8.5H8.7V18H6.3V8.5H3z M16.5 21 12 15.5h3.3V6h2.4v9.5H21z"/></svg>`)))
}
