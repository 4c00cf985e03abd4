package words

import (
	"maps"
	"slices"
	"strings"

	"terakoya/lessons"
)

// Refused returns the words that may appear nowhere in a language, as the
// glossary marks them: those with ! of all terms.
func (g Glossary) Refused(l lessons.Language) []string {
	var all []string
	for _, term := range g {
		everywhere, _ := avoided(term.Avoid, l)
		all = append(all, everywhere...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// Namings returns how each term is named, in the order of the keys: the words that
// are right for it, those without ! which are not, and those that may stand
// though one of these is part of them.
func (g Glossary) Namings() []lessons.Naming {
	var all []lessons.Naming
	for _, key := range slices.Sorted(maps.Keys(g)) {
		term := g[key]
		n := lessons.Naming{
			Key: key, Names: map[lessons.Language][]string{}, Avoid: map[lessons.Language][]string{},
			Spare: map[lessons.Language][]string{},
		}
		for _, l := range lessons.Languages {
			n.Names[l] = []string{term.In(l)}
			_, n.Avoid[l] = avoided(term.Avoid, l)
			_, n.Spare[l] = avoided(term.Spare, l)
		}
		if term.JapaneseShort != "" {
			n.Names[lessons.Japanese] = append(n.Names[lessons.Japanese], term.JapaneseShort)
		}
		all = append(all, n)
	}
	return all
}

// avoided reads "language: word, word; …" for a language: the words with ! before
// them, and the others.
func avoided(list string, l lessons.Language) (everywhere, here []string) {
	for _, part := range strings.Split(list, ";") {
		of, words, _ := strings.Cut(strings.TrimSpace(part), ":")
		if of != string(l) && (of != "zh" || !strings.HasPrefix(string(l), "zh")) {
			continue
		}
		for _, w := range strings.Split(words, ",") {
			if word, marked := strings.CutPrefix(strings.TrimSpace(w), "!"); marked {
				everywhere = append(everywhere, word)
			} else {
				here = append(here, word)
			}
		}
	}
	return everywhere, here
}
