package learn

import (
	"fyne.io/fyne/v2"

	"terakoya/app/theme"
	"terakoya/content"
)

// japaneseFont is the font of moves as Japanese books write them: that of another
// language lacks some of the characters.
func japaneseFont() fyne.Resource { return theme.Font(content.SansJP) }
