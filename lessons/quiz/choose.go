package quiz

import (
	"math/rand/v2"
	"slices"

	"terakoya/lessons"
	"terakoya/lessons/drill"
)

// chooser chooses the questions of one paper. All chance comes from rand.
type chooser struct {
	bank    *Bank
	rand    *rand.Rand
	paper   *Paper
	topics  []*topic
	forms   map[string]bool // of what is asked already
	chapter map[string]int  // how many questions it has
	kinds   map[lessons.Kind]int
	answers map[string]int // how often one was right
	drilled int            // how many questions are made by drills
}

// topic is a lesson and what is left of it to ask.
type topic struct {
	lesson *lessons.Lesson
	number int // of the lesson
	asked  int
	left   []int // steps that are written
	drills []*template
}

// template is a drill that still makes exercises.
type template struct {
	drill *lessons.Drill
	kind  lessons.Kind
	used  int
}

func (b *Bank) choose(r Request, s scope, seed uint32) *Paper {
	c := &chooser{
		bank: b, rand: rand.New(rand.NewPCG(uint64(seed), version)), paper: &Paper{Request: r},
		forms: map[string]bool{}, chapter: map[string]int{}, kinds: map[lessons.Kind]int{}, answers: map[string]int{},
	}
	for i := range s {
		if s[i] {
			c.open(i)
		}
	}
	c.rand.Shuffle(len(c.topics), func(i, j int) { c.topics[i], c.topics[j] = c.topics[j], c.topics[i] })
	for len(c.paper.Questions) < r.Count && len(c.topics) > 0 {
		c.ask(c.next())
	}
	c.paper.Questions = ordered(c.paper.Questions)
	slices.SortFunc(c.paper.LeftOut, func(a, b LeftOut) int { return c.bank.place(a) - c.bank.place(b) })
	return c.paper
}

// open puts a lesson among the topics, if it has anything to ask.
func (c *chooser) open(number int) {
	l := &c.bank.course.Lessons[number]
	t := &topic{lesson: l, number: number, left: c.bank.written(number, c.paper.Request.Mode)}
	for i := range l.Drills {
		d := &l.Drills[i]
		about, known := drill.About(d.Make)
		switch {
		case c.bank.bench == nil:
		case !known || about.Kind == lessons.Judgement || c.paper.Request.Mode != Court:
			t.drills = append(t.drills, &template{drill: d, kind: about.Kind}) // what is not known says so when it is made
		}
	}
	if len(t.left)+len(t.drills) > 0 {
		c.topics = append(c.topics, t)
	}
}

// written returns the steps of a lesson that may be asked. Where the text invites
// to try, there is nothing to examine.
func (b *Bank) written(lesson int, m Mode) []int {
	var all []int
	for i, s := range b.course.Lessons[lesson].Steps {
		if s.Asks() && !s.Free && !s.Linked && (m != Court || s.Kind == lessons.Judgement) {
			all = append(all, i)
		}
	}
	return all
}

// place numbers the drills of a course.
func (b *Bank) place(l LeftOut) int {
	n := 0
	for i := range b.course.Lessons {
		for j := range b.course.Lessons[i].Drills {
			if b.course.Lessons[i].Drills[j].ID == l.Drill {
				return n
			}
			n++
		}
	}
	return n
}

// next returns the topic whose turn it is: the chapter that was asked least, and
// of it the lesson that was asked least.
func (c *chooser) next() *topic {
	return slices.MinFunc(c.topics, func(a, b *topic) int {
		if d := c.chapter[a.lesson.Chapter] - c.chapter[b.lesson.Chapter]; d != 0 {
			return d
		}
		return a.asked - b.asked
	})
}

// ask asks a question about a topic, or gives the topic up. Half the questions are
// made by drills, where there are drills.
func (c *chooser) ask(t *topic) {
	made := len(c.paper.Questions)
	drillFirst := 2*c.drilled < made || 2*c.drilled == made && c.rand.IntN(2) == 0
	if drillFirst && c.askDrill(t) || c.askWritten(t) || !drillFirst && c.askDrill(t) {
		t.asked++
		c.chapter[t.lesson.Chapter]++
		return
	}
	c.topics = slices.DeleteFunc(c.topics, func(o *topic) bool { return o == t })
}

// askWritten asks a step of the lesson: of a kind that was asked least and, where
// answers could be guessed from their number, with an answer that was right least.
func (c *chooser) askWritten(t *topic) bool {
	c.rand.Shuffle(len(t.left), func(i, j int) { t.left[i], t.left[j] = t.left[j], t.left[i] })
	cost := map[int]int{}
	for _, i := range t.left {
		s := &t.lesson.Steps[i]
		cost[i] = 1000*c.kinds[s.Kind] + 1500*c.lopsided(s) + c.answers[answerOf(s)]
	}
	slices.SortStableFunc(t.left, func(i, j int) int { return cost[i] - cost[j] })
	for len(t.left) > 0 {
		at := t.left[0]
		t.left = t.left[1:]
		s := &t.lesson.Steps[at]
		if c.take(t, Question{Step: *s, Origin: Origin{Step: s.ID}, weight: c.among(at, len(t.lesson.Steps))}) {
			return true
		}
	}
	return false
}

// take asks a question, unless it is asked already in another form.
func (c *chooser) take(t *topic, q Question) bool {
	form := q.Step.Form()
	if c.forms[form] {
		return false
	}
	c.forms[form] = true
	c.kinds[q.Step.Kind]++
	if a := answerOf(&q.Step); a != "" {
		c.answers[a]++
	}
	q.Topic, q.Chapter, q.Lesson, q.place = t.lesson.ID, t.lesson.Chapter, t.lesson, t.number
	c.paper.Questions = append(c.paper.Questions, q)
	return true
}

// among draws how hard something is that is the i-th of n, from easy to hard.
func (c *chooser) among(i, n int) int { return (1000*i + c.rand.IntN(1000)) / n }

// lopsided is 1 for a verdict of which there are more than of the other: legal, or
// a foul.
func (c *chooser) lopsided(s *lessons.Step) int {
	if s.Kind != lessons.Judgement {
		return 0
	}
	legal := c.answers[legalAnswer]
	fouls := c.kinds[lessons.Judgement] - legal
	if s.Verdict() == nil && legal > fouls || s.Verdict() != nil && fouls > legal {
		return 1
	}
	return 0
}

var legalAnswer = lessons.Judgement.String() + " " + legal

// answerOf is what is right at a kind that offers few answers, else nothing.
func answerOf(s *lessons.Step) string {
	switch s.Kind {
	case lessons.Judgement, lessons.Choice, lessons.EnterNumber, lessons.RuleGame:
		return s.Kind.String() + " " + EncodeResponse(s, Right(s))
	case lessons.Show, lessons.PlayMove, lessons.TapSquares, lessons.SetUp, lessons.PutInOrder, lessons.WriteMove, lessons.PlayLine:
	}
	return ""
}
