package settings

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/course"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/widgets"
)

// Lessons are those beside the program's own, and what can be done with them.
type Lessons struct {
	Sources []*course.Source // where they come from
	Folder  string           // the one chosen; empty if none is
	Says    string           // what came of the last deed; may be empty
	Wrong   bool             // it failed
	// Cause puts an error of a source into words.
	Cause func(error) string

	OnPath     func(string) // a folder or a pack was named
	OnFolder   func()       // choose a folder
	OnPack     func()       // choose a pack
	OnRemove   func(*course.Source)
	OnTemplate func() // write a lesson to begin with
	OnMake     func() // make a pack of the folder
	OnFiles    func() // show the lesson files
}

// own is the part of the screen that is about lessons of others.
type own struct {
	words   *words.Words
	onKey   func(*fyne.KeyEvent)
	now     Lessons
	path    *widgets.Entry
	buttons map[string]*widgets.Button
	named   []parts.Part // the buttons that remove something
	column  *widgets.Column
	fixed   []fyne.CanvasObject
}

func newOwn(w *words.Words, onKey func(*fyne.KeyEvent)) *own {
	o := &own{words: w, onKey: onKey, buttons: map[string]*widgets.Button{}}
	o.path = widgets.NewEntry()
	o.path.SetPlaceHolder(w.Say("own.path", nil))
	o.path.OnDone, o.path.OnKey = func() { o.now.OnPath(o.path.Text) }, onKey
	use := o.button("own-use", "own.use", func() { o.now.OnPath(o.path.Text) })
	label := widgets.NewParagraph(w.Say("own.title", nil))
	label.TextSize, label.Bold = widgets.SizeLead, true
	o.fixed = []fyne.CanvasObject{
		label, quiet(w.Say("own.about", nil)),
		container.NewBorder(nil, nil, nil, use, o.path),
		o.row(o.button("own-folder", "own.folder", func() { o.now.OnFolder() }), o.button("own-pack", "own.pack", func() { o.now.OnPack() })),
		o.row(o.button("own-files", "own.files", func() { o.now.OnFiles() }), o.button("own-template", "own.template", func() { o.now.OnTemplate() }),
			o.button("own-make", "own.make", func() { o.now.OnMake() })),
	}
	o.column = widgets.NewColumn(10)
	o.render()
	return o
}

func (o *own) button(name, key string, tap func()) *widgets.Button {
	b := widgets.NewButton(widgets.PlainButton, o.words.Say(key, nil), "", tap)
	b.OnKey = o.onKey
	o.buttons[name] = b
	return b
}

// rowLeast is how wide a button of a row is at least.
const rowLeast = 250

func (o *own) row(all ...fyne.CanvasObject) fyne.CanvasObject {
	t := widgets.NewTiles(10, rowLeast)
	for _, b := range all {
		t.Add(b)
	}
	return t
}

// quiet is a line of secondary text.
func quiet(text string) *widgets.Paragraph {
	p := widgets.NewParagraph(text)
	p.Color = widgets.ColorInkSoft
	return p
}

// set shows other lessons. What is being typed stays.
func (o *own) set(l Lessons) {
	if l.Folder != o.now.Folder {
		o.path.SetText(l.Folder)
	}
	o.now = l
	o.render()
}

func (o *own) render() {
	shut := func(name string, shut bool) {
		if shut {
			o.buttons[name].Disable()
		} else {
			o.buttons[name].Enable()
		}
	}
	shut("own-files", len(o.now.Sources) == 0)
	shut("own-template", o.now.Folder == "")
	shut("own-make", o.now.Folder == "")
	o.named = nil
	items := append([]fyne.CanvasObject(nil), o.fixed[:4]...)
	if o.now.Says != "" {
		ground := widgets.ColorAccentSoft
		if o.now.Wrong {
			ground = widgets.ColorWrongSoft
		}
		items = append(items, widgets.NewCard(ground, 14, widgets.NewParagraph(folded(o.now.Says))))
	}
	for i, s := range o.now.Sources {
		items = append(items, o.source(i, s))
	}
	if len(o.now.Sources) == 0 {
		items = append(items, quiet(o.words.Say("own.none", nil)))
	}
	items = append(items, o.fixed[4])
	o.column.SetItems(items...)
}

// source is the line of one place: what it is, what is in it, and a button that
// takes it away.
func (o *own) source(i int, s *course.Source) fyne.CanvasObject {
	name := widgets.NewParagraph(folded(title(o.words, s)))
	name.Bold = true
	texts := widgets.NewColumn(0, name, quiet(o.says(s)))
	card := func(body fyne.CanvasObject) fyne.CanvasObject {
		c := widgets.NewCard(widgets.ColorSurface, 14, body)
		c.Border = widgets.ColorLine
		return c
	}
	if s.Kind == course.Named {
		return card(texts)
	}
	remove := widgets.NewButton(widgets.PlainButton, o.words.Say("own.remove", nil), "", func() { o.now.OnRemove(s) })
	remove.OnKey = o.onKey
	o.named = append(o.named, parts.Whole(fmt.Sprintf("own-remove-%d", i+1), remove))
	return card(widgets.NewBeside(16, remove, texts))
}

// title is what a source is called, a folder with its place.
func title(w *words.Words, s *course.Source) string {
	switch s.Kind {
	case course.Named:
		return w.Say("own.named", words.Args{"path": s.Name})
	case course.Folder, course.Pack, course.Shipped:
	}
	return s.Name
}

// says is how many lessons and faults a source has, or why it cannot be read.
func (o *own) says(s *course.Source) string {
	if s.Err != nil {
		return folded(o.now.Cause(s.Err))
	}
	return counts(o.words, s)
}

func counts(w *words.Words, s *course.Source) string {
	text := w.Count("own.lessons", len(s.Lessons), nil)
	if n := badFiles(s.Faults); n > 0 {
		text += w.Say("own.and", nil) + w.Count("own.faulty", n, nil)
	}
	return text
}

// badFiles counts the files with faults.
func badFiles(faults []lessons.Fault) int {
	files := map[string]bool{}
	for _, f := range faults {
		files[f.File] = true
	}
	return len(files)
}

// all names the parts.
func (o *own) all() []parts.Part {
	list := []parts.Part{parts.Whole("own-path", o.path)}
	for _, name := range []string{"own-use", "own-folder", "own-pack", "own-files", "own-template", "own-make"} {
		list = append(list, parts.Whole(name, o.buttons[name]))
	}
	return append(list, o.named...)
}

// foldAt is how many characters of a path stand on a line.
const foldAt = 60

// folded breaks long paths, which have no blanks, into lines, behind a separator
// if there is one.
func folded(text string) string {
	var out strings.Builder
	for i, word := range strings.Split(text, " ") {
		if i > 0 {
			out.WriteByte(' ')
		}
		for {
			r := []rune(word)
			if len(r) <= foldAt {
				break
			}
			cut := foldAt
			if at := strings.LastIndexAny(string(r[:foldAt]), `/\`); at > 0 {
				cut = len([]rune(string(r[:foldAt])[:at])) + 1
			}
			out.WriteString(string(r[:cut]) + "\n")
			word = string(r[cut:])
		}
		out.WriteString(word)
	}
	return out.String()
}
