package words

import (
	"fmt"
	"math"
	"strconv"
	"time"
)

// Percent writes a share of 1 in per cent, without the sign, halves upwards: 67.
func Percent(share float64) string { return strconv.Itoa(int(math.Round(100 * share))) }

// Clock writes a time in whole seconds, what is less left out: 9:41, or 1:03:41 from an
// hour on.
func Clock(d time.Duration) string {
	seconds := int(d / time.Second)
	if seconds < 3600 {
		return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
	}
	return fmt.Sprintf("%d:%02d:%02d", seconds/3600, seconds/60%60, seconds%60)
}

// Countdown writes what is left of a time like Clock, but a second that has begun counts,
// so that no time is shown only when there is none.
func Countdown(d time.Duration) string { return Clock(d + time.Second - 1) }
