package play

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
)

// TestFurigoma: every throw is shown; until the last nothing tells the sides, no clock
// runs and the computer does not think.
func TestFurigoma(t *testing.T) {
	seen := [2]bool{}
	for seed := range uint64(20) {
		r := newRoom(t, lessons.English, false, small)
		c := withClock(against(Waits), "sudden 60")
		c.Furigoma = true
		table := newGame(r.env, c, seed)
		r.show(table)
		r.wait(time.Hour)
		if table.prompt != drawing || table.thinker.thinks() || table.match.over() {
			t.Fatalf("asks %q", table.prompt)
		}
		for n := range table.match.throws {
			if table.throw != n {
				t.Errorf("throw %d is shown, not %d", table.throw, n)
			}
			r.press(fyne.KeyReturn)
		}
		side := table.match.choice.Side()
		if thrower, _ := table.match.throws[len(table.match.throws)-1].Decides(); thrower != side || table.match.mine() != (side == rules.Black) || r.left(rules.Black).Main != time.Minute {
			t.Errorf("the pawns say %s, the learner is %s", thrower, side)
		}
		seen[side] = true
		table.Close()
	}
	if seen != [2]bool{true, true} {
		t.Error("one side is never drawn")
	}
	r := newRoom(t, lessons.English, false, small)
	c := against(Waits)
	c.Furigoma, c.Start = true, "rook-handicap"
	if table := r.game(c); table.prompt == drawing {
		t.Error("a handicap game has furigoma")
	}
}

// TestUndrawn: a throw that decides nothing tells nobody's side.
func TestUndrawn(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	moreViews["drawing"](r)
	table := r.screen.(*Table)
	for c, k := range table.panel.cards {
		name := table.sides.name(rules.Color(c))
		if strings.Contains(k.name.Text+k.who.Text, name) || k.sign.Visible() {
			t.Errorf("card %d says %q, %q", c, k.name.Text, k.who.Text)
		}
		if told := r.env.Words.Say("play.lots.you", words.Args{"side": name}); strings.Contains(noted(table), told) {
			t.Errorf("it says %q", told)
		}
	}
	if table.far() != rules.White {
		t.Error("the board tells the side")
	}
	r.press(fyne.KeyReturn)
	if !strings.Contains(noted(table), "You play") {
		t.Errorf("it says %q", noted(table))
	}
}
