package search

import (
	"context"
	"slices"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
	"terakoya/rules/joseki"
)

// Player is the built-in player of a level. It may be used by several goroutines.
type Player struct {
	level Level
	seed  uint64
	by    *Searcher
	book  Book
}

// Book is opening moves, by position: see [joseki.Book].
type Book interface {
	// Replies returns the moves that may be played, none out of book.
	Replies(p *rules.Position) []joseki.Reply
}

var _ engine.Engine = (*Player)(nil)

const (
	// playerBytes is the memory of a player.
	playerBytes = 16 << 20
	// longestThought is how long a player thinks about a move at most, whatever its
	// level and however busy the machine.
	longestThought = 3 * time.Second
	// mateNodes bounds the look for a mate before the other thinking.
	mateNodes = 4000
)

// New returns a player. The same level, seed and game give the same move, as far as
// time does not cut its thinking short.
func New(l Level, seed uint64) *Player {
	return &Player{level: l, seed: mix(seed + 1), by: NewSearcher(playerBytes)}
}

// Follow gives the player a book, and returns it.
func (p *Player) Follow(b Book) *Player {
	p.book = b
	return p
}

// Name returns "search".
func (*Player) Name() string { return "search" }

// Choose returns the move of a player of the level: from its book, a mate that it
// sees, or what it thinks best by looking ahead, within the limits and its own. It
// declares an impasse that it would win, and resigns where a player of its level does.
func (p *Player) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	v := p.view(g)
	now, start, set := g.Position(), g.Start(), g.Rules()
	if declares := set.Declare(&now, &start); declares.Ending == rules.EndDeclarationWin && !set.DeclareItself && p.level.Rank() >= declaring {
		return engine.Choice{Declare: true}, nil
	}
	if m := p.fromBook(g, &v); m != rules.NoMove {
		return engine.Choice{Move: m}, nil
	}
	l = p.within(l, &v)
	if c, found := p.mate(ctx, &now, &v); found {
		return c, ctx.Err()
	}
	d := p.by.take()
	defer p.by.leave(d)
	d.prepare(ctx, g, l, v)
	d.narrow(g)
	info := d.think(min(l.Depth, v.depth))
	if v.gives && p.level.Rank() >= tempting {
		d.tempt(&info)
	}
	c := engine.Choice{Move: info.Line[0], Info: info}
	c.Resign = d.ended == nil && d.givesUp(g, &info)
	return c, d.ended
}

// declaring is the lowest rank that knows how to declare an impasse.
const declaring = 4

// view is how the player sees a game. Who is far ahead or behind looks more closely:
// it resists when it has lost, and finishes what it has won.
func (p *Player) view(g *rules.Game) view {
	v := view{manner: p.level.manner(), seed: p.seed}
	now, start := g.Position(), g.Start()
	if h, known := rules.HandicapOf(&start); known && start.Turn() == rules.White {
		v.gives = now.Turn() == rules.White && len(h.Removed) > 0
	}
	if score := p.by.scale.judge.weigh(&now); score < -closely || score > closely {
		v.noise /= 2
	}
	return v
}

// closely is from which lead on, about a rook and a bishop, a player looks more closely.
const closely = 1500

// within are the limits asked for, and those of the level. The strongest player has
// none of its own where others are given.
func (p *Player) within(l engine.Limits, v *view) engine.Limits {
	if l.Time <= 0 || l.Time > longestThought {
		l.Time = longestThought
	}
	if p.level == Strongest && (l.Nodes > 0 || l.Depth > 0) {
		v.depth, v.noise = deepest, 0
	} else if l.Nodes <= 0 || l.Nodes > v.nodes {
		l.Nodes = v.nodes
	}
	if l.Depth <= 0 || l.Depth > v.depth {
		l.Depth = v.depth
	}
	return l
}

