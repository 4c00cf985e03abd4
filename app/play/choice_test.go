package play

import (
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine/search"
	"terakoya/rules/joseki"
)

// TestParseChoice: what is chosen comes back; what cannot be played with any more is as
// in the first offer.
func TestParseChoice(t *testing.T) {
	whole := Choice{
		Start: FromPosition, SFEN: "4k4/9/9/9/9/9/9/9/4K4 w - 1", White: true, People: true, Furigoma: true, Opponent: External + "Gikou",
		Rules: "csa", Clock: "nhk 0 30 10 60", Fouls: FoulsPrevented, Hints: true, Opening: "two-pawn-push",
	}
	if got := ParseChoice(whole.String()); got != whole {
		t.Errorf("%s became %s", whole, got)
	}
	if p := whole.Position(); p.SFEN() != whole.SFEN || whole.RuleSet().Name != "csa" || whole.Limit().String() != whole.Clock {
		t.Errorf("%s, %s, %s", p.SFEN(), whole.RuleSet().Name, whole.Limit())
	}
	for name, spoil := range map[string]func(*Choice){
		"position": func(c *Choice) { c.SFEN = "9/9 b" },
		"start":    func(c *Choice) { c.Start = "twelve-piece-handicap" },
		"rules":    func(c *Choice) { c.Rules = "chess" },
		"clock":    func(c *Choice) { c.Clock = "hourglass 3" },
		"opponent": func(c *Choice) { c.Opponent = "tarō" },
	} {
		c := whole
		spoil(&c)
		got := ParseChoice(c.String())
		if got == c || got == whole || got.Position() == (rules.Position{}) {
			t.Errorf("%s: %s", name, got)
		}
	}
}

// shelf is a book of one opening.
type shelf string

func (shelf) Replies(*rules.Position) []joseki.Reply { return nil }

// TestBookFor: the computer follows the opening that was chosen, else its whole book, or
// none.
func TestBookFor(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.env.Book = shelf("whole")
	r.env.Opening = func(id string) search.Book {
		if id == "climbing-silver" {
			return shelf(id)
		}
		return nil
	}
	for want, c := range map[search.Book]Choice{
		shelf("whole"): {Book: true}, nil: {Opening: "climbing-silver"}, shelf("climbing-silver"): {Book: true, Opening: "climbing-silver"},
	} {
		if got := r.env.bookFor(c); got != want {
			t.Errorf("%s: %v, want %v", c, got, want)
		}
	}
	if got := r.env.bookFor(Choice{Book: true, Opening: "gone"}); got != shelf("whole") {
		t.Errorf("an opening that is gone: %v", got)
	}
}
