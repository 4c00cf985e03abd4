package kifu

import (
	"strings"
	"unicode/utf8"

	"terakoya/rules"
)

// kifStart is the start as the lines before the moves give it.
type kifStart struct {
	handicap string // the value of 手合割
	line     int    // where it stands
	text     string
	setup    rules.Setup
	rows     int // of a diagram
	turned   bool
}

// Names of the sides in headings, by side; the second pair is of handicap games.
var sideNames = [2][]string{
	rules.Black: {"先手", "下手"},
	rules.White: {"後手", "上手"},
}

// heading reads a line before the moves.
func (r *kifReader) heading(line string) {
	switch {
	case line[0] == '|' || strings.HasPrefix(line, "｜"):
		r.row(line)
		return
	case strings.HasPrefix(line, "+-") || strings.HasPrefix(line, "手数--") || strings.HasPrefix(line, "９ ") ||
		strings.HasPrefix(line, "９　") || strings.HasPrefix(line, "９８"):
		return
	}
	for side, names := range sideNames {
		for _, name := range names {
			if line == name+"番" {
				r.start.setup.Turn, r.start.turned = rules.Color(side), true
				return
			}
			if held, ok := strings.CutPrefix(line, name+"の持駒"); ok {
				r.hand(line, rules.Color(side), strings.TrimLeft(held, "：: 　"))
				return
			}
		}
	}
	if rest, ok := strings.CutPrefix(line, "手数"); ok {
		r.count(line, strings.TrimLeft(rest, "＝= 　"))
		return
	}
	r.header(line)
}

// count reads 手数＝6: how many moves were made before the diagram.
func (r *kifReader) count(line, rest string) {
	number, _ := cutNumber(rest)
	n, ok := parseNumber(number)
	if !ok || n > mostPlies {
		r.warn(line, "the number of moves made is not understood")
		return
	}
	r.start.setup.Move = n + 1
}

// header reads a key and a value with a colon between.
func (r *kifReader) header(line string) {
	key, value, ok := cutHeader(line)
	switch {
	case line == "盤面回転":
		key, ok = line, true // the board is to be shown from the other side
	case !ok:
		r.warn(line, "this line is not understood and left out")
		return
	}
	if key == "手合割" {
		r.start.handicap, r.start.line, r.start.text = value, r.line, r.text
		return
	}
	if len(r.headers) < mostHeaders {
		r.headers = append(r.headers, Header{key, value})
	}
}

// cutHeader parts a header at its first colon, of either width.
func cutHeader(line string) (key, value string, ok bool) {
	at := strings.IndexAny(line, "：:")
	if at <= 0 {
		return "", "", false
	}
	_, width := utf8.DecodeRuneInString(line[at:])
	return trim(line[:at]), trim(line[at+width:]), true
}

// begin makes the position to play from and hands over the comments so far.
func (r *kifReader) begin() {
	st := &r.start
	if r.fault != nil && st.rows > 0 {
		return // a diagram that could not be read
	}
	setup, ok := st.setup, true
	if st.rows == 0 {
		setup, ok = r.handicapSetup()
	} else if st.rows != 9 {
		r.fail("", "the diagram has %d rows, want 9", st.rows)
		ok = false
	}
	if !ok {
		return
	}
	start, odd, err := setup.Position()
	if err != nil {
		r.fail("", "no game can start so: %v", err)
		return
	}
	if odd != 0 {
		r.warn("", "the start is odd: %v", odd)
	}
	r.build = newBuilder(start)
	r.settle()
}

// handicapSetup returns the start that 手合割 names; without it the even one.
func (r *kifReader) handicapSetup() (rules.Setup, bool) {
	st := &r.start
	name := handicapName(st.handicap)
	unknown := func(cause string) (rules.Setup, bool) {
		if r.fault == nil {
			at := *r
			at.line, at.text = st.line, st.text
			r.fault = at.faultAt(st.handicap, "%s", cause)
		}
		return rules.Setup{}, false
	}
	switch name {
	case "":
		return rules.Handicaps[0].Setup(), true
	case "その他", "詰将棋", "詰み将棋":
		return unknown("this 手合割 needs a diagram of the start, and there is none")
	case "三枚落ち":
		r.warn(st.handicap, "三枚落ち means two starts; the left lance, 1a, is taken off")
	}
	for _, h := range rules.Handicaps {
		if handicapKIF(h) == name {
			return h.Setup(), true
		}
	}
	return unknown("no 手合割 is called so")
}

// moreHandicaps are names outside the specification that mean one start only.
var moreHandicaps = map[string]string{
	"both-lances-handicap": "両香落ち", "three-pawns": "歩三兵", "naked-king": "裸玉",
	"right-three-piece-handicap": "右三枚落ち",
}

// handicapKIF returns the name by which a handicap is read.
func handicapKIF(h rules.Handicap) string {
	if name := moreHandicaps[h.Key]; name != "" {
		return name
	}
	if h.KIF == "その他" {
		return ""
	}
	return h.KIF
}

// handicapName writes a name as the specification has it: kanji numerals, ち at
// the end, 飛車 in full.
func handicapName(s string) string {
	s = strings.NewReplacer(
		"1", "一", "2", "二", "3", "三", "4", "四", "5", "五", "6", "六", "7", "七", "8", "八", "10", "十",
		"２", "二", "３", "三", "４", "四", "５", "五", "６", "六", "７", "七", "８", "八", "１０", "十", " ", "", "　", "",
	).Replace(strings.ReplaceAll(s, "10", "十"))
	if strings.HasSuffix(s, "落") {
		s += "ち"
	}
	if s == "飛落ち" {
		s = "飛車落ち"
	}
	return s
}
