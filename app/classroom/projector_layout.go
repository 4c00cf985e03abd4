package classroom

import (
	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/widgets"
)

// The room of a projector is laid out as at 1920 by 1080 units, and grows with the
// window. Sizes of text, from the question down, are those at which it has much room;
// where it needs more they shrink, but not below what can be read from the back.
const (
	projectorWide, projectorHigh = 1920, 1080

	projectorMargin = 24
	projectorGap    = 22
	projectorShare  = 0.31 // of the width that the panel has at least
	projectorMost   = 0.45 // and at most

	afarTitle    = 30
	afarQuestion = 54
	afarOption   = 38
	afarVerdict  = 40
	afarSentence = 33
	afarFoot     = 28
	afarClock    = 56
	afarPicked   = 64
	afarLeast    = 24
)

// boardWide is the width of a board with stands and without, in shares of its height.
var boardWide = map[bool]float32{true: 1.17, false: 0.92}

// shrinks are the shares of the sizes that are tried one after the other.
var shrinks = []float32{1, 0.9, 0.82, 0.75, 0.68, 0.62, 0.56, 0.5, 0.44}

// MinSize is part of fyne.Layout.
func (*Projector) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(640, 360) }

// Layout is part of fyne.Layout: the board has the whole height, the panel the rest.
func (p *Projector) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p.size = size
	p.unit = min(size.Width/projectorWide, size.Height/projectorHigh)
	p.blank.Resize(size)
	margin := projectorMargin * p.unit
	high := size.Height - 2*margin
	panel := size.Width - 3*margin - high*boardWide[p.desk.board.Style().Stands]
	panel = min(max(panel, size.Width*projectorShare), size.Width*projectorMost)
	widgets.Place(p.desk.root, margin, margin, size.Width-3*margin-panel, high)
	p.desk.pen.Refresh()
	p.panel.lay(p, size.Width-margin-panel, margin, panel, high)
}

// lay places the panel: what belongs to the foot first, and what is asked and said in
// the rest, as large as it fits.
func (p *projectorPanel) lay(of *Projector, x, y, width, high float32) {
	u, leading := of.unit, float32(1.4)
	if of.telling.words.Language == lessons.English {
		leading = 1.3
	}
	foot := p.layFoot(x, y, width, high, u, leading)
	room := foot - y
	for _, share := range shrinks {
		p.scale(u, share, leading)
		if p.height(width, u) <= room {
			break
		}
	}
	p.redraw()
	p.layTop(x, y, width, u)
	p.pulse.Refresh()
}

// scale gives the texts their sizes, as a trial.
func (p *projectorPanel) scale(u, share, leading float32) {
	size := func(full float32) float32 { return max(full*share, afarLeast) * u }
	sized(p.title, size(afarTitle), 1.3)
	sized(p.place, size(afarTitle), 1.3)
	sized(p.text, size(afarQuestion), leading)
	sized(p.written, size(afarQuestion), leading)
	for _, b := range p.ballots {
		b.Units = size(afarOption)
	}
	p.tried.sizes(size(afarVerdict), size(afarSentence), leading)
	p.answer.sizes(size(afarVerdict), size(afarSentence), leading)
}

// redraw draws those texts anew that have another size than they were drawn in.
func (p *projectorPanel) redraw() {
	texts := []*widgets.Paragraph{
		p.title, p.place, p.text, p.written, p.clock, p.hands, p.notice, p.teams[0], p.teams[1],
		p.tried.title, p.tried.text, p.answer.title, p.answer.text, p.picked.title, p.picked.text,
	}
	again := func(o fyne.CanvasObject, units float32) {
		if p.drawn[o] != units && o.Visible() {
			p.drawn[o] = units
			o.Refresh()
		}
	}
	for _, t := range texts {
		again(t, t.Units)
	}
	for _, b := range p.ballots {
		again(b, b.Units)
	}
}

