package lessons

import (
	"strings"
	"testing"

	"terakoya/rules"
)

// everywhere is a text that is the same in all languages but for its last sign.
func everywhere(en, cjk string) Text {
	return Text{English: en, Japanese: cjk, Traditional: cjk, Simplified: cjk}
}

func exerciseOf(t *testing.T, sfen string) Exercise {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return Exercise{
		ID: "game-1", Chapter: "own-games", Rules: "jsa", Position: p,
		Title: everywhere(`From a "game"`, "対局から"), Aim: everywhere("You find it.", "見つけます。"), Task: everywhere("Find it \\ here.", "見つけてください。"),
	}
}

// TestWriteExercise: what is written has no fault, and says what was given; a mate is
// played out, and gote sees the board from its own seat.
func TestWriteExercise(t *testing.T) {
	const three = "9/9/6S2/8k/9/7R1/9/9/9 b r2b4g3s3n4l18p 1"
	for name, c := range map[string]struct {
		sfen  string
		mate  int
		moves []string
	}{
		"mate":       {three, 3, nil},
		"moves":      {rules.StartSFEN, 0, []string{"7g7f", "2g2f"}},
		"gote moves": {"lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2", 0, []string{"3c3d"}},
	} {
		t.Run(name, func(t *testing.T) {
			x := exerciseOf(t, c.sfen)
			x.MateIn = c.mate
			for _, m := range c.moves {
				a, _ := rules.ParseAttempt(m)
				x.Moves = append(x.Moves, a.Move())
			}
			var b strings.Builder
			if err := WriteExercise(&b, x); err != nil {
				t.Fatalf("%v\n%s", err, x.file())
			}
			for _, f := range lint(b.String()) {
				t.Errorf("%v\n%s", f, b.String())
			}
			l, _ := Parse("a.toml", b.String())
			s := l.Steps[0]
			if l.Title.In(English) != `From a "game"` || s.Text.In(English) != "Find it \\ here." || s.Position.SFEN() != c.sfen {
				t.Errorf("%q %q %s", l.Title, s.Text, s.Position.SFEN())
			}
			if s.Turned != (x.Position.Turn() == rules.White) || s.mateIn() != c.mate {
				t.Errorf("turned %t, mate in %d", s.Turned, s.mateIn())
			}
			if c.mate == 0 && (len(s.Beats) != 1 || len(s.Beats[0].Accept) != len(c.moves)) {
				t.Errorf("%+v", s.Beats)
			}
		})
	}
}

// TestWriteExerciseProven: a mate that is not there is told by lint.
func TestWriteExerciseProven(t *testing.T) {
	x := exerciseOf(t, "9/9/6S2/8k/9/7R1/9/9/9 b r2b4g3s3n4l18p 1")
	x.MateIn = 1
	var b strings.Builder
	if err := WriteExercise(&b, x); err != nil {
		t.Fatal(err)
	}
	if len(lint(b.String())) == 0 {
		t.Error("nothing is said of a mate that is not there")
	}
}

// TestWriteExerciseRefuses: nothing is written of what could not be read back.
func TestWriteExerciseRefuses(t *testing.T) {
	illegal, _ := rules.ParseAttempt("7g7e")
	for name, spoil := range map[string]func(*Exercise){
		"nothing asked":    func(x *Exercise) { x.MateIn = 0 },
		"both asked":       func(x *Exercise) { x.Moves = []rules.Move{illegal.Move()} },
		"an illegal move":  func(x *Exercise) { x.MateIn, x.Moves = 0, []rules.Move{illegal.Move()} },
		"no Japanese":      func(x *Exercise) { x.Task = Text{English: "a", Traditional: "a", Simplified: "a"} },
		"an even length":   func(x *Exercise) { x.MateIn = 2 },
		"no such rule set": func(x *Exercise) { x.Rules = "nonsense" },
	} {
		t.Run(name, func(t *testing.T) {
			x := exerciseOf(t, rules.StartSFEN)
			x.MateIn = 3
			spoil(&x)
			var b strings.Builder
			if err := WriteExercise(&b, x); err == nil || b.Len() > 0 {
				t.Errorf("%v, wrote %d bytes", err, b.Len())
			}
		})
	}
}
