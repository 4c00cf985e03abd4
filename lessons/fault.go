package lessons

import (
	"fmt"
)

// Code says what kind of fault was found in a lesson file. The list is closed;
// the guide for teachers explains each.
type Code uint8

// The codes. First those of a file that cannot be read, then those of its keys,
// of what a step asks, of what the law finds to be otherwise, and of the texts.
const (
	Unreadable Code = iota // the file cannot be read
	NotUTF8
	BrokenTOML
	NotShipped // the name would be left out of the program
	UnknownKey
	WrongType
	Missing
	MissingLanguage
	SaidTwice
	DuplicateID
	ForeignKey // a key of another kind of step
	UnknownKind
	UnknownTerm
	NoStep
	BadRules
	BadPieces
	BadSFEN
	Unplayable
	OddPosition
	BadMoves
	BadMark
	BadArrow
	BadArea
	OutOfArea // a step shows less of the board than it is about
	BadSquare
	BadGoal
	BadAccept
	BadAsk
	BadAmong
	BadExpect
	Disproved // what the file expects is not so
	BadAction
	BadOffer
	ShortOffer
	OfferLacksTruth
	OptionsRight
	OptionsAlike
	BadClaim
	BadTarget
	SetUpAlready
	BadOrder
	ShortOrder
	NothingToPlace
	BadStyle
	BadLine
	NoLine
	LineEndsWithScript
	ParBeaten
	NoAnswer
	AllRight
	NoneRight
	Twin
	BadLevel
	BadSide
	BadMix
	BadDrill     // the generator finds nothing, or is not there
	DrillAnswers // answers that the generator wants are missing, or too many
	BadBlank     // a blank in a text that nothing fills
	GivenAway    // the answer can be guessed from what is usual
	TooLong
	LongSentence
	NoRoom // a text is longer than its box in the largest type
	NoGlyph
	RefusedTerm // the glossary renders it otherwise
	ForeignWord // a word of the other Chinese
	WrongWord   // the glossary has another word for what the text is about
	BelowFloor  // the course has less of something than it has to

	codes
)

var codeNames = [codes]string{
	"unreadable", "not-utf8", "broken-toml", "not-shipped", "unknown-key", "wrong-type", "missing",
	"missing-language", "said-twice", "duplicate-id", "foreign-key", "unknown-kind", "unknown-term", "no-step",
	"bad-rules", "bad-pieces", "bad-sfen", "unplayable", "odd-position", "bad-moves", "bad-mark", "bad-arrow",
	"bad-area", "out-of-area",
	"bad-square", "bad-goal", "bad-accept", "bad-ask", "bad-among", "bad-expect", "disproved", "bad-action",
	"bad-offer", "short-offer", "offer-lacks-truth", "options-right", "options-alike", "bad-claim", "bad-target",
	"set-up-already", "bad-order", "short-order", "nothing-to-place", "bad-style", "bad-line", "no-line",
	"line-ends-with-script", "par-beaten", "no-answer", "all-right", "none-right", "twin", "bad-level", "bad-side",
	"bad-mix", "bad-drill", "drill-answers", "bad-blank", "given-away", "too-long", "long-sentence",
	"no-room", "no-glyph", "refused-term", "foreign-word", "wrong-word", "below-floor",
}

// String returns the code as lint prints it, such as "bad-sfen".
func (c Code) String() string { return codeNames[c] }

// AllCodes lists every code.
var AllCodes = func() (all []Code) {
	for c := range codes {
		all = append(all, c)
	}
	return all
}()

// Fault is something wrong in a lesson file.
type Fault struct {
	File  string
	Line  int    // from 1
	Step  string // the id of the step or drill, if it is in one
	Code  Code
	Cause string
	Found string // what the rules found instead of what the file states
}

func (f Fault) Error() string { return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Cause) }
