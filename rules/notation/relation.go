package notation

import "terakoya/rules"

// motion is how a piece goes, as its mover sees it.
type motion uint8

const (
	anyMotion motion = iota
	up               // 上: one rank or more forward
	across           // 寄: along the rank
	back             // 引: one rank or more back
	straight         // 直: up without leaving the file
)

var motionKanji = [...]string{up: "上", across: "寄", back: "引", straight: "直"}

// side is where a piece comes from, as its mover sees it.
type side uint8

const (
	anySide side = iota
	left         // 左
	right        // 右
)

var sideKanji = [...]string{left: "左", right: "右"}

// relation is what tells a piece from the others of its kind: the marks that
// follow its name.
type relation struct {
	side   side
	motion motion
}

func (r relation) String() string { return sideKanji[r.side] + motionKanji[r.motion] }

// rivals are the pieces of one kind that can come to a square by their
// movement. Pins are ignored, as in print: a reader looks at the pieces and not
// at what happens to the king.
type rivals struct {
	turn rules.Color
	kind rules.Kind
	to   rules.Square
	set  rules.SquareSet
}

func rivalsFor(p *rules.Position, k rules.Kind, to rules.Square) rivals {
	c := p.Turn()
	return rivals{c, k, to, p.Attackers(c, to).And(p.Of(c, k))}
}

// others reports whether there is any rival but the piece on from.
func (r *rivals) others(from rules.Square) bool {
	if n := r.set.Len(); n != 1 {
		return n > 1
	}
	return !r.set.Has(from)
}

// relation returns the marks of the piece on from: none without a rival; the
// motion if it alone has it; 直 for a gold or silver that goes straight up;
// the side if it alone comes from there; else both. Two great pieces are
// compared with each other, so that the side always tells them apart.
//
// The rule is that of the JSA's page 棋譜の表記方法.
func (r *rivals) relation(from rules.Square) relation {
	if !r.others(from) {
		return relation{}
	}
	how, where := r.motion(from), r.side(from)
	alone, apart := true, true
	for other := range r.set.All() {
		if other != from {
			alone = alone && r.motion(other) != how
			apart = apart && r.side(other) != where
		}
	}
	switch {
	case alone:
		return relation{motion: how}
	case r.great():
		return relation{side: where}
	case how == up && from.File() == r.to.File():
		return relation{motion: straight}
	case apart:
		return relation{side: where}
	}
	return relation{where, how}
}

// fits reports whether what a text says of the piece is true of the one on from.
// It asks less than relation: marks that would not be needed do no harm.
func (r *rivals) fits(said relation, from rules.Square) bool {
	if said.side != anySide && r.side(from) != said.side {
		return false
	}
	switch said.motion {
	case anyMotion:
		return true
	case up, across, back:
		return r.motion(from) == said.motion
	case straight:
		return r.motion(from) == up && from.File() == r.to.File()
	}
	return false
}

// great reports whether the kind is one of which a side can have but two.
func (r *rivals) great() bool {
	k := r.kind.Base()
	return k == rules.Bishop || k == rules.Rook
}

func (r *rivals) motion(from rules.Square) motion {
	switch was, is := from.RankFor(r.turn), r.to.RankFor(r.turn); {
	case was > is:
		return up
	case was < is:
		return back
	}
	return across
}

// side is measured from the square they go to; that of a great piece from its
// rival, since 龍28 and 龍19 both come to 17 from elsewhere than its sides.
func (r *rivals) side(from rules.Square) side {
	if r.great() {
		for other := range r.set.All() {
			if other.File() != from.File() {
				return sideOf(r.turn, from, other)
			}
		}
	}
	return sideOf(r.turn, from, r.to)
}

// sideOf says on which side of another square s lies.
func sideOf(c rules.Color, s, of rules.Square) side {
	switch {
	case s.File() == of.File():
		return anySide
	case (s.File() > of.File()) == (c == rules.Black):
		return left
	}
	return right
}
