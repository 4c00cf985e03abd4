package study

import (
	"path/filepath"
	"strings"

	"terakoya/app/saving"
	"terakoya/app/words"
)

// savedName is proposed for a record that has come from no file.
const savedName = "shogi"

// onSave asks in which form and where the record is to be kept.
func (s *Screen) onSave() {
	if s.env.Save == nil || s.saving.Open() {
		return
	}
	name := strings.TrimSuffix(s.session.name, filepath.Ext(s.session.name))
	if name == "" {
		name = savedName
	}
	s.saving = saving.Record(s.root, saving.RecordQuestion{
		Words: s.env.Words, Files: saving.Files{Save: s.env.Save, Folder: s.env.Folder}, Record: s.session.record, Name: name,
		Copied: func(text string) { s.clip(text, "study.status.copied") },
		Deeds:  []saving.Deed{{Key: "study.save.position", Do: s.copyPosition}}, Done: s.saved,
	})
}

// saved tells what has come of it in the status line.
func (s *Screen) saved(path, trouble string) {
	if trouble == "" {
		s.session.name = filepath.Base(path)
		s.keep(s.session.write())
		s.renderHeader()
		trouble = s.env.Words.Say("menu.saved", words.Args{"path": path})
	}
	s.tell(trouble)
}
