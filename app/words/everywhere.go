package words

import "terakoya/lessons"

// Everywhere is what is said in every language, in their words.
func Everywhere(in func(lessons.Language) *Words, say func(*Words) string) lessons.Text {
	text := lessons.Text{}
	for _, l := range lessons.Languages {
		text[l] = say(in(l))
	}
	return text
}
