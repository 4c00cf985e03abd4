package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

var (
	_ fyne.Widget            = (*Board)(nil)
	_ fyne.Tappable          = (*Board)(nil)
	_ fyne.SecondaryTappable = (*Board)(nil)
	_ fyne.Draggable         = (*Board)(nil)
	_ fyne.Focusable         = (*Board)(nil)
	_ desktop.Hoverable      = (*Board)(nil)
	_ desktop.Cursorable     = (*Board)(nil)
)

// Board is a board with both stands. It shows what it is given and reports what
// the user tries; whether that is legal is not its business.
//
// A piece is taken up by a click and brought to its square by another, or
// dragged. A right click or Escape puts it down; with nothing held, a right
// click asks for a menu. The arrow keys move a cursor
// over the board and the stands, Enter and Space click there.
type Board struct {
	widget.BaseWidget

	// OnAttempt is called when the user brings a piece to a square. Promotion is
	// already chosen.
	OnAttempt func(rules.Attempt)
	// Choice tells whether the user may choose between promoting and not; if
	// nil, never.
	Choice func(rules.Attempt) bool
	// OnChoose is called with the piece when that choice is asked for. It ends in
	// OnAttempt, or in OnHold if it is called off.
	OnChoose func(rules.Piece)
	// OnPick, if set, is called for each square that is clicked; nothing is taken
	// up then.
	OnPick func(rules.Square)
	// OnBring, if set beside OnPick, lets pieces be dragged all the same, and is called
	// when one was: to is [rules.OffBoard] if it was let go beside the squares. OnCarry
	// is called on the way, with the piece and the pointer's place within the board, in
	// units, and at the end with NoPiece. It draws the piece, since that may leave the
	// board.
	OnBring func(from, to rules.Square)
	OnCarry func(pc rules.Piece, at fyne.Position)
	// LeaveEnter leaves the Enter key to OnKey; only Space clicks at the cursor then.
	LeaveEnter bool
	// OnHold is called when a piece is taken up, and with NoPiece when it is put
	// down.
	OnHold func(rules.Piece)
	// Targets tells where a piece may go that is taken up: from its square, or of
	// a kind in hand, with an OffBoard square. They are marked while it is held. If
	// nil, none are.
	Targets func(from rules.Square, drop rules.Kind) rules.SquareSet
	// OnMenu is called for a right click, or the menu key, while nothing is held;
	// the position is within the window, in units.
	OnMenu func(at fyne.Position)
	// OnKey is called for keys that the board does not use.
	OnKey func(*fyne.KeyEvent)

	art      *pieceart.Artist
	gesture  gesture
	geo      geometry
	marks    Marks
	style    Style
	names    [2]StandName
	drag     *pull
	pulling  bool // the pointer is down and moving, even if the drag was called off
	hover    place
	focused  bool
	tabbed   bool // the focus came by Tab, not by a click
	clicked  bool // a click is bringing it
	keyed    bool // the cursor of the keyboard is shown
	locked   bool
	choosing *chooser
	offered  rules.SquareSet // what Targets said
	renderer *boardRenderer
	motion   *motion
	animate  func(time.Duration, func(float32)) func()
	placed   bool    // what is being tried lies on its target already
	fixed    float32 // the scale, if it is not that of the window
}

// Style is how a board is drawn.
type Style struct {
	Set    pieceart.Set
	Turned bool            // gote sits at the bottom
	Right  pieceart.Script // of the ranks at the right; the other one is at the left
	Bare   bool            // without coordinates, for a small picture
	Large  bool            // what is written on it can be read from the back of a room
	Stands bool            // pieces in hand are shown
	Area   rules.SquareSet // what is shown of the board, enlarged; empty for all of it
	Senior Senior          // whose king is written 王
	Still  bool            // nothing moves; what changes is there at once
	Words  ChooserWords
}

// Senior says whose king is written 王, that of the higher player; the other is
// written 玉.
type Senior uint8

