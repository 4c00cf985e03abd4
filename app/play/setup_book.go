package play

import (
	"slices"

	"terakoya/rules"
)

// OpeningName is an opening by its id in content/joseki and its name in the language
// of the program.
type OpeningName struct{ ID, Name string }

// Places in the list of openings.
const (
	bookOff   = iota // the opponent plays by itself
	bookAny          // it follows any opening
	bookFirst        // it follows the first one that has a name
)

// openings are those that can be followed from the chosen start. They are asked for
// once.
func (s *Setup) openings() []OpeningName {
	if s.env.Openings == nil || s.free() {
		return nil
	}
	all, asked := s.named[s.choice.Start]
	if !asked {
		all = s.env.Openings(s.choice.Start)
		s.named[s.choice.Start] = all
	}
	return all
}

// opening returns the place of the opening that is followed.
func (s *Setup) opening() int {
	switch i := slices.IndexFunc(s.openings(), func(o OpeningName) bool { return o.ID == s.choice.Opening }); {
	case !s.choice.Book:
		return bookOff
	case i >= 0:
		return bookFirst + i
	}
	return bookAny
}

// askBook asks whether the opponent follows an opening, and which one. Only levels
// know any.
func (s *Setup) askBook() {
	w := s.env.Words
	l := newSelection("book", w.Say("play.book.name", nil), func() ([]string, int) {
		labels := []string{w.Say("play.book.off", nil), w.Say("play.book.any", nil)}
		for _, o := range s.openings() {
			labels = append(labels, o.Name)
		}
		return labels, s.opening()
	}, s.onBook, s.TypedKey)
	l.asked = func() bool {
		known := s.env.Openings == nil || len(s.openings()) > 0
		return s.leveled() && !s.free() && known
	}
	s.lines = append(s.lines, l)
}

func (s *Setup) onBook(i int) {
	s.choice.Book, s.choice.Opening = i != bookOff, ""
	if i >= bookFirst {
		s.choice.Opening = s.openings()[i-bookFirst].ID
	}
	s.render()
}

// askRules asks for the rule set.
func (s *Setup) askRules() {
	w := s.env.Words
	s.ask("rules", func() ([]string, int, string) {
		var labels []string
		chosen := -1
		for i, r := range rules.RuleSets {
			labels = append(labels, w.Say("reference.set."+r.Name, nil))
			if r.Name == s.choice.Rules {
				chosen = i
			}
		}
		if chosen < 0 { // a rule set of its own, which no button makes
			return labels, chosen, ""
		}
		return labels, chosen, w.Say("play.ruleset."+s.choice.Rules, nil)
	}, func(i int) { s.choice.Rules = rules.RuleSets[i].Name })
}
