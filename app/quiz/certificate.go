package quiz

import (
	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/lessons/quiz"
	"terakoya/widgets"
)

// certificateKey is the key that asks for a certificate.
const certificateKey = fyne.KeyC

// earn offers the certificate of a chapter where its check was passed, unless that could
// not be kept.
func (r *Result) earn() {
	r.told = page.Soft("")
	r.told.TextSize, r.told.Leading = widgets.SizeSmall, 1.35
	p := r.sitting.Paper
	if r.env.Certificate == nil || p.Request.Mode != quiz.ChapterCheck || !r.score.Passed() || r.trouble != "" {
		return
	}
	r.earned = widgets.NewButton(widgets.PlainButton, r.env.Words.Say("certificate.make", nil), string(certificateKey), func() {
		r.env.Certificate(r.root, p.Request.Topics[0], func(text string) {
			r.told.SetText(page.Folded(text))
			r.advised = nil // they are made again
			r.page.Set(r.items()...)
		})
	})
	r.earned.OnKey = r.env.OnKey
}
