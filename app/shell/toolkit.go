package shell

import "fyne.io/fyne/v2/lang"

// tellToolkit gives the toolkit's own dialogs and menus the learner's language. It takes
// that of the system otherwise, and cannot be told another one: so the texts of that one
// are replaced.
func (s *Shell) tellToolkit() {
	if s.spoken == s.choices.Language {
		return
	}
	s.spoken = s.choices.Language
	s.kept(lang.AddTranslationsForLocale(s.words().Toolkit(), lang.SystemLocale()))
}
