// Package boardscreen is what the screens with a large board share: how header,
// board, panel and status line lie, and how the board looks.
package boardscreen

import (
	"fyne.io/fyne/v2"

	"terakoya/widgets"
)

// Lengths of a screen, in units.
const (
	headerHeight  = 60
	statusHeight  = 34
	CompactHeader = 52 // windows lower than lowWindow
	CompactStatus = 30
	lowWindow     = 760
	Margin        = 24
	boardMargin   = 16
	panelShare    = 0.295 // of the width of the window
	PanelLeast    = 292
	panelMost     = 520
	panelGap      = 28
	narrowWindow  = 1180 // narrower ones give the board what they can
	narrowMargin  = 14
	narrowGap     = 22
	moreStatus    = 54 // for each time that type is larger: the status line gets two lines
)

// wider is the width of a panel, or the height of a header: with larger type it takes
// half as much more from the board as its text grows. It is whole units.
func wider(length float32) float32 { return float32(int((length + widgets.Grown(length)) / 2)) }

// Panel returns the width of the panel in a window of some width.
func Panel(window float32) float32 {
	if window < narrowWindow {
		return wider(PanelLeast)
	}
	return wider(min(max(window*panelShare, PanelLeast), panelMost))
}

// Layout places header, board, panel and status line: the board takes the height
// that the bars leave, the panel a share of the width, and nothing while it is hidden.
type Layout struct{}

// MinSize is part of fyne.Layout.
func (Layout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(800, 560) }

// Layout is part of fyne.Layout.
func (Layout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	header, board, panel, status := o[0], o[1], o[2], o[3]
	top, bottom := float32(headerHeight), float32(statusHeight)
	if size.Height < lowWindow {
		top, bottom = CompactHeader, CompactStatus
	}
	top, bottom = wider(top), bottom+(widgets.Grown(1)-1)*moreStatus
	side, edge, gap := Panel(size.Width), float32(Margin), float32(panelGap)
	if size.Width < narrowWindow {
		edge, gap = narrowMargin, narrowGap
	}
	if !panel.Visible() {
		side, gap = 0, 0
	}
	high := size.Height - top - bottom
	header.Resize(fyne.NewSize(size.Width, top))
	board.Move(fyne.NewPos(edge, top+boardMargin))
	board.Resize(fyne.NewSize(size.Width-side-2*edge-gap, high-2*boardMargin))
	panel.Move(fyne.NewPos(size.Width-side-edge, top+boardMargin))
	panel.Resize(fyne.NewSize(side, high-2*boardMargin))
	status.Move(fyne.NewPos(0, size.Height-bottom))
	status.Resize(fyne.NewSize(size.Width, bottom))
}
