package page

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
)

// buttonGap is between buttons beside each other, in units.
const buttonGap = 12

// InRow puts buttons beside each other.
func InRow(buttons ...fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedHBoxLayout(buttonGap), buttons...)
}

// Beside puts a line of text before a button, as wide as there is room.
func Beside(line, button fyne.CanvasObject) fyne.CanvasObject {
	return container.NewBorder(nil, nil, nil, container.New(layout.NewCustomPaddedLayout(0, 0, buttonGap-4, 0), button), line)
}

// longest is how many characters of a word stand on a line.
const longest = 60

// Folded lets long words, such as paths, break: an invisible blank would be missing
// from the fonts, so a line break stands in their middle, behind a separator if it can.
func Folded(text string) string {
	var out strings.Builder
	var word []rune
	for _, r := range text {
		if r == ' ' || r == '\n' || r >= 0x2E80 { // where a line can break anyhow
			out.WriteString(foldedWord(word))
			out.WriteRune(r)
			word = word[:0]
			continue
		}
		word = append(word, r)
	}
	return out.String() + foldedWord(word)
}

func foldedWord(word []rune) string {
	if len(word) <= longest {
		return string(word)
	}
	var out strings.Builder
	run := 0
	for i, r := range word {
		run++
		out.WriteRune(r)
		if i < len(word)-1 && (run == longest || run > longest/2 && (r == '/' || r == '\\')) {
			out.WriteRune('\n')
			run = 0
		}
	}
	return out.String()
}
