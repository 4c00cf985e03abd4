package main

import (
	"encoding/json"
	"strings"
	"testing"
)

const small = "../../lessons/testdata/floors"

// TestStats: the tables of a small course; as a folder of somebody's it has no floors.
func TestStats(t *testing.T) {
	out, _, _ := shogi("lint", "-stats", small)
	for _, want := range []string{"impasse     0     0        0        0       1      1        6", "en     27       31 words             3  small-drops-0"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if strings.Contains(out, "floor ") {
		t.Errorf("floors of a folder:\n%s", out)
	}
}

// TestStatsJSON: the same in one object, and the floors of the shipped course.
func TestStatsJSON(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing runs at once in it, and it is long under the race detector")
	}
	var got linted
	read := func(args ...string) {
		t.Helper()
		out, fault, _ := shogi(append([]string{"lint", "-stats", "-json"}, args...)...)
		got = linted{}
		if err := json.Unmarshal([]byte(out), &got); err != nil || got.Stats == nil {
			t.Fatal(err, fault)
		}
	}
	read(small)
	if s := got.Stats; got.Exercises != 17 || s.Chapters[1].Kinds["outcome"] != 6 || s.Languages[1].Length != 28 || len(s.Floors) != 0 {
		t.Errorf("%+v", s)
	}
	if read(); len(got.Stats.Floors) < 10 || got.Stats.Floors[0].Name != "exercises" || len(got.Stats.Drills) != 0 {
		t.Errorf("%+v", got.Stats)
	}
}

// TestStatsDeep: what each drill makes is counted too.
func TestStatsDeep(t *testing.T) {
	l, err := newLinting()
	if err == nil {
		err = l.folders([]string{small})
	}
	if err != nil {
		t.Fatal(err)
	}
	l.count(true)
	if d := l.report.Stats.Drills; len(d) != 1 || d[0].Drill != "small-drill" || d[0].Different < 2 || !d[0].All {
		t.Errorf("%+v", d)
	}
	var out strings.Builder
	if l.report.Stats.print(&out); !strings.Contains(out.String(), "small-drill  handicap-name  all ") {
		t.Error(out.String())
	}
}
