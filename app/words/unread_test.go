package words

import (
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/rules/notation"
)

// TestUnread: where a text stops being a move, and why.
func TestUnread(t *testing.T) {
	w := catalogue(t).In(lessons.English)
	for _, c := range []struct {
		column int
		text   string
		reason notation.Reason
		want   string
	}{
		{1, "x", notation.WantPiece, "This does not begin as a move does. The name of a piece is expected here."},
		{1, "N-5e", notation.NoneComes, "This is no move in this position. No piece of that kind can come to that square."},
		{3, "５六金", notation.Several, "From character 3 on it does not say which move is meant. Several pieces of that kind can come there. A mark or the origin tells them apart."},
		{3, "５六", notation.WantPiece, "The text ends before it is a move. The name of a piece is expected here."},
	} {
		if got := w.Unread(&notation.Error{Text: c.text, Column: c.column, Reason: c.reason}); got != c.want {
			t.Errorf("%d of %q: %q", c.column, c.text, got)
		}
	}
}

// TestReasonsAreSaid: every reason has its own sentence in every language.
func TestReasonsAreSaid(t *testing.T) {
	all := catalogue(t)
	for _, l := range lessons.Languages {
		said := map[string]notation.Reason{}
		for _, r := range notation.AllReasons {
			got := all.In(l).UnreadWhy(&notation.Error{Reason: r})
			if other, twice := said[got]; twice || strings.ContainsAny(got, "[]{}") {
				t.Errorf("%s: %s is %q, as %s", l, r, got, other)
			}
			said[got] = r
		}
	}
}
