package learn

import "fyne.io/fyne/v2"

// Terms finds the terms of the glossary in what is said, and says what they mean.
type Terms interface {
	// Mark lets the terms in the texts within objects be tapped, each where it comes
	// first in a text; show is called with the key of one that was. It returns all
	// keys in the order of reading.
	Mark(items []fyne.CanvasObject, show func(key string)) []string
	// Show shows a term on a card over something in the window.
	Show(over fyne.CanvasObject, key string)
	// Choose lets one of several terms be chosen there, and shows it.
	Choose(over fyne.CanvasObject, keys []string)
}

// markTerms marks the terms in the panel. In a quiz there are none: they would tell
// answers.
func (p *panel) markTerms(items []fyne.CanvasObject) {
	p.terms = nil
	s := p.screen
	if s.env.Terms == nil || s.env.Exam != nil {
		return
	}
	p.terms = s.env.Terms.Mark(items, func(key string) {
		s.focus() // the keys go back there when the card is closed
		s.env.Terms.Show(p.root, key)
	})
}

// onTerms shows what the terms in the panel mean.
func (s *Screen) onTerms() {
	if len(s.panel.terms) > 0 && s.panel.root.Visible() {
		s.env.Terms.Choose(s.panel.root, s.panel.terms)
	}
}
