package lessons

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"terakoya/rules"
)

// TestContentLoads: every shipped lesson has the values of its file, as the TOML
// library reads them without our types.
func TestContentLoads(t *testing.T) {
	c := Load(os.DirFS("../content/lessons"))
	if len(c.Faults) > 0 || len(c.Lessons) == 0 {
		t.Fatalf("%d lessons, faults %v", len(c.Lessons), c.Faults)
	}
	for i := range c.Lessons {
		l := &c.Lessons[i]
		t.Run(l.ID, func(t *testing.T) {
			text, err := os.ReadFile("../content/lessons/" + l.File)
			if err != nil {
				t.Fatal(err)
			}
			var file map[string]any
			if err := toml.Unmarshal(text, &file); err != nil {
				t.Fatal(err)
			}
			same(t, file, map[string]any{
				"id": l.ID, "chapter": l.Chapter, "rules": l.Rules, "source": l.Source,
				"title": l.Title, "aim": l.Aim, "terms": l.Terms,
			})
			steps := file["step"].([]map[string]any)
			if len(l.Steps) != len(steps) {
				t.Fatalf("%d steps, want %d", len(l.Steps), len(steps))
			}
			lines := headers(string(text))
			for i := range steps {
				sameStep(t, &l.Steps[i], steps[i])
				if l.Steps[i].Line != lines[i] {
					t.Errorf("%s is on line %d, want %d", l.Steps[i].ID, l.Steps[i].Line, lines[i])
				}
			}
		})
	}
}

// headers returns the lines on which steps begin.
func headers(text string) []int {
	var lines []int
	for i, line := range strings.Split(text, "\n") {
		if strings.HasPrefix(line, "[[step]]") {
			lines = append(lines, i+1)
		}
	}
	return lines
}

func sameStep(t *testing.T, s *Step, file map[string]any) {
	t.Helper()
	got := map[string]any{
		"id": s.ID, "kind": s.Kind.String(), "text": s.Text, "hint": s.Hint, "after": s.After,
		"sfen": s.Setup.SFEN(), "arrows": []string(nil), "accept": []string(nil), "moves": []string(nil), "goal": "",
		"ask": s.Ask.String(), "action": "", "claim": "", "free": s.Free, "passing": s.Passing, "read": s.Read,
	}
	for _, a := range s.Arrows {
		got["arrows"] = append(got["arrows"].([]string), a.From.String()+">"+a.To.String())
	}
	for _, m := range s.Accept {
		got["accept"] = append(got["accept"].([]string), m.String())
	}
	for _, m := range s.Played {
		got["moves"] = append(got["moves"].([]string), m.String())
	}
	if len(s.Played) > 0 {
		got["sfen"] = s.Start.SFEN()
	}
	if s.Goal != nil {
		got["goal"] = s.Goal.String()
	}
	switch s.Kind {
	case EnterNumber:
		got["ask"] = s.Tally.String()
	case Judgement:
		got["action"] = s.Deed.String()
		if !s.Deed.Attempt.To.OnBoard() && s.Deed.Deed == rules.DoMove {
			delete(got, "action") // beyond the board has many names
		}
	case WriteMove:
		got["action"] = s.Action.String()
	case RuleGame:
		if got["claim"] = s.Deed.String(); file["claim"] == nil {
			delete(got, "claim")
		}
	case PlayLine:
		if s.Goal == nil {
			delete(got, "goal") // its beats have their own
		}
	case Show, PlayMove, TapSquares, Choice, SetUp, PutInOrder:
	}
	same(t, file, got)
	marks, _ := file["marks"].([]any)
	if len(s.Marks) != len(marks) {
		t.Errorf("%s: %d marks, want %d", s.ID, len(s.Marks), len(marks))
	}
}

