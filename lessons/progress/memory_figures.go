package progress

import (
	"maps"
	"slices"
	"time"
)

// quarterAt returns the quarter of an hour of a time, counted from 1970.
func quarterAt(t time.Time) int64 {
	at, q := t.UnixMicro(), quarter.Microseconds()
	return (at - (at%q+q)%q) / q
}

// key returns what an axis counts an answer by.
func (a Axis) key(answer Answer) string {
	switch a {
	case ByLesson:
		return answer.Lesson
	case ByTopic:
		return answer.Topic
	case ByDrill:
		return answer.Drill
	case BySource:
		return answer.Source.String()
	}
	return ""
}

func (m *memory) Counts(by Axis) (map[string]Count, error) {
	all := map[string]Count{}
	err := m.do(func() {
		for _, g := range m.present.answers {
			c := all[by.key(g.Answer)]
			c.add(g.count())
			all[by.key(g.Answer)] = c
		}
	})
	return all, err
}

// quarters returns the counts of each quarter of an hour.
func (m *memory) quarters() (map[int64]Count, error) {
	all := map[int64]Count{}
	err := m.do(func() {
		for _, g := range m.present.answers {
			c := all[quarterAt(g.When)]
			c.add(g.count())
			all[quarterAt(g.When)] = c
		}
	})
	return all, err
}

func (m *memory) Days(now time.Time, days int, where *time.Location) ([]Count, error) {
	quarters, err := m.quarters()
	return inDays(quarters, now.In(where), days), err
}

func (m *memory) Forecast(now time.Time, days int, where *time.Location) ([]int, error) {
	now = now.In(where)
	_, rated := dueBy(now)
	quarters := map[int64]int{}
	err := m.do(func() {
		for _, c := range m.present.cards {
			if c.Rated.After(rated) {
				c.Due = now
			}
			quarters[quarterAt(c.Due)]++
		}
	})
	return ahead(quarters, now, days), err
}

func (m *memory) Streak(now time.Time, where *time.Location) (int, error) {
	quarters, err := m.quarters()
	return streak(slices.Collect(maps.Keys(quarters)), now.In(where)), err
}
