package games

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"terakoya/rules"
)

// ids are those of the games that are shown.
func (s *shelf) ids() (all []int64) {
	for i := range s.shown {
		all = append(all, s.at(i).ID)
	}
	return all
}

// TestFilter: each filter alone, and together; the newest come first.
func TestFilter(t *testing.T) {
	s := newShelf(samples())
	for _, c := range []struct {
		name   string
		filter filter
		want   []int64
	}{
		{"all", filter{}, []int64{13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1}},
		{"won by the learner", filter{result: won}, []int64{10, 9, 2, 1}},
		{"lost", filter{result: lost}, []int64{13, 12, 11, 6, 5, 3}},
		{"won by nobody", filter{result: none}, []int64{8, 4}},
		{"ten pieces", filter{start: "ten-piece-handicap"}, []int64{2, 1}},
		{"positions", filter{start: own}, []int64{13}},
		{"taken", filter{side: shitate}, []int64{11, 10, 9, 4, 3, 2, 1}},
		{"given", filter{side: uwate}, []int64{5}},
		{"sente", filter{side: sente}, []int64{13, 12, 8, 7}},
		{"gote", filter{side: gote}, []int64{6}},
		{"people", filter{kind: people}, []int64{8, 7}},
		{"engines", filter{kind: external}, []int64{6}},
		{"computer", filter{kind: computer}, []int64{13, 12, 11, 10, 9, 5, 4, 3, 2, 1}},
		{"together", filter{result: won, side: shitate, start: "six-piece-handicap", kind: computer}, []int64{10, 9}},
		{"none like it", filter{result: won, kind: people}, nil},
	} {
		s.set(c.filter)
		if diff := cmp.Diff(c.want, s.ids()); diff != "" {
			t.Errorf("%s: %s", c.name, diff)
		}
	}
}

// TestSums: the games that are shown are counted by start and side, without those of two
// people.
func TestSums(t *testing.T) {
	s := newShelf(samples())
	want := []sum{
		{start: "even-game", lost: 2}, {start: "six-piece-handicap", won: 2, lost: 1},
		{start: "right-seven-piece-handicap", gives: true, lost: 1}, {start: "eight-piece-handicap", lost: 1, none: 1},
		{start: "ten-piece-handicap", won: 2}, {start: own, lost: 1},
	}
	if diff := cmp.Diff(want, s.sums(), cmp.AllowUnexported(sum{})); diff != "" {
		t.Error(diff)
	}
	s.set(filter{kind: people})
	if got := s.sums(); len(got) > 0 {
		t.Errorf("of two people: %+v", got)
	}
	if diff := cmp.Diff([]string{"even-game", "six-piece-handicap", "right-seven-piece-handicap", "eight-piece-handicap", "ten-piece-handicap", own}, s.starts()); diff != "" {
		t.Error(diff)
	}
}

// TestWithout: a game that goes takes its part of the counts and of the rating with it;
// a filter that has none left is taken away.
func TestWithout(t *testing.T) {
	s := newShelf(samples())
	rated := len(s.course)
	s.set(filter{side: uwate})
	s = s.without(5)
	if len(s.all) != 12 || len(s.shown) != 12 || (s.filter != filter{}) || len(s.course) != rated-1 {
		t.Errorf("%d games, %d shown, %d rated", len(s.all), len(s.shown), len(s.course))
	}
	s.set(filter{result: won})
	if s = s.without(9); len(s.shown) != 3 || s.filter.result != won {
		t.Errorf("%d shown", len(s.shown))
	}
}

// TestRated: the course is of the last games against a level from a known start.
func TestRated(t *testing.T) {
	past := samples()
	s := newShelf(past)
	var at []int64
	for _, r := range s.rated() {
		at = append(at, past[r.At].ID)
	}
	if diff := cmp.Diff([]int64{1, 2, 3, 4, 5, 9, 10, 11}, at); diff != "" {
		t.Error(diff)
	}
	for range 3 * mostRated {
		past = append(past, played(0, "even-game", rules.Black, "5", 0, "mate"))
	}
	s = newShelf(past)
	got := s.rated()
	if len(got) != mostRated || got[mostRated-1].At != len(past)-1 || got[mostRated-1].Rating != s.now.Rating {
		t.Errorf("%d games, the last %+v of %d, now %g", len(got), got[len(got)-1], len(past), s.now.Rating)
	}
}
