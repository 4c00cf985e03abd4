package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"terakoya/lessons"
	"terakoya/widgets"
)

func TestSteps(t *testing.T) {
	useTheme(t, lessons.English)
	th := fyne.CurrentApp().Settings().Theme()
	const (
		ahead   = widgets.ColorTransparent
		done    = widgets.ColorRight
		wrong   = widgets.ColorWrong
		current = widgets.ColorAccent
	)
	states := []widgets.StepState{widgets.StepDone, widgets.StepMissed, widgets.StepAhead, widgets.StepAhead}
	for _, c := range []struct {
		name    string
		states  []widgets.StepState
		current int
		failed  bool
		want    []fyne.ThemeColorName
	}{
		{"none", nil, 0, false, nil},
		{"at the third", states, 2, false, []fyne.ThemeColorName{done, wrong, wrong, current, ahead}},
		{"just missed", states, 2, true, []fyne.ThemeColorName{done, wrong, wrong, wrong, ahead}},
		{"back at the first", states, 0, false, []fyne.ThemeColorName{current, wrong, wrong, ahead, ahead}},
		{"finished", states[:2], 2, false, []fyne.ThemeColorName{done, wrong, wrong}},
		{"again at the third", states, 2, false, []fyne.ThemeColorName{done, wrong, wrong, current, ahead}},
	} {
		s := widgets.NewSteps()
		s.Set(c.states, c.current, c.failed)
		s.Resize(s.MinSize())
		pills := drawn(s)
		if len(pills) != len(c.want) {
			t.Errorf("%s: %d pills, want %d", c.name, len(pills), len(c.want))
			continue
		}
		at := c.current // among what is drawn, where a missed step is two halves
		for _, before := range c.states[:min(at, len(c.states))] {
			if before == widgets.StepMissed {
				at++
			}
		}
		x := float32(-1)
		for i, o := range pills {
			p := o.(*canvas.Rectangle)
			if p.FillColor != th.Color(c.want[i], 0) {
				t.Errorf("%s: pill %d is %v", c.name, i, p.FillColor)
			}
			if p.Position().X <= x || !inside(p.Position(), p.Size(), fyne.Position{}, s.Size()) {
				t.Errorf("%s: pill %d at %v, the one before ends at %v", c.name, i, p.Position(), x)
			}
			x = p.Position().X + p.Size().Width
			other := pills[(i+1)%len(pills)].Size().Height
			if i == at && p.Size().Height <= other {
				t.Errorf("%s: the current pill is %v high, the next %v", c.name, p.Size().Height, other)
			}
		}
	}
}

func TestStepsGrow(t *testing.T) {
	useTheme(t, lessons.English)
	s := widgets.NewSteps()
	if got := s.MinSize().Width; got != 0 {
		t.Errorf("no steps are %v wide", got)
	}
	s.Resize(fyne.NewSize(300, 20))
	s.Set(make([]widgets.StepState, 3), 0, false)
	three := s.MinSize().Width
	s.Set(make([]widgets.StepState, 5), 0, false)
	if five := s.MinSize().Width; five <= three || len(drawn(s)) != 5 {
		t.Errorf("three are %v wide, five %v; %d pills", three, five, len(drawn(s)))
	}
	s.Set(make([]widgets.StepState, 2), 0, false)
	if n := len(drawn(s)); n != 2 {
		t.Errorf("%d pills of two", n)
	}
}
