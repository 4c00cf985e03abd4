package shell

import (
	"terakoya/app/play"
	"terakoya/app/study"
	"terakoya/rules"
	"terakoya/rules/kifu"
)

// keyStudy is the setting that keeps the study.
const keyStudy = "study"

// Study shows the study board, and goes on with what was kept.
func (s *Shell) Study() { s.openStudy() }

// StudyRecord shows a record on the study board, at a move of its main line. What was
// there before is one undo away.
func (s *Shell) StudyRecord(r *kifu.Record, ply int) { s.openStudy().Show(r, "", ply) }

func (s *Shell) openStudy() *study.Screen {
	if last, is := s.screen.(*study.Screen); is {
		last.Close() // it keeps what the new one goes on with
	}
	kept, _ := s.store.Setting(keyStudy)
	files := &records{shell: s, work: s.work}
	screen := study.New(study.Env{
		Words: s.words(), Art: s.art, Set: s.set(), Still: s.choices.Still, Work: s.work,
		Kept: kept, Keep: s.keepStudy, Leave: s.Home, OnKey: s.typedKey, PlayFrom: s.playPosition,
		Exercise: s.keepExercise, In: s.catalogue.In,
		Engines: s.studyEngines(), Open: files.choose, Save: files.save, Folder: files.chooseFolder,
	})
	files.screen = screen
	s.show(screen)
	return screen
}

// keepStudy keeps the study, and says why if it cannot.
func (s *Shell) keepStudy(text string) string {
	err := s.store.SetSetting(keyStudy, text)
	s.kept(err)
	if err != nil {
		return s.words().Say("study.notKept", map[string]string{"cause": s.cause(err)})
	}
	return ""
}

// playPosition begins a game from a position against the opponent of the last one.
func (s *Shell) playPosition(p rules.Position, side rules.Color) {
	env := s.playEnv()
	c := play.ParseChoice(env.Last)
	c.Start, c.SFEN, c.White, c.People, c.Furigoma = play.FromPosition, p.SFEN(), side == rules.White, false, false
	env.Start(c)
}
