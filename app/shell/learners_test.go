package shell

import (
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/choices"
	"terakoya/app/parts"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/widgets"
)

func named(name string) func(parts.Part) bool {
	return func(p parts.Part) bool { return p.Name == name }
}

// fillIn types a text into a line that has nothing in it.
func fillIn(t *testing.T, s *Shell, name, text string) {
	t.Helper()
	e := part(t, s, name).Object.(*widgets.Entry)
	e.SetText(text)
	s.window.Canvas().Focus(e)
}

// onDisk is a school whose store is a file.
func onDisk(t *testing.T) (s *Shell, dir string) {
	t.Helper()
	dir = t.TempDir()
	store, err := progress.Open(filepath.Join(dir, "own.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	s = school(t, lessons.English, false)
	s.store = store
	s.chapters = nil
	s.build()
	return s, dir
}

// TestLearners: one is added, takes over with their own language, and is renamed and
// removed again; all by keys.
func TestLearners(t *testing.T) {
	s := school(t, lessons.English, false, "Aiko")
	if err := choices.Write(s.store, s.choices); err != nil {
		t.Fatal(err)
	}
	s.Learners()
	fillIn(t, s, "add-name", "  Ben\t林 ")
	press(s, fyne.KeyReturn)
	if got := s.screen.Says(); got != "Ben 林 has been added." {
		t.Fatal(got)
	}
	fillIn(t, s, "add-name", "Aiko")
	press(s, fyne.KeyReturn)
	if got := s.screen.Says(); !strings.Contains(got, "already") {
		t.Error(got)
	}
	s.tap(t, "use-2")
	if s.screen.Name() != "welcome" || s.learnerName() != "Ben 林" {
		t.Fatalf("%s is on %s", s.learnerName(), s.screen.Name())
	}
	s.choices.Language, s.choices.Dark = lessons.Japanese, true
	if err := choices.Write(s.store, s.choices); err != nil {
		t.Fatal(err)
	}
	s.Learners()
	s.tap(t, "use-1")
	if s.screen.Name() != "home" || s.choices.Language != lessons.English || s.choices.Dark {
		t.Errorf("Aiko is on %s with %+v", s.screen.Name(), s.choices)
	}
	s.Learners()
	s.tap(t, "use-2")
	if s.choices.Language != lessons.Japanese || !s.choices.Dark {
		t.Errorf("Ben has %+v", s.choices)
	}
	s.Learners()
	s.tap(t, "rename-2")
	fillIn(t, s, "name", "健")
	press(s, fyne.KeyReturn)
	if s.learnerName() != "健" {
		t.Errorf("the name is %s", s.learnerName())
	}
	s.tap(t, "remove-2")
	press(s, fyne.KeyReturn) // the button that has the focus leaves it
	if all, _ := s.learners(); len(all) != 2 {
		t.Fatalf("%d learners: one was removed without being asked for", len(all))
	}
	s.tap(t, "remove-2")
	s.tap(t, "yes")
	if all, _ := s.learners(); len(all) != 1 || s.choices.Language != lessons.English || s.learnerName() != "Aiko" {
		t.Errorf("%v, %+v", all, s.choices)
	}
	if slices.ContainsFunc(s.Parts(), named("remove-1")) {
		t.Error("the last learner could be removed")
	}
}

// TestChoiceAtStart: who it is is asked only where there are several.
func TestChoiceAtStart(t *testing.T) {
	store := progress.Memory()
	s := begin(t, Options{Store: store}, true)
	if s.screen.Name() != "welcome" {
		t.Fatalf("the first start is on %s", s.screen.Name())
	}
	ben, err := store.AddLearner("Ben")
	if err != nil {
		t.Fatal(err)
	}
	s = begin(t, Options{Store: store}, true)
	if s.screen.Name() != "choice" {
		t.Fatalf("with two learners the start is on %s", s.screen.Name())
	}
	press(s, fyne.Key2)
	if now, _ := store.Learner(); now != ben || s.screen.Name() != "welcome" {
		t.Errorf("%+v on %s", now, s.screen.Name())
	}
}

// TestTakeOver: the sessions of the lessons are those of the learner.
func TestTakeOver(t *testing.T) {
	s := school(t, lessons.English, false, "Aiko", "Ben")
	if err := s.store.SetPlace("nifu", "nifu-10"); err != nil {
		t.Fatal(err)
	}
	s.takeOver()
	at := entryOf(t, s, "nifu").Session.At()
	all, _ := s.learners()
	s.useLearner(all[1].ID)
	if now := entryOf(t, s, "nifu").Session.At(); at == 0 || now != 0 {
		t.Errorf("Aiko at step %d, Ben at %d", at, now)
	}
}

// TestCopies: a table and a backup are written where they are asked for, replace
// nothing unless told to, and a backup comes in once.
func TestCopies(t *testing.T) {
	s, dir := onDisk(t)
	asked := learned(t, s)
	if err := s.store.SetName("Aiko"); err != nil {
		t.Fatal(err)
	}
	s.Learners()
	table, copied := filepath.Join(dir, "out.csv"), filepath.Join(dir, "copy.db")
	s.tap(t, "export")
	fillIn(t, s, "path", strings.TrimSuffix(table, ".csv"))
	press(s, fyne.KeyReturn)
	if got := s.screen.Says(); got != "The results have been written: "+table {
		t.Fatal(got)
	}
	text, err := os.ReadFile(table)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(text), "\ufeff"))).ReadAll()
	answers := len(rows) - 1 // below the names of the columns
	if err != nil || answers != asked {
		t.Errorf("%d answers of %d, %v", answers, asked, err)
	}
	if err := os.WriteFile(copied, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	s.tap(t, "backup")
	fillIn(t, s, "path", copied)
	press(s, fyne.KeyReturn)
	if got, _ := os.ReadFile(copied); string(got) != "mine" || !strings.Contains(s.screen.Says(), "already") {
		t.Fatalf("%q, says %s", got, s.screen.Says())
	}
	press(s, fyne.KeyReturn)
	if got := s.screen.Says(); got != "The backup has been written: "+copied {
		t.Fatal(got)
	}
	other, _ := onDisk(t)
	for i, want := range []string{fmt.Sprintf("1 learner is new: Aiko. %d answers have been added.", answers), "The backup holds nothing that is not here already."} {
		other.Learners()
		other.tap(t, "import")
		fillIn(t, other, "path", copied)
		press(other, fyne.KeyReturn)
		if got := other.screen.Says(); got != want {
			t.Errorf("import %d says %q", i, got)
		}
	}
}

