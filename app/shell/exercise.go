package shell

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"path/filepath"

	"terakoya/app/paths"
	"terakoya/app/words"
	"terakoya/lessons"
)

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
