package usi

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"terakoya/rules"
)

// MateAnswer is what came of looking for a mate.
type MateAnswer uint8

// The answers.
const (
	MateFound    MateAnswer = iota
	NoMate                  // there is none
	MateTimeout             // none was found in time
	NoMateSearch            // the engine cannot look for mates
)

// String returns the word of the protocol that stands for the answer, which for
// a mate found is the moves themselves: "moves".
func (a MateAnswer) String() string {
	switch a {
	case MateFound:
	case NoMate:
		return "nomate"
	case MateTimeout:
		return "timeout"
	case NoMateSearch:
		return "notimplemented"
	}
	return "moves"
}

// Mate asks the engine whether the side to move can mate by checks alone, for as
// long as the time allows; 0 is until ctx ends. Only MateFound has a line, all
// of whose moves are legal. Engines differ in what they promise: few lines are
// the shortest, and how the other side defends is theirs to say.
func (c *Client) Mate(ctx context.Context, p rules.Position, most time.Duration) (MateAnswer, []rules.Move, error) {
	if err := ctx.Err(); err != nil {
		return MateTimeout, nil, err
	}
	command, wait := "go mate infinite", endless
	if most > 0 {
		command, wait = fmt.Sprintf("go mate %d", max(1, ms(most))), most
	}
	reply, err := c.ask(ctx, &inquiry{g: rules.NewGame(p)}, command, wait)
	switch {
	case err != nil:
		return MateTimeout, nil, err
	case reply.word == wordBestMove:
		// An engine that does not know mate takes it for any go.
		return NoMateSearch, nil, nil
	}
	return c.mateAnswer(reply, p)
}

// mateAnswer reads what stands behind checkmate.
func (c *Client) mateAnswer(reply *line, p rules.Position) (MateAnswer, []rules.Move, error) {
	for _, a := range []MateAnswer{NoMate, MateTimeout, NoMateSearch} {
		if reply.rest == a.String() {
			return a, nil, nil
		}
	}
	bad := func(err error) (MateAnswer, []rules.Move, error) {
		return MateTimeout, nil, &BadReply{c.called(), reply.text, err}
	}
	var moves []rules.Move
	for _, w := range strings.Fields(reply.rest) {
		a, err := rules.ParseAttempt(w)
		if err == nil {
			err = p.Check(a)
		}
		if err != nil {
			return bad(err)
		}
		moves = append(moves, a.Move())
		p.Make(a.Move())
	}
	switch {
	case len(moves) == 0:
		return bad(errors.New("it names no moves"))
	case !p.InCheck() || p.HasLegal():
		return bad(errors.New("the moves end in no mate"))
	}
	return MateFound, moves, nil
}
