package home

import (
	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/widgets"
)

// due puts the way to today's review beside the title, if anything is due.
func (s *Screen) due(title fyne.CanvasObject) fyne.CanvasObject {
	if s.env.Due == 0 {
		return title
	}
	s.review = widgets.NewButton(widgets.PlainButton, s.env.Words.Count("review.due", s.env.Due, nil), "R", s.env.OnReview)
	s.review.OnKey = s.env.OnKey
	return widgets.NewEnds(page.Wide.Gap, title, s.review)
}

func (s *Screen) onReview() {
	if s.review != nil {
		s.env.OnReview()
	}
}
