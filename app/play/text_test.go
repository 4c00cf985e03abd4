package play

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"terakoya/app/stage"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/ladder"
	"terakoya/rules"
)

// TestSignsHaveGlyphs: the signs of a record are in every font.
func TestSignsHaveGlyphs(t *testing.T) {
	set := stage.Must[*words.Typesetter](t)(words.NewTypesetter())
	for _, l := range lessons.Languages {
		if missing := set.Missing(l, sign(rules.Black)+sign(rules.White)); len(missing) > 0 {
			t.Errorf("%s lacks %q", l, string(missing))
		}
	}
}

// TestSideNamesInFouls: the names of the sides stand in the sentences of fouls
// only where they are filled in, so that those of a handicap game can replace
// them.
func TestSideNamesInFouls(t *testing.T) {
	for _, l := range lessons.Languages {
		w := stage.Must[*words.Catalogue](t)(stage.Words()).In(l)
		var all struct {
			Foul map[string]string `toml:"foul"`
		}
		text := stage.Must[[]byte](t)(fs.ReadFile(content.Messages(), string(l)+".toml"))
		if err := toml.Unmarshal(text, &all); err != nil || len(all.Foul) == 0 {
			t.Fatal(err)
		}
		for key, sentence := range all.Foul {
			for _, c := range []rules.Color{rules.Black, rules.White} {
				if strings.Contains(sentence, w.Side(c)) {
					t.Errorf("%s: foul.%s names %s itself", l, key, w.Side(c))
				}
			}
		}
	}
}

// TestRecord: moves in the short form of each language.
func TestRecord(t *testing.T) {
	p, _, err := rules.ParseSFEN("4k4/3P5/9/9/9/9/9/4+P4/4K4 b G 1")
	if err != nil {
		t.Fatal(err)
	}
	for usi, want := range map[string][]string{
		"6b6a+": {"P-6a+", "6一歩成", "6一步成", "6一步成"},
		"G*5b":  {"G*5b", "5二金打", "5二金打", "5二金打"},
		"5h4g":  {"+P-4g", "4七と", "4七と", "4七と"},
		"":      {"passes", "パス", "停一手", "停一手"},
	} {
		m := rules.NoMove
		if usi != "" {
			m = stage.Must[rules.Attempt](t)(rules.ParseAttempt(usi)).Move()
		}
		for i, l := range lessons.Languages {
			s := sides{stage.Must[*words.Catalogue](t)(stage.Words()).In(l), true}
			if got := s.move(&p, m); got != want[i] {
				t.Errorf("%s in %s is %s, want %s", usi, l, got, want[i])
			}
		}
	}
}

// TestEveryKey: every message that a choice, a player or a start leads to is there.
func TestEveryKey(t *testing.T) {
	for _, l := range lessons.Languages {
		w := stage.Must[*words.Catalogue](t)(stage.Words()).In(l)
		var keys []string
		for _, o := range firstHour {
			keys = append(keys, "player."+o, "habit."+o)
		}
		for rank := range ranks {
			keys = append(keys, fmt.Sprint("level.rank-", rank+1))
		}
		for _, r := range ladder.Reasons {
			keys = append(keys, "rung."+r.String())
		}
		for _, f := range allFouls {
			keys = append(keys, "foul."+f.String(), "law."+f.String())
		}
		for _, h := range rules.Handicaps {
			keys = append(keys, "about."+h.Key)
			if w.Term(h.Key) == "" {
				t.Errorf("%s: %s has no name", l, h.Key)
			}
		}
		for _, k := range rules.AllKinds {
			keys = append(keys, "letter."+lessons.PieceKey(k))
		}
		for _, k := range keys {
			if text := w.Say("play."+k, nil); text == "" || strings.Contains(text, "[") {
				t.Errorf("%s: play.%s is %q", l, k, text)
			}
		}
	}
}
