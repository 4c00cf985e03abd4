package progress

import (
	"time"

	"terakoya/lessons/progress/fsrs"
)

func (m *memory) Card(i Item) (c Card, ok bool, err error) {
	err = m.do(func() { c, ok = m.present.cards[i] })
	return c, ok, err
}

// due returns the cards of a filter that are due, apart those that no review asked
// before, and how many may be asked.
func (p *pupil) due(now time.Time, there Filter) (known, new []Card, left limits) {
	due, rated := dueBy(now)
	from, to := midnight(now, 0), midnight(now, 1)
	today := func(t time.Time) bool { return !t.Before(from) && t.Before(to) }
	asked, askedNew := 0, 0
	for _, c := range p.cards {
		if today(c.Reviewed) {
			askedNew++
		}
		switch {
		case !c.Due.Before(due) && !c.Rated.After(rated) || !there.takes(c.Item):
		case c.Reviewed.IsZero():
			new = append(new, c)
		default:
			known = append(known, c)
		}
	}
	for _, g := range p.answers {
		if g.Source == FromReview && g.rating > fsrs.Unrated && today(g.When) {
			asked++
		}
	}
	setting := func(key string) (string, bool) { v, ok := p.settings[key]; return v, ok }
	return known, new, limitsOf(setting, asked, askedNew)
}

func (m *memory) Due(now time.Time, limit int, there Filter) (cards []Card, err error) {
	err = m.do(func() {
		known, new, left := m.present.due(now, there)
		if limit > 0 {
			left.all = atMost(left.all, limit)
		}
		byWait(new, now)
		cards = mixed(append(known, new[:atMost(left.new, len(new))]...), left.all, now)
	})
	return cards, err
}

func (m *memory) DueCount(now time.Time) (n int, err error) {
	err = m.do(func() {
		known, new, left := m.present.due(now, nil)
		n = left.count(len(known), len(new))
	})
	return n, err
}

func (m *memory) NextDue(now time.Time, there Filter) (next time.Time, ok bool, err error) {
	due, rated := dueBy(now)
	err = m.do(func() {
		for _, c := range m.present.cards {
			if !c.Due.Before(due) && !c.Rated.After(rated) && (!ok || c.Due.Before(next)) && there.takes(c.Item) {
				next, ok = c.Due, true
			}
		}
	})
	return next, ok, err
}
