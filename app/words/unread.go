package words

import (
	"fmt"

	"terakoya/rules/notation"
)

// Unread says where a text stops being a move, and why.
func (w *Words) Unread(e *notation.Error) string {
	return w.Say("written.because", Args{"place": w.UnreadAt(e), "why": w.UnreadWhy(e)})
}

// UnreadAt says where a text stops being a move, in characters from 1.
func (w *Words) UnreadAt(e *notation.Error) string {
	args := Args{"column": fmt.Sprint(e.Column)}
	switch n := len([]rune(e.Text)); {
	case e.Column > n:
		return w.Say("written.short", args)
	case e.Column > 1:
		return w.Say("written.unread", args)
	case e.Reason.OfForm():
		return w.Say("written.start", args)
	}
	return w.Say("written.impossible", args)
}

// UnreadWhy says what was expected there, or what is not so in the position.
func (w *Words) UnreadWhy(e *notation.Error) string { return w.Say("unread."+e.Reason.String(), nil) }
