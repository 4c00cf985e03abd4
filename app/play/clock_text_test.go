package play

import (
	"strings"
	"testing"

	"terakoya/app/stage"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
)

// TestSetupReadClock: what people write for a clock, in narrow and wide signs, and what
// means nothing.
func TestSetupReadClock(t *testing.T) {
	for text, want := range map[string]string{
		"10": "sudden 600", "10 + 30": "byoyomi 600 30", "10+30": "byoyomi 600 30", "0 + 10": "byoyomi 0 10",
		"5 + 10 f": "fischer 300 10", "5+10F": "fischer 300 10", "1:30 + 5": "byoyomi 90 5",
		"10 + 30 + 10": "nhk 600 30 10 60", "0+30+5x45": "nhk 0 30 5 45", "10 + 30 + 5 × 45": "nhk 600 30 5 45",
		"１０　＋　３０": "byoyomi 600 30", "10分＋30秒": "byoyomi 600 30", "10 min + 30 s": "byoyomi 600 30", "10分鐘": "sudden 600",
		"": "", "0": "", "ten": "", "10 +": "", "10 + 0": "", "-5": "", "10 - 30": "", "10 + 30 + 0": "", "10 + 30 + 5 x": "",
		"10 f": "", "10 + 30 + 10 f": "", "10 + 30 + 5 + 1": "", "1:75": "", "2000": "", "10 + 4000": "", "999999999999": "", "+": "", "f": "",
	} {
		c, ok := readClock(text)
		if got := c.String(); got != want || ok != (want != "") {
			t.Errorf("%q is %q, %v; want %q", text, got, ok, want)
		}
		if again, _ := readClock(writeClock(c)); again != c {
			t.Errorf("%q, written as %q, became %q", text, writeClock(c), again)
		}
	}
}

// TestSetupClockText: every clock is told of in every language, with all its numbers.
func TestSetupClockText(t *testing.T) {
	for text, numbers := range map[string]string{
		"": "", "sudden 600": "10", "byoyomi 90 30": "1 30 30", "byoyomi 0 30": "30", "fischer 300 10": "5 10",
		"nhk 600 30 7 60": "10 30 7 1", "nhk 0 30 7 45": "30 7 45",
	} {
		c := stage.Must[rules.Clock](t)(rules.ParseClock(text))
		for _, l := range lessons.Languages {
			told := clockText(stage.Must[*words.Catalogue](t)(stage.Words()).In(l), c)
			for _, n := range strings.Fields(numbers) {
				if !strings.Contains(told, n) {
					t.Errorf("%s: %q is told of as %q, without %s", l, text, told, n)
				}
			}
			if strings.Contains(told, "[") || (told == "") != (text == "") {
				t.Errorf("%s: %q is told of as %q", l, text, told)
			}
		}
	}
}
