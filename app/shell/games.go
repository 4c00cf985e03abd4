package shell

import (
	"terakoya/app/games"
	"terakoya/app/saving"
)

// Games shows the games that the learner has played.
func (s *Shell) Games() {
	files := &records{shell: s, work: s.work}
	s.show(games.New(games.Env{
		Words: s.words(), Now: s.clock, Past: s.store.PastGames, Cause: s.cause, Remove: s.removeGame,
		Open: s.After, Files: saving.Files{Save: files.save, Folder: files.chooseFolder}, OpenFile: s.openRecords, New: s.PlaySetup, Leave: s.Home, Work: s.work, OnKey: s.typedKey,
	}))
}

// removeGame removes a past game, and says why if it cannot.
func (s *Shell) removeGame(id int64) string {
	err := s.store.RemovePastGame(id)
	s.kept(err)
	if err != nil {
		return s.cause(err)
	}
	return ""
}

// openRecords asks for a file of records, and shows it on the study board.
func (s *Shell) openRecords() {
	(&records{shell: s, screen: s.openStudy(), work: s.work}).choose()
}
