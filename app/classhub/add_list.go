package classhub

import (
	"fmt"
	"strings"

	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/widgets"
)

// itemLine is a line of what can be added, or a heading above some.
type itemLine struct {
	heading    bool
	text, side string
	sought     string     // what a search looks into, in small letters
	item       class.Item // of a lesson or a drill
	slug       string     // of a quiz: the chapter
	code       string     // of a quiz: the code that was typed
}

// everywhere is a text in all languages, as a search looks into it.
func everywhere(texts ...lessons.Text) string {
	var all []string
	for _, t := range texts {
		for _, l := range lessons.Languages {
			all = append(all, strings.ToLower(t.In(l)))
		}
	}
	return strings.Join(all, "\n")
}

// lessonLines are the lessons below their chapters.
func (w phrases) lessonLines() (all []itemLine) {
	for _, c := range w.chapters {
		all = append(all, itemLine{heading: true, text: w.words.Chapter(c.Slug)})
		for _, e := range c.Entries {
			all = append(all, itemLine{
				text: e.Lesson.Title.In(w.words.Language), side: w.steps(e.Lesson),
				sought: everywhere(e.Lesson.Title) + "\n" + e.Lesson.ID, item: class.Item{Kind: class.Lesson, ID: e.Lesson.ID},
			})
		}
	}
	return all
}

// drillLines are the drills below their lessons; each has a seed of its own.
func (w phrases) drillLines(seed func() uint32) (all []itemLine) {
	for _, c := range w.chapters {
		for _, e := range c.Entries {
			if len(e.Lesson.Drills) > 0 {
				all = append(all, itemLine{heading: true, text: e.Lesson.Title.In(w.words.Language)})
			}
			for i := range e.Lesson.Drills {
				d := &e.Lesson.Drills[i]
				all = append(all, itemLine{
					text: w.asked(d), sought: everywhere(e.Lesson.Title, d.Ask) + "\n" + d.ID,
					item: class.Item{Kind: class.Drill, ID: d.ID, Count: usualExercises, Level: d.Level[0], Seed: seed()},
				})
			}
		}
	}
	return all
}

// quizLines are the chapters of which a quiz can be made.
func (w phrases) quizLines() (all []itemLine) {
	questions := w.words.Count("hub.questions", usualQuestions, nil)
	for _, c := range w.chapters {
		title := w.words.Chapter(c.Slug)
		all = append(all, itemLine{text: title, side: questions, sought: fmt.Sprintf("%s\n%s", strings.ToLower(title), c.Slug), slug: c.Slug})
	}
	return all
}

// fitting are the lines that have what is sought, below the headings that still have
// any.
func fitting(all []itemLine, sought string) (rows []itemLine) {
	sought = strings.ToLower(strings.TrimSpace(sought))
	heading := -1
	for i, line := range all {
		switch {
		case line.heading:
			heading = i
		case strings.Contains(line.sought, sought):
			if heading >= 0 {
				rows = append(rows, all[heading])
				heading = -1
			}
			rows = append(rows, line)
		}
	}
	return rows
}

// newAddList makes the lines as they are seen.
func newAddList(a *adding) *widgets.List {
	l := &widgets.List{}
	draw := func(i int, row *widgets.ListRow) {
		line := a.rows[i]
		row.Text, row.Side, row.Heading, row.Chosen = line.text, line.side, line.heading, i == a.chosen
		row.Refresh()
	}
	widgets.MakeList(l, l, func() int { return len(a.rows) }, widgets.NewListRow, draw, a.choose)
	return l
}
