package shell

import (
	"os"
	"os/exec"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/play"
	"terakoya/app/slow"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules/engine/search"
)

// visits are screens that are opened and left again, with what takes memory there done.
var visits = []struct {
	name string
	open func(*Shell)
}{
	{"home", (*Shell).Home},
	{"play", func(s *Shell) { // the computer moves first, and is not waited for
		s.playEnv().Start(play.Choice{Start: "six-piece-handicap", Opponent: search.LevelAt(5, 0).String(), Rules: "jsa", Clock: "sudden 600", Hints: true})
	}},
	{"play", func(s *Shell) { // the computer is asked for a hint
		s.playEnv().Start(play.Choice{Start: "even-game", Opponent: play.Waits, Rules: "jsa", Hints: true})
		press(s, fyne.KeyH)
	}},
	{"learn", func(s *Shell) { // where a move is written
		for _, e := range course.Flat(s.chapters) {
			if i := slices.IndexFunc(e.Lesson.Steps, func(p lessons.Step) bool { return p.Kind == lessons.WriteMove && !p.Read }); i >= 0 {
				e.Session = lessons.Resume(e.Lesson, e.Lesson.Steps[i].ID, nil)
				s.Learn(e)
				return
			}
		}
	}},
	{"study", func(s *Shell) { s.Study(); press(s, fyne.KeyA) }},
	{"mates", func(s *Shell) { s.matesFrom(aMate(), s.Home) }},
	{"joseki", func(s *Shell) { s.OpeningAt("six-piece-file-9") }},
	{"openings", (*Shell).Openings},
	{"after", func(s *Shell) { s.After(hung) }},
	{"games", (*Shell).Games},
	{"engines", (*Shell).Engines},
	{"settings", (*Shell).Settings},
}

// atOnce is how long Fyne keeps nothing.
const atOnce = "1ns"

// TestLeftScreens: what screens took is given back once they are left, however often
// they are opened. It runs in a process of its own, in which Fyne forgets at once when it
// is asked to.
func TestLeftScreens(t *testing.T) {
	if os.Getenv(fyneKeeps) != atOnce {
		c := exec.Command(os.Args[0], "-test.run=^TestLeftScreens$", "-test.v")
		c.Env = append(os.Environ(), fyneKeeps+"="+atOnce)
		if out, err := c.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	s := open(t, Options{Lessons: content.Lessons()})
	var running sync.WaitGroup
	s.work = slow.Work{Go: running.Go, Do: func(func()) {}}
	visit := func() {
		for _, v := range visits {
			v.open(s)
			if got := s.Screen().Name(); got != v.name {
				t.Fatalf("on %s, not on %s", got, v.name)
			}
		}
		s.Home()
	}
	visit()
	running.Wait()
	heap, routines := live(), runtime.NumGoroutine()
	for range 50 {
		visit()
	}
	running.Wait() // of screens that were left nothing goes on
	held := live() - heap
	forget()
	for _, now := range []struct {
		when       string
		held, most int
	}{{"before Fyne forgets them", held, 250 << 20}, {"after that", live() - heap, 10 << 20}} {
		t.Logf("%s: %d KB", now.when, now.held>>10)
		if now.held > now.most {
			t.Errorf("%s, screens that were left hold more than %d MB", now.when, now.most>>20)
		}
	}
	const few = 4 // those of the runtime come and go
	for until := time.Now().Add(10 * time.Second); runtime.NumGoroutine() > routines+few && time.Now().Before(until); {
		runtime.Gosched() // those that were stopped end by themselves
	}
	if n := runtime.NumGoroutine(); n > routines+few {
		t.Errorf("%d goroutines, %d before", n, routines)
	}
}

// live is how much memory is in use, in bytes.
func live() int {
	var m runtime.MemStats
	runtime.GC()
	runtime.GC()
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc)
}
