//go:build !js

package progress

import (
	"path/filepath"
	"testing"
)

// BenchmarkOpen opens a file of 20,000 answers, which is some years of lessons;
// most of it is the check that the file is whole.
func BenchmarkOpen(b *testing.B) {
	path := filepath.Join(b.TempDir(), "progress.db")
	s, err := Open(path)
	if err != nil {
		b.Fatal(err)
	}
	_, err = s.(*file).db.Exec(`WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
		INSERT INTO answer (learner, lesson, step, at, result, foul, hints, tried)
		SELECT 1, 'lesson-' || i % 60, 'lesson-' || i % 60 || '-' || i % 700, i, 'foul', 'nifu', 0, 'P*5d' FROM n`)
	if err != nil {
		b.Fatal(err)
	}
	s.Close()
	for b.Loop() {
		s, err := Open(path)
		if err != nil {
			b.Fatal(err)
		}
		s.Close()
	}
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
