package lessons

import (
	"slices"
	"strings"
	"testing"

	"terakoya/rules"
)

// The bug cases of other programs that concern lessons and their files, by the
// numbers under which they were collected. What is about the window is tested
// with the window.

// oneStep is an asking lesson.
func oneStep(t *testing.T, kind, sfen, keys string) *Lesson {
	t.Helper()
	l, faults := Parse("x.toml", askingLesson(kind, sfen, keys))
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	return &l
}

// TestLESN01: a retry after a wrong move comes back to the exercise, not to what
// was read before it.
func TestLESN01(t *testing.T) {
	l := oneStep(t, "move", kingGuarded, `goal = "mate"`)
	intro := Step{ID: "intro", Kind: Show, Setup: l.Steps[0].Setup}
	l.Steps = []Step{intro, l.Steps[0]}
	s := NewSession(l)
	s.Next()
	s.Try(Response{Attempt: attempt(t, "P*1b")})
	s.Retry()
	if s.At() != 1 || s.State() != Waiting || s.Setup() != l.Steps[1].Setup {
		t.Errorf("at %d, %v", s.At(), s.State())
	}
}

// TestLESN04: a goal that asks for promotion is not met by mate without it.
func TestLESN04(t *testing.T) {
	l := oneStep(t, "move", "8k/6G2/8S/9/9/9/9/9/9 b G 1", `goal = "any(promotes, mate)"`)
	if v := Judge(&l.Steps[0], Response{Attempt: attempt(t, "G*1b")}); v.Result != Right {
		t.Errorf("any(promotes, mate): %+v", v)
	}
	l = oneStep(t, "move", "8k/6G2/8S/9/9/9/9/9/9 b G 1", `goal = "promotes"`)
	if v := Judge(&l.Steps[0], Response{Attempt: attempt(t, "G*1b")}); v.Result != Missed {
		t.Errorf("promotes: %+v", v)
	}
}

// TestLESN06 and 07: whatever meets the goal is right, whichever move the author
// thought of.
func TestLESN06(t *testing.T) {
	l := oneStep(t, "move", "7lk/9/7G1/9/9/9/9/9/9 b GS 1", `goal = "mate"`)
	for _, m := range []string{"G*1b", "S*1b"} {
		p := l.Steps[0].Position
		mates := slices.Contains(l.Steps[0].Answers(), attempt(t, m).Move())
		after, err := p.Play(attempt(t, m))
		if err != nil || mates != (after.InCheck() && !after.HasLegal()) {
			t.Errorf("%s: right %t, %v", m, mates, err)
		}
		if v := Judge(&l.Steps[0], Response{Attempt: attempt(t, m)}); (v.Result == Right) != mates {
			t.Errorf("%s: %+v", m, v)
		}
	}
}

func TestLESN07(t *testing.T) {
	l := oneStep(t, "move", "6k2/9/6P2/5S3/9/9/9/9/9 b R 1", `goal = "check"`)
	for _, m := range l.Steps[0].Answers() {
		if v := Judge(&l.Steps[0], Response{Attempt: m.Attempt()}); v.Result != Right {
			t.Errorf("%s: %+v", m, v)
		}
	}
}

// TestLESN10: each wrong try is judged by itself.
func TestLESN10(t *testing.T) {
	s := NewSession(oneStep(t, "move", kingGuarded, `goal = "mate"`))
	for _, m := range []string{"P*1b", "P*1b", "5c5d", "G*1a"} {
		s.Try(Response{Attempt: attempt(t, m)})
		if s.State() != Refused || s.Verdict().Response.Attempt != attempt(t, m) {
			t.Errorf("%s: %v %+v", m, s.State(), s.Verdict())
		}
		s.Retry()
	}
}

// TestLESN12: a piece put in the way to no avail is no longer defence.
func TestLESN12(t *testing.T) {
	l := oneStep(t, "line", "7k1/6P2/2R4S1/6G2/9/9/9/9/9 b Pr 1", `goal = "mateIn 9"`)
	w := l.Steps[0].Begin()
	if v := w.Try(attempt(t, "7c7a+")); v.Result != Right || !w.Done() {
		t.Errorf("%+v, done %t", v, w.Done())
	}
}

// TestLESN15: a step is judged by the rules and a proof, never by a score.
func TestLESN15(t *testing.T) {
	l := oneStep(t, "move", "4k4/9/4P4/9/9/9/9/9/4K4 b GR 1", `goal = "mateIn 1"`)
	if got := l.Steps[0].Answers(); len(got) != 1 || got[0] != rules.Drop(rules.Gold, rules.NewSquare(5, 2)) {
		t.Errorf("%v", got)
	}
}

// TestTOMLCases holds the reading of files to the cases of that class.
func TestTOMLCases(t *testing.T) {
	good := askingLesson("show", shownSFEN, "")
	for name, c := range map[string]struct {
		text string
		want string // words of a fault; empty if there is none
	}{
		"TOML-01": {"\ufeff" + good, ""},
		"TOML-03": {strings.Replace(good, `id = "a"`, "id = \"a\"\nID = \"b\"", 1), `it is written "id"`},
		"TOML-04": {good[:strings.Index(good, "kind")] + "kind = \"show\"\n[step.text]\nen = \"Take\"\nsfen = \"9/9/9/9/9/9/9/9/9 b - 1\"\n", "unknown language \"sfen\""},
		"TOML-06": {strings.Replace(good, "chapter =", "title.ja = \"y\"\nchapter =", 1), "title"},
		"TOML-07": {good + "\n7g7f+ = \"good\"\n", "a key with + in it is written between quotes"},
		"TOML-09": {strings.Replace(good, `id = "a"`, `id = "use the \d pattern"`, 1), "single quotes"},
		"TOML-10": {strings.Replace(good, `{ en = "x"`, `{ en = """He says "mate""""`, 1), ""},
		"TOML-12": {strings.Replace(good, "chapter =", "source = \"x\"\nsource.short = \"y\"\nchapter =", 1), "source"},
		"TOML-13": {"[[step]]\nid = \"1\"\n", "sfen is missing"},
		"TOML-15": {strings.Replace(good, `id = "a"`, "id\u3000= \"a\"", 1), "wide blank (U+3000)"},
	} {
		t.Run(name, func(t *testing.T) {
			_, faults := Parse("x.toml", c.text)
			if (c.want == "") != (len(faults) == 0) {
				t.Fatalf("%v, want %q", faults, c.want)
			}
			if c.want != "" && !slices.ContainsFunc(faults, func(f Fault) bool { return f.Line > 0 && strings.Contains(f.Cause, c.want) }) {
				t.Errorf("%v, want %q", faults, c.want)
			}
		})
	}
}

// TestSAVE04: progress goes by the ids of steps, so a step put in between moves
// nobody.
func TestSAVE04(t *testing.T) {
	old := oneStep(t, "move", kingGuarded, `goal = "mate"`)
	added := Step{ID: "added", Kind: Show, Setup: old.Steps[0].Setup}
	newer := &Lesson{ID: old.ID, Steps: []Step{added, old.Steps[0], {ID: "later", Kind: Show}}}
	s := Resume(newer, old.Steps[0].ID, map[string]Mastery{old.Steps[0].ID: FirstTry})
	if s.Step().ID != old.Steps[0].ID || s.Mastery(1) != FirstTry || s.Mastery(2) != Untouched {
		t.Errorf("at %s, %v %v", s.Step().ID, s.Mastery(1), s.Mastery(2))
	}
}
