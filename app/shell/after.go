package shell

import (
	"slices"

	"terakoya/app/aftergame"
	"terakoya/app/course"
	"terakoya/app/play"
	"terakoya/app/saving"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// After shows a game that has ended. One whose moves were not kept, or can no longer be
// made, is not offered; if it is asked for all the same, the start screen says why.
func (s *Shell) After(past progress.PastGame) {
	g, err := aftergame.Rebuild(past)
	if err != nil {
		s.kept(err)
		s.Home()
		return
	}
	var screen *aftergame.Screen
	back := func() {
		s.show(screen)
		screen.Return()
	}
	screen = aftergame.New(s.afterEnv(g, past, back), aftergame.Game{Game: g, Past: past})
	s.show(screen)
}

// afterEnv is what the screen after a game needs; back comes back to it.
func (s *Shell) afterEnv(g *rules.Game, past progress.PastGame, back func()) aftergame.Env {
	last, _ := s.store.Setting(keyGame)
	choice := play.ParseChoice(last)
	next, rung := play.Next(s.words(), s.pastGames(), choice)
	start := func(c play.Choice) {
		env := s.playEnv()
		env.Start(c)
	}
	files := &records{shell: s, work: s.work}
	return aftergame.Env{
		Words: s.words(), In: s.catalogue.In, Art: s.art, Set: s.set(), Still: s.choices.Still, Book: s.openings,
		Opponent: play.PlayerName(s.words(), past.Opponent), Rung: rung, Work: s.work, OnKey: s.typedKey,
		Leave: s.Home, New: s.PlaySetup, Study: s.StudyRecord,
		Solve:    func(p rules.Position) { s.matesFrom(p, back) },
		Mates:    func(plies int) { s.matesFor(plies, back) },
		Drill:    func() { s.OpeningAt(s.openings.followed(g)) },
		PlayFrom: func(p rules.Position, side rules.Color) { start(playFrom(choice, past, p, side)) },
		NextRung: func() { start(next) },
		Lesson:   s.lessonOf(back), Exercise: s.keepExercise, Files: saving.Files{Save: files.save, Folder: files.chooseFolder},
	}
}

// playFrom is the choice of a game that goes on from a position of a past one.
func playFrom(c play.Choice, past progress.PastGame, p rules.Position, side rules.Color) play.Choice {
	c.Start, c.SFEN, c.White, c.People, c.Furigoma = play.FromPosition, p.SFEN(), side == rules.White, past.People, false
	if !past.People {
		c.Opponent = past.Opponent
	}
	if past.Rules != "" {
		c.Rules = past.Rules
	}
	return c
}

// lessonOf returns what finds the first lesson that has a foul among its terms, to be
// left by back; nil if none has.
func (s *Shell) lessonOf(back func()) func(rules.Foul) func() {
	return func(f rules.Foul) func() {
		for _, e := range course.Flat(s.chapters) {
			if slices.Contains(e.Lesson.Terms, f.String()) {
				return func() { s.learn(e, back) }
			}
		}
		return nil
	}
}
