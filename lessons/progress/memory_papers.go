package progress

import (
	"cmp"
	"slices"
	"time"
)

// paper returns the place of a paper, below 0 if there is none.
func (p *pupil) paper(id int64) int {
	return slices.IndexFunc(p.papers, func(paper *Paper) bool { return paper.ID == id })
}

// open returns a paper in progress.
func (p *pupil) open(id int64) (*Paper, error) {
	if i := p.paper(id); i >= 0 && p.papers[i].Ended.IsZero() {
		return p.papers[i], nil
	}
	return nil, ErrNoPaper
}

// checkQuestion fails unless an answer of a quiz is the first to a question of a
// paper in progress.
func (p *pupil) checkQuestion(a Answer) error {
	if a.Source != FromQuiz {
		return nil
	}
	paper, err := p.open(a.Paper)
	switch {
	case err != nil:
		return err
	case a.Question > paper.Questions:
		return noQuestion(a, paper.Questions)
	case len(p.chosen(func(b Answer) bool { return b.Paper == a.Paper && b.Question == a.Question })) > 0:
		return ErrAnswered
	}
	return nil
}

func (m *memory) BeginPaper(code string, questions int, now time.Time) (Paper, error) {
	if err := checkPaper(code, questions); err != nil {
		return Paper{}, err
	}
	p := Paper{Code: code, Questions: questions, Began: time.UnixMicro(now.UnixMicro()).UTC()}
	err := m.do(func() {
		m.papers++
		p.ID = m.papers
		kept := p
		m.present.papers = append(m.present.papers, &kept)
	})
	return p, err
}

func (m *memory) PaperAnswers(id int64) (answers []Answer, err error) {
	err = m.do(func() {
		answers = m.present.chosen(func(a Answer) bool { return a.Paper == id && id != 0 })
		slices.SortFunc(answers, func(a, b Answer) int { return cmp.Compare(a.Question, b.Question) })
	})
	return answers, err
}

func (m *memory) EndPaper(id int64, ended time.Time, took time.Duration, scores []Score) error {
	scores, err := keptScores(ended, took, scores)
	if err != nil {
		return err
	}
	return m.try(func() error {
		p, err := m.present.open(id)
		if err != nil {
			return err
		}
		p.Ended, p.Took, p.Scores = time.UnixMicro(ended.UnixMicro()).UTC(), took.Truncate(time.Microsecond), scores
		return nil
	})
}

func (m *memory) ForgetPaper(id int64) error {
	return m.do(func() {
		p := m.present
		if i := p.paper(id); i >= 0 {
			p.papers = slices.Delete(p.papers, i, i+1)
			for j := range p.answers {
				if p.answers[j].Paper == id {
					p.answers[j].Paper = 0
				}
			}
		}
	})
}

func (m *memory) Papers() (all []Paper, err error) {
	err = m.do(func() {
		for _, p := range slices.Backward(m.present.papers) {
			kept := *p
			kept.Scores = slices.Clone(p.Scores)
			all = append(all, kept)
		}
	})
	return all, err
}
