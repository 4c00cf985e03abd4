// Package words puts what the program has to say into the four languages: the
// messages of content/messages, the terms of content/glossary.toml, and the
// sentences for fouls made of both. It also knows which fonts a language is
// written in. It draws nothing.
package words

import (
	"fmt"
	"io/fs"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"terakoya/lessons"
)

// Catalogue holds all languages.
type Catalogue struct {
	words    map[lessons.Language]*Words
	glossary Glossary
}

// Load reads the message catalogues, one file a language such as zh-Hant.toml,
// and the glossary.
func Load(messages fs.FS, glossary []byte) (*Catalogue, error) {
	terms, _, err := readGlossary(glossary)
	if err != nil {
		return nil, fmt.Errorf("glossary: %w", err)
	}
	c := &Catalogue{words: map[lessons.Language]*Words{}, glossary: terms}
	bundle := i18n.NewBundle(language.English)
	bundle.RegisterUnmarshalFunc("toml", toml.Unmarshal)
	for _, l := range lessons.Languages {
		file := string(l) + ".toml"
		if _, err := bundle.LoadMessageFileFS(messages, file); err != nil {
			return nil, fmt.Errorf("messages %s: %w", file, err)
		}
	}
	for _, l := range lessons.Languages {
		c.words[l] = &Words{Language: l, localizer: i18n.NewLocalizer(bundle, string(l)), glossary: c.glossary}
	}
	return c, nil
}

// In returns the words of a language.
func (c *Catalogue) In(l lessons.Language) *Words { return c.words[l] }

// Glossary returns the terms.
func (c *Catalogue) Glossary() Glossary { return c.glossary }

// Match returns the language that suits the locale of a system best, such as
// zh_TW.UTF-8; English if it is none of ours or not readable.
func Match(locale string) lessons.Language {
	locale, _, _ = strings.Cut(locale, ".")
	locale, _, _ = strings.Cut(locale, "@")
	l, _ := closest(locale)
	return l
}

// Asked returns the language that somebody names, such as ja or zh-TW; the error says
// which there are if it is none of ours.
func Asked(name string) (lessons.Language, error) {
	if l, sure := closest(name); sure >= language.High {
		return l, nil
	}
	all := make([]string, len(lessons.Languages))
	for i, l := range lessons.Languages {
		all[i] = string(l)
	}
	return "", fmt.Errorf("there is no language %q; there are %s", name, strings.Join(all, ", "))
}

// closest returns the language of ours that is nearest, and how near it is.
func closest(name string) (lessons.Language, language.Confidence) {
	tag, err := language.Parse(strings.ReplaceAll(name, "_", "-"))
	if err != nil {
		return lessons.English, language.No
	}
	tags := make([]language.Tag, len(lessons.Languages))
	for i, l := range lessons.Languages {
		tags[i] = language.Make(string(l))
	}
	_, i, sure := language.NewMatcher(tags).Match(tag)
	return lessons.Languages[i], sure
}
