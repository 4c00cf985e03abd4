package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/app/parts"
	"terakoya/app/theme"
	"terakoya/widgets"
)

// framed puts the main screens beside the rail; lessons and games have the
// window to themselves.
func (s *Shell) framed(screen Screen) fyne.CanvasObject {
	switch screen.Name() {
	case "home", "chapters", "settings", "figures", "learners", "reference", "glossary", "openings", "class":
		return container.New(railed{}, s.rail(screen.Name()), screen.Content())
	case "games": // those that were played
		return container.New(railed{}, s.rail("play"), screen.Content())
	case "results": // a page of the class
		return container.New(railed{}, s.rail("class"), screen.Content())
	case "files", "engines": // a page of the settings
		return container.New(railed{}, s.rail("settings"), screen.Content())
	}
	s.railButtons = nil
	return screen.Content()
}

// rail is the way from each main screen to the others.
func (s *Shell) rail(shown string) fyne.CanvasObject {
	ground := canvas.NewRectangle(s.app.Settings().Theme().Color(widgets.ColorSunk, 0))
	button := func(name, key string, icon func() fyne.Resource, tap func()) *widgets.RailButton {
		b := widgets.NewRailButton(s.words().Say("rail."+key, nil), icon, name == shown, tap)
		b.OnKey = s.typedKey
		s.railButtons = append(s.railButtons, parts.Whole("rail-"+key, b))
		return b
	}
	s.railButtons = nil
	column := container.New(railLayout{},
		button("home", "home", theme.HomeIcon, s.Home),
		button("chapters", "learn", theme.LearnIcon, func() { s.Chapters(-1) }),
		button("quiz", "quiz", theme.QuizIcon, s.Quiz),
		button("play", "play", theme.PlayIcon, s.Play),
		button("openings", "openings", theme.OpeningsIcon, s.Openings),
		button("mates-setup", "mates", theme.MatesIcon, s.Mates),
		button("study", "study", theme.StudyIcon, s.Study),
		button("class", "class", theme.ClassIcon, s.Class),
		button("figures", "figures", theme.FiguresIcon, s.Figures),
		button("reference", "rules", theme.RulesIcon, s.Rules),
		button("glossary", "terms", theme.TermsIcon, s.Glossary),
		button("settings", "settings", theme.SettingsIcon, s.Settings))
	return container.NewStack(ground, column)
}

// Parts returns the named parts of the screen and of the rail.
func (s *Shell) Parts() []parts.Part {
	return append(s.screen.Parts(), s.railButtons...)
}

// railed puts a rail at the left of a screen.
type railed struct{}

// MinSize is part of fyne.Layout.
func (railed) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[1].MinSize().AddWidthHeight(widgets.RailWidth(), 0)
}

// Layout is part of fyne.Layout.
func (railed) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(widgets.RailWidth(), size.Height))
	o[1].Move(fyne.NewPos(widgets.RailWidth(), 0))
	o[1].Resize(fyne.NewSize(size.Width-widgets.RailWidth(), size.Height))
}

// railLayout puts buttons below one another and the last at the foot. Where the window is
// too low for all of them they are lower.
type railLayout struct{}

const railTop, railGap, railTight = 20, 6, 2

// MinSize is part of fyne.Layout.
func (railLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(widgets.RailWidth(), 400)
}

// Layout is part of fyne.Layout.
func (railLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	top, gap, high := float32(railTop), float32(railGap), o[0].MinSize().Height
	if n := float32(len(o)); 2*top+n*high+(n-1)*gap > size.Height {
		top, gap = railGap, railTight
		high = min(high, (size.Height-2*top-(n-1)*gap)/n)
	}
	y := top
	for i, b := range o {
		if i == len(o)-1 {
			y = size.Height - high - top
		}
		widgets.Place(b, 0, y, widgets.RailWidth(), high)
		y += high + gap
	}
}
