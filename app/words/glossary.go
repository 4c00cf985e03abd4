package words

import (
	"cmp"
	"maps"
	"slices"

	"github.com/BurntSushi/toml"

	"terakoya/lessons"
)

// Glossary is the terms by key.
type Glossary map[string]Term

// Term is one term of the glossary.
type Term struct {
	English       string       `toml:"en"`
	Japanese      string       `toml:"ja"`
	JapaneseShort string       `toml:"ja-short"` // what running text calls a piece
	Kana          string       `toml:"kana"`     // how the Japanese term is read
	Romaji        string       `toml:"romaji"`
	Traditional   string       `toml:"zh-Hant"`
	Simplified    string       `toml:"zh-Hans"`
	Group         string       `toml:"group"`
	Definition    lessons.Text `toml:"definition"`
	Board         string       `toml:"board"`  // see Figure
	Marks         []string     `toml:"marks"`  // on it, as in a lesson
	Arrows        []string     `toml:"arrows"` // on it
	Avoid         string       `toml:"avoid"`  // renderings to refuse; see the head of glossary.toml
	Spare         string       `toml:"spare"`  // words that hold one of them and may stand

	place int // in the file
}

// readGlossary reads glossary.toml, and names the keys that no term has.
func readGlossary(data []byte) (Glossary, []toml.Key, error) {
	g := Glossary{}
	meta, err := toml.Decode(string(data), &g)
	if err != nil {
		return nil, nil, err
	}
	for i, key := range meta.Keys() {
		if term, ok := g[key[0]]; ok && len(key) == 1 {
			term.place = i
			g[key[0]] = term
		}
	}
	return g, meta.Undecoded(), nil
}

// HasTerm reports whether a key is in the glossary.
func (g Glossary) HasTerm(key string) bool { _, ok := g[key]; return ok }

// Keys returns the keys of the terms as the file has them: group by group.
func (g Glossary) Keys() []string {
	return slices.SortedFunc(maps.Keys(g), func(a, b string) int { return cmp.Compare(g[a].place, g[b].place) })
}

// Groups returns the groups of the terms in their order.
func (g Glossary) Groups() []string {
	var all []string
	for _, key := range g.Keys() {
		if group := g[key].Group; !slices.Contains(all, group) {
			all = append(all, group)
		}
	}
	return all
}

// In returns the term in a language.
func (t Term) In(l lessons.Language) string {
	switch l {
	case lessons.Japanese:
		return t.Japanese
	case lessons.Traditional:
		return t.Traditional
	case lessons.Simplified:
		return t.Simplified
	case lessons.English:
		return t.English
	}
	return t.English
}

// Meaning returns what the glossary says a term means; empty for one that it lacks.
func (w *Words) Meaning(key string) string { return w.glossary[key].Definition.In(w.Language) }
