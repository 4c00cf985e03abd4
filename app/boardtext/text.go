// Package boardtext tells in words what a board shows, for those who do not see it or want
// it as text: whose turn it is, the pieces, the hands, the last move, every mark, and what
// the screen says.
//
//   - [Sections] is the text of a board.
//   - A [Card] shows it above the window, to be read, scrolled and copied.
package boardtext

import (
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// Sections tells what a board shows. The status line may be empty.
func Sections(w *words.Words, b widgets.Shown, says string) []words.Section {
	t := teller{w, b}
	all := w.Position(b.Setup, [2]string{b.Names[rules.Black].Side, b.Names[rules.White].Side})
	all[0].Lines = append(all[0].Lines, t.view()...)
	add := func(key string, lines ...string) {
		if len(lines) > 0 && lines[0] != "" {
			all = append(all, words.Section{Title: w.Say("boardText."+key, nil), Lines: lines})
		}
	}
	add("last", w.LastMove(b.Setup, b.Marks.Last))
	add("marks", t.marks()...)
	add("says", says)
	return all
}

// teller tells one board.
type teller struct {
	*words.Words
	shown widgets.Shown
}

func (t teller) say(key string, args words.Args) string { return t.Say("boardText."+key, args) }

func (t teller) side(c rules.Color) string {
	if name := t.shown.Names[c].Side; name != "" {
		return name
	}
	return t.Side(c)
}

// view tells from where the board is seen, and what part of it.
func (t teller) view() (lines []string) {
	if t.shown.Style.Turned {
		lines = append(lines, t.say("turned", words.Args{"side": t.side(rules.White)}))
	}
	if area := t.shown.Style.Area.Squares(); len(area) > 0 {
		lines = append(lines, t.say("part", words.Args{"from": t.Square(area[0]), "square": t.Square(area[len(area)-1])}))
	}
	if pc := t.shown.Held; pc != rules.NoPiece {
		lines = append(lines, t.say("taken", words.Args{"side": t.side(pc.Color()), "piece": t.Piece(pc.Kind())}))
	}
	return lines
}
