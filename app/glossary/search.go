package glossary

import (
	"slices"
	"strings"
	"unicode"

	"terakoya/app/words"
	"terakoya/lessons"
)

// find returns the keys of the terms that have what is sought in their name in some
// language, in kana or in romaji, in the order of the glossary; and which of them is
// meant first: one that is called so, or begins so. Nothing sought is in all.
func find(g words.Glossary, sought string) (keys []string, first string) {
	sought = fold(sought)
	best := 0
	for _, key := range g.Keys() {
		fit := fits(g[key], sought)
		if fit == 0 {
			continue
		}
		keys = append(keys, key)
		if fit > best {
			best, first = fit, key
		}
	}
	return keys, first
}

// fits reports how well a term fits what is sought: 3 if it is called so, 2 if it
// begins so, 1 if it has it somewhere, 0 if nowhere.
func fits(t words.Term, sought string) int {
	names := []string{t.JapaneseShort, t.Kana, t.Romaji, long.Replace(fold(t.Romaji))}
	for _, l := range lessons.Languages {
		names = append(names, t.In(l))
	}
	best := 0
	for i, name := range names {
		name, what := fold(name), sought
		if i == 3 {
			what = long.Replace(sought)
		}
		word, _, _ := strings.Cut(name, "(")
		switch {
		case name == "":
		case name == what || word == what:
			return 3
		case strings.HasPrefix(name, what):
			best = max(best, 2)
		case strings.Contains(name, what):
			best = max(best, 1)
		}
	}
	return best
}

// long makes one of the ways to write long vowels: shougi, shoogi and shōgi.
var long = strings.NewReplacer("ou", "o", "oo", "o", "uu", "u")

// plain are letters as they are typed where they have marks.
var plain = map[rune]rune{'ā': 'a', 'ī': 'i', 'ū': 'u', 'ē': 'e', 'ō': 'o', '’': '\''}

// fold makes a text comparable: small letters without marks, hiragana, half width, no
// blanks and hyphens.
func fold(s string) string {
	return strings.Map(func(c rune) rune {
		if '！' <= c && c <= '～' {
			c -= '！' - '!'
		}
		c = unicode.ToLower(c)
		switch {
		case unicode.IsSpace(c) || c == '-':
			return -1
		case 'ァ' <= c && c <= 'ヶ':
			return c - ('ァ' - 'ぁ')
		case slices.Contains([]rune("āīūēō’"), c):
			return plain[c]
		}
		return c
	}, s)
}
