package worksheet

import (
	"bytes"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"

	"terakoya/app/print"
	"terakoya/lessons"
	"terakoya/widgets/pieceart"
)

// TestChoiceText: a choice comes back as it was; what is broken or unknown is as at first.
func TestChoiceText(t *testing.T) {
	d := newDesk(t, lessons.English, false, small)
	parse := func(text string) Choice {
		return ParseChoice(text, d.env.Chapters, lessons.English, pieceart.OneKanji)
	}
	for _, c := range []Choice{
		first(func(*Choice) {}),
		{Lessons: []string{"nifu"}, Count: 30, Level: 5, Language: lessons.Simplified, Page: print.Letter, Set: pieceart.TwoKanji, Alone: true},
		{Kind: Drills, Drills: "nifu", Count: 5, Level: 1, Language: lessons.Japanese},
		{Kind: Quiz, Chapters: []string{"hand", "drop-restrictions"}, Count: 20, Level: 3, Language: lessons.Traditional},
	} {
		if diff := cmp.Diff(c, parse(c.String())); diff != "" {
			t.Error(diff)
		}
	}
	for _, text := range []string{
		"", "{", `{"kind":9}`, `{"count":7}`, `{"level":9}`, `{"lessons":["gone"]}`, `{"drills":"gone"}`, `{"language":"fr"}`, `{"page":7}`, `{"set":77}`,
	} {
		if diff := cmp.Diff(first(func(*Choice) {}), parse(text)); diff != "" {
			t.Errorf("%s: %s", text, diff)
		}
	}
}

// TestOffered: whatever pieces the learner has, one set is chosen for the paper, and a
// lesson is on it from the first.
func TestOffered(t *testing.T) {
	for _, set := range pieceart.Sets {
		d := newDesk(t, lessons.English, false, small)
		d.env.Set, d.env.Lesson = set, "nifu"
		s := New(d.env)
		if i := slices.Index(sets, s.Choice().Set); i < 0 || (set != pieceart.Guide && sets[i] != set) || !s.ready {
			t.Errorf("%s: set %s is chosen; ready %t", set, s.Choice().Set, s.ready)
		}
	}
}

// TestLessonsByKeys: the arrows go along the list and by chapters, Space ticks a lesson or
// a chapter, and Tab stops at one line only.
func TestLessonsByKeys(t *testing.T) {
	d := newDesk(t, lessons.English, false, small)
	s := d.open(first(func(*Choice) {}))
	focused := func() fyne.Focusable { return d.window.Canvas().Focused() }
	d.press(fyne.KeyDown)
	focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	one := s.Choice().Lessons
	if len(one) != 1 || len(s.made.sheet.Questions) != len(asking(d.env.lesson(one[0]).Lesson)) {
		t.Fatalf("%v are ticked, with %d questions", one, len(s.made.sheet.Questions))
	}
	focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	chapter := d.env.Chapters[1]
	if got, want := s.Choice().Lessons, append(one, askingIn(chapter)...); !slices.Equal(got, want) {
		t.Errorf("ticked are %v, want %v", got, want)
	}
	focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if !slices.Equal(s.Choice().Lessons, one) {
		t.Errorf("ticked are %v, want %v", s.Choice().Lessons, one)
	}
	stops := 0
	for _, r := range s.list.rows {
		if !r.tick.Disabled() {
			stops++
		}
	}
	if stops != 1 {
		t.Errorf("Tab stops %d times in the list", stops)
	}
}

// TestPages: the pages are turned, and not beyond the last.
func TestPages(t *testing.T) {
	d := newDesk(t, lessons.English, false, small)
	s := d.open(first(func(c *Choice) { c.Kind = Quiz }))
	pages := s.made.layout.count()
	if pages < 2 || s.page != 0 {
		t.Fatalf("page %d of %d", s.page, pages)
	}
	before := s.preview.draw(100, 141)
	d.press(fyne.KeyPageDown)
	if after := s.preview.draw(100, 141); s.page != 1 || reflect.DeepEqual(before, after) {
		t.Errorf("page %d is shown, or as page 0", s.page)
	}
	for range pages + 1 {
		d.press(fyne.KeyPageDown)
	}
	if s.page != pages-1 {
		t.Errorf("page %d of %d", s.page, pages)
	}
	d.click("kind-0")
	if s.page != 0 {
		t.Error("another sheet is not shown from its first page")
	}
}

// TestQuizByCode: a code gives the paper that it was made of, also on another machine and
// in another language; what is wrong with one is said, and then there is no sheet.
func TestQuizByCode(t *testing.T) {
	d := newDesk(t, lessons.English, false, small)
	s := d.open(first(func(c *Choice) { c.Kind, c.Chapters, c.Level = Quiz, []string{"drop-restrictions"}, 4 }))
	sheet := s.made.sheet
	if sheet.Code == "" || s.entry.Text != sheet.Code {
		t.Fatalf("the code is %q, the line %q", sheet.Code, s.entry.Text)
	}
	d.env.Seed = func() uint32 { return 7 }
	other := d.open(first(func(c *Choice) { c.Kind, c.Language = Quiz, lessons.Japanese }))
	if other.made.sheet.Code == sheet.Code {
		t.Fatal("another seed makes the same paper")
	}
	other.entry.SetText(strings.ToLower(sheet.Code))
	other.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	got := other.made.sheet
	if got.Code != sheet.Code || len(got.Questions) != len(sheet.Questions) || got.Questions[0].Text == sheet.Questions[0].Text {
		t.Errorf("%q has %d questions, want %q with %d, in Japanese", got.Code, len(got.Questions), sheet.Code, len(sheet.Questions))
	}
	for i := range got.Questions {
		if a, b := sheet.Questions[i].Setup.SFEN(), got.Questions[i].Setup.SFEN(); a != b {
			t.Errorf("question %d: %s, want %s", i+1, b, a)
		}
	}
	other.entry.SetText(sheet.Code[:len(sheet.Code)-1] + "U")
	other.onCode()
	if other.ready || !strings.Contains(other.Says(), "U") || !other.save.Disabled() {
		t.Errorf("ready %t, says %q", other.ready, other.Says())
	}
	d.press(fyne.KeyN)
	if !other.ready || other.Choice().Language != lessons.Japanese {
		t.Errorf("other questions: %q", other.Says())
	}
}

