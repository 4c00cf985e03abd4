//go:build !js

package progress

import (
	"database/sql"
	"errors"
	"time"

	"terakoya/lessons/progress/fsrs"
)

// cardColumns are what scanCard reads and rate writes.
const cardColumns = `lesson, step, drill, stability, difficulty, due, rated, answered, reviewed, reps, lapses, level, seed, again`

// scanCard reads cardColumns.
func scanCard(s scan) (Card, error) {
	var c Card
	var due, rated, answered, seed int64
	var reviewed sql.NullInt64
	err := s(&c.Lesson, &c.Step, &c.Drill, &c.Stability, &c.Difficulty, &due, &rated, &answered,
		&reviewed, &c.Reps, &c.Lapses, &c.Level, &seed, &c.Repeat)
	c.Due, c.Rated, c.answered = time.UnixMicro(due).UTC(), time.UnixMicro(rated).UTC(), time.UnixMicro(answered).UTC()
	c.Seed = uint64(seed)
	if reviewed.Valid {
		c.Reviewed = time.UnixMicro(reviewed.Int64).UTC()
	}
	return c, err
}

const oneCard = "SELECT " + cardColumns + " FROM card WHERE learner = ? AND lesson = ? AND step = ? AND drill = ?"

// rate brings the card of an item to after an answer, and returns how that rated
// it.
func (t transaction) rate(learner int64, a Answer) (fsrs.Rating, error) {
	if a.Free {
		return fsrs.Unrated, nil
	}
	before, err := scanCard(func(into ...any) error {
		return t.row(oneCard, []any{learner, a.Lesson, a.Step, a.Drill}, into...)
	})
	if errors.Is(err, sql.ErrNoRows) {
		before = Card{}
	} else if err != nil {
		return fsrs.Unrated, err
	}
	var retention string
	err = t.row("SELECT value FROM setting WHERE learner = ? AND key = ?", []any{learner, SettingRetention}, &retention)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return fsrs.Unrated, err
	}
	c, rating := before.after(a, parametersOf(retention))
	var reviewed any // NULL
	if !c.Reviewed.IsZero() {
		reviewed = c.Reviewed.UnixMicro()
	}
	return rating, t.exec("INSERT OR REPLACE INTO card (learner, "+cardColumns+`)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		learner, c.Lesson, c.Step, c.Drill, c.Stability, c.Difficulty, c.Due.UnixMicro(), c.Rated.UnixMicro(),
		c.answered.UnixMicro(), reviewed, c.Reps, c.Lapses, c.Level, int64(c.Seed), c.Repeat)
}

func (f *file) Card(i Item) (Card, bool, error) {
	c, err := scanCard(f.db.QueryRow(oneCard, f.given(i.Lesson, i.Step, i.Drill)...).Scan)
	if errors.Is(err, sql.ErrNoRows) {
		return Card{}, false, nil
	}
	return c, err == nil, f.fault(err)
}

// today returns how much may still be asked on the day of now.
func (f *file) today(now time.Time) (limits, error) {
	var asked, askedNew int
	_, err := f.read(`SELECT
		(SELECT count(*) FROM answer WHERE learner = ?1 AND at >= ?2 AND at < ?3 AND rating > 0 AND source = 'review'),
		(SELECT count(*) FROM card WHERE learner = ?1 AND reviewed >= ?2 AND reviewed < ?3)`,
		[]any{midnight(now, 0).UnixMicro(), midnight(now, 1).UnixMicro()}, &asked, &askedNew)
	return limitsOf(f.Setting, asked, askedNew), err
}

const isDue = " FROM card WHERE learner = ?1 AND (due < ?2 OR rated > ?3)"

func dueArguments(now time.Time) []any {
	due, rated := dueBy(now)
	return []any{due.UnixMicro(), rated.UnixMicro()}
}

func (f *file) Due(now time.Time, limit int, there Filter) ([]Card, error) {
	left, err := f.today(now)
	if err != nil {
		return nil, err
	}
	if limit > 0 {
		left.all = atMost(left.all, limit)
	}
	due, err := f.waiting(now, "IS NOT NULL", left.all, there)
	if err != nil {
		return nil, err
	}
	most := left.new
	if left.all >= 0 {
		most = atMost(most, left.all)
	}
	new, err := f.waiting(now, "IS NULL", most, there)
	if err != nil {
		return nil, err
	}
	return mixed(append(due, new...), left.all, now), nil
}

// waiting returns the due cards of a filter whose time of a first review meets a
// condition, those that wait longest first; not more than most, unless that is
// below 0.
func (f *file) waiting(now time.Time, reviewed string, most int, there Filter) ([]Card, error) {
	if most == 0 {
		return nil, nil
	}
	var due []Card
	read := most
	if there != nil {
		read = -1 // how many are left out is not known before
	}
	err := f.each("SELECT "+cardColumns+isDue+" AND reviewed "+reviewed+
		" ORDER BY max(0, ?4 - rated) / stability DESC, lesson, step, drill LIMIT ?5",
		append(dueArguments(now), now.UnixMicro(), read), func(s scan) error {
			c, err := scanCard(s)
			if err != nil || !there.takes(c.Item) {
				return err
			}
			if due = append(due, c); len(due) == most {
				return errEnough
			}
			return nil
		})
	return due, err
}

func (f *file) DueCount(now time.Time) (int, error) {
	left, err := f.today(now)
	if err != nil {
		return 0, err
	}
	var all, known int
	_, err = f.read("SELECT count(*), count(reviewed)"+isDue, dueArguments(now), &all, &known)
	return left.count(known, all-known), err
}

func (f *file) NextDue(now time.Time, there Filter) (next time.Time, ok bool, err error) {
	query := "SELECT due, lesson, step, drill FROM card WHERE learner = ?1 AND due >= ?2 AND rated <= ?3 ORDER BY due"
	err = f.each(query, dueArguments(now), func(s scan) error {
		var due int64
		var i Item
		if err := s(&due, &i.Lesson, &i.Step, &i.Drill); err != nil || !there.takes(i) {
			return err
		}
		next, ok = time.UnixMicro(due).UTC(), true
		return errEnough
	})
	return next, ok, err
}
