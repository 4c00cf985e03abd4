package widgets

import "terakoya/rules"

// gesture turns taps, drags and keys into attempts. It knows which piece is
// taken up and where the keyboard's cursor is, and nothing of what is legal.
type gesture struct {
	setup  rules.Setup
	held   place // what is taken up, or nowhere
	cursor place // what the keyboard is on
}

// center is where the cursor of the keyboard begins.
var center = onSquare(rules.NewSquare(5, 5))

func newGesture() gesture { return gesture{held: nowhere, cursor: center} }

// pieceAt returns the piece at a place, or NoPiece.
func (g *gesture) pieceAt(p place) rules.Piece {
	switch {
	case p.square.OnBoard():
		return g.setup.Board[p.square]
	case p.kind != rules.NoKind && g.setup.Hands[p.side].Count(p.kind) > 0:
		return rules.NewPiece(p.side, p.kind)
	}
	return rules.NoPiece
}

// mine reports whether the side to move owns the piece at a place.
func (g *gesture) mine(p place) bool {
	pc := g.pieceAt(p)
	return pc != rules.NoPiece && pc.Color() == g.setup.Turn
}

// tap is a click, or Enter at the cursor. The first takes a piece up, the next
// says where it goes; on the piece itself it puts it down, on another own piece
// it takes that one up instead.
func (g *gesture) tap(p place) (rules.Attempt, bool) {
	if g.held == nowhere || p != g.held && g.mine(p) {
		g.take(p)
		return rules.Attempt{}, false
	}
	if p == g.held {
		g.held = nowhere
		return rules.Attempt{}, false
	}
	return g.bring(p)
}

// take takes up what is at a place. A piece on the board may be the other side's:
// that it is, is for the judge to say. Their pieces in hand are left alone, since
// a drop does not tell whose piece it was.
func (g *gesture) take(p place) {
	g.held = nowhere
	if g.pieceAt(p) != rules.NoPiece && (p.square.OnBoard() || g.mine(p)) {
		g.held = p
	}
}

// bring brings what is held to a place. Beside the board it is put down.
func (g *gesture) bring(p place) (rules.Attempt, bool) {
	from := g.held
	g.held = nowhere
	if !p.square.OnBoard() || p == from || from == nowhere {
		return rules.Attempt{}, false
	}
	return rules.Attempt{From: from.square, To: p.square, Drop: from.kind}, true
}

// walk moves the cursor by files and ranks as the learner sees them, right and
// down positive. Past the edge of what is drawn of the board lies the stand of that
// side.
func (g *gesture) walk(geo *geometry, right, down int) {
	c := g.cursor
	if !c.square.OnBoard() {
		g.cursor = walkStand(geo, c, right, down)
		return
	}
	if geo.turned {
		right, down = -right, -down
	}
	next := rules.NewSquare(c.square.File()-right, c.square.Rank()+down)
	switch {
	case geo.shows(next):
		g.cursor = onSquare(next)
	case right != 0:
		side := rules.Black // sits at the side of file 1
		if right < 0 {
			side = rules.White
		}
		if held := geo.held(side); len(held) > 0 && geo.standWidth > 0 {
			g.cursor = inHand(side, held[0])
		}
	}
}

// walkStand moves within a stand, or back to the board.
func walkStand(geo *geometry, c place, right, down int) place {
	if away := geo.near(c.side); right != 0 && (right < 0) == away {
		file := 1
		if c.side == rules.White {
			file = 9
		}
		return onSquare(geo.nearest(rules.NewSquare(file, 5)))
	}
	held := geo.held(c.side)
	for i, k := range held {
		if k == c.kind {
			return inHand(c.side, held[max(0, min(len(held)-1, i+down))])
		}
	}
	return geo.home()
}
