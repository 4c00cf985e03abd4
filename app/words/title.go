package words

import (
	"unicode"
	"unicode/utf8"
)

// Title returns a text as it stands at the head of something: it begins with a capital
// where the language has one.
func Title(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}
