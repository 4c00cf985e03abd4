package notation

import (
	"fmt"

	"terakoya/rules"
)

// Style is a way to write a single move.
type Style uint8

// The styles.
const (
	// Japanese is how books and newspapers write: ▲７六歩, △同　銀右不成.
	Japanese Style = iota
	// KIF is how KIF files write: ７六歩(77), ４八金打.
	KIF
	// CSA is how computer championships write: +7776FU, -0048KI.
	CSA
	// Western is the notation of Hodges, 1976: P-7f, G6ix5h, S*5b.
	Western
	// Hosking is the notation of Hosking, 1996: P-76, G69x58, S*52.
	Hosking
	// USI is how programs speak to each other: 7g7f, 8h2b+, P*5e.
	USI

	styles
)

var styleNames = [styles]string{"ja", "kif", "csa", "western", "hosking", "usi"}

// String returns the short name that the console tool uses, such as "ja".
func (s Style) String() string {
	if s >= styles {
		return ""
	}
	return styleNames[s]
}

// ParseStyle reads the short name of a style.
func ParseStyle(name string) (Style, bool) {
	for s, n := range styleNames {
		if n == name {
			return Style(s), true
		}
	}
	return 0, false
}

// Error says why a text is no move, or not one that could be meant here.
type Error struct {
	Text   string // the whole text
	Column int    // where the fault is, in characters, from 1
	Cause  string
	Reason Reason // the kind of fault, for those who do not read the cause
}

func (e *Error) Error() string {
	return fmt.Sprintf("move %q, column %d: %s", e.Text, e.Column, e.Cause)
}

// writers and readers hold one function a style.
var (
	writers = [styles]func(*rules.Position, rules.Attempt, rules.Square) string{
		Japanese: writeJapanese, KIF: writeKIF, CSA: writeCSA,
		Western: writeWestern, Hosking: writeHosking, USI: writeUSI,
	}
	readers = [styles]func(*rules.Position, string, rules.Square) (rules.Attempt, error){
		Japanese: readJapanese, KIF: readJapanese, CSA: readCSA,
		Western: readWestern, Hosking: readWestern, USI: readUSI,
	}
)

// Write writes an attempt in the position before it. prev is the square that
// the move before came to, or [rules.OffBoard].
//
// Legal moves are written so that no two share a text. A foul is written as
// nearly as the style can say it; where it cannot, as nothing stands on the
// origin or a square is beside the board, the text is USI.
func (s Style) Write(p *rules.Position, a rules.Attempt, prev rules.Square) string {
	if s >= styles {
		s = USI
	}
	return writers[s](p, a, prev)
}

// Read reads a move in the position before it; it need not be legal. prev is
// the square that the move before came to, or [rules.OffBoard]. The error is an
// [*Error].
//
// Japanese and KIF are read alike, and so are Western and Hosking: who writes
// one often uses a form of the other. Without an origin the piece is the one
// that can come to the square and that the text fits; of several, the one that
// can legally move. A text that says nothing but piece and square, and fits no
// piece on the board, is a drop if such a piece is in hand and the square empty.
// Silence about promotion means that the piece stays as it is.
func (s Style) Read(p *rules.Position, text string, prev rules.Square) (rules.Attempt, error) {
	if s >= styles {
		return rules.Attempt{}, &Error{Text: text, Column: 1, Cause: "no such style of notation", Reason: WantForm}
	}
	return readers[s](p, text, prev)
}
