package lessons

// Language is one of the four languages a lesson is written in, by its BCP 47
// tag.
type Language string

// The languages.
const (
	English     Language = "en"
	Japanese    Language = "ja"
	Traditional Language = "zh-Hant"
	Simplified  Language = "zh-Hans"
)

// Languages lists the four in the order in which they are offered.
var Languages = [...]Language{English, Japanese, Traditional, Simplified}

// Text is a text in each language. In the texts squares are written as each
// language writes them: 5e in English, 5五 in the others.
type Text map[Language]string

// In returns the text in a language.
func (t Text) In(l Language) string { return t[l] }
