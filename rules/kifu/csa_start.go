package kifu

import (
	"fmt"

	"terakoya/rules"
)

// csaCodes are the two letters of each kind.
var csaCodes = [...]string{
	rules.Pawn: "FU", rules.Lance: "KY", rules.Knight: "KE", rules.Silver: "GI", rules.Gold: "KI",
	rules.Bishop: "KA", rules.Rook: "HI", rules.King: "OU", rules.Tokin: "TO",
	rules.PromotedLance: "NY", rules.PromotedKnight: "NK", rules.PromotedSilver: "NG",
	rules.Horse: "UM", rules.Dragon: "RY",
}

func csaKind(code string) (rules.Kind, bool) {
	for k, c := range csaCodes {
		if c == code && c != "" {
			return rules.Kind(k), true
		}
	}
	return rules.NoKind, false
}

// csaStart is the start as the lines with P give it.
type csaStart struct {
	setup  rules.Setup
	even   bool // PI
	rows   uint // bit n is set once row Pn has been read
	placed bool // any line with P
	line   int  // of the first of them
}

// place reads a statement that begins with P.
func (r *csaReader) place(s string) {
	g := &r.game
	if g.build != nil {
		r.fail(r.at, s, "the start after the moves; games are parted by a line with a slash")
		return
	}
	if !g.start.placed {
		g.start.placed, g.start.line = true, r.line
	}
	switch c := s[1]; {
	case c == 'I':
		r.placeEven(s)
	case c == '+':
		r.placePieces(s, rules.Black)
	case c == '-':
		r.placePieces(s, rules.White)
	case '1' <= c && c <= '9':
		r.placeRow(s, int(c-'0'))
	default:
		r.fail(r.at, s, "no statement of CSA begins so; want PI, P1 to P9, P+ or P-")
	}
}

// placeEven reads PI: the even start, and pieces removed from it, as PI82HI22KA.
func (r *csaReader) placeEven(s string) {
	st := &r.game.start
	if st.even || st.rows != 0 || st.setup != (rules.Setup{}) {
		r.fail(r.at, s, "PI after other lines of the start")
		return
	}
	st.even, st.setup = true, rules.Handicaps[0].Setup()
	for i := 2; i < len(s); i += 4 {
		sq, kind, ok := csaPlace(s[i:])
		switch {
		case !ok || !sq.OnBoard():
			r.fail(r.at+i, s[i:], "a removed piece is written like 82HI")
			return
		case st.setup.Board[sq] == rules.NoPiece || st.setup.Board[sq].Kind() != kind:
			r.fail(r.at+i, s[i:i+4], "the even start has no such piece there")
			return
		}
		st.setup.Board[sq] = rules.NoPiece
	}
}

// csaPlace reads a square in two digits and a kind; 00 is the hand, for which
// the square is off the board.
func csaPlace(s string) (rules.Square, rules.Kind, bool) {
	if len(s) < 4 || !isDigits(s[:2]) {
		return rules.OffBoard, rules.NoKind, false
	}
	kind, ok := csaKind(s[2:4])
	sq := rules.NewSquare(int(s[0]-'0'), int(s[1]-'0'))
	return sq, kind, ok && (sq.OnBoard() || s[:2] == "00")
}

// placeRow reads P1 to P9: nine squares from file 9 to file 1, each a side and a
// kind, or a star. Blanks between them are often lost on the way, so that they
// are not counted; the stars are.
func (r *csaReader) placeRow(s string, rank int) {
	st := &r.game.start
	switch {
	case st.even:
		r.fail(r.at, s, "row P%d after PI; a file has the one or the other", rank)
		return
	case st.rows&(1<<rank) != 0:
		r.fail(r.at, s, "row P%d stands here again", rank)
		return
	}
	st.rows |= 1 << rank
	file := 9
	for i := 2; i < len(s); i++ {
		if s[i] == ' ' {
			continue
		}
		pc, n := csaCell(s[i:])
		if n == 0 {
			r.fail(r.at+i, s[i:], "row P%d: a square is written like +FU, or like * if empty", rank)
			return
		}
		if file > 0 && pc != rules.NoPiece {
			sq := rules.NewSquare(file, rank)
			if st.setup.Board[sq] != rules.NoPiece {
				r.fail(r.at+i, s[i:], "row P%d: a piece stands on this square already", rank)
				return
			}
			st.setup.Board[sq] = pc
		}
		file--
		i += n - 1
	}
	if file != 0 {
		r.fail(r.at, s, "row P%d has %d squares, want 9", rank, 9-file)
	}
}

