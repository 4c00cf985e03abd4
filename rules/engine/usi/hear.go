package usi

import (
	"slices"
	"strings"
)

// longestName is how many bytes of a name are kept.
const longestName = 200

// hearID takes note of "name X" and "author X"; c.mu is held, as for all below.
func (c *Client) hearID(rest string) {
	key, value, _ := strings.Cut(rest, " ")
	value = strings.ToValidUTF8(value[:min(len(value), longestName)], "")
	switch key {
	case "name":
		c.title = strings.TrimSpace(value)
	case "author":
		c.author = strings.TrimSpace(value)
	}
}

func (c *Client) hearOption(rest string) {
	o, err := parseOption(rest)
	same := func(other Option) bool { return other.Name == o.Name }
	switch {
	case err != nil:
		c.remark("%.200s", err.Error())
	case slices.ContainsFunc(c.options, same):
		c.remark("option %s: listed twice", o.Name)
	case len(c.options) < mostOptions:
		c.options = append(c.options, o)
	}
}

// hearInfo takes note of what the engine thinks, if it has been asked to.
func (c *Client) hearInfo(rest string) {
	t := parseInfo(rest)
	if t.said != "" {
		c.said = strings.ToValidUTF8(t.said[:min(len(t.said), longestName)], "")
	}
	q := c.asked[wordBestMove]
	if q == nil {
		return
	}
	q.thoughts.add(t)
	select {
	case q.news <- struct{}{}:
	default: // there is news already
	}
}

// hearStray takes note of an answer that nobody has asked for. After a bestmove
// too many the next one may be too, so the engine is asked whether it is ready
// before it is believed again.
func (c *Client) hearStray(l line) {
	c.remark("nobody asked for: %.60s", l.text)
	if l.word == wordBestMove || l.word == wordCheckmate {
		c.distrust = true
	}
}
