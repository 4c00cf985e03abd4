package shell

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/paths"
	"terakoya/app/quiz"
	"terakoya/app/stage"
	"terakoya/app/words"
	"terakoya/lessons"
	papers "terakoya/lessons/quiz"
	"terakoya/widgets"
)

// atHome lets files be kept in a folder of the test's own.
func atHome(t *testing.T) string {
	t.Helper()
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	return home
}

// isPDF reports whether a file is a PDF.
func isPDF(t *testing.T, path string) bool {
	t.Helper()
	data, err := os.ReadFile(path)
	return err == nil && bytes.HasPrefix(data, []byte("%PDF")) && bytes.Contains(data[len(data)-16:], []byte("%%EOF"))
}

// TestPaper: a worksheet is made by keys alone: questions and answers are kept beside each
// other, what was chosen is there the next time, and Escape goes back to the class.
func TestPaper(t *testing.T) {
	home := atHome(t)
	s := open(t, Options{})
	s.Paper()
	press(s, fyne.KeyReturn, fyne.KeyReturn)
	for _, name := range []string{"nifu.pdf", "nifu-answers.pdf"} {
		if !isPDF(t, filepath.Join(home, name)) || !strings.Contains(s.screen.Says(), name) {
			t.Errorf("no %s; says %q", name, s.screen.Says())
		}
	}
	press(s, fyne.KeyReturn, fyne.KeyReturn)
	if s.asked() == nil {
		t.Error("what is there is replaced at once")
	}
	press(s, fyne.KeyEscape, fyne.Key2, fyne.KeyEscape)
	if s.screen.Name() != "class" {
		t.Errorf("on %s", s.screen.Name())
	}
	if s.Paper(); !strings.Contains(s.sheetChoice().String(), `"kind":1`) {
		t.Errorf("kept is %s", s.sheetChoice())
	}
}

// TestPaperCannotBeWritten: a folder that cannot be written to, and a full disk, are
// said in every language, and nothing is left of the two files.
func TestPaperCannotBeWritten(t *testing.T) {
	for _, l := range lessons.Languages {
		home := atHome(t)
		if err := os.WriteFile(filepath.Join(home, "file"), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		s := open(t, Options{Language: l})
		s.Paper()
		press(s, fyne.KeyReturn)
		line := s.window.Canvas().Focused().(*widgets.Entry)
		path := filepath.Join(home, "file", "a.pdf")
		line.SetText(path)
		press(s, fyne.KeyReturn)
		if want := s.words().Say("copies.readOnly", words.Args{"path": path}); s.asked() == nil || !saidIn(s.asked().Content, want) {
			t.Errorf("%s: it does not say %q", l, want)
		}
		full := func(out io.Writer) error { return &os.PathError{Op: "write", Path: "x", Err: syscall.ENOSPC} }
		one, two := filepath.Join(home, "a.pdf"), filepath.Join(home, "b.pdf")
		fine := func(out io.Writer) error { _, err := io.WriteString(out, "%PDF"); return err }
		(&records{shell: s, work: s.work}).together([]paths.File{{Path: one, Fill: fine}, {Path: two, Fill: full}}, false, func(exists bool, trouble string) {
			if want := s.words().Say("copies.full", words.Args{"path": one}); exists || trouble != want {
				t.Errorf("%s: exists %t, %q, want %q", l, exists, trouble, want)
			}
		})
		if all, err := os.ReadDir(home); len(all) != 1 || err != nil {
			t.Errorf("%s: the folder holds %v, %v", l, all, err)
		}
	}
}

// saidIn reports whether a text stands within something, in lines.
func saidIn(o fyne.CanvasObject, want string) bool {
	all := stage.Texts(o)
	text := ""
	for _, s := range all {
		text += s.Text.Text
	}
	bare := strings.NewReplacer(" ", "", "\n", "")
	return strings.Contains(bare.Replace(text), bare.Replace(want))
}

// pass passes the check of a chapter, from the list of chapters.
func (r *examRoom) pass(chapter int) {
	r.t.Helper()
	r.tap(r.t, fmt.Sprintf("check-%d", chapter))
	for i := range r.sheet().Paper.Questions {
		r.screen.(*quiz.Sheet).Answer(papers.Right(&r.sheet().Paper.Questions[i].Step))
		press(r.Shell, fyne.KeyReturn)
	}
}

// TestCertificate: it is offered where a chapter was passed and nowhere else, asks for a
// name if the learner has none, and is kept as a PDF.
func TestCertificate(t *testing.T) {
	home := atHome(t)
	r := newExamRoom(t, Options{})
	r.Chapters(8)
	for _, p := range r.Parts() {
		if strings.HasPrefix(p.Name, "certificate-") {
			t.Fatalf("%s is offered", p.Name)
		}
	}
	r.pass(8)
	stage.Picture(t, r.Shell.window, "certificate-result")
	press(r.Shell, fyne.KeyC, fyne.KeyReturn)
	if all, _ := os.ReadDir(home); r.asked() == nil || len(all) > 0 || !saidIn(r.asked().Content, r.words().Say("certificate.noName", nil)) {
		t.Fatalf("asks %t, the folder holds %v", r.asked() != nil, all)
	}
	name, is := r.window.Canvas().Focused().(*widgets.Entry)
	if !is || name.Text != "" {
		t.Fatal("the name is not asked for")
	}
	name.Put("佐藤 花子")
	stage.Picture(t, r.Shell.window, "certificate-card")
	press(r.Shell, fyne.KeyReturn)
	file := filepath.Join(home, "drop-restrictions.pdf")
	if !isPDF(t, file) || r.asked() != nil {
		t.Errorf("there is none; asked %t", r.asked() != nil)
	}
	stage.Picture(t, r.Shell.window, "certificate-kept")
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	r.Chapters(8)
	r.tap(t, "certificate-8")
	r.window.Canvas().Focused().(*widgets.Entry).Put("Ann")
	press(r.Shell, fyne.KeyReturn)
	if !isPDF(t, file) {
		t.Error("there is none by the chapters")
	}
	stage.Picture(t, r.Shell.window, "certificate-chapters")
}
