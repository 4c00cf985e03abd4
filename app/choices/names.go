package choices

import "terakoya/lessons"

// LanguageName is what a language is called in itself.
func LanguageName(l lessons.Language) string { return languageNames[l] }
