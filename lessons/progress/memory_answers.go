package progress

import (
	"io"
	"slices"

	"terakoya/lessons/progress/fsrs"
)

// graded is an answer with how it rated its item.
type graded struct {
	Answer
	rating fsrs.Rating
}

func (g graded) count() Count {
	c := Count{Answers: 1}
	if g.rating > fsrs.Unrated {
		c.Tries = 1
	}
	if g.rating >= fsrs.Good {
		c.Right = 1
	}
	return c
}

func (m *memory) Record(a Answer) error {
	kept, err := a.kept()
	if err != nil {
		return err
	}
	return m.try(func() error {
		p := m.present
		if err := p.checkQuestion(kept); err != nil {
			return err
		}
		rating := fsrs.Unrated
		if !a.Free {
			p.cards[a.Item()], rating = p.cards[a.Item()].after(a, parametersOf(p.settings[SettingRetention]))
		}
		p.answers = append(p.answers, graded{kept, rating})
		if how, counts := kept.settles(); counts {
			if p.settled[a.Lesson] == nil {
				p.settled[a.Lesson] = map[string]string{}
			}
			p.settled[a.Lesson][a.Step] = settled(p.settled[a.Lesson][a.Step], how)
		}
		return nil
	})
}

// chosen returns the answers that a condition selects.
func (p *pupil) chosen(condition func(Answer) bool) []Answer {
	var all []Answer
	for _, g := range p.answers {
		if condition(g.Answer) {
			all = append(all, g.Answer)
		}
	}
	return all
}

func (m *memory) Answers(lesson string) (answers []Answer, err error) {
	err = m.do(func() { answers = m.present.chosen(func(a Answer) bool { return a.Lesson == lesson }) })
	return answers, err
}

func (m *memory) AnswersSince(number int64, lessons ...string) (answers []Answer, last int64, err error) {
	last = number
	err = m.do(func() {
		for i, g := range m.present.answers {
			if own := int64(i) + 1; own > number && slices.Contains(lessons, g.Lesson) {
				answers, last = append(answers, g.Answer), own
			}
		}
	})
	return answers, last, err
}

func (m *memory) Reset(lessons ...string) error {
	return m.do(func() {
		p := m.present
		p.answers = slices.DeleteFunc(p.answers, func(g graded) bool {
			_, err := p.open(g.Paper)
			return g.Lesson != "" && slices.Contains(lessons, g.Lesson) && err != nil
		})
		for item := range p.cards {
			if item.Lesson != "" && slices.Contains(lessons, item.Lesson) {
				delete(p.cards, item)
			}
		}
		for _, lesson := range lessons {
			delete(p.settled, lesson)
			delete(p.places, lesson)
		}
	})
}

func (m *memory) WriteCSV(w io.Writer, t Table) error {
	var rows []row
	err := m.do(func() {
		for _, p := range m.pupils {
			if p != m.present && !t.Everyone {
				continue
			}
			for _, g := range p.answers {
				r := row{Answer: g.Answer, learner: p.Name, rating: int(g.rating)}
				if i := p.paper(g.Paper); i >= 0 {
					r.code = p.papers[i].Code
				}
				rows = append(rows, r)
			}
		}
	})
	if err != nil {
		return err
	}
	return t.write(w, rows)
}

func (m *memory) Backup(string, bool) error { return m.try(func() error { return ErrNoDisk }) }

func (m *memory) Import(string) (Imported, error) {
	return Imported{}, m.try(func() error { return ErrNoDisk })
}
