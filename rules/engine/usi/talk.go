package usi

import (
	"context"
	"errors"
	"io"
	"time"
)

// question is something that the engine owes an answer to.
type question struct {
	stage    Stage
	words    []word
	reply    *line     // what has come, until it is handed over
	answer   chan line // receives the reply, once
	thoughts thoughts  // guarded by Client.mu
	news     chan struct{}
}

// expect notes that one of the words is to come, before it is asked for.
func (c *Client) expect(s Stage, words ...word) *question {
	q := &question{stage: s, words: words, answer: make(chan line, 1), news: make(chan struct{}, 1)}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.stage = s
	for _, w := range words {
		c.asked[w] = q
	}
	return q
}

// take waits until nobody else talks with the engine.
func (c *Client) take(ctx context.Context) error {
	select {
	case <-c.closing:
		return ErrClosed
	default:
	}
	select {
	case c.turn <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-c.closing:
		return ErrClosed
	}
}

func (c *Client) release() { <-c.turn }

// read hears the engine until it can say no more. It is the only one that reads,
// and never waits for anybody else, so an engine may say as much as it likes.
func (c *Client) read() {
	defer close(c.ended)
	r := newLineReader(c.stream)
	for {
		raw, cut, err := r.next()
		c.hear(raw, cut)
		// What came in one breath with an answer was said before anything that we
		// ask next: a second bestmove there must not be the answer to that.
		if err != nil || !r.pending() {
			c.handOver()
		}
		if err == nil {
			continue
		}
		if !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrClosedPipe) {
			c.endErr = err
		}
		return
	}
}

// hear takes note of a line.
func (c *Client) hear(raw []byte, cut bool) {
	l := parseLine(raw)
	c.mu.Lock()
	defer c.mu.Unlock()
	if cut {
		c.remark("a line of more than %d bytes: %.40s", longestLine, l.text)
	}
	switch l.word {
	case wordOther:
	case wordID:
		c.hearID(l.rest)
	case wordOption:
		c.hearOption(l.rest)
	case wordInfo:
		c.hearInfo(l.rest)
	case wordUSIOK, wordReadyOK, wordBestMove, wordCheckmate:
		q := c.asked[l.word]
		if q == nil || q.reply != nil {
			c.hearStray(l)
			return
		}
		q.reply = &l
	}
}

// handOver gives answers to who waits for them.
func (c *Client) handOver() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, q := range c.asked {
		if q.reply == nil {
			continue
		}
		q.answer <- *q.reply
		for _, w := range q.words {
			delete(c.asked, w)
		}
		q.reply = nil
		c.stage = Idling
	}
}

// await waits for the answer to q, in a stage that may be another than that of
// the question.
func (c *Client) await(ctx context.Context, q *question, s Stage, most time.Duration) (line, error) {
	t := time.NewTimer(most)
	defer t.Stop()
	select {
	case l := <-q.answer:
		return l, nil
	case <-ctx.Done():
		return line{}, ctx.Err()
	case <-t.C:
		return line{}, &Silent{c.called(), s, most}
	case <-c.closing:
		return line{}, ErrClosed
	case <-c.ended:
		select {
		case l := <-q.answer: // its last word
			return l, nil
		case <-c.closing:
			return line{}, ErrClosed
		default:
			return line{}, c.endedWhile(s)
		}
	}
}

// awaitReady is await that tells of its progress.
func (c *Client) awaitReady(ctx context.Context, q *question, most time.Duration) (line, error) {
	from := time.Now()
	for {
		part := most - time.Since(from)
		if c.cfg.Progress != nil {
			part = min(part, progressEvery)
		}
		l, err := c.await(ctx, q, q.stage, part)
		if _, silent := err.(*Silent); !silent {
			return l, err
		}
		waited := time.Since(from)
		if waited >= most {
			return l, &Silent{c.called(), q.stage, most}
		}
		c.mu.Lock()
		said := c.said
		c.mu.Unlock()
		if c.cfg.Progress != nil {
			c.cfg.Progress(Progress{q.stage, waited, said})
		}
	}
}

// endedWhile is the error of an engine that has ended. A stream that knows how
// has the method lastWords.
func (c *Client) endedWhile(s Stage) error {
	e := &Ended{Engine: c.called(), Stage: s, Err: c.endErr}
	if p, ok := c.stream.(interface{ lastWords() (state, said string) }); ok {
		e.State, e.Said = p.lastWords()
	}
	return e
}

// write is the only one that writes: an engine that does not read makes it wait,
// and nobody else.
func (c *Client) write() {
	defer close(c.mute)
	for {
		select {
		case <-c.gone:
			return
		case text := <-c.queue:
			if _, err := io.WriteString(c.stream, text+"\n"); err != nil {
				c.muteErr = err
				return
			}
		}
	}
}

// send queues a command if there is room for it.
func (c *Client) send(text string) (queued bool) {
	select {
	case <-c.mute:
		return false
	default:
	}
	select {
	case c.queue <- text:
		return true
	default:
		return false
	}
}

// say is send with a reason why not.
func (c *Client) say(text string) error {
	if err := c.over(); err != nil {
		return err
	}
	if c.send(text) {
		return nil
	}
	e := &Deaf{Engine: c.called()}
	select {
	case <-c.mute: // mostly because the engine has ended, which will show at once
		e.Err = c.muteErr
		wait(c.ended, c.cfg.Grace)
		if err := c.over(); err != nil {
			return err
		}
	default:
	}
	return e
}

// over returns why the engine cannot be talked to any more, or nil.
func (c *Client) over() error {
	select {
	case <-c.closing:
		return ErrClosed
	default:
	}
	select {
	case <-c.ended:
		c.mu.Lock()
		s := c.stage
		c.mu.Unlock()
		return c.endedWhile(s)
	default:
		return nil
	}
}

// wait waits until done is closed, but no longer than d.
func wait(done <-chan struct{}, d time.Duration) {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-done:
	case <-t.C:
	}
}
