package search

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

const (
	infinite = engine.Score(1 << 30)
	deepest  = 40  // plies from the root that a line is kept for
	tallest  = 64  // plies from the root that a line may have, exchanges included
	poll     = 128 // positions between two looks at the clock and the context
	// window is how far beside the last score the next one is sought at first.
	window = 60
	// windowFrom is the depth from which on it is.
	windowFrom = 5
)

// root is a move of the player with what it is known to be worth.
type root struct {
	move    rules.Move
	score   engine.Score
	settled bool // the score is the law's
}

// ply is the room that one ply of a dive needs.
type ply struct {
	frame
	known  rules.Move // from the table, tried before the others are listed
	listed bool
	at     int          // of the list, what is tried next
	some   int          // of checks
	still  engine.Score // what the position is worth as it stands; unweighed in check
	answer *sequel      // to the move before
	follow *sequel      // of the own move before that
	aim    rules.Aim
	checks [someChecks]rules.Move
	tried  [64]rules.Move // quiet moves
}

// dive is a deep look at one position. All the room it needs is taken when it is
// made.
type dive struct {
	pos     rules.Position
	player  rules.Color
	past    history
	replica *rules.Game  // of the game, made when needed
	draw    engine.Score // what a draw is worth to the player

	roots []root
	score engine.Score // of the best move
	full  int          // plies of the present look

	ctx      context.Context
	deadline time.Time // zero if there is none
	most     int       // positions, 0 if there is no bound
	nodes    int
	stopped  bool
	ended    error // the context's

	*scale
	view   view
	table  table
	plies  [tallest + 3]ply
	merit  [2][labels][81]int16 // of quiet moves, by side, what is moved and where it goes
	sequel *sequels
}

func newDive(bytes int, s *scale) *dive {
	return &dive{table: newTable(bytes), scale: s, sequel: new(sequels), view: clearView}
}

// prepare makes d ready for the position of a game, seen in a certain way.
func (d *dive) prepare(ctx context.Context, g *rules.Game, l engine.Limits, v view) {
	d.view = v
	d.table.renew()
	d.merit = [2][labels][81]int16{}
	d.sequel.clear()
	for i := range d.plies {
		f := &d.plies[i]
		f.killers, f.length, f.some = [2]rules.Move{}, 0, 0
		f.answer, f.follow = &d.sequel.merit[0][0], &d.sequel.merit[1][0]
	}
	d.ctx, d.ended, d.stopped, d.nodes, d.most = ctx, nil, false, 0, l.Nodes
	d.replica, d.score = nil, 0
	d.pos, d.past = g.Position(), newHistory(g)
	d.player = d.pos.Turn()
	d.deadline = time.Time{}
	if l.Time > 0 {
		d.deadline = time.Now().Add(l.Time)
	}
	d.draw = min(d.weigh()-100, 0)
	d.list(g, rand.New(rand.NewPCG(v.seed, d.pos.Hash())))
}

// list fills d.roots, in an order that r decides.
func (d *dive) list(g *rules.Game, r *rand.Rand) {
	f := &d.plies[0]
	d.pos.Generate(&f.list)
	d.roots = make([]root, 0, f.list.Len())
	for _, m := range f.list.Moves() {
		next := root{move: m, score: engine.Score(gain(&d.pos, m))}
		if !d.pays(m, 0) {
			next.score -= 1000
		}
		u := d.pos.Make(m)
		fourth := d.past.times(d.pos.Hash()) >= 3
		d.pos.Unmake(u)
		if fourth {
			if score, over := d.verdict(g, m); over {
				next.score, next.settled = score, true
			}
		}
		d.roots = append(d.roots, next)
	}
	r.Shuffle(len(d.roots), func(i, j int) { d.roots[i], d.roots[j] = d.roots[j], d.roots[i] })
	slices.SortStableFunc(d.roots, func(a, b root) int { return int(b.score - a.score) })
}

// think looks deeper and deeper, at most so many plies if depth is above zero.
func (d *dive) think(depth int) engine.Info {
	if depth <= 0 || depth > deepest {
		depth = deepest
	}
	info := engine.Info{Line: []rules.Move{d.roots[0].move}}
	for d.full = 1; d.full <= depth; d.full++ {
		done := d.aspire(d.full)
		if f := &d.plies[0]; f.length > 0 {
			info.Line = append(info.Line[:0], f.line[:f.length]...)
			info.Score = d.score
		}
		if !done {
			break
		}
		info.Depth = d.full
		if plies, mate := info.Score.Mate(); len(d.roots) == 1 || mate && max(plies, -plies) <= d.full {
			break
		}
	}
	info.Nodes = d.nodes
	return info
}

// aspire looks so deep, within bounds close to the last score at first, and reports
// whether it came to the end.
func (d *dive) aspire(depth int) bool {
	alpha, beta, by := -infinite, infinite, engine.Score(window)
	if _, mate := d.score.Mate(); depth >= windowFrom && !mate {
		alpha, beta = d.score-by, d.score+by
	}
	for {
		score, done := d.look(depth, alpha, beta)
		switch {
		case !done:
			return false
		case score <= alpha:
			alpha -= by
		case score >= beta:
			beta += by
		default:
			return true
		}
		if by *= 3; by > 4000 {
			alpha, beta = -infinite, infinite
		}
	}
}

// look looks at every move of the player and reports the best score, a bound of it
// if it does not lie between alpha and beta, and whether it came to the end. The
// best move goes to the front, as does one that was better than all before it when
// it was stopped.
func (d *dive) look(depth int, alpha, beta engine.Score) (engine.Score, bool) {
	f := &d.plies[0]
	f.length = 0
	f.still, f.aim = d.weigh(), d.pos.Aim()
	best, at := -infinite, -1
	for i := range d.roots {
		r := &d.roots[i]
		d.plies[1].length = 0
		score := r.score
		if !r.settled {
			score = d.after(r.move, 0, i, depth-1, max(alpha, best), beta)
		}
		if d.stopped {
			break
		}
		if score > best {
			best = score
			if score > alpha {
				at = i
				d.score = score
				f.extend(r.move, &d.plies[1].frame)
			}
		}
		if best >= beta {
			break
		}
	}
	if at >= 0 {
		r := d.roots[at]
		copy(d.roots[1:at+1], d.roots[:at])
		d.roots[0] = r
	}
	return best, !d.stopped
}

// enter counts a position and reports whether to stop.
func (d *dive) enter() bool {
	d.nodes++
	switch {
	case d.stopped:
	case d.most > 0 && d.nodes > d.most:
		d.stopped = true
	case d.nodes%poll == 0:
		d.ended = d.ctx.Err()
		d.stopped = d.ended != nil || !d.deadline.IsZero() && time.Now().After(d.deadline)
	}
	return d.stopped
}

// make plays m as the move of a ply.
func (d *dive) make(m rules.Move, ply int) rules.Undo {
	u := d.pos.Make(m)
	d.past.push(&d.pos)
	at := int(d.pos.At(m.To()).Kind())*81 + int(m.To())
	d.plies[ply+1].answer, d.plies[ply+2].follow = &d.sequel.merit[0][at], &d.sequel.merit[1][at]
	return u
}

func (d *dive) unmake(u rules.Undo) {
	d.past.pop()
	d.pos.Unmake(u)
}
