package print

import (
	"flag"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules"
)

// sheets is where the samples are written, to be looked at:
//
//	go test ./app/print -run Samples -args -sheets DIR
var sheets = flag.String("sheets", "", "write sample papers to this folder")

var catalogue = sync.OnceValues(func() (*words.Catalogue, error) {
	return words.Load(content.Messages(), content.Glossary())
})

func wordsOf(t *testing.T, l lessons.Language) *words.Words {
	t.Helper()
	c, err := catalogue()
	if err != nil {
		t.Fatal(err)
	}
	return c.In(l)
}

var course = sync.OnceValue(func() lessons.Course { return lessons.Load(content.Lessons()) })

// steps returns the steps of a lesson that ask something.
func steps(t *testing.T, id string) []*lessons.Step {
	t.Helper()
	all := course()
	for i := range all.Lessons {
		if all.Lessons[i].ID == id {
			return asking(&all.Lessons[i])
		}
	}
	t.Fatalf("there is no lesson %s", id)
	return nil
}

func asking(l *lessons.Lesson) []*lessons.Step {
	var all []*lessons.Step
	for i := range l.Steps {
		if l.Steps[i].Asks() {
			all = append(all, &l.Steps[i])
		}
	}
	return all
}

// sheetOf puts the steps of lessons on paper.
func sheetOf(t *testing.T, w *words.Words, ids ...string) Worksheet {
	t.Helper()
	s := Worksheet{Title: "Terakoya", Code: "1A2B-3C4D"}
	for _, id := range ids {
		for _, step := range steps(t, id) {
			q, err := Exercise(w, step)
			if err != nil {
				t.Fatal(err)
			}
			s.Questions = append(s.Questions, q)
		}
	}
	return s
}

func setupOf(t *testing.T, sfen string) rules.Setup {
	t.Helper()
	s, err := rules.ParseSetup(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// keep writes a sample where it was asked for.
func keep(t *testing.T, name string, data []byte) {
	t.Helper()
	if *sheets == "" {
		return
	}
	if err := os.WriteFile(filepath.Join(*sheets, name), data, 0o644); err != nil {
		t.Fatal(err)
	}
}
