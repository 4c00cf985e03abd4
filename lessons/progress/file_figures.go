//go:build !js

package progress

import (
	"fmt"
	"time"
)

// counted are the three numbers of a Count.
const counted = "count(*), coalesce(sum(rating > 0), 0), coalesce(sum(rating >= 3), 0)"

// quarterOf returns SQL for the quarter of an hour of a time, also of one before
// 1970.
func quarterOf(column string) string {
	q := quarter.Microseconds()
	return fmt.Sprintf("(%[1]s - (%[1]s %% %[2]d + %[2]d) %% %[2]d) / %[2]d", column, q)
}

// column returns what an axis counts by.
func (a Axis) column() string {
	switch a {
	case ByLesson:
		return "lesson"
	case ByTopic:
		return "topic"
	case ByDrill:
		return "drill"
	case BySource:
		return "source"
	}
	return "''"
}

func (f *file) Counts(by Axis) (map[string]Count, error) {
	all := map[string]Count{}
	query := "SELECT " + by.column() + ", " + counted + " FROM answer WHERE learner = ? GROUP BY 1"
	err := f.each(query, nil, func(s scan) error {
		var key string
		var c Count
		err := s(&key, &c.Answers, &c.Tries, &c.Right)
		all[key] = c
		return err
	})
	return all, err
}

func (f *file) Days(now time.Time, days int, where *time.Location) ([]Count, error) {
	now = now.In(where)
	quarters := map[int64]Count{}
	query := "SELECT " + quarterOf("at") + ", " + counted + " FROM answer WHERE learner = ? AND at >= ? AND at < ? GROUP BY 1"
	args := []any{midnight(now, 1-days).UnixMicro(), midnight(now, 1).UnixMicro()}
	err := f.each(query, args, func(s scan) error {
		var q int64
		var c Count
		err := s(&q, &c.Answers, &c.Tries, &c.Right)
		quarters[q] = c
		return err
	})
	return inDays(quarters, now, days), err
}

func (f *file) Forecast(now time.Time, days int, where *time.Location) ([]int, error) {
	now = now.In(where)
	quarters := map[int64]int{}
	_, ahead1 := dueBy(now)
	query := "SELECT " + quarterOf("(CASE WHEN rated > ?2 THEN ?3 ELSE due END)") + ", count(*) FROM card WHERE learner = ?1 GROUP BY 1"
	err := f.each(query, []any{ahead1.UnixMicro(), now.UnixMicro()}, func(s scan) error {
		var q int64
		var n int
		err := s(&q, &n)
		quarters[q] = n
		return err
	})
	return ahead(quarters, now, days), err
}

func (f *file) Streak(now time.Time, where *time.Location) (int, error) {
	var quarters []int64
	err := f.each("SELECT DISTINCT "+quarterOf("at")+" FROM answer WHERE learner = ?", nil, func(s scan) error {
		var q int64
		err := s(&q)
		quarters = append(quarters, q)
		return err
	})
	return streak(quarters, now.In(where)), err
}
