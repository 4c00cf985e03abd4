package joseki

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/app/words"
	"terakoya/lessons/opening"
	"terakoya/rules"
	"terakoya/widgets"
)

// mapCard is the map of the opening, with how much of it is known.
type mapCard struct {
	trainer      *Trainer
	ground, line *canvas.Rectangle
	title, tally *widgets.Paragraph
	lanes        *widgets.OpeningMap
	lines        []int // of the lanes drawn
	scroll       *container.Scroll
	legend       *widgets.MapLegend
	root         *fyne.Container
}

func newMapCard(t *Trainer) *mapCard {
	w := t.env.Words
	m := &mapCard{
		trainer: t, ground: &canvas.Rectangle{}, line: &canvas.Rectangle{},
		title: widgets.NewParagraph(w.Say("joseki.map", nil)), tally: widgets.NewParagraph(""), lanes: widgets.NewOpeningMap(),
	}
	m.title.Bold, m.title.TextSize, m.title.Leading = true, widgets.SizeLead, 1.3
	m.tally.Color, m.tally.TextSize, m.tally.Leading = widgets.ColorInkSoft, widgets.SizeSmall, 1.3
	m.lanes.OnLane = t.onLane
	var names [6]string
	for i, key := range []string{"known", "learning", "new", "due", "here", "mistake"} {
		names[i] = w.Say("joseki.legend."+key, nil)
	}
	m.legend = widgets.NewMapLegend(names)
	m.scroll = container.NewScroll(m.lanes)
	m.root = container.New(m, m.ground, m.title, m.tally, m.scroll, m.line, m.legend)
	return m
}

const (
	mapPad    = 16
	mapTitle  = 44
	mapInset  = 6
	seenLeast = 90 // of the map, or the legend gives way
	mapCorner = 12
)

// MinSize is part of fyne.Layout.
func (m *mapCard) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(panelLeast, 200) }

// Layout is part of fyne.Layout.
func (m *mapCard) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	m.ground.Resize(size)
	title := widgets.Grown(mapTitle)
	tally := widgets.LineWidth(m.tally)
	widgets.PlaceMiddle(m.title, mapPad, 0, size.Width-2*mapPad-tally, title)
	widgets.PlaceMiddle(m.tally, size.Width-mapPad-tally, 0, tally, title)
	legend := m.legend.HeightFor(size.Width-2*mapPad) + 2*mapInset
	all := size.Height-title-legend >= seenLeast
	widgets.Show(m.legend, all)
	widgets.Show(m.line, all)
	if !all {
		legend = mapInset
	}
	bottom := size.Height - legend
	widgets.Place(m.legend, mapPad, bottom+mapInset, size.Width-2*mapPad, legend-2*mapInset)
	widgets.Place(m.line, 0, bottom, size.Width, 1)
	before := m.scroll.Size()
	if widgets.Place(m.scroll, mapInset, title, size.Width-2*mapInset, bottom-title-mapInset); m.scroll.Size() != before {
		m.reveal()
	}
}

