package saving

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/words"
	"terakoya/rules/kifu"
	"terakoya/widgets"
)

// Files is how a screen has files written; see [Question] for what they tell.
type Files struct {
	Save   func(path string, data []byte, replace bool, done func(exists bool, trouble string))
	Folder func(chosen func(dir string)) // nil if no folder can be asked for
}

// RecordQuestion is what a card for a record asks. Done is that of [Question].
type RecordQuestion struct {
	Words  *words.Words
	Files  Files
	Record *kifu.Record
	Name   string            // of the file, without an ending
	Copied func(text string) // is given the record in the form that is chosen, to copy it
	Deeds  []Deed
	Done   func(path, trouble string)
}

// RecordCard asks in which form and where a record is to be kept.
type RecordCard struct {
	Card
	copied func(string)
	record *kifu.Record
	form   int
	forms  *widgets.Segments
	lost   *widgets.Paragraph
}

// Record opens a card for a record above the screen whose root is in a window; nil if
// it is in none.
func Record(root fyne.CanvasObject, q RecordQuestion) *RecordCard {
	c := &RecordCard{record: q.Record, copied: q.Copied, lost: page.Soft("")}
	c.forms = widgets.NewSegments(c.Choose, c.typedKey)
	c.Card = newCard(Question{
		Words: q.Words, Title: q.Words.Say("study.save.title", nil), Name: q.Name + Forms[0].Ending,
		Ending: func() string { return c.chosen().Ending }, Above: []fyne.CanvasObject{c.forms, c.lost},
		Deeds: append([]Deed{{"study.save.copy", c.Copy}}, q.Deeds...), Folder: q.Files.Folder, Done: q.Done,
		Write: func(path string, replace bool, done func(bool, string)) {
			data, _ := c.chosen().Data(q.Record)
			q.Files.Save(path, data, replace, done)
		},
	})
	c.Choose(0)
	if !c.open(root) {
		return nil
	}
	return c
}

func (c *RecordCard) chosen() Form { return Forms[c.form] }

// Open reports whether the card is shown.
func (c *RecordCard) Open() bool { return c != nil && c.Card.Open() }

// Close takes the card away, if it is shown.
func (c *RecordCard) Close() {
	if c.Open() {
		c.Card.Close()
	}
}

// Choose takes another form; the path gets its ending.
func (c *RecordCard) Choose(i int) {
	path := c.Path()
	if ending := c.chosen().Ending; strings.HasSuffix(strings.ToLower(path), ending) {
		path = path[:len(path)-len(ending)] + Forms[i].Ending
	}
	c.form = i
	c.Put(path)
	labels := make([]string, len(Forms))
	for n, f := range Forms {
		labels[n] = f.Label
	}
	c.forms.Set(labels, i)
	c.lost.SetText(c.loses())
	c.tell("")
}

// Copy gives out the record in the form that is chosen.
func (c *RecordCard) Copy() {
	c.Close()
	c.copied(c.record.Plain(c.chosen().Format))
}

// Loses returns what is said of the form that is chosen.
func (c *RecordCard) Loses() string { return c.lost.Text }

// loses says what the form has no place for.
func (c *RecordCard) loses() string {
	w, f := c.asks.Words, c.chosen()
	lost := c.record.Loses(f.Format)
	var parts []string
	for _, l := range []struct {
		key   string
		count int
	}{
		{"variations", lost.Variations}, {"comments", lost.Comments}, {"times", lost.Times}, {"headers", lost.Headers},
		{"bookmarks", lost.Bookmarks}, {"ends", lost.Ends},
	} {
		if l.count > 0 {
			parts = append(parts, w.Say("study.lost."+l.key, words.Args{"count": fmt.Sprint(l.count)}))
		}
	}
	if lost.Fractions {
		parts = append(parts, w.Say("study.lost.fractions", nil))
	}
	if lost.Whole || lost.Start {
		parts = append(parts, w.Say("study.lost.start", nil))
	}
	if _, missing := f.Data(c.record); len(missing) > 0 {
		parts = append(parts, w.Say("study.lost.characters", words.Args{"text": string(missing[:min(len(missing), 12)])}))
	}
	if len(parts) == 0 {
		return w.Say("study.save.whole", words.Args{"format": f.Label})
	}
	return w.Say("study.save.loses", words.Args{"format": f.Label, "list": strings.Join(parts, w.Say("list.more", nil))})
}
