package search

import (
	"cmp"
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

const (
	infinite = engine.Score(1 << 30)
	deepest  = 32  // plies from the root, exchanges at the end included
	poll     = 128 // positions between two looks at the clock and the context
	// evasions is how many checks at the end of a line are answered by every
	// legal move before the position is judged; the next is judged as it stands.
	evasions = 1
)

// root is a move of the player with what it is known to be worth.
type root struct {
	move    rules.Move
	score   engine.Score
	settled bool // the score is the law's
}

// tree is one look at one position. All the room it needs is taken when it is
// made.
type tree struct {
	pos     rules.Position
	player  rules.Color
	past    history
	replica *rules.Game  // of the game, made when needed
	salt    uint64       // tells apart what is equal; made of the seed
	draw    engine.Score // what a draw is worth to the player

	roots  []root
	score  engine.Score // of the best move
	frames [deepest + 1]frame

	ctx      context.Context
	deadline time.Time // zero if there is none
	most     int       // positions, 0 if there is no bound
	nodes    int
	stopped  bool
	ended    error // the context's
}

func newTree(ctx context.Context, g *rules.Game, l engine.Limits, salt uint64) *tree {
	t := &tree{ctx: ctx, pos: g.Position(), past: newHistory(g), salt: salt, most: l.Nodes}
	t.player = t.pos.Turn()
	t.draw = min(t.judge()-100, 0)
	if l.Time > 0 {
		t.deadline = time.Now().Add(l.Time)
	}
	return t
}

// list fills t.roots, in an order that r decides.
func (t *tree) list(g *rules.Game, r *rand.Rand) {
	f := &t.frames[0]
	t.pos.Generate(&f.list)
	t.roots = make([]root, 0, f.list.Len())
	for _, m := range f.list.Moves() {
		next := root{move: m, score: engine.Score(gain(&t.pos, m))}
		u := t.pos.Make(m)
		fourth := t.past.times(t.pos.Hash()) >= 3
		t.pos.Unmake(u)
		if fourth {
			if score, over := t.verdict(g, m); over {
				next.score, next.settled = score, true
			}
		}
		t.roots = append(t.roots, next)
	}
	r.Shuffle(len(t.roots), func(i, j int) { t.roots[i], t.roots[j] = t.roots[j], t.roots[i] })
	t.sort()
}

// sort puts the best first and leaves equals in their order.
func (t *tree) sort() {
	slices.SortStableFunc(t.roots, func(a, b root) int { return cmp.Compare(b.score, a.score) })
}

// best returns the best line of the last look, empty if it found none.
func (t *tree) best() []rules.Move { return t.frames[0].line[:t.frames[0].length] }

// look looks depth plies ahead and reports whether it came to the end. What was
// best at the last look comes first, so a look cut short is never worse.
func (t *tree) look(depth int) bool {
	f := &t.frames[0]
	f.length = 0
	alpha := -infinite
	for i := range t.roots {
		r := &t.roots[i]
		t.frames[1].length = 0
		score := r.score
		if !r.settled {
			score = t.after(r.move, 0, depth-1, alpha, infinite, rules.SquareSet{})
		}
		if t.stopped {
			return false
		}
		r.score = score
		if score > alpha {
			alpha = score
			t.score = score
			f.extend(r.move, &t.frames[1])
		}
	}
	t.sort()
	return true
}

// after returns what the position is worth, to the side to move, when it has
// played m.
func (t *tree) after(m rules.Move, ply, depth int, alpha, beta engine.Score, hot rules.SquareSet) engine.Score {
	u := t.make(m)
	score := -t.search(ply+1, depth, -beta, -alpha, hot.Or(rules.SetOf(m.To())))
	t.unmake(u)
	return score
}

func (t *tree) make(m rules.Move) rules.Undo {
	u := t.pos.Make(m)
	t.past.push(&t.pos)
	return u
}

func (t *tree) unmake(u rules.Undo) {
	t.past.pop()
	t.pos.Unmake(u)
}

// search returns what the position is worth to the side to move, exactly if it
// lies between alpha and beta. The squares moved to on the way are hot.
func (t *tree) search(ply, depth int, alpha, beta engine.Score, hot rules.SquareSet) engine.Score {
	f := &t.frames[ply]
	f.length = 0
	if t.enter() {
		return 0
	}
	if score, ok := t.repeated(); ok {
		return score
	}
	if depth <= 0 || ply >= deepest {
		return t.exchange(ply, evasions, alpha, beta, hot)
	}
	t.pos.Generate(&f.list)
	if f.list.Len() == 0 {
		return t.over(ply)
	}
	t.order(f, hot)
	best := -infinite
	for i := range f.list.Len() {
		m := f.next(i)
		score := t.after(m, ply, depth-1, max(alpha, best), beta, hot)
		if t.stopped {
			return 0
		}
		if score > best {
			best = score
			f.extend(m, &t.frames[ply+1])
		}
		if best >= beta {
			f.refuted(m)
			break
		}
	}
	return best
}

// exchange lets the captures on the hot squares run out, as far as the sides
// want them, and judges what is left. A check is answered first, so many times.
func (t *tree) exchange(ply, evasions int, alpha, beta engine.Score, hot rules.SquareSet) engine.Score {
	f := &t.frames[ply]
	f.length = 0
	check, best := t.past.inCheck(), -infinite
	switch {
	case check && evasions > 0 && ply < deepest:
		evasions--
	case check && !t.pos.HasLegal():
		return t.over(ply)
	default:
		check = false
		if best = t.judge(); best >= beta || ply >= deepest || !t.contested(hot) {
			return best
		}
	}
	t.pos.Generate(&f.list)
	if f.list.Len() == 0 {
		return t.over(ply)
	}
	t.order(f, hot)
	for i := 0; i < f.list.Len() && best < beta; i++ {
		m := f.next(i)
		if !check && (!hot.Has(m.To()) || t.pos.At(m.To()) == rules.NoPiece) {
			continue
		}
		u := t.make(m)
		score := -t.exchange(ply+1, evasions, -beta, -max(alpha, best), hot.Or(rules.SetOf(m.To())))
		t.unmake(u)
		if t.enter() {
			return 0
		}
		if score > best {
			best = score
			f.extend(m, &t.frames[ply+1])
		}
	}
	return best
}

// over returns what having no legal move is worth to the side to move. Without a
// check the law calls that lost too, but a learner would wonder why: the player
// rather goes on to a mate.
func (t *tree) over(ply int) engine.Score {
	if t.past.inCheck() || t.pos.Turn() == t.player {
		return engine.Mated(ply)
	}
	return t.drawn()
}

// contested reports whether the side to move may be able to take on a hot square.
func (t *tree) contested(hot rules.SquareSet) bool {
	us := t.pos.Turn()
	for s := range hot.And(t.pos.Pieces(us.Opponent())).All() {
		if !t.pos.Attackers(us, s).Empty() {
			return true
		}
	}
	return false
}

// enter counts a position and reports whether to stop.
func (t *tree) enter() bool {
	t.nodes++
	switch {
	case t.stopped:
	case t.most > 0 && t.nodes > t.most:
		t.stopped = true
	case t.nodes%poll == 0:
		t.ended = t.ctx.Err()
		t.stopped = t.ended != nil || !t.deadline.IsZero() && time.Now().After(t.deadline)
	}
	return t.stopped
}
