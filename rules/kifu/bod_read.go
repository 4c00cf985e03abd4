package kifu

import (
	"strings"
	"unicode"

	"terakoya/rules"
)

// bodKinds are the signs of diagrams: those that are written here and those of
// other programs and older sets.
var bodKinds = func() map[rune]rules.Kind {
	signs := map[rune]rules.Kind{
		'王': rules.King, '竜': rules.Dragon, '步': rules.Pawn, '仝': rules.PromotedLance, '今': rules.PromotedKnight,
	}
	for k, sign := range bodPieces {
		for _, c := range sign {
			signs[c] = rules.Kind(k)
		}
	}
	return signs
}()

// row reads a rank of a diagram: nine squares from file 9 to file 1, each a sign,
// with a v before the pieces of White. What stands behind the second bar, as a
// rule the number of the rank, is left out.
func (r *kifReader) row(line string) {
	st := &r.start
	st.row = r.here(line)
	if st.rows++; st.rows > 9 {
		r.fail(line, "a tenth row of the diagram")
		return
	}
	inside := strings.TrimLeft(line, "|｜")
	if end := strings.IndexAny(inside, "|｜"); end >= 0 {
		inside = inside[:end]
	}
	file, side := 9, rules.Black
	for i, c := range inside {
		kind, piece := bodKinds[c]
		switch {
		case c == 'v' || c == 'V' || c == 'ｖ' || c == '↓':
			side = rules.White
			continue
		case c == '^' || c == '↑' || unicode.IsSpace(c):
			continue
		case !piece && c != '・' && c != '.' && c != '．' && c != '･':
			r.fail(inside[i:], "row %d of the diagram: no piece is written so", st.rows)
			return
		}
		if piece && file > 0 {
			st.setup.Board[rules.NewSquare(file, st.rows)] = rules.NewPiece(side, kind)
		}
		file, side = file-1, rules.Black
	}
	if file != 0 {
		r.fail(line, "row %d of the diagram has %d squares, want 9", st.rows, 9-file)
	}
}

// hand reads what a side holds: 飛　金二　歩十八, なし for nothing.
func (r *kifReader) hand(line string, side rules.Color, held string) {
	hand := &r.start.setup.Hands[side]
	*hand, r.start.held = rules.Hand{}, r.here(line)
	rest := []rune(trim(held))
	if string(rest) == "なし" {
		return
	}
	for len(rest) > 0 {
		if unicode.IsSpace(rest[0]) || rest[0] == '、' {
			rest = rest[1:]
			continue
		}
		kind, known := bodKinds[rest[0]]
		if !known || !kind.InHand() {
			r.fail(string(rest), "no piece in hand is written so")
			return
		}
		n, used := parseNumeral(rest[1:])
		switch {
		case used == 0:
			n = 1
		case n < 1 || n > 18:
			r.fail(string(rest), "no set has so many pieces")
			return
		}
		hand[kind] += uint8(min(n, 200-int(hand[kind])))
		rest = rest[1+used:]
	}
}

// parseNumeral reads a number at the front, in kanji (十八) or in digits of
// either width, and returns how many characters it has.
func parseNumeral(s []rune) (n, used int) {
	for used < len(s) && used < 4 {
		c := s[used]
		digit := strings.IndexRune("〇一二三四五六七八九", c) / len("一")
		switch {
		case c == '十':
			n = max(n, 1) * 10
		case '0' <= c && c <= '9':
			n = n*10 + int(c-'0')
		case '０' <= c && c <= '９':
			n = n*10 + int(c-'０')
		case strings.ContainsRune("〇一二三四五六七八九", c) && used > 0 && s[used-1] == '十':
			n += digit
		case strings.ContainsRune("〇一二三四五六七八九", c):
			n = n*10 + digit
		default:
			return n, used
		}
		used++
	}
	return n, used
}
