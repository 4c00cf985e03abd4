package shell

import (
	"cmp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/boardtext"
	"terakoya/app/classroom"
	"terakoya/app/course"
	"terakoya/app/play"
	"terakoya/app/quiz"
	"terakoya/app/stage"
	"terakoya/app/tsume"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/lessons/progress"
	papers "terakoya/lessons/quiz"
	"terakoya/lessons/reference"
	"terakoya/rules"
)

// scene brings a screen into the state in which it is looked at, from home.
type scene func(*testing.T, *Shell)

// screens are the screens of the program, each in the states that tell how it looks. Those
// of what is remembered of learners, and of engines, stand with their tests.
var screens = map[string]func(*Shell){
	"welcome":       (*Shell).Welcome,
	"home":          (*Shell).Home,
	"chapters":      func(s *Shell) { s.Chapters(-1) },
	"settings":      (*Shell).Settings,
	"settings-foot": func(s *Shell) { s.Settings(); s.scrollToEnd() },
	"figures":       (*Shell).Figures,
	"learners":      (*Shell).Learners,
	"glossary":      func(s *Shell) { s.glossaryAt("mate", s.Home) },
	"rules":         func(s *Shell) { s.RulesOn(reference.Fouls) },
	"files": func(s *Shell) {
		files := fstest.MapFS{"a.toml": {Data: []byte(mine("mine"))}, "bad.toml": {Data: []byte("id =")}}
		s.own.sources = []*course.Source{course.NewSource(course.Folder, "mine", files, nil)}
		s.build()
		s.LessonFiles()
	},

	"show":  func(s *Shell) { press(s, fyne.KeyReturn) },
	"foul":  func(s *Shell) { press(s, fyne.KeyReturn, fyne.KeyReturn); s.attempt("P", "5d") },
	"right": func(s *Shell) { press(s, fyne.KeyReturn, fyne.KeyReturn); s.attempt("P", "4e") },
	"hint":  func(s *Shell) { press(s, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyH, fyne.KeyH) },

	"game": (*Shell).PlaySetup,
	"game-level": func(s *Shell) {
		s.playedBefore(rules.Handicaps[0], progress.GameWon, 3)
		s.PlaySetup()
	},
	"game-gives": func(s *Shell) { // the offer that has the longest name
		s.playedBefore(s.longest(), progress.GameLost, 1)
		s.PlaySetup()
	},
	"game-gave": func(s *Shell) {
		s.playedBefore(s.longest(), progress.GameLost, 2)
		s.PlaySetup()
		press(s, fyne.KeyReturn, fyne.KeyR, fyne.KeyR)
	},
	"game-lost": func(s *Shell) {
		s.playedBefore(rules.Handicaps[0], progress.GameLost, 2)
		s.PlaySetup()
		press(s, fyne.KeyReturn, fyne.KeyR, fyne.KeyR)
	},
	"play":        func(s *Shell) { s.begun("byoyomi 600 30"); s.hit("7g", "7f") },
	"play-foul":   func(s *Shell) { s.begun(""); s.hit("8h", "9f") },
	"play-resign": func(s *Shell) { s.begun(""); press(s, fyne.KeyR) },
	"after":       func(s *Shell) { s.After(hung) },
	"games": func(s *Shell) {
		for range 3 {
			s.kept(s.store.AddPastGame(hung))
		}
		s.Games()
	},
	"no-games": (*Shell).Games,
	"study":    (*Shell).Study,
	"study-record": func(s *Shell) {
		s.Study()
		s.pasted(studied)
		press(s, fyne.KeyEnd)
	},

	"openings":     (*Shell).Openings,
	"joseki":       func(s *Shell) { s.OpeningAt("six-piece-file-9") },
	"joseki-shown": func(s *Shell) { s.OpeningAt("six-piece-file-9"); press(s, fyne.Key2, fyne.KeyS) },
	"mates":        (*Shell).Mates,
	"mate":         func(s *Shell) { s.matesFrom(aMate(), s.Home) },
	"mate-shown": func(s *Shell) {
		s.matesFrom(aMate(), s.Home)
		press(s, fyne.KeyS, fyne.KeyS, fyne.KeyS, fyne.KeyD)
	},
	"mates-end": func(s *Shell) {
		env := s.matesEnv()
		env.Seed, env.Last = func() uint64 { return 1 }, tsume.Choice{Length: 1, Count: 5}.String()
		s.show(tsume.NewSetup(env))
		press(s, fyne.KeyReturn, fyne.KeyS, fyne.KeyS, fyne.KeyEscape)
	},

	"class": func(s *Shell) {
		s.app.Clipboard().SetContent("Aoi, Ben, 李明, 大山")
		s.Class()
		press(s, fyne.KeyA, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyEscape, fyne.KeyP)
	},
	"class-empty": func(s *Shell) { s.classNames = classNames{}; s.Class() },
	"class-add":   func(s *Shell) { s.Class(); press(s, fyne.KeyA) },
	"class-open":  func(s *Shell) { s.Class(); press(s, fyne.KeyF) },
	"present":     func(s *Shell) { s.beforeClass() },
	"projector": func(s *Shell) {
		_, w := s.beforeClass().Projector()
		w.SetFullScreen(true)
	},
	"results": func(s *Shell) {
		press(s, fyne.KeyReturn, fyne.KeyReturn)
		s.attempt("P", "5d")
		press(s, fyne.KeyReturn)
		s.attempt("P", "4e")
		s.Results()
	},
	"class-report": func(s *Shell) {
		c := s.beforeClass().Class()
		c.Attempt(rules.Attempt{From: rules.OffBoard, To: rules.NewSquare(5, 4), Drop: rules.Pawn})
		press(s, fyne.KeyPageDown, fyne.Key1, fyne.Key1, fyne.Key2, fyne.KeyEscape, fyne.KeyReturn)
	},
	"paper": (*Shell).Paper,
}

