package usi

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// hold is what the answer to a go waits for when it has been found.
type hold uint8

const (
	nothing hold = iota
	ponder       // ponderhit or stop
	forever      // stop
)

// order is what a go asks for.
type order struct {
	limits engine.Limits
	hold   hold
	mate   bool // a mate is looked for, within limits.Time
}

// goNumbers are the words of a go behind which a number stands.
var goNumbers = []string{"btime", "wtime", "byoyomi", "binc", "winc", "movetime", "mate", "depth", "nodes"}

// parseGo reads what stands behind go. What is broken or not known is told of
// and left out.
func parseGo(rest string, note func(format string, args ...any)) order {
	var o order
	var k engine.Clock
	words := strings.Fields(rest)
	for len(words) > 0 {
		key := words[0]
		words = words[1:]
		switch {
		case key == "mate" && (len(words) == 0 || words[0] == "infinite"):
			o.mate = true
		case key == "infinite" && !o.mate: // go mate infinite answers when it has found one
			o.hold = forever
		case key == "infinite":
		case key == "ponder":
			o.hold = ponder
		case key == "mate" && !isNumber(words[0]):
			note("go: mate is %.40q, want a number or infinite", words[0])
			o.mate, words = true, words[1:]
		case !slices.Contains(goNumbers, key):
			note("go: nothing is known of %.40q", key)
		case len(words) == 0 || slices.Contains(goNumbers, words[0]):
			note("go: %s has no number", key)
		default:
			if err := o.put(key, words[0], &k); err != nil {
				note("go: %v", err)
			}
			words = words[1:]
		}
	}
	return o
}

func isNumber(text string) bool {
	_, err := strconv.ParseInt(text, 10, 64)
	return err == nil || isRange(err)
}

// longestTime is the longest time that is read.
const longestTime = 30 * 24 * time.Hour

// put takes a number; those of a clock go to k.
func (o *order) put(key, text string, k *engine.Clock) error {
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil && !isRange(err) {
		return fmt.Errorf("%s is %.40q, want a number", key, text)
	}
	d := time.Duration(max(0, min(n, longestTime.Milliseconds()))) * time.Millisecond
	count := int(max(1, min(n, 1<<31-1))) // as none would be no bound
	switch key {
	case "movetime", "mate":
		o.limits.Time = max(d, time.Millisecond)
		o.mate = o.mate || key == "mate"
	case "depth":
		o.limits.Depth = count
	case "nodes":
		o.limits.Nodes = count
	default:
		*map[string]*time.Duration{
			"btime": &k.Left[rules.Black], "wtime": &k.Left[rules.White], "byoyomi": &k.Byoyomi,
			"binc": &k.Increment[rules.Black], "winc": &k.Increment[rules.White],
		}[key] = d
		o.limits.Clock = k
	}
	return nil
}

// answering is a search that is going on.
type answering struct {
	hold    hold
	cancel  context.CancelFunc
	once    sync.Once
	release chan struct{} // closed when the answer need not be held back any more
	done    chan struct{} // closed when the answer is given
}

// letGo ends a hold of that kind.
func (a *answering) letGo(h hold) {
	if a != nil && a.hold == h {
		a.once.Do(func() { close(a.release) })
	}
}

// stop ends the search and waits for its answer.
func (a *answering) stop() {
	a.cancel()
	a.letGo(a.hold)
	<-a.done
}

// answer begins to look for what a go asks for.
func (s *server) answer(rest string) {
	o := parseGo(rest, s.out.note)
	ctx, cancel := context.WithCancel(s.ctx)
	a := &answering{hold: o.hold, cancel: cancel, release: make(chan struct{}), done: make(chan struct{})}
	if a.hold == nothing {
		close(a.release)
		a.once.Do(func() {})
	}
	s.search = a
	s.seat()
	t := thinking{s.cfg, s.player, s.game, s.out}
	go func() {
		defer close(a.done)
		defer cancel()
		reply := ""
		if o.mate {
			reply = t.mate(ctx, o.limits.Time)
		} else {
			reply = t.bestMove(ctx, o)
		}
		select {
		case <-a.release:
		case <-ctx.Done():
		}
		t.out.say("%s", reply)
	}()
}

// thinking is what a search may touch: nothing of it changes meanwhile.
type thinking struct {
	cfg    ServerConfig
	player engine.Engine
	game   *rules.Game
	out    *output
}

// mate returns the answer to go mate.
func (t *thinking) mate(ctx context.Context, most time.Duration) string {
	if t.cfg.Mate == nil {
		return "checkmate " + NoMateSearch.String()
	}
	if most > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, most)
		defer cancel()
	}
	answer, moves := t.cfg.Mate(ctx, t.game.Position())
	if answer != MateFound {
		return "checkmate " + answer.String()
	}
	return "checkmate" + joined(moves)
}

// bestMove returns the answer to any other go.
func (t *thinking) bestMove(ctx context.Context, o order) string {
	g := t.game
	p, start, r := g.Position(), g.Start(), g.Rules()
	switch {
	case !p.HasLegal():
		return "bestmove resign"
	case g.Outcome().Ending != rules.NotEnded:
		// The law says that it is over, but whoever asks plays on: so do we, from
		// here, without what has ended it.
		g = (&rules.RuleSet{}).NewGame(p)
	case r.Declare(&p, &start).Ending == rules.EndDeclarationWin:
		return "bestmove win"
	}
	if k := o.limits.Clock; k != nil && o.limits.Time == 0 {
		o.limits.Time = k.Budget(p.Turn())
	}
	return t.choose(ctx, g, o.limits)
}

// choose asks the player, and tells what it thought before what it does.
func (t *thinking) choose(ctx context.Context, g *rules.Game, l engine.Limits) string {
	p := g.Position()
	from := time.Now()
	c, err := t.player.Choose(ctx, g, l)
	if err != nil && !errors.Is(err, ctx.Err()) {
		t.out.note("%v", err)
	}
	does := c.Move.String()
	switch {
	case err == nil && c.Resign:
		does = "resign"
	case err == nil && c.Declare:
		does = "win"
	case c.Pass || p.Check(c.Move.Attempt()) != nil:
		if ctx.Err() == nil {
			t.out.note("%s knows no move; this is any", t.player.Name())
		}
		c = engine.Choice{Move: p.Legal()[0]}
		does = c.Move.String()
	}
	if c.Move != rules.NoMove && len(c.Info.Line) == 0 {
		c.Info.Line = []rules.Move{c.Move}
	}
	t.out.say("%s", infoLine(c.Info, time.Since(from)))
	return "bestmove " + does
}

// infoLine writes what a player has thought; where that is nothing, as of a move from
// a book, it has no score.
func infoLine(i engine.Info, took time.Duration) string {
	score := fmt.Sprintf(" score cp %d", i.Score)
	if plies, known := i.Score.Mate(); known && plies == 0 {
		score = " score mate -0"
	} else if known {
		score = fmt.Sprintf(" score mate %d", plies)
	}
	if i.Depth == 0 && i.Nodes == 0 {
		score = ""
	}
	speed := int(float64(i.Nodes) / max(took, time.Microsecond).Seconds())
	text := fmt.Sprintf("info depth %d%s nodes %d nps %d time %d", i.Depth, score, i.Nodes, speed, ms(took))
	if len(i.Line) > 0 {
		text += " pv" + joined(i.Line)
	}
	return text
}
