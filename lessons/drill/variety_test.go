package drill_test

import (
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
)

// TestVariety: a template of few exercises is counted whole, one of many up to what is
// enough, and one that is wrong is an error.
func TestVariety(t *testing.T) {
	d := *template("dead-square")
	if n, all, err := bench(t).Variety(&d); n != drill.Enough || all || err != nil {
		t.Errorf("dead-square: %d, all %t, %v", n, all, err)
	}
	first := *template("handicap-first")
	first.Level = [2]int{1, 1}
	// the even start and twenty handicaps, each with two answers in either order
	if n, all, err := bench(t).Variety(&first); n > 42 || n < 21 || !all || err != nil {
		t.Errorf("handicap-first: %d, all %t, %v", n, all, err)
	}
	if _, _, err := bench(t).Variety(&lessons.Drill{Make: "nothing", Level: [2]int{1, 1}}); err == nil {
		t.Error("there is a generator of that name")
	}
}
