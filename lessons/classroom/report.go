package classroom

import (
	"cmp"
	"slices"

	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/lessons/quiz"
)

// Report is results for a teacher.
type Report struct{ Rows []Row }

// Row is the results of one topic within a lesson, or, of a class, of one slide.
type Row struct {
	Lesson string // its id; empty for a drill that belongs to none
	Topic  string // by which the answers were counted; may be empty
	Slide  int    // of a class: from 1; 0 in a report of learners
	// Tries is how many answers there were, First how many of them were the first to
	// their question, and Right how many of those were right without help. Retries
	// tell nothing of how a question went.
	Tries, First, Right int
	Wrong               []Wrong // the commonest first
}

// Rate returns the share of first tries that were right, 0 to 1; 0 if there were
// none.
func (r Row) Rate() float64 { return progress.Count{Tries: r.First, Right: r.Right}.Rate() }

// Wrong is an answer that was not right, and how often it was given.
type Wrong struct {
	Origin quiz.Origin // of the question
	Tried  string      // as lessons.Step.Tried writes it; empty if it was not kept
	Foul   string      // the code of the foul; empty if it was none
	Times  int
}

// ReportOf sums up answers of learners, as [progress.AnswersOf] reads them of one,
// several or all. There is a row for each lesson and topic, in the order of the
// course; lessons that it has not stand at the end, by their ids. That an answer was
// shown is among the tries, and no answer that was wrong.
func ReportOf(course *lessons.Course, answers []progress.Given) Report {
	type key struct{ lesson, topic string }
	rows := map[key]*Row{}
	wrong := map[key]mistakes{}
	for i := range answers {
		a := &answers[i]
		k := key{a.Lesson, a.Topic}
		row := rows[k]
		if row == nil {
			row = &Row{Lesson: a.Lesson, Topic: a.Topic}
			rows[k], wrong[k] = row, mistakes{}
		}
		row.Tries, row.First, row.Right = row.Tries+1, row.First+a.Count.Tries, row.Right+a.Count.Right
		if a.Result == progress.Missed || a.Result == progress.Foul {
			origin := quiz.Origin{Step: a.Step, Drill: a.Drill, Level: a.Level, Seed: a.Seed}
			wrong[k].add(Wrong{Origin: origin, Tried: a.Tried, Foul: a.Foul}, 1)
		}
	}
	var all Report
	for k, row := range rows {
		row.Wrong = wrong[k].list()
		all.Rows = append(all.Rows, *row)
	}
	place := map[string]int{}
	for i := range course.Lessons {
		place[course.Lessons[i].ID] = i - len(course.Lessons) // below 0, as what is not there
	}
	slices.SortFunc(all.Rows, func(a, b Row) int {
		return cmp.Or(place[a.Lesson]-place[b.Lesson], cmp.Compare(a.Lesson, b.Lesson), cmp.Compare(a.Topic, b.Topic))
	})
	return all
}

// mistakes counts answers that were not right; in its keys Times is 0.
type mistakes map[Wrong]int

func (m mistakes) add(w Wrong, times int) {
	if times > 0 {
		m[w] += times
	}
}

// list puts the commonest first, and equals in an order that is always the same.
func (m mistakes) list() []Wrong {
	var all []Wrong
	for w, times := range m {
		w.Times = times
		all = append(all, w)
	}
	slices.SortFunc(all, func(a, b Wrong) int {
		return cmp.Or(b.Times-a.Times, cmp.Compare(a.Origin.String(), b.Origin.String()),
			cmp.Compare(a.Tried, b.Tried), cmp.Compare(a.Foul, b.Foul))
	})
	return all
}
