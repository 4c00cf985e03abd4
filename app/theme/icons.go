package theme

import (
	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
)

// icon makes an icon of a filled path on a grid of 24 by 24; it takes the colour
// of text.
func icon(name, path string) fyne.Resource {
	return fynetheme.NewThemedResource(fyne.NewStaticResource(name+".svg", []byte(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="`+path+`"/></svg>`)))
}

// FlipIcon turns the board round: an arrow up beside an arrow down.
func FlipIcon() fyne.Resource {
	return icon("flip", "M7.5 3 12 8.5H8.7V18H6.3V8.5H3z M16.5 21 12 15.5h3.3V6h2.4v9.5H21z")
}

// HomeIcon is a house.
func HomeIcon() fyne.Resource { return icon("home", "M12 3 3 11h2.5v9h5v-6h3v6h5v-9H21z") }

// LearnIcon is an open book.
func LearnIcon() fyne.Resource {
	return icon("learn", "M3 5c3 0 6 .6 8.2 2v13C9 18.600 6 18 3 18z M21 5c-3 0-6 .6-8.2 2v13c2.200-1.400 5.200-2 8.200-2z")
}

// PlayIcon is the outline of a piece.
func PlayIcon() fyne.Resource { return icon("play", "M12 2 18 5.500 21 21H3L6 5.500z") }

// OpeningsIcon is a way that parts in two: what may follow a move.
func OpeningsIcon() fyne.Resource {
	return icon("openings", "M9 3h6v6h-1.900v2H19v4h2v6h-6v-6h2v-2H7v2h2v6H3v-6h2v-4h5.900V9H9z")
}

// MatesIcon is a target.
func MatesIcon() fyne.Resource {
	return icon("mates", "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z M12 4.300a7.700 7.700 0 1 1 0 15.400a7.700 7.700 0 1 1 0-15.400z M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z")
}

// StudyIcon is a magnifying glass.
func StudyIcon() fyne.Resource {
	return icon("study", "M10 3a7 7 0 1 0 4.200 12.600L20 21.400l1.700-1.700-5.900-5.700A7 7 0 0 0 10 3z M10 5.300a4.700 4.700 0 1 1 0 9.400a4.700 4.700 0 1 1 0-9.400z")
}

// FiguresIcon is three columns of a chart.
func FiguresIcon() fyne.Resource {
	return icon("figures", "M4 12h4v8H4z M10 4h4v16h-4z M16 9h4v11h-4z")
}

// QuizIcon is a sheet with a question mark cut out of it.
func QuizIcon() fyne.Resource {
	return icon("quiz", "M5 2h14v20H5z M10.900 16v2.200h2.200V16z M12 5.500c-2.200 0-3.800 1.400-3.800 3.400h2.200c0-.9.6-1.500 1.600-1.500s1.600.6 1.600 1.400c0 .8-.5 1.200-1.200 1.700-1 .7-1.500 1.400-1.500 2.700v1.300h2.200v-.9c0-.8.4-1.200 1.100-1.700.9-.6 1.600-1.500 1.600-3 0-2-1.600-3.400-3.800-3.400z")
}

// RulesIcon is a board of three by three squares, one of them filled.
func RulesIcon() fyne.Resource {
	return icon("rules", "M3 3h18v18H3z M5 5v4h4V5z M11 5v4h4V5z M17 5v4h2V5z M5 11v4h4v-4z M17 11v4h2v-4z M5 17v2h4v-2z M11 17v2h4v-2z M17 17v2h2v-2z")
}

// TermsIcon is a bookmark.
func TermsIcon() fyne.Resource { return icon("terms", "M6 2.500h12V22l-6-4.800L6 22z") }

// ClassIcon is a blackboard on its stand.
func ClassIcon() fyne.Resource {
	return icon("class", "M2.500 3.500h19v13h-19z M4.700 5.700v8.600h14.600V5.700z M11 16h2v1.800l4.400 3.700h-3.100L12 19.500l-2.300 2H6.600L11 17.800z")
}

// SettingsIcon is three sliders.
func SettingsIcon() fyne.Resource {
	return icon("settings", "M3 6h9v2H3z M17 6h4v2h-4z M13 4h3v6h-3z M3 16h4v2H3z M12 16h9v2h-9z M8 14h3v6H8z")
}
