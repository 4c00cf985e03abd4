package glossary

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/app/choices"
	"terakoya/app/learn"
	"terakoya/app/page"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// entry shows one term.
type entry struct {
	*Env
	fonts fonts
	key   string
}

func (e entry) term() words.Term { return e.Terms[e.key] }

// word is the term in the learner's language.
func (e entry) word() string { return e.term().In(e.Words.Language) }

// reading is the Japanese form, unless it is the word itself, and how it is read.
func (e entry) reading() *widgets.Paragraph {
	t := e.term()
	args := words.Args{"word": t.Japanese, "kana": t.Kana, "romaji": t.Romaji}
	key := "glossary.japanese"
	if e.Words.Language == lessons.Japanese {
		key = "glossary.reading"
	}
	p := page.Soft(e.Words.Say(key, args))
	p.Font = e.fonts[lessons.Japanese]
	return p
}

// meaning is the definition.
func (e entry) meaning() *widgets.Paragraph {
	return widgets.NewParagraph(e.term().Definition.In(e.Words.Language))
}

// others are the word in the other languages but Japanese, small.
func (e entry) others() fyne.CanvasObject {
	list := widgets.NewColumn(2)
	for _, l := range lessons.Languages {
		if l == e.Words.Language || l == lessons.Japanese {
			continue
		}
		name, word := small(choices.LanguageName(l)), small(e.term().In(l))
		word.Color, word.Font, name.Font = widgets.ColorInk, e.fonts[l], e.fonts[l]
		sign := container.NewGridWrap(fyne.NewSize(widgets.Grown(languageWide), name.HeightFor(widgets.Grown(languageWide))), name)
		list.Items = append(list.Items, widgets.NewBeside(languageGap, sign, word))
	}
	return list
}

// Lengths of the names of languages, in units.
const (
	languageWide = 84
	languageGap  = 12
)

func small(text string) *widgets.Paragraph {
	p := page.Soft(text)
	p.TextSize, p.Leading = widgets.SizeSmall, 1.35
	return p
}

// Lengths of a board, in units: its sides, and how much wider it is with stands.
const (
	boardSide  = 300
	cardSide   = 190
	boardTall  = 1.11 // as many times as high as wide
	standShare = 0.36
)

// board is a small board that shows the term, so wide without stands; nil if no
// position does.
func (e entry) board(side float32, set pieceart.Set) fyne.CanvasObject {
	f, err := e.term().Figure()
	if f == nil || err != nil { // lint has said so
		return nil
	}
	board := widgets.NewBoard(e.Art)
	boardscreen.Dress(board, e.Words, set, true, false)
	style := board.Style()
	style.Bare, style.Stands = true, f.Setup.Hands[rules.Black].Len()+f.Setup.Hands[rules.White].Len() > 0
	wide := side
	if style.Stands {
		wide += side * standShare
	}
	board.SetStyle(style)
	board.SetLocked(true)
	board.SetSetup(f.Setup)
	board.SetMarks(learn.FileMarks(&lessons.Step{Marks: f.Marks, Arrows: f.Arrows}))
	return container.NewGridWrap(fyne.NewSize(wide, side*boardTall), board)
}
