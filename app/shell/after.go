package shell

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"terakoya/app/after"
	"terakoya/app/course"
	"terakoya/app/paths"
	"terakoya/app/play"
	"terakoya/app/saving"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/kifu"
)

// After shows a game that has ended. One whose moves were not kept, or can no longer be
// made, is not offered; if it is asked for all the same, the start screen says why.
func (s *Shell) After(past progress.PastGame) {
	g, err := after.Rebuild(past)
	if err != nil {
		s.kept(err)
		s.Home()
		return
	}
	s.show(after.New(s.afterEnv(past), after.Game{Game: g, Past: past}))
}

func (s *Shell) afterEnv(past progress.PastGame) after.Env {
	last, _ := s.store.Setting(keyGame)
	choice := play.ParseChoice(last)
	next, rung := play.Next(s.words(), s.pastGames(), choice)
	start := func(c play.Choice) {
		env := s.playEnv()
		env.Start(c)
	}
	files := &records{shell: s, work: s.work}
	return after.Env{
		Words: s.words(), In: s.catalogue.In, Art: s.art, Set: s.choices.Set, Still: s.choices.Still, Book: s.openings,
		Opponent: play.PlayerName(s.words(), past.Opponent), Rung: rung, Work: s.work, OnKey: s.typedKey,
		Leave: s.Home, New: s.PlaySetup, Study: s.StudyRecord, Solve: s.MatesFrom, Mates: func(int) { s.Mates() },
		PlayFrom: func(p rules.Position, side rules.Color) { start(playFrom(choice, past, p, side)) },
		NextRung: func() { start(next) },
		Lesson:   s.lessonOf, Exercise: s.keepExercise, Files: saving.Files{Save: files.save, Folder: files.chooseFolder},
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

// lessonOf returns what opens the first lesson that has a foul among its terms; nil if
// none has.
func (s *Shell) lessonOf(f rules.Foul) func() {
	for _, e := range course.Flat(s.chapters) {
		if slices.Contains(e.Lesson.Terms, f.String()) {
			return func() { s.Learn(e) }
		}
	}
	return nil
}

// keepExercise writes an exercise into the folder of the learner's own lessons.
func (s *Shell) keepExercise(x lessons.Exercise, tell func(string)) {
	folder, w := s.own.places.Folder, s.words()
	if folder == "" {
		tell(w.Say("after.noFolder", nil))
		return
	}
	path := filepath.Join(folder, x.ID+".toml")
	s.own.deeds.Run(func(context.Context) func() {
		err := paths.Write(path, false, func(out io.Writer) error { return lessons.WriteExercise(out, x) })
		return func() {
			switch {
			case errors.Is(err, fs.ErrExist):
				tell(w.Say("after.exists", words.Args{"path": path}))
			case err != nil:
				tell(s.fileCause(err))
			default:
				tell(w.Say("own.wrote", words.Args{"path": path}))
				s.follow(0)
			}
		}
	})
}

// mostNames is how many names are tried for a record.
const mostNames = 100

// saveRecord writes a record into the learner's own folder, under a name that is free.
func (s *Shell) saveRecord(_ kifu.Format, data []byte, name string, tell func(string)) {
	w := s.words()
	s.own.deeds.Run(func(context.Context) func() {
		path, err := writeFree(paths.Suggest(name), data)
		return func() {
			if err != nil {
				tell(w.Say("menu.failed", words.Args{"cause": err.Error()}))
				return
			}
			tell(w.Say("menu.saved", words.Args{"path": path}))
		}
	})
}

// writeFree writes a file, with a number in its name if there is one of that name.
func writeFree(path string, data []byte) (string, error) {
	ending := filepath.Ext(path)
	for n := 1; ; n++ {
		free := path
		if n > 1 {
			free = fmt.Sprintf("%s-%d%s", strings.TrimSuffix(path, ending), n, ending)
		}
		err := paths.Write(free, false, func(out io.Writer) error {
			_, err := out.Write(data)
			return err
		})
		if n == mostNames || !errors.Is(err, fs.ErrExist) {
			return free, err
		}
	}
}
