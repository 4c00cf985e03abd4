package reference

import (
	"strings"
	"testing"

	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/reference"
)

// texts collects everything that a page says.
func texts(p reference.Page) []reference.Text {
	var all []reference.Text
	for _, block := range p.Blocks {
		switch b := block.(type) {
		case reference.Heading:
			all = append(all, b.Text)
		case reference.Paragraph:
			all = append(all, b.Text)
		case reference.List:
			all = append(all, b...)
		case reference.Table:
			all = append(all, b.Head...)
			for _, row := range b.Rows {
				all = append(all, row...)
			}
		case reference.Grid:
			for _, c := range b {
				all = append(append(all, c.Title), c.Lines...)
			}
		}
	}
	for _, s := range p.Follows {
		all = append(all, reference.Message{Key: "source." + s.String()})
	}
	for _, q := range p.Open {
		all = append(all, reference.Message{Key: "open." + q.String()})
	}
	return append(all, reference.Message{Key: "page." + p.Topic.String()})
}

// TestTexts: every text has words in every language, with nothing left unfilled.
func TestTexts(t *testing.T) {
	c, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range lessons.Languages {
		s := &Screen{env: Env{Words: c.In(l)}}
		for _, topic := range reference.AllTopics {
			all := texts(reference.Of(topic))
			if len(all) < 20 {
				t.Errorf("%s says %d texts", topic, len(all))
			}
			for _, text := range all {
				if said := s.text(text); said == "" || strings.ContainsAny(said, "[]{}") {
					t.Errorf("%s, %s: %#v is %q", topic, l, text, said)
				}
			}
		}
		for _, turning := range []reference.Turning{reference.MayTurn, reference.MustTurn, reference.MayNotTurn, reference.CannotMove} {
			if said := s.text(reference.Message{Key: "promotion.turn-" + turning.String()}); strings.Contains(said, "[") {
				t.Errorf("%s: %s", l, said)
			}
		}
	}
}

// TestRank: ranks are named as in the names of squares.
func TestRank(t *testing.T) {
	c, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		t.Fatal(err)
	}
	for l, want := range map[lessons.Language]string{lessons.English: "b", lessons.Japanese: "二", lessons.Traditional: "二"} {
		if got := rank(c.In(l), 2); got != want {
			t.Errorf("%s: rank 2 is %q", l, got)
		}
	}
}
