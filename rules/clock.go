package rules

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// ClockKind is how time is given.
type ClockKind uint8

// The kinds of clocks. In all of them every moment counts that a side is on move, as
// on an electric clock; no fractions of minutes are dropped.
const (
	// ClockNone gives all the time there is.
	ClockNone ClockKind = iota
	// ClockSudden (切れ負け) gives a main time. Who has none left loses.
	ClockSudden
	// ClockByoyomi (秒読み) gives so much for each move once the main time is used
	// up. What a move leaves of it is not kept.
	ClockByoyomi
	// ClockFischer gives a main time, and more of it for each move, the first one too:
	// USI, whose btime and binc a player may use up together on any move, has it so, and
	// so has the increment of FIDE's electronic clocks.
	ClockFischer
	// ClockNHK is ClockByoyomi with considerations (考慮時間): a move that outlasts its
	// byoyomi uses one of them up, then the next. One that has begun is gone, however
	// little was used of it. The NHK Cup gives 10 minutes, 30 seconds a move, and 10
	// considerations of a minute.
	ClockNHK
)

// ClockKinds lists all of them.
var ClockKinds = []ClockKind{ClockNone, ClockSudden, ClockByoyomi, ClockFischer, ClockNHK}

var clockNames = [...]string{"", "sudden", "byoyomi", "fischer", "nhk"}

// String returns the word of the kind in the text of a clock; "" for none.
func (k ClockKind) String() string { return clockNames[k] }

// Clock is how much time each side has for a game. The zero Clock is none. Times are
// whole seconds.
type Clock struct {
	Kind           ClockKind
	Main           time.Duration // at the start; may be 0 with byoyomi
	Step           time.Duration // byoyomi, or what ClockFischer adds; else 0
	Considerations int           // how many, of ClockNHK
	Consideration  time.Duration // how long one of them is
}

// The most that a clock gives.
const (
	mostMain           = 24 * time.Hour
	mostStep           = time.Hour
	mostConsiderations = 20
)

// ParseClock reads a clock: "" for none, "sudden 600", "byoyomi 600 30" (main time,
// byoyomi), "fischer 300 10" (main time, added for each move), "nhk 600 30 10 60"
// (main time, byoyomi, how many considerations, how long each is), in seconds. The
// error says what cannot be read, or is no time to play with.
func ParseClock(text string) (Clock, error) {
	fields := strings.Fields(text)
	if len(fields) == 0 {
		return Clock{}, nil
	}
	var c Clock
	for _, k := range ClockKinds[1:] {
		if k.String() == fields[0] {
			c.Kind = k
		}
	}
	if c.Kind == ClockNone {
		return Clock{}, fmt.Errorf("clock %q: no kind %q; there are %s", text, fields[0], strings.Join(clockNames[1:], ", "))
	}
	if want := c.Kind.numbers(); len(fields)-1 != want {
		return Clock{}, fmt.Errorf("clock %q: %d numbers, want %d", text, len(fields)-1, want)
	}
	var numbers [4]int
	for i, f := range fields[1:] {
		n, err := strconv.Atoi(f)
		if err != nil || n < 0 || n > int(mostMain/time.Second) {
			return Clock{}, fmt.Errorf("clock %q: %q is not a number of seconds up to a day", text, f)
		}
		numbers[i] = n
	}
	c.Main, c.Step = time.Duration(numbers[0])*time.Second, time.Duration(numbers[1])*time.Second
	c.Considerations, c.Consideration = numbers[2], time.Duration(numbers[3])*time.Second
	if err := c.Check(); err != nil {
		return Clock{}, fmt.Errorf("clock %q: %w", text, err)
	}
	return c, nil
}

// numbers is how many the text of such a clock has.
func (k ClockKind) numbers() int {
	switch k {
	case ClockNone:
	case ClockSudden:
		return 1
	case ClockByoyomi, ClockFischer:
		return 2
	case ClockNHK:
		return 4
	}
	return 0
}

// Check says what makes a clock one that cannot be played with; nil if it can.
func (c Clock) Check() error {
	switch {
	case c.Kind == ClockNone:
		return nil
	case (c.Kind == ClockSudden || c.Kind == ClockFischer) && c.Main <= 0:
		return fmt.Errorf("no main time")
	case c.Kind != ClockSudden && c.Step <= 0:
		return fmt.Errorf("no time for a move")
	case c.Kind == ClockNHK && (c.Considerations <= 0 || c.Consideration <= 0):
		return fmt.Errorf("no considerations")
	case c.Main > mostMain || c.Step > mostStep || c.Consideration > mostStep || c.Considerations > mostConsiderations:
		return fmt.Errorf("more than a day, an hour for a move, or %d considerations", mostConsiderations)
	}
	return nil
}

// String writes the clock as [ParseClock] reads it.
func (c Clock) String() string {
	main, step := int(c.Main/time.Second), int(c.Step/time.Second)
	switch c.Kind {
	case ClockNone:
	case ClockSudden:
		return fmt.Sprintf("%s %d", c.Kind, main)
	case ClockByoyomi, ClockFischer:
		return fmt.Sprintf("%s %d %d", c.Kind, main, step)
	case ClockNHK:
		return fmt.Sprintf("%s %d %d %d %d", c.Kind, main, step, c.Considerations, int(c.Consideration/time.Second))
	}
	return ""
}

// Left is what a side still has.
type Left struct {
	Main time.Duration
	// Byoyomi is what is left of this move once the main time is used up: of the
	// byoyomi, or of the consideration that runs. Before that, and for the side that is
	// not on move, it is the whole byoyomi.
	Byoyomi time.Duration
	// Considerations is how many have not begun.
	Considerations int
	// Considering is true while one of them runs.
	Considering bool
	// Fallen is true once nothing is left: the side has lost on time.
	Fallen bool
}

// full is what each side has at the start.
func (c Clock) full() Left {
	left := Left{Main: c.Main, Considerations: c.Considerations}
	if c.Kind == ClockByoyomi || c.Kind == ClockNHK {
		left.Byoyomi = c.Step
	}
	return left
}

// spend returns what is left of a side's time in a move that has taken so long. A
// time that is used up to the last has ended: the next one has begun, and where there
// is none, the flag has fallen.
func (c Clock) spend(left Left, took time.Duration) Left {
	if c.Kind == ClockNone {
		return left
	}
	over := took - left.Main
	if left.Main = max(0, -over); left.Main > 0 {
		return left
	}
	if over < left.Byoyomi {
		left.Byoyomi -= over
		return left
	}
	over -= left.Byoyomi
	left.Byoyomi = 0
	if c.Kind != ClockNHK || over >= time.Duration(left.Considerations)*c.Consideration {
		left.Considerations, left.Fallen = 0, true
		return left
	}
	left.Considerations -= int(over/c.Consideration) + 1
	left.Byoyomi, left.Considering = c.Consideration-over%c.Consideration, true
	return left
}

// first returns what a side has for its first move.
func (c Clock) first() Left {
	left := c.full()
	if c.Kind == ClockFischer {
		left.Main += c.Step
	}
	return left
}

// moved returns what a side has for its next move. What Fischer adds is not there
// before: who has used up what there was has lost.
func (c Clock) moved(left Left) Left {
	if left.Fallen {
		return left
	}
	next := c.full()
	next.Main, next.Considerations = left.Main, left.Considerations
	if c.Kind == ClockFischer {
		next.Main += c.Step
	}
	return next
}
