package games

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	"terakoya/app/play"
	"terakoya/app/words"
	"terakoya/lessons/ladder"
	"terakoya/widgets"
)

// charts is the column beside the list: how the games that are shown went, by start, and
// the course of the rating.
type charts struct {
	screen *Screen
	graph  *widgets.Graph
	column *widgets.Column
	scroll *container.Scroll
	rated  []play.Rated // of the graph
}

const (
	chartsGap  = 16 // between cards
	chartsPad  = 16 // around what stands in them
	chartsLine = 10
	chartsRow  = 12
	chartsStep = 120 // by which a key scrolls
	barRoom    = 12  // at the right of the cards, for the bar that scrolls
)

func newCharts(s *Screen) *charts {
	c := &charts{screen: s, column: widgets.NewColumn(chartsGap)}
	c.graph = widgets.NewGraph(c.onPick)
	c.scroll = container.NewVScroll(container.New(inset{}, c.column))
	return c
}

// inset leaves room for the bar at the right of a column.
type inset struct{}

// MinSize is part of fyne.Layout.
func (inset) MinSize(o []fyne.CanvasObject) fyne.Size {
	column := o[0].(*widgets.Column)
	return fyne.NewSize(0, column.HeightFor(column.Size().Width))
}

// Layout is part of fyne.Layout.
func (inset) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(size.Width-barRoom, size.Height))
}

func (c *charts) render() {
	c.column.SetItems(c.results(), c.rating())
	c.scroll.Content.Refresh()
	c.scroll.Refresh()
}

// results is how the games that are shown went, a row each start.
func (c *charts) results() fyne.CanvasObject {
	t := c.screen.teller()
	body := widgets.NewColumn(chartsRow, page.Lead(t.say("results", nil)))
	sums := c.screen.shelf.sums()
	if len(sums) == 0 {
		body.Items = append(body.Items, page.Soft(t.say("noResults", nil)))
		return page.Card(chartsPad, body)
	}
	body.Items = append(body.Items, widgets.NewResultLegend([3]string{
		t.say("filter-result-won", nil), t.say("filter-result-none", nil), t.say("filter-result-lost", nil),
	}))
	for _, sum := range sums {
		body.Items = append(body.Items, widgets.NewResults(t.name(sum), t.count(sum), sum.won, sum.none, sum.lost))
	}
	return page.Card(chartsPad, body)
}

// rating is the course of the rating over the last games, and what it means now.
func (c *charts) rating() fyne.CanvasObject {
	s, t := c.screen, c.screen.teller()
	body := widgets.NewColumn(chartsLine, page.Lead(t.say("rating", nil)))
	if c.rated = s.shelf.rated(); len(c.rated) < 2 {
		body.Items = append(body.Items, page.Soft(t.say("noRating", nil)))
		return page.Card(chartsPad, body)
	}
	var ratings []float64
	for _, r := range c.rated {
		ratings = append(ratings, r.Rating)
	}
	below, above := ladder.Around(ratings)
	values := make([]float32, len(ratings))
	for i, r := range ratings {
		values[i] = float32((r - below.Gap()) / (above.Gap() - below.Gap()))
	}
	c.graph.Bound(play.RungName(s.env.Words, above), play.RungName(s.env.Words, below))
	c.graph.Set(values, len(values), nil)
	body.Items = append(body.Items,
		page.Soft(s.env.Words.Count("games.ratingOf", len(values), nil)), c.graph,
		widgets.NewParagraph(t.say("even", words.Args{"rung": play.RungName(s.env.Words, s.shelf.now.Best())})))
	return page.Card(chartsPad, body)
}

// onScroll scrolls the charts by keys.
func (c *charts) onScroll(by float32) {
	most := max(0, c.scroll.Content.MinSize().Height-c.scroll.Size().Height)
	c.scroll.ScrollToOffset(fyne.NewPos(0, max(0, min(c.scroll.Offset.Y+by, most))))
}

// point marks the game that is chosen on the course, if it is of it.
func (c *charts) point() {
	s := c.screen
	if s.shelf.at(s.chosen) == nil {
		c.graph.Point(-1)
		return
	}
	i := s.shelf.shown[s.chosen]
	c.graph.Point(slices.IndexFunc(c.rated, func(r play.Rated) bool { return r.At == i }))
}

// onPick chooses a game of the course; one that the filter hides takes the filter away.
func (c *charts) onPick(at int) {
	s := c.screen
	if at < 0 || at >= len(c.rated) {
		return
	}
	if s.shelf.row(c.rated[at].At) < 0 {
		s.set(filter{})
	}
	s.choose(s.shelf.row(c.rated[at].At))
}
