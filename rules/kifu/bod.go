package kifu

import (
	"fmt"
	"io"
	"strings"

	"terakoya/rules"
)

// BODOptions says how a diagram is written. The zero value suits an even game.
type BODOptions struct {
	// Handicap names the sides 上手 (uwate, White) and 下手 (shitate, Black)
	// instead of 後手 and 先手.
	Handicap bool
	// Count adds how many moves have been made, as 手数＝6 まで.
	Count bool
}

// bodPieces is how a diagram shows each kind, in one character: the promoted
// silver, knight and lance have signs of their own, and either king is 玉.
var bodPieces = [...]string{
	rules.Pawn: "歩", rules.Lance: "香", rules.Knight: "桂", rules.Silver: "銀", rules.Gold: "金",
	rules.Bishop: "角", rules.Rook: "飛", rules.King: "玉", rules.Tokin: "と",
	rules.PromotedLance: "杏", rules.PromotedKnight: "圭", rules.PromotedSilver: "全",
	rules.Horse: "馬", rules.Dragon: "龍",
}

const (
	bodFiles = "  ９ ８ ７ ６ ５ ４ ３ ２ １\n"
	bodEdge  = "+---------------------------+\n"
)

// WriteBOD draws s: White's hand, the board seen from Black's side, Black's hand
// and the side to move.
//
//	後手の持駒：なし
//	  ９ ８ ７ ６ ５ ４ ３ ２ １
//	+---------------------------+
//	|v香v桂v銀v金v玉v金v銀v桂v香|一
//	...
//	+---------------------------+
//	先手の持駒：角　歩二
//	先手番
//
// A piece of White has a v before it. Programs leave out the last line when
// Black is to move, or write it; here it always stands. Lines end in a line
// feed. Anything that can be drawn is written; the error is that of w. The form
// is that of the KIF specification of 2 August 2024.
func WriteBOD(w io.Writer, s rules.Setup, o BODOptions) error {
	sides := [2]string{rules.Black: "先手", rules.White: "後手"}
	if o.Handicap {
		sides = [2]string{rules.Black: "下手", rules.White: "上手"}
	}
	var b strings.Builder
	bodHand(&b, sides[rules.White], s.Hands[rules.White])
	b.WriteString(bodFiles + bodEdge)
	for rank := 1; rank <= 9; rank++ {
		bodRow(&b, &s, rank)
	}
	b.WriteString(bodEdge)
	bodHand(&b, sides[rules.Black], s.Hands[rules.Black])
	if o.Count {
		fmt.Fprintf(&b, "手数＝%d まで\n", max(s.Move, 1)-1)
	}
	b.WriteString(sides[s.Turn] + "番\n")
	_, err := io.WriteString(w, b.String())
	return err
}

func bodRow(b *strings.Builder, s *rules.Setup, rank int) {
	b.WriteByte('|')
	for file := 9; file >= 1; file-- {
		switch pc := s.Board[rules.NewSquare(file, rank)]; {
		case pc == rules.NoPiece:
			b.WriteString(" ・")
		case pc.Color() == rules.White:
			b.WriteString("v" + bodPieces[pc.Kind()])
		default:
			b.WriteString(" " + bodPieces[pc.Kind()])
		}
	}
	b.WriteString("|" + numeral(rank) + "\n")
}

// bodHand writes a hand, the great pieces first; more than one of a kind is
// counted.
func bodHand(b *strings.Builder, side string, h rules.Hand) {
	var held []string
	for _, k := range rules.HandKinds {
		switch n := h.Count(k); n {
		case 0:
		case 1:
			held = append(held, bodPieces[k])
		default:
			held = append(held, bodPieces[k]+numeral(n))
		}
	}
	if held == nil {
		held = []string{"なし"}
	}
	b.WriteString(side + "の持駒：" + strings.Join(held, "　") + "\n")
}
