package quiz

import (
	"context"
	"fmt"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/lessons/quiz"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Result is what came of a paper.
type Result struct {
	env     Env
	sitting *quiz.Sitting
	score   quiz.Score
	used    time.Duration
	trouble string
	work    slow.Work

	bar     *bar
	card    *codeCard
	again   *widgets.Button
	other   *widgets.Button
	home    *widgets.Button
	earned  *widgets.Button // the certificate; nil if there is none
	told    *widgets.Paragraph
	advised []*advised
	misses  *widgets.Tiles
	onTerms func() // lets a term in the misses be chosen; nil if there is none
	page    *page.Page
	root    *fyne.Container
}

// resultShape is that of the page.
var resultShape = page.Shape{Width: page.Wide.Width, Edge: 28, Gap: cardGap}

// Lengths of the result, in units.
const (
	cardGap   = 20
	cardPad   = 22
	buttonGap = 10
	missLeast = 480
	badgeSide = 52
	passAt    = 0.8 // of the questions
)

// NewResult returns the result of a sitting that took a time; trouble is why it
// could not be kept, if so.
func NewResult(env Env, sitting *quiz.Sitting, used time.Duration, trouble string) *Result {
	r := &Result{env: env, sitting: sitting, score: sitting.Score(), used: used, trouble: trouble, work: env.Work}
	r.bar = newBar(env.Home, env.OnKey)
	r.card = newCodeCard(env)
	r.card.set(sitting.Paper, false)
	w := env.Words
	r.other = widgets.NewButton(widgets.MainButton, w.Say("quiz.new", nil), "Enter", r.onNew)
	r.again = widgets.NewButton(widgets.PlainButton, w.Say("quiz.again", nil), "A", r.onAgain)
	r.home = widgets.NewButton(widgets.PlainButton, w.Say("play.home", nil), "Esc", env.Home)
	r.earn()
	for _, b := range []*widgets.Button{r.other, r.again, r.home} {
		b.OnKey = env.OnKey
	}
	r.misses = widgets.NewTiles(cardGap, missLeast)
	r.page = page.New(resultShape, r.items()...)
	r.root = container.NewBorder(r.bar.root, nil, nil, nil, r.page.Content())
	r.bar.set(kindOf(&r.env, sitting.Paper), w.Say("quiz.result", nil), "", "", -1, false)
	r.explain()
	return r
}

// explain finds what would have been right, which may take a while.
func (r *Result) explain() {
	if len(r.score.Misses) == 0 {
		return
	}
	w, score := r.env.Words, r.score
	r.work.Run(func(context.Context) func() {
		solutions := make([]string, len(score.Misses))
		for i, m := range score.Misses {
			solutions[i] = w.Solution(m.Step)
		}
		return func() {
			for i := range score.Misses {
				r.misses.Add(r.miss(&score.Misses[i], solutions[i]))
			}
			r.markTerms()
			r.page.Refresh()
		}
	})
}

func (r *Result) items() []fyne.CanvasObject {
	w := r.env.Words
	items := []fyne.CanvasObject{}
	if r.trouble != "" {
		items = append(items, widgets.NewCard(widgets.ColorWrongSoft, cardPad, widgets.NewParagraph(r.trouble)))
	}
	left := widgets.NewColumn(cardGap, r.total())
	if len(r.score.Practise) > 0 {
		left.Items = append(left.Items, r.practise())
	}
	items = append(items, widgets.NewPair(cardGap, 0.48, left, r.bars()))
	if n := len(r.score.Misses); n > 0 {
		items = append(items, page.Heading(w.Count("quiz.missed", n, nil)), r.misses)
	}
	return items
}

// total is the card of the score as a whole, with the code and what can be done
// now.
func (r *Result) total() fyne.CanvasObject {
	w, s := r.env.Words, r.score
	sign, ink, key := pieceart.Right, widgets.ColorRight, "quiz.passed"
	if !s.Passed() {
		sign, ink, key = pieceart.Other, widgets.ColorWhy, "quiz.notPassed"
	}
	sum := page.Title(w.Say("quiz.sum", words.Args{"right": fmt.Sprint(s.Right), "total": fmt.Sprint(s.Total)}))
	passed := page.Lead(w.Say(key, words.Args{"percent": fmt.Sprint(100 * s.Right / max(1, s.Total))}))
	passed.Color = ink
	head := widgets.NewBeside(cardGap, widgets.NewBadge(sign, badgeSide), widgets.NewColumn(0, sum, passed))
	head.Middle = true
	about := page.Soft(strings.Join(r.about(), " · "))
	pair := widgets.NewTiles(buttonGap, 100)
	pair.Add(r.again)
	pair.Add(r.home)
	buttons := widgets.NewColumn(buttonGap, r.other, pair)
	if r.earned != nil {
		buttons.Items = append(buttons.Items, r.earned)
	}
	if r.told.Text != "" {
		buttons.Items = append(buttons.Items, r.told)
	}
	return page.Card(cardPad, widgets.NewColumn(14, head, about, r.card.root, buttons))
}

// about says what else there is to say of a paper that has ended.
func (r *Result) about() []string {
	w := r.env.Words
	about := []string{w.Say("quiz.took", words.Args{"time": words.Countdown(r.used)})}
	skipped, open := 0, 0
	for _, m := range r.score.Misses {
		if m.Skipped {
			skipped++
		}
		if m.Open {
			open++
		}
	}
	if skipped > 0 {
		about = append(about, w.Count("quiz.skipped", skipped, nil))
	}
	if open > 0 {
		about = append(about, w.Count("quiz.notReached", open, nil))
	}
	return about
}

// bars is the card of the score by chapter and topic.
func (r *Result) bars() fyne.CanvasObject {
	w := r.env.Words
	rows := widgets.NewColumn(8, page.Heading(w.Say("quiz.by", nil)))
	row := func(name string, p quiz.Part, strong bool) {
		number := fmt.Sprintf("%d / %d", p.Right, p.Total)
		rows.Items = append(rows.Items, widgets.NewShare(name, number, float32(p.Right)/float32(max(1, p.Total)), passAt, strong))
	}
	for _, c := range r.score.Chapters {
		row(w.Chapter(c.Name), c, true)
		for _, t := range r.score.Topics {
			if r.chapterOf(t.Name) == c.Name {
				row(r.titleOf(t.Name), t, false)
			}
		}
	}
	note := widgets.NewParagraph(w.Say("quiz.line", nil))
	note.TextSize, note.Color = widgets.SizeTiny, widgets.ColorInkSoft
	rows.Items = append(rows.Items, note)
	return page.Card(cardPad, rows)
}

func (r *Result) chapterOf(topic string) string {
	for i := range r.sitting.Paper.Questions {
		if q := &r.sitting.Paper.Questions[i]; q.Topic == topic {
			return q.Chapter
		}
	}
	return ""
}

// onAgain sits the same paper again: also where the lessons have changed since, as its
// questions are at hand.
func (r *Result) onAgain() { r.env.fresh().begin(r.sitting.Paper) }

func (r *Result) onNew() { r.env.Show(NewSetup(r.env.fresh())) }

// back shows the result again, after something else was shown.
func (r *Result) back() {
	r.Reread(r.env.fresh())
	r.env.Show(r)
}

// Content returns what is put in the window.
func (r *Result) Content() fyne.CanvasObject { return r.root }

// Close ends what is still being worked out.
func (r *Result) Close() { r.work.Stop() }

// Name returns the name of the screen.
func (r *Result) Name() string { return "quiz-result" }

// Says returns the score.
func (r *Result) Says() string {
	return r.env.Words.Say("quiz.sum", words.Args{"right": fmt.Sprint(r.score.Right), "total": fmt.Sprint(r.score.Total)})
}

// Parts returns the named parts: "main" makes a new paper, "again", "home", "copy", "certificate",
// and by number from 1 "lesson-1" and "practise-1".
func (r *Result) Parts() []parts.Part {
	all := []parts.Part{
		parts.Whole("leave", r.bar.leave), parts.Whole("main", r.other), parts.Whole("again", r.again),
		parts.Whole("home", r.home), parts.Whole("copy", r.card.copy),
	}
	if r.earned != nil {
		all = append(all, parts.Whole("certificate", r.earned))
	}
	for i, a := range r.advised {
		if a.open != nil {
			all = append(all, parts.Whole(fmt.Sprintf("lesson-%d", i+1), a.open))
		}
		if a.drill != nil {
			all = append(all, parts.Whole(fmt.Sprintf("practise-%d", i+1), a.drill))
		}
	}
	return all
}

// TypedKey handles the keys of the screen.
func (r *Result) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		r.onNew()
	case fyne.KeyA:
		r.onAgain()
	case certificateKey:
		if r.earned != nil {
			r.earned.Tapped(nil)
		}
	case termsKey:
		if r.onTerms != nil {
			r.onTerms()
		}
	case fyne.KeyEscape:
		r.env.Home()
	case fyne.KeySpace:
		r.page.TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageDown})
	case fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5, fyne.Key6, fyne.Key7, fyne.Key8, fyne.Key9:
		if i := int(e.Name[0] - '1'); i < len(r.advised) {
			r.advised[i].do()
		}
	default:
		r.page.TypedKey(e)
	}
}