// csaCell reads a square of a row and returns how many bytes it has, 0 if it
// cannot be read.
func csaCell(s string) (rules.Piece, int) {
	if s[0] == '*' {
		return rules.NoPiece, 1
	}
	if len(s) < 3 || s[0] != '+' && s[0] != '-' {
		return rules.NoPiece, 0
	}
	kind, ok := csaKind(s[1:3])
	if !ok {
		return rules.NoPiece, 0
	}
	side := rules.Black
	if s[0] == '-' {
		side = rules.White
	}
	return rules.NewPiece(side, kind), 3
}

// placePieces reads P+ and P-: single pieces, as 59OU, in hand 00KI; 00AL is
// every piece that stands nowhere yet.
func (r *csaReader) placePieces(s string, side rules.Color) {
	st := &r.game.start
	for i := 2; i < len(s); i += 4 {
		if s[i:] == "00AL" {
			st.rest(side)
			return
		}
		sq, kind, ok := csaPlace(s[i:])
		switch {
		case !ok:
			r.fail(r.at+i, s[i:], "a piece is written like 59OU, one in hand like 00KI")
			return
		case sq.OnBoard() && st.setup.Board[sq] != rules.NoPiece:
			r.fail(r.at+i, s[i:i+4], "a piece stands on this square already")
			return
		case sq.OnBoard():
			st.setup.Board[sq] = rules.NewPiece(side, kind)
			continue
		case !kind.InHand():
			r.fail(r.at+i, s[i:i+4], "this piece cannot be in hand")
			return
		case st.setup.Hands[side].Count(kind) >= kind.InSet():
			r.fail(r.at+i, s[i:i+4], "more pieces in hand than a set has")
			return
		}
		st.setup.Hands[side][kind]++
	}
}

// rest gives a side every piece that is neither on the board nor in hand.
func (st *csaStart) rest(side rules.Color) {
	for _, kind := range rules.HandKinds {
		all := kind.InSet()
		for _, pc := range st.setup.Board {
			if pc != rules.NoPiece && pc.Kind().Base() == kind {
				all--
			}
		}
		all -= st.setup.Hands[rules.Black].Count(kind) + st.setup.Hands[rules.White].Count(kind)
		st.setup.Hands[side][kind] += uint8(max(all, 0))
	}
}

// begin makes the position to play from.
func (r *csaReader) begin(turn rules.Color) {
	st := &r.game.start
	switch {
	case !st.placed:
		r.warn("", "no line tells the start; it is taken for the even start")
		r.placeEven("PI")
	case st.rows != 0 && st.rows != 0x3fe:
		for rank := 1; rank <= 9; rank++ {
			if st.rows&(1<<rank) == 0 {
				r.fail(r.at, "", "row P%d is missing", rank)
				return
			}
		}
	}
	st.setup.Turn, st.setup.Move = turn, 1
	start, odd, err := st.setup.Position()
	if err != nil {
		r.fail(r.at, "", "no game can start so: %v", err)
		r.fault.of(FaultStart)
		return
	}
	if odd != 0 {
		r.game.warnings = append(r.game.warnings, Fault{
			Line: st.line, Column: 1, Cause: fmt.Sprintf("the start is odd: %v", odd),
		})
	}
	r.game.build = newBuilder(start)
	r.game.build.nodes = r.nodes
}
