package pieceart

import "terakoya/rules"

// Set is a way of writing on the pieces.
type Set uint8

// The sets.
const (
	TwoKanji Set = iota // 歩兵 as on real pieces
	OneKanji            // 歩 alone, large
	Guide               // 歩 alone, with marks around it that show how the piece moves
)

// Sets lists every set.
var Sets = [...]Set{TwoKanji, OneKanji, Guide}

// String returns "two-kanji", "one-kanji" or "guide".
func (s Set) String() string {
	switch s {
	case TwoKanji:
		return "two-kanji"
	case OneKanji:
		return "one-kanji"
	case Guide:
		return "guide"
	}
	return ""
}

// lettering is what a set writes on each kind, and where.
type lettering struct {
	text   [rules.Dragon + 1]string
	higher string // the king of the higher player
	lone   layout // for one character
	pair   layout // for two, one below the other
	guided bool   // marks show the movement
}

// layout gives the size of a character, as the smaller of a share of the
// box's height and a share of its width, and the heights of the characters'
// centres in the box, 0 at the point of the piece and 1 at its base.
type layout struct {
	perHeight, perWidth float64
	centres             []float64
}

// letterings has one table for each set; a further set begins with its table here.
var letterings = [...]lettering{
	TwoKanji: {
		text: [...]string{
			rules.Pawn: "歩兵", rules.Lance: "香車", rules.Knight: "桂馬", rules.Silver: "銀将",
			rules.Bishop: "角行", rules.Rook: "飛車", rules.Gold: "金将", rules.King: "玉将",
			rules.Tokin: "と", rules.PromotedLance: "成香", rules.PromotedKnight: "成桂",
			rules.PromotedSilver: "成銀", rules.Horse: "龍馬", rules.Dragon: "龍王",
		},
		higher: "王将",
		lone:   layout{0.62, 0.80, []float64{0.575}},
		pair:   layout{0.405, 0.56, []float64{0.338, 0.733}},
	},
	OneKanji: {
		text:   loneKanji,
		higher: "王",
		lone:   layout{0.66, 0.74, []float64{0.57}},
	},
	Guide: {
		text:   loneKanji,
		higher: "王",
		lone:   layout{0.47, 0.545, []float64{0.585}},
		guided: true,
	},
}

// loneKanji is one character for each kind.
var loneKanji = [...]string{
	rules.Pawn: "歩", rules.Lance: "香", rules.Knight: "桂", rules.Silver: "銀",
	rules.Bishop: "角", rules.Rook: "飛", rules.Gold: "金", rules.King: "玉",
	rules.Tokin: "と", rules.PromotedLance: "杏", rules.PromotedKnight: "圭",
	rules.PromotedSilver: "全", rules.Horse: "馬", rules.Dragon: "龍",
}

// of returns the characters for a face and their layout.
func (l *lettering) of(f Face) ([]rune, layout) {
	text := l.text[f.Kind]
	if f.Kind == rules.King && f.Higher {
		text = l.higher
	}
	runes := []rune(text)
	if len(runes) > 1 {
		return runes, l.pair
	}
	return runes, l.lone
}

// pieceRunes lists the characters of all sets.
func pieceRunes() []rune {
	var runes []rune
	for _, l := range letterings {
		for _, text := range l.text {
			runes = append(runes, []rune(text)...)
		}
		runes = append(runes, []rune(l.higher)...)
	}
	return runes
}
