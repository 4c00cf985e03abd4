package words

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terakoya/lessons"
)

// Found is a term in a text: bytes From to To of it.
type Found struct {
	Key      string
	From, To int
}

// finder knows the terms by the words of a language.
type finder struct {
	language lessons.Language
	names    map[rune][]naming // by their first character in lower case, the longest first
}

// naming is one word for a term.
type naming struct {
	key, word string
	quoted    bool // it is a term only where it stands in quotes
}

// interfaceGroup is that of the words of the program itself, such as "hint": they
// are no terms of the game.
const interfaceGroup = "ui"

// newFinder prepares the search for the terms of a glossary.
func newFinder(g Glossary, l lessons.Language) *finder {
	f := &finder{language: l, names: map[rune][]naming{}}
	taken := map[string]bool{} // where two terms share a word, the first has it
	for _, key := range g.Keys() {
		if g[key].Group == interfaceGroup {
			continue
		}
		for _, word := range g[key].namesIn(l) {
			if taken[word] {
				continue
			}
			taken[word] = true
			first, _ := utf8.DecodeRuneInString(word)
			first = unicode.ToLower(first)
			f.names[first] = append(f.names[first], naming{key, word, f.quoted(key, word)})
		}
	}
	for _, all := range f.names {
		slices.SortStableFunc(all, func(a, b naming) int { return cmp.Compare(len(b.word), len(a.word)) })
	}
	return f
}

// namesIn are the words for a term: in English without what explains it in brackets,
// but with that if it is the Japanese word.
func (t Term) namesIn(l lessons.Language) []string {
	name := t.In(l)
	switch l {
	case lessons.Japanese:
		if t.JapaneseShort != "" && t.JapaneseShort != name {
			return []string{name, t.JapaneseShort}
		}
	case lessons.English:
		word, gloss, _ := strings.Cut(strings.TrimSuffix(name, ")"), " (")
		if gloss != "" && gloss == plainRomaji.Replace(t.Romaji) {
			return []string{word, gloss}
		}
		return []string{word}
	case lessons.Traditional, lessons.Simplified:
	}
	return []string{name}
}

var plainRomaji = strings.NewReplacer("ō", "o", "ū", "u", "Ō", "O", "Ū", "U", "ā", "a", "ē", "e", "ī", "i")

// quoted reports whether a word is also a common one: marks of notation such as
// "right", single characters of Chinese, and the English attack, which is mostly what
// a piece does to another.
func (f *finder) quoted(key, word string) bool {
	switch f.language {
	case lessons.English:
		if key == "attack-play" {
			return true
		}
	case lessons.Traditional, lessons.Simplified:
		if utf8.RuneCountInString(word) == 1 && !isCounted(word) {
			return true
		}
	case lessons.Japanese:
		if key == "empty-square" { // 駒がない is also half of a sentence
			return true
		}
	}
	return strings.HasSuffix(key, "-mark") || key == "same-square"
}

// isCounted reports whether a character of Chinese is a term behind a number: 5筋.
func isCounted(word string) bool { return word == "筋" || word == "段" || word == "手" }

// Terms finds the terms of the glossary in a text without bold marks: of each the
// first occurrence, the longest words first, and none within a longer word. In
// English a word may be a plural, and begin a sentence.
func (w *Words) Terms(text string) []Found {
	if w.finder == nil {
		w.finder = newFinder(w.glossary, w.Language)
	}
	said := map[string]bool{}
	return slices.DeleteFunc(w.finder.apart(w.finder.all(text)), func(f Found) bool {
		before := said[f.Key]
		said[f.Key] = true
		return before
	})
}

// all finds the longest term at each place, but for those within another.
func (f *finder) all(text string) []Found {
	var all []Found
	end := 0
	for at := range text {
		if key, length := f.at(text, at); length > 0 && at+length > end {
			end = at + length
			all = append(all, Found{key, at, end})
		}
	}
	return all
}

