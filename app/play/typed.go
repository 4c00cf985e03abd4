package play

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/page"
	"terakoya/rules"
	"terakoya/rules/notation"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// typedStyles are the ways in which a move may be typed; those that are left out are
// read like one of these.
var typedStyles = []notation.Style{notation.Japanese, notation.Western, notation.CSA, notation.USI}

// newEntry makes the line on which a move is typed.
func (t *Table) newEntry() {
	t.entry = widgets.NewEntry()
	t.entry.OnDone, t.entry.OnKey = t.onTyped, t.env.OnKey
}

// onType opens the line.
func (t *Table) onType() {
	t.entry.SetText("")
	t.offerPrompt(typing)
	t.focusEntry()
}

func (t *Table) focusEntry() {
	if t.prompt == typing {
		page.Focus(t.root, t.entry)
	}
}

// onTyped plays what was typed, or says why it is no move.
func (t *Table) onTyped() {
	text := strings.TrimSpace(t.entry.Text)
	if t.prompt != typing || text == "" {
		return
	}
	a, err := t.read(text)
	if err != nil {
		t.unread = t.env.Words.Unread(err)
		t.render()
		t.focusEntry()
		return
	}
	t.play(a)
}

// read reads a move in whichever notation it is a legal one, or else in whichever it is
// one at all. The error is that of the notation in which most of it could be read.
func (t *Table) read(text string) (a rules.Attempt, unread *notation.Error) {
	p := t.match.game.Position()
	prev := rules.OffBoard
	if last := t.match.lastMove(len(t.match.game.Moves())); last != rules.NoMove {
		prev = last.To()
	}
	var found []rules.Attempt
	for _, style := range typedStyles {
		a, err := style.Read(&p, text, prev)
		var e *notation.Error
		switch {
		case err == nil && p.Check(a) == nil:
			return a, nil
		case err == nil:
			found = append(found, a)
		case errors.As(err, &e) && (unread == nil || understood(e) > understood(unread)):
			unread = e
		}
	}
	if len(found) > 0 {
		return found[0], nil
	}
	return rules.Attempt{}, unread
}

// understood is how much of a text could be read: up to the fault, or all of it where
// it has the form of a move.
func understood(e *notation.Error) int {
	if !e.Reason.OfForm() {
		return len([]rune(e.Text)) + 1
	}
	return e.Column
}

// typingItems are the line and what it takes, or why it did not take what was typed.
func (t *Table) typingItems() []fyne.CanvasObject {
	w := t.env.Words
	head := t.asked("play.typing.title", w.Say("play.typing.text", nil))
	if t.unread != "" {
		head = feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, w.Say("play.typing.unread", nil), t.unread)
	}
	return []fyne.CanvasObject{head, framed(t.entry)}
}
