package shell

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/kifu"
)

// TestRecordsOpen: a record that is dropped or pasted opens on the screens on which
// nothing is lost by that, also below the list of keys.
func TestRecordsOpen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.kif")
	if err := os.WriteFile(path, []byte(studied), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, show := range map[string]func(*Shell){
		"home": (*Shell).Home, "games": (*Shell).Games, "openings": (*Shell).Openings, "mates-setup": (*Shell).Mates,
		"after": func(s *Shell) { s.After(hung) },
	} {
		s := open(t, Options{})
		s.work.Go = func(func()) {} // the game after which it is need not be read
		for _, bring := range []func(){func() { s.dropped(path) }, func() { s.pasted(studied) }} {
			s.work.Go = func(func()) {}
			show(s)
			if s.Screen().Name() != name {
				t.Fatalf("%s is shown, not %s", s.Screen().Name(), name)
			}
			press(s, fyne.KeyF1)
			s.work.Go = func(f func()) { f() }
			if bring(); s.Screen().Name() != "study" || s.help != nil || s.window.Canvas().Overlays().Top() != nil {
				t.Errorf("%s: %s is shown", name, s.Screen().Name())
			}
			if press(s, fyne.KeyEnd); !strings.Contains(s.Screen().Says(), "Move 3") {
				t.Errorf("%s: the study says %q", name, s.Screen().Says())
			}
		}
	}
}

// TestRecordsElsewhere: nothing that goes on is ended by a record; it is said, in each
// language, where it can be opened, in as much room as there is.
func TestRecordsElsewhere(t *testing.T) {
	for name, show := range map[string]func(*Shell){
		"learn":  func(s *Shell) { press(s, fyne.KeyReturn) },
		"play":   func(s *Shell) { s.PlaySetup(); press(s, fyne.KeyReturn) },
		"quiz":   func(s *Shell) { s.Quiz(); press(s, fyne.KeyReturn) },
		"mates":  func(s *Shell) { s.matesFrom(aMate(), s.Home) },
		"joseki": func(s *Shell) { s.OpeningAt("six-piece-file-9") },
	} {
		for _, l := range lessons.Languages {
			s := open(t, Options{Language: l})
			s.window.Resize(fyne.NewSize(1024, 700))
			show(s)
			was := s.Screen()
			if was.Name() != name {
				t.Fatalf("%s is shown, not %s", was.Name(), name)
			}
			want := s.words().Say("study.elsewhere", nil)
			for how, bring := range map[string]func(){"dropped": func() { s.dropped("game.kif") }, "pasted": func() { s.pasted(studied) }} {
				was.(interface{ Tell(string) }).Tell("")
				if bring(); s.Screen() != was || was.Says() != want {
					t.Errorf("%s, %s, %s: %s says %q", name, l, how, s.Screen().Name(), s.Screen().Says())
				}
			}
			if line := part(t, s, "status").Object; line.Size().Height > 40 {
				t.Errorf("%s, %s: the line is %g high", name, l, line.Size().Height)
			}
			stage.Picture(t, s.window, "record-elsewhere-"+name+"-"+string(l))
		}
	}
}

// TestRecordsBelowDialog: a record does not take the place of what is asked.
func TestRecordsBelowDialog(t *testing.T) {
	s := open(t, Options{})
	s.kept(s.store.AddPastGame(hung))
	s.Games()
	press(s, fyne.KeyDelete)
	s.dropped("game.kif")
	s.pasted(studied)
	if s.Screen().Name() != "games" || s.asked() == nil {
		t.Errorf("%s is shown", s.Screen().Name())
	}
}

// TestStudyExercise: an exercise of a position on the study board goes into the folder of
// own lessons, and is a lesson then.
func TestStudyExercise(t *testing.T) {
	c := teach(t, Options{Language: lessons.English})
	c.work.Do, c.work.Go = func(f func()) { f() }, func(f func()) { f() }
	c.choose(c.dir)
	p, _, err := rules.ParseSFEN("7nk/9/7PP/9/9/9/9/9/9 b G2r2b3g4s3n4l16p 1")
	if err != nil {
		t.Fatal(err)
	}
	c.StudyRecord(kifu.NewRecord(p), 0)
	press(c.Shell, fyne.KeyX)
	files, _ := filepath.Glob(filepath.Join(c.dir, "own-study-*.toml"))
	if len(files) != 1 || c.Screen().Says() != c.words().Say("own.wrote", words.Args{"path": files[0]}) {
		t.Fatalf("%v: it says %q", files, c.Screen().Says())
	}
	id := filepath.Base(files[0])
	if c.look(); c.entry(id[:len(id)-len(".toml")]) == nil {
		t.Errorf("the exercise is no lesson: %v", c.Faults())
	}
}
