package progress

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
)

// Paper is a quiz that a learner sat or is sitting. The same code may be sat
// again: that is another paper.
type Paper struct {
	ID        int64
	Code      string // makes the questions
	Questions int
	Began     time.Time     // in UTC, to the microsecond
	Ended     time.Time     // zero while it is in progress
	Took      time.Duration // of work, to the microsecond
	Scores    []Score       // by topic, in the order of their names; none while it is in progress
}

// Score is how many questions of a topic were answered rightly.
type Score struct {
	Topic        string
	Right, Total int
}

// Passed reports whether at least 80 % of all questions were answered rightly.
func (p Paper) Passed() bool {
	right, total := 0, 0
	for _, s := range p.Scores {
		right, total = right+s.Right, total+s.Total
	}
	return total > 0 && 10*right >= 8*total
}

// Papers keeps the quizzes of a learner. What is answered is kept at once, by
// [Store.Record] with the paper and the number of the question; so a paper can be
// taken up after a crash.
type Papers interface {
	// BeginPaper begins a paper.
	BeginPaper(code string, questions int, now time.Time) (Paper, error)
	// PaperAnswers returns what was answered so far, by number of the question.
	PaperAnswers(id int64) ([]Answer, error)
	// EndPaper keeps the result of a paper in progress: ended, took and the scores.
	EndPaper(id int64, ended time.Time, took time.Duration, scores []Score) error
	// ForgetPaper removes a paper. Its answers stay, as those of no paper.
	ForgetPaper(id int64) error
	// Papers returns all papers, the newest first, with those in progress.
	Papers() ([]Paper, error)
}

// ErrNoPaper says that the learner has no such paper in progress: it is ended or
// forgotten, perhaps by another window.
var ErrNoPaper = errors.New("there is no such paper in progress")

// ErrAnswered says that a question of a paper has its answer: the first stands.
var ErrAnswered = errors.New("this question of the paper is answered")

func checkPaper(code string, questions int) error {
	if code == "" || questions < 1 {
		return fmt.Errorf("paper %q with %d questions", code, questions)
	}
	return nil
}

// keptScores returns scores by the names of topics, or what is wrong with a
// result.
func keptScores(ended time.Time, took time.Duration, scores []Score) ([]Score, error) {
	if ended.IsZero() || took < 0 {
		return nil, fmt.Errorf("paper: ended %v, took %v", ended, took)
	}
	scores = slices.SortedFunc(slices.Values(scores), func(a, b Score) int { return strings.Compare(a.Topic, b.Topic) })
	for i, s := range scores {
		if s.Right < 0 || s.Right > s.Total {
			return nil, fmt.Errorf("paper: %d of %d right in %s", s.Right, s.Total, s.Topic)
		}
		if i > 0 && s.Topic == scores[i-1].Topic {
			return nil, fmt.Errorf("paper: two scores in %s", s.Topic)
		}
	}
	return scores, nil
}

// noQuestion says that a paper has no such question.
func noQuestion(a Answer, questions int) error {
	return fmt.Errorf("answer to question %d of a paper with %d", a.Question, questions)
}
