package notation

import "terakoya/rules"

// kanji is how Japanese records name the kinds. Either king is 玉; 王 is read
// too (JSA, 棋譜の表記方法).
var kanji = [...]string{
	rules.Pawn: "歩", rules.Lance: "香", rules.Knight: "桂", rules.Silver: "銀", rules.Gold: "金",
	rules.Bishop: "角", rules.Rook: "飛", rules.King: "玉", rules.Tokin: "と",
	rules.PromotedLance: "成香", rules.PromotedKnight: "成桂", rules.PromotedSilver: "成銀",
	rules.Horse: "馬", rules.Dragon: "龍",
}

// codes is how CSA names the kinds (CSA record format 2.2, 2008).
var codes = [...]string{
	rules.Pawn: "FU", rules.Lance: "KY", rules.Knight: "KE", rules.Silver: "GI", rules.Gold: "KI",
	rules.Bishop: "KA", rules.Rook: "HI", rules.King: "OU", rules.Tokin: "TO",
	rules.PromotedLance: "NY", rules.PromotedKnight: "NK", rules.PromotedSilver: "NG",
	rules.Horse: "UM", rules.Dragon: "RY",
}

// english names the kinds in errors. All are counted with an s.
var english = [...]string{
	rules.Pawn: "pawn", rules.Lance: "lance", rules.Knight: "knight", rules.Silver: "silver",
	rules.Gold: "gold", rules.Bishop: "bishop", rules.Rook: "rook", rules.King: "king",
	rules.Tokin: "tokin", rules.PromotedLance: "promoted lance",
	rules.PromotedKnight: "promoted knight", rules.PromotedSilver: "promoted silver",
	rules.Horse: "horse", rules.Dragon: "dragon",
}

// sides names the sides in errors as learners know them.
var sides = [2]string{rules.Black: "sente", rules.White: "gote"}

// kindOfKanji reads one character: the usual names, their variants, also those of the
// simplified script, and the one-character names of diagrams (全 圭 今 杏 仝).
func kindOfKanji(c rune) rules.Kind {
	switch c {
	case '歩', '步':
		return rules.Pawn
	case '香':
		return rules.Lance
	case '桂':
		return rules.Knight
	case '銀', '银':
		return rules.Silver
	case '金':
		return rules.Gold
	case '角':
		return rules.Bishop
	case '飛', '飞':
		return rules.Rook
	case '玉', '王':
		return rules.King
	case 'と':
		return rules.Tokin
	case '杏', '仝':
		return rules.PromotedLance
	case '圭', '今':
		return rules.PromotedKnight
	case '全':
		return rules.PromotedSilver
	case '馬', '马':
		return rules.Horse
	case '龍', '竜', '龙':
		return rules.Dragon
	}
	return rules.NoKind
}

// kindOfLetter reads a letter of Western notation. D, H and T are what 81Dojo
// writes for +R, +B and +P.
func kindOfLetter(c rune) rules.Kind {
	switch c {
	case 'P', 'p':
		return rules.Pawn
	case 'L', 'l':
		return rules.Lance
	case 'N', 'n':
		return rules.Knight
	case 'S', 's':
		return rules.Silver
	case 'G', 'g':
		return rules.Gold
	case 'B', 'b':
		return rules.Bishop
	case 'R', 'r':
		return rules.Rook
	case 'K', 'k':
		return rules.King
	case 'T', 't':
		return rules.Tokin
	case 'H', 'h':
		return rules.Horse
	case 'D', 'd':
		return rules.Dragon
	}
	return rules.NoKind
}

// moved returns the kind that moves or is dropped, before promotion. It reports
// false if the attempt names no piece, or a square that does not exist.
func moved(p *rules.Position, a rules.Attempt) (rules.Kind, bool) {
	switch {
	case !a.To.OnBoard():
		return rules.NoKind, false
	case a.Drop != rules.NoKind:
		return a.Drop, a.Drop <= rules.Dragon
	case !a.From.OnBoard():
		return rules.NoKind, false
	}
	k := p.At(a.From).Kind()
	return k, k != rules.NoKind
}

// mayPromote reports whether a piece of kind k that goes from one square to
// another has the choice, or the duty, to promote.
func mayPromote(c rules.Color, k rules.Kind, from, to rules.Square) bool {
	return k.CanPromote() && (from.RankFor(c) <= 3 || to.RankFor(c) <= 3)
}
