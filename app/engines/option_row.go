package engines

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/rules/engine/usi"
	"terakoya/widgets"
)

// named names a part.
var named = parts.Whole

// row is an option with what it can be.
func (f *form) row(number int, o usi.Option) fyne.CanvasObject {
	s, name := f.screen, fmt.Sprintf("option-%d", number)
	switch o.Kind {
	case usi.Check:
		return f.check(name, o)
	case usi.Button:
		return page.InRow(s.button(name, widgets.PlainButton, o.Name, func() { f.press(o) }))
	case usi.Combo:
		return f.framed(o, f.combo(name, o), false)
	case usi.Spin:
		return f.framed(o, f.typed(name, o), false)
	case usi.Filename:
		line := f.typed(name, o)
		choose := s.button(fmt.Sprintf("file-%d", number), widgets.PlainButton, s.say("file", nil), func() {
			s.env.OnFile(func(path string) { line.SetText(path) })
		})
		return f.framed(o, page.Beside(line, choose), true)
	case usi.String:
	}
	return f.framed(o, f.typed(name, o), true)
}

// framed puts the name of an option, and what it can be, beside its control, or above
// one that needs the width.
func (f *form) framed(o usi.Option, control fyne.CanvasObject, wide bool) fyne.CanvasObject {
	texts := widgets.NewColumn(0, widgets.NewParagraph(page.Folded(o.Name)))
	if note := f.note(o); note != "" {
		small := page.Soft(page.Folded(note))
		small.TextSize = widgets.SizeSmall
		texts.Items = append(texts.Items, small)
	}
	row := widgets.NewColumn(6, widgets.NewEnds(shape.Gap, texts, container.New(sized{}, control)))
	if wide {
		row = widgets.NewColumn(6, texts, control)
	}
	if f.faulty == o.Name {
		row.Items = append(row.Items, f.screen.told()...)
		if line, ok := control.(*widgets.Entry); ok {
			f.screen.first = line
		}
	}
	return row
}

// note says what an option can be, and what it is by itself.
func (f *form) note(o usi.Option) string {
	s := f.screen
	args := words.Args{"least": fmt.Sprint(o.Min), "most": fmt.Sprint(o.Max), "default": shortened(o.Default)}
	var notes []string
	switch {
	case o.Kind != usi.Spin:
	case o.Min == math.MinInt64 && o.Max == math.MaxInt64:
		notes = append(notes, s.say("whole", nil))
	case o.Min == math.MinInt64:
		notes = append(notes, s.say("upTo", args))
	case o.Max == math.MaxInt64:
		notes = append(notes, s.say("from", args))
	default:
		notes = append(notes, s.say("fromTo", args))
	}
	if o.Default != "" {
		notes = append(notes, s.say("default", args))
	}
	return strings.Join(notes, s.say("join", nil))
}

// check is an option that is on or off.
func (f *form) check(name string, o usi.Option) fyne.CanvasObject {
	var tick *widgets.Tick
	tick = widgets.NewTick(page.Folded(o.Name), "", func() {
		tick.SetOn(!tick.On)
		f.values[o.Name] = fmt.Sprint(tick.On)
	})
	tick.On = f.values[o.Name] == "true"
	tick.OnKey = f.screen.env.OnKey
	f.screen.named = append(f.screen.named, named(name, tick))
	return tick
}

// combo is an option that is one of several.
func (f *form) combo(name string, o usi.Option) fyne.CanvasObject {
	var choice *widgets.Selector
	choice = widgets.NewSelector(func(i int) {
		f.values[o.Name] = o.Vars[i]
		choice.Set(o.Vars, i)
	}, f.screen.env.OnKey)
	choice.Set(o.Vars, slices.Index(o.Vars, f.values[o.Name]))
	f.screen.named = append(f.screen.named, named(name, choice))
	return choice
}

// typed is an option that is written: a number, a text or a path.
func (f *form) typed(name string, o usi.Option) *widgets.Entry {
	line := f.screen.entry("", f.values[o.Name])
	line.OnChanged = func(text string) { f.values[o.Name] = strings.TrimSpace(text) }
	line.OnDone = f.save
	f.screen.named = append(f.screen.named, named(name, line))
	return line
}

// sized gives a control the width of those beside their names.
type sized struct{}

// controlWidth is that of a control beside its name, in units.
const controlWidth = 260

// MinSize is part of fyne.Layout.
func (sized) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(controlWidth, o[0].MinSize().Height)
}

// Layout is part of fyne.Layout.
func (sized) Layout(o []fyne.CanvasObject, size fyne.Size) { o[0].Resize(size) }
