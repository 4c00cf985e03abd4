package shell

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/study"
	"terakoya/lessons/progress"
	"terakoya/rules/kifu"
)

const studied = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n"

// TestStudyIsKept: the study board goes on with what was kept, in another window too, and
// shows a record that is brought there.
func TestStudyIsKept(t *testing.T) {
	store := progress.Memory()
	s := open(t, Options{Store: store})
	f, err := kifu.Parse([]byte(studied))
	if err != nil {
		t.Fatal(err)
	}
	s.StudyRecord(f.Records[0], 2)
	if got := s.Screen().Says(); !strings.Contains(got, "Move 2, Gote: △P-3d") {
		t.Errorf("says %q", got)
	}
	click(t, s, "back")
	press(s, fyne.KeyEscape)
	if s.Screen().Name() != "home" {
		t.Fatalf("on %s", s.Screen().Name())
	}
	again := open(t, Options{Store: store})
	for _, s := range []*Shell{s, again} {
		s.Study()
		if got := s.Screen().Says(); !strings.Contains(got, "Move 1, Sente: ▲P-7f") {
			t.Errorf("says %q", got)
		}
	}
}

// TestDroppedRecord: a file that is dropped on the start screen or the study board opens;
// what cannot be read is told with the path and the cause, and the board stays.
func TestDroppedRecord(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	s := open(t, Options{})
	s.dropped(file("game.kif", studied))
	if s.Screen().Name() != "study" || !strings.Contains(s.Screen().Says(), "It is Sente's turn") {
		t.Fatalf("on %s, says %q", s.Screen().Name(), s.Screen().Says())
	}
	press(s, fyne.KeyEnd)
	for path, want := range map[string]string{
		file("letter.txt", "Dear friend"): "letter.txt, line 1, column 1",
		filepath.Join(dir, "nowhere.kif"): "no file or folder at nowhere.kif",
		dir:                               "is a folder",
		file("large.kif", strings.Repeat("#", mostRecord+1)): "too large",
	} {
		s.dropped(path)
		var told []string
		all := stage.Texts(s.window.Content())
		for _, text := range all {
			told = append(told, text.Text.Text)
		}
		plain := func(s string) string { return strings.ReplaceAll(s, " ", "") }
		if said := strings.Join(told, ""); !strings.Contains(plain(said), plain(want)) {
			t.Errorf("%s: %q is not told", path, want)
		}
		if got := s.Screen().Says(); got != "The board stays as it was." {
			t.Errorf("%s: says %q", path, got)
		}
	}
	press(s, fyne.KeyReturn)
	if got := s.Screen().Says(); !strings.Contains(got, "Move 3, Sente") {
		t.Errorf("the board is elsewhere: %q", got)
	}
}

// TestPastedRecord: a record is pasted, copied, and a game begun from it; the study is
// still there afterwards.
func TestPastedRecord(t *testing.T) {
	s := open(t, Options{})
	s.Study()
	s.pasted(studied)
	press(s, fyne.KeyEnd)
	s.Screen().(*study.Screen).Copy()
	if got := s.app.Clipboard().Content(); !strings.Contains(got, "２六歩(27)") {
		t.Errorf("copied %q", got)
	}
	press(s, fyne.KeyP)
	if s.Screen().Name() != "play" {
		t.Fatalf("on %s", s.Screen().Name())
	}
	game, kept, err := s.store.Game()
	if err != nil || !kept || !strings.HasSuffix(game.Start, " w - 4") {
		t.Errorf("kept %t, from %s, %v", kept, game.Start, err)
	}
	s.Study()
	if got := s.Screen().Says(); !strings.Contains(got, "Move 3, Sente") {
		t.Errorf("the study is %q", got)
	}
}

// TestSavedRecord: a record is written whole, never over a file that was not meant, and
// why it could not be is told.
func TestSavedRecord(t *testing.T) {
	dir := t.TempDir()
	s := open(t, Options{})
	r := &records{shell: s, work: s.work}
	path := filepath.Join(dir, "a.kifu")
	write := func(path, text string, replace bool) (exists bool, trouble string) {
		called := 0
		r.save(path, []byte(text), replace, func(e bool, why string) { exists, trouble = e, why; called++ })
		if called != 1 {
			t.Errorf("%s: told %d times", path, called)
		}
		return exists, trouble
	}
	for _, c := range []struct {
		path, text string
		replace    bool
		exists     bool
		trouble    string
		there      string
	}{
		{path, "one", false, false, "", "one"},
		{path, "two", false, true, "", "one"},
		{path, "two", true, false, "", "two"},
		{filepath.Join(dir, "no", "a.kifu"), "three", false, false, "There is no file or folder at", "two"},
	} {
		exists, trouble := write(c.path, c.text, c.replace)
		data, _ := os.ReadFile(path)
		if exists != c.exists || !strings.Contains(trouble, c.trouble) || (trouble == "") != (c.trouble == "") || string(data) != c.there {
			t.Errorf("%s %q: exists %t, %q, holds %q", c.path, c.text, exists, trouble, data)
		}
	}
	if left, _ := os.ReadDir(dir); len(left) != 1 {
		t.Errorf("%d files are left", len(left))
	}
}
