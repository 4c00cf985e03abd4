package lessons

import (
	"strings"
	"unicode/utf8"
)

// limits are how long a text, and one sentence of it, may be: in words for
// English, in characters for the others. What is read aloud to a class, beside a
// board, has to be short; and it has to fit into its box.
type limits struct {
	en, ja, zh int
	box        *Box // nil for a part of a text
}

var (
	titleLimits    = limits{8, 20, 16, &TitleBox}
	showLimits     = limits{60, 160, 120, &ShowBox}
	aimLimits      = limits{35, 90, 70, &ShowBox}
	taskLimits     = limits{35, 90, 70, &TaskBox}
	replyLimits    = limits{35, 90, 70, &ReplyBox}
	optionLimits   = limits{35, 90, 70, &OptionBox}
	orderLimits    = limits{35, 90, 70, &OrderBox}
	sentenceLimits = limits{30, 50, 36, nil}
)

func (m limits) of(l Language) int {
	switch l {
	case English:
		return m.en
	case Japanese:
		return m.ja
	case Traditional, Simplified:
	}
	return m.zh
}

// length counts words in English and characters elsewhere.
func length(l Language, s string) int {
	if l == English {
		return len(strings.Fields(s))
	}
	return utf8.RuneCountInString(s)
}

// prose checks the text of a key in every language.
func (l *linter) prose(step int, path string, t Text, m limits) {
	if t == nil {
		return
	}
	for _, lang := range Languages {
		l.words(l.lesson.line(step, path+"."+string(lang)), strings.TrimPrefix(path, "step."), lang, t.In(lang), m)
	}
	l.misnamed(strings.TrimPrefix(path, "step."), t, func(lang Language) int { return l.lesson.line(step, path+"."+string(lang)) })
}

// text checks a text all of which stands on one line.
func (l *linter) text(line int, key string, t Text, m limits) {
	for _, lang := range Languages {
		l.words(line, key, lang, t.In(lang), m)
	}
	l.misnamed(key, t, func(Language) int { return line })
}

// words checks a text in one language: its length, its sentences, its room, its glyphs.
func (l *linter) words(line int, key string, lang Language, s string, m limits) {
	if n := length(lang, s); n > m.of(lang) {
		l.fault(TooLong, line, "%s.%s is %d long, at most %d", key, lang, n, m.of(lang))
	}
	for _, sentence := range sentences(s) {
		if n := length(lang, sentence); n > sentenceLimits.of(lang) {
			l.fault(LongSentence, line, "%s.%s has a sentence of %d, at most %d: %s", key, lang, n, sentenceLimits.of(lang), sentence)
		}
	}
	if n := m.box.excess(l.set, lang, s); n > 0 {
		l.fault(NoRoom, line, "%s.%s is %d lines too long for its box in the largest type", key, lang, n)
	}
	l.refused(line, key, lang, s)
	if missing := l.set.Missing(lang, s); len(missing) > 0 {
		l.fault(NoGlyph, line, "%s.%s has characters that no font has: %q", key, lang, string(missing))
	}
}

// sentences cuts a text after full stops and question marks.
func sentences(s string) []string {
	var out []string
	for s != "" {
		end := strings.IndexAny(s, "。！？.!?")
		if end < 0 {
			return append(out, s)
		}
		_, size := utf8.DecodeRuneInString(s[end:])
		out = append(out, strings.TrimSpace(s[:end+size]))
		s = s[end+size:]
	}
	return out
}
