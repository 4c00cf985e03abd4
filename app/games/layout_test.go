package games

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/widgets"
)

// views are the states of the screen.
var views = map[string]func(*room){
	"list": func(r *room) { r.show() },
	"few":  func(r *room) { r.past = samples()[12:]; r.show() },
	"filtered": func(r *room) {
		r.show().set(filter{result: lost, start: "right-seven-piece-handicap", side: uwate, kind: computer})
	},
	"none":   func(r *room) { r.show().set(filter{result: won, kind: people}) },
	"empty":  func(r *room) { r.past = nil; r.show() },
	"failed": func(r *room) { r.past, r.fault = nil, errRead; r.show() },
	"asked":  func(r *room) { r.show(); r.press(fyne.KeyDelete) },
}

// TestLayout: no part overlaps another, none leaves the window, and buttons and filters
// hold what they say.
func TestLayout(t *testing.T) {
	for name, view := range views {
		for _, size := range []fyne.Size{small, large} {
			for _, l := range lessons.Languages {
				for _, dark := range []bool{false, true} {
					if *stage.Sheets == "" && (dark || size == large && l != lessons.English) {
						continue // the same lengths, or more room
					}
					t.Run(fmt.Sprintf("%s/%s/%g/%t", name, l, size.Width, dark), func(t *testing.T) {
						r := newRoom(t, l, dark, size)
						view(r)
						stage.Apart(t, r.screen.Parts(), size)
						r.fits()
						stage.Picture(r.t, r.window, fmt.Sprintf("%s-%s-%g-%t", name, l, size.Width, dark))
					})
				}
			}
		}
	}
}

// TestLargest: with the largest type nothing overlaps either.
func TestLargest(t *testing.T) {
	for _, l := range []lessons.Language{lessons.English, lessons.Japanese} {
		r := newRoom(t, l, false, small)
		fyne.CurrentApp().Settings().SetTheme(theme.New(l, false).At(theme.Largest))
		r.show()
		stage.Apart(t, r.screen.Parts(), small)
		stage.Picture(r.t, r.window, fmt.Sprintf("largest-%s", l))
	}
}

// fits looks at the texts of buttons, filters and rows: each lies within its widget, and
// the two of a line do not touch.
func (r *room) fits() {
	r.t.Helper()
	s := r.screen
	var all []fyne.Widget
	for _, o := range s.filters.objects() {
		all = append(all, o.(fyne.Widget))
	}
	all = append(all, s.file, s.begin, s.all, s.deeds[0], s.deeds[1], s.deeds[2])
	for _, o := range all {
		if !o.Visible() {
			continue
		}
		for _, child := range test.WidgetRenderer(o).Objects() {
			text, is := child.(*canvas.Text)
			if is && text.Visible() && text.Text != "" && (text.Position().X < 0 || text.Position().X+text.MinSize().Width > o.Size().Width) {
				r.t.Errorf("%q leaves its %T", text.Text, o)
			}
		}
	}
	if s.count.Visible() && s.count.HeightFor(s.count.Size().Width) > countHigh {
		r.t.Errorf("%q needs too many lines", s.count.Text)
	}
}

// TestRows: what a row says is whole, but for a name that is too long for it.
func TestRows(t *testing.T) {
	for _, l := range lessons.Languages {
		r := newRoom(t, l, false, small)
		s := r.show()
		for i := range s.shelf.shown {
			row := widgets.NewGameRow()
			row.Resize(fyne.NewSize(s.list.Size().Width, row.MinSize().Height))
			s.list.update(i, row)
			for _, o := range test.WidgetRenderer(row).Objects() {
				if text, is := o.(*canvas.Text); is && s.shelf.at(i).kind != external && text.Text != row.Title && text.Text != row.Date && text.Text != row.Note && text.Text != row.Side {
					t.Errorf("%s: %q is cut to %q", l, row.Note, text.Text)
				}
			}
		}
	}
}
