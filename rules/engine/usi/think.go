package usi

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Choose asks the engine for a move, as [engine.Engine] says; without limits
// those of the Config hold. An engine that has used up its time is told to stop,
// and what it then answers is taken. Giving up and declaring an impasse are
// choices like others; whether the declaration holds is found when it is made.
//
// The errors are those of the package. None changes the game, and whoever has
// another engine, or this one started anew, can go on with it.
func (c *Client) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	if l == (engine.Limits{}) {
		l = c.cfg.Limits
	}
	s := &inquiry{g: g, limits: l}
	reply, err := c.think(ctx, s)
	p := g.Position()
	if reply == nil {
		choice := engine.Choice{}
		if found := s.found; ctx.Err() != nil && len(found) > 0 {
			choice = engine.Choice{Move: found[0].Line[0], Info: found[0].Info}
		}
		return choice, err
	}
	choice, bad := c.choice(reply, &p, s.found)
	if err == nil {
		err = bad
	}
	return choice, err
}

// Analyse lets the engine think about the position of g within limits, without
// any until ctx ends, and returns its lines of play, the best first; there are
// several if the option MultiPV is set. Whenever it has thought of something, and
// nobody is busy with what it thought before, each is called with the lines so
// far. The lines are returned also with an error, such as that of ctx.
func (c *Client) Analyse(ctx context.Context, g *rules.Game, l engine.Limits, each func([]Info)) ([]Info, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	s := &inquiry{g: g, limits: l, each: each}
	_, err := c.think(ctx, s)
	return s.found, err
}

// inquiry is what is asked of an engine by one go.
type inquiry struct {
	g      *rules.Game
	limits engine.Limits
	each   func([]Info)
	found  []Info // so far
}

// endless is how long a search without end may last, which its context ends.
const endless = 1000 * time.Hour

// think lets the engine search. There is no reply if it gave none in time; there
// may be one with an error, that of ctx.
func (c *Client) think(ctx context.Context, s *inquiry) (*line, error) {
	p := s.g.Position()
	command := goCommand(s.limits, c.cfg.NoMoveTime)
	longest := c.cfg.Longest
	if s.limits == (engine.Limits{}) {
		longest = endless
	}
	return c.ask(ctx, s, command, patience(s.limits, p.Turn(), longest))
}

// ask does what think does, for any command that searches.
func (c *Client) ask(ctx context.Context, s *inquiry, command string, most time.Duration) (*line, error) {
	if err := c.take(ctx); err != nil {
		return nil, err
	}
	defer c.release()
	if err := c.prepare(ctx); err != nil {
		return nil, err
	}
	stage, words := Thinking, []word{wordBestMove}
	if strings.HasPrefix(command, "go mate") {
		stage, words = Mating, []word{wordCheckmate, wordBestMove}
	}
	if err := c.say(positionCommand(s.g)); err != nil {
		return nil, err
	}
	q := c.expect(stage, words...)
	c.open = q
	if err := c.say(command); err != nil {
		return nil, err
	}
	l, err := c.listen(ctx, s, q, most+c.cfg.Lag)
	var silent *Silent
	if ended := ctx.Err(); ended != nil && errors.Is(err, ended) || errors.As(err, &silent) {
		l, err = c.stop(q, silent == nil, err)
	}
	c.note(s, q)
	if l != nil {
		c.open = nil
	} else if stage == Mating && errors.As(err, &silent) {
		c.forget(q)
	}
	return l, err
}

// forget gives up a mate search that the engine seems not to have understood, as
// it answers not even stop. Should a checkmate come all the same, no search for
// a move takes it for its answer.
func (c *Client) forget(q *question) {
	c.open = nil
	c.mu.Lock()
	defer c.mu.Unlock()
	c.distrust = true
	for _, w := range q.words {
		delete(c.asked, w)
	}
}

// prepare brings the engine to where it can be asked for a move.
func (c *Client) prepare(ctx context.Context) error {
	if err := c.settle(ctx); err != nil {
		return err
	}
	c.mu.Lock()
	distrust := c.distrust
	c.mu.Unlock()
	if distrust && c.ready {
		if err := c.getReady(ctx); err != nil {
			return err
		}
	}
	if !c.inGame {
		return c.newGame(ctx)
	}
	return nil
}

// listen waits for the end of a search and passes on what is thought meanwhile.
func (c *Client) listen(ctx context.Context, s *inquiry, q *question, most time.Duration) (*line, error) {
	if s.each == nil {
		l, err := c.await(ctx, q, q.stage, most)
		return given(l, err)
	}
	t := time.NewTimer(most)
	defer t.Stop()
	for {
		select {
		case <-q.news:
			if c.note(s, q); len(s.found) > 0 && ctx.Err() == nil {
				s.each(s.found)
			}
		case l := <-q.answer:
			return &l, nil
		case <-t.C:
			return nil, &Silent{c.called(), q.stage, most}
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-c.closing:
			return nil, ErrClosed
		case <-c.ended:
			return given(c.await(ctx, q, q.stage, 0))
		}
	}
}

// given is an answer if there is no error.
func given(l line, err error) (*line, error) {
	if err != nil {
		return nil, err
	}
	return &l, nil
}

// note keeps what the engine has thought.
func (c *Client) note(s *inquiry, q *question) {
	c.mu.Lock()
	latest := thoughts{byRank: map[int]*thought{}}
	for rank, t := range q.thoughts.byRank {
		latest.byRank[rank] = t
	}
	c.mu.Unlock()
	s.found = latest.list(s.g.Position())
}

// stop ends a search whose context has ended, or whose time is up; why is the
// error of that. The end of a context stays an error, the end of time is none if
// the engine answers.
func (c *Client) stop(q *question, cancelled bool, why error) (*line, error) {
	if err := c.say("stop"); err != nil {
		return nil, err
	}
	if cancelled {
		if l, err := c.await(context.Background(), q, Stopping, c.cfg.Grace); err == nil {
			return &l, why
		}
		return nil, why
	}
	return given(c.await(context.Background(), q, Stopping, c.cfg.Stop))
}

// choice makes a choice of a bestmove in p.
func (c *Client) choice(reply *line, p *rules.Position, found []Info) (engine.Choice, error) {
	said, _, _ := strings.Cut(reply.rest, " ")
	info := engine.Info{}
	if len(found) > 0 {
		info = found[0].Info
	}
	bad := func(err error) (engine.Choice, error) {
		return engine.Choice{}, &BadReply{c.called(), reply.text, err}
	}
	switch said {
	case "resign":
		return engine.Choice{Resign: true, Info: info}, nil
	case "win":
		return engine.Choice{Declare: true, Info: info}, nil
	case "", "(none)", "none", "0000", "null", "pass":
		return bad(errors.New("that is no move"))
	}
	a, err := rules.ParseAttempt(said)
	if err != nil {
		return bad(fmt.Errorf("that is no move: %w", err))
	}
	if err := p.Check(a); err != nil {
		return bad(err)
	}
	m := a.Move()
	for _, f := range found {
		if f.Line[0] == m {
			return engine.Choice{Move: m, Info: f.Info}, nil
		}
	}
	info.Line = []rules.Move{m}
	return engine.Choice{Move: m, Info: info}, nil
}
