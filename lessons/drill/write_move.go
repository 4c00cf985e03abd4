package drill

import (
	"strings"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/notation"
)

// moveCases are what is special about how a move is written, after the name of the
// style:
//
//	plain     nothing but square and piece
//	same      同: it takes what has just moved there
//	drop      from the hand; in ja where 打 has to be said
//	promote   it may turn over, and does or does not
//	straight  直, side 左 右, motion 上 寄 引, pair 左上 and the like
//	origin    another piece could come too
//	capture   it takes something
var moveCases = []Case{
	{"ja-plain", 3}, {"ja-same", 4}, {"ja-drop", 4}, {"ja-promote", 3}, {"ja-straight", 4}, {"ja-side", 4}, {"ja-motion", 4}, {"ja-pair", 4},
	{"kif-plain", 2}, {"kif-same", 2}, {"kif-drop", 2}, {"kif-promote", 2},
	{"western-plain", 2}, {"western-origin", 3}, {"western-capture", 2}, {"western-drop", 2}, {"western-promote", 2},
}

// writeMove shows a move, to be written: see the cases. With the level more pieces
// stand about, and more of the same kind could go there, up to four.
var writeMove = Generator{
	Cases: moveCases, Kind: lessons.WriteMove, Fills: []string{"piece", "square"},
	make: func(m *maker, s *lessons.Step) bool { return m.writing(s) },
}

// playMove writes a move, to be played: see the cases of writeMove. The blank
// {move} is the move as written.
var playMove = Generator{
	Cases: moveCases, Kind: lessons.WriteMove, Fills: []string{"move"},
	make: func(m *maker, s *lessons.Step) bool {
		s.Read = true
		ok := m.writing(s)
		if ok {
			s.Blanks.Move = s.Written()
		}
		return ok
	},
}

// readMove shows a move, by an arrow from where it goes, or by a mark where the
// one kind in hand is dropped, and offers forms of which one says it. The cases
// are those of writeMove in which the board tells all. With the level more forms
// are offered, of moves that are more alike.
var readMove = Generator{
	Cases: withoutPromotion(moveCases), Kind: lessons.Choice,
	make: func(m *maker, s *lessons.Step) bool {
		if !m.writing(s) || s.Action.Promote || m.turns(s) {
			return false
		}
		if s.Action.From.OnBoard() {
			s.Arrows = []lessons.Arrow{{From: s.Action.From, To: s.Action.To}}
		} else if mark(s, s.Action.To); kindsInHand(s) != 1 {
			return false
		}
		forms := append([]string{s.Written()}, m.forms(s)...)
		return len(forms) == min(4, 2+m.level) && m.figures(s, forms...)
	},
}

func withoutPromotion(all []Case) []Case {
	var some []Case
	for _, c := range all {
		if !strings.HasSuffix(c.Name, "promote") {
			some = append(some, c)
		}
	}
	return some
}

// turns reports whether the move of a step could also promote, which no arrow
// tells.
func (m *maker) turns(s *lessons.Step) bool {
	a := s.Action
	a.Promote = true
	return s.Position.Check(a) == nil
}

func kindsInHand(s *lessons.Step) int {
	n := 0
	for _, k := range rules.HandKinds {
		if s.Setup.Hands[s.Setup.Turn].Count(k) > 0 {
			n++
		}
	}
	return n
}

// forms are written forms of other moves, those most like the right one first.
func (m *maker) forms(s *lessons.Step) []string {
	var close, far []string
	all := s.Position.Legal()
	shuffle(m, all)
	for _, other := range all {
		a := other.Attempt()
		if a == s.Action {
			continue
		}
		text := s.Style.Write(&s.Position, a, s.Previous())
		same := a.To == s.Action.To || a.From == s.Action.From && a.Drop == s.Action.Drop
		if same == (m.level > 2) {
			close = append(close, text)
		} else {
			far = append(far, text)
		}
	}
	close = append(close, far...)
	return close[:min(len(close), min(3, 1+m.level))]
}

// writing makes a position and a move whose written form is of the case.
func (m *maker) writing(s *lessons.Step) bool {
	style, special, _ := strings.Cut(m.kase, "-")
	s.Style, _ = notation.ParseStyle(style)
	setup, to, played, ok := m.gathering(special)
	if !ok || !playable(s, setup) || !follow(s, played...) {
		return false
	}
	var fit []rules.Attempt
	for _, move := range s.Position.Legal() {
		a := move.Attempt()
		if a.To == to && form(s, a) == special {
			fit = append(fit, a)
		}
	}
	if len(fit) == 0 {
		return false
	}
	s.Action = one(m, fit)
	s.Blanks.Square, s.Blanks.Piece = to, s.Action.Drop
	if s.Action.From.OnBoard() {
		s.Blanks.Piece = s.Position.At(s.Action.From).Kind()
	}
	return true
}

// form tells what is special about how a move is written; the mark that tells most
// if there are several.
func form(s *lessons.Step, a rules.Attempt) string {
	text := s.Style.Write(&s.Position, a, s.Previous())
	has := func(marks string) bool { return strings.ContainsAny(text, marks) }
	if s.Style == notation.Western {
		letters := strings.TrimPrefix(text, "+")
		return first(map[string]bool{
			"drop": has("*"), "promote": strings.HasSuffix(text, "+") || has("="),
			"origin": len(letters) > 2 && letters[1] >= '1' && letters[1] <= '9', "capture": has("x"),
		}, "drop", "promote", "origin", "capture")
	}
	return first(map[string]bool{
		"drop": has("打"), "promote": turning(s, a), "pair": has("左右") && has("上寄引"), "side": has("左右"),
		"straight": has("直"), "motion": has("上寄引"), "same": has("同"),
	}, "drop", "promote", "pair", "side", "straight", "motion", "same")
}

func turning(s *lessons.Step, a rules.Attempt) bool {
	if a.Drop != rules.NoKind {
		return false
	}
	b := a
	b.Promote = !a.Promote
	return a.Promote || s.Position.Check(b) == nil
}

// first returns the first word that is true, or plain.
func first(is map[string]bool, order ...string) string {
	for _, word := range order {
		if is[word] {
			return word
		}
	}
	return "plain"
}
