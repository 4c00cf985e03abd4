package kifu

import (
	"regexp"

	"terakoya/rules"
)

// csaNames are the keys under which KIF files tell the players' names, and
// handicapNames those in a handicap game, by side.
var (
	csaNames      = [2]string{rules.Black: "先手", rules.White: "後手"}
	handicapNames = [2]string{rules.Black: "下手", rules.White: "上手"}
)

// csaKeys pairs the keys of CSA headers with those of KIF files that say the
// same. Times have two keys in CSA, by how they are written.
var csaKeys = []struct{ csa, kif string }{
	{"EVENT", "棋戦"}, {"SITE", "場所"}, {"START_TIME", "開始日時"}, {"END_TIME", "終了日時"},
	{"OPENING", "戦型"}, {"MAX_MOVES", "最大手数"}, {"NOTE", "備考"},
	{"TIME_LIMIT", csaTimeKey}, {"TIME", csaTimeKey},
}

const csaTimeKey = "持ち時間"

// csaTimeLimit is how 3.0 writes times, under the key TIME: seconds, then
// seconds a move, then seconds added by each move.
var csaTimeLimit = regexp.MustCompile(`^[0-9.]+\+[0-9.]+\+[0-9.]+$`)

// csaToKIF returns the key under which a record keeps a CSA header: one that KIF
// has no like of stays.
func csaToKIF(key string) string {
	for _, k := range csaKeys {
		if k.csa == key {
			return k.kif
		}
	}
	return key
}

// kifToCSA returns the key of a header in CSA.
func kifToCSA(h Header) string {
	if h.Key == csaTimeKey && csaTimeLimit.MatchString(h.Value) {
		return "TIME"
	}
	for _, k := range csaKeys {
		if k.kif == h.Key {
			return k.csa
		}
	}
	return h.Key
}

// isHandicap reports whether a game begins as a handicap game: with pieces
// removed from the even start and uwate, White, to move.
func isHandicap(p *rules.Position) bool {
	h, known := rules.HandicapOf(p)
	return known && len(h.Removed) > 0
}