func (m *mapCard) render() {
	t := m.trainer
	widgets.Fill(m.ground, widgets.ColorSurface, widgets.ColorLine, 1, mapCorner)
	widgets.Fill(m.line, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	sum := t.opening.Tally(t.memory, t.side)
	m.tally.SetText(tally(t.env.Words, sum, sum.Due))
	var lanes []widgets.MapLane
	lanes, m.lines = t.mapLanes()
	m.lanes.SetLanes(lanes)
	m.scroll.Refresh()
	m.Layout(nil, m.root.Size())
	m.root.Refresh()
}

// reveal scrolls to where the learner is.
func (m *mapCard) reveal() {
	at, size := m.lanes.Here()
	seen := m.scroll.Size()
	into := func(from, length, seen, all float32) float32 {
		return max(0, min(from+length/2-seen/2, all-seen))
	}
	all := m.lanes.MinSize().Max(seen)
	m.scroll.ScrollToOffset(fyne.NewPos(into(at.X, size.Width, seen.Width, all.Width), into(at.Y, size.Height, seen.Height, all.Height)))
}

// lineOf is the line of a lane drawn; false for the learner's own slip.
func (m *mapCard) lineOf(i int) (int, bool) {
	if i < 0 || i >= len(m.lines) || m.lines[i] < 0 {
		return 0, false
	}
	return m.lines[i], true
}

// mapLanes are the lanes as they are drawn, and of which lines they are. A lane without
// a dot of its own is left out: the way back alone says nothing.
func (t *Trainer) mapLanes() (lanes []widgets.MapLane, lines []int) {
	passed := t.passed()
	p := t.session.Position()
	place := map[int]int{-1: -1}
	for i := range t.opening.Lanes {
		lane := &t.opening.Lanes[i]
		if len(lane.Dots) == 0 {
			continue
		}
		place[i] = len(lanes)
		drawn := widgets.MapLane{Parent: place[lane.Parent], First: lane.First, Into: -1}
		if lane.Into >= 0 {
			drawn.Into, drawn.At = place[lane.Into], lane.At
		}
		drawn.Move, drawn.Name, drawn.Share = t.laneLabel(lane)
		for _, d := range lane.Dots {
			dot := t.mapDot(d, passed)
			dot.Here = d.After == p.Hash()
			drawn.Chosen = drawn.Chosen || dot.Here
			drawn.Dots = append(drawn.Dots, dot)
		}
		lanes, lines = append(lanes, drawn), append(lines, lane.Line)
	}
	if slip, ok := t.slipLane(lanes); ok {
		lanes, lines = append(lanes, slip), append(lines, -1)
	}
	return lanes, lines
}

// passed are the positions of the session.
func (t *Trainer) passed() map[uint64]bool {
	all := map[uint64]bool{}
	g := t.session.Game()
	for n := range len(g.Moves()) + 1 {
		p := g.PositionAfter(n)
		all[p.Hash()] = true
	}
	return all
}

func (t *Trainer) mapDot(d opening.Dot, passed map[uint64]bool) widgets.MapDot {
	dot := widgets.MapDot{Large: d.Side == rules.Black, Slip: d.Mistake, Passed: passed[d.Before] && passed[d.After]}
	switch t.opening.At(t.memory, d, t.side) {
	case opening.New:
	case opening.Learning:
		dot.State = widgets.MapLearning
	case opening.Known:
		dot.State = widgets.MapKnown
	case opening.Due:
		dot.State, dot.Due = widgets.MapKnown, d.Side == t.side
	}
	return dot
}

// laneLabel says by which move a lane leaves, what its line is called, and how often it
// is played.
func (t *Trainer) laneLabel(lane *opening.Lane) (move, title, share string) {
	w := t.env.Words
	line := &t.opening.Lines[lane.Line]
	p := line.Start
	for _, m := range line.Moves[:lane.First-1] {
		p.Make(m)
	}
	move = fmt.Sprintf("%d %s", lane.First, t.sides.Move(&p, line.Moves[lane.First-1]))
	return move, line.Title.In(w.Language), w.Say("joseki.percent", words.Args{"percent": words.Percent(lane.Share)})
}

// slipLane is the learner's last slip and its refutation, above the lane that they are on.
func (t *Trainer) slipLane(lanes []widgets.MapLane) (widgets.MapLane, bool) {
	v := t.session.Verdict()
	if !t.tried() || v.Result != opening.Disproved && (v.Compared == nil || !v.Compared.Refutes()) {
		return widgets.MapLane{}, false
	}
	first := len(t.session.Game().Moves()) + 1
	slip := widgets.MapLane{Parent: -1, First: first, Into: -1, Slip: true}
	for i, lane := range lanes {
		for n, d := range lane.Dots {
			if d.Here && lane.First+n == first-1 {
				slip.Parent = i
			}
		}
	}
	if slip.Parent < 0 {
		return slip, false
	}
	large := v.Before.Turn() == rules.Black
	slip.Dots = []widgets.MapDot{{Slip: true, Large: true}}
	for i := range v.Line {
		slip.Dots = append(slip.Dots, widgets.MapDot{Large: large == (i%2 == 1)})
	}
	slip.Move, slip.Name = t.sides.Move(&v.Before, v.Tried), t.env.Words.Say("joseki.slip", nil)
	return slip, true
}
