package words

import (
	"fmt"
	"strconv"
	"time"
)

// Weekdays are the days of a week in short, from Monday on.
func (w *Words) Weekdays() [7]string {
	var names [7]string
	for i := range names {
		names[i] = w.Say(fmt.Sprintf("date.weekday-%d", i+1), nil)
	}
	return names
}

// Date is a day with the day of its week: Mon 30 November, 11月30日（月）.
func (w *Words) Date(t time.Time) string {
	return w.Say("date.long", Args{"weekday": w.Weekdays()[(int(t.Weekday())+6)%7], "date": w.ShortDate(t)})
}

// ShortDate is a day of a year: 30 Nov, 11月30日.
func (w *Words) ShortDate(t time.Time) string {
	return w.Say("date.short", Args{"day": strconv.Itoa(t.Day()), "month": w.Say(fmt.Sprintf("date.month-%d", t.Month()), nil)})
}
