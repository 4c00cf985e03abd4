package games

import (
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/play"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// filters are what chooses which games are shown: a list each of results, starts, sides
// and opponents, the first of each for any.
type filters struct {
	screen *Screen
	result *widgets.Selector
	start  *widgets.Selector
	side   *widgets.Selector
	kind   *widgets.Selector
}

func newFilters(s *Screen) *filters {
	f := &filters{screen: s}
	chosen := func(change func(*filter, int)) *widgets.Selector {
		return widgets.NewSelector(func(i int) {
			next := s.shelf.filter
			change(&next, i)
			s.set(next)
		}, s.env.OnKey)
	}
	f.result = chosen(func(next *filter, i int) { next.result = results[i] })
	f.start = chosen(func(next *filter, i int) { next.start = f.starts()[i] })
	f.side = chosen(func(next *filter, i int) { next.side = sides[i] })
	f.kind = chosen(func(next *filter, i int) { next.kind = kinds[i] })
	return f
}

// all are the selectors from left to right, with the shares of the row that they take.
func (f *filters) all() ([]*widgets.Selector, []float32) {
	return []*widgets.Selector{f.result, f.start, f.side, f.kind}, []float32{0.2, 0.36, 0.2, 0.24}
}

func (f *filters) objects() (all []fyne.CanvasObject) {
	selectors, _ := f.all()
	for _, o := range selectors {
		all = append(all, o)
	}
	return all
}

// starts are those that can be chosen, "" for any.
func (f *filters) starts() []string { return append([]string{""}, f.screen.shelf.starts()...) }

// render shows what can be chosen, and what is.
func (f *filters) render() {
	t, now := f.screen.teller(), f.screen.shelf.filter
	var labels []string
	for _, r := range results {
		labels = append(labels, t.say("filter-result-"+resultNames[r], nil))
	}
	f.result.Set(labels, slices.Index(results, now.result))
	labels = []string{t.say("filter-start-any", nil)}
	for _, key := range f.starts()[1:] {
		labels = append(labels, t.start(key))
	}
	f.start.Set(labels, slices.Index(f.starts(), now.start))
	labels = nil
	for _, at := range sides {
		labels = append(labels, t.side(at))
	}
	f.side.Set(labels, slices.Index(sides, now.side))
	labels = nil
	for _, k := range kinds {
		labels = append(labels, t.kind(k))
	}
	f.kind.Set(labels, slices.Index(kinds, now.kind))
}

// kind is what a kind of opponent is called as a filter.
func (t teller) kind(k kind) string {
	if k == people {
		return play.PlayerName(t.words, play.People)
	}
	return t.say("filter-kind-"+kindNames[k], nil)
}

// side is what a side is called as a filter.
func (t teller) side(of side) string {
	even, handicap := words.Sides{Words: t.words}, words.Sides{Words: t.words, Handicap: true}
	switch of {
	case shitate:
		return handicap.Name(rules.Black)
	case uwate:
		return handicap.Name(rules.White)
	case sente:
		return even.Name(rules.Black)
	case gote:
		return even.Name(rules.White)
	case anySide:
	}
	return t.say("filter-side-any", nil)
}
