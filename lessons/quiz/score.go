package quiz

import (
	"cmp"
	"slices"

	"terakoya/lessons"
)

// Score is how a sitting went. What is open counts as not right: all the questions
// of a paper are the whole, also where the time ran out.
type Score struct {
	Right, Settled, Total int
	Topics, Chapters      []Part // in the order of the course
	Misses                []Miss // in the order of the questions
	Practise              []Advice
}

// Part is the score in one topic, or in one chapter.
type Part struct {
	Name         string // the id of the lesson, or the slug
	Right, Total int
}

// Miss is a question that was not answered rightly.
type Miss struct {
	Question int // from 0
	Step     *lessons.Step
	Origin   Origin
	Verdict  lessons.Verdict
	Open     bool // it was not reached
	Skipped  bool
}

// Right returns what would have been right; see [Right].
func (m Miss) Right() lessons.Response { return Right(m.Step) }

// Advice is a lesson to practise, as questions of it were missed.
type Advice struct {
	Lesson        string
	Drills        []string // those of it of which one was missed, the worst first
	Missed, Asked int      // of the questions that were reached
	Origins       []Origin // of the questions missed, in their order
}

// passPercent is how many of a hundred have to be right.
const passPercent = 80

// Passed reports whether enough questions are right.
func (s Score) Passed() bool { return s.Total > 0 && 100*s.Right >= passPercent*s.Total }

// Score returns how it went so far.
func (s *Sitting) Score() Score {
	score := Score{Total: len(s.places)}
	score.Settled, score.Right = s.Progress()
	for i := range s.places {
		p, q := &s.places[i], &s.Paper.Questions[i]
		if !p.right() {
			score.Misses = append(score.Misses, Miss{i, &q.Step, q.Origin, p.verdict, !p.settled, p.kept == skip})
		}
	}
	score.Topics = s.parts(func(q *Question) string { return q.Topic })
	score.Chapters = s.parts(func(q *Question) string { return q.Chapter })
	score.Practise = s.advice()
	return score
}

// course returns the numbers of the questions, in the order in which the course
// has their lessons.
func (s *Sitting) course() []int {
	order := make([]int, len(s.places))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		return s.Paper.Questions[i].place - s.Paper.Questions[j].place
	})
	return order
}

func (s *Sitting) parts(name func(*Question) string) []Part {
	var parts []Part
	for _, i := range s.course() {
		n := name(&s.Paper.Questions[i])
		at := slices.IndexFunc(parts, func(p Part) bool { return p.Name == n })
		if at < 0 {
			at = len(parts)
			parts = append(parts, Part{Name: n})
		}
		parts[at].Total++
		if s.places[i].right() {
			parts[at].Right++
		}
	}
	return parts
}

// advice says what to practise, the worst first: that of which the greatest share
// was missed, then the most, then what comes first in the course. What was not
// reached says nothing.
func (s *Sitting) advice() []Advice {
	var all []Advice
	drills := map[string]int{} // how often each was missed
	for _, i := range s.course() {
		p, q := &s.places[i], &s.Paper.Questions[i]
		if !p.settled {
			continue
		}
		if n := len(all); n == 0 || all[n-1].Lesson != q.Topic {
			all = append(all, Advice{Lesson: q.Topic})
		}
		a := &all[len(all)-1]
		a.Asked++
		if p.right() {
			continue
		}
		a.Missed++
		a.Origins = append(a.Origins, q.Origin)
		if d := q.Origin.Drill; d != "" {
			if drills[d]++; drills[d] == 1 {
				a.Drills = append(a.Drills, d)
			}
		}
	}
	all = slices.DeleteFunc(all, func(a Advice) bool { return a.Missed == 0 })
	for _, a := range all {
		slices.SortStableFunc(a.Drills, func(x, y string) int { return drills[y] - drills[x] })
	}
	slices.SortStableFunc(all, func(a, b Advice) int {
		return cmp.Or(b.Missed*a.Asked-a.Missed*b.Asked, b.Missed-a.Missed)
	})
	return all
}
