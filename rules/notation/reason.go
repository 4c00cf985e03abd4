package notation

// Reason says why a text is no move. The list is closed: whoever shows errors to
// learners has a sentence for each, while Cause quotes the text in English.
type Reason uint8

// The reasons. First what was expected where the text stops being a move, then
// what the text says that is not so in the position.
const (
	WantForm   Reason = iota // the form of the style, such as 7g7f
	WantSquare               // a square to come to
	WantRank                 // the rank after a file
	WantPiece                // the name of a piece
	WantFlip                 // a piece that has a promoted side
	WantMark                 // a mark that goes with a move, not this sign
	WantOrigin               // the square of origin in digits
	WantEnd                  // nothing: the move has ended
	WantOnce                 // a mark that is not there already, nor excluded by another
	OtherSide                // the mark is that of the side not to move
	NoneBefore               // 同, and there was no move before
	NotSame                  // 同 stands for another square
	DropOrigin               // a drop comes from no square of the board
	NoCapture                // a capture where nothing stands
	NotThere                 // no such piece on the origin
	NoneComes                // no piece of that kind can come there
	MarkUntrue               // none of those that can come fits the marks
	Several                  // several can come, and the text does not tell them apart
	NoneLegal                // several can come, none legally

	reasons
)

var reasonNames = [reasons]string{
	"want-form", "want-square", "want-rank", "want-piece", "want-flip", "want-mark", "want-origin", "want-end",
	"want-once", "other-side", "none-before", "not-same", "drop-origin", "no-capture", "not-there", "none-comes",
	"mark-untrue", "several", "none-legal",
}

// String returns the name of the reason, such as "none-comes".
func (r Reason) String() string {
	if r >= reasons {
		return ""
	}
	return reasonNames[r]
}

// OfForm reports whether the text has not the form of a move; else it has, but
// means none in the position.
func (r Reason) OfForm() bool { return r < OtherSide }

// AllReasons lists every reason.
var AllReasons = func() (all []Reason) {
	for r := range reasons {
		all = append(all, r)
	}
	return all
}()
