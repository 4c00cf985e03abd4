package play

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// TestListCanBeTyped: a move as the list of moves shows it can be typed, in every
// language, unless two pieces could make it.
func TestListCanBeTyped(t *testing.T) {
	for _, l := range lessons.Languages {
		r := newRoom(t, l, false, small)
		for _, sfen := range []string{
			rules.StartSFEN, "4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1", "4k4/1P1L1N1S1/9/9/1R5B1/9/9/9/4K4 b - 1",
			"4k4/9/9/1+P1+L1+N1+S1/9/9/1+R5+B1/9/4K4 b - 1",
		} {
			table := r.at(sfen).screen.(*Table)
			p := table.match.game.Position()
			written := map[string]int{}
			for _, m := range p.Legal() {
				written[table.sides.move(&p, m)]++
			}
			for _, m := range p.Legal() {
				text := table.sides.move(&p, m)
				if a, err := table.read(sign(p.Turn()) + text); written[text] == 1 && (err != nil || a.Move() != m) {
					t.Errorf("%s: %s is read as %v, %v", l, text, a, err)
				}
			}
		}
	}
}

// TestKeysListed: every key that does something stands in the list of F1 where it does.
func TestKeysListed(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.after()
	r.past = played("4+", progress.GameLost, 2)
	table := r.game(withClock(against("4+"), "sudden 600"))
	listed := map[string]bool{}
	list := func() {
		for _, k := range table.Keys() {
			for _, name := range strings.Fields(k[0]) {
				listed[name] = true
			}
		}
	}
	list()
	table.prompt = stuck
	list()
	table.prompt = noPrompt
	table.do(rules.DoResign)
	list()
	names := map[fyne.KeyName]string{fyne.KeyPageUp: "PgUp", fyne.KeyPageDown: "PgDn", fyne.KeyBackspace: "U"}
	for key := range table.keys() {
		name := string(key)
		if other, is := names[key]; is {
			name = other
		}
		if !listed[name] {
			t.Errorf("%s is not listed", name)
		}
	}
}
