package play

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine/advice"
)

// advices are answers with long sentences, and a game that they could be given in.
var advices = map[string]func(*counsel){
	"area":  func(c *counsel) { c.about, c.hint, c.depth = askHint, hintFor("2g", "2f"), advice.HintArea },
	"piece": func(c *counsel) { c.about, c.hint, c.depth = askHint, hintFor("2g", "2f"), advice.HintPiece },
	"move":  func(c *counsel) { c.about, c.hint, c.depth = askHint, hintFor("2g", "2f"), advice.HintMove },
	"threat": func(c *counsel) {
		c.about, c.threat = askThreat, &advice.Threat{
			Kind: advice.ThreatCapture, Piece: rules.PromotedSilver, At: on("8h"), Move: rules.Step(on("2b"), on("8h")).Promote(),
			Squares: rules.SetOf(on("8h")),
		}
	},
	"missed": func(c *counsel) {
		c.about, c.missed = askMissed, &advice.Missed{
			Kind: advice.AllowedMate, Better: rules.Step(on("2g"), on("2f")), Answer: rules.Step(on("2b"), on("3c")),
			Plies: 11, Piece: rules.PromotedSilver,
		}
	},
	"better": func(c *counsel) {
		c.about, c.missed = askMissed, &advice.Missed{
			Kind: advice.BetterMove, Better: rules.Step(on("2g"), on("2f")), Loss: 2200,
		}
	},
	"standing": func(c *counsel) {
		c.about, c.standing = askStanding, &advice.Standing{
			Grade: advice.ClearlyWorse, Score: -1200, Since: advice.WorseThanAtStart, Uneven: true,
		}
	},
	"nothing": func(c *counsel) { *c = counsel{} },
}

func on(name string) rules.Square {
	s, _ := rules.ParseSquare(name)
	return s
}

func hintFor(from, to string) *advice.Hint {
	h := &advice.Hint{Move: rules.Step(on(from), on(to)), Piece: rules.PromotedSilver, From: on(from)}
	h.Area = rules.FileSet(1).Or(rules.FileSet(2)).Or(rules.FileSet(3)).And(rules.RankSet(6).Or(rules.RankSet(7)).Or(rules.RankSet(8)))
	h.Reason = advice.Reason{Kind: advice.ReasonWinsExchange, Piece: rules.PromotedKnight, At: on(to)}
	return h
}

// TestAdviceFits: in the least window, also with the largest type, every answer is
// seen whole, as are the players, and every button holds its label.
func TestAdviceFits(t *testing.T) {
	for _, text := range []theme.Type{theme.Usual, theme.Largest} {
		for _, l := range lessons.Languages {
			r := newRoom(t, l, false, small)
			fyne.CurrentApp().Settings().SetTheme(theme.New(l, false).At(text))
			table := advised(t, r, rules.StartSFEN, "7g7f", "3c3d")
			for name, set := range advices {
				t.Run(fmt.Sprintf("%s/%s/%s", name, l, text), func(t *testing.T) {
					set(&table.counsel)
					table.render()
					fits(t, table)
					stage.Apart(t, r.screen.Parts(), small)
					stage.Picture(t, r.window, fmt.Sprintf("%s-%s-%s", name, l, text))
				})
			}
		}
	}
}

func fits(t *testing.T, table *Table) {
	t.Helper()
	p := table.panel
	if text := noted(table); strings.Contains(text, "[") {
		t.Errorf("it says %q", text)
	}
	if len(p.texts.Items) > 0 && p.note.Size().Height+1 < p.texts.HeightFor(p.note.Size().Width) {
		t.Errorf("the answer needs %g and has %g", p.texts.HeightFor(p.note.Size().Width), p.note.Size().Height)
	}
	for side, c := range p.cards {
		if size := c.root.Size(); size.Height+0.5 < c.height(size.Width, 0) {
			t.Errorf("card %d needs %g and has %g", side, c.height(size.Width, 0), size.Height)
		}
	}
	for i, b := range p.asks.buttons {
		if b.MinSize().Width > b.Size().Width+0.5 || !b.Visible() {
			t.Errorf("button %s needs %g and has %g", asks[i].name, b.MinSize().Width, b.Size().Width)
		}
	}
}
