package engines

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/widgets"
)

// render shows everything anew, and gives the keys to what is asked.
func (s *Screen) render() {
	s.named, s.first, s.shown = nil, nil, nil
	back := s.button("back", widgets.PlainButton, s.env.Words.Say("own.back", nil), func() { s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape}) })
	back.Key = "Esc"
	items := []fyne.CanvasObject{
		page.InRow(back), widgets.NewColumn(4, page.Title(s.say("title", nil)), page.Soft(s.say("line", nil))),
	}
	switch {
	case !s.env.Able:
		items = append(items, page.Notice(s.say("unable", nil)))
	case s.form != nil:
		items = append(items, s.form.card())
	default:
		items = append(items, s.faults()...)
		items = append(items, s.adding(), s.list())
	}
	s.page.Set(items...)
	line, _, _ := strings.Cut(s.status(), "\n") // there is room for one
	s.page.Tell(line)
	s.focus()
}

// focus gives the keys to what is open, and to nothing else if nothing is.
func (s *Screen) focus() {
	c := fyne.CurrentApp().Driver().CanvasForObject(s.page.Content())
	if c == nil {
		return
	}
	if s.first == nil {
		c.Unfocus()
	} else {
		c.Focus(s.first)
	}
	if s.shown != nil {
		s.page.Reveal(s.shown)
	}
}

func (s *Screen) status() string {
	switch {
	case s.busy != nil:
		return s.say(s.busy.key, words.Args{"name": s.busy.name})
	case s.says != "":
		return s.says
	}
	return s.env.Words.Count("engines.count", len(s.env.All), nil)
}

// faults are the entries that were left out.
func (s *Screen) faults() (all []fyne.CanvasObject) {
	for _, f := range s.env.Faults {
		key := "entry"
		switch {
		case f.Number == 0:
			key = "unread"
		case f.Name != "":
			key = "entryNamed"
		}
		args := words.Args{"number": fmt.Sprint(f.Number), "name": f.Name, "cause": s.cause(f.Err)}
		all = append(all, page.Notice(page.Folded(s.say(key, args))))
	}
	return all
}

// cause is what is wrong with an entry: the name of what cannot be read, where that is
// known.
func (s *Screen) cause(err error) string {
	var odd *json.UnmarshalTypeError
	if errors.As(err, &odd) && odd.Field != "" {
		field, _, _ := strings.Cut(odd.Field, ".")
		switch field {
		case "path", "options", "game", "analysis":
			return s.say(field, nil)
		}
		return field
	}
	if errors.Is(err, errNoPath) {
		return s.say("path", nil)
	}
	return shortened(err.Error())
}

// adding is the line for the path of another engine.
func (s *Screen) adding() fyne.CanvasObject {
	s.named = append(s.named, parts.Whole("path", s.path))
	if s.path.Enable(); s.busy != nil {
		s.path.Disable()
	}
	add := s.button("add", widgets.MainButton, s.say("add", nil), func() { s.Add(s.path.Text) })
	file := s.button("file", widgets.PlainButton, s.say("file", nil), func() { s.env.OnFile(s.Add) })
	body := widgets.NewColumn(rowGap, page.Lead(s.say("another", nil)), page.Soft(s.say("how", nil)),
		page.Beside(s.path, page.InRow(add, file)))
	if s.busy != nil && Find(s.env.All, s.busy.name) < 0 {
		body.Items = append(body.Items, s.waiting())
	}
	if s.about == "" {
		body.Items = append(body.Items, s.told()...)
	}
	return page.Card(shape.Gap, body)
}

// told is what came of the last wish, if there is something to tell.
func (s *Screen) told() []fyne.CanvasObject {
	if s.says == "" {
		return nil
	}
	ground := widgets.ColorRightSoft
	if s.wrong {
		ground = widgets.ColorWrongSoft
	}
	card := widgets.NewCard(ground, 16, widgets.NewParagraph(page.Folded(s.says)))
	s.shown = card
	return []fyne.CanvasObject{card}
}

// waiting says what an engine is asked, and can stop it.
func (s *Screen) waiting() fyne.CanvasObject {
	b := s.busy
	b.text = widgets.NewParagraph(s.waitText(b))
	stop := s.button("stop", widgets.PlainButton, s.say("stop", nil), s.stop)
	stop.Key = "Esc"
	s.first = stop
	card := widgets.NewCard(widgets.ColorAccentSoft, 16, widgets.NewEnds(shape.Gap, b.text, stop))
	s.shown = card
	return card
}

// list is the engines.
func (s *Screen) list() fyne.CanvasObject {
	if len(s.env.All) == 0 {
		return page.Soft(s.say("none", nil))
	}
	rows := widgets.NewColumn(partGap)
	for i, e := range s.env.All {
		if i > 0 {
			rows.Items = append(rows.Items, widgets.NewRule())
		}
		rows.Items = append(rows.Items, s.row(i+1, e))
	}
	return page.Card(shape.Gap, rows)
}

// row is an engine with what can be done.
func (s *Screen) row(number int, e Entry) fyne.CanvasObject {
	texts := widgets.NewColumn(2, headed(e.Name))
	if e.Author != "" {
		texts.Items = append(texts.Items, page.Soft(s.say("author", words.Args{"author": e.Author})))
	}
	path := page.Soft(page.Folded(e.Path))
	path.TextSize = widgets.SizeSmall
	texts.Items = append(texts.Items, path)
	numbered := func(name string) string { return fmt.Sprintf("%s-%d", name, number) }
	buttons := page.InRow(
		s.button(numbered("test"), widgets.PlainButton, s.say("test", nil), func() { s.test(e) }),
		s.button(numbered("options"), widgets.PlainButton, s.say("options", nil), func() { s.open(e) }),
		s.button(numbered("remove"), widgets.TextButton, s.say("remove", nil), func() { s.removing, s.says = e.Name, ""; s.render() }))
	row := widgets.NewColumn(rowGap, texts, buttons)
	switch {
	case s.busy != nil && s.busy.name == e.Name:
		row.Items = append(row.Items, s.waiting())
	case s.removing == e.Name:
		row.Items = append(row.Items, s.question(e))
	case s.about == e.Name:
		row.Items = append(row.Items, s.told()...)
	}
	return row
}

// headed is the name of an engine above what belongs to it.
func headed(name string) *widgets.Paragraph {
	return page.Lead(page.Folded(name))
}

// question asks whether an engine is to go; the answer that changes nothing has the
// keys.
func (s *Screen) question(e Entry) fyne.CanvasObject {
	args := words.Args{"name": e.Name}
	keep := s.button("no", widgets.MainButton, s.env.Words.Say("learners.keep", nil), s.close)
	do := s.button("yes", widgets.PlainButton, s.say("removeDo", nil), func() { s.remove(e.Name) })
	s.first = keep
	card := widgets.NewCard(widgets.ColorWrongSoft, 16, widgets.NewColumn(rowGap, widgets.NewParagraph(page.Folded(s.say("removeAsk", args))), page.InRow(keep, do)))
	s.shown = card
	return card
}
