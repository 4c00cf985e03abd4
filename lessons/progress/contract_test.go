//go:build !js

package progress

import (
	"math"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terakoya/lessons"
	"terakoya/rules"
)

// opened opens the store in a file until the test's end.
func opened(t *testing.T, path string) Store {
	t.Helper()
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// contract is what every store keeps. A case gets a new store; again returns the
// same store after the program was ended and started anew, if it can.
var contract = []struct {
	name string
	test func(t *testing.T, s Store, again func() Store)
}{
	{"nothing yet", testNothing},
	{"texts of all sorts", testTexts},
	{"places", testPlaces},
	{"answers", testAnswers},
	{"mastery", testMastery},
	{"games", testGames},
	{"past games", testPastGames},
	{"past games of two", testPastGamesOfTwo},
	{"removed past games", testRemovedPastGames},
	{"what cannot be kept", testRefused},
	{"learners", testLearners},
	{"removed learners", testRemoved},
	{"drills", testDrills},
	{"reviews", testReviews},
	{"cards", testCards},
	{"limits of a day", testLimits},
	{"lessons that are gone", testGone},
	{"misses that cost nothing", testFree},
	{"papers", testPapers},
	{"ends of papers", testPaperEnds},
	{"figures", testFigures},
	{"days", testDays},
	{"answers since another", testSince},
	{"reset", testReset},
	{"table", testTable},
	{"closed", testClosed},
}

func TestContract(t *testing.T) {
	for _, c := range contract {
		t.Run("memory/"+c.name, func(t *testing.T) {
			s := Memory()
			c.test(t, s, func() Store { return s })
		})
		t.Run("file/"+c.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "折本 100%?#.d", "deeper", "progress.db")
			s := opened(t, path)
			c.test(t, s, func() Store {
				if err := s.Close(); err != nil {
					t.Fatal(err)
				}
				return opened(t, path)
			})
		})
	}
}

// must fails the test for an error.
func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func testNothing(t *testing.T, s Store, _ func() Store) {
	if l, err := s.Learner(); err != nil || l != (Learner{ID: 1}) {
		t.Errorf("learner %+v, %v", l, err)
	}
	if v, ok := s.Setting("language"); v != "" || ok {
		t.Errorf("setting %q, %v", v, ok)
	}
	if v, ok := s.Place("nifu"); v != "" || ok {
		t.Errorf("place %q, %v", v, ok)
	}
	if a, err := s.Answers("nifu"); len(a) != 0 || err != nil {
		t.Errorf("answers %v, %v", a, err)
	}
	if m, err := s.Mastery("nifu"); m == nil || len(m) != 0 || err != nil {
		t.Errorf("mastery %v, %v", m, err)
	}
	if m, err := s.Masteries(); m == nil || len(m) != 0 || err != nil {
		t.Errorf("masteries %v, %v", m, err)
	}
	if c, err := s.Due(day(1), 0, nil); len(c) != 0 || err != nil {
		t.Errorf("due %v, %v", c, err)
	}
	if _, ok, err := s.NextDue(day(1), nil); ok || err != nil {
		t.Errorf("next due %v, %v", ok, err)
	}
	if p, err := s.Papers(); len(p) != 0 || err != nil {
		t.Errorf("papers %v, %v", p, err)
	}
	if g, ok, err := s.Game(); ok || err != nil || g.Start != "" {
		t.Errorf("game %v, %v, %v", g, ok, err)
	}
	must(t, s.ForgetGame())
}

func testTexts(t *testing.T, s Store, again func() Store) {
	texts := []string{"", "en", "日本語", "簡体中文 🀄", "it's \"quoted\"; DROP TABLE answer;--", "a\x00b", " \n", strings.Repeat("長", 100_000)}
	for i, text := range texts {
		key := "key " + string(rune('a'+i)) + "鍵"
		must(t, s.SetSetting(key, "before"))
		must(t, s.SetSetting(key, text))
		must(t, s.SetName(text))
		if l, err := s.Learner(); l.Name != text || err != nil {
			t.Errorf("name %.20q, want %.20q (%v)", l.Name, text, err)
		}
	}
	s = again()
	for i, text := range texts {
		key := "key " + string(rune('a'+i)) + "鍵"
		if got, ok := s.Setting(key); got != text || !ok {
			t.Errorf("setting %.20q, %v, want %.20q", got, ok, text)
		}
	}
}

