//go:build !js

package progress

import (
	"errors"
	"strings"
	"time"

	"terakoya/lessons"
)

// answerColumns are what scanAnswer reads.
const answerColumns = `answer.lesson, answer.step, answer.drill, level, seed, source, topic,
	coalesce(answer.paper, 0), question, at, answer.took, result, foul, hints, tried, free`

func (f *file) Record(a Answer) error {
	kept, err := a.kept()
	if err != nil {
		return err
	}
	learner := f.learner.Load()
	return f.change(func(t transaction) error {
		if err := t.checkQuestion(learner, kept); err != nil {
			return err
		}
		rating, err := t.rate(learner, a)
		if err != nil {
			return err
		}
		var paper any // NULL
		if kept.Paper != 0 {
			paper = kept.Paper
		}
		if err := t.exec(`INSERT INTO answer (learner, lesson, step, drill, level, seed, source, topic,
			paper, question, at, took, result, foul, hints, tried, free, rating)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			learner, kept.Lesson, kept.Step, kept.Drill, kept.Level, int64(kept.Seed), kept.Source.String(), kept.Topic,
			paper, kept.Question, kept.When.UnixMicro(), kept.Took.Microseconds(), kept.Result.String(),
			kept.Foul, kept.Hints, kept.Tried, kept.Free, int(rating)); err != nil {
			return err
		}
		return t.settle(learner, kept)
	})
}

// settle keeps how a step goes; see settled, which says the same.
func (t transaction) settle(learner int64, a Answer) error {
	how, counts := a.settles()
	if !counts {
		return nil
	}
	return t.exec("INSERT INTO settled (learner, lesson, step, how) VALUES (?, ?, ?, ?)"+settleTwice,
		learner, a.Lesson, a.Step, how)
}

const settleTwice = ` ON CONFLICT DO UPDATE
	SET how = CASE excluded.how WHEN 'first-try' THEN 'with-help' ELSE excluded.how END WHERE how = 'missed'`

// scanAnswer reads answerColumns, and what comes after them.
func scanAnswer(s scan, more ...any) (Answer, error) {
	var a Answer
	var seed, at, took int64
	var source, result string
	err := s(append([]any{
		&a.Lesson, &a.Step, &a.Drill, &a.Level, &seed, &source, &a.Topic, &a.Paper, &a.Question,
		&at, &took, &result, &a.Foul, &a.Hints, &a.Tried, &a.Free,
	}, more...)...)
	if err != nil {
		return a, err
	}
	a.Seed, a.When, a.Took = uint64(seed), time.UnixMicro(at).UTC(), time.Duration(took)*time.Microsecond
	var resultErr, sourceErr error
	a.Result, resultErr = parseResult(result)
	a.Source, sourceErr = parseSource(source)
	if err := errors.Join(resultErr, sourceErr); err != nil {
		return a, errors.Join(errMalformed, err)
	}
	return a, nil
}

// answers reads what a condition selects; the learner is its first argument.
func (f *file) answers(condition string, args ...any) ([]Answer, error) {
	var all []Answer
	err := f.each("SELECT "+answerColumns+" FROM answer WHERE learner = ? AND "+condition, args, func(s scan) error {
		a, err := scanAnswer(s)
		all = append(all, a)
		return err
	})
	if err != nil {
		return nil, err
	}
	return all, nil
}

func (f *file) Answers(lesson string) ([]Answer, error) {
	return f.answers("lesson = ? ORDER BY id", lesson)
}

func (f *file) AnswersSince(number int64, lessons ...string) (answers []Answer, last int64, err error) {
	if len(lessons) == 0 {
		return nil, number, nil
	}
	args := []any{number}
	for _, l := range lessons {
		args = append(args, l)
	}
	// The signs keep indices out: they lead to all answers, not to the new ones alone.
	query := "SELECT " + answerColumns + ", id FROM answer WHERE +learner = ? AND id > ? AND +lesson IN (?" +
		strings.Repeat(", ?", len(lessons)-1) + ") ORDER BY id"
	last = number
	err = f.each(query, args, func(s scan) error {
		a, err := scanAnswer(s, &last)
		answers = append(answers, a)
		return err
	})
	if err != nil {
		return nil, number, err
	}
	return answers, last, nil
}

func (f *file) Mastery(lesson string) (map[string]lessons.Mastery, error) {
	all, err := f.masteries("lesson = ?", lesson)
	if m, ok := all[lesson]; ok || err != nil {
		return m, err
	}
	return map[string]lessons.Mastery{}, nil
}

func (f *file) Masteries() (map[string]map[string]lessons.Mastery, error) { return f.masteries("true") }

func (f *file) masteries(condition string, args ...any) (map[string]map[string]lessons.Mastery, error) {
	how := map[string]map[string]string{}
	err := f.each("SELECT lesson, step, how FROM settled WHERE learner = ? AND how <> 'missed' AND "+condition, args, func(s scan) error {
		var lesson, step, name string
		if err := s(&lesson, &step, &name); err != nil {
			return err
		}
		if _, ok := masteryNames[name]; !ok {
			return errMalformed
		}
		if how[lesson] == nil {
			how[lesson] = map[string]string{}
		}
		how[lesson][step] = name
		return nil
	})
	if err != nil {
		return nil, err
	}
	all := map[string]map[string]lessons.Mastery{}
	for lesson, steps := range how {
		all[lesson] = masteryOf(steps)
	}
	return all, nil
}
