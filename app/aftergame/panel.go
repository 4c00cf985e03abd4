package aftergame

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/rules/engine/advice"
	"terakoya/rules/engine/analysis"
	"terakoya/widgets"
)

// panel is what stands beside the board: how the game stood, the way through it, what
// was found, and what can be done from the position that is shown.
type panel struct {
	screen *Screen
	graph  *widgets.Graph
	steps  []*widgets.Button // to the start, back, on, to the end
	number *widgets.Paragraph
	items  *widgets.Column
	scroll *container.Scroll
	solve  *widgets.Button
	next   *widgets.Button
	going  *widgets.Paragraph // how far the game has been read

	playOn          *widgets.Button
	study, exercise *widgets.Button
	root            *fyne.Container

	findings []*finding // as they are listed
}

func newPanel(s *Screen) *panel {
	w := s.env.Words
	p := &panel{screen: s, graph: widgets.NewGraph(s.onPick), number: widgets.NewParagraph(""), items: widgets.NewColumn(sectionGap)}
	p.number.Bold = true
	plain := func(label, key string, tap func()) *widgets.Button {
		b := widgets.NewButton(widgets.PlainButton, label, key, tap)
		b.OnKey = s.env.OnKey
		return b
	}
	p.steps = []*widgets.Button{
		plain("", "Home", s.onFirst), plain("", "←", s.onBack), plain("", "→", s.onOn), plain("", "End", s.onLast),
	}
	p.solve, p.next = plain(w.Say("after.solve", nil), "M", s.onSolve), plain("", "G", nil)
	p.playOn = plain(w.Say("after.playFrom", nil), "Enter", s.onPlayFrom)
	p.playOn.Kind = widgets.MainButton
	p.study, p.exercise = plain(w.Say("after.study", nil), "S", s.onStudy), plain(w.Say("after.exercise", nil), "E", s.onExercise)
	p.scroll = container.NewVScroll(widgets.NewCard(widgets.ColorTransparent, listEdge, p.items))
	p.root = container.New(p, p.graph, p.steps[0], p.steps[1], p.number, p.steps[2], p.steps[3], p.scroll, p.playOn, p.study, p.exercise)
	widgets.Show(p.playOn, s.env.PlayFrom != nil)
	widgets.Show(p.study, s.env.Study != nil && s.whole())
	widgets.Show(p.exercise, s.env.Exercise != nil)
	return p
}

const (
	itemGap      = 8
	sectionGap   = 16
	listEdge     = 8 // by which the list reaches beyond the panel, for its frames and its bar
	graphHigh    = 104
	stepHigh     = 36
	buttonHeight = 44
	buttonGap    = 10
)

// MinSize is part of fyne.Layout.
func (p *panel) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(boardscreen.PanelLeast, 300)
}

// Layout is part of fyne.Layout.
func (p *panel) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	widgets.Place(p.graph, 0, 0, size.Width, graphHigh)
	y := float32(graphHigh + buttonGap)
	p.laySteps(size.Width, y)
	y += widgets.Holding(stepHigh) + buttonGap
	bottom := p.layButtons(size)
	high := max(0, bottom-buttonGap-y)
	widgets.Place(p.scroll, -listEdge, y, size.Width+2*listEdge, high)
	p.scroll.Content.Refresh()
}

// laySteps places the buttons that go through the game, with the number between them.
func (p *panel) laySteps(width, y float32) {
	const end, key, gap = 60, 40, 4
	line := widgets.LineWidth(p.number)
	grown := max(1, min(widgets.Grown(1), (width-line-6*gap)/(2*(end+key)))) // as far as the number leaves room
	ends, one := end*grown, key*grown
	widgets.Place(p.steps[0], 0, y, ends, widgets.Holding(stepHigh))
	widgets.Place(p.steps[1], ends+gap, y, one, widgets.Holding(stepHigh))
	widgets.Place(p.steps[2], width-ends-gap-one, y, one, widgets.Holding(stepHigh))
	widgets.Place(p.steps[3], width-ends, y, ends, widgets.Holding(stepHigh))
	left := ends + one + 2*gap
	room := width - 2*left
	widgets.PlaceMiddle(p.number, left+max(0, room-line)/2, y, min(line, room), widgets.Holding(stepHigh))
}

// layButtons places the main button above the other two, and returns where they begin.
func (p *panel) layButtons(size fyne.Size) float32 {
	y := size.Height
	both := []*widgets.Button{}
	for _, b := range []*widgets.Button{p.study, p.exercise} {
		if b.Visible() {
			both = append(both, b)
		}
	}
	if n := float32(len(both)); n > 0 {
		y -= widgets.Holding(buttonHeight)
		wide := (size.Width - (n-1)*buttonGap) / n
		for i, b := range both {
			widgets.Place(b, float32(i)*(wide+buttonGap), y, wide, widgets.Holding(buttonHeight))
		}
		y -= buttonGap
	}
	if p.playOn.Visible() {
		y -= widgets.Holding(buttonHeight)
		widgets.Place(p.playOn, 0, y, size.Width, widgets.Holding(buttonHeight))
		y -= buttonGap
	}
	return y + buttonGap
}

// told shows what was found of one more move.
func (p *panel) told(ply *analysis.Ply) {
	p.drawGraph()
	if ply.Miss.Kind == advice.MissedMate {
		p.list()
	} else if p.going != nil {
		p.going.SetText(p.goingText())
	}
	p.open()
}

// drawGraph draws how the game stood, as far as it has been read.
func (p *panel) drawGraph() {
	s := p.screen
	p.graph.Set(s.stood(), len(s.game.Game.Moves())+1, s.turnMarks())
	p.graph.Point(s.at)
}

func (p *panel) render() {
	s := p.screen
	p.drawGraph()
	p.number.SetText(fmt.Sprintf("%d / %d", s.at, len(s.game.Game.Moves())))
	p.Layout(nil, p.root.Size())
	p.list()
	p.open()
}

// open opens the buttons that do something in the position that is shown.
func (p *panel) open() {
	s := p.screen
	last := len(s.game.Game.Moves())
	for i, on := range []bool{s.at > 0, s.at > 0, s.at < last, s.at < last} {
		widgets.Enable(p.steps[i], on)
	}
	widgets.Enable(p.playOn, s.playable())
	_, known := s.exercise()
	widgets.Enable(p.exercise, known)
}
