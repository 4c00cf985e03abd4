package quiz

import (
	"testing"

	"terakoya/lessons"
)

// TestOriginIn: a step that is no longer asked is not there, as one that is gone.
func TestOriginIn(t *testing.T) {
	l := lessons.Lesson{
		Steps:  []lessons.Step{{ID: "a", Kind: lessons.PlayMove}, {ID: "b", Kind: lessons.Show}},
		Drills: []lessons.Drill{{ID: "d"}},
	}
	for origin, want := range map[Origin]bool{
		{Step: "a"}: true, {Step: "b"}: false, {Step: "d"}: false, {Drill: "d", Level: 2, Seed: 7}: true, {Drill: "a"}: false,
	} {
		if origin.In(&l) != want {
			t.Errorf("%v: %t", origin, !want)
		}
	}
}
