package linebreak

import (
	"strings"
	"unicode/utf8"
)

// Span is a stretch of a text: bytes From to To of what [Plain] returns.
type Span struct{ From, To int }

// Spot is where a span lies, or a part of it: a span that is broken has one on each
// of its lines.
type Spot struct {
	Span     int // its number
	Line     int // the number of the line
	X, Width float32
}

// Plain returns a text without the ** around bold words: what is read.
func Plain(text string) string { return strings.ReplaceAll(text, "**", "") }

// Spots finds spans in the lines that [Wrap] made of a text. They are in the order
// of the text and do not overlap. Nothing of the lines depends on them.
func Spots(lines []Line, text string, spans []Span, measure Measure) []Spot {
	rest := spotting{plain: Plain(text), spans: spans, measure: measure}
	for i, l := range lines {
		rest.line(i, l)
	}
	return rest.spots
}

// spotting walks through a text along its lines.
type spotting struct {
	plain   string
	at      int // in plain
	spans   []Span
	measure Measure
	spots   []Spot
}

// line finds what lies on a line.
func (s *spotting) line(number int, l Line) {
	x := float32(0)
	for _, r := range l {
		wide := func(to int) float32 { return x + s.measure(r.Text[:to], r.Bold) }
		now, from := -1, 0 // the span that the walk is in, and where that began
		for i, c := range r.Text {
			s.skip(c)
			if span := s.spanAt(s.at); span != now {
				if now >= 0 {
					s.add(now, number, wide(from), wide(i))
				}
				now, from = span, i
			}
			s.at += utf8.RuneLen(c)
		}
		end := wide(len(r.Text))
		if now >= 0 {
			s.add(now, number, wide(from), end)
		}
		x = end
	}
}

// skip passes over what was dropped where a line broke.
func (s *spotting) skip(next rune) {
	for s.at < len(s.plain) {
		c, size := utf8.DecodeRuneInString(s.plain[s.at:])
		if c == next {
			return
		}
		s.at += size
	}
}

// spanAt returns the number of the span that a byte is in, or -1.
func (s *spotting) spanAt(at int) int {
	for i, span := range s.spans {
		if span.From <= at && at < span.To {
			return i
		}
	}
	return -1
}

// add makes the last spot longer, or begins one.
func (s *spotting) add(span, line int, from, to float32) {
	if n := len(s.spots); n > 0 && s.spots[n-1].Span == span && s.spots[n-1].Line == line {
		s.spots[n-1].Width = to - s.spots[n-1].X
		return
	}
	s.spots = append(s.spots, Spot{span, line, from, to - from})
}
