package words

import (
	"fmt"
	"strings"

	"terakoya/lessons"
	"terakoya/rules"
)

// Figure is a position that shows what a term means.
type Figure struct {
	Setup  rules.Setup
	Marks  []lessons.Mark
	Arrows []lessons.Arrow
}

// ofHandicap is what comes before the key of a handicap, whose start is meant.
const ofHandicap = "handicap:"

// Figure reads the board of a term: SFEN, or "handicap:" and a key of
// [rules.Handicaps]. It is nil if the term has none. The error says what cannot be
// read, or which mark is for a board that is not there.
func (t Term) Figure() (*Figure, error) {
	if t.Board == "" {
		if len(t.Marks)+len(t.Arrows) > 0 {
			return nil, &FigureError{lessons.BadMark, fmt.Errorf("there are marks and arrows, but no board")}
		}
		return nil, nil
	}
	setup, err := boardOf(t.Board)
	if err != nil {
		return nil, &FigureError{lessons.BadSFEN, err}
	}
	f := &Figure{Setup: setup}
	for _, s := range t.Marks {
		mark, err := lessons.ParseMark(s, setup.Turn)
		if err != nil {
			return nil, &FigureError{lessons.BadMark, err}
		}
		f.Marks = append(f.Marks, mark)
	}
	for _, s := range t.Arrows {
		arrow, err := lessons.ParseArrow(s)
		if err != nil {
			return nil, &FigureError{lessons.BadArrow, err}
		}
		f.Arrows = append(f.Arrows, arrow)
	}
	return f, nil
}

func boardOf(board string) (rules.Setup, error) {
	key, handicap := strings.CutPrefix(board, ofHandicap)
	if !handicap {
		return rules.ParseSetup(board)
	}
	h, ok := rules.HandicapByKey(key)
	if !ok {
		return rules.Setup{}, fmt.Errorf("there is no handicap %q", key)
	}
	return h.Setup(), nil
}

// FigureError says what is amiss with the board of a term.
type FigureError struct {
	Code  lessons.Code
	Cause error
}

// Error is part of error.
func (e *FigureError) Error() string { return e.Cause.Error() }

// Unwrap returns the cause.
func (e *FigureError) Unwrap() error { return e.Cause }
