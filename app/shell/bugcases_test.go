package shell

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/storage"

	"terakoya/app/page"
	"terakoya/lessons"
	"terakoya/widgets"
)

// TestWindowTitle: what the window manager writes needs no font of ours. (FONT-01)
func TestWindowTitle(t *testing.T) {
	for _, l := range lessons.Languages {
		if title := open(t, Options{Language: l}).Window().Title(); !regexp.MustCompile(`^[ -~]+$`).MatchString(title) {
			t.Errorf("%s: the window is called %q", l, title)
		}
	}
}

// TestLoneLabelIsRead: a card of nothing but text is as high as the text. (FONT-06)
func TestLoneLabelIsRead(t *testing.T) {
	s := open(t, Options{})
	text := widgets.NewParagraph(strings.Repeat("A sentence that is wrapped. ", 20))
	p := page.Popup(s.window.Canvas(), 320, page.Card(20, text))
	if need := text.HeightFor(280); text.Size().Height < need || p.Content.Size().Width < 320 {
		t.Errorf("the text has %v, and needs %v", text.Size(), need)
	}
}

// TestFolderDialogByTab: the dialog of the toolkit lets Tab through, and back. (ACC-06)
func TestFolderDialogByTab(t *testing.T) {
	s := open(t, Options{})
	d := dialog.NewFolderOpen(func(fyne.ListableURI, error) {}, s.window)
	dir, err := storage.ListerForURI(storage.NewFileURI(t.TempDir()))
	if err != nil {
		t.Fatal(err)
	}
	d.SetLocation(dir)
	d.Show()
	c := s.window.Canvas()
	onward, back := walked(c, fyne.Canvas.FocusNext), walked(c, fyne.Canvas.FocusPrevious)
	slices.Reverse(back)
	if len(onward) < 3 || !sameRound(onward, back) {
		t.Errorf("Tab comes to %d controls, and back to %d", len(onward), len(back))
	}
}

// TestTextIsPasted: what an input method writes elsewhere comes in by paste, whole. (FONT-07)
func TestTextIsPasted(t *testing.T) {
	s := open(t, Options{})
	const name = "山田太郎 ｶﾞ が 𠮷"
	for _, f := range []interface {
		fyne.CanvasObject
		fyne.Shortcutable
	}{widgets.NewEntry(), widgets.NewWriting()} {
		s.app.Clipboard().SetContent(name)
		f.TypedShortcut(&fyne.ShortcutPaste{Clipboard: s.app.Clipboard()})
		f.TypedShortcut(&fyne.ShortcutSelectAll{})
		s.app.Clipboard().SetContent("")
		f.TypedShortcut(&fyne.ShortcutCopy{Clipboard: s.app.Clipboard()})
		if got := s.app.Clipboard().Content(); got != name {
			t.Errorf("%T: pasted and copied %q", f, got)
		}
	}
}

// TestToolkitSpeaks: another language holds for the toolkit's own buttons at once, too.
// (I18N-01)
func TestToolkitSpeaks(t *testing.T) {
	s := open(t, Options{Language: lessons.English})
	for l, want := range map[lessons.Language]string{
		lessons.Japanese: "キャンセル", lessons.English: "Cancel", lessons.Traditional: "取消", lessons.Simplified: "取消",
	} {
		c := s.choices
		c.Language = l
		s.choose(c, s.Settings)
		if got := lang.L("Cancel"); got != want {
			t.Errorf("%s: the toolkit says %q", l, got)
		}
	}
	if got, want := lang.X("file.parent", ""), s.words().Say("toolkit.parent", nil); got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}