// The seniors. Uwate, and gote if both are of one strength, is White.
const (
	SeniorWhite Senior = iota
	SeniorBlack
	SeniorNone
)

func (s Senior) is(c rules.Color) bool {
	switch s {
	case SeniorWhite:
		return c == rules.White
	case SeniorBlack:
		return c == rules.Black
	case SeniorNone:
	}
	return false
}

// ChooserWords are the two answers of the promotion chooser.
type ChooserWords struct{ Promote, Stay string }

// StandName is what stands beside a stand: the side, and who plays it.
type StandName struct{ Side, Player string }

// NewBoard returns an empty board.
func NewBoard(art *pieceart.Artist) *Board {
	b := &Board{art: art, gesture: newGesture(), hover: nowhere, animate: animate}
	b.style = Style{Set: pieceart.OneKanji, Right: pieceart.Kanji, Stands: true}
	b.ExtendBaseWidget(b)
	return b
}

// SetSetup shows a position. A piece taken up is put down, and what moves is at
// its goal.
func (b *Board) SetSetup(s rules.Setup) {
	b.rest()
	b.lay(s)
	b.Refresh()
}

func (b *Board) lay(s rules.Setup) {
	b.gesture.setup = s
	b.gesture.held = nowhere
	if b.gesture.pieceAt(b.gesture.cursor) == rules.NoPiece && !b.gesture.cursor.square.OnBoard() {
		b.gesture.cursor = center
	}
	b.drop()
}

// SetMarks shows marks in place of those before.
func (b *Board) SetMarks(m Marks) {
	b.marks = m
	b.Refresh()
}

// SetStyle changes how the board is drawn.
func (b *Board) SetStyle(s Style) {
	if b.style == s {
		return
	}
	b.rest()
	b.style = s
	b.Refresh()
}

// SetNames says who sits at the stands, by rules.Color.
func (b *Board) SetNames(n [2]StandName) {
	if b.names == n {
		return
	}
	b.names = n
	b.Refresh()
}

// SetLocked keeps the user from trying anything.
func (b *Board) SetLocked(locked bool) {
	if b.locked == locked {
		return
	}
	b.locked = locked
	b.gesture.held, b.hover = nowhere, nowhere
	b.drop()
	b.Refresh()
}

// Style returns how the board is drawn.
func (b *Board) Style() Style { return b.style }

// Held returns the piece that is taken up, or NoPiece.
func (b *Board) Held() rules.Piece { return b.gesture.pieceAt(b.gesture.held) }

// Keyed returns the square on which the cursor of the keyboard is shown, or
// [rules.OffBoard].
func (b *Board) Keyed() rules.Square {
	if !b.focused || !b.keyed {
		return rules.OffBoard
	}
	return b.gesture.cursor.square
}

// SquareRect returns where a square lies within the board, in units.
func (b *Board) SquareRect(s rules.Square) (fyne.Position, fyne.Size) {
	return b.geo.rectOf(onSquare(s))
}

// HandRect returns where a kind in hand lies within the board, in units; an
// empty size if it is not there.
func (b *Board) HandRect(c rules.Color, k rules.Kind) (fyne.Position, fyne.Size) {
	return b.geo.rectOf(inHand(c, k))
}

// BoardRect returns where the wood lies within the widget, in units.
func (b *Board) BoardRect() (fyne.Position, fyne.Size) {
	px := b.geo.style().Size()
	return b.geo.boardAt(), fyne.NewSize(b.geo.units(px.X), b.geo.units(px.Y))
}

// MinSize is small: the board takes what room it is given.
func (b *Board) MinSize() fyne.Size {
	b.ExtendBaseWidget(b)
	return fyne.NewSquareSize(minBoard)
}

const minBoard = 240

// CreateRenderer is part of fyne.Widget.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	b.renderer = &boardRenderer{board: b}
	b.renderer.Refresh()
	return b.renderer
}
