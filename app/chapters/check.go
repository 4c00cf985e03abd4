package chapters

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/widgets"
)

const checkGap = 8

// check offers the check of a chapter; nil if there is none. One that was passed may
// be repeated.
func (s *Screen) check(c course.Chapter) fyne.CanvasObject {
	if s.env.Check == nil {
		return nil
	}
	offered, passed := s.env.Check(c)
	if !offered {
		return nil
	}
	b := widgets.NewButton(widgets.TextButton, s.env.Words.Say("chapters.check", nil), "", func() { s.env.OnCheck(c) })
	b.OnKey = s.env.OnKey
	s.checks = append(s.checks, parts.Whole(fmt.Sprintf("check-%d", c.Number), b))
	sign := widgets.NewParagraph("")
	sign.TextSize, sign.Color, sign.Bold = widgets.SizeSmall, widgets.ColorRight, true
	row := widgets.NewEnds(checkGap, sign, b)
	if !passed {
		return row
	}
	sign.Text = "✓ " + s.env.Words.Say("chapters.passed", nil)
	if s.env.OnCertificate == nil {
		return row
	}
	return widgets.NewColumn(0, row, s.certificate(c))
}

// certificate offers the certificate of a chapter, and says below what came of it.
func (s *Screen) certificate(c course.Chapter) fyne.CanvasObject {
	told := page.Soft("")
	told.TextSize, told.Leading = widgets.SizeSmall, 1.35
	column := widgets.NewColumn(0)
	b := widgets.NewButton(widgets.TextButton, s.env.Words.Say("certificate.make", nil), "", func() {
		s.env.OnCertificate(c, func(text string) {
			told.SetText(page.Folded(text))
			column.SetItems(column.Items[0], told)
			s.page.Refresh()
		})
	})
	b.OnKey = s.env.OnKey
	s.checks = append(s.checks, parts.Whole(fmt.Sprintf("certificate-%d", c.Number), b))
	column.Items = append(column.Items, widgets.NewEnds(checkGap, widgets.NewParagraph(""), b))
	return column
}
