package worksheet

import (
	"encoding/json"
	"slices"

	"terakoya/app/course"
	"terakoya/app/print"
	"terakoya/lessons"
	"terakoya/lessons/quiz"
	"terakoya/widgets/pieceart"
)

// Choice is what is wanted on paper. Its text, by [Choice.String], is what a setting
// keeps.
type Choice struct {
	Kind     Kind             `json:"kind"`
	Lessons  []string         `json:"lessons,omitempty"`  // ids, of Lessons
	Drills   string           `json:"drills,omitempty"`   // the id of the lesson that has them, of Drills
	Chapters []string         `json:"chapters,omitempty"` // slugs, of Quiz; none is all
	Count    int              `json:"count"`              // questions, of Drills and Quiz
	Level    int              `json:"level"`              // 1 to 5, of Drills and Quiz
	Language lessons.Language `json:"language"`
	Page     print.Page       `json:"page"`
	Set      pieceart.Set     `json:"set"`
	Alone    bool             `json:"alone"` // without the answers
}

// Kind is where the exercises come from.
type Kind uint8

// The kinds. Settings keep their numbers.
const (
	Lessons Kind = iota // steps that are written
	Drills              // what the drills of a lesson make
	Quiz                // a paper of lessons/quiz
)

var kindNames = [...]string{"lessons", "drills", "quiz"}

// String returns the name by which messages know a kind.
func (k Kind) String() string { return kindNames[k] }

// counts are how many questions are offered.
var counts = [...]int{5, 10, 20, 30}

// sets are the piece sets for paper: the guide's marks are left out there.
var sets = slices.DeleteFunc(slices.Clone(pieceart.Sets[:]), func(s pieceart.Set) bool { return s == pieceart.Guide })

// preset is what is offered to someone who has never chosen. The guide without its marks
// is one kanji.
func preset(l lessons.Language, set pieceart.Set) Choice {
	if !slices.Contains(sets, set) {
		set = pieceart.OneKanji
	}
	return Choice{Count: 10, Level: 2, Language: l, Set: set}
}

// ParseChoice reads what [Choice.String] wrote. What it cannot read, or what no longer
// exists, is as in the first offer, which is in the language and has the pieces given.
func ParseChoice(text string, chapters []course.Chapter, l lessons.Language, set pieceart.Set) Choice {
	first := preset(l, set)
	c := first
	if json.Unmarshal([]byte(text), &c) != nil {
		return first
	}
	if int(c.Kind) >= len(kindNames) {
		c.Kind = Lessons
	}
	if !slices.Contains(counts[:], c.Count) {
		c.Count = first.Count
	}
	if c.Level < 1 || c.Level > quiz.HardestLevel {
		c.Level = first.Level
	}
	if !slices.Contains(lessons.Languages[:], c.Language) {
		c.Language = l
	}
	if !slices.Contains(print.Pages[:], c.Page) {
		c.Page = first.Page
	}
	if !slices.Contains(sets, c.Set) {
		c.Set = first.Set
	}
	return c.among(chapters)
}

// String returns the choice as JSON.
func (c Choice) String() string {
	text, err := json.Marshal(c)
	if err != nil { // it holds nothing that could not be written
		panic(err)
	}
	return string(text)
}

// among returns the choice with those of its lessons and chapters that there are, in
// the order of the course.
func (c Choice) among(chapters []course.Chapter) Choice {
	var ids, slugs []string
	drills := ""
	for _, ch := range chapters {
		if slices.Contains(c.Chapters, ch.Slug) {
			slugs = append(slugs, ch.Slug)
		}
		for _, e := range ch.Entries {
			if slices.Contains(c.Lessons, e.Lesson.ID) {
				ids = append(ids, e.Lesson.ID)
			}
			if e.Lesson.ID == c.Drills && len(e.Lesson.Drills) > 0 {
				drills = c.Drills
			}
		}
	}
	c.Lessons, c.Chapters, c.Drills = ids, slugs, drills
	return c
}

// toggle ticks what is not in a list, or takes away what is.
func toggle(list []string, name string) []string {
	if slices.Contains(list, name) {
		return slices.DeleteFunc(slices.Clone(list), func(n string) bool { return n == name })
	}
	return append(slices.Clone(list), name)
}

// toggleChapter ticks all lessons of a chapter that ask something; if all of them are
// ticked, none.
func (c *Choice) toggleChapter(ch course.Chapter) {
	all := askingIn(ch)
	ticked := ticked(ch, c.Lessons)
	for _, id := range all {
		if ticked == len(all) || !slices.Contains(c.Lessons, id) {
			c.Lessons = toggle(c.Lessons, id)
		}
	}
}

// askingIn are the ids of the lessons of a chapter that have something to ask.
func askingIn(ch course.Chapter) (ids []string) {
	for _, e := range ch.Entries {
		if len(asking(e.Lesson)) > 0 {
			ids = append(ids, e.Lesson.ID)
		}
	}
	return ids
}

// ticked is how many lessons of a chapter are in a list.
func ticked(ch course.Chapter, list []string) (n int) {
	for _, e := range ch.Entries {
		if slices.Contains(list, e.Lesson.ID) {
			n++
		}
	}
	return n
}

// asking are the steps of a lesson that can stand on paper by themselves.
func asking(l *lessons.Lesson) (steps []*lessons.Step) {
	for i := range l.Steps {
		if s := &l.Steps[i]; s.Asks() && !s.Free && !s.Linked {
			steps = append(steps, s)
		}
	}
	return steps
}
