package print

import (
	"strconv"
	"unicode"

	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// Widths of the outline of a piece, in widths of a square. That of a promoted piece is
// thick, and so tells it from the others where everything is black.
const (
	outlineThin  = 0.028
	outlineThick = 0.075
	outlineMost  = 2.4 // points, on a piece that is drawn large
)

// piece draws a piece on a square that begins at a place; its characters are text, and
// those of gote stand upside down.
func (p *paper) piece(d *diagram, pc rules.Piece, at spot, cell float64) {
	promoted := pc.Kind().IsPromoted()
	k, edge := kanji, outlineThin
	if promoted {
		k, edge = red, outlineThick
	}
	f := d.set.Figure(pieceart.Face{
		Kind: pc.Kind(), Higher: pc.Color() == rules.White, Down: (pc.Color() == rules.White) != d.turned,
	}, cellRatio)
	scaled := func(x, y float64) spot { return spot{X: at.X + x*cell, Y: at.Y + y*cellRatio*cell} }
	figure := make([]spot, len(f.Outline))
	for i, c := range f.Outline {
		figure[i] = scaled(c[0], c[1])
	}
	p.fill(figure, white)
	p.frame(figure, min(edge*cell, outlineMost), k)
	for _, l := range f.Letters {
		sans := l.Rune <= unicode.MaxASCII // letters, as on the screen
		p.letter(l.Rune, scaled(l.X, l.Y), face{size: l.Size * cell, ink: k, piece: !sans, bold: sans}, f.Down)
	}
}

// letter writes a character with the middle of its ink at a place.
func (p *paper) letter(r rune, at spot, f face, down bool) {
	x, up := p.middle(p.fontOf(r, f), r)
	if down {
		p.pdf.Rotate(180, at.X, at.Y)
		p.pivot = &at
		defer func() { p.pdf.RotateReset(); p.pivot = nil }()
	}
	p.write(at.X-x*f.size, at.Y+up*f.size, string(r), f)
}

// Proportions of the pieces in hand, in shares of the diagram's width.
const (
	handCell  = 0.072 // a square of theirs, at most
	handCount = 0.040 // how many there are
	sideName  = 0.036
	countGap  = 0.006
)

// hand writes the name of a side with its sign, and draws what it has in hand: at the
// upper left for the far side, at the lower right for the near one.
func (p *paper) hand(d *diagram, c rules.Color) {
	near := (c == rules.Black) != d.turned
	room := handShare * d.wide
	x, top, bottom := d.x, d.y, d.y+d.height()
	if near {
		x += d.wide - room*0.9
	}
	size := sideName * d.wide
	name, height := p.sideName(d, c, room*0.9, size), 1.9*size
	if near {
		p.named(name, x, bottom-0.15*size)
		bottom -= height
	} else {
		p.named(name, x, top+0.85*size)
		top += height
	}
	var kinds []rules.Kind
	for _, k := range rules.HandKinds {
		if d.setup.Hands[c].Count(k) > 0 {
			kinds = append(kinds, k)
		}
	}
	if len(kinds) == 0 {
		return
	}
	cell := min(handCell*d.wide, (bottom-top)/cellRatio/float64(len(kinds)))
	if near {
		top = bottom - float64(len(kinds))*cell*cellRatio
	}
	for i, k := range kinds {
		p.held(d, c, k, spot{X: x, Y: top + float64(i)*cell*cellRatio}, cell)
	}
}

// held draws one kind in hand, and how many there are if it is not one.
func (p *paper) held(d *diagram, c rules.Color, k rules.Kind, at spot, cell float64) {
	p.piece(d, rules.NewPiece(c, k), at, cell)
	if n := d.setup.Hands[c].Count(k); n > 1 {
		f := face{size: handCount * d.wide, ink: black, bold: true}
		p.write(at.X+cell+countGap*d.wide, at.Y+cell*cellRatio/2+0.37*f.size, strconv.Itoa(n), f)
	}
}

// side is the name of a side, ready to be written.
type side struct {
	text   string
	face   face
	filled bool
}

// sideName makes a name small enough for a room; that of the side to move is bold.
func (p *paper) sideName(d *diagram, c rules.Color, room, size float64) side {
	s := side{d.names[c], face{size: size, ink: black, bold: d.setup.Turn == c}, c == rules.Black}
	if wide := p.width(s.text, s.face) + 1.2*size; wide > room {
		s.face.size *= room / wide
	}
	return s
}

// named writes a name behind ☗ or ☖, which are drawn: few fonts have them.
func (p *paper) named(s side, x, y float64) {
	wide, high := 0.78*s.face.size, 0.9*s.face.size
	var sign []spot
	for _, c := range (pieceart.OneKanji).Figure(pieceart.Face{Kind: rules.King}, 1).Outline {
		sign = append(sign, spot{X: x + (c[0]-0.06)/0.88*wide, Y: y - high + (c[1]-0.038)/0.9*high + 0.06*high})
	}
	if s.filled {
		p.fill(sign, black)
	}
	p.frame(sign, 0.09*s.face.size, black)
	p.write(x+1.15*s.face.size, y, s.text, s.face)
}