// same compares what was read with what the file has under the same keys.
func same(t *testing.T, file, got map[string]any) {
	t.Helper()
	for key, v := range got {
		switch v := v.(type) {
		case string:
			if want, _ := file[key].(string); v != want {
				t.Errorf("%v: %s is %q, want %q", file["id"], key, v, want)
			}
		case bool:
			if want, _ := file[key].(bool); v != want {
				t.Errorf("%v: %s is %t, want %t", file["id"], key, v, want)
			}
		case []string:
			want, _ := file[key].([]any)
			if !slices.EqualFunc(v, want, func(s string, w any) bool { return s == w }) {
				t.Errorf("%v: %s is %q, want %q", file["id"], key, v, want)
			}
		case Text:
			want, _ := file[key].(map[string]any)
			if len(v) != len(want) {
				t.Errorf("%v: %s is %q, want %q", file["id"], key, v, want)
			}
			for _, l := range Languages {
				if want != nil && v.In(l) != want[string(l)] {
					t.Errorf("%v: %s.%s is %q, want %q", file["id"], key, l, v.In(l), want[string(l)])
				}
			}
		}
	}
}

// TestNifuLesson: steps that learners have answered keep their ids.
func TestNifuLesson(t *testing.T) {
	for _, l := range Load(os.DirFS("../content/lessons")).Lessons {
		if l.ID != "nifu" {
			continue
		}
		var ids []string
		for _, s := range l.Steps {
			ids = append(ids, s.ID)
		}
		for _, kept := range []string{"nifu-1", "nifu-10", "nifu-3", "nifu-11", "nifu-12", "nifu-8"} {
			if !slices.Contains(ids, kept) {
				t.Errorf("steps %v: no %s any more", ids, kept)
			}
		}
		return
	}
	t.Error("no lesson nifu")
}

// drops is the small lesson of testdata.
func drops(t testing.TB) *Lesson {
	t.Helper()
	l, faults := Parse("drops.toml", goodLesson(t))
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	return &l
}

func TestParse(t *testing.T) {
	l := drops(t)
	if l.ID != "drops" || l.Chapter != "drop-restrictions" || l.Rules != "jsa" || l.File != "drops.toml" || l.Source != "" {
		t.Errorf("%+v", l)
	}
	for lang, want := range map[Language]string{English: "Dropping", Japanese: "打つ", Traditional: "打入", Simplified: "打入"} {
		if got := l.Title.In(lang); got != want {
			t.Errorf("title in %s is %q, want %q", lang, got, want)
		}
	}
	show, move, mate := &l.Steps[0], &l.Steps[1], &l.Steps[2]
	if show.Kind != Show || show.Asks() || show.Goal != nil || show.Hint != nil || show.After != nil || show.Answers() != nil {
		t.Errorf("the step to see: %+v", show)
	}
	if move.Kind != PlayMove || !move.Asks() || move.Hint.In(English) != "Not on the 7th file." || move.After != nil {
		t.Errorf("the step to play: %+v", move)
	}
	if move.Position.SFEN() != move.Setup.SFEN() || move.Setup.SFEN() != "8k/9/9/9/r3K4/9/2P6/9/9 b P 1" {
		t.Errorf("position %s, setup %s", move.Position.SFEN(), move.Setup.SFEN())
	}
	if want := []rules.Move{rules.Drop(rules.Pawn, square(t, "8e")), rules.Drop(rules.Pawn, square(t, "6e"))}; !slices.Equal(move.Accept, want) {
		t.Errorf("accept %v, want %v", move.Accept, want)
	}
	if got := moveTexts(mate.Answers()); !slices.Equal(got, []string{"G*5b"}) {
		t.Errorf("answers %v", got)
	}
	if lines := []int{show.Line, move.Line, mate.Line}; !slices.Equal(lines, []int{9, 20, 38}) {
		t.Errorf("lines %v", lines)
	}
}

func TestKinds(t *testing.T) {
	for k := range kinds {
		if got, ok := ParseKind(k.String()); !ok || got != k {
			t.Errorf("ParseKind(%q) = %v, %v", k, got, ok)
		}
	}
	for _, name := range []string{"", "Move", "show "} {
		if _, ok := ParseKind(name); ok {
			t.Errorf("ParseKind(%q) is accepted", name)
		}
	}
}
