package rules

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// mostMoves is the highest move number read: a position counts on from there in
// 16 bits.
const mostMoves = 50_000

// StartSFEN is the even start.
const StartSFEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"

// SFENError says what is wrong with a text that should be SFEN.
type SFENError struct {
	Text   string // the whole text
	Column int    // where the fault is, in bytes, from 1
	Cause  string
}

func (e *SFENError) Error() string {
	return fmt.Sprintf("sfen %q, column %d: %s", e.Text, e.Column, e.Cause)
}

// ParseSFEN reads a position, as [ParseSetup] does, and makes it playable as
// [Setup.Position] does.
func ParseSFEN(s string) (Position, Odd, error) {
	setup, err := ParseSetup(s)
	if err != nil {
		return Position{}, 0, err
	}
	p, odd, err := setup.Position()
	if err != nil {
		return Position{}, 0, &SFENError{s, 1, err.Error()}
	}
	return p, odd, nil
}

// ParseSetup reads SFEN: board, side to move, hands and, if given, the number
// of the move. A leading "position" and "sfen" are allowed; "startpos" is the
// even start. Pieces in hand may come in any order. The error is a [*SFENError].
func ParseSetup(s string) (Setup, error) {
	r := sfenReader{text: s}
	fields := r.fields()
	for len(fields) > 0 && (fields[0].text == "position" || fields[0].text == "sfen") {
		fields = fields[1:]
	}
	if len(fields) == 1 && fields[0].text == "startpos" {
		return ParseSetup(StartSFEN)
	}
	if len(fields) < 3 || len(fields) > 4 {
		return Setup{}, r.fail(0, "want board, side to move, hands and move number with blanks between, found %d parts", len(fields))
	}
	setup := Setup{Move: 1}
	if err := r.board(fields[0], &setup); err != nil {
		return Setup{}, err
	}
	switch fields[1].text {
	case "b":
	case "w":
		setup.Turn = White
	default:
		return Setup{}, r.fail(fields[1].at, "side to move is %q, want b or w", fields[1].text)
	}
	if err := r.hands(fields[2], &setup); err != nil {
		return Setup{}, err
	}
	if len(fields) == 4 {
		n, err := strconv.ParseUint(fields[3].text, 10, 16)
		if err != nil || n > mostMoves {
			return Setup{}, r.fail(fields[3].at, "move number is %q", fields[3].text)
		}
		setup.Move = max(int(n), 1)
	}
	return setup, nil
}

type sfenReader struct{ text string }

// field is a part of the text with its offset in bytes.
type field struct {
	text string
	at   int
}

func (r sfenReader) fail(at int, format string, args ...any) error {
	return &SFENError{r.text, at + 1, fmt.Sprintf(format, args...)}
}

func (r sfenReader) fields() []field {
	var out []field
	at := 0
	for _, part := range strings.SplitAfter(r.text, " ") {
		if t := strings.TrimSpace(part); t != "" {
			out = append(out, field{t, at + strings.Index(part, t)})
		}
		at += len(part)
	}
	return out
}

func (r sfenReader) board(f field, setup *Setup) error {
	rows := strings.Split(f.text, "/")
	if len(rows) != 9 {
		return r.fail(f.at, "the board has %d ranks, want 9", len(rows))
	}
	at := f.at
	for i, row := range rows {
		if err := r.row(field{row, at}, i+1, setup); err != nil {
			return err
		}
		at += len(row) + 1
	}
	return nil
}

func (r sfenReader) row(f field, rank int, setup *Setup) error {
	file := 9
	for i := 0; i < len(f.text); i++ {
		if c := f.text[i]; '1' <= c && c <= '9' {
			file -= int(c - '0')
			continue
		}
		end := i + 1
		if f.text[i] == '+' && end < len(f.text) {
			end++
		}
		pc, ok := parsePiece(f.text[i:end])
		if !ok {
			return r.fail(f.at+i, "no piece is written %q", whole(f.text[i:], end-i))
		}
		if file > 0 {
			setup.Board[NewSquare(file, rank)] = pc
		}
		file--
		i = end - 1
	}
	if file != 0 {
		return r.fail(f.at, "rank %c has %d squares, want 9", 'a'-1+rank, 9-file)
	}
	return nil
}

// whole returns the first n bytes of a text and the rest of a character that
// they cut.
func whole(s string, n int) string {
	for n < len(s) && !utf8.RuneStart(s[n]) {
		n++
	}
	return s[:n]
}

// parsePiece reads a piece in SFEN: capitals for Black.
func parsePiece(s string) (Piece, bool) {
	k, ok := ParseKind(s)
	if !ok {
		return NoPiece, false
	}
	if s == k.String() {
		return NewPiece(Black, k), true
	}
	return NewPiece(White, k), true
}

func (r sfenReader) hands(f field, setup *Setup) error {
	if f.text == "-" {
		return nil
	}
	for i := 0; i < len(f.text); i++ {
		start, n := i, 1
		for i < len(f.text) && '0' <= f.text[i] && f.text[i] <= '9' {
			i++
		}
		if i > start {
			n, _ = strconv.Atoi(f.text[start:i])
			if n < 1 || n > 200 {
				return r.fail(f.at+start, "%q pieces in hand", f.text[start:i])
			}
		}
		if i == len(f.text) {
			return r.fail(f.at+start, "a number in hand without a piece")
		}
		pc, ok := parsePiece(f.text[i : i+1])
		if !ok || !pc.Kind().InHand() {
			return r.fail(f.at+i, "%q cannot be in hand", whole(f.text[i:], 1))
		}
		held := &setup.Hands[pc.Color()][pc.Kind()]
		if int(*held)+n > 200 {
			return r.fail(f.at+start, "more than 200 pieces of a kind in hand")
		}
		*held += uint8(n)
	}
	return nil
}

// SFEN writes the position; hands come in the order R B G S N L P, Black's
// first.
func (p *Position) SFEN() string {
	s := p.Setup()
	return s.SFEN()
}

// SFEN writes the setup; hands come in the order R B G S N L P, Black's first.
func (s *Setup) SFEN() string {
	var b strings.Builder
	for rank := 1; rank <= 9; rank++ {
		if rank > 1 {
			b.WriteByte('/')
		}
		empty := 0
		for file := 9; file >= 1; file-- {
			pc := s.Board[NewSquare(file, rank)]
			if pc == NoPiece {
				empty++
				continue
			}
			if empty > 0 {
				b.WriteByte('0' + byte(empty))
				empty = 0
			}
			b.WriteString(pc.String())
		}
		if empty > 0 {
			b.WriteByte('0' + byte(empty))
		}
	}
	return fmt.Sprintf("%s %c %s %d", &b, s.Turn.String()[0], s.handText(), max(s.Move, 1))
}

func (s *Setup) handText() string {
	var b strings.Builder
	for c, h := range s.Hands {
		for _, k := range HandKinds {
			if h[k] > 1 {
				b.WriteString(strconv.Itoa(int(h[k])))
			}
			if h[k] > 0 {
				b.WriteString(NewPiece(Color(c), k).String())
			}
		}
	}
	if b.Len() == 0 {
		return "-"
	}
	return b.String()
}
