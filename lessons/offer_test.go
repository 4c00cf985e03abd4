package lessons

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"terakoya/rules"
)

func judged(t testing.TB, sfen, action string) *Step {
	t.Helper()
	return &Step{Kind: Judgement, Position: position(t, sfen), Action: attempt(t, action)}
}

// TestOffered: what the action could be taken for, and what it is.
func TestOffered(t *testing.T) {
	const (
		drop  = "legal nifu dead-square-drop uchifuzume"
		piece = "legal wrong-movement blocked-path must-promote"
		king  = "legal wrong-movement moves-into-check"
	)
	for _, c := range []struct{ sfen, action, want string }{
		{shownSFEN, "P*5d", drop},
		{shownSFEN, "P*4d", drop},
		{shownSFEN, "P*4a", drop},
		{shownSFEN, "P*5c", drop + " drop-on-occupied"},
		{shownSFEN, "G*5d", drop + " drop-not-in-hand"},
		{shownSFEN, "+P*5d", drop + " drop-promoted"},
		{shownSFEN, "P*5j", drop + " off-board"},
		{rookGivesIt, "P*6e", drop + " king-left-in-check"},
		{rookGivesIt, "P*5a", drop + " king-left-in-check"},
		{edgeKing, "P*1b", drop},

		{shownSFEN, "5g5f", piece},
		{shownSFEN, "5g5e", piece},
		{shownSFEN, "5c5d", piece + " wrong-side"},
		{shownSFEN, "5e5d", piece + " empty-square"},
		{shownSFEN, "0a5d", piece + " off-board"},
		{lanceRow, "7h7e", piece},
		{pawnBelow, "7e7d+", piece + " promote-outside-zone"},
		{pinAlong, "5g4g", piece + " pinned-piece"},
		{fileCheck, "9i9h", piece + " king-left-in-check"},
		{pawnInCheck, "7e7d+", piece + " king-left-in-check promote-outside-zone"},

		{shownSFEN, "5i5h", king},
		{shownSFEN, "5i5g", king},
		{shownSFEN, "5i5j", king + " off-board"},
		{lanceRow, "7i7h", king + " own-piece"},
		{goldAhead, "5i5h", king},
		{fileCheck, "5i5h", king + " king-left-in-check"},
		{fileCheck, "5i4i+", king + " king-left-in-check cannot-promote"},
	} {
		var got []string
		for _, f := range offered(judged(t, c.sfen, c.action)) {
			code := f.String()
			if f == rules.NoFoul {
				code = legalCode
			}
			got = append(got, code)
		}
		if !slices.Equal(got, strings.Fields(c.want)) {
			t.Errorf("%s in %s: %v, want %s", c.action, c.sfen, got, c.want)
		}
	}
}

// TestOfferedAlways: whatever is done, legal comes first, the truth is offered,
// and nothing twice.
func TestOfferedAlways(t *testing.T) {
	found := map[rules.Foul]bool{}
	for _, sfen := range []string{shownSFEN, edgeKing, fileCheck, pinAlong, goldBelow, lanceRow, headGold, "8k/2P6/9/9/9/9/9/9/4K4 b - 1"} {
		s := Step{Kind: Judgement, Position: position(t, sfen)}
		for _, a := range everyAttempt() {
			s.Action = a
			truth := rules.NoFoul
			if e := s.Verdict(); e != nil {
				truth = e.Foul
			}
			found[truth] = true
			all := offered(&s)
			if all[0] != rules.NoFoul || !slices.Contains(all, truth) {
				t.Fatalf("%s in %s is %v; offered %v", a, sfen, truth, all)
			}
			slices.Sort(all)
			if len(slices.Compact(slices.Clone(all))) != len(all) {
				t.Fatalf("%s in %s: offered %v", a, sfen, all)
			}
		}
	}
	for _, f := range rules.AllFouls {
		if found[f] != f.IsMove() { // the others are no attempts
			t.Errorf("an attempt was %v: %t", f, found[f])
		}
	}
}

// everyAttempt is every move from square to square, promoting and not, and every
// drop; squares beside the board are among them.
func everyAttempt() []rules.Attempt {
	var all []rules.Attempt
	for from := range rules.OffBoard + 1 {
		for to := range rules.OffBoard + 1 {
			all = append(all, rules.Attempt{From: from, To: to}, rules.Attempt{From: from, To: to, Promote: true})
		}
	}
	for _, k := range rules.AllKinds {
		for to := range rules.OffBoard + 1 {
			all = append(all, rules.Attempt{From: rules.OffBoard, To: to, Drop: k})
		}
	}
	return all
}

// TestJudgeSquares: squares that lack and squares too many are told apart.
func TestJudgeSquares(t *testing.T) {
	s := &asking(t, "squares", twoToTake, `ask = "captures"`).Steps[0]
	for _, c := range []struct {
		tapped         string
		want           Result
		missing, extra string
	}{
		{"2e 5c", Right, "", ""},
		{"2e", Missed, "5c", ""},
		{"", Missed, "2e 5c", ""},
		{"2e 5c 9a", Missed, "", "9a"},
		{"5c 9a 1i", Missed, "2e", "1i 9a"},
	} {
		r := Response{Squares: squares(t, c.tapped)}
		v := Judge(s, r)
		if v.Result != c.want || v.Missing != squares(t, c.missing) || v.Extra != squares(t, c.extra) || !reflect.DeepEqual(v.Response, r) || v.Illegal != nil || !v.Open.Empty() {
			t.Errorf("%s: %+v", c.tapped, v)
		}
	}
	none := &asking(t, "squares", rookCovered, `ask = "moves 5f"`+"\nexpect = []").Steps[0]
	if v := Judge(none, Response{}); v.Result != Right {
		t.Errorf("no square, and none is right: %+v", v)
	}
	if v := Judge(none, Response{Squares: squares(t, "5e")}); v.Result != Missed || v.Extra != squares(t, "5e") {
		t.Errorf("a square where none is right: %+v", v)
	}
}

// TestJudgeVerdict: what the law says is told with a right answer and a wrong
// one.
func TestJudgeVerdict(t *testing.T) {
	for _, c := range []struct {
		sfen, action, said string
		want               Result
		foul               string
	}{
		{shownSFEN, "P*5d", "nifu", Right, "nifu"},
		{shownSFEN, "P*5d", "legal", Missed, "nifu"},
		{shownSFEN, "P*5d", "uchifuzume", Missed, "nifu"},
		{shownSFEN, "5g5f", "legal", Right, ""},
		{shownSFEN, "5g5f", "wrong-movement", Missed, ""},
		{edgeKing, "P*1b", "uchifuzume", Right, "uchifuzume"},
	} {
		said, ok := parseVerdict(c.said)
		v := Judge(judged(t, c.sfen, c.action), Response{Foul: said})
		foul := ""
		if v.Illegal != nil {
			foul = v.Illegal.Foul.String()
		}
		if !ok || v.Result != c.want || foul != c.foul || v.Response.Foul != said {
			t.Errorf("%s, said %s: %+v", c.action, c.said, v)
		}
	}
}

func TestJudgeChoice(t *testing.T) {
	s := &asking(t, "choice", shownSFEN, twoOptions).Steps[0]
	for option, want := range map[int]Result{0: Right, 1: Missed, 2: Missed, -1: Missed} {
		if v := Judge(s, Response{Option: option}); v.Result != want || v.Response.Option != option || v.Illegal != nil {
			t.Errorf("option %d: %+v", option, v)
		}
	}
}
