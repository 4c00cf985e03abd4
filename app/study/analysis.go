package study

import (
	"context"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/slow"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
	"terakoya/rules/engine/search"
	"terakoya/rules/engine/usi"
	"terakoya/rules/kifu"
)

// analysis looks at the position in the background, by the program's own player or by
// another engine. It goes with the position until it is stopped.
type analysis struct {
	screen *Screen
	work   slow.Work
	player engine.Engine // the program's own, once it is asked
	on     bool
	who    int        // 0 is the program's own, others are Env.Engines from 1 on
	at     *kifu.Node // that is looked at, or was
	asked  int        // the number of the question
	found  *finding
	wait   *usi.Progress // the engine is not ready yet
	failed string        // what went wrong, in words
}

// finding is what has been found so far.
type finding struct {
	score engine.Score // for the side to move
	line  []rules.Move
	depth int
	nodes int
}

// How far the program looks: again and again, each time farther, so that something is
// shown at once and more after some seconds. Positions visited; then it rests.
var depths = [...]int{50_000, 200_000, 800_000, 3_200_000}

const (
	playerBytes = 64 << 20
	mateTable   = 1 << 16
	mateNodes   = 100_000
	// longest is how long another engine looks at a position: it knows no end by
	// itself.
	longest = time.Minute
	// pause is how long what an engine says waits at least for what it says next.
	pause = 100 * time.Millisecond
)

func newAnalysis(s *Screen) *analysis { return &analysis{screen: s, work: s.env.Work} }

// toggle begins or ends it.
func (a *analysis) toggle() {
	if a.screen.arrange.active || a.screen.writes {
		return
	}
	if a.on {
		a.stop()
	} else {
		a.on, a.at, a.failed = true, nil, ""
	}
	a.screen.foul, a.screen.told = nil, nil
	a.screen.render()
}

// stop ends it.
func (a *analysis) stop() {
	a.on = false
	a.forget()
}

// forget ends what runs and forgets what was found.
func (a *analysis) forget() {
	a.asked++
	a.work.Stop()
	a.at, a.found, a.wait = nil, nil, nil
}

// choose asks another engine.
func (a *analysis) choose(who int) {
	a.forget()
	a.who, a.failed = who, ""
	a.screen.render()
}

// look asks about the position, unless that has been done.
func (a *analysis) look() {
	at := move(a.screen.session.at)
	if !a.on || a.at == at {
		return
	}
	a.forget()
	a.at = at
	if _, over := a.screen.ended(); over || !a.screen.quietKing() {
		return
	}
	if a.who == 0 {
		a.own(0)
		return
	}
	a.external(a.screen.env.Engines[a.who-1])
}

// own lets the program's own player look, and then once more and farther.
func (a *analysis) own(round int) {
	g, player := a.screen.session.game(), a.ownPlayer()
	a.work.Run(func(ctx context.Context) func() {
		if round == 0 {
			if f := mates(ctx, g); f != nil {
				return func() { a.show(f) }
			}
		}
		c, err := player.Choose(ctx, g, engine.Limits{Nodes: depths[round]})
		return func() { a.answered(c, err, round) }
	})
}

func (a *analysis) ownPlayer() engine.Engine {
	if a.player == nil {
		if a.player = a.screen.env.player; a.player == nil {
			a.player = search.NewSearcher(playerBytes)
		}
	}
	return a.player
}

// mates is a mate that is certain, or nil.
func mates(ctx context.Context, g *rules.Game) *finding {
	p := g.Position()
	if p.King(p.Turn().Opponent()) == rules.OffBoard {
		return nil
	}
	r := mate.New(mateTable).Solve(ctx, p, engine.Limits{Nodes: mateNodes})
	if !r.Mate || !r.Sure || len(r.Line) == 0 {
		return nil
	}
	return &finding{score: engine.Mates(len(r.Line)), line: r.Line, depth: r.Length, nodes: r.Nodes}
}

func (a *analysis) answered(c engine.Choice, err error, round int) {
	if err != nil || len(c.Info.Line) == 0 {
		return // the position is over, or was left
	}
	a.show(&finding{c.Info.Score, c.Info.Line, c.Info.Depth, c.Info.Nodes})
	_, mate := c.Info.Score.Mate()
	if round+1 < len(depths) && !mate && a.on {
		a.own(round + 1)
	}
}

func (a *analysis) show(f *finding) {
	a.found, a.wait = f, nil
	a.screen.renderNote()
}

// external lets another engine look.
func (a *analysis) external(e Engine) {
	g, number, do := a.screen.session.game(), a.asked, a.work.Do
	if do == nil {
		do = fyne.Do
	}
	later := func(f func()) {
		do(func() {
			if number == a.asked {
				f()
			}
		})
	}
	a.work.Run(func(ctx context.Context) func() {
		who, err := e.Open(ctx, func(p usi.Progress) {
			later(func() { a.wait = &p; a.screen.renderNote() })
		})
		if err != nil {
			return func() { a.fail(e, err) }
		}
		last := time.Time{}
		found, err := who.Analyse(ctx, g, engine.Limits{Time: longest}, func(so []usi.Info) {
			if time.Since(last) < pause || len(so) == 0 {
				return
			}
			last = time.Now()
			first := slices.Clone(so)[0]
			later(func() { a.show(heard(&first)) })
		})
		return func() {
			if len(found) > 0 {
				a.found, a.wait = heard(&found[0]), nil
			}
			if err != nil {
				a.fail(e, err)
				return
			}
			a.screen.renderNote()
		}
	})
}

func heard(i *usi.Info) *finding { return &finding{i.Score, i.Line, i.Depth, i.Nodes} }

// fail tells what went wrong with an engine. What it had found stays, and so does the
// study.
func (a *analysis) fail(e Engine, err error) {
	found, at := a.found, a.at
	a.stop()
	a.found, a.at, a.failed = found, at, a.trouble(e.Name, err)
	a.screen.render()
}
