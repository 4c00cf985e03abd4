package words_test

import (
	"testing"
	"time"

	"terakoya/app/words"
)

// TestClocks: of a time that passes, whole seconds count; of one that is left, a second
// that has begun.
func TestClocks(t *testing.T) {
	for d, want := range map[time.Duration][2]string{
		0:                          {"0:00", "0:00"},
		time.Millisecond:           {"0:00", "0:01"},
		time.Minute:                {"1:00", "1:00"},
		61*time.Second - 1:         {"1:00", "1:01"},
		20 * time.Minute:           {"20:00", "20:00"},
		time.Hour + 63*time.Second: {"1:01:03", "1:01:03"},
	} {
		if got := [2]string{words.Clock(d), words.Countdown(d)}; got != want {
			t.Errorf("%v: %s, want %s", d, got, want)
		}
	}
}

// TestPercent: halves go up.
func TestPercent(t *testing.T) {
	for share, want := range map[float64]string{0: "0", 0.004: "0", 0.125: "13", 2. / 3: "67", 1: "100"} {
		if got := words.Percent(share); got != want {
			t.Errorf("%v: %s, want %s", share, got, want)
		}
	}
}
