package shell

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/engines"
	"terakoya/app/play"
	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/usi"
)

// The engine of these tests: a script, which leaves its process id behind.
const (
	fakeEngine = "usi) echo $$ > pid; echo id name 技巧; echo id author 'A. Author'; " +
		"echo option name USI_Hash type spin default 256 min 1 max 33554432; echo option name USI_Ponder type check default false; " +
		"echo option name BookFile type combo default user_book1.db var no_book var standard_book.db var user_book1.db; " +
		"echo option name EvalDir type filename default eval; echo option name Clear Hash type button; echo usiok;;\n" +
		"isready) echo readyok;;\nquit) exit;;\n"
	fakePlays = fakeEngine + "position*moves*) reply=3c3d;;\nposition*) reply=7g7f;;\ngo*) echo bestmove $reply;;\n"
)

// fakeProgram writes an engine that answers by the cases of a shell script.
func fakeProgram(t *testing.T, cases string) string {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("scripts are run by a shell")
	}
	dir, err := os.MkdirTemp("", "usi") // a short path, as long ones are cut in their line
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	path := filepath.Join(dir, "engine")
	if err := os.WriteFile(path, []byte("#!/bin/sh\nwhile read -r line; do echo \"$line\" >> heard; case \"$line\" in\n"+cases+"esac; done\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	return path
}

// lives reports whether the process of an engine is there.
func lives(t *testing.T, path string) bool {
	t.Helper()
	id, err := os.ReadFile(filepath.Join(filepath.Dir(path), "pid"))
	if err != nil {
		t.Fatal(err)
	}
	_, err = os.Stat("/proc/" + strings.TrimSpace(string(id)))
	return err == nil && runtime.GOOS == "linux"
}

// toldTo is what the engine A was told, until its end.
func toldTo(t *testing.T, s *Shell, path string) string {
	t.Helper()
	s.outsiders.running.Close("A")
	heard, err := os.ReadFile(filepath.Join(filepath.Dir(path), "heard"))
	if err != nil {
		t.Fatal(err)
	}
	return string(heard)
}

// withEngines opens a window whose learner has engines.
func withEngines(t *testing.T, l lessons.Language, all ...engines.Entry) *Shell {
	t.Helper()
	store := progress.Memory()
	if err := store.SetSetting(keyEngines, engines.Write(all)); err != nil {
		t.Fatal(err)
	}
	s := open(t, Options{Language: l, Store: store})
	t.Cleanup(s.outsiders.running.CloseAll)
	return s
}

// TestEngineIsKept: an engine dropped on its page is kept with the learner, and can then
// be chosen for a game and on the study board.
func TestEngineIsKept(t *testing.T) {
	path := fakeProgram(t, fakePlays)
	s := open(t, Options{})
	t.Cleanup(s.outsiders.running.CloseAll)
	s.Settings()
	s.tap(t, "engines")
	s.dropped(path)
	if names := s.engineNames(); !slices.Equal(names, []string{"技巧"}) || lives(t, path) {
		t.Fatalf("%v: %s", names, s.Screen().Says())
	}
	if env := s.playEnv(); !slices.Equal(env.Engines, []string{"技巧"}) || env.Engine == nil {
		t.Error("it cannot be played")
	}
	if all := s.studyEngines(); len(all) != 1 || all[0].Name != "技巧" {
		t.Errorf("on the study board: %v", all)
	}
	if press(s, fyne.KeyEscape); s.Screen().Name() != "settings" {
		t.Errorf("Escape leads to %s", s.Screen().Name())
	}
}

// TestBrokenEngineIsTold: what is broken among the engines is told, the others are there.
func TestBrokenEngineIsTold(t *testing.T) {
	s := withEngines(t, lessons.English)
	if err := s.store.SetSetting(keyEngines, `[{"name":"A","path":"/a"},{"name":"B"}]`); err != nil {
		t.Fatal(err)
	}
	s.Engines()
	all := stage.Texts(s.window.Content())
	told := slices.ContainsFunc(all, func(x stage.Text) bool { return strings.Contains(x.Text.Text, "Engine 2 of the list, B") })
	if !told || !slices.Equal(s.engineNames(), []string{"A"}) {
		t.Errorf("told %t, there are %v", told, s.engineNames())
	}
}

// TestEngineOfGame: an engine plays in a game as long as the learner has said, one
// process however often it is asked for, and none where it is not used.
func TestEngineOfGame(t *testing.T) {
	path := fakeProgram(t, fakePlays+"usinewgame) ;;\n")
	s := withEngines(t, lessons.English, engines.Entry{Name: "A", Path: path, Game: 1})
	s.PlaySetup()
	s.playEnv().Start(play.Choice{Start: "even", Opponent: play.External + "A", White: false})
	first, err := s.engine(t.Context(), "A")
	if err != nil {
		t.Fatal(err)
	}
	second, err := s.engine(t.Context(), "A")
	if err != nil || first.(*outsider).Client != second.(*outsider).Client {
		t.Errorf("two processes: %v", err)
	}
	g := rules.NewGame(rules.Handicaps[0].Position())
	c, err := first.Choose(t.Context(), g, engine.Limits{Time: time.Hour})
	if err != nil || c.Move.String() != "7g7f" {
		t.Errorf("%v, %v", c.Move, err)
	}
	if !lives(t, path) && runtime.GOOS == "linux" {
		t.Error("it is gone already")
	}
	s.Home()
	<-s.outsiders.gone
	if lives(t, path) {
		t.Error("it still runs on the start screen")
	}
	if again, err := s.engine(t.Context(), "A"); err != nil || again.(*outsider).Client == first.(*outsider).Client {
		t.Errorf("it cannot be started again: %v", err)
	}
	if _, err := s.engine(t.Context(), "B"); !errors.Is(err, errNoEngine) {
		t.Errorf("one that is not there: %v", err)
	}
}

// TestUSI09: when the window is closed no engine is left, though it ignores the end of
// its input and all that it is told.
func TestUSI09(t *testing.T) {
	path := fakeProgram(t, "usi) echo $$ > pid; echo usiok;;\nisready) echo readyok; trap '' TERM; while :; do :; done;;\n")
	s := withEngines(t, lessons.English, engines.Entry{Name: "A", Path: path})
	s.outsiders.times = usi.Config{Quit: 50 * time.Millisecond, Grace: time.Millisecond}
	s.Study()
	if _, err := s.engine(t.Context(), "A"); err != nil {
		t.Fatal(err)
	}
	s.window.Close()
	if lives(t, path) {
		t.Error("it still runs")
	}
	if _, err := s.engine(t.Context(), "A"); !errors.Is(err, usi.ErrClosed) {
		t.Errorf("it can be started again: %v", err)
	}
}

// TestUSI13: a game that is left is over for the engine before the next begins, and is not
// ended again when that has begun.
func TestUSI13(t *testing.T) {
	path := fakeProgram(t, fakePlays)
	s := withEngines(t, lessons.English, engines.Entry{Name: "A", Path: path})
	begin := func() *outsider {
		e, err := s.engine(t.Context(), "A")
		if err == nil {
			err = e.(*outsider).NewGame(t.Context())
		}
		if err != nil {
			t.Fatal(err)
		}
		return e.(*outsider)
	}
	first, second := begin(), begin()
	for _, err := range []error{first.GameOver(t.Context(), usi.Draw), second.GameOver(t.Context(), usi.Win), second.GameOver(t.Context(), usi.Win)} {
		if err != nil {
			t.Error(err)
		}
	}
	heard := toldTo(t, s, path)
	if want := "usi\nisready\nusinewgame\ngameover draw\nisready\nusinewgame\ngameover win\nquit\n"; heard != want {
		t.Errorf("it heard %q", heard)
	}
}

// TestEngineHangs: an engine that hangs is ended; asked again it is started anew and plays.
func TestEngineHangs(t *testing.T) {
	path := fakeProgram(t, fakeEngine+"go*) if [ -e pid.again ]; then echo bestmove 7g7f; else touch pid.again; while :; do read -r line || exit; done; fi;;\n")
	s := withEngines(t, lessons.English, engines.Entry{Name: "A", Path: path})
	s.outsiders.times = usi.Config{Stop: time.Millisecond, Lag: time.Millisecond, Quit: 50 * time.Millisecond}
	g := rules.NewGame(rules.Handicaps[0].Position())
	ask := func() (engine.Choice, error) {
		e, err := s.engine(t.Context(), "A")
		if err != nil {
			t.Fatal(err)
		}
		return e.Choose(t.Context(), g, engine.Limits{Clock: &engine.Clock{Byoyomi: 50 * time.Millisecond}})
	}
	if _, err := ask(); !errors.As(err, new(*usi.Silent)) || lives(t, path) {
		t.Fatalf("%v", err)
	}
	if c, err := ask(); err != nil || c.Move.String() != "7g7f" {
		t.Errorf("%v, %v", c.Move, err)
	}
}

// TestStudyEngine: the study board asks an engine as long as the learner has said, and
// is told that it is not ready yet.
func TestStudyEngine(t *testing.T) {
	path := fakeProgram(t, fakeEngine+"go*) echo \"info string $line\"; echo info depth 3 score cp 20 pv 2g2f; echo bestmove 2g2f;;\n")
	s := withEngines(t, lessons.English, engines.Entry{Name: "A", Path: path, Analysis: 7})
	s.Study()
	who, err := s.studyEngines()[0].Open(t.Context(), func(usi.Progress) {})
	if err != nil {
		t.Fatal(err)
	}
	found, err := who.Analyse(t.Context(), rules.NewGame(rules.Handicaps[0].Position()), engine.Limits{Time: time.Hour}, nil)
	if err != nil || len(found) != 1 || found[0].Line[0].String() != "2g2f" {
		t.Errorf("%v, %v", found, err)
	}
	if heard := toldTo(t, s, path); !strings.Contains(heard, "go movetime 7000\n") {
		t.Errorf("it heard %q", heard)
	}
}
