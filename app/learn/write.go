package learn

import (
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules/notation"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// writeView is a step at which a move that is shown is written.
type writeView struct {
	base
	entry *widgets.Entry
	pad   *widgets.Keypad
	rub   *widgets.Button
}

func newWrite(b base) *writeView {
	w := &writeView{base: b, entry: widgets.NewEntry()}
	w.entry.OnKey, w.entry.OnDone = b.s.env.OnKey, b.s.onMain
	w.entry.OnChanged = func(string) {
		if b.state() == lessons.Refused || b.state() == lessons.Waiting {
			w.touched()
			b.s.refresh()
		}
	}
	w.entry.TextStyle = theme.Written // a theme of its own would be kept by Fyne for ever, with fonts read for it
	w.pad = widgets.NewKeypad(padRows(b.step.Style), japaneseFont(), w.put, b.s.env.OnKey)
	w.rub = widgets.NewButton(widgets.PlainButton, b.say("written.rub", nil), "", func() {
		w.entry.Rub()
		w.s.focus()
	})
	w.rub.OnKey = b.s.env.OnKey
	return w
}

// put writes what stands on a key, and gives the field the keys again.
func (w *writeView) put(text string) {
	w.entry.Put(text)
	w.s.focus()
}

func (w *writeView) focus() fyne.Focusable      { return w.entry }
func (w *writeView) takes(k fyne.KeyName) bool  { return len(k) == 1 && w.s.session.CanTry() }
func (w *writeView) marks() widgets.Marks       { return w.written() }
func (w *writeView) dress(board *widgets.Board) { board.SetLocked(true) }
func (w *writeView) text() string               { return strings.TrimSpace(w.entry.Text) }
func (w *writeView) key(k fyne.KeyName) bool    { return w.takes(k) && w.refocus() }
func (w *writeView) waiting() string            { return w.say("written.waiting", nil) }

// more is the move as it is written.
func (w *writeView) more() []fyne.CanvasObject { return []fyne.CanvasObject{writtenCard(w.step)} }

// refocus gives the keys to the field, where they belong. The letter that came is
// lost: as a key it does not tell its case.
func (w *writeView) refocus() bool {
	w.s.focus()
	return true
}

// input is the field, and, while it is written, keys for the usual characters.
func (w *writeView) input() []fyne.CanvasObject {
	if w.over() {
		w.entry.Disable()
	} else if w.entry.Disabled() {
		w.entry.Enable()
	}
	if w.state() != lessons.Waiting {
		return []fyne.CanvasObject{w.entry}
	}
	return []fyne.CanvasObject{w.entry, widgets.NewColumn(8, w.pad, w.rub)}
}

func (w *writeView) label() string {
	if w.text() != "" || !w.s.session.CanGoOn() {
		return w.say("squares.done", nil)
	}
	return ""
}

func (w *writeView) hand() {
	if w.text() == "" {
		w.s.Tell(w.waiting())
		return
	}
	w.s.try(lessons.Response{Text: w.text()})
}

// written shows the move on the board; once it is answered, the board has it.
func (w *writeView) written() widgets.Marks {
	m := FileMarks(w.step)
	switch w.state() {
	case lessons.Answered:
		m.Last = widgets.LastMove(w.step.Action)
		return m
	case lessons.Refused:
		if v := w.s.session.Verdict(); v.Unread == nil {
			m = markMove(m, v.Response.Attempt.Move(), widgets.Other)
		}
	case lessons.Waiting, lessons.Revealed, lessons.Finished:
	}
	return ActionMarks(m, &w.step.Position, w.step.Action)
}

func (w *writeView) refused(v lessons.Verdict) []fyne.CanvasObject {
	if v.Unread != nil {
		like := w.say("written.like", words.Args{"examples": examples[w.step.Style]})
		below := w.words().UnreadWhy(v.Unread) + "\n" + like
		return []fyne.CanvasObject{feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, w.words().UnreadAt(v.Unread), below)}
	}
	tried := w.words().Tried(&w.step.Position, v.Response.Attempt)
	return []fyne.CanvasObject{
		feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, w.say("written.another", nil), ""),
		feedback.Part(widgets.ColorWhy, pieceart.Other, w.say("written.means", nil), tried),
	}
}

func (w *writeView) missed(v lessons.Verdict) string {
	if v.Unread != nil {
		return w.words().UnreadWhy(v.Unread)
	}
	return w.say("written.another", nil)
}

// readView is a step at which a written move is played on the board.
type readView struct{ moveView }

// input is the move, as it is written.
func (r *readView) input() []fyne.CanvasObject {
	return []fyne.CanvasObject{writtenCard(r.step)}
}

// writtenCard is the move of a step as it is written.
func writtenCard(step *lessons.Step) fyne.CanvasObject {
	card := widgets.NewCard(widgets.ColorSurface, noteCardPad, widgets.NewWritten(step.Written(), japaneseFont()))
	card.Border = widgets.ColorLine
	return card
}

func (r *readView) marks() widgets.Marks {
	switch r.state() {
	case lessons.Refused:
		return r.triedMarks(r.s.session.Verdict())
	case lessons.Answered:
		return markSquares(widgets.Marks{}, widgets.Answer, r.step.Action.To)
	case lessons.Revealed:
		return r.shownMarks(r.step.Action.Move())
	case lessons.Waiting, lessons.Finished:
	}
	return FileMarks(r.step)
}

func (r *readView) refused(v lessons.Verdict) []fyne.CanvasObject {
	return r.refusedBecause(v, "read.missed", r.say("read.why", nil))
}

func (r *readView) hint(int) string { return r.base.hint(1) }
func (r *readView) answer() string {
	return r.words().Answer(&r.step.Position, r.step.Action.Move())
}

// examples show what moves look like in a style.
var examples = map[notation.Style]string{
	notation.Japanese: "▲７六銀　▲同桂　▲５三角成", notation.KIF: "７六銀(77)　５五角打",
	notation.CSA: "+7776FU +0055KA", notation.Western: "P-7f  Sx5d  R*3a  B-2b+",
	notation.Hosking: "P-76  Sx54  R*31  B-22+", notation.USI: "7g7f  R*3a  8h2b+",
}

// padRows are the keys for a style.
func padRows(s notation.Style) [][]string {
	rows := func(lines ...string) [][]string {
		var all [][]string
		for _, l := range lines {
			all = append(all, strings.Fields(l))
		}
		return all
	}
	const digits = "1 2 3 4 5 6 7 8 9"
	switch s {
	case notation.Japanese, notation.KIF:
		return rows(digits, "一 二 三 四 五 六 七 八 九", "歩 香 桂 銀 金 角 飛 玉 同", "と 馬 龍 成 不 打 左 右 直", "上 寄 引 ▲ △")
	case notation.CSA:
		return rows("0 "+digits[:15], "8 9 + -", "FU KY KE GI KI KA HI", "OU TO NY NK NG UM RY")
	case notation.Western:
		return rows(digits, "a b c d e f g h i", "P L N S G B R K +", "- x * =")
	case notation.Hosking:
		return rows(digits, "P L N S G B R K +", "- x * =")
	case notation.USI:
		return rows(digits, "a b c d e f g h i", "P L N S G B R * +")
	}
	return nil
}

// japaneseFont is the font of moves as Japanese books write them: that of another
// language lacks some of the characters.
func japaneseFont() fyne.Resource { return theme.Font(content.SansJP) }
