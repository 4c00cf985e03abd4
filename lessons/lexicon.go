package lessons

import (
	"bytes"
	"cmp"
	"regexp"
	"slices"
	"strings"
)

// Naming is how the glossary has a term named.
type Naming struct {
	Key   string
	Names map[Language][]string // the right words
	Avoid map[Language][]string // words that are out of place for this term only
	Spare map[Language][]string // longer words in which one of Avoid stands rightly
}

// lexicon knows which words a text may be made of, as far as the glossary goes.
type lexicon struct {
	terms []Naming
	words map[Language][]string        // all, longest first
	named map[Language]map[string]bool // those that name a term
	avoid map[Language]map[string][]int
}

func newLexicon(terms []Naming) *lexicon {
	x := &lexicon{terms, map[Language][]string{}, map[Language]map[string]bool{}, map[Language]map[string][]int{}}
	for _, lang := range Languages {
		x.named[lang], x.avoid[lang] = map[string]bool{}, map[string][]int{}
		for i, t := range terms {
			for _, w := range t.Names[lang] {
				w = strings.ToLower(w)
				x.words[lang], x.named[lang][w] = append(x.words[lang], w), true
			}
			for _, w := range t.Avoid[lang] {
				w = strings.ToLower(w)
				x.words[lang], x.avoid[lang][w] = append(x.words[lang], w), append(x.avoid[lang][w], i)
			}
			for _, w := range t.Spare[lang] {
				x.words[lang] = append(x.words[lang], strings.ToLower(w))
			}
		}
		slices.SortFunc(x.words[lang], func(a, b string) int { return cmp.Or(len(b)-len(a), strings.Compare(a, b)) })
		x.words[lang] = slices.Compact(x.words[lang])
	}
	return x
}

// gloss is what explains a term to a reader who may know another word for it.
var gloss = regexp.MustCompile(`\([^()]*\)|（[^（）]*）`)

// found returns the words of the lexicon that a text is made of, each once: the
// longest first, so that what is part of a longer word does not count. What stands
// in brackets is left out.
func (x *lexicon) found(lang Language, text string) []string {
	rest := []byte(strings.ToLower(gloss.ReplaceAllString(text, " ")))
	var found []string
	for _, w := range x.words[lang] {
		if blot(rest, lang, w) {
			found = append(found, w)
		}
	}
	return found
}

// blot takes every occurrence of a word out of a text, and reports whether there
// was one. English words may be inflected and are not found within others.
func blot(text []byte, lang Language, word string) bool {
	stem := []byte(word)
	if lang == English {
		stem = bytes.TrimSuffix(stem, []byte("e"))
	}
	found := false
	for at := 0; at < len(text); {
		i := bytes.Index(text[at:], stem)
		if i < 0 {
			break
		}
		start := at + i
		if at = start + len(stem); lang == English {
			for at < len(text) && isLetter(text[at]) {
				at++
			}
			if isLetter(stem[0]) && start > 0 && isLetter(text[start-1]) || !inflects(word, string(text[start+len(stem):at])) {
				continue
			}
		}
		found = true
		for j := start; j < at; j++ {
			text[j] = 0
		}
	}
	return found
}

func isLetter(c byte) bool { return 'a' <= c && c <= 'z' }

// inflects reports whether an English word may end so after its stem, which is the
// word without an e at its end.
func inflects(word, end string) bool {
	if strings.HasSuffix(word, "e") {
		return slices.Contains([]string{"e", "es", "ed", "ing"}, end)
	}
	last := word[len(word)-1:]
	return slices.Contains([]string{"", "s", "es", "ed", "ing", last + "ed", last + "ing"}, end)
}

// misnamed finds words that the glossary has otherwise for what a text is about.
// They may be right elsewhere, so the term has to be the subject: the lesson lists
// it, or the text names it in another language and not in this one.
func (l *linter) misnamed(key string, t Text, line func(Language) int) {
	if l.lexicon == nil {
		l.lexicon = newLexicon(l.terms.Namings())
	}
	x, said := l.lexicon, map[Language][]string{}
	for _, lang := range Languages {
		said[lang] = x.found(lang, t.In(lang))
	}
	for _, lang := range Languages {
		for _, word := range said[lang] {
			if x.named[lang][word] {
				continue
			}
			for _, i := range x.avoid[lang][word] {
				if term := &x.terms[i]; l.isAbout(term, lang, t, said) {
					l.fault(WrongWord, line(lang), "%s.%s says %q, but the glossary has %q for %s", key, lang, word, term.Names[lang][0], term.Key)
				}
			}
		}
	}
}

// isAbout reports whether a term is what a text in a language is about.
func (l *linter) isAbout(term *Naming, lang Language, t Text, said map[Language][]string) bool {
	if slices.Contains(l.lesson.Terms, term.Key) {
		return true
	}
	for _, name := range term.Names[lang] {
		if blot([]byte(strings.ToLower(t.In(lang))), lang, strings.ToLower(name)) {
			return false
		}
	}
	return slices.ContainsFunc(Languages[:], func(other Language) bool {
		return other != lang && slices.ContainsFunc(term.Names[other], func(name string) bool {
			return slices.Contains(said[other], strings.ToLower(name))
		})
	})
}