// above are what lies above a screen, which hears no keys then.
var above = map[string]func(*Shell){
	"keys":  func(s *Shell) { press(s, fyne.KeyReturn, fyne.KeyF1) },
	"terms": func(s *Shell) { press(s, fyne.KeyReturn, fyne.KeyG) },
	"term":  func(s *Shell) { press(s, fyne.KeyReturn, fyne.KeyG, fyne.Key1) },
	"words": func(s *Shell) {
		press(s, fyne.KeyReturn, fyne.KeyReturn)
		s.attempt("P", "5d")
		press(s, boardtext.Key)
	},
	"save": func(s *Shell) {
		press(s, fyne.KeyReturn)
		s.secondary("5e")
		press(s, fyne.KeyUp, fyne.KeyReturn)
	},
}

// quizScenes are those of quizzes, of the whole course.
var quizScenes = map[string]scene{
	"quiz-setup": func(_ *testing.T, s *Shell) { s.Quiz() },
	"quiz":       func(t *testing.T, s *Shell) { sit(t, s, false) },
	"quiz-sat": func(t *testing.T, s *Shell) {
		sit(t, s, false)
		sheet := s.screen.(*quiz.Sheet)
		sheet.Answer(wrong(t, &sheet.Sitting().Paper.Questions[0].Step))
	},
	"quiz-result": func(t *testing.T, s *Shell) { sit(t, s, true) },
}

// sit begins a quiz; to its end, every other answer is right.
func sit(t *testing.T, s *Shell, toEnd bool) {
	t.Helper()
	s.Quiz()
	press(s, fyne.KeyReturn)
	for toEnd && s.screen.Name() == "quiz" {
		sheet := s.screen.(*quiz.Sheet)
		step := &sheet.Sitting().Paper.Questions[sheet.At()].Step
		if sheet.At()%2 == 0 {
			sheet.Answer(papers.Right(step))
		} else {
			sheet.Answer(wrong(t, step))
		}
		press(s, fyne.KeyReturn)
	}
}

