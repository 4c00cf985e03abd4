//go:build !js

package progress

import (
	"database/sql"
	"errors"
	"time"
)

// open fails unless a learner has a paper in progress.
func (t transaction) open(learner, paper int64) (questions int, err error) {
	err = t.row("SELECT questions FROM paper WHERE id = ? AND learner = ? AND ended IS NULL", []any{paper, learner}, &questions)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, ErrNoPaper
	}
	return questions, err
}

// checkQuestion fails unless an answer of a quiz is the first to a question of a
// paper in progress.
func (t transaction) checkQuestion(learner int64, a Answer) error {
	if a.Source != FromQuiz {
		return nil
	}
	questions, err := t.open(learner, a.Paper)
	if err != nil {
		return err
	}
	if a.Question > questions {
		return noQuestion(a, questions)
	}
	var answers int
	err = t.row("SELECT count(*) FROM answer WHERE paper = ? AND question = ?", []any{a.Paper, a.Question}, &answers)
	if err == nil && answers > 0 {
		err = ErrAnswered
	}
	return err
}

func (f *file) BeginPaper(code string, questions int, now time.Time) (Paper, error) {
	if err := checkPaper(code, questions); err != nil {
		return Paper{}, err
	}
	p := Paper{Code: code, Questions: questions, Began: time.UnixMicro(now.UnixMicro()).UTC()}
	_, err := f.read(`INSERT INTO paper (learner, uid, code, questions, began, took)
		VALUES (?, lower(hex(randomblob(16))), ?, ?, ?, 0) RETURNING id`,
		[]any{code, questions, p.Began.UnixMicro()}, &p.ID)
	if err != nil {
		return Paper{}, err
	}
	return p, nil
}

func (f *file) PaperAnswers(id int64) ([]Answer, error) {
	return f.answers("paper = ? ORDER BY question", id)
}

func (f *file) EndPaper(id int64, ended time.Time, took time.Duration, scores []Score) error {
	scores, err := keptScores(ended, took, scores)
	if err != nil {
		return err
	}
	learner := f.learner.Load()
	return f.change(func(t transaction) error {
		if _, err := t.open(learner, id); err != nil {
			return err
		}
		for _, s := range scores {
			if err := t.exec("INSERT INTO score (paper, topic, correct, total) VALUES (?, ?, ?, ?)", id, s.Topic, s.Right, s.Total); err != nil {
				return err
			}
		}
		return t.exec("UPDATE paper SET ended = ?, took = ? WHERE id = ?", ended.UnixMicro(), took.Microseconds(), id)
	})
}

func (f *file) ForgetPaper(id int64) error {
	return f.write("DELETE FROM paper WHERE learner = ? AND id = ?", id)
}

func (f *file) Papers() ([]Paper, error) {
	var all []Paper
	err := f.each(`SELECT id, code, questions, began, ended, paper.took, coalesce(topic, ''), coalesce(correct, 0), coalesce(total, 0), topic IS NOT NULL
		FROM paper LEFT JOIN score ON score.paper = paper.id WHERE learner = ? ORDER BY id DESC, topic`, nil, func(s scan) error {
		var p Paper
		var score Score
		var began, took int64
		var ended sql.NullInt64
		var scored bool
		if err := s(&p.ID, &p.Code, &p.Questions, &began, &ended, &took, &score.Topic, &score.Right, &score.Total, &scored); err != nil {
			return err
		}
		p.Began, p.Took = time.UnixMicro(began).UTC(), time.Duration(took)*time.Microsecond
		if ended.Valid {
			p.Ended = time.UnixMicro(ended.Int64).UTC()
		}
		if n := len(all); n == 0 || all[n-1].ID != p.ID {
			all = append(all, p)
		}
		if last := &all[len(all)-1]; scored {
			last.Scores = append(last.Scores, score)
		}
		return nil
	})
	return all, err
}
