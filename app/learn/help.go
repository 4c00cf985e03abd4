package learn

import (
	"fyne.io/fyne/v2"

	"terakoya/lessons"
)

// Keys lists the keys that work at the present step, each with the message that says
// what it does.
func (s *Screen) Keys() [][2]string {
	if s.env.Exam != nil {
		return s.examKeys()
	}
	all := [][2]string{{"Enter", "keys.enter"}}
	if step := s.session.Step(); step != nil {
		all = append(all, kindKeys(step)...)
	}
	key := s.keyFor
	return append(all, [][2]string{
		{key(fyne.KeyH, fyne.KeyF2), "keys.hint"}, {key(fyne.KeyS, fyne.KeyF3), "keys.show"},
		{key(fyne.KeyU, fyne.KeyF4), "keys.back"}, {key(fyne.KeyF, fyne.KeyF5), "keys.flip"},
		{key(fyne.KeyC, fyne.KeyF6), "keys.control"}, {key(fyne.KeyN, fyne.KeyF7), "keys.hide"},
		{key(fyne.KeyG, fyne.KeyF8), "keys.terms"},
		{"F11", "keys.full"}, {"Esc", "keys.escape"},
	}...)
}

// kindKeys are the keys of a kind of step.
func kindKeys(step *lessons.Step) [][2]string {
	const arrows = "← ↑ → ↓"
	switch step.Kind {
	case lessons.PlayMove:
		return [][2]string{{arrows, "keys.arrows"}}
	case lessons.TapSquares:
		return [][2]string{{arrows, "keys.move"}, {"Space", "keys.tap"}}
	case lessons.Judgement, lessons.Choice, lessons.RuleGame:
		return [][2]string{{"1–9", "keys.digits"}}
	case lessons.EnterNumber:
		return [][2]string{{"0–9", "keys.number"}, {"+ −", "keys.moreLess"}, {"Backspace", "keys.rub"}}
	case lessons.SetUp:
		return [][2]string{
			{arrows, "keys.move"}, {"K R B G …", "keys.pieces"}, {"Space", "keys.place"}, {"+", "keys.promote"},
			{"T", "keys.side"}, {"M", "keys.carry"}, {"Delete", "keys.remove"}, {"Backspace", "keys.undo"},
		}
	case lessons.PutInOrder:
		if len(step.Places) > 0 {
			return [][2]string{{arrows, "keys.move"}, {"Space", "keys.order"}, {"Backspace", "keys.orderBack"}}
		}
		return [][2]string{{"1–9", "keys.order"}, {"Backspace", "keys.orderBack"}}
	case lessons.WriteMove:
		if step.Read {
			return [][2]string{{arrows, "keys.arrows"}}
		}
		return [][2]string{{"Tab", "keys.pad"}}
	case lessons.PlayLine:
		return [][2]string{{arrows, "keys.arrows"}, {"Backspace", "keys.lineBack"}, {"R", "keys.restart"}}
	case lessons.Show:
	}
	return nil
}
