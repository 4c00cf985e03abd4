package study

import (
	"fmt"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/page"
	"terakoya/app/paths"
	"terakoya/app/words"
	"terakoya/rules/kifu"
	"terakoya/widgets"
)

// form is a way to write a record into a file.
type form struct {
	label    string // as programs call it
	ending   string
	format   kifu.Format
	encoding kifu.Encoding
}

// forms are the ways, with the endings that other programs know them by.
var forms = [...]form{
	{"KIF", ".kifu", kifu.KIF, kifu.UTF8},
	{"KIF (Shift-JIS)", ".kif", kifu.KIF, kifu.ShiftJIS},
	{"KI2", ".ki2", kifu.KI2, kifu.ShiftJIS},
	{"CSA", ".csa", kifu.CSA, kifu.UTF8},
	{"USI", ".usi", kifu.USI, kifu.UTF8},
}

// saving asks in which form and where a record is to be kept, and has it written.
type saving struct {
	screen *Screen
	form   int
	path   *widgets.Entry
	forms  *widgets.Segments
	told   *widgets.Paragraph
	lost   *widgets.Paragraph
	yes    *widgets.Button
	full   string // a file that is there already; empty if none is in the way
	popup  *widget.PopUp
}

const (
	savingWidth = 640
	savingPad   = 22
	savingGap   = 14
	savingTiles = 12
	savingLeast = 180
	savedName   = "shogi"
)

func (s *Screen) onSave() {
	c := fyne.CurrentApp().Driver().CanvasForObject(s.root)
	if c == nil || s.saving != nil {
		return
	}
	w := s.env.Words
	v := &saving{screen: s, path: widgets.NewEntry(), told: page.Soft(""), lost: page.Soft("")}
	v.forms = widgets.NewSegments(v.choose, v.typedKey)
	v.path.SetPlaceHolder(w.Say("learners.path", nil))
	v.path.OnDone, v.path.OnKey = v.save, v.typedKey
	name := strings.TrimSuffix(s.session.name, filepath.Ext(s.session.name))
	if name == "" {
		name = savedName
	}
	v.put(paths.Suggest(name + forms[0].ending))
	buttons := widgets.NewTiles(savingTiles, savingLeast)
	v.yes = v.button(widgets.MainButton, "menu.save", "Enter", v.save)
	buttons.Add(v.yes)
	if s.env.Folder != nil {
		buttons.Add(v.button(widgets.PlainButton, "learners.folder", "", v.chooseFolder))
	}
	buttons.Add(v.button(widgets.PlainButton, "study.save.copy", "", v.copy))
	buttons.Add(v.button(widgets.PlainButton, "study.save.position", "", func() { v.close(); s.copyPosition() }))
	buttons.Add(v.button(widgets.PlainButton, "learners.cancel", "Esc", v.close))
	body := widgets.NewColumn(savingGap, page.Lead(w.Say("study.save.title", nil)), v.forms, v.lost, v.path, v.told, buttons)
	v.choose(0)
	v.popup = page.Popup(c, savingWidth, widgets.NewCard(widgets.ColorSurface, savingPad, body))
	s.saving = v
	c.Focus(v.path)
}

func (v *saving) button(kind widgets.ButtonKind, key, keyCap string, tap func()) *widgets.Button {
	b := widgets.NewButton(kind, v.screen.env.Words.Say(key, nil), keyCap, tap)
	b.OnKey = v.typedKey
	return b
}

// choose takes another form; the path gets its ending.
func (v *saving) choose(i int) {
	path := v.path.Text
	if ending := forms[v.form].ending; strings.HasSuffix(strings.ToLower(path), ending) {
		path = path[:len(path)-len(ending)] + forms[i].ending
	}
	v.form = i
	v.put(path)
	labels := make([]string, len(forms))
	for n, f := range forms {
		labels[n] = f.label
	}
	v.forms.Set(labels, i)
	v.lost.SetText(v.loses())
	v.tell("")
}