// fromBook is a move of the book, or none: the heavier, the likelier.
func (p *Player) fromBook(g *rules.Game, v *view) rules.Move {
	if p.book == nil || len(g.Moves()) >= v.book {
		return rules.NoMove
	}
	now := g.Position()
	replies := p.book.Replies(&now)
	sum := 0
	for _, r := range replies {
		sum += p.weight(r)
	}
	if sum == 0 {
		return rules.NoMove
	}
	at := int(v.lot(now.Hash(), ofBook) >> 33 % uint64(sum))
	for _, r := range replies {
		if at -= p.weight(r); at < 0 {
			return r.Move
		}
	}
	return rules.NoMove
}

// crafty is the lowest rank that leaves the lines of the books to set traps.
const crafty = 7

// weight is how likely a reply of the book is played, against others.
func (p *Player) weight(r joseki.Reply) int {
	if r.Kind == joseki.Crafty && p.level.Rank() < crafty {
		return 0
	}
	return r.Weight
}

// mate is a mate that the player looks for before all else.
func (p *Player) mate(ctx context.Context, now *rules.Position, v *view) (engine.Choice, bool) {
	if v.finds == 0 {
		return engine.Choice{}, false
	}
	r := mate.New(mateNodes).Solve(ctx, *now, engine.Limits{Depth: v.finds, Nodes: mateNodes})
	if !r.Mate || len(r.Line) == 0 {
		return engine.Choice{}, false
	}
	info := engine.Info{Depth: r.Length, Nodes: r.Nodes, Score: engine.Mates(len(r.Line)), Line: r.Line}
	return engine.Choice{Move: r.Line[0], Info: info}, true
}

// givesUp reports whether the player resigns. Who has given a handicap never does:
// the other side is to find its win.
func (d *dive) givesUp(g *rules.Game, info *engine.Info) bool {
	if d.view.gives || len(g.Moves()) < early {
		return false
	}
	plies, mate := info.Score.Mate()
	switch d.view.resigns {
	case never:
	case whenDead:
		return mate && plies <= 0 && plies >= -2
	case whenLost:
		return mate && plies <= 0 || info.Score < -hopeless && d.behind(g)
	}
	return false
}

const (
	// early is before which ply nobody resigns.
	early = 40
	// hopeless is how far behind a player gives up if it has been so for some moves.
	hopeless = 2500
	// behindFor is for how many of its moves.
	behindFor = 3
)

// behind reports whether the player stood hopelessly at its last moves too.
func (d *dive) behind(g *rules.Game) bool {
	for n := range behindFor {
		ply := len(g.Moves()) - 2*n
		if ply < 0 {
			return false
		}
		if p := g.PositionAfter(ply); d.judge.weigh(&p) > -hopeless {
			return false
		}
	}
	return true
}

// narrow leaves a player of a level nothing else than to take back what can be
// taken back without loss, or to win still more, and takes the mates away that it does
// not see.
func (d *dive) narrow(g *rules.Game) {
	if d.view.mates < 100 && !d.seesMate() {
		d.keep(func(m rules.Move) bool { return !d.mated(m) })
	}
	n := len(g.Moves())
	if d.view.noise == 0 || n == 0 || g.Moves()[n-1] == rules.NoMove {
		return
	}
	last := g.Moves()[n-1].To()
	if before := g.PositionAfter(n - 1); before.At(last) == rules.NoPiece {
		return
	}
	won := cost[d.pos.At(last).Kind()]
	backs := func(m rules.Move) bool { return m.To() == last && d.pays(m, 0) }
	if slices.ContainsFunc(d.roots, func(r root) bool { return backs(r.move) }) {
		d.keep(func(m rules.Move) bool {
			return backs(m) || d.mated(m) || cost[d.pos.At(m.To()).Kind()] >= won && d.pays(m, 0)
		})
	}
}

// keep leaves out the moves that do not fit, unless there are no others.
func (d *dive) keep(fits func(rules.Move) bool) {
	kept := make([]root, 0, len(d.roots))
	for _, r := range d.roots {
		if fits(r.move) {
			kept = append(kept, r)
		}
	}
	if len(kept) > 0 {
		d.roots = kept
	}
}

// mated reports whether m mates.
func (d *dive) mated(m rules.Move) bool {
	u := d.pos.Make(m)
	defer d.pos.Unmake(u)
	return d.pos.InCheck() && !d.pos.HasLegal()
}
