package chapters

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
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
	if passed {
		sign.Text = "✓ " + s.env.Words.Say("chapters.passed", nil)
	}
	return widgets.NewEnds(checkGap, sign, b)
}
