package quiz

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/boardscreen"
	"terakoya/widgets"
)

// bar is the bar at the top of questions: the way out, what it is, how far one has
// come, and the time that is left.
type bar struct {
	ground, line, trough, share *canvas.Rectangle
	leave                       *widgets.Button
	title, under, count, clock  *widgets.Paragraph
	done                        float32 // 0 to 1
	root                        *fyne.Container
}

const (
	barEdge   = 8
	barHigh   = 8
	barWide   = 260
	barNarrow = 170 // in narrow windows
	barGap    = 20
	narrow    = 1180
	countRoom = 70
	clockRoom = 150
)

func newBar(leave func(), onKey func(*fyne.KeyEvent)) *bar {
	b := &bar{
		ground: &canvas.Rectangle{}, line: &canvas.Rectangle{}, trough: &canvas.Rectangle{}, share: &canvas.Rectangle{},
		leave: widgets.NewButton(widgets.TextButton, "", "", leave),
		title: widgets.NewParagraph(""), under: widgets.NewParagraph(""), count: widgets.NewParagraph(""), clock: widgets.NewParagraph(""),
	}
	b.leave.Icon, b.leave.OnKey = fynetheme.NavigateBackIcon(), onKey
	b.title.Bold, b.title.TextSize, b.title.Leading = true, widgets.SizeLead, 1.3
	b.under.TextSize, b.under.Color, b.under.Leading = widgets.SizeTiny, widgets.ColorInkSoft, 1.4
	b.count.Color, b.clock.Bold, b.clock.TextSize = widgets.ColorInkSoft, true, widgets.SizeLead
	b.root = container.New(b, b.ground, b.line, b.leave, b.title, b.under, b.trough, b.share, b.count, b.clock)
	return b
}

// MinSize is part of fyne.Layout.
func (b *bar) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, widgets.Grown(boardscreen.CompactHeader))
}

// Layout is part of fyne.Layout.
func (b *bar) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	widgets.Place(b.ground, 0, 0, size.Width, size.Height)
	widgets.Place(b.line, 0, size.Height-1, size.Width, 1)
	widgets.Place(b.leave, barEdge, (size.Height-buttonHeight)/2, b.leave.MinSize().Width, buttonHeight)
	right := size.Width - boardscreen.Margin
	if b.clock.Text != "" {
		text := widgets.LineWidth(b.clock)
		right -= max(clockRoom, text+barGap)
		widgets.PlaceMiddle(b.clock, size.Width-boardscreen.Margin-text, 0, text, size.Height)
	}
	count := max(countRoom, widgets.LineWidth(b.count))
	right -= count
	widgets.PlaceMiddle(b.count, right, 0, count, size.Height)
	wide := float32(barWide)
	if size.Width < narrow {
		wide = barNarrow
	}
	right -= wide + barGap
	widgets.Place(b.trough, right, (size.Height-barHigh)/2, wide, barHigh)
	widgets.Place(b.share, right, (size.Height-barHigh)/2, wide*max(0, b.done), barHigh)
	left := barEdge + b.leave.MinSize().Width + barEdge
	room := right - left - barGap
	title, under := b.title.HeightFor(room), b.under.HeightFor(room)
	top := (size.Height - title - under) / 2
	widgets.Place(b.title, left, top, room, title)
	widgets.Place(b.under, left, top+title, room, under)
}

// set shows where one is, or only a title where done is below 0; hurry says that
// little time is left.
func (b *bar) set(title, under, count, clock string, done float32, hurry bool) {
	widgets.Fill(b.ground, widgets.ColorSurface, widgets.ColorTransparent, 0, 0)
	widgets.Fill(b.line, widgets.ColorLine, widgets.ColorTransparent, 0, 0)
	widgets.Fill(b.trough, widgets.ColorSunk, widgets.ColorTransparent, 0, barHigh/2)
	widgets.Fill(b.share, widgets.ColorAccent, widgets.ColorTransparent, 0, barHigh/2)
	b.trough.Hidden, b.share.Hidden = done < 0, done <= 0
	b.clock.Color = widgets.ColorInk
	if hurry {
		b.clock.Color = widgets.ColorWrong
	}
	b.done, b.title.Text, b.under.Text, b.count.Text, b.clock.Text = done, title, under, count, clock
	for _, p := range []*widgets.Paragraph{b.title, b.under, b.count, b.clock} {
		p.Refresh()
	}
	b.Layout(nil, b.root.Size())
	b.root.Refresh()
}
