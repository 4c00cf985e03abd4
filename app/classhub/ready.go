package classhub

import (
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	class "terakoya/lessons/classroom"
	"terakoya/lessons/quiz"
	"terakoya/widgets"
)

// beginnings are the chapters with which the lists begin that are ready: for a class that
// has never seen a piece, and two more that are taught most.
var beginnings = [...]string{"first-win", "drop-restrictions", "check-and-mate"}

// sittingMinutes is how long a ready list takes at most: a lesson at school. A step, an
// exercise and a question each take a class about a minute.
const sittingMinutes = 45

// readyList is a list to begin with. Its quiz is made once it is taken.
type readyList struct {
	class.Playlist
	topics []string // of the quiz: the lessons of the list
}

// minutes is how long a class sits at an item, about; p is its paper.
func (w phrases) minutes(i class.Item, p *quiz.Paper) int {
	switch i.Kind {
	case class.Lesson:
		if l := w.lesson(i.ID); l != nil {
			return len(l.Steps)
		}
	case class.Drill:
		return i.Count
	case class.Quiz:
		if p != nil {
			return len(p.Questions)
		}
	}
	return 0
}

// readyLists are the lists to begin with, of the lessons that are here: from the
// beginning of a chapter on, as many as there is time for, a drill and a quiz.
func (w phrases) readyLists() (all []readyList) {
	flat := course.Flat(w.chapters)
	for _, c := range w.chapters {
		for _, slug := range beginnings {
			if c.Slug == slug && len(c.Entries) > 0 {
				all = append(all, w.readyList(c, flat))
			}
		}
	}
	return all
}

func (w phrases) readyList(c course.Chapter, all []*course.Entry) readyList {
	list, left := readyList{}, sittingMinutes-usualQuestions-usualExercises
	begun := false
	var practice []class.Item
	for _, e := range all {
		if begun = begun || e == c.Entries[0]; !begun {
			continue
		}
		if left -= len(e.Lesson.Steps); left < 0 {
			break
		}
		list.Items = append(list.Items, class.Item{Kind: class.Lesson, ID: e.Lesson.ID})
		list.topics = append(list.topics, e.Lesson.ID)
		if len(e.Lesson.Drills) > 0 {
			d := &e.Lesson.Drills[0]
			practice = []class.Item{{Kind: class.Drill, ID: d.ID, Count: usualExercises, Level: d.Level[0]}}
		}
	}
	list.Items = append(list.Items, practice...)
	minutes := usualQuestions
	for _, i := range list.Items {
		minutes += w.minutes(i, nil)
	}
	list.Title = w.of("readyTitle", words.Args{"chapter": w.words.Chapter(c.Slug), "count": fmt.Sprint(minutes)})
	return list
}

// ready is the lists to begin with, to choose from.
func (h *Screen) ready() fyne.CanvasObject {
	column := widgets.NewColumn(itemGap, page.Soft(h.say.of("ready", nil)))
	for i, r := range h.say.readyLists() {
		note := h.say.of("readyNote", words.Args{"items": h.env.Words.Count("hub.items", len(r.Items)+1, nil)})
		row := widgets.NewFinding(fmt.Sprint(i+1), r.Title, note, func() { h.begin(i) })
		row.OnKey = h.env.OnKey
		h.named = append(h.named, parts.Whole(fmt.Sprintf("ready-%d", i+1), row))
		column.Items = append(column.Items, row)
	}
	return column
}

// begin takes over a list that is ready, and then has its quiz made.
func (h *Screen) begin(i int) {
	all := h.say.readyLists()
	if i >= len(all) {
		return
	}
	r := all[i]
	for n := range r.Items {
		if r.Items[n].Kind == class.Drill {
			r.Items[n].Seed = h.env.Seed()
		}
	}
	h.take(r.Playlist, "")
	h.edit(h.say.of("begun", words.Args{"title": r.Title}))
	h.makePaper(quiz.Request{Topics: r.topics, Count: usualQuestions, Level: usualLevel}, func(p *quiz.Paper) {
		h.chosen = len(h.state.List.Items) - 1
		h.put(class.Item{Kind: class.Quiz, Code: p.Code, Title: h.say.of("quizTitle", nil)})
		h.chosen = 0
		h.tell(h.say.of("begun", words.Args{"title": r.Title}), false)
	})
}
