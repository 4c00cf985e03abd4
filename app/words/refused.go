package words

import (
	"slices"
	"strings"

	"terakoya/lessons"
)

// Refused returns the words that may appear nowhere in a language, as the
// glossary marks them: those with ! of all terms.
func (g Glossary) Refused(l lessons.Language) []string {
	var all []string
	for _, term := range g {
		for _, part := range strings.Split(term.Avoid, ";") {
			of, words, _ := strings.Cut(strings.TrimSpace(part), ":")
			if of != string(l) && (of != "zh" || !strings.HasPrefix(string(l), "zh")) {
				continue
			}
			for _, w := range strings.Split(words, ",") {
				if word, everywhere := strings.CutPrefix(strings.TrimSpace(w), "!"); everywhere {
					all = append(all, word)
				}
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}