// put writes a path into the line, with the cursor behind it.
func (v *saving) put(path string) {
	v.path.SetText(path)
	v.path.CursorColumn = len([]rune(path))
	v.path.Refresh()
}

func (v *saving) typedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		v.close()
	}
}

func (v *saving) close() { v.screen.closeSaving() }

// closeSaving takes the card away, if it is open.
func (s *Screen) closeSaving() {
	if s.saving != nil {
		s.saving.popup.Hide()
		s.saving = nil
	}
}

// text writes the record in the form that is chosen.
func (v *saving) text() string { return v.screen.session.record.Plain(forms[v.form].format) }

func (v *saving) copy() {
	text := v.text()
	v.close()
	v.screen.clip(text, "study.status.copied")
}

// save has the file written. One that is there is replaced at the second time.
func (v *saving) save() {
	s, w, f := v.screen, v.screen.env.Words, forms[v.form]
	path := paths.WithEnding(paths.Clean(v.path.Text), f.ending)
	if path == "" {
		v.tell(w.Say("learners.noPath", nil))
		return
	}
	if s.env.Save == nil {
		return
	}
	data, _ := kifu.Encode(v.text(), f.encoding)
	s.env.Save(path, data, path == v.full, func(exists bool, trouble string) {
		switch {
		case s.saving != v: // it was closed meanwhile
			s.saved(path, exists, trouble)
		case exists:
			v.full, v.yes.Label = path, w.Say("learners.replace", nil)
			v.put(path)
			v.tell(w.Say("menu.exists", nil))
		case trouble != "":
			v.tell(trouble)
		default:
			v.close()
			s.saved(path, false, "")
		}
	})
}

// saved tells what has come of it in the status line.
func (s *Screen) saved(path string, exists bool, trouble string) {
	switch {
	case exists:
		trouble = s.env.Words.Say("menu.exists", nil)
	case trouble == "":
		s.session.name = filepath.Base(path)
		s.keep(s.session.write())
		s.renderHeader()
		trouble = s.env.Words.Say("menu.saved", words.Args{"path": path})
	}
	s.tell(trouble)
}

// tell says why nothing is saved yet.
func (v *saving) tell(text string) {
	v.told.SetText(text)
	v.yes.Refresh()
	if v.popup != nil {
		v.popup.Content.Refresh()
		v.popup.Refresh()
	}
}

// chooseFolder puts another folder before the name of the file.
func (v *saving) chooseFolder() {
	v.screen.env.Folder(func(dir string) { v.put(filepath.Join(dir, filepath.Base(v.path.Text))) })
}

// loses says what the form has no place for.
func (v *saving) loses() string {
	w, f := v.screen.env.Words, forms[v.form]
	lost := v.screen.session.record.Loses(f.format)
	var parts []string
	for _, c := range []struct {
		key   string
		count int
	}{
		{"variations", lost.Variations}, {"comments", lost.Comments}, {"times", lost.Times}, {"headers", lost.Headers},
		{"bookmarks", lost.Bookmarks}, {"ends", lost.Ends},
	} {
		if c.count > 0 {
			parts = append(parts, w.Say("study.lost."+c.key, words.Args{"count": fmt.Sprint(c.count)}))
		}
	}
	if lost.Fractions {
		parts = append(parts, w.Say("study.lost.fractions", nil))
	}
	if lost.Whole || lost.Start {
		parts = append(parts, w.Say("study.lost.start", nil))
	}
	_, missing := kifu.Encode(v.text(), f.encoding)
	if len(missing) > 0 {
		parts = append(parts, w.Say("study.lost.characters", words.Args{"text": string(missing[:min(len(missing), 12)])}))
	}
	if len(parts) == 0 {
		return w.Say("study.save.whole", words.Args{"format": f.label})
	}
	return w.Say("study.save.loses", words.Args{"format": f.label, "list": strings.Join(parts, w.Say("list.more", nil))})
}