// height is what the upper part needs.
func (p *projectorPanel) height(width, u float32) float32 {
	gap := projectorGap * u
	high := p.title.HeightFor(width-p.placeWidth()) + p.text.HeightFor(width) + gap
	if p.written.Visible() {
		high += p.written.HeightFor(width) + gap
	}
	for _, b := range p.ballots {
		if b.Visible() {
			high += b.HeightFor(width) + gap/2
		}
	}
	for _, c := range []*projectorCard{p.tried, p.answer} {
		if c.on {
			high += c.heightFor(width) + gap
		}
	}
	return high
}

// placeWidth is the room for the number of the slide, at the right of the title.
func (p *projectorPanel) placeWidth() float32 {
	return fyne.MeasureText(p.place.Text, p.place.Units, fyne.TextStyle{}).Width + p.place.Units/2
}

func (p *projectorPanel) layTop(x, y, width, u float32) {
	gap, place := projectorGap*u, p.placeWidth()
	title := p.title.HeightFor(width - place)
	widgets.Place(p.title, x, y, width-place, title)
	widgets.Place(p.place, x+width-place+p.place.Units/2, y, place, p.place.HeightFor(place))
	y += title
	text := p.text.HeightFor(width)
	widgets.Place(p.text, x, y, width, text)
	y += text + gap
	if p.written.Visible() {
		high := p.written.HeightFor(width)
		widgets.Place(p.written, x, y, width, high)
		y += high + gap
	}
	for _, b := range p.ballots {
		if b.Visible() {
			high := b.HeightFor(width)
			widgets.Place(b, x, y, width, high)
			y += high + gap/2
		}
	}
	for _, c := range []*projectorCard{p.tried, p.answer} {
		if c.on {
			y += c.lay(x, y, width) + gap
		}
	}
}

// layFoot places what stands at the foot and returns where that begins.
func (p *projectorPanel) layFoot(x, y, width, high, u, leading float32) float32 {
	bottom := y + high
	if p.notice.Visible() {
		sized(p.notice, afarFoot*u, leading)
		tall := p.notice.HeightFor(width)
		bottom -= tall
		widgets.Place(p.notice, x, bottom, width, tall)
	}
	if p.clock.Visible() || p.hands.Visible() {
		sized(p.clock, afarClock*u, 1.2)
		sized(p.hands, afarFoot*u, 1.2)
		tall := afarClock * u * 1.2
		bottom -= tall
		widgets.Place(p.clock, x, bottom, width*0.6, tall)
		hands := fyne.MeasureText(p.hands.Text, afarFoot*u, fyne.TextStyle{}).Width + afarFoot*u/4
		widgets.PlaceMiddle(p.hands, x+width-hands, bottom, hands, tall)
	}
	if p.teams[0].Visible() {
		sized(p.teams[0], afarVerdict*u, 1.3)
		sized(p.teams[1], afarVerdict*u, 1.3)
		half := (width - projectorGap*u) / 2
		tall := max(p.teams[0].HeightFor(half), p.teams[1].HeightFor(half))
		bottom -= tall
		widgets.Place(p.teams[0], x, bottom, half, tall)
		widgets.Place(p.teams[1], x+half+projectorGap*u, bottom, half, tall)
	}
	if p.picked.on {
		p.fitPicked(width, u)
		bottom -= p.picked.heightFor(width) + projectorGap*u
		p.picked.lay(x, bottom, width)
		bottom -= projectorGap * u
	}
	return bottom
}

// fitPicked sets the name as large as one line holds it.
func (p *projectorPanel) fitPicked(width, u float32) {
	size, room := float32(afarPicked)*u, width-2*afarFoot*u*projectorPad
	if need := fyne.MeasureText(p.picked.title.Text, size, fyne.TextStyle{Bold: true}).Width; need > room {
		size = max(size*room/need*0.98, afarLeast*u)
	}
	p.picked.sizes(size, afarFoot*u, 1.2)
}
