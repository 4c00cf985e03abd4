package lessons

import (
	"strings"
	"testing"

	"terakoya/rules"
)

var (
	stateWords   = map[State]string{Waiting: "waiting", Refused: "refused", Answered: "answered", Revealed: "revealed", Finished: "finished"}
	masteryWords = map[Mastery]string{Untouched: "-", Seen: "seen", FirstTry: "first", WithHelp: "help", Gave: "gave"}
)

// report says where a session stands: the step, its state, the hints given, what
// can be done, and how well each step went.
func report(s *Session) string {
	words := []string{string(rune('1' + s.At())), stateWords[s.State()], strings.Repeat("?", s.Hints())}
	for _, can := range []struct {
		it   bool
		word string
	}{{s.CanTry(), "try"}, {s.CanHint(), "hint"}, {s.CanReveal(), "reveal"}, {s.CanGoOn(), "next"}} {
		if can.it {
			words = append(words, can.word)
		}
	}
	words = append(words, "|")
	for i := range s.Lesson.Steps {
		words = append(words, masteryWords[s.Mastery(i)])
	}
	return strings.Join(strings.Fields(strings.Join(words, " ")), " ")
}

// do does what a learner does: a word, or a try in USI.
func do(t *testing.T, s *Session, what string) {
	t.Helper()
	switch what {
	case "next":
		s.Next()
	case "back":
		s.Back()
	case "hint":
		s.Hint()
	case "reveal":
		s.Reveal()
	case "retry":
		s.Retry()
	default:
		s.Try(Response{Attempt: attempt(t, what)})
	}
}

// The lesson of testdata: 1 is shown; 2 is answered by P*8e and P*6e, where P*7e
// is a foul and 5e4d misses; 3 by G*5b.
var scripts = map[string][]struct{ do, want string }{
	"straight through": {
		{"next", "2 waiting try hint | seen - -"},
		{"P*8e", "2 answered next | seen first -"},
		{"next", "3 waiting try hint | seen first -"},
		{"G*5b", "3 answered next | seen first first"},
		{"next", "3 finished | seen first first"},
	},
	"a step to see asks nothing": {
		{"5g5f", "1 waiting next | - - -"},
		{"hint", "1 waiting next | - - -"},
		{"reveal", "1 waiting next | - - -"},
		{"retry", "1 waiting next | - - -"},
		{"back", "1 waiting next | - - -"},
	},
	"an exercise keeps the next step closed": {
		{"next", "2 waiting try hint | seen - -"},
		{"next", "2 waiting try hint | seen - -"},
		{"P*7e", "2 refused try hint | seen - -"},
		{"next", "2 refused try hint | seen - -"},
	},
	"a foul, then right": {
		{"next", "2 waiting try hint | seen - -"},
		{"P*7e", "2 refused try hint | seen - -"},
		{"P*6e", "2 answered next | seen help -"},
	},
	"a miss, cleared, then right": {
		{"next", "2 waiting try hint | seen - -"},
		{"5e4d", "2 refused try hint | seen - -"},
		{"retry", "2 waiting try hint | seen - -"},
		{"P*6e", "2 answered next | seen help -"},
	},
	"two hints and no more": {
		{"next", "2 waiting try hint | seen - -"},
		{"hint", "2 waiting ? try hint | seen - -"},
		{"hint", "2 waiting ?? try | seen - -"},
		{"hint", "2 waiting ?? try | seen - -"},
		{"P*6e", "2 answered ?? next | seen help -"},
		{"hint", "2 answered ?? next | seen help -"},
		{"next", "3 waiting try hint | seen help -"},
	},
	"a hint after a miss": {
		{"next", "2 waiting try hint | seen - -"},
		{"5e4d", "2 refused try hint | seen - -"},
		{"hint", "2 waiting ? try hint | seen - -"},
	},
	"shown after the second miss only": {
		{"next", "2 waiting try hint | seen - -"},
		{"reveal", "2 waiting try hint | seen - -"},
		{"P*7e", "2 refused try hint | seen - -"},
		{"reveal", "2 refused try hint | seen - -"},
		{"5e4d", "2 refused try hint reveal | seen - -"},
		{"retry", "2 waiting try hint reveal | seen - -"},
		{"reveal", "2 revealed next | seen gave -"},
		{"reveal", "2 revealed next | seen gave -"},
		{"P*6e", "2 revealed next | seen gave -"},
		{"next", "3 waiting try hint | seen gave -"},
	},
	"right after it was shown": {
		{"next", "2 waiting try hint | seen - -"},
		{"P*7e", "2 refused try hint | seen - -"},
		{"P*7e", "2 refused try hint reveal | seen - -"},
		{"reveal", "2 revealed next | seen gave -"},
		{"retry", "2 waiting try hint reveal next | seen gave -"},
		{"P*6e", "2 answered next | seen gave -"},
	},
	"the first result stands": {
		{"next", "2 waiting try hint | seen - -"},
		{"P*8e", "2 answered next | seen first -"},
		{"P*7e", "2 answered next | seen first -"},
		{"retry", "2 waiting try hint next | seen first -"},
		{"P*7e", "2 refused try hint next | seen first -"},
		{"P*6e", "2 answered next | seen first -"},
		{"back", "1 waiting next | seen first -"},
		{"next", "2 waiting try hint next | seen first -"},
		{"next", "3 waiting try hint | seen first -"},
	},
	"hints are of one step": {
		{"next", "2 waiting try hint | seen - -"},
		{"hint", "2 waiting ? try hint | seen - -"},
		{"P*8e", "2 answered ? next | seen help -"},
		{"next", "3 waiting try hint | seen help -"},
		{"G*5b", "3 answered next | seen help first"},
	},
	"a miss is remembered on the way back": {
		{"next", "2 waiting try hint | seen - -"},
		{"P*7e", "2 refused try hint | seen - -"},
		{"back", "1 waiting next | seen - -"},
		{"next", "2 waiting try hint | seen - -"},
		{"5e4d", "2 refused try hint reveal | seen - -"},
		{"back", "1 waiting next | seen - -"},
		{"next", "2 waiting try hint reveal | seen - -"},
		{"P*8e", "2 answered next | seen help -"},
	},
	"a hint is remembered on the way back": {
		{"next", "2 waiting try hint | seen - -"},
		{"hint", "2 waiting ? try hint | seen - -"},
		{"back", "1 waiting next | seen - -"},
		{"next", "2 waiting ? try hint | seen - -"},
		{"P*8e", "2 answered ? next | seen help -"},
	},
	"back from the end": {
		{"next", "2 waiting try hint | seen - -"},
		{"P*8e", "2 answered next | seen first -"},
		{"next", "3 waiting try hint | seen first -"},
		{"G*5b", "3 answered next | seen first first"},
		{"next", "3 finished | seen first first"},
		{"next", "3 finished | seen first first"},
		{"retry", "3 finished | seen first first"},
		{"hint", "3 finished | seen first first"},
		{"reveal", "3 finished | seen first first"},
		{"G*5b", "3 finished | seen first first"},
		{"back", "3 waiting try hint next | seen first first"},
		{"back", "2 waiting try hint next | seen first first"},
	},
}

