package play

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"terakoya/app/words"
	"terakoya/rules"
)

// readClock reads a clock as people write it: minutes, then "+" and seconds for each
// move. "10" is sudden death, "10 + 30" byoyomi, "5 + 10 f" Fischer, and "10 + 30 + 10"
// has ten considerations of a minute, "10 + 30 + 10 x 45" of 45 seconds. Minutes may
// be written "1:30". Wide digits and signs do too, and so do units.
func readClock(text string) (rules.Clock, bool) {
	text, fischer := strings.CutSuffix(narrow(text), "f")
	parts := strings.Split(text, "+")
	var c rules.Clock
	ok := len(parts) <= 3 && readMinutes(parts[0], &c.Main)
	switch {
	case !ok || fischer && len(parts) != 2:
		return rules.Clock{}, false
	case len(parts) == 1:
		c.Kind = rules.ClockSudden
	case fischer:
		c.Kind = rules.ClockFischer
	case len(parts) == 2:
		c.Kind = rules.ClockByoyomi
	default:
		c.Kind = rules.ClockNHK
		ok = readConsiderations(parts[2], &c)
	}
	if len(parts) > 1 {
		ok = ok && readSeconds(parts[1], &c.Step)
	}
	if !ok || c.Check() != nil {
		return rules.Clock{}, false
	}
	return c, true
}

// narrow takes wide characters for narrow ones, and leaves out blanks and units.
func narrow(text string) string {
	const wide = '！' - '!' // how far a wide sign is from its narrow one
	text = strings.Map(func(r rune) rune {
		switch {
		case r >= '！' && r <= '～':
			return r - wide
		case r == '　':
			return ' '
		case r == '×':
			return 'x'
		}
		return r
	}, text)
	return units.Replace(strings.ToLower(text))
}

var units = strings.NewReplacer(" ", "", "min", "", "m", "", "s", "", "分", "", "鐘", "", "钟", "", "秒", "")

// readMinutes reads "10" or "1:30".
func readMinutes(text string, d *time.Duration) bool {
	minutes, seconds, both := strings.Cut(text, ":")
	m, err := strconv.ParseUint(minutes, 10, 16)
	if err != nil {
		return false
	}
	*d = time.Duration(m) * time.Minute
	if !both {
		return true
	}
	s, err := strconv.ParseUint(seconds, 10, 16)
	*d += time.Duration(s) * time.Second
	return err == nil && s < 60
}

func readSeconds(text string, d *time.Duration) bool {
	s, err := strconv.ParseUint(text, 10, 16)
	*d = time.Duration(s) * time.Second
	return err == nil
}

// readConsiderations reads "10" or "10x45".
func readConsiderations(text string, c *rules.Clock) bool {
	count, each, both := strings.Cut(text, "x")
	n, err := strconv.ParseUint(count, 10, 8)
	c.Considerations, c.Consideration = int(n), time.Minute
	return err == nil && (!both || readSeconds(each, &c.Consideration))
}

// writeClock writes a clock as readClock reads it; nothing for none.
func writeClock(c rules.Clock) string {
	minutes := fmt.Sprint(int(c.Main / time.Minute))
	if rest := c.Main % time.Minute; rest > 0 {
		minutes += fmt.Sprintf(":%02d", int(rest/time.Second))
	}
	step := int(c.Step / time.Second)
	switch c.Kind {
	case rules.ClockNone:
	case rules.ClockSudden:
		return minutes
	case rules.ClockByoyomi:
		return fmt.Sprintf("%s + %d", minutes, step)
	case rules.ClockFischer:
		return fmt.Sprintf("%s + %d f", minutes, step)
	case rules.ClockNHK:
		text := fmt.Sprintf("%s + %d + %d", minutes, step, c.Considerations)
		if c.Consideration != time.Minute {
			text += fmt.Sprintf(" x %d", int(c.Consideration/time.Second))
		}
		return text
	}
	return ""
}

// clockText says what a clock gives; nothing for none.
func clockText(w *words.Words, c rules.Clock) string {
	key := "play.clock.about." + c.Kind.String()
	switch c.Kind {
	case rules.ClockNone:
		return ""
	case rules.ClockSudden, rules.ClockFischer:
	case rules.ClockByoyomi, rules.ClockNHK:
		if c.Main == 0 {
			key += "-only"
		}
	}
	return w.Say(key, words.Args{
		"main": timeText(w, c.Main), "step": timeText(w, c.Step),
		"count": fmt.Sprint(c.Considerations), "each": timeText(w, c.Consideration),
	})
}

// timeText writes a time in minutes and seconds, such as "1 min 30 s".
func timeText(w *words.Words, d time.Duration) string {
	args := words.Args{"min": fmt.Sprint(int(d / time.Minute)), "sec": fmt.Sprint(int(d % time.Minute / time.Second))}
	switch {
	case d < time.Minute:
		return w.Say("play.clock.sec", args)
	case d%time.Minute == 0:
		return w.Say("play.clock.min", args)
	}
	return w.Say("play.clock.min-sec", args)
}
