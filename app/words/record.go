package words

import (
	"strings"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/notation"
)

// Record writes a move as records do, with the sign of its side: ▲5八金右, ▲G4i-5h.
// No two moves of a position are written alike. The position is the one before the
// move, and prev where the move before came to, or [rules.OffBoard].
func (w *Words) Record(p *rules.Position, m rules.Move, prev rules.Square) string {
	sign := Sign(p.Turn())
	if w.Language == lessons.English {
		return sign + notation.Western.Write(p, m.Attempt(), prev)
	}
	text := strings.TrimLeft(notation.Japanese.Write(p, m.Attempt(), prev), "▲△")
	return sign + w.recordForm().Replace(text)
}

// recordForm turns what Japanese programs write into what is read here: digits of
// half width, no blank, and the letters of the language.
func (w *Words) recordForm() *strings.Replacer {
	pairs := []string{"　", ""}
	for i, wide := range []rune("０１２３４５６７８９") {
		pairs = append(pairs, string(wide), string(rune('0'+i)))
	}
	for _, k := range rules.AllKinds {
		letter := w.Say("play.letter."+lessons.PieceKey(k), nil)
		if k.IsPromoted() && len([]rune(letter)) > 1 {
			continue // 成銀 is made of signs that are there
		}
		pairs = append(pairs, japaneseLetters[k], letter)
	}
	return strings.NewReplacer(pairs...)
}

// japaneseLetters are the kinds as Japanese records write them.
var japaneseLetters = map[rules.Kind]string{
	rules.Pawn: "歩", rules.Lance: "香", rules.Knight: "桂", rules.Silver: "銀", rules.Gold: "金",
	rules.Bishop: "角", rules.Rook: "飛", rules.King: "玉", rules.Tokin: "と", rules.Horse: "馬", rules.Dragon: "龍",
	rules.PromotedLance: "成香", rules.PromotedKnight: "成桂", rules.PromotedSilver: "成銀",
}
