// Package piecebox is the pieces that are put on a board by hand: a box of both
// sides, and what is carried from it to the board.
//
//   - A [Box] shows the pieces. One of them is chosen; tapped again it is turned
//     over.
//   - A [Carrier] is the piece under the pointer on its way to the board.
package piecebox

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"terakoya/app/parts"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Box is the pieces that can be put on the board, those of either side in a row,
// and which of them is chosen.
type Box struct {
	// OnCarry is called while one is dragged, with the pointer's place in the window,
	// in units, and OnDrop at the end.
	OnCarry func(pc rules.Piece, at fyne.Position)
	OnDrop  func(rules.Piece)

	buttons [2][]*widgets.PieceButton // by rules.Color
	root    fyne.CanvasObject
	rows    [2]*fyne.Container
	box     *fyne.Container
	side    rules.Color
	kind    rules.Kind // NoKind: none is chosen
	changed func()
}

// kinds are the kinds in the order in which they stand.
var kinds = [...]rules.Kind{
	rules.King, rules.Rook, rules.Bishop, rules.Gold, rules.Silver, rules.Knight, rules.Lance, rules.Pawn,
}

// letters are the keys of the kinds, as in SFEN.
var letters = map[fyne.KeyName]rules.Kind{
	fyne.KeyK: rules.King, fyne.KeyR: rules.Rook, fyne.KeyB: rules.Bishop, fyne.KeyG: rules.Gold,
	fyne.KeyS: rules.Silver, fyne.KeyN: rules.Knight, fyne.KeyL: rules.Lance, fyne.KeyP: rules.Pawn,
}

// Letter returns the kind that a key stands for, as SFEN writes it.
func Letter(k fyne.KeyName) (rules.Kind, bool) {
	kind, is := letters[k]
	return kind, is
}

// New returns a box in which nothing is chosen, for pieces of a side. changed is
// called when a tap has chosen something, onKey with keys that a button does not use.
func New(art *pieceart.Artist, set pieceart.Set, side rules.Color, changed func(), onKey func(*fyne.KeyEvent)) *Box {
	p := &Box{side: side, changed: changed}
	for _, c := range []rules.Color{rules.Black, rules.White} {
		p.rows[c] = container.NewGridWithColumns(len(kinds))
		p.rows[c].Layout = evenly{}
		for _, k := range kinds {
			b := widgets.NewPieceButton(art, set, rules.NewPiece(c, k), nil)
			b.OnTap = func() { p.tap(c, k) }
			b.OnKey = onKey
			b.OnCarry = func(at fyne.Position) { p.OnCarry(b.Piece, at) }
			b.OnDrop = func() { p.OnDrop(b.Piece) }
			p.buttons[c] = append(p.buttons[c], b)
			p.rows[c].Add(b)
		}
	}
	p.box = container.New(stacked{}, p.rows[rules.White], p.rows[rules.Black])
	p.root = widgets.NewCard(widgets.ColorSunk, boxPad, p.box)
	return p
}

const (
	boxPad = 4
	boxGap = 4
)

// evenly gives objects the same share of the width.
type evenly struct{}

// MinSize is part of fyne.Layout.
func (evenly) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height)
}

// Layout is part of fyne.Layout.
func (evenly) Layout(o []fyne.CanvasObject, size fyne.Size) {
	wide := min(size.Width/float32(len(o)), size.Height*1.4)
	for i, b := range o {
		b.Move(fyne.NewPos(float32(i)*wide, 0))
		b.Resize(fyne.NewSize(wide, size.Height))
	}
}

// stacked puts rows below one another.
type stacked struct{}

// MinSize is part of fyne.Layout.
func (stacked) MinSize(o []fyne.CanvasObject) fyne.Size {
	h := float32(len(o)-1) * boxGap
	for _, row := range o {
		h += row.MinSize().Height
	}
	return fyne.NewSize(0, h)
}

// Layout is part of fyne.Layout.
func (stacked) Layout(o []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, row := range o {
		h := row.MinSize().Height
		row.Move(fyne.NewPos(0, y))
		row.Resize(fyne.NewSize(size.Width, h))
		y += h + boxGap
	}
}

// Content returns what is put in the window.
func (p *Box) Content() fyne.CanvasObject { return p.root }

// Parts returns the buttons as "palette-black-P" and so on.
func (p *Box) Parts() []parts.Part {
	var all []parts.Part
	for c, row := range p.buttons {
		for i, b := range row {
			all = append(all, parts.Whole("palette-"+rules.Color(c).String()+"-"+kinds[i].String(), b))
		}
	}
	return all
}

// Piece returns the piece that is chosen, or NoPiece.
func (p *Box) Piece() rules.Piece {
	if p.kind == rules.NoKind {
		return rules.NoPiece
	}
	return rules.NewPiece(p.side, p.kind)
}

// Side returns the side for which a piece is chosen.
func (p *Box) Side() rules.Color { return p.side }

// tap chooses a piece; tapped again it is turned over.
func (p *Box) tap(c rules.Color, k rules.Kind) {
	if p.side == c && p.kind.Base() == k {
		p.Promote()
	} else {
		p.side, p.kind = c, k
	}
	p.changed()
}

// Take chooses a kind of the side, perhaps its promoted face.
func (p *Box) Take(k rules.Kind, promoted bool) {
	p.kind = k
	if promoted && k.Promoted() != rules.NoKind {
		p.kind = k.Promoted()
	}
}

// Promote turns the chosen piece over.
func (p *Box) Promote() {
	if p.kind != rules.NoKind {
		p.kind = TurnedOver(p.Piece()).Kind()
	}
}

// Turn chooses for the other side.
func (p *Box) Turn() { p.side = p.side.Opponent() }

// Show draws the box as it is; the row of the far side is the upper one.
func (p *Box) Show(turned bool) {
	p.box.Objects = []fyne.CanvasObject{p.rows[rules.White], p.rows[rules.Black]}
	if turned {
		p.box.Objects = []fyne.CanvasObject{p.rows[rules.Black], p.rows[rules.White]}
	}
	for c, row := range p.buttons {
		for i, b := range row {
			b.Turned = turned
			b.Chosen = p.side == rules.Color(c) && p.kind != rules.NoKind && p.kind.Base() == kinds[i]
			k := kinds[i]
			if b.Chosen {
				k = p.kind
			}
			b.Piece = rules.NewPiece(rules.Color(c), k)
			b.Refresh()
		}
	}
	p.root.Refresh()
}

// Shifted reports whether Shift is held down. Keys do not tell.
func Shifted() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}

// TurnedOver returns the other face of a piece; the piece itself if it has none.
func TurnedOver(pc rules.Piece) rules.Piece {
	k := pc.Kind()
	switch {
	case k.Base() != k:
		k = k.Base()
	case k.Promoted() != rules.NoKind:
		k = k.Promoted()
	}
	return rules.NewPiece(pc.Color(), k)
}
