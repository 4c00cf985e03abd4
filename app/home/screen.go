// Package home is the start screen: the lessons, the language, light or dark,
// and what could not be read.
package home

import (
	"fmt"
	"image"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Entry is a lesson as the start screen offers it.
type Entry struct {
	Lesson  *lessons.Lesson
	Chapter int
	Step    int // the step at which the learner stopped, from 0
}

// Env is what the screen needs of the rest of the program.
type Env struct {
	Words   *words.Words
	Art     *pieceart.Artist
	Entries []Entry
	Faults  []lessons.Fault
	Dark    bool

	OnLesson   func(Entry)
	OnLanguage func(lessons.Language)
	OnDark     func(bool)
	OnQuit     func()
}

// Screen is the start screen.
type Screen struct {
	env       Env
	start     []*widgets.Button
	languages []*widgets.Button
	themes    [2]*widgets.Button
	quit      *widgets.Button
	root      *container.Scroll
}

// languageNames are written in their own language, so that each can be found by
// whoever reads it.
var languageNames = map[lessons.Language]string{
	lessons.English: "English", lessons.Japanese: "日本語",
	lessons.Traditional: "繁體中文", lessons.Simplified: "简体中文",
}

const (
	gap       = 24
	edge      = 36
	pageWidth = 760
	logoSide  = 84
	boardSide = 232
)

// New returns the start screen.
func New(env Env) *Screen {
	s := &Screen{env: env}
	w := env.Words
	page := widgets.NewColumn(gap, s.title())
	for _, e := range env.Entries {
		page.Items = append(page.Items, s.lesson(e))
	}
	if len(env.Faults) > 0 {
		page.Items = append(page.Items, s.faults())
	}
	s.quit = widgets.NewButton(widgets.TextButton, w.Say("home.quit", nil), "Q", env.OnQuit)
	s.quit.OnKey = s.TypedKey
	page.Items = append(page.Items, bordered(s.settings()), container.NewHBox(s.quit))
	s.root = container.NewVScroll(container.New(sheet{}, page))
	return s
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.root }

// sheet is a page in the middle of the window, no wider than can be read.
type sheet struct{}

func (sheet) width(all float32) float32 { return min(pageWidth, all-2*edge) }

// MinSize is part of fyne.Layout.
func (p sheet) MinSize(o []fyne.CanvasObject) fyne.Size {
	page := o[0].(*widgets.Column)
	return fyne.NewSize(480, page.HeightFor(max(400, page.Size().Width))+2*edge)
}

// Layout is part of fyne.Layout.
func (p sheet) Layout(o []fyne.CanvasObject, size fyne.Size) {
	page := o[0].(*widgets.Column)
	w := p.width(size.Width)
	page.Resize(fyne.NewSize(w, page.HeightFor(w)))
	page.Move(fyne.NewPos((size.Width-w)/2, edge))
}

func (s *Screen) title() fyne.CanvasObject {
	logo := canvas.NewRaster(func(w, h int) image.Image { return s.env.Art.Icon(min(w, h)) })
	logo.SetMinSize(fyne.NewSquareSize(logoSide))
	name := widgets.NewParagraph("Terakoya")
	name.TextSize, name.Bold, name.Leading = widgets.SizeTitle, true, 1.3
	kanji := canvas.NewText("寺子屋", color.Transparent)
	kanji.FontSource = theme.Font(content.SerifJP)
	kanji.TextSize = name.Theme().Size(widgets.SizeVerdict)
	kanji.Color = name.Theme().Color(widgets.ColorInkSoft, 0)
	line := widgets.NewParagraph(s.env.Words.Say("home.tagline", nil))
	line.Color = widgets.ColorInkSoft
	row := widgets.NewBeside(gap, logo, widgets.NewColumn(0, name, kanji, line))
	row.Middle = true
	return row
}

// lesson is the card of a lesson, with the board of its first step.
func (s *Screen) lesson(e Entry) fyne.CanvasObject {
	w := s.env.Words
	small := func(text string) *widgets.Paragraph {
		p := widgets.NewParagraph(text)
		p.Color = widgets.ColorInkSoft
		return p
	}
	title := widgets.NewParagraph(e.Lesson.Title.In(w.Language))
	title.TextSize, title.Bold, title.Leading = widgets.SizeTitle, true, 1.3
	chapter := small(w.Say("lesson.chapter", words.Args{
		"number": fmt.Sprint(e.Chapter), "title": w.Say("chapter."+e.Lesson.Chapter, nil),
	}))
	label, kind := "home.start", widgets.PlainButton
	if e.Step > 0 {
		label = "home.goOn"
	}
	if len(s.start) == 0 {
		kind = widgets.MainButton
	}
	key := ""
	if len(s.start) == 0 {
		key = "Enter"
	}
	start := widgets.NewButton(kind, w.Say(label, nil), key, func() { s.env.OnLesson(e) })
	start.OnKey = s.TypedKey
	s.start = append(s.start, start)
	texts := widgets.NewColumn(8, chapter, title, small(e.Lesson.Aim.In(w.Language)), container.NewHBox(start))
	board := widgets.NewBoard(s.env.Art)
	board.SetStyle(widgets.Style{Set: pieceart.OneKanji, Bare: true})
	board.SetLocked(true)
	board.SetSetup(e.Lesson.Steps[0].Setup)
	picture := container.NewGridWrap(fyne.NewSquareSize(boardSide), board)
	row := widgets.NewBeside(gap, picture, texts)
	return bordered(row)
}

// bordered is a card on the ground of the window.
func bordered(body fyne.CanvasObject) fyne.CanvasObject {
	card := widgets.NewCard(widgets.ColorSurface, gap, body)
	card.Border = widgets.ColorLine
	return card
}

// faults names the lesson files that could not be read, with line and cause.
func (s *Screen) faults() fyne.CanvasObject {
	files := map[string]bool{}
	for _, f := range s.env.Faults {
		files[f.File] = true
	}
	title := widgets.NewParagraph(s.env.Words.Count("home.faults", len(files), nil))
	title.Bold, title.Color = true, widgets.ColorWrong
	list := widgets.NewColumn(4, title)
	for _, f := range s.env.Faults {
		list.Items = append(list.Items, widgets.NewParagraph(f.Error()))
	}
	return widgets.NewCard(widgets.ColorWrongSoft, gap, list)
}

// settings are the choice of the language and of light or dark.
func (s *Screen) settings() fyne.CanvasObject {
	w := s.env.Words
	choice := func(chosen bool, label string, tap func()) *widgets.Button {
		kind := widgets.PlainButton
		if chosen {
			kind = widgets.ChosenButton
		}
		b := widgets.NewButton(kind, label, "", tap)
		b.OnKey = s.TypedKey
		return b
	}
	languages, themes := container.NewHBox(), container.NewHBox()
	for _, l := range lessons.Languages {
		b := choice(l == w.Language, languageNames[l], func() { s.env.OnLanguage(l) })
		_, bold := words.Fonts(l)
		b.Font = theme.Font(bold)
		s.languages = append(s.languages, b)
		languages.Add(b)
	}
	for i, key := range []string{"home.light", "home.dark"} {
		s.themes[i] = choice(s.env.Dark == (i == 1), w.Say(key, nil), func() { s.env.OnDark(i == 1) })
		themes.Add(s.themes[i])
	}
	group := func(key string, buttons *fyne.Container) fyne.CanvasObject {
		th := s.quit.Theme()
		label := canvas.NewText(w.Say(key, nil), th.Color(widgets.ColorInkSoft, 0))
		label.TextSize = th.Size(widgets.SizeSmall)
		return container.NewVBox(label, buttons)
	}
	return container.NewHBox(group("home.language", languages), layout.NewSpacer(), group("home.theme", themes))
}

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if len(s.env.Entries) > 0 {
			s.env.OnLesson(s.env.Entries[0])
		}
	case fyne.KeyQ:
		s.env.OnQuit()
	}
}
