package quiz

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"terakoya/lessons"
	"terakoya/rules"
)

// legal, none and text begin or are what answers are kept as.
const (
	legal = "legal"
	none  = "none" // of squares or of an order
	text  = "="    // what was written follows
	skip  = "?"    // of [Sitting.Skip]
)

// EncodeResponse writes an answer to a step as a short text, to be kept: a move in
// USI, squares, the code of a verdict or ruling, a number (of an option from 0), a
// board in SFEN; of what was written, = and the text itself. What does not count
// at the kind of the step is not kept.
func EncodeResponse(s *lessons.Step, r lessons.Response) string {
	switch s.Kind {
	case lessons.PlayMove:
		return inUSI(r.Attempt)
	case lessons.TapSquares:
		return listed(r.Squares.Squares(), rules.Square.String)
	case lessons.Judgement:
		if r.Foul == rules.NoFoul {
			return legal
		}
		return r.Foul.String()
	case lessons.Choice:
		return strconv.Itoa(r.Option)
	case lessons.EnterNumber:
		return strconv.Itoa(r.Number)
	case lessons.RuleGame:
		return r.Ruling.String()
	case lessons.SetUp:
		board := rules.Setup{Board: r.Setup.Board}
		return strings.Fields(board.SFEN())[0]
	case lessons.PutInOrder:
		if len(s.Places) > 0 {
			return listed(r.Tapped, rules.Square.String)
		}
		return listed(r.Order, strconv.Itoa)
	case lessons.WriteMove:
		if s.Read {
			return inUSI(r.Attempt)
		}
		return text + r.Text
	case lessons.PlayLine:
		if r.Text != "" {
			return r.Text
		}
		return inUSI(r.Attempt)
	case lessons.Show:
	}
	return ""
}

// DecodeResponse reads what [EncodeResponse] has written at the same step. The
// error names the text and what is amiss.
func DecodeResponse(s *lessons.Step, kept string) (lessons.Response, error) {
	r, err := decoded(s, kept)
	if err != nil {
		return lessons.Response{}, fmt.Errorf("answer %q at %s: %w", kept, s.ID, err)
	}
	return r, nil
}

func decoded(s *lessons.Step, kept string) (r lessons.Response, err error) {
	known := true
	switch s.Kind {
	case lessons.PlayMove:
		r.Attempt, err = rules.ParseAttempt(kept)
	case lessons.TapSquares:
		var all []rules.Square
		all, err = unlisted(kept, readSquare)
		r.Squares = rules.SetOf(all...)
	case lessons.Judgement:
		if kept != legal {
			r.Foul, known = rules.ParseFoul(kept)
		}
	case lessons.Choice:
		r.Option, err = strconv.Atoi(kept)
	case lessons.EnterNumber:
		r.Number, err = strconv.Atoi(kept)
	case lessons.RuleGame:
		r.Ruling, known = lessons.ParseRuling(kept)
	case lessons.SetUp:
		var board rules.Setup
		board, err = rules.ParseSetup(kept + " b -")
		r.Setup.Board = board.Board
	case lessons.PutInOrder, lessons.WriteMove, lessons.PlayLine:
		return decodedLong(s, kept)
	case lessons.Show:
		known = false
	}
	if err == nil && !known {
		err = errNoAnswer
	}
	return r, err
}

// decodedLong is decoded for answers that are lists, or text.
func decodedLong(s *lessons.Step, kept string) (r lessons.Response, err error) {
	switch {
	case s.Kind == lessons.PutInOrder && len(s.Places) > 0:
		r.Tapped, err = unlisted(kept, readSquare)
	case s.Kind == lessons.PutInOrder:
		r.Order, err = unlisted(kept, strconv.Atoi)
	case s.Kind == lessons.PlayLine:
		var all []rules.Attempt
		if all, err = unlisted(kept, rules.ParseAttempt); len(all) > 0 {
			r.Attempt, r.Text = all[len(all)-1], kept
		} else if err == nil {
			err = errNoAnswer
		}
	case s.Read:
		r.Attempt, err = rules.ParseAttempt(kept)
	default:
		var written bool
		if r.Text, written = strings.CutPrefix(kept, text); !written {
			err = errNoAnswer
		}
	}
	return r, err
}

// errNoAnswer says that a text is no answer of this kind.
var errNoAnswer = errors.New("the question has no such answer")

// inUSI writes an attempt so that it can be read again: a square beside the board
// by the name of one that there is not.
func inUSI(a rules.Attempt) string {
	return strings.ReplaceAll(a.String(), rules.OffBoard.String(), "0a")
}

func listed[T any](all []T, write func(T) string) string {
	if len(all) == 0 {
		return none
	}
	parts := make([]string, len(all))
	for i, x := range all {
		parts[i] = write(x)
	}
	return strings.Join(parts, " ")
}

// unlisted reads what [listed] has written, with one blank between.
func unlisted[T any](list string, read func(string) (T, error)) ([]T, error) {
	if list == none {
		return nil, nil
	}
	var all []T
	for part := range strings.SplitSeq(list, " ") {
		x, err := read(part)
		if err != nil {
			return nil, err
		}
		all = append(all, x)
	}
	return all, nil
}

func readSquare(name string) (rules.Square, error) {
	sq, ok := rules.ParseSquare(name)
	if !ok {
		return sq, fmt.Errorf("%q is no square", name)
	}
	return sq, nil
}
