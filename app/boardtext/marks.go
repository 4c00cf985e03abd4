package boardtext

import (
	"fmt"
	"slices"

	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
)

// roles in the order in which they are told: what was done, then why, then what to do.
var roles = [...]widgets.Role{
	widgets.Offender, widgets.Danger, widgets.Checker, widgets.Pinned, widgets.Blocker, widgets.Other, widgets.Look, widgets.Answer,
}

// marks tells every mark, a line for those that are alike.
func (t teller) marks() []string {
	m := &t.shown.Marks
	var lines []string
	for _, r := range roles {
		lines = t.line(lines, "role-"+r.String(), marked(m, r))
	}
	for _, set := range []struct {
		key string
		of  rules.SquareSet
	}{
		{"check", m.Check}, {"dots", m.Dots}, {"rings", m.Rings}, {"crosses", m.Crosses}, {"lane", m.Lane}, {"area", m.Area},
		{"offered", m.Offered}, {"chosen", m.Chosen},
	} {
		lines = t.line(lines, set.key, set.of.Squares())
	}
	return slices.Concat(lines, t.lines(), t.ghosts(), t.numbers(), t.control())
}

func marked(m *widgets.Marks, r widgets.Role) (at []rules.Square) {
	for _, s := range m.Squares {
		if s.Role == r {
			at = append(at, s.Square)
		}
	}
	return at
}

// line tells squares that are marked alike, if there are any.
func (t teller) line(lines []string, key string, at []rules.Square) []string {
	switch len(at) {
	case 0:
		return lines
	case len(t.shown.Setup.Board):
		return append(lines, t.say("mark."+key, words.Args{"squares": t.say("every", nil)}))
	}
	return append(lines, t.say("mark."+key, words.Args{"squares": t.Squares(at)}))
}

// lines tells the line of a pin and the arrows that are drawn.
func (t teller) lines() (lines []string) {
	fromTo := func(key string, from, to rules.Square) {
		lines = append(lines, t.say("mark."+key, words.Args{"from": t.Square(from), "square": t.Square(to)}))
	}
	if l := t.shown.Marks.Line; len(l) == 2 {
		fromTo("pin", l[0], l[1])
	}
	for _, a := range t.shown.Marks.Arrows {
		if a.From.OnBoard() { // others are not drawn
			fromTo("arrow", a.From, a.To)
		}
	}
	return lines
}

// ghosts tells the pieces that are not there.
func (t teller) ghosts() (lines []string) {
	for _, g := range t.shown.Marks.Ghosts {
		args := words.Args{"side": t.side(g.Piece.Color()), "piece": t.Piece(g.Piece.Kind()), "square": t.Square(g.Square)}
		lines = append(lines, t.say("mark.ghost", args))
	}
	return lines
}

func (t teller) numbers() (lines []string) {
	for _, n := range t.shown.Marks.Numbers {
		key := "mark.number"
		if n.Hollow {
			key = "mark.hollow"
		}
		lines = append(lines, t.say(key, words.Args{"square": t.Square(n.Square), "number": fmt.Sprint(n.Number)}))
	}
	return lines
}

// control tells what a side attacks, if that is shown: a line for the squares that as many
// pieces attack.
func (t teller) control() (lines []string) {
	control := &t.shown.Marks.Control
	for most := range slices.Max(control.Counts[:]) {
		var at []rules.Square
		for sq, n := range control.Counts {
			if n == most+1 {
				at = append(at, rules.Square(sq))
			}
		}
		if len(at) > 0 {
			args := words.Args{"side": t.side(control.Side), "squares": t.Squares(at)}
			lines = append(lines, t.Count("boardText.mark.control", int(most+1), args))
		}
	}
	return lines
}