func TestSession(t *testing.T) {
	for name, script := range scripts {
		t.Run(name, func(t *testing.T) {
			s := NewSession(drops(t))
			if got := report(s); got != "1 waiting next | - - -" {
				t.Fatalf("to begin: %s", got)
			}
			for i, line := range script {
				do(t, s, line.do)
				if got := report(s); got != line.want {
					t.Fatalf("line %d, after %s: %s, want %s", i+1, line.do, got, line.want)
				}
				if step := s.Step(); (step == nil) != (s.State() == Finished) || step != nil && step != &s.Lesson.Steps[s.At()] {
					t.Fatalf("line %d: the step is %+v", i+1, step)
				}
			}
		})
	}
}

// TestSessionSetup: the board shows the answer once it is given, and no trace of
// anything refused.
func TestSessionSetup(t *testing.T) {
	const (
		shown  = "4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1"
		asked  = "8k/9/9/9/r3K4/9/2P6/9/9 b P 1"
		solved = "8k/9/9/9/rP2K4/9/2P6/9/9 w - 2"
		last   = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"
	)
	s := NewSession(drops(t))
	for i, line := range []struct{ do, want string }{
		{"5g5f", shown}, {"next", asked}, {"P*7e", asked}, {"5e4d", asked}, {"hint", asked},
		{"P*8e", solved}, {"5e4d", solved}, {"retry", asked}, {"P*8e", solved}, {"next", last},
		{"back", asked}, {"P*7e", asked}, {"P*7e", asked}, {"reveal", asked},
	} {
		do(t, s, line.do)
		setup := s.Setup()
		if got := setup.SFEN(); got != line.want {
			t.Errorf("line %d, after %s: %s, want %s", i+1, line.do, got, line.want)
		}
		if got := s.Lesson.Steps[1].Position.SFEN(); got != asked {
			t.Fatalf("line %d, after %s: the lesson's position is %s", i+1, line.do, got)
		}
	}
}

// TestSessionVerdict: the verdict is that of the last try.
func TestSessionVerdict(t *testing.T) {
	s := NewSession(drops(t))
	s.Next()
	for _, c := range []struct {
		usi  string
		want Result
		foul rules.Foul
	}{
		{"P*7e", Foul, rules.FoulNifu},
		{"5e4d", Missed, rules.NoFoul},
		{"5e4e", Foul, rules.FoulMovesIntoCheck},
		{"P*8e", Right, rules.NoFoul},
	} {
		s.Try(Response{Attempt: attempt(t, c.usi)})
		v := s.Verdict()
		if v.Result != c.want || v.Response.Attempt != attempt(t, c.usi) || (v.Illegal != nil) != (c.want == Foul) {
			t.Errorf("%s: %+v", c.usi, v)
		}
		if v.Illegal != nil && v.Illegal.Foul != c.foul {
			t.Errorf("%s: %v, want %v", c.usi, v.Illegal.Foul, c.foul)
		}
	}
}
