package words

import (
	"fmt"
	"strings"

	"terakoya/rules"
)

// Section is a part of what is said of a board: a heading and lines below it. It has one
// of them at least.
type Section struct {
	Title string // without a colon
	Lines []string
}

// kindsInWords is the order in which the pieces of a side are told: the king, then from
// the strongest to the pawn, each before what it promotes to.
var kindsInWords = [...]rules.Kind{
	rules.King, rules.Rook, rules.Dragon, rules.Bishop, rules.Horse, rules.Gold, rules.Silver, rules.PromotedSilver,
	rules.Knight, rules.PromotedKnight, rules.Lance, rules.PromotedLance, rules.Pawn, rules.Tokin,
}

// Position tells a position without a picture: who is to move, then the pieces of each
// side and what it has in hand. The names are those of the sides, by rules.Color; an empty
// one stands for that of an even game.
func (w *Words) Position(s rules.Setup, names [2]string) []Section {
	all := []Section{{Lines: []string{w.Say("boardText.turn", Args{"side": w.named(names, s.Turn)})}}}
	for _, c := range []rules.Color{rules.Black, rules.White} {
		args := Args{"side": w.named(names, c)}
		all = append(all,
			Section{w.Say("boardText.pieces", args), w.orNothing(w.onBoard(s, c))},
			Section{w.Say("boardText.hand", args), w.orNothing(w.inHand(s.Hands[c]))})
	}
	return all
}

func (w *Words) named(names [2]string, c rules.Color) string {
	if names[c] != "" {
		return names[c]
	}
	return w.Side(c)
}

// onBoard tells where the pieces of a side stand, a kind a line.
func (w *Words) onBoard(s rules.Setup, c rules.Color) (lines []string) {
	for _, k := range kindsInWords {
		var at []rules.Square
		for sq, pc := range s.Board {
			if pc == rules.NewPiece(c, k) {
				at = append(at, rules.Square(sq))
			}
		}
		if len(at) > 0 {
			lines = append(lines, w.Say("boardText.kind", Args{"piece": w.Piece(k), "squares": w.Squares(at)}))
		}
	}
	return lines
}

// inHand tells how many of each kind are in a hand, a kind a line.
func (w *Words) inHand(h rules.Hand) (lines []string) {
	for _, k := range rules.HandKinds {
		if n := h.Count(k); n > 0 {
			lines = append(lines, w.Say("boardText.held", Args{"piece": w.Piece(k), "count": fmt.Sprint(n)}))
		}
	}
	return lines
}

func (w *Words) orNothing(lines []string) []string {
	if len(lines) == 0 {
		return []string{w.Say("boardText.none", nil)}
	}
	return lines
}

// LastMove tells the last move from where it came from, unless it was a drop, and where it
// went; the setup is the one after it. It is empty without squares.
func (w *Words) LastMove(s rules.Setup, last []rules.Square) string {
	if len(last) == 0 {
		return ""
	}
	to := last[len(last)-1]
	args := Args{"from": w.Square(last[0]), "square": w.Square(to), "piece": w.Piece(s.Board[to].Kind())}
	switch {
	case s.Board[to] == rules.NoPiece: // as where a position is shown that is not the game's
		return w.Squares(last)
	case len(last) == 1:
		return w.Say("boardText.lastDrop", args)
	}
	return w.Say("boardText.lastMove", args)
}

// Plain writes sections as text to be copied: each heading with its lines below it, and a
// blank line between two sections.
func Plain(sections []Section) string {
	var out []string
	for _, s := range sections {
		text := strings.Join(s.Lines, "\n")
		if s.Title != "" {
			text = strings.TrimSuffix(s.Title+"\n"+text, "\n")
		}
		out = append(out, text)
	}
	return strings.Join(out, "\n\n") + "\n"
}
