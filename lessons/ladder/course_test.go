package ladder_test

import (
	"testing"

	"terakoya/lessons/ladder"
)

// TestCourse: it ends where the games lead, and each game moves it the way that it went.
func TestCourse(t *testing.T) {
	r := ladder.Rungs()[10]
	games := []ladder.Game{
		{Rung: r, Result: ladder.Won}, {Rung: r, Result: ladder.Lost}, {Rung: r, Result: ladder.Won, Help: 9}, {Rung: r, Result: ladder.Won},
	}
	all := ladder.Course(games)
	if len(all) != len(games)+1 || all[0] != ladder.Read(nil).Rating {
		t.Fatalf("%v", all)
	}
	for i := range games {
		if all[i+1] != ladder.Read(games[:i+1]).Rating {
			t.Errorf("after %d games it is %g", i+1, all[i+1])
		}
	}
	if all[1] <= all[0] || all[2] >= all[1] || all[3] != all[2] || all[4] <= all[3] {
		t.Errorf("%v", all)
	}
}

// TestAround: two rungs, the lower one first, with all between them where there are such.
func TestAround(t *testing.T) {
	all := ladder.Rungs()
	last := len(all) - 1
	for _, c := range []struct {
		ratings    []float64
		low, above int
	}{
		{[]float64{all[3].Gap() + 1}, 3, 4},
		{[]float64{all[5].Gap() + 1, all[3].Gap(), all[4].Gap()}, 3, 6},
		{[]float64{all[0].Gap() - 500}, 0, 1},
		{[]float64{all[last].Gap() + 500}, last - 1, last},
		{[]float64{-1e6, 1e6}, 0, last},
	} {
		low, above := ladder.Around(c.ratings)
		if low != all[c.low] || above != all[c.above] {
			t.Errorf("%v: between %+v and %+v, want %+v and %+v", c.ratings, low, above, all[c.low], all[c.above])
		}
	}
}
