package drill_test

import (
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/rules"
	"terakoya/rules/notation"
)

// rivals counts the pieces of the mover's kind that could come to its square by
// their movement.
func rivals(s *lessons.Step) int {
	k := s.Action.Drop
	if k == rules.NoKind {
		k = s.Position.At(s.Action.From).Kind()
	}
	us := s.Position.Turn()
	return s.Position.Attackers(us, s.Action.To).And(s.Position.Of(us, k)).Len()
}

// marked reports whether a text has what its case promises.
func marked(kase, text string) bool {
	has := func(marks string) bool { return strings.ContainsAny(text, marks) }
	style, special, _ := strings.Cut(kase, "-")
	turned := strings.HasSuffix(text, "成") || style == "kif" && strings.Contains(text, "成(")
	switch style + "-" + special {
	case "ja-plain":
		return !has("同打左右直上寄引") && !turned
	case "ja-same", "kif-same":
		return has("同") && !has("打左右直上寄引")
	case "ja-drop", "kif-drop":
		return strings.HasSuffix(text, "打")
	case "ja-promote":
		return turned
	case "kif-promote":
		return true // who declines writes nothing
	case "ja-straight":
		return has("直") && !has("左右")
	case "ja-side":
		return has("左右") && !has("上寄引")
	case "ja-motion":
		return has("上寄引") && !has("左右")
	case "ja-pair":
		return has("左右") && has("上寄引")
	case "kif-plain":
		return !has("同打") && !turned
	case "western-plain":
		return !has("x*=") && !strings.HasSuffix(text, "+")
	case "western-origin":
		return strings.ContainsAny(strings.TrimLeft(text, "+PLNSGBRK")[:1], "123456789")
	case "western-capture":
		return has("x")
	case "western-drop":
		return has("*")
	case "western-promote":
		return has("=") || strings.HasSuffix(text, "+")
	}
	return false
}

// TestMoveForms: what is written is what the case promises, reads back as the move,
// and is legal.
func TestMoveForms(t *testing.T) {
	candidates := map[int]int{}
	for _, name := range []string{"write-move", "play-move", "read-move"} {
		d := template(name)
		made(t, d, func(t *testing.T, e *drill.Exercise) {
			text := e.Written()
			if back, err := e.Style.Read(&e.Position, text, e.Previous()); err != nil || back != e.Action {
				t.Errorf("%s is read as %s: %v", text, back, err)
			}
			if err := e.Position.Check(e.Action); err != nil {
				t.Error(err)
			}
			if !marked(e.Case, text) {
				t.Errorf("%s is written %s", e.Action, text)
			}
			if e.Action.Drop == rules.NoKind {
				candidates[rivals(&e.Step)]++
			}
			if e.Read != (name == "play-move") || e.Read && e.Blanks.Move != text {
				t.Errorf("read %t, {move} is %q", e.Read, e.Blanks.Move)
			}
		})
	}
	for n := 1; n <= 4; n++ {
		if candidates[n] == 0 {
			t.Errorf("never %d candidates: %v", n, candidates)
		}
	}
}

// TestReadMove: the right form says the move that the board shows, and every other
// form a legal move that it does not show.
func TestReadMove(t *testing.T) {
	made(t, template("read-move"), func(t *testing.T, e *drill.Exercise) {
		for _, o := range e.Option {
			a, err := e.Style.Read(&e.Position, o.Text.In(lessons.English), e.Previous())
			if err != nil || e.Position.Check(a) != nil {
				t.Errorf("%s: %s, %v", o.Text.In(lessons.English), a, err)
				continue
			}
			shown := len(e.Arrows) == 1 && a.From == e.Arrows[0].From && a.To == e.Arrows[0].To ||
				len(e.Marks) == 1 && a.Drop != rules.NoKind && e.Marks[0].Squares.Has(a.To)
			if shown != o.Right {
				t.Errorf("%s: shown %t, right %t", o.Text.In(lessons.English), shown, o.Right)
			}
		}
	})
}

// TestStyles: each style comes.
func TestStyles(t *testing.T) {
	seen := map[notation.Style]int{}
	made(t, template("write-move"), func(_ *testing.T, e *drill.Exercise) { seen[e.Style]++ })
	for _, s := range []notation.Style{notation.Japanese, notation.KIF, notation.Western} {
		if seen[s] < seeds/10 {
			t.Errorf("%s comes %d times", s, seen[s])
		}
	}
}
