package widgets

import (
	"time"

	"fyne.io/fyne/v2"

	"terakoya/rules"
)

// How long a piece is under way.
const (
	slideTime   = 180 * time.Millisecond
	farTime     = 220 * time.Millisecond // across the board
	captureWait = 60 * time.Millisecond
	captureTime = 220 * time.Millisecond
	dropTime    = 200 * time.Millisecond
	turnTime    = 160 * time.Millisecond
	thereTime   = 140 * time.Millisecond // a refused attempt
	backTime    = 180 * time.Millisecond
)

const (
	farSquares = 4    // more than so many is across the board
	dropSize   = 1.06 // of a piece from the stand, before it lands
	edgeOn     = 0.02 // width of a piece that is seen from its edge
)

// motion is pieces under way. What the board shows at its end is settled when it
// begins: it can be ended at any time.
type motion struct {
	flights []flight // from below
	away    []place  // what flies is not drawn as lying there
	long    time.Duration
	now     time.Duration
	stop    func()
	sequel  *sequel // may be nil
}

// flight is the way of one piece, leg by leg.
type flight []leg

// leg is a part of a flight.
type leg struct {
	piece    rules.Piece // NoPiece: from now on it is not seen
	turned   rules.Piece // what it shows from the middle on, if it turns over
	from, to fyne.Position
	start    time.Duration // since the motion began
	long     time.Duration
	curve    fyne.AnimationCurve
	size     float32 // at first, beside that at the end; 0 is the same
	high     bool    // it is held above the board
}

// pose is how a piece under way is seen.
type pose struct {
	piece      rules.Piece
	form       form
	at         fyne.Position // upper left corner of its cell
	wide, high float32       // beside a lying piece
}

// move is what a motion is made of: corners of cells, and what lies there.
type move struct {
	rules.Attempt
	piece    rules.Piece // before it promotes
	taken    rules.Piece
	from, to fyne.Position
	stand    *fyne.Position // where the taken piece goes, if that is seen
	placed   bool           // the piece lies on its target already
}

// played returns the motion of a move.
func (m *move) played() *motion {
	taken, own := m.takenAway(), m.way()
	there := own.end()
	if m.Promote {
		over := rules.NewPiece(m.piece.Color(), m.piece.Kind().Promoted())
		own = append(own, leg{
			piece: m.piece, turned: over, from: m.to, to: m.to, start: there, long: turnTime, curve: fyne.AnimationLinear,
		})
	}
	all := &motion{}
	if len(taken) > 0 {
		if m.stand == nil {
			taken = append(taken, leg{start: there})
		}
		all.flights = append(all.flights, taken)
		all.long = taken.end()
	}
	if len(own) == 0 { // it is not to be hidden by the piece that it takes
		own = flight{{piece: m.piece, from: m.to, to: m.to}}
	}
	all.flights = append(all.flights, own)
	all.long = max(all.long, own.end())
	return all
}

// way is that of the piece that moves: from its square or the stand to its target.
func (m *move) way() flight {
	l := leg{piece: m.piece, from: m.from, to: m.to, long: slideTime, curve: fyne.AnimationEaseInOut, high: true}
	switch {
	case m.placed:
		return nil
	case m.Drop != rules.NoKind:
		l.long, l.curve, l.size = dropTime, fyne.AnimationEaseOut, dropSize
	case apart(m.From.File(), m.To.File()) > farSquares || apart(m.From.Rank(), m.To.Rank()) > farSquares:
		l.long = farTime
	}
	return flight{l}
}

// takenAway is the way of the captured piece: it lies, and then goes to the stand
// as one of its new owner.
func (m *move) takenAway() flight {
	if m.taken == rules.NoPiece {
		return nil
	}
	f := flight{{piece: m.taken, from: m.to, to: m.to, long: captureWait, curve: fyne.AnimationLinear}}
	if m.stand != nil {
		f = append(f, leg{
			piece: rules.NewPiece(m.taken.Color().Opponent(), m.taken.Kind().Base()),
			from:  m.to, to: *m.stand, start: captureWait, long: captureTime, curve: fyne.AnimationEaseOut, high: true,
		})
	}
	return f
}

// refused returns the motion of an attempt that comes to nothing: there and back.
func (m *move) refused() *motion {
	var f flight
	if !m.placed {
		f = append(f, leg{piece: m.piece, from: m.from, to: m.to, long: thereTime, curve: fyne.AnimationEaseOut, high: true})
	}
	f = append(f, leg{
		piece: m.piece, from: m.to, to: m.from, start: f.end(), long: backTime, curve: fyne.AnimationEaseOut, high: true,
	})
	return &motion{flights: []flight{f}, long: f.end()}
}

func apart(a, b int) int { return max(a-b, b-a) }

// end returns when a flight ends.
func (f flight) end() time.Duration {
	if len(f) == 0 {
		return 0
	}
	last := f[len(f)-1]
	return last.start + last.long
}

// pose returns how the piece is seen at a time.
func (f flight) pose(now time.Duration) pose {
	l := f[0]
	for _, next := range f[1:] {
		if next.start <= now {
			l = next
		}
	}
	return l.pose(now)
}

func (l *leg) pose(now time.Duration) pose {
	p := pose{piece: l.piece, at: l.to, wide: 1, high: 1}
	if now >= l.start+l.long {
		if l.turned != rules.NoPiece {
			p.piece = l.turned
		}
		return p
	}
	q := l.curve(float32(now-l.start) / float32(l.long))
	if l.high {
		p.form = lifted
	}
	if l.size != 0 {
		p.wide = l.size + q*(1-l.size)
		p.high = p.wide
	}
	if l.turned != rules.NoPiece {
		p.wide = max(edgeOn, 1-2*q, 2*q-1)
		if q >= 0.5 {
			p.piece = l.turned
		}
	}
	p.at = l.from.AddXY(q*(l.to.X-l.from.X), q*(l.to.Y-l.from.Y))
	return p
}
