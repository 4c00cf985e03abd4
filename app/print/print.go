// Package print puts on paper what a class works with: exercises and the answers to
// them, certificates and tables as PDF, a position as PDF or PNG. It knows no
// windows and no files: everything is written to an io.Writer, in the language of
// [Options], and the same thing twice gives the same bytes.
//
// Lengths are points, 72 to the inch, from the upper left corner of a page. Text
// stays text: it can be selected, searched and read aloud.
//
//	q, err := print.Exercise(w, &step)
//	sheet := print.Worksheet{Title: "Two pawns", Questions: []print.Question{q}}
//	err = print.WriteWorksheet(file, sheet, print.Options{Words: w, Page: print.A4})
package print

import (
	"errors"
	"time"

	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// Page is a size of paper.
type Page uint8

// The sizes.
const (
	A4     Page = iota // 210 × 297 mm
	Letter             // 8.5 × 11 inches
)

// Pages lists every size.
var Pages = [...]Page{A4, Letter}

// String returns "a4" or "letter".
func (p Page) String() string {
	switch p {
	case A4:
		return "a4"
	case Letter:
		return "letter"
	}
	return ""
}

// Options are how something is printed.
type Options struct {
	Words *words.Words // the language; never nil
	Page  Page
	Set   pieceart.Set // what stands on the pieces; the guide's marks are left out in PDF
}

// Question is one exercise on paper, its texts in the language of [Options].
type Question struct {
	Setup       rules.Setup
	Board       bool            // the setup is drawn
	Turned      bool            // as gote sees it
	Handicap    bool            // the sides are called shitate and uwate
	Text        string          // words between ** are bold
	Task        string          // how it is answered on paper; empty for the usual words
	Choices     []string        // to be ticked; without, there are lines to write on
	Area        rules.SquareSet // the part of the board that is drawn; empty for all of it
	Marks       []Mark          // drawn with the question
	Answer      string          // never empty
	Reason      string          // may be empty
	AnswerMarks []Mark          // drawn beside the answer; with none there is no diagram
	AnswerSetup *rules.Setup    // the board of the answer, where it is another; may be nil
}

// Worksheet is exercises under one title.
type Worksheet struct {
	Title, Sub string // Sub may be empty
	Questions  []Question
	Code       string // of the quiz, printed in the foot; may be empty
}

// ErrNoQuestion is a worksheet without a question.
var ErrNoQuestion = errors.New("print: a worksheet needs a question")

// Certificate says what a learner has passed.
type Certificate struct {
	Learner, Title, Line string // a name, what was passed, a sentence about it
	Date                 time.Time
	Score                string // may be empty
}

// Table is rows under columns. Widths are shares of the width of the page, one for
// each column.
type Table struct {
	Title, Sub string
	Columns    []string
	Widths     []float64
	Rows       [][]string
}
