package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// noon is when the clocks of the tests start.
var noon = time.Date(2026, time.January, 5, 12, 0, 0, 0, time.UTC)

// clock reads a clock that must be there.
func clock(t testing.TB, text string) Clock {
	t.Helper()
	c, err := ParseClock(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// says writes what is left as the tests below do: main time, byoyomi, considerations.
func says(l Left) string {
	text := fmt.Sprintf("%g %g %d", l.Main.Seconds(), l.Byoyomi.Seconds(), l.Considerations)
	if l.Considering {
		text += " considering"
	}
	if l.Fallen {
		text += " fallen"
	}
	return text
}

// run does what a script says and returns the clocks and what time it is then: a
// number is a move of so many seconds, "+8" lets 8 pass, "pause", "resume", "undo2".
func run(t testing.TB, c Clock, turn Color, script string) (*Clocks, time.Time) {
	t.Helper()
	now := noon
	k := c.Start(turn, now)
	for _, word := range strings.Fields(script) {
		switch rest, undone := strings.CutPrefix(word, "undo"); {
		case undone:
			n, err := strconv.Atoi(rest)
			if err != nil {
				t.Fatal(err)
			}
			k.Undo(n, now)
		case word == "pause":
			k.Pause(now)
		case word == "resume":
			k.Resume(now)
		default:
			took, err := time.ParseDuration(strings.TrimPrefix(word, "+") + "s")
			if err != nil {
				t.Fatal(err)
			}
			if now = now.Add(took); !strings.HasPrefix(word, "+") {
				k.Press(now)
			}
		}
	}
	return k, now
}

// clockCases say what sente and gote have after a script; gote has what it had at the
// start where nothing is said of it.
var clockCases = []struct{ name, clock, script, black, white string }{
	{"at the start", "byoyomi 600 30", "", "600 30 0", "600 30 0"},
	{"none", "", "1000 5000", "0 0 0", "0 0 0"},
	{"only the side to move", "sudden 60", "+10", "50 0 0", "60 0 0"},
	{"each in turn", "sudden 60", "10 20 5 +2", "45 0 0", "38 0 0"},
	{"no time left", "sudden 3", "+3", "0 0 0 fallen", "3 0 0"},
	{"never below zero", "sudden 3", "+500", "0 0 0 fallen", "3 0 0"},
	{"the last moment", "sudden 3", "2.999 +1", "0.001 0 0", "2 0 0"},
	{"a move too late is none", "sudden 3", "4 +1", "0 0 0 fallen", "3 0 0"},

	// CLK-01: a move in the tick in which the main time is used up
	{"a move at exactly zero", "byoyomi 10 10", "10", "0 10 0", "10 10 0"},
	{"a thought at exactly zero", "byoyomi 10 10", "+10", "0 10 0", "10 10 0"},
	{"into byoyomi", "byoyomi 10 10", "+14", "0 6 0", "10 10 0"},
	{"the end of byoyomi", "byoyomi 10 10", "+20", "0 0 0 fallen", "10 10 0"},
	// CLK-03: ten plies of eight seconds each
	{"byoyomi begins anew", "byoyomi 0 10", "8 8 8 8 8 8 8 8 8 8", "0 10 0", "0 10 0"},
	{"byoyomi does not add up", "byoyomi 0 10", "1 1 1 1 +9", "0 1 0", "0 10 0"},
	{"main time is not eaten by byoyomi", "byoyomi 20 10", "15 1 +4", "1 10 0", "19 10 0"},

	{"added for each move", "fischer 60 10", "20 5 +1", "59 0 0", "75 0 0"},
	{"not added before it", "fischer 60 10", "+70", "0 0 0 fallen", "70 0 0"},
	{"it may grow", "fischer 60 10", "1 1 1 1", "88 0 0", "88 0 0"},

	{"NHK at the start", "nhk 600 30 10 60", "", "600 30 10", "600 30 10"},
	{"within byoyomi", "nhk 0 30 10 60", "29 +1", "0 30 10", "0 29 10"},
	{"the first consideration", "nhk 0 30 10 60", "+31", "0 59 9 considering", "0 30 10"},
	{"a consideration begun is gone", "nhk 0 30 10 60", "31", "0 30 9", "0 30 10"},
	{"one by one", "nhk 0 30 10 60", "+95", "0 55 8 considering", "0 30 10"},
	{"three of them", "nhk 0 30 10 60", "151", "0 30 7", "0 30 10"},
	{"the last one", "nhk 0 30 2 60", "+149", "0 1 0 considering", "0 30 2"},
	{"none left", "nhk 0 30 2 60", "+150", "0 0 0 fallen", "0 30 2"},
	{"byoyomi when none are left", "nhk 0 30 1 60", "31 1 29", "0 30 0", "0 30 1"},
	{"main time first", "nhk 600 30 10 60", "+631", "0 59 9 considering", "600 30 10"},

	{"paused", "sudden 60", "+5 pause +100", "55 0 0", "60 0 0"},
	{"paused and resumed", "sudden 60", "+5 pause +100 resume +5", "50 0 0", "60 0 0"},
	{"paused twice", "sudden 60", "+5 pause +50 pause +50 resume +5", "50 0 0", "60 0 0"},
	{"resumed without a pause", "sudden 60", "+5 resume +5", "50 0 0", "60 0 0"},
	{"a pause is no part of a move", "sudden 60", "+5 pause +100 resume 5", "50 0 0", "60 0 0"},

	// CLK-06: the clock of the side to move runs and flags after a take-back
	{"taken back", "sudden 60", "10 5 undo2", "60 0 0", "60 0 0"},
	{"it runs after a take-back", "sudden 60", "10 5 undo2 +59", "1 0 0", "60 0 0"},
	{"it flags after a take-back", "sudden 60", "10 5 undo2 +60", "0 0 0 fallen", "60 0 0"},
	{"one move taken back", "sudden 60", "10 5 undo1 +7", "50 0 0", "53 0 0"},
	{"what was added is taken away", "fischer 60 10", "20 5 3 undo2 +1", "60 0 0", "69 0 0"},
	{"considerations come back", "nhk 0 30 10 60", "151 1 undo2", "0 30 10", "0 30 10"},
	{"more than there are", "sudden 60", "10 undo7 +1", "59 0 0", "60 0 0"},
	{"taken back in a pause", "sudden 60", "10 +3 pause undo1 +50", "60 0 0", "60 0 0"},
}

// TestClocks: what each side has after a script.
func TestClocks(t *testing.T) {
	for _, c := range clockCases {
		t.Run(c.name, func(t *testing.T) {
			k, now := run(t, clock(t, c.clock), Black, c.script)
			if diff := cmp.Diff([]string{c.black, c.white}, []string{says(k.Left(Black, now)), says(k.Left(White, now))}); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestClocksOfUwate: in a handicap game the clock of uwate runs first (HCAP-01,
// CLK-09: at once), and times alternate from there.
func TestClocksOfUwate(t *testing.T) {
	k, now := run(t, clock(t, "sudden 60"), White, "+4")
	if got := says(k.Left(White, now)) + ", " + says(k.Left(Black, now)); got != "56 0 0, 60 0 0" || k.Turn() != White {
		t.Errorf("%s to move; uwate, shitate have %s", k.Turn(), got)
	}
	if took := k.Press(now); took != 4*time.Second || k.Turn() != Black {
		t.Errorf("it took %s, %s is to move", took, k.Turn())
	}
}

// TestClockRestored: a kept game goes on with the clocks as they stood, whatever they
// are and wherever it was left.
func TestClockRestored(t *testing.T) {
	for _, text := range []string{"", "sudden 600", "byoyomi 20 40", "fischer 60 10", "nhk 20 30 10 60"} {
		k, now := run(t, clock(t, text), White, "7 2.5 50 29 1 31")
		again := clock(t, text).Start(White, now.Add(time.Hour))
		again.Restore(k.Times(), now.Add(2*time.Hour))
		for _, side := range []Color{Black, White} {
			if a, b := says(k.Left(side, now)), says(again.Left(side, now.Add(2*time.Hour))); a != b {
				t.Errorf("%q: %s has %s, had %s", text, side, b, a)
			}
		}
		if again.Turn() != k.Turn() || len(again.Times()) != 6 {
			t.Errorf("%q: %s is to move after %v", text, again.Turn(), again.Times())
		}
	}
}

// TestClockTurnedBack: a time that goes back gives nobody more than they had (CLK-07).
func TestClockTurnedBack(t *testing.T) {
	k, now := run(t, clock(t, "sudden 60"), Black, "10 10 +5 pause")
	earlier := now.Add(-time.Hour)
	k.Resume(earlier)
	if got := says(k.Left(Black, earlier.Add(-time.Minute))); got != "45 0 0" {
		t.Errorf("sente has %s", got)
	}
	if took := k.Press(earlier.Add(-time.Minute)); took != 5*time.Second {
		t.Errorf("the move took %s", took)
	}
}

// TestClockTimes: what a move took is measured also without a clock, and the caller's
// list is a copy.
func TestClockTimes(t *testing.T) {
	k, _ := run(t, Clock{}, Black, "3 4 pause +9 resume 5")
	want := []time.Duration{3 * time.Second, 4 * time.Second, 5 * time.Second}
	k.Times()[0] = 0
	if diff := cmp.Diff(want, k.Times()); diff != "" {
		t.Error(diff)
	}
	if k.Paused() {
		t.Error("still paused")
	}
}

// clockTexts are all kinds of clocks; FuzzClock begins with them.
var clockTexts = []string{"", "sudden 600", "byoyomi 600 30", "byoyomi 0 10", "fischer 300 10", "nhk 600 30 10 60", "nhk 0 30 1 60"}

// TestClockText: a clock comes back as it was written.
func TestClockText(t *testing.T) {
	kinds := map[ClockKind]bool{}
	for _, text := range clockTexts {
		c := clock(t, text)
		kinds[c.Kind] = true
		if c.String() != text {
			t.Errorf("%q became %q", text, c)
		}
	}
	for _, k := range ClockKinds {
		if !kinds[k] {
			t.Errorf("no clock of kind %q", k)
		}
	}
}

// TestClockRefused: the reason says what is missing.
func TestClockRefused(t *testing.T) {
	for text, want := range map[string]string{
		"hourglass 3":       `no kind "hourglass"`,
		"sudden":            "0 numbers, want 1",
		"sudden 600 30":     "2 numbers, want 1",
		"byoyomi 600":       "1 numbers, want 2",
		"nhk 0 30 10":       "3 numbers, want 4",
		"sudden ten":        `"ten" is not a number`,
		"sudden -5":         `"-5" is not a number`,
		"sudden 86401":      `"86401" is not a number`,
		"sudden 0":          "no main time",
		"fischer 0 10":      "no main time",
		"byoyomi 600 0":     "no time for a move",
		"fischer 600 0":     "no time for a move",
		"byoyomi 600 3601":  "an hour for a move",
		"nhk 0 30 0 60":     "no considerations",
		"nhk 0 30 10 0":     "no considerations",
		"nhk 0 30 21 60":    "20 considerations",
		"nhk 0 30 1 86400":  "an hour for a move",
		"fischer 60 9x":     `"9x" is not a number`,
		"sudden 6000000000": `"6000000000" is not a number`,
	} {
		if _, err := ParseClock(text); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), text) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// FuzzClock: what can be read comes back, can be played with, and no time left ever
// grows or falls below zero while a side thinks.
func FuzzClock(f *testing.F) {
	for _, text := range clockTexts {
		f.Add(text, uint32(31_000))
	}
	f.Fuzz(func(t *testing.T, text string, millis uint32) {
		c, err := ParseClock(text)
		if err != nil {
			return
		}
		if again, err := ParseClock(c.String()); err != nil || again != c {
			t.Fatalf("%q became %q: %v", text, c, err)
		}
		k, total := c.Start(Black, noon), func(l Left) time.Duration {
			return l.Main + l.Byoyomi + time.Duration(l.Considerations)*c.Consideration
		}
		now := noon.Add(time.Duration(millis) * time.Millisecond)
		had, has := k.Left(Black, noon), k.Left(Black, now)
		if c.Kind != ClockNone && total(has) != max(0, total(had)-now.Sub(noon)) || has.Fallen != (c.Kind != ClockNone && total(has) == 0) {
			t.Errorf("%q: %s of %s left after %d ms", text, says(has), says(had), millis)
		}
		if slices.Min([]time.Duration{has.Main, has.Byoyomi, time.Duration(has.Considerations)}) < 0 {
			t.Errorf("%q: %s left", text, says(has))
		}
	})
}
