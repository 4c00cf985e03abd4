package lessons

import (
	"reflect"
	"strings"
	"testing"

	"terakoya/rules"
)

// TestSessionKinds leads through an exercise of each kind that is not played: a
// miss, a hint, a second miss, then the right answer. The board stays as it is.
func TestSessionKinds(t *testing.T) {
	const hint = `hint = { en = "h", ja = "h", zh-Hant = "h", zh-Hans = "h" }`
	for _, c := range []struct {
		kind, sfen, keys string
		wrong, right     Response
		hints            int
	}{
		{"squares", twoToTake, `ask = "captures"`, Response{Squares: squares(t, "2e")}, Response{Squares: squares(t, "2e 5c")}, 2},
		{"squares", rookCovered, `ask = "moves 5f"` + "\nexpect = []\n" + hint, Response{Squares: squares(t, "5e")}, Response{}, 2},
		{"verdict", shownSFEN, `action = "P*5d"`, Response{Foul: rules.NoFoul}, Response{Foul: rules.FoulNifu}, 0},
		{"verdict", shownSFEN, `action = "5g5f"` + "\n" + hint, Response{Foul: rules.FoulWrongMovement}, Response{Foul: rules.NoFoul}, 1},
		{"choice", rookAndLance, twoOptions, Response{Option: 1}, Response{Option: 0}, 0},
		{"choice", rookAndLance, hint + "\n" + twoOptions, Response{Option: 1}, Response{Option: 0}, 1},
	} {
		t.Run(c.kind+" "+c.keys, func(t *testing.T) {
			s := NewSession(asking(t, c.kind, c.sfen, c.keys))
			given := "" // hints
			holds := func(want string) {
				t.Helper()
				if len(given) == c.hints {
					want = strings.Replace(want, " hint", "", 1)
				}
				want = strings.Join(strings.Fields(strings.Replace(want, "?", given, 1)), " ")
				if got := report(s); got != want {
					t.Fatalf("%s, want %s", got, want)
				}
				if b := s.Setup(); b != setup(t, c.sfen) {
					t.Fatalf("%s: the board is %s", want, b.SFEN())
				}
			}
			holds("1 waiting ? try hint | -")
			s.Try(c.wrong)
			holds("1 refused ? try hint | -")
			if v := s.Verdict(); v.Result != Missed || !reflect.DeepEqual(v.Response, c.wrong) {
				t.Errorf("%+v", v)
			}
			if s.Hint(); c.hints > 0 {
				given = "?"
				holds("1 waiting ? try hint | -")
			}
			s.Try(c.wrong)
			holds("1 refused ? try hint reveal | -")
			s.Try(c.right)
			holds("1 answered ? next | help")
			if v := s.Verdict(); v.Result != Right || !reflect.DeepEqual(v.Response, c.right) {
				t.Errorf("%+v", v)
			}
			s.Next()
			holds("1 finished ? | help")

			s, given = NewSession(asking(t, c.kind, c.sfen, c.keys)), ""
			s.Try(c.right)
			holds("1 answered ? next | first")

			s = NewSession(asking(t, c.kind, c.sfen, c.keys))
			s.Try(c.wrong)
			s.Try(c.wrong)
			s.Reveal()
			holds("1 revealed ? next | gave")
		})
	}
}

// TestHintLevels: what a step of each kind can give.
func TestHintLevels(t *testing.T) {
	for _, c := range []struct {
		kind          Kind
		without, with int
	}{{Show, 0, 0}, {PlayMove, 2, 2}, {TapSquares, 2, 2}, {Judgement, 0, 1}, {Choice, 0, 1}} {
		without, with := Step{Kind: c.kind}, Step{Kind: c.kind, Hint: Text{}}
		if without.HintLevels() != c.without || with.HintLevels() != c.with {
			t.Errorf("%v: %d without a text, %d with one", c.kind, without.HintLevels(), with.HintLevels())
		}
	}
}

