package play

import (
	"context"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/advice"
	"terakoya/rules/engine/mate"
	"terakoya/rules/engine/search"
)

// question is what the learner can ask about the game in their turn.
type question uint8

const (
	noQuestion question = iota
	askHint
	askThreat
	askMissed
	askStanding
)

// counsel is what was asked about the present position, and what is known of it.
type counsel struct {
	about    question
	thinker  *thinker // while an answer is awaited
	depth    advice.Depth
	hint     *advice.Hint
	threat   *advice.Threat
	missed   *advice.Missed
	standing *advice.Standing
}

// Memories of the advisers.
const (
	adviceBytes = 8 << 20 // of the search
	adviceMates = 1 << 15 // positions of the mate solver
)

// inquiry is a question in the place of a player, so that it is thought about in the
// background as moves are.
type inquiry func(context.Context, *rules.Game) error

// Name is part of [engine.Engine].
func (inquiry) Name() string { return "advice" }

// Choose is part of [engine.Engine]; there is no move. Advice has bounds of its own.
func (q inquiry) Choose(ctx context.Context, g *rules.Game, _ engine.Limits) (engine.Choice, error) {
	return engine.Choice{}, q(ctx, g)
}

// clear forgets what was asked: the position is another one, or is left.
func (c *counsel) clear() {
	if c.thinker != nil {
		c.thinker.stop()
	}
	*c = counsel{}
}

// thinks reports whether an answer is awaited.
func (c *counsel) thinks() bool { return c.thinker != nil && c.thinker.thinks() }

// rest ends all thinking.
func (t *Table) rest() {
	t.thinker.stop()
	t.counsel.clear()
}

// mayAsk reports whether the learner can ask now.
func (t *Table) mayAsk() bool {
	return t.asksHints() && t.match.mine() && t.prompt == noPrompt
}

// asksHints reports whether hints belong to this game: those of a learner who has not
// chosen to play without.
func (t *Table) asksHints() bool { return t.match.choice.Hints && !t.match.choice.People }

// onAsk answers a question, or has it looked into first. A hint asked for again tells
// more.
func (t *Table) onAsk(q question) {
	c := &t.counsel
	if !t.mayAsk() || c.thinks() && c.about == q {
		return
	}
	if c.thinks() {
		c.thinker.stop()
	}
	t.present()
	again := c.about == q && t.foul == nil
	t.foul, t.notice, c.about = nil, "", q
	known := false
	switch q {
	case noQuestion:
		return
	case askHint:
		if known = c.hint != nil; known && (again || c.depth == advice.NoHint) {
			t.deepen()
		}
	case askThreat:
		known = c.threat != nil
	case askMissed:
		known = c.missed != nil || t.lastOwn() < 0
	case askStanding:
		known = c.standing != nil
	}
	if !known {
		t.inquire(q)
	}
	t.render()
}

// deepen tells one depth more of the hint, which counts as a hint given.
func (t *Table) deepen() {
	c := &t.counsel
	if c.hint.Move == rules.NoMove || c.depth >= advice.HintMove {
		return
	}
	c.depth++
	t.match.hints++
	t.keep()
}

// inquire looks into a question in the background.
func (t *Table) inquire(q question) {
	side, last := t.match.choice.Side(), t.lastOwn()
	player, found := t.adviser(), counsel{}
	ask := inquiry(func(ctx context.Context, g *rules.Game) error {
		a := advice.New(player, mate.New(adviceMates))
		return found.find(ctx, a, g, q, side, last)
	})
	t.counsel.thinker = &thinker{player: ask, do: t.env.do}
	t.counsel.thinker.ask(t.match.game, engine.Limits{}, func(_ engine.Choice, err error) { t.advised(q, &found, err) })
}

// adviser is the player that judges, made when it is first asked.
func (t *Table) adviser() engine.Engine {
	if t.judge == nil {
		t.judge = search.NewSearcher(adviceBytes)
	}
	return t.judge
}

// find asks the adviser; it runs in the background.
func (c *counsel) find(ctx context.Context, a *advice.Adviser, g *rules.Game, q question, side rules.Color, last int) (err error) {
	switch q {
	case noQuestion:
	case askHint:
		c.hint = new(advice.Hint)
		*c.hint, err = a.Hint(ctx, g)
	case askThreat:
		c.threat = new(advice.Threat)
		*c.threat, err = a.Threat(ctx, g)
	case askMissed:
		c.missed = new(advice.Missed)
		*c.missed, err = a.Missed(ctx, g, last)
	case askStanding:
		c.standing = new(advice.Standing)
		*c.standing, err = a.Standing(ctx, g, side)
	}
	return err
}

// advised takes up what was found and shows it.
func (t *Table) advised(q question, found *counsel, err error) {
	c := &t.counsel
	c.thinker = nil
	switch {
	case err != nil || q == askHint && found.hint.Move == rules.NoMove:
		c.about, t.notice = noQuestion, t.env.Words.Say("play.advice.nothing", nil)
	case q == askHint:
		c.hint = found.hint
		t.deepen()
	case q == askThreat:
		c.threat = found.threat
	case q == askMissed:
		c.missed = found.missed
	case q == askStanding:
		c.standing = found.standing
	}
	t.render()
}

// lastOwn is the number of moves before the learner's last one, or -1.
func (t *Table) lastOwn() int {
	g := t.match.game
	for n := len(g.Moves()) - 1; n >= 0; n-- {
		if p := g.PositionAfter(n); p.Turn() == t.match.choice.Side() {
			return n
		}
	}
	return -1
}
