package usi

import (
	"bufio"
	"bytes"
	"io"
	"strings"
	"unicode"
)

// longestLine is how many bytes of a line are kept; what follows is dropped.
const longestLine = 1 << 16

// word is the first word of a line by which an engine answers.
type word uint8

const (
	wordOther word = iota // a line that says nothing to us
	wordID
	wordOption
	wordUSIOK
	wordReadyOK
	wordInfo
	wordBestMove
	wordCheckmate
)

var wordNames = map[string]word{
	"id": wordID, "option": wordOption, "usiok": wordUSIOK, "readyok": wordReadyOK, "info": wordInfo,
	"bestmove": wordBestMove, "checkmate": wordCheckmate,
}

// line is what an engine said.
type line struct {
	word word
	text string // all of it
	rest string // what stands behind the word
}

// parseLine reads a line as it came. Bytes that are no text, as some engines
// put before their first word, are taken for blanks.
func parseLine(raw []byte) line {
	text := clean(raw)
	first, rest, _ := strings.Cut(text, " ")
	return line{wordNames[first], text, strings.TrimSpace(rest)}
}

// clean makes text of bytes: what is no UTF-8 becomes U+FFFD, control characters
// blanks, and blanks at both ends go.
func clean(raw []byte) string {
	text := strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == '\ufeff' {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(string(raw), "\ufffd"))
	return strings.TrimSpace(text)
}

// lineReader cuts a stream into lines and keeps no more than longestLine of one.
type lineReader struct {
	r *bufio.Reader
}

func newLineReader(r io.Reader) lineReader { return lineReader{bufio.NewReaderSize(r, longestLine)} }

// next returns the next line without its end; it is valid until the next call.
// The last line need not have an end. cut tells that the line was longer. The
// error is that of the stream; a line may come with it.
func (l lineReader) next() (text []byte, cut bool, err error) {
	text, err = l.r.ReadSlice('\n')
	if err != bufio.ErrBufferFull {
		return text, false, err
	}
	text = bytes.Clone(text)
	for err == bufio.ErrBufferFull {
		_, err = l.r.ReadSlice('\n')
	}
	return text, true, err
}

// pending reports whether another whole line has come already.
func (l lineReader) pending() bool {
	ahead, _ := l.r.Peek(l.r.Buffered())
	return bytes.IndexByte(ahead, '\n') >= 0
}