func testPlaces(t *testing.T, s Store, again func() Store) {
	must(t, s.SetPlace("nifu", "nifu-1"))
	must(t, s.SetPlace("the-pawn", "pawn-4"))
	must(t, s.SetPlace("nifu", "nifu-2"))
	s = again()
	for lesson, want := range map[string]string{"nifu": "nifu-2", "the-pawn": "pawn-4"} {
		if got, ok := s.Place(lesson); got != want || !ok {
			t.Errorf("place in %s: %q, %v, want %q", lesson, got, ok, want)
		}
	}
}

func testAnswers(t *testing.T, s Store, again func() Store) {
	tokyo := time.FixedZone("JST", 9*60*60)
	answers := []Answer{
		{
			Lesson: "nifu", Step: "nifu-2", When: time.Date(2026, 11, 30, 12, 0, 0, 123456789, tokyo),
			Result: Foul, Foul: "nifu", Tried: "P*5d",
		},
		{Lesson: "nifu", Step: "nifu-2", When: time.Date(2026, 11, 30, 2, 0, 0, 0, time.UTC), Result: Missed, Hints: 1, Tried: "5g5f"},
		{Lesson: "other", Step: "nifu-2", Result: Right, Tried: "7g7f"},
		{Lesson: "nifu", Step: "nifu-1", When: time.Date(1950, 1, 1, 0, 0, 0, 0, time.UTC), Result: Right, Hints: 2, Tried: "P*4d"},
		{Lesson: "nifu", Step: "nifu-3", Result: Shown},
	}
	for _, a := range answers {
		must(t, s.Record(a))
	}
	s = again()
	got, err := s.Answers("nifu")
	must(t, err)
	want := append([]Answer{answers[0], answers[1]}, answers[3:]...)
	want[0].When = time.Date(2026, 11, 30, 3, 0, 0, 123456000, time.UTC)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if !got[3].When.IsZero() {
		t.Errorf("no time became %v", got[3].When)
	}
}

func testMastery(t *testing.T, s Store, again func() Store) {
	for _, a := range []Answer{
		{Step: "b", Result: Missed}, {Step: "a", Result: Right}, {Step: "b", Result: Right},
	} {
		a.Lesson = "nifu"
		must(t, s.Record(a))
	}
	must(t, s.Record(Answer{Lesson: "pins", Step: "c", Result: Missed}))
	must(t, s.Record(Answer{Lesson: "nifu", Step: "d", Source: FromReview}))
	must(t, s.Record(Answer{Lesson: "nifu", Drill: "e", Source: FromDrill}))
	s = again()
	want := map[string]lessons.Mastery{"a": lessons.FirstTry, "b": lessons.WithHelp}
	got, err := s.Mastery("nifu")
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Error(diff, err)
	}
	all, err := s.Masteries()
	if diff := cmp.Diff(map[string]map[string]lessons.Mastery{"nifu": want}, all); diff != "" || err != nil {
		t.Error(diff, err)
	}
}

func testGames(t *testing.T, s Store, again func() Store) {
	games := []Game{
		{Start: "s"},
		{
			Start: "4k4/9/9/9/9/9/PPPPPPPPP/9/4K4 w 3p 1", Moves: []string{"5a5b", Pass, "P*5d", "2d2c+"},
			Side: rules.White, Opponent: "sixth-grade", Seed: math.MaxUint64, Rules: "jsa", Fouls: FoulLoses, Takebacks: 3, Hints: 2, Tried: 4, Ended: true,
			Clock: "fischer 300 10", Times: []time.Duration{1, time.Hour + 1, 0, 1500 * time.Millisecond}, Spent: 7, NoHints: true, NoBook: true,
			Opening: "two-pawn-push", Slips: []Slip{{0, "5a5c", "wrong-movement"}, {4, "+B*5e", "drop-promoted"}},
		},
		{Start: "s", Opponent: "people", People: true},
	}
	for _, g := range games {
		must(t, s.SaveGame(g))
		s = again()
		got, ok, err := s.Game()
		if diff := cmp.Diff(g, got, cmpopts.EquateEmpty()); diff != "" || !ok || err != nil {
			t.Error(diff, ok, err)
		}
	}
	must(t, s.SaveGame(games[1]))
	games[1].Moves[0], games[1].Times[0], games[1].Slips[0].Ply = "changed", 77, 77
	if g, _, _ := s.Game(); g.Moves[0] != "5a5b" || g.Times[0] != 1 || g.Slips[0].Ply != 0 {
		t.Error("the store shares its lists with the caller")
	}
	must(t, s.ForgetGame())
	if g, ok, err := again().Game(); ok || err != nil || g.Start != "" {
		t.Errorf("a forgotten game: %+v, %v, %v", g, ok, err)
	}
}