// TestDrillNumber: the number of a sheet makes it again, and no other does; what is no
// number is refused.
func TestDrillNumber(t *testing.T) {
	d := newDesk(t, lessons.English, false, small)
	s := d.open(first(func(c *Choice) { c.Kind, c.Drills, c.Count = Drills, "nifu", 5 }))
	sheet := s.made.sheet
	if len(sheet.Questions) != 5 || s.entry.Text != "42" || !strings.Contains(sheet.Sub, "42") {
		t.Fatalf("%d questions, number %q, below the title %q", len(sheet.Questions), s.entry.Text, sheet.Sub)
	}
	write := func(text string) {
		s.entry.SetText(text)
		s.onCode()
	}
	write("43")
	for _, q := range s.made.sheet.Questions {
		if slices.ContainsFunc(sheet.Questions, func(o print.Question) bool { return o.Setup == q.Setup && o.Text == q.Text }) {
			t.Errorf("the next number asks the same: %s", q.Text)
		}
	}
	write("42")
	if !reflect.DeepEqual(s.made.sheet, sheet) {
		t.Error("the same number makes another sheet")
	}
	for _, text := range []string{"", "-1", "1048576", "x"} {
		if write(text); s.ready || s.Says() == "" {
			t.Errorf("%q makes a sheet", text)
		}
	}
}

// TestNothingToAsk: a lesson that only shows says so, and cannot be ticked; no lesson at
// all is no fault.
func TestNothingToAsk(t *testing.T) {
	d := newDesk(t, lessons.English, false, small)
	silent := ""
	for _, c := range d.env.Chapters {
		for _, e := range c.Entries {
			if len(asking(e.Lesson)) == 0 {
				silent = e.Lesson.ID
			}
		}
	}
	s := d.open(first(func(c *Choice) { c.Lessons = []string{silent} }))
	title := d.env.lesson(silent).Lesson.Title.In(lessons.English)
	if s.ready || !s.blamed || !strings.Contains(s.Says(), title) {
		t.Errorf("%s: says %q", silent, s.Says())
	}
	for _, r := range s.list.rows {
		if r.tick.Passed = false; r.name == "lesson-"+silent && !r.tick.Disabled() {
			t.Error("it can be ticked")
		}
	}
	if s = d.open(first(func(*Choice) {})); s.ready || s.blamed || s.Says() == "" {
		t.Errorf("nothing ticked: says %q", s.Says())
	}
}

// TestSave: questions and answers are written together, in the language of the sheet; or
// the questions alone. What went wrong is said, and so is what is there.
func TestSave(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	d := newDesk(t, lessons.English, false, small)
	s := d.open(first(func(c *Choice) { c.Lessons, c.Language = []string{"nifu"}, lessons.Traditional }))
	d.press(fyne.KeyReturn)
	s.card.Save()
	if len(d.files) != 2 || filepath.Base(d.files[0].Path) != "nifu.pdf" || filepath.Base(d.files[1].Path) != "nifu-answers.pdf" {
		t.Fatalf("%v are written", d.files)
	}
	for _, f := range d.files {
		var out bytes.Buffer
		if err := f.Fill(&out); err != nil || !bytes.HasPrefix(out.Bytes(), []byte("%PDF")) {
			t.Errorf("%s: %d bytes, %v", f.Path, out.Len(), err)
		}
	}
	d.answer(false, "the disk is full")
	if !s.card.Open() || s.card.Says() != "the disk is full" {
		t.Errorf("open %t, says %q", s.card.Open(), s.card.Says())
	}
	s.card.Save()
	d.answer(false, "")
	if s.card.Open() || !strings.Contains(s.Says(), "nifu.pdf") || !strings.Contains(s.Says(), "nifu-answers.pdf") {
		t.Errorf("open %t, says %q", s.card.Open(), s.Says())
	}
	d.click("answers-1")
	d.press(fyne.KeyReturn)
	s.card.Save()
	if len(d.files) != 1 {
		t.Errorf("%d files are written", len(d.files))
	}
}

// TestLeft: what is still being made when the screen is left does not come back, and the
// choice is kept.
func TestLeft(t *testing.T) {
	d := newDesk(t, lessons.English, false, small)
	var jobs, back []func()
	d.env.Work.Go = func(f func()) { jobs = append(jobs, f) }
	d.env.Work.Do = func(f func()) { back = append(back, f) }
	s := d.open(first(func(c *Choice) { c.Kind = Quiz }))
	d.press(fyne.KeyEscape)
	s.Close()
	for _, f := range jobs {
		f()
	}
	for _, f := range back {
		f()
	}
	if s.ready || d.left != 1 || d.kept != s.Choice().String() || len(jobs) == 0 {
		t.Errorf("ready %t, left %d, kept %q", s.ready, d.left, d.kept)
	}
}
