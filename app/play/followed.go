package play

import (
	"context"
	"slices"
	"strings"

	"terakoya/app/slow"
	"terakoya/app/words"
	"terakoya/rules/engine/search"
)

// followed is whether a game follows the book. The book is asked in the background: it may
// have to be read first.
type followed struct {
	work slow.Work
	in   bool   // all moves so far are the book's, and it knows where they began
	name string // of the opening that was chosen; empty for any
}

// booked is the choice with what holds of its openings: only levels follow the one that
// was chosen, or none.
func (c Choice) booked() Choice {
	if _, level := levelOf(c.Opponent); !level || c.People {
		c.Book, c.Opening = true, ""
	}
	return c
}

// follow asks whether the game still follows the book.
func (t *Table) follow() {
	if t.env.Book == nil {
		return
	}
	env, c, g := &t.env, t.match.choice.booked(), t.match.game
	start, moves := g.Start(), slices.Clone(g.Moves())
	t.followed.work.Run(func(context.Context) func() {
		name := ""
		if c.Opening != "" && env.OpeningName != nil {
			name = env.OpeningName(c.Opening)
		}
		book := env.bookFor(c)
		in := book != nil && len(book.Replies(&start)) > 0 && search.InBook(book, start, moves) == len(moves)
		return func() {
			t.followed.in, t.followed.name = in, name
			t.header.render()
			t.panel.moves.mark(t.inBook())
		}
	})
}

// inBook reports whether moves were made, and all of them are the book's.
func (t *Table) inBook() bool { return t.followed.in && len(t.match.game.Moves()) > 0 }

// title names the start that is played, and the opening as long as it is followed. The
// names of many openings begin with that of their start.
func (t *Table) title() string {
	w, opening := t.env.Words, ""
	if t.followed.in {
		opening = t.followed.name
	}
	if !t.match.known {
		if opening != "" {
			return opening
		}
		return w.Say("play.anyGame", nil)
	}
	start := words.Title(w.Term(t.match.choice.Handicap().Key))
	if len(opening) > len(start) && strings.EqualFold(opening[:len(start)], start) {
		opening = strings.TrimLeft(opening[len(start):], " :：　")
	}
	if opening == "" {
		return start
	}
	return w.Say("play.opened", words.Args{"start": start, "opening": opening})
}
