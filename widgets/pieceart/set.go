package pieceart

import "terakoya/rules"

// Set is a way of writing on the pieces. It also says of [Guide] how far the marks
// of each kind have faded, see [Set.Faded]; so it is all that a cache of pictures
// needs to know of either.
type Set uint32

// The sets.
const (
	TwoKanji      Set = iota // 歩兵 as on real pieces
	OneKanji                 // 歩 alone, large
	Guide                    // 歩 alone, with marks around it that show how the piece moves
	International            // P, with the same marks: a promoted piece is told by them
)

// Sets lists every set.
var Sets = [...]Set{TwoKanji, OneKanji, Guide, International}

// String returns "two-kanji", "one-kanji", "guide" or "international", however far a
// guide has faded.
func (s Set) String() string {
	switch s.whole() {
	case TwoKanji:
		return "two-kanji"
	case OneKanji:
		return "one-kanji"
	case Guide:
		return "guide"
	case International:
		return "international"
	}
	return ""
}

// lettering returns the table of the set.
func (s Set) lettering() *lettering { return &letterings[s.whole()] }

// lettering is what a set writes on each kind, and where.
type lettering struct {
	text   [rules.Dragon + 1]string
	higher string // the king of the higher player
	lone   layout // for one character
	pair   layout // for two, one below the other

	guided  bool // marks show the movement
	letters bool // it is written in Latin letters, and its marks have their colour
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
	International: {
		text: [...]string{
			rules.Pawn: "P", rules.Lance: "L", rules.Knight: "N", rules.Silver: "S",
			rules.Bishop: "B", rules.Rook: "R", rules.Gold: "G", rules.King: "K",
			rules.Tokin: "T", rules.PromotedLance: "L", rules.PromotedKnight: "N",
			rules.PromotedSilver: "S", rules.Horse: "H", rules.Dragon: "D",
		},
		higher:  "K",
		lone:    layout{0.53, 0.72, []float64{0.585}},
		guided:  true,
		letters: true,
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

// pieceRunes lists the characters of all sets that are written in letters, or of
// all others.
func pieceRunes(letters bool) []rune {
	var runes []rune
	for _, l := range letterings {
		if l.letters != letters {
			continue
		}
		for _, text := range l.text {
			runes = append(runes, []rune(text)...)
		}
		runes = append(runes, []rune(l.higher)...)
	}
	return runes
}
