package words

import (
	"fmt"

	"github.com/nicksnyder/go-i18n/v2/i18n"

	"terakoya/lessons"
	"terakoya/rules"
)

// Words is one language.
type Words struct {
	Language  lessons.Language
	localizer *i18n.Localizer
	glossary  Glossary
	finder    *finder // made when terms are first looked for
}

// Args fills the placeholders of a message: {square} by the value of "square".
type Args map[string]string

// Say returns a message. A key that is missing, or a placeholder without a
// value, is a fault of the program; the key is then shown in the text's place.
func (w *Words) Say(key string, args Args) string {
	s, err := w.message(key, args, nil)
	if err != nil {
		return "[" + key + "]"
	}
	return s
}

// Count is Say for a message that depends on a number, filled in as {count}.
func (w *Words) Count(key string, n int, args Args) string {
	all := Args{"count": fmt.Sprint(n)}
	for k, v := range args {
		all[k] = v
	}
	s, err := w.message(key, all, n)
	if err != nil { // it has one form for every number
		return w.Say(key, all)
	}
	return s
}

func (w *Words) message(key string, args Args, count any) (string, error) {
	return w.localizer.Localize(&i18n.LocalizeConfig{
		MessageID: key, TemplateData: args, PluralCount: count, TemplateParser: braces{},
	})
}

// Term returns a term of the glossary.
func (w *Words) Term(key string) string { return w.glossary[key].In(w.Language) }

// Piece returns what running text calls a kind: silver, 銀, 銀將, 银将.
func (w *Words) Piece(k rules.Kind) string {
	t := w.glossary[lessons.PieceKey(k)]
	if w.Language == lessons.Japanese && t.JapaneseShort != "" {
		return t.JapaneseShort
	}
	return t.In(w.Language)
}

// Chapter returns the title of a chapter by its slug; of one that the program
// does not know, the slug itself.
func (w *Words) Chapter(slug string) string {
	if s, err := w.message("chapter."+slug, nil, nil); err == nil {
		return s
	}
	return slug
}

// Choosing says what is asked while a piece may promote or not.
func (w *Words) Choosing(k rules.Kind) string {
	return w.Say("status.choosing", Args{"piece": w.Piece(k)})
}

// Side returns what learners call a side: Sente or Gote.
func (w *Words) Side(c rules.Color) string {
	if c == rules.Black {
		return w.Term("sente")
	}
	return w.Term("gote")
}

// Foul returns the name of a foul.
func (w *Words) Foul(f rules.Foul) string { return w.Term(f.String()) }

// Square returns the name of a square: 5e in English, 5五 elsewhere.
func (w *Words) Square(s rules.Square) string {
	if !s.OnBoard() || w.Language == lessons.English {
		return s.String()
	}
	return fmt.Sprint(s.File()) + string([]rune("一二三四五六七八九")[s.Rank()-1])
}

// Squares returns the names of several squares as a list.
func (w *Words) Squares(sqs []rules.Square) string {
	names := make([]string, len(sqs))
	for i, s := range sqs {
		names[i] = w.Square(s)
	}
	return list(names, w.Say("list.more", nil), w.Say("list.last", nil))
}

// list joins parts: more between them, last before the last one.
func list(parts []string, more, last string) string {
	s := ""
	for i, p := range parts {
		switch {
		case i == 0:
		case i == len(parts)-1:
			s += last
		default:
			s += more
		}
		s += p
	}
	return s
}

// List joins names as a sentence does: A, B and C.
func (w *Words) List(names []string) string {
	return list(names, w.Say("list.more", nil), w.Say("list.last", nil))
}
