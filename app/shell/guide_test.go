package shell

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"terakoya/app/course"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// knightSteps are exercises on how the knight moves.
var knightSteps = []string{"moves-knight-2", "moves-knight-4", "moves-knight-5", "moves-knight-6", "moves-knight-7"}

// tried records a first try at an exercise of a lesson.
func tried(t *testing.T, s *Shell, a progress.Answer, r progress.Result) {
	t.Helper()
	a.When, a.Result = evening, r
	if err := s.store.Record(a); err != nil {
		t.Fatal(err)
	}
}

// knightDrills are as many exercises on the knight that a drill makes.
func knightDrills(t *testing.T, s *Shell, n int) (all []progress.Answer) {
	t.Helper()
	e := entryOf(t, s, "moves-king")
	for i := range e.Lesson.Drills {
		d := &e.Lesson.Drills[i]
		for seed := uint64(0); d.Make == "destinations" && len(all) < n; seed++ {
			if drill.Mover(d, d.Level[0], seed) == rules.Knight {
				all = append(all, progress.Answer{Lesson: e.Lesson.ID, Drill: d.ID, Level: d.Level[0], Seed: seed, Source: progress.FromDrill})
			}
		}
	}
	return all
}

// wantFades fails if the guide's marks of the knight have not faded so far, or those of
// another kind have.
func wantFades(t *testing.T, when string, set pieceart.Set, want pieceart.Fade) {
	t.Helper()
	for _, kind := range rules.AllKinds {
		fade := pieceart.Unfaded
		if kind == rules.Knight {
			fade = want
		}
		if got := set.Fade(kind); got != fade {
			t.Errorf("%s: marks of the %s faded to %d, want %d", when, lessons.PieceKey(kind), got, fade)
		}
	}
}

// shownSet is the set of the board that is shown.
func shownSet(t *testing.T, s *Shell) pieceart.Set {
	t.Helper()
	for _, p := range s.screen.Parts() {
		if b, ok := p.Object.(*widgets.Board); ok {
			return b.Style().Set
		}
	}
	t.Fatalf("no board on %s", s.screen.Name())
	return 0
}

// TestGuideFades: the marks of a kind pale with what is answered about it, in lessons and
// drills, and are all there again after two misses.
func TestGuideFades(t *testing.T) {
	s := school(t, lessons.English, false)
	wantFades(t, "without a history", s.set(), pieceart.Unfaded)
	tried(t, s, progress.Answer{Lesson: "moves-knight", Step: knightSteps[0]}, progress.Missed)
	for _, step := range knightSteps { // of the one missed it is a retry
		tried(t, s, progress.Answer{Lesson: "moves-knight", Step: step}, progress.Right)
	}
	wantFades(t, "after four", s.set(), pieceart.Unfaded)
	drills := knightDrills(t, s, 18)
	tried(t, s, drills[0], progress.Right)
	wantFades(t, "after five", s.set(), pieceart.Pale)
	for _, a := range drills[1:6] {
		tried(t, s, a, progress.Right)
	}
	wantFades(t, "after ten", s.set(), pieceart.Faint)
	for _, a := range drills[6:16] {
		tried(t, s, a, progress.Right)
	}
	wantFades(t, "after twenty", s.set(), pieceart.Gone)
	tried(t, s, drills[16], progress.Missed)
	wantFades(t, "after a miss", s.set(), pieceart.Gone)
	tried(t, s, drills[17], progress.Shown)
	wantFades(t, "after two", s.set(), pieceart.Unfaded)
}

// TestFadedBoards: lessons and games show the guide as far as it has faded; a lesson
// whose texts speak of the marks shows them all, another learner has their own, and
// the other sets do not change.
func TestFadedBoards(t *testing.T) {
	s := school(t, lessons.English, false, "Aki", "Ren")
	for _, a := range knightDrills(t, s, 5) {
		tried(t, s, a, progress.Right)
	}
	s.Learn(entryOf(t, s, "moves-silver-gold"))
	wantFades(t, "in a lesson", shownSet(t, s), pieceart.Pale)
	for _, e := range s.chapters[0].Entries {
		if e.Lesson.Pieces == "guide" {
			s.Learn(e)
			wantFades(t, "in a lesson of the marks", shownSet(t, s), pieceart.Unfaded)
		}
	}
	s.Study()
	wantFades(t, "at the study board", shownSet(t, s), pieceart.Pale)
	for _, set := range pieceart.Sets {
		if s.choices.Set = set; set != pieceart.Guide && s.set() != set {
			t.Errorf("%v fades", set)
		}
	}
	all, _ := s.learners()
	s.useLearner(all[1].ID)
	s.choices.Set = pieceart.Guide
	wantFades(t, "of another learner", s.set(), pieceart.Unfaded)
	s.useLearner(all[0].ID)
	s.choices.Set = pieceart.Guide
	wantFades(t, "of the first again", s.set(), pieceart.Pale)
	if err := s.store.Reset("moves-king"); err != nil {
		t.Fatal(err)
	}
	s.build()
	wantFades(t, "after the lesson is forgotten", s.set(), pieceart.Unfaded)
	tried(t, s, progress.Answer{Lesson: "moves-knight", Step: knightSteps[0], Took: time.Second}, progress.Right)
	wantFades(t, "and begun anew", s.set(), pieceart.Unfaded)
}

// TestLessonsMayNameEverySet: each piece set there is can stand in a lesson file, and is
// then the one that the lesson is shown in.
func TestLessonsMayNameEverySet(t *testing.T) {
	const file, stated = "00-first-win/01-pawn.toml", `"guide"`
	data, err := fs.ReadFile(content.Lessons(), file)
	if err != nil || strings.Count(string(data), stated) != 1 {
		t.Fatalf("%s names no set, %v", file, err)
	}
	s := open(t, Options{Language: lessons.English})
	for _, set := range pieceart.Sets {
		text := strings.Replace(string(data), stated, `"`+set.String()+`"`, 1)
		c := lessons.Load(fstest.MapFS{file: {Data: []byte(text)}})
		if len(c.Lessons) != 1 || len(c.Faults) > 0 {
			t.Errorf("%v: %v", set, c.Faults)
			continue
		}
		if got := s.setFor(&course.Entry{Lesson: &c.Lessons[0]}); got != set {
			t.Errorf("%v is shown as %v", set, got)
		}
	}
}