// apart leaves of terms that overlap the first; in Chinese, where words end as they
// end, the last: 换成银将 has 银将, not 成银.
func (f *finder) apart(all []Found) []Found {
	backwards := f.language == lessons.Traditional || f.language == lessons.Simplified
	if backwards {
		slices.Reverse(all)
	}
	var kept []Found
	for _, found := range all {
		if n := len(kept); n == 0 || found.To <= kept[n-1].From || found.From >= kept[n-1].To {
			kept = append(kept, found)
		}
	}
	if backwards {
		slices.Reverse(kept)
	}
	return kept
}

// at returns the term that begins at a byte, and the length of its word; 0 if none
// does.
func (f *finder) at(text string, at int) (key string, length int) {
	first, _ := utf8.DecodeRuneInString(text[at:])
	before, _ := utf8.DecodeLastRuneInString(text[:at])
	for _, n := range f.names[unicode.ToLower(first)] {
		end := f.end(text[at:], n)
		if end == 0 {
			continue
		}
		after, _ := utf8.DecodeRuneInString(text[at+end:])
		if n.quoted && !(isQuote(before) && isQuote(after)) || !f.stands(n.word, before, after) {
			continue
		}
		return n.key, end
	}
	return "", 0
}

func isQuote(c rune) bool { return strings.ContainsRune("「」“”『』", c) }

// end returns how long a word is that a text begins with; 0 if it does not.
func (f *finder) end(text string, n naming) int {
	word := n.word
	if f.language != lessons.English {
		if strings.HasPrefix(text, word) {
			return len(word)
		}
		return 0
	}
	if len(text) < len(word) || !sameWord(text[:len(word)], word) {
		return 0
	}
	if n.key == "piece-stand" { // "a piece stands" is no plural
		return len(word)
	}
	rest := text[len(word):]
	for _, ending := range []string{"es", "s"} {
		if ending == "es" && !strings.ContainsAny(word[len(word)-1:], "hsx") {
			continue
		}
		if after, plural := strings.CutPrefix(rest, ending); plural && !startsWithLetter(after) {
			return len(word) + len(ending)
		}
	}
	return len(word)
}

// sameWord reports whether a text is a word; the first letter of one that is no name
// may be a capital.
func sameWord(text, word string) bool {
	return text == word || text[1:] == word[1:] && strings.ToLower(text[:1]) == word[:1]
}

// stands reports whether a word is one by itself between its neighbours.
func (f *finder) stands(word string, before, after rune) bool {
	switch f.language {
	case lessons.English:
		return !inWord(before) && !inWord(after)
	case lessons.Japanese:
		first, _ := utf8.DecodeRuneInString(word)
		last, _ := utf8.DecodeLastRuneInString(word)
		return !joined(before, first) && !joined(last, after) && !conjugated(last, after)
	case lessons.Traditional, lessons.Simplified:
		switch {
		case strings.HasPrefix(word, "讓") || strings.HasPrefix(word, "让"): // or it lets a piece do something
			return !unicode.Is(unicode.Han, after)
		case isCounted(word):
			return unicode.IsDigit(before) || strings.ContainsRune("一二三四五六七八九十", before)
		}
	}
	return true
}

// joined reports whether two characters beside each other make a longer word of
// Japanese: kanji do, but for numbers, and so do katakana.
func joined(a, b rune) bool {
	kanji := func(c rune) bool {
		return unicode.Is(unicode.Han, c) && !strings.ContainsRune("一二三四五六七八九十", c)
	}
	katakana := func(c rune) bool { return unicode.Is(unicode.Katakana, c) || c == 'ー' }
	return kanji(a) && kanji(b) || katakana(a) && katakana(b)
}

// conjugated reports whether what looks like a noun goes on as a verb: 受け in 受けます.
func conjugated(last, after rune) bool {
	return strings.ContainsRune("めけちりき", last) && strings.ContainsRune("まるたてらん", after)
}

func inWord(c rune) bool { return unicode.IsLetter(c) || c == '-' || unicode.IsDigit(c) }

func startsWithLetter(s string) bool {
	c, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLetter(c)
}
