package learn

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/slow"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/widgets"
)

// narrowest is a lesson in the smallest window with the largest type.
func narrowest(t *testing.T, name string) *desk {
	t.Helper()
	d := sit(t, name, 1, slow.Work{})
	largest(lessons.English)
	d.window.Resize(fyne.NewSize(1024, 700))
	d.render()
	return d
}

func largest(l lessons.Language) {
	fyne.CurrentApp().Settings().SetTheme(theme.New(l, false).At(theme.Largest))
}

// paragraphs finds all that is said within.
func paragraphs(o fyne.CanvasObject) (all []*widgets.Paragraph) {
	switch o := o.(type) {
	case *widgets.Paragraph:
		return []*widgets.Paragraph{o}
	case widgets.Holder:
		for _, held := range o.Held() {
			all = append(all, paragraphs(held)...)
		}
	}
	return all
}

// near reports whether two lengths are the same to the eye.
func near(a, b float32) bool { return math.Abs(float64(a-b)) <= 2 }

// inBox holds a text on the screen against the box that lint measures it in.
func inBox(t *testing.T, name string, p *widgets.Paragraph, b *lessons.Box, room float32) {
	t.Helper()
	if p.Size().Width != b.Width || !near(room, b.Height) {
		t.Errorf("%s: the screen has %v by %v, the box %v by %v", name, p.Size().Width, room, b.Width, b.Height)
	}
	want := lessons.Setting{Size: fyne.CurrentApp().Settings().Theme().Size(p.TextSize), Leading: p.Leading, Bold: p.Bold}
	if got := b.Setting(lessons.English); got != want {
		t.Errorf("%s: the screen sets %+v, the box %+v", name, want, got)
	}
}

// TestBoxes: the boxes of lint are those of the screen.
func TestBoxes(t *testing.T) {
	d := narrowest(t, "outcome")
	p := d.panel
	asked := paragraphs(p.texts.Items[0])
	row := p.hint.MinSize().Height + buttonGap
	above := asked[1].Position().Y
	oneRow := p.scroll.Size().Height
	inBox(t, "task", asked[1], &lessons.TaskBox, oneRow-row-above)
	asked[1].Bold = false // as what is only read
	inBox(t, "show", asked[1], &lessons.ShowBox, oneRow-above)
	h := d.header
	room := h.title.Size().Width
	if h.steps.Visible() {
		room += h.steps.Size().Width
	}
	if b := lessons.TitleBox; room < b.Width || h.title.Size().Height > b.Height || !h.title.Bold || h.title.Leading != b.Latin {
		t.Errorf("title: the screen has %v, the box %v", room, b.Width)
	}
	d.press(fyne.KeyH)
	_, said := p.items()
	p.texts.Resize(p.texts.Size())
	hint := paragraphs(p.texts.Items[len(p.texts.Items)-len(said)])
	card := said[0].(*widgets.Card)
	inBox(t, "hint", hint[1], &lessons.ReplyBox, oneRow-row-hint[1].Position().Y-2*card.Pad)
}

// TestMeasured: what lint measures of each text of the course is what the widget
// takes. Lint knows no ligatures, so one text in a hundred may be a line less.
func TestMeasured(t *testing.T) {
	set, err := words.NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	narrowest(t, "outcome")
	course := lessons.Load(content.Lessons()).Lessons
	for _, l := range lessons.Languages {
		largest(l)
		n, over := 0, 0
		check := func(text lessons.Text, role fyne.ThemeSizeName, b *lessons.Box) {
			s, p := b.Setting(l), widgets.NewParagraph(text.In(l))
			p.TextSize, p.Bold, p.Leading = role, s.Bold, s.Leading
			want := p.HeightFor(b.Width)
			if got := set.Height(l, p.Text, s, b.Width); got > want && !near(got, want) {
				over++
			} else if !near(got, want) {
				t.Errorf("%s: measured %v, the widget takes %v: %s", l, got, want, p.Text)
			}
			n++
		}
		for _, lesson := range course {
			check(lesson.Title, widgets.SizeLead, &lessons.TitleBox)
			for _, step := range lesson.Steps {
				check(step.Text, widgets.SizeLead, &lessons.TaskBox)
				check(step.Hint, widgets.SizeBody, &lessons.ReplyBox)
				check(step.After, widgets.SizeBody, &lessons.ReplyBox)
			}
		}
		if over > n/100 {
			t.Errorf("%s: %d of %d texts measured too high", l, over, n)
		}
		if n < 500 {
			t.Errorf("only %d texts", n)
		}
	}
}

// TestMeasuredAnswers: an answer takes its text and the edge around it.
func TestMeasuredAnswers(t *testing.T) {
	set, err := words.NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	narrowest(t, "outcome")
	const edge, text = 24, "The pawn on 5g and the pawn dropped on 5d stand on one file, and that is forbidden."
	for name, c := range map[string]struct {
		o interface{ HeightFor(float32) float32 }
		b *lessons.Box
	}{
		"option": {widgets.NewOption("1", text, nil), &lessons.OptionBox},
		"order":  {widgets.NewOrdered("1", text, nil), &lessons.OrderBox},
	} {
		want := set.Height(lessons.English, text, c.b.Setting(lessons.English), c.b.Width) + edge
		if got := c.o.HeightFor(lessons.TaskBox.Width); !near(got, want) {
			t.Errorf("%s: the widget takes %v, measured are %v", name, got, want)
		}
	}
}