// TestReset: a chapter is forgotten, after it was asked twice for, and no other.
func TestReset(t *testing.T) {
	s, _ := onDisk(t)
	learned(t, s)
	s.Learners()
	s.tap(t, "reset")
	s.screen.TypedKey(&fyne.KeyEvent{Name: fyne.Key8})
	press(s, fyne.KeyReturn) // leaves it
	if len(answersTo(t, s, "nifu")) == 0 {
		t.Fatal("a chapter was forgotten without being asked for")
	}
	s.tap(t, "reset")
	s.tap(t, "chapter-8")
	s.tap(t, "yes")
	if len(answersTo(t, s, "nifu")) != 0 || len(answersTo(t, s, "squares")) == 0 {
		t.Error("not that chapter alone was forgotten")
	}
	if got := s.screen.Says(); got != "“Drop restrictions” is as if it were new." {
		t.Error(got)
	}
}

// TestCopyCauses: each error names its file and its cause in every language.
func TestCopyCauses(t *testing.T) {
	const path = "/home/aiko/copy.db"
	full := &os.PathError{Op: "write", Path: path, Err: syscall.ENOSPC}
	causes := map[string]error{
		"full": &progress.FullError{Path: path}, "newer": &progress.NewerError{Path: path}, "damaged": &progress.DamagedError{Path: path, Err: errNoShelf},
		"busy": &progress.BusyError{Path: path, Err: errNoShelf}, "readOnly": &progress.ReadOnlyError{Path: path, Err: os.ErrPermission},
		"missing": about(path, os.ErrNotExist), "own": about(path, &os.PathError{Op: "backup", Path: path, Err: errNoShelf}), "full ": about(path, full),
		"failed": about(path, errNoShelf), "readOnly ": about(path, os.ErrPermission),
	}
	for _, l := range lessons.Languages {
		s := school(t, l, false)
		seen := map[string]string{}
		for want, err := range causes {
			want = strings.TrimSpace(want)
			if key, _ := copyFault(err); key != want {
				t.Errorf("%v is %s, want %s", err, key, want)
			}
			text := s.copyCause(err)
			if !strings.Contains(text, path) || strings.Contains(text, "[") {
				t.Errorf("%s: %s says %q", l, want, text)
			}
			if other, ok := seen[text]; ok && other != want {
				t.Errorf("%s: %s and %s say the same", l, want, other)
			}
			seen[text] = want
		}
		for _, err := range []error{progress.ErrNoDisk, progress.ErrNoLearner, progress.ErrLastLearner} {
			if text := s.copyCause(err); text == err.Error() || strings.Contains(text, "[") {
				t.Errorf("%s: %v says %q", l, err, text)
			}
		}
	}
	if key, _ := copyFault(errors.Join(about(path, full))); key != "full" {
		t.Error("a full disk is not seen")
	}
}