func testRefused(t *testing.T, s Store, again func() Store) {
	must(t, s.SaveGame(gameOf(3)))
	must(t, s.Record(numbered(1)))
	for name, err := range map[string]error{
		"a setting without key":    s.SetSetting("", "x"),
		"a place without lesson":   s.SetPlace("", "x"),
		"a place without step":     s.SetPlace("lesson", ""),
		"an answer without lesson": s.Record(Answer{Step: "x"}),
		"an answer without step":   s.Record(Answer{Lesson: "lesson"}),
		"a foul without code":      s.Record(Answer{Lesson: "lesson", Step: "x", Result: Foul}),
		"a right answer with code": s.Record(Answer{Lesson: "lesson", Step: "x", Foul: "nifu"}),
		"a result out of range":    s.Record(Answer{Lesson: "lesson", Step: "x", Result: Shown + 1}),
		"hints below zero":         s.Record(Answer{Lesson: "lesson", Step: "x", Hints: -1}),
		"right for free":           s.Record(Answer{Lesson: "lesson", Step: "x", Free: true}),
		"shown for free":           s.Record(Answer{Lesson: "lesson", Step: "x", Result: Shown, Free: true}),
		"a source out of range":    s.Record(Answer{Lesson: "lesson", Step: "x", Source: FromQuiz + 1}),
		"step and drill":           s.Record(Answer{Lesson: "lesson", Step: "x", Drill: "y"}),
		"a seed without drill":     s.Record(Answer{Lesson: "lesson", Step: "x", Seed: 1}),
		"time below zero":          s.Record(Answer{Lesson: "lesson", Step: "x", Took: -1}),
		"a quiz without paper":     s.Record(Answer{Lesson: "lesson", Step: "x", Source: FromQuiz, Question: 1}),
		"a paper without quiz":     s.Record(Answer{Lesson: "lesson", Step: "x", Paper: 1}),
		"a paper that is none":     s.Record(Answer{Lesson: "lesson", Step: "x", Source: FromQuiz, Paper: 9, Question: 1}),
		"a game without start":     s.SaveGame(Game{}),
		"a move with a blank":      s.SaveGame(Game{Start: "x", Moves: []string{"7g7f 3c3d"}}),
		"a move with a wide blank": s.SaveGame(Game{Start: "x", Moves: []string{"7g7f\u30003c3d"}}),
		"an empty move":            s.SaveGame(Game{Start: "x", Moves: []string{""}}),
		"a third side":             s.SaveGame(Game{Start: "x", Side: rules.White + 1}),
		"a mode out of range":      s.SaveGame(Game{Start: "x", Fouls: FoulPrevented + 1}),
		"takebacks below zero":     s.SaveGame(Game{Start: "x", Takebacks: -1}),
		"tries below zero":         s.SaveGame(Game{Start: "x", Tried: -1}),
		"a game faster than time":  s.SaveGame(Game{Start: "x", Spent: -1}),
		"times without moves":      s.SaveGame(Game{Start: "x", Times: []time.Duration{1}}),
		"a slip of no foul":        s.SaveGame(Game{Start: "x", Slips: []Slip{{0, "5a5c", ""}}}),
	} {
		if err == nil {
			t.Errorf("%s is kept", name)
		}
	}
	s = again()
	if g, _, _ := s.Game(); len(g.Moves) != 3 {
		t.Errorf("a refused game replaced the one kept: %+v", g)
	}
	if a, _ := s.Answers("lesson"); len(a) != 1 {
		t.Errorf("refused answers were kept: %+v", a)
	}
}
