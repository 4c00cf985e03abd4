package play

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// segments are the answers to a question that is asked now, by the key of its parts; nil if it
// is not.
func (r *room) segments(key string) *widgets.Segments {
	for _, p := range r.screen.Parts() {
		if s, ok := p.Object.(*widgets.Segments); ok && p.Name == key+"-0" && s.Visible() {
			return s
		}
	}
	return nil
}

// TestStarts chooses every start for both sides, by the keyboard and a click, and
// begins the game.
func TestStarts(t *testing.T) {
	for i, h := range rules.Handicaps {
		for side, c := range []rules.Color{rules.Black, rules.White} {
			r := newRoom(t, lessons.English, false, small)
			before := rules.Handicaps[max(0, i-1)]
			r.env.Last = Choice{Start: before.Key, Opponent: Waits, Takeback: true}.String()
			if r.setup(); i > 0 {
				r.press(fyne.KeyDown)
			}
			r.part("start-" + h.Key) // it has come into view
			r.click([]string{"you-0", "you-1"}[side])
			r.press(fyne.KeyReturn)
			if len(r.started) != 1 {
				t.Fatalf("%s: %d games begun", h.Key, len(r.started))
			}
			table := r.game(r.started[0])
			start, first := h.Position(), rules.White
			if i == 0 {
				first = rules.Black
			}
			if now(table) != start.SFEN() || table.match.choice.Side() != c {
				t.Errorf("%s as %s: %s", h.Key, c, now(table))
			}
			if table.board.Style().Turned != (c == rules.White) {
				t.Errorf("%s as %s: the learner sits at the far side", h.Key, c)
			}
			if table.thinker.thinks() == (c == first) {
				t.Errorf("%s as %s: whose turn is it", h.Key, c)
			}
			if table.thinker.thinks() {
				r.answer()
			}
		}
	}
}

// TestAnswers clicks every answer to every question; what is chosen is remembered
// and offered the next time.
func TestAnswers(t *testing.T) {
	r := newRoom(t, lessons.Japanese, false, middling)
	s := r.setup()
	if s.Choice() != preset {
		t.Errorf("offered first: %v", s.Choice())
	}
	r.click("start-two-piece-handicap", "you-1", "opponent-3", "rank-6", "step-2", "rules-2", "clock-2", "fouls-2", "takeback", "hints", "main")
	want := Choice{
		Start: "two-piece-handicap", White: true, Opponent: "7++", Rules: "ama27", Clock: "byoyomi 600 30", Fouls: FoulsLose, Book: true,
	}
	if diff := cmp.Diff([]Choice{want}, r.started); diff != "" {
		t.Error(diff)
	}
	if again := r.setup(); again.Choice() != want {
		t.Errorf("offered again: %v", again.Choice())
	}
	r.click("you-0", "opponent-0", "rules-0", "clock-0", "fouls-0", "takeback", "hints", "main")
	want = Choice{
		Start: "two-piece-handicap", Opponent: Waits, Rules: "jsa", Fouls: FoulsPrevented, Takeback: true, Hints: true, Book: true,
	}
	if got := r.started[1]; got != want {
		t.Errorf("started %v, want %v", got, want)
	}
	r.press(fyne.KeyEscape)
	if diff := cmp.Diff([]string{"leave"}, r.calls); diff != "" {
		t.Error(diff)
	}
}

// TestSegmentKeys: the arrows choose, other keys go on to the screen.
func TestSegmentKeys(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	s := r.setup()
	opponent := r.segments("opponent")
	for _, k := range []fyne.KeyName{fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyLeft} {
		opponent.TypedKey(&fyne.KeyEvent{Name: k})
	}
	if s.Choice().Opponent != Wanders {
		t.Errorf("chosen %s", s.Choice().Opponent)
	}
	opponent.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if len(r.started) != 1 {
		t.Error("Enter does not begin")
	}
}

// TestChoiceText: a choice comes back as it was; what is broken or unknown is as
// at first.
func TestChoiceText(t *testing.T) {
	for _, f := range allFouls {
		c := Choice{Start: "naked-king", White: true, Opponent: "10++", Rules: "csa", Clock: "fischer 60 5", Fouls: f, Opening: "rook-x"}
		if got := ParseChoice(c.String()); got != c {
			t.Errorf("%v became %v", c, got)
		}
	}
	but := func(change func(*Choice)) Choice { c := preset; change(&c); return c }
	for text, want := range map[string]Choice{
		"": preset, "{": preset, `{"fouls":"sometimes"}`: preset, `{"clock":"hourglass","rules":"none"}`: preset,
		`{"opponent":"two-ply"}`: but(func(c *Choice) { c.Opponent = "5" }),
		`{"start":"twelve-piece-handicap","opponent":"tarō","takeback":false}`: but(func(c *Choice) { c.Takeback = false }),
		`{"start":"position","sfen":"4k4"}`:                                    but(func(c *Choice) { c.SFEN = "4k4" }),
	} {
		if got := ParseChoice(text); got != want {
			t.Errorf("%q is %v, want %v", text, got, want)
		}
	}
}
