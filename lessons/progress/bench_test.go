//go:build !js

package progress

import (
	"bytes"
	"fmt"
	"path/filepath"
	"testing"
	"time"
)

// benchNow is the day of the benchmarks, on which 5,000 cards are due.
var benchNow = time.Date(2026, time.November, 30, 9, 0, 0, 0, time.UTC)

// years makes a file of 100,000 answers over two years, to 700 steps in 60
// lessons and to 4,300 drills, with a card for each.
func years(b *testing.B) string {
	b.Helper()
	path := filepath.Join(b.TempDir(), "progress.db")
	s, err := Open(path)
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	now := benchNow.UnixMicro()
	for _, statement := range []string{
		`WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
		INSERT INTO answer (learner, lesson, step, drill, at, result, foul, hints, tried, topic, rating, source)
		SELECT 1, format('lesson-%d', i % 60), iif(i % 5000 < 700, format('step-%d', i % 5000), ''),
			iif(i % 5000 < 700, '', format('drill-%d', i % 5000)), ?1 - (100000 - i) * 630000000,
			iif(i % 4, 'right', 'foul'), iif(i % 4, '', 'nifu'), 0, 'P*5d', format('topic-%d', i % 37), 1 + i % 3, 'lesson' FROM n`,
		`INSERT INTO settled SELECT 1, format('lesson-%d', id % 60), format('step-%d', id), 'with-help' FROM answer WHERE ?1 LIMIT 700`,
		`INSERT INTO card SELECT 1, format('lesson-%d', i % 60), iif(i < 700, format('step-%d', i), ''), iif(i < 700, '', format('drill-%d', i)),
			1 + i % 90, 5, ?1 - i * 60000000, ?1 - i * 86400000, ?1, iif(i % 2, ?1 - 86400000000, NULL), 3, 0, 1, i, 0
			FROM (SELECT id AS i FROM answer LIMIT 5000)`,
	} {
		if _, err := s.(*file).db.Exec(statement, now); err != nil {
			b.Fatal(err)
		}
	}
	return path
}

// BenchmarkOpen opens a file of some years; most of it is the check that the file
// is whole.
func BenchmarkOpen(b *testing.B) {
	path := years(b)
	for b.Loop() {
		s, err := Open(path)
		if err != nil {
			b.Fatal(err)
		}
		s.Close()
	}
}

// withYears measures a call of a store of some years.
func withYears(b *testing.B, call func(Store) error) {
	b.Helper()
	s, err := Open(years(b))
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	for b.Loop() {
		if err := call(s); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkChapterList(b *testing.B) {
	withYears(b, func(s Store) error { _, err := s.Masteries(); return err })
}

func BenchmarkDue(b *testing.B) {
	withYears(b, func(s Store) error { _, err := s.Due(benchNow, 20, nil); return err })
}

// BenchmarkDueGone is where nearly all lessons are gone.
func BenchmarkDueGone(b *testing.B) {
	there := func(i Item) bool { return i.Lesson == "lesson-7" }
	withYears(b, func(s Store) error { _, err := s.Due(benchNow, 20, there); return err })
}

// BenchmarkDueAll is without any limit.
func BenchmarkDueAll(b *testing.B) {
	withYears(b, func(s Store) error {
		if err := s.SetSetting(SettingNew, "0"); err != nil {
			return err
		}
		if err := s.SetSetting(SettingReviews, "0"); err != nil {
			return err
		}
		cards, err := s.Due(benchNow, 0, nil)
		if len(cards) != 5000 {
			b.Fatal(len(cards))
		}
		return err
	})
}

func BenchmarkDueCount(b *testing.B) {
	withYears(b, func(s Store) error { _, err := s.DueCount(benchNow); return err })
}

// BenchmarkAnswersSince reads the answers of a third of the lessons, all and then none.
func BenchmarkAnswersSince(b *testing.B) {
	var some []string
	for i := range 20 {
		some = append(some, fmt.Sprintf("lesson-%d", i))
	}
	b.Run("all", func(b *testing.B) {
		withYears(b, func(s Store) error { _, _, err := s.AnswersSince(0, some...); return err })
	})
	b.Run("none", func(b *testing.B) {
		withYears(b, func(s Store) error { _, _, err := s.AnswersSince(100000, some...); return err })
	})
}

// BenchmarkPage makes all figures of a page of statistics.
func BenchmarkPage(b *testing.B) {
	where := time.FixedZone("JST", 9*60*60)
	for name, call := range map[string]func(Store) error{
		"lessons":  func(s Store) error { _, err := s.Counts(ByLesson); return err },
		"topics":   func(s Store) error { _, err := s.Counts(ByTopic); return err },
		"days":     func(s Store) error { _, err := s.Days(benchNow, 90, where); return err },
		"forecast": func(s Store) error { _, err := s.Forecast(benchNow, 30, where); return err },
		"streak":   func(s Store) error { _, err := s.Streak(benchNow, where); return err },
	} {
		b.Run(name, func(b *testing.B) { withYears(b, call) })
	}
}

func BenchmarkCSV(b *testing.B) {
	withYears(b, func(s Store) error { return s.WriteCSV(&bytes.Buffer{}, Table{}) })
}

func BenchmarkRecordYears(b *testing.B) {
	withYears(b, func(s Store) error { return s.Record(numbered(1)) })
}

func BenchmarkRecord(b *testing.B) {
	benchmark(b, func(s Store) error { return s.Record(numbered(1)) })
}

func BenchmarkSaveGame(b *testing.B) {
	game := gameOf(150)
	benchmark(b, func(s Store) error { return s.SaveGame(game) })
}

func BenchmarkSetting(b *testing.B) {
	benchmark(b, func(s Store) error { s.Setting("language"); return nil })
}

func benchmark(b *testing.B, call func(Store) error) {
	s, err := Open(filepath.Join(b.TempDir(), "progress.db"))
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	for b.Loop() {
		if err := call(s); err != nil {
			b.Fatal(err)
		}
	}
}
