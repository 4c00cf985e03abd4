package learn

import (
	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/widgets/pieceart"
)

// Row is steps that are no lesson: a review, or practice. The numbers of steps are
// from 0.
type Row struct {
	// Heading is what stands in the bar at a step, in the place of the lesson and its
	// chapter.
	Heading func(at int) (title, line string)
	// Set is the piece set that a step is shown with.
	Set func(at int) pieceart.Set
	// End is what stands beside the board after the last step, and Next what the main
	// button then says; empty if there is no more.
	End  func() []fyne.CanvasObject
	Next func() string
}

// inRow takes over what depends on the step of a row.
func (s *Screen) inRow() {
	if s.env.Row != nil {
		s.env.Set = s.env.Row.Set(s.session.At())
	}
}

// nextLabel is what the main button says at the end; empty if there is no more.
func (s *Screen) nextLabel() string {
	switch {
	case s.env.Next == nil:
		return ""
	case s.env.Row != nil:
		return s.env.Row.Next()
	}
	return s.env.Words.Say("lesson.nextLesson", nil)
}

// onPractise begins practice at the end of a lesson.
func (s *Screen) onPractise() {
	if s.session.State() == lessons.Finished && s.env.Practise != nil {
		s.env.Practise()
	}
}

// Redraw draws the screen anew, after what its Row says has changed.
func (s *Screen) Redraw() { s.refresh() }
