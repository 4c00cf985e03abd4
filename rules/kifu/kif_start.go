package kifu

import (
	"strings"
	"unicode/utf8"

	"terakoya/rules"
)

// kifStart is the start as the lines before the moves give it.
type kifStart struct {
	setup    rules.Setup
	handicap kifLine // the value of 手合割
	rows     int     // of a diagram
	row      kifLine // the last of them
	held     kifLine // pieces in hand
	turn     kifLine // the side to move
	count    kifLine // how many moves were made
}

// kifLine is a part of a line that a later fault may be about.
type kifLine struct {
	line       int
	text, part string
}

func (r *kifReader) here(part string) kifLine { return kifLine{r.line, r.text, part} }

// about makes a fault of a line read before; none if there was no such line.
func (r *kifReader) about(l kifLine, format string, args ...any) *Fault {
	at := kifReader{line: l.line, text: l.text}
	if l.line == 0 {
		at.line = r.line
	}
	return at.faultAt(l.part, format, args...)
}

// Names of the sides in headings, by side; the second pair is of handicap games.
var sideNames = [2][]string{
	rules.Black: {"先手", "下手"},
	rules.White: {"後手", "上手"},
}

// turnLines and handLines are how lines begin that tell whose turn it is and
// what is in hand.
var turnLines, handLines = sideLines("番"), sideLines("の持駒")

func sideLines(end string) map[string]rules.Color {
	lines := map[string]rules.Color{}
	for side, names := range sideNames {
		for _, name := range names {
			lines[name+end] = rules.Color(side)
		}
	}
	return lines
}

// heading reads a line before the moves.
func (r *kifReader) heading(line string) {
	switch {
	case line[0] == '|' || strings.HasPrefix(line, "｜"):
		r.row(line)
		return
	case strings.HasPrefix(line, "+-") || strings.HasPrefix(line, "手数--") || isFiles(line):
		return
	}
	if side, ok := turnLines[line]; ok {
		r.start.setup.Turn, r.start.turn = side, r.here(line)
		return
	}
	if key := line[:min(len(line), len("先手の持駒"))]; len(key) < len(line) {
		if side, ok := handLines[strings.Replace(key, "持ち", "持駒", 1)]; ok {
			r.hand(line, side, strings.TrimLeft(strings.TrimPrefix(line[len(key):], "駒"), "：: 　"))
			return
		}
	}
	if rest, ok := strings.CutPrefix(line, "手数"); ok {
		r.count(line, strings.TrimLeft(rest, "＝= 　"))
		return
	}
	r.header(line)
}

// isFiles finds the numbers of the files above a diagram.
func isFiles(line string) bool {
	if line[0] != '9' && !strings.HasPrefix(line, "９") {
		return false
	}
	files := strings.Join(strings.Fields(line), "")
	return files == "９８７６５４３２１" || files == "987654321"
}

// count reads 手数＝6: how many moves were made before the diagram.
func (r *kifReader) count(line, rest string) {
	number, _ := cutNumber(rest)
	n, ok := parseNumber(number)
	if !ok || n > mostPlies {
		r.warn(line, "the number of moves made is not understood")
		return
	}
	r.start.setup.Move, r.start.count = n+1, r.here(line)
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
		r.start.handicap = r.here(value)
		return
	}
	if len(r.headers) >= mostHeaders {
		r.fail(line, "more than %d headers", mostHeaders)
		return
	}
	r.headers = append(r.headers, Header{key, value})
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

// begin makes the position to play from and hands over what was said of it.
func (r *kifReader) begin() {
	st := &r.start
	if r.fault != nil && st.rows > 0 {
		return // a diagram that could not be read
	}
	setup, fault := st.setup, (*Fault)(nil)
	switch {
	case st.rows == 0:
		setup, fault = r.namedStart()
	case st.rows != 9:
		fault = r.about(st.row, "the diagram has %d rows, want 9", st.rows)
	default:
		setup.Turn = r.drawnTurn()
	}
	var start rules.Position
	if fault == nil {
		var odd rules.Odd
		var err error
		if start, odd, err = setup.Position(); err != nil {
			fault = r.about(st.row, "no game can start so: %v", err).of(FaultStart)
		} else if odd != 0 {
			r.note(r.about(st.row, "the start is odd: %v", odd))
		}
	}
	if fault != nil {
		if r.fault == nil {
			r.fault = fault
		}
		return
	}
	r.build = newBuilder(start)
	r.build.at.Bookmark = r.mark
	r.settle()
}

// namedStart returns the start that 手合割 names; without it the even one.
func (r *kifReader) namedStart() (rules.Setup, *Fault) {
	st := &r.start
	name := handicapName(st.handicap.part)
	h, known := handicapByName(name)
	switch {
	case st.setup.Hands != [2]rules.Hand{}:
		return st.setup, r.about(st.held, "pieces in hand without a diagram of the board")
	case needsDiagram(name):
		return st.setup, r.about(st.handicap, "this 手合割 needs a diagram of the start, and there is none")
	case !known:
		return st.setup, r.about(st.handicap, "no 手合割 is called so")
	case name == "三枚落ち":
		r.note(r.about(st.handicap, "三枚落ち means two starts; the left lance, 1a, is taken off"))
	}
	setup := h.Setup()
	if st.turn.line > 0 && st.setup.Turn != setup.Turn {
		r.note(r.about(st.turn, "without a diagram this is left out"))
	}
	if st.setup.Move > 1 {
		r.note(r.about(st.count, "without a diagram this is left out"))
	}
	return setup, nil
}

// drawnTurn says who moves first from a diagram: whom a line names; else uwate,
// if 手合割 names a handicap; else Black. A 手合割 that the diagram does not show
// is told; 平手 is not, since programs write it above any diagram.
func (r *kifReader) drawnTurn() rules.Color {
	st := &r.start
	name := handicapName(st.handicap.part)
	h, known := handicapByName(name)
	if len(h.Removed) == 0 {
		if !known && !needsDiagram(name) {
			r.note(r.about(st.handicap, "no 手合割 is called so; the diagram is the start"))
		}
		return st.setup.Turn
	}
	named := h.Setup()
	if named.Board != st.setup.Board || named.Hands != st.setup.Hands {
		r.note(r.about(st.handicap, "the diagram shows another start, and is followed"))
	} else if st.turn.line == 0 {
		return rules.White
	}
	return st.setup.Turn
}

// handicapByName finds the start that a 手合割 means; none is the even one.
func handicapByName(name string) (rules.Handicap, bool) {
	for _, h := range rules.Handicaps {
		if handicapKIF(h) == name || name == "" {
			return h, true
		}
	}
	return rules.Handicap{}, false
}

// needsDiagram reports whether a 手合割 leaves it to a diagram to show the start.
func needsDiagram(name string) bool {
	return name == "その他" || name == "詰将棋" || name == "詰み将棋"
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
