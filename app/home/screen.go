// Package home is the start screen: the lesson to go on with, a game, and the
// chapters.
package home

import (
	"fmt"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/course"
	"terakoya/app/page"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Env is what the screen needs of the rest of the program.
type Env struct {
	Words    *words.Words
	Art      *pieceart.Artist
	Set      pieceart.Set
	Current  *course.Entry // the lesson to go on with; nil if there is none
	Chapters []course.Chapter
	Faults   []lessons.Fault
	Trouble  string      // why nothing can be kept; empty if all is well
	Game     rules.Setup // the start, or the game that can be gone on with
	GameName string      // what it is called
	Resume   bool        // there is such a game

	// OnKey is called with keys that no part of the screen uses while it has the
	// focus; the window gives back to TypedKey those that are not its own.
	OnKey func(*fyne.KeyEvent)

	OnLesson  func(*course.Entry)
	OnChapter func(course.Chapter)
	OnPlay    func() // go on with the game, or set one up
	OnOther   func() // set up another game
	OnGames   func() // the games that were played; nil if there are none

	Passed       map[string]bool // the chapters whose check was passed
	Quiz         Quiz
	OnQuiz       func() // set a quiz up
	OnResumeQuiz func() // go on with the one that was left

	Due      int // how many reviews there are today
	OnReview func()
}

// Screen is the start screen.
type Screen struct {
	env      Env
	start    *widgets.Button
	play     *widgets.Button
	other    *widgets.Button
	games    *widgets.Button // nil if there are none
	review   *widgets.Button // nil if nothing is due
	quizzes  quizButtons
	chapters []*widgets.Tile
	page     *page.Page
}

const (
	boardSide = 224
	gameSide  = 150
)

// New returns the start screen.
func New(env Env) *Screen {
	s := &Screen{env: env}
	s.page = page.New(page.Wide, s.title())
	if env.Trouble != "" {
		s.page.Add(page.Notice(env.Trouble))
	}
	if env.Current != nil {
		s.page.Add(widgets.NewPair(page.Wide.Gap, 0.6, s.lesson(env.Current), s.game()))
	} else {
		s.page.Add(s.game())
	}
	s.page.Add(s.browse(), s.quiz()) // the quiz is on the rail too
	if len(env.Faults) > 0 {
		s.page.Add(s.faults())
	}
	return s
}

// Content returns what is put in the window.
func (s *Screen) Content() fyne.CanvasObject { return s.page.Content() }

func (s *Screen) title() fyne.CanvasObject {
	return s.due(widgets.NewColumn(0, page.Title("Terakoya"), page.Soft(s.env.Words.Say("home.tagline", nil))))
}

// lesson is the card of the lesson to go on with, with the board of its step.
func (s *Screen) lesson(e *course.Entry) fyne.CanvasObject {
	w := s.env.Words
	label, caption := "home.start", "home.first"
	if e.Started() {
		label, caption = "home.goOn", "home.goOn"
	}
	s.start = widgets.NewButton(widgets.MainButton, w.Say(label, nil), "Enter", func() { s.env.OnLesson(e) })
	s.start.OnKey = s.env.OnKey
	chapter := w.Say("lesson.chapter", words.Args{
		"number": fmt.Sprint(e.Chapter), "title": w.Chapter(e.Lesson.Chapter),
	})
	pills := widgets.NewSteps()
	pills.Set(course.States(e.Session), e.Session.At(), false)
	where := w.Say("home.step", words.Args{"step": fmt.Sprint(e.Session.At() + 1), "steps": fmt.Sprint(len(e.Lesson.Steps))})
	texts := widgets.NewColumn(6, page.Soft(w.Say(caption, nil)), page.Title(e.Lesson.Title.In(w.Language)),
		page.Soft(chapter), container.NewHBox(pills), page.Soft(where), container.NewHBox(s.start))
	picture := s.picture(e.Session.Setup(), boardSide)
	return page.Card(page.Wide.Gap, widgets.NewBeside(page.Wide.Gap, picture, texts))
}

// picture is a small board that is only looked at.
func (s *Screen) picture(setup rules.Setup, side float32) fyne.CanvasObject {
	board := widgets.NewBoard(s.env.Art)
	board.SetStyle(widgets.Style{Set: pieceart.OneKanji, Bare: true})
	board.SetLocked(true)
	board.SetSetup(setup)
	return container.NewGridWrap(fyne.NewSize(side*0.94, side), board)
}

// game is the card of a game.
func (s *Screen) game() fyne.CanvasObject {
	w := s.env.Words
	label, caption := "home.play", "home.game"
	if s.env.Resume {
		label, caption = "home.resume", "home.kept"
	}
	s.play = widgets.NewButton(widgets.PlainButton, w.Say(label, nil), "P", s.env.OnPlay)
	s.play.OnKey = s.env.OnKey
	s.other = widgets.NewButton(widgets.TextButton, w.Say("home.another", nil), "", s.env.OnOther)
	s.other.OnKey = s.env.OnKey
	texts := widgets.NewColumn(6, page.Soft(w.Say(caption, nil)), page.Heading(s.env.GameName), container.NewHBox(s.play))
	below := container.NewHBox()
	if s.env.Resume {
		below.Add(s.other)
	}
	if s.env.OnGames != nil {
		s.games = widgets.NewButton(widgets.TextButton, w.Say("home.games", nil), "G", s.env.OnGames)
		s.games.OnKey = s.env.OnKey
		below.Add(s.games)
	}
	if len(below.Objects) > 0 {
		texts.Items = append(texts.Items, below)
	}
	return page.Card(page.Wide.Gap, widgets.NewBeside(page.Wide.Gap, s.picture(s.env.Game, gameSide), texts))
}

// browse is the card of the chapters.
func (s *Screen) browse() fyne.CanvasObject {
	w := s.env.Words
	grid := widgets.NewTiles(16, tileWidth)
	for _, c := range s.env.Chapters {
		t := widgets.NewTile(w.Chapter(c.Slug), func() { s.env.OnChapter(c) })
		t.Numeral, t.NumeralFont = numeral(c.Number), theme.Font(content.SerifJP)
		t.Note = w.Say("home.lessons", words.Args{"done": fmt.Sprint(c.Finished()), "all": fmt.Sprint(len(c.Entries))})
		if s.env.Passed[c.Slug] {
			t.Note += "　✓"
		}
		t.Share = float32(c.Finished()) / float32(max(1, len(c.Entries)))
		t.Chosen = s.env.Current != nil && s.env.Current.Chapter == c.Number
		t.OnKey = s.env.OnKey
		s.chapters = append(s.chapters, t)
		grid.Add(t)
	}
	return page.Card(page.Wide.Gap, widgets.NewColumn(14, page.Lead(w.Say("home.browse", nil)), grid))
}

const tileWidth = 116

// numeral writes the number of a chapter in kanji; chapter 0 has the mark of a
// beginning.
func numeral(n int) string {
	digits := []rune("〇一二三四五六七八九十")
	switch {
	case n == 0:
		return "今"
	case n <= 10:
		return string(digits[n])
	case n > 99:
		return strconv.Itoa(n)
	}
	var tens, ones string
	if n >= 20 {
		tens = string(digits[n/10])
	}
	if n%10 > 0 {
		ones = string(digits[n%10])
	}
	return tens + "十" + ones
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
	return widgets.NewCard(widgets.ColorWrongSoft, page.Wide.Gap, list)
}

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if s.env.Current != nil {
			s.env.OnLesson(s.env.Current)
		}
	case fyne.KeyP:
		s.env.OnPlay()
	case fyne.KeyG:
		if s.env.OnGames != nil {
			s.env.OnGames()
		}
	case fyne.KeyT:
		s.onQuiz()
	case fyne.KeyR:
		s.onReview()
	default:
		s.page.TypedKey(e)
	}
}
