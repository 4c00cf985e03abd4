package spsa

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"
)

var toy = []Parameter{
	{"height", 20, 0, 200, 10}, {"width", 90, 0, 100, 5}, {"edge", 3, 0, 10, 1},
}

// nearer is the game of the toy: the nearer to its hill a side stands, the more it wins.
func nearer(_ context.Context, _ int, up, down map[string]int) (float64, error) {
	far := func(v map[string]int) float64 {
		sum := 0.0
		for name, at := range map[string][2]float64{"height": {120, 10}, "width": {40, 5}, "edge": {10, 1}} {
			sum += math.Pow((float64(v[name])-at[0])/at[1], 2)
		}
		return sum
	}
	return 1 / (1 + math.Exp((far(up)-far(down))/10)), nil
}

func begin(t *testing.T) *State {
	t.Helper()
	s, err := New(1, 400, 4, 0.1, toy)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func step(t *testing.T, s *State, workers int) {
	t.Helper()
	if err := s.Step(t.Context(), workers, nearer); err != nil {
		t.Fatal(err)
	}
}

// TestClimbs: the values come to the top of the hill and stay within their bounds.
func TestClimbs(t *testing.T) {
	s := begin(t)
	for s.Played < s.Plan {
		step(t, s, 1)
		for _, v := range s.Values {
			if v.Now < float64(v.Min) || v.Now > float64(v.Max) {
				t.Fatalf("%+v", v)
			}
		}
	}
	got := s.Rounded()
	for name, want := range map[string][2]int{"height": {110, 130}, "width": {35, 45}, "edge": {9, 10}} {
		if got[name] < want[0] || got[name] > want[1] {
			t.Errorf("%s is %d, want %d to %d", name, got[name], want[0], want[1])
		}
	}
}

// TestGoesOn: a tuning that was written down and read, and one that several play at once,
// come to the same values.
func TestGoesOn(t *testing.T) {
	whole, parts := begin(t), begin(t)
	for range 10 {
		step(t, whole, 1)
		step(t, parts, 3)
		text, err := json.Marshal(parts)
		if err != nil {
			t.Fatal(err)
		}
		parts = &State{}
		if err := json.Unmarshal(text, parts); err != nil || parts.Valid() != nil {
			t.Fatal(err, parts.Valid())
		}
	}
	if !reflect.DeepEqual(whole, parts) || whole.Played != 40 {
		t.Errorf("%+v\n%+v", whole, parts)
	}
}

// TestNudges: both sides differ from the values by a step at the end and by more at first,
// one up and one down.
func TestNudges(t *testing.T) {
	s := begin(t)
	first, last := s.nudge(0), s.nudge(s.Plan-1)
	if d := first.up["height"] - first.down["height"]; d != 36 && d != -36 {
		t.Errorf("the first: %d", d)
	}
	if d := last.up["height"] - last.down["height"]; d != 20 && d != -20 {
		t.Errorf("the last: %d", d)
	}
	if reflect.DeepEqual(s.nudge(0).way, s.nudge(1).way) && reflect.DeepEqual(s.nudge(1).way, s.nudge(2).way) {
		t.Error("all nudges are the same")
	}
}

// TestStepFails: an error changes nothing.
func TestStepFails(t *testing.T) {
	s, out := begin(t), errors.New("out of order")
	step(t, s, 1)
	was := *s
	was.Values = append([]Tuned{}, s.Values...)
	fails := func(_ context.Context, n int, _, _ map[string]int) (float64, error) {
		if n%2 == 1 {
			return 1, out
		}
		return 1, nil
	}
	for workers := 1; workers < 4; workers++ {
		if err := s.Step(t.Context(), workers, fails); !errors.Is(err, out) || !reflect.DeepEqual(*s, was) {
			t.Errorf("%v, %+v", err, s)
		}
	}
}

func TestValid(t *testing.T) {
	for name, p := range map[string]Parameter{
		"no room": {"a", 1, 1, 1, 1}, "no step": {"a", 1, 0, 2, 0}, "outside": {"a", 5, 0, 2, 1},
	} {
		if _, err := New(1, 1, 1, 1, []Parameter{p}); err == nil || !strings.Contains(err.Error(), "parameter a") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := New(1, 1, 1, 1, nil); err == nil {
		t.Error("nothing to tune, and no error")
	}
}