// TestWhyNot: what is wrong with a square too many.
func TestWhyNot(t *testing.T) {
	for _, c := range []struct{ sfen, ask, square, want string }{
		{rookGivesIt, "drops P", "7e", "nifu"},
		{rookGivesIt, "drops P", "7c", "nifu"},
		{rookGivesIt, "drops P", "9e", "drop-on-occupied"},
		{rookGivesIt, "drops P", "4a", "dead-square-drop"},
		{rookGivesIt, "drops P", "8e", ""},
		{edgeKing, "drops P", "1b", "uchifuzume"},
		{pinAlong, "legal 5g", "4g", "pinned-piece"},
		{pinAlong, "legal 5g", "4h", "wrong-movement"},
		{pinAlong, "legal 5g", "5f", ""},
		{pinAlong, "moves 5g", "5e", "wrong-movement"},
		{lanceRow, "moves 7h", "7e", "blocked-path"},
		{lanceRow, "moves 7i", "7h", "own-piece"},
		{rookAndLance, "moves 5e", "5b", "blocked-path"}, // movement needs no kings
		{twoToTake, "captures", "4d", ""},                // not about one piece
		{pinAlong, "attackers white 5g", "4g", ""},
	} {
		s := &asking(t, "squares", c.sfen, `ask = "`+c.ask+`"`).Steps[0]
		got := ""
		if e, ok := s.WhyNot(square(t, c.square)); ok {
			got = e.Foul.String()
		}
		if got != c.want {
			t.Errorf("%s in %s, %s: %q, want %q", c.ask, c.sfen, c.square, got, c.want)
		}
	}
}

// TestResume: a session begun again stands where the learner was, with what the
// steps were worth.
func TestResume(t *testing.T) {
	for _, c := range []struct {
		step    string
		mastery map[string]Mastery
		want    string
	}{
		{"drops-1", nil, "1 waiting next | - - -"},
		{"drops-9", nil, "1 waiting next | - - -"},
		{"", nil, "1 waiting next | - - -"},
		{"drops-2", nil, "2 waiting try hint | seen - -"},
		{"drops-2", map[string]Mastery{"drops-2": WithHelp}, "2 waiting try hint next | seen help -"},
		{"drops-3", map[string]Mastery{"drops-2": FirstTry, "x": Gave}, "3 waiting try hint | seen first -"},
		{"drops-3", map[string]Mastery{"drops-1": Seen, "drops-3": Gave}, "3 waiting try hint next | seen - gave"},
	} {
		if got := report(Resume(drops(t), c.step, c.mastery)); got != c.want {
			t.Errorf("at %q with %v: %s, want %s", c.step, c.mastery, got, c.want)
		}
	}
}

// TestFree: where the text invites to try, misses cost nothing. Hints and the
// answer shown do.
func TestFree(t *testing.T) {
	text := edit{"free", `goal = "all(answersCheck, drops P)"`, "free = true\n" + `goal = "all(answersCheck, drops P)"`, nil}.in(t, goodLesson(t))
	l, faults := Parse("x.toml", text)
	if len(faults) > 0 || l.Steps[0].Free || !l.Steps[1].Free || l.Steps[2].Free {
		t.Fatalf("%v, %+v", faults, l)
	}
	for _, c := range []struct {
		do   []string
		want string
	}{
		{[]string{"P*8e"}, "2 answered next | seen first -"},
		{[]string{"P*7e", "P*8e"}, "2 answered next | seen first -"},
		{[]string{"P*7e", "5e4d"}, "2 refused try hint reveal | seen - -"},
		{[]string{"P*7e", "5e4d", "P*7e", "P*6e"}, "2 answered next | seen first -"},
		{[]string{"P*7e", "hint", "P*6e"}, "2 answered ? next | seen help -"},
		{[]string{"hint", "P*6e"}, "2 answered ? next | seen help -"},
		{[]string{"P*7e", "5e4d", "reveal", "retry", "P*6e"}, "2 answered next | seen gave -"},
		{[]string{"P*7e", "P*6e", "next", "G*4b", "G*5b"}, "3 answered next | seen first help"}, // the next is not free
	} {
		s := NewSession(&l)
		s.Next()
		for _, what := range c.do {
			do(t, s, what)
		}
		if got := report(s); got != c.want {
			t.Errorf("%v: %s, want %s", c.do, got, c.want)
		}
	}
	off := edit{"not free", `goal = "mate"`, "free = false\ngoal = \"mate\"", nil}.in(t, goodLesson(t))
	if l, faults := Parse("x.toml", off); len(faults) > 0 || l.Steps[2].Free {
		t.Errorf("free = false: %v, %+v", faults, l)
	}
}