// beforeClass shows a class a lesson, at an exercise for which hands went up.
func (s *Shell) beforeClass() *classroom.Presenter {
	s.Present(class.Playlist{Title: "1", Items: []class.Item{{Kind: class.Lesson, ID: "nifu"}}}, class.Roster{Names: []string{"Aoi", "李明"}})
	press(s, fyne.KeyPageDown, fyne.KeySpace)
	return s.screen.(*classroom.Presenter)
}

// begun is an even game against nobody in particular.
func (s *Shell) begun(clock string) {
	s.playEnv().Start(play.Choice{Start: "even-game", Opponent: play.Waits, Rules: "jsa", Clock: clock, Hints: true})
}

// wantState asks that a scene has come to the state that it is called after.
func wantState(t *testing.T, s *Shell, name string) {
	t.Helper()
	came := true
	switch name {
	case "save", "term", "terms", "words":
		came = s.window.Canvas().Overlays().Top() != nil
	case "right", "foul":
		want := map[string]lessons.State{"right": lessons.Answered, "foul": lessons.Refused}[name]
		came = s.screen.(interface{ Session() *lessons.Session }).Session().State() == want
	case "play-foul":
		came = slices.ContainsFunc(stage.Marked(s.screen), func(mark string) bool { return strings.HasSuffix(mark, "-9f") })
	case "projector":
		_, w := s.screen.(*classroom.Presenter).Projector()
		came = w != nil && w.Canvas().Overlays().Top() == nil
	case "learners-import", "learners-failed", "learners-export", "learners-exists":
		came = slices.ContainsFunc(s.Parts(), named("path"))
	case "results":
		came = slices.ContainsFunc(s.Parts(), named("row-1"))
	}
	if !came {
		t.Errorf("%s does not come to its state: %s", name, s.screen.Says())
	}
}

// attempt drops a piece of the learner, by clicks.
func (s *Shell) attempt(kind, square string) { s.hit("hand-black-"+kind, square) }

// hit clicks on parts, if they are there.
func (s *Shell) hit(names ...string) {
	for _, name := range names {
		if all := s.Parts(); slices.ContainsFunc(all, named(name)) {
			at, size := all[slices.IndexFunc(all, named(name))].Rect()
			test.TapCanvas(s.window.Canvas(), at.AddXY(size.Width/2, size.Height/2))
		}
	}
}

// secondary opens the menu of the board.
func (s *Shell) secondary(square string) {
	all := s.Parts()
	i := slices.IndexFunc(all, named(square))
	all[i].Object.(fyne.SecondaryTappable).TappedSecondary(&fyne.PointEvent{})
}

// playedBefore keeps so many games against a level with one outcome, and the choice of
// another. Of a handicap the learner is the one who gives.
func (s *Shell) playedBefore(h rules.Handicap, how progress.GameOutcome, times int) {
	c, start := play.Choice{Start: h.Key, White: len(h.Removed) > 0, Opponent: "4++", Takeback: true}, h.Position()
	s.kept(s.store.SetSetting(keyGame, c.String()))
	for range times {
		s.kept(s.store.AddPastGame(progress.PastGame{
			Start: start.SFEN(), Side: c.Side(), Opponent: c.Opponent, Outcome: how, Ending: "mate",
		}))
	}
}

// longest is the handicap with the longest name.
func (s *Shell) longest() rules.Handicap {
	return slices.MaxFunc(rules.Handicaps, func(a, b rules.Handicap) int {
		return cmp.Compare(len(s.words().Term(a.Key)), len(s.words().Term(b.Key)))
	})
}

// aMate is mate in five, against four defences.
func aMate() rules.Position {
	p, _, _ := rules.ParseSFEN("9/1k1+B5/9/9/2+P6/9/9/9/9 b Rrb4g4s4n4l17p 1")
	return p
}
