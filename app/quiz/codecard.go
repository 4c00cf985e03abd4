package quiz

import (
	"fmt"
	"strings"

	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/words"
	"terakoya/lessons/quiz"
	"terakoya/widgets"
)

// codeCard shows the code of a paper, large, with a button that copies it.
type codeCard struct {
	env     Env
	caption *widgets.Paragraph
	code    *widgets.Paragraph
	about   *widgets.Paragraph
	copy    *widgets.Button
	copied  bool
	root    *widgets.Card
}

const codePad = 16

func newCodeCard(env Env) *codeCard {
	c := &codeCard{
		env: env, caption: widgets.NewParagraph(""), code: widgets.NewParagraph(""), about: widgets.NewParagraph(""),
	}
	c.caption.TextSize, c.caption.Color = widgets.SizeSmall, widgets.ColorInkSoft
	c.about.TextSize, c.about.Color, c.about.Leading = widgets.SizeSmall, widgets.ColorInkSoft, 1.35
	c.code.Bold, c.code.Leading = true, 1.3
	c.copy = widgets.NewButton(widgets.PlainButton, env.Words.Say("quiz.copy", nil), "", c.onCopy)
	c.copy.Icon, c.copy.OnKey = fynetheme.ContentCopyIcon(), env.OnKey
	row := &codeRow{c: c}
	row.ExtendBaseWidget(row)
	c.root = widgets.NewCard(widgets.ColorAccentSoft, codePad, row)
	return c
}

// set shows a paper; nil while there is none. Coded says that its code was typed.
func (c *codeCard) set(p *quiz.Paper, coded bool) {
	w := c.env.Words
	caption, code, about := w.Say("quiz.codeOf", nil), "…", ""
	if coded {
		caption = w.Say("quiz.codeTyped", nil)
	}
	if p != nil {
		code, about = p.Code, aboutPaper(&c.env, p)
	}
	if code != c.code.Text {
		c.copied = false
	}
	c.caption.Text, c.about.Text, c.code.Text = caption, about, code
	c.copy.Label = w.Say("quiz.copy", nil)
	if c.copied {
		c.copy.Label = w.Say("quiz.copied", nil)
	}
	if p == nil {
		c.copy.Disable()
	} else {
		c.copy.Enable()
	}
	c.copy.Refresh()
	c.root.Refresh()
	c.root.Body.Refresh()
}

func (c *codeCard) onCopy() {
	c.env.Copy(c.code.Text)
	c.copied = true
	c.copy.Label = c.env.Words.Say("quiz.copied", nil)
	c.copy.Refresh()
}

// aboutPaper says in a line what a paper asks.
func aboutPaper(env *Env, p *quiz.Paper) string {
	w := env.Words
	about := []string{kindOf(env, p), w.Count("quiz.questions", len(p.Questions), nil)}
	if m := p.Request.Minutes; m > 0 {
		about = append(about, w.Count("quiz.minutes", m, nil))
	}
	about = append(about, w.Say("quiz.levelIs", words.Args{"level": fmt.Sprint(p.Request.Level)}))
	if p.Short() > 0 {
		about = append(about, w.Say("quiz.short", nil))
	}
	return strings.Join(about, " · ")
}

// kindOf is what a paper is called.
func kindOf(env *Env, p *quiz.Paper) string {
	w := env.Words
	topic := ""
	if len(p.Request.Topics) == 1 {
		topic = env.titleIn(p, p.Request.Topics[0])
	}
	switch p.Request.Mode {
	case quiz.Court:
		return w.Say("quiz.court", nil)
	case quiz.LessonCheck, quiz.ChapterCheck:
		return w.Say("quiz.checkOf", words.Args{"title": topic})
	case quiz.Mixed:
	}
	if topic != "" {
		return w.Say("quiz.quizOf", words.Args{"title": topic})
	}
	return w.Say("quiz.title", nil)
}
