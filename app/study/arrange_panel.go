package study

import (
	"errors"
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/boardscreen"
	"terakoya/app/feedback"
	"terakoya/app/page"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

const (
	arrangeGap = 10
	halfGap    = 8
	halfLeast  = 130
)

// lay puts the parts below each other: what may need more room than there is scrolls, the
// buttons at the foot stay.
func (a *arrangement) lay() {
	pair := func(left, right *widgets.Button) fyne.CanvasObject {
		t := widgets.NewTiles(halfGap, halfLeast)
		t.Add(left)
		t.Add(right)
		return t
	}
	a.told = widgets.NewColumn(arrangeGap)
	a.body = widgets.NewColumn(arrangeGap,
		a.palette.Content(), pair(a.toHand, a.fromHand), a.turn, pair(a.clear, a.begin), a.sfen, a.told)
	a.scroll = container.NewVScroll(container.New(inset{}, a.body))
	a.root = container.New(a, a.scroll, a.starts, a.done, a.undo, a.off)
}

// MinSize is part of fyne.Layout.
func (a *arrangement) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(boardscreen.PanelLeast, 300)
}

// Layout is part of fyne.Layout.
func (a *arrangement) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	y := size.Height - widgets.Holding(buttonHeight)
	half := (size.Width - halfGap) / 2
	widgets.Place(a.undo, 0, y, half, widgets.Holding(buttonHeight))
	widgets.Place(a.off, half+halfGap, y, half, widgets.Holding(buttonHeight))
	y -= widgets.Holding(buttonHeight) + halfGap
	widgets.Place(a.done, 0, y, size.Width, widgets.Holding(buttonHeight))
	y -= panelGap
	a.body.Resize(fyne.NewSize(size.Width-2*insetWide, a.body.HeightFor(size.Width-2*insetWide)))
	widgets.Place(a.scroll, 0, 0, size.Width, y)
	widgets.Place(a.starts, 0, 0, size.Width, y)
}

func (a *arrangement) render() {
	w := a.screen.env.Words
	for b, key := range map[*widgets.Button]string{
		a.toHand: "study.arrange.toHand", a.fromHand: "study.arrange.fromHand", a.clear: "study.arrange.clear",
		a.begin: "study.arrange.starts", a.done: "study.arrange.done", a.undo: "study.arrange.undo", a.off: "study.cancel",
	} {
		b.Label = w.Say(key, nil)
		b.Refresh()
	}
	_, _, fine := a.verdict()
	widgets.Enable(a.done, fine && !a.starts.shown)
	widgets.Enable(a.undo, len(a.before) > 0 && !a.starts.shown)
	hand := a.palette.Piece() != rules.NoPiece && a.palette.Piece().Kind().Base().InHand()
	widgets.Enable(a.toHand, hand)
	widgets.Enable(a.fromHand, hand)
	a.palette.Show(a.screen.session.turned)
	a.turn.Set([]string{
		w.Say("study.arrange.moves", words.Args{"side": w.Side(rules.Black)}),
		w.Say("study.arrange.moves", words.Args{"side": w.Side(rules.White)}),
	}, int(a.setup.Turn))
	a.sfen.SetPlaceHolder(w.Say("study.arrange.sfen", nil))
	if a.wrong == "" && a.sfen.Text != "" {
		a.sfen.SetText("")
	}
	a.told.SetItems(a.toldItems()...)
	widgets.Show(a.scroll, !a.starts.shown)
	widgets.Show(a.starts, a.starts.shown)
	a.body.Refresh()
	a.Layout(nil, a.root.Size())
	a.root.Refresh()
}

// toldItems say what is wrong with the SFEN that was typed, or what stands there, and
// which keys put pieces up.
func (a *arrangement) toldItems() []fyne.CanvasObject {
	w := a.screen.env.Words
	keys := widgets.NewParagraph(w.Say("study.arrange.keys", nil))
	keys.TextSize, keys.Color = widgets.SizeSmall, widgets.ColorInkSoft
	title, text, fine := a.verdict()
	switch {
	case a.wrong != "":
		return []fyne.CanvasObject{feedback.Part(widgets.ColorWhy, pieceart.Other, w.Say("study.arrange.unread", nil), a.wrong), keys}
	case !fine:
		return []fyne.CanvasObject{feedback.Part(widgets.ColorWhy, pieceart.Other, title, text), keys}
	case text != "":
		return []fyne.CanvasObject{feedback.Part(widgets.ColorHint, pieceart.Hint, title, text), keys}
	}
	return []fyne.CanvasObject{page.Soft(title), keys}
}

// sfenText says where a text stops being a position.
func (s *Screen) sfenText(err error) string {
	var e *rules.SFENError
	if !errors.As(err, &e) {
		return err.Error()
	}
	return s.env.Words.Say("study.arrange.sfenWrong", words.Args{"column": fmt.Sprint(e.Column)})
}
