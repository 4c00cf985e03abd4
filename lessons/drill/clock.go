package drill

import (
	"fmt"
	"slices"
	"time"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
)

// clock tells what a clock shows before a move and how long the move takes, and
// asks what it shows after it, or whether the flag has fallen. The cases:
//
//	byoyomi        main time, then so much for every move
//	consideration  main time, then 30 seconds a move, and periods of a minute that
//	               are used up whole once they are begun
//	fischer        main time, to which every move adds
//
// The template tells the system under the name of the case, where {byoyomi},
// {periods} and {increment} are filled in, and under lost that time is up; its
// text has the blanks {system}, {main} and {used}. Times read 4:20; a clock reads
// 4:20 + 0:30, or 0:00 + 0:30 + 7 × 1:00. With the level the times are less round
// and closer to where something changes, and more answers are offered.
var clock = Generator{
	Cases:   []Case{{"byoyomi", 1}, {"consideration", 1}, {"fischer", 1}},
	Answers: []string{"byoyomi", "consideration", "fischer", "lost"}, ByCase: true,
	Fills: []string{"system", "main", "used"}, Kind: lessons.Choice, hard: options,
	make: makeClock,
}

// watch is a clock before a move, in seconds.
type watch struct {
	system             string
	main, used         int
	byoyomi, increment int
	periods            int
}

// period is how long a period of consideration is.
const period = 60

func makeClock(m *maker, s *lessons.Step) bool {
	w := m.watch()
	right, inTime := w.after()
	if !inTime {
		right = lost
	}
	if inTime == (m.luck[0] < 30) { // three in ten lose
		return false
	}
	p, ok := m.midgame(10)
	all := []string{right}
	for _, text := range w.mistakes(m) {
		if !slices.Contains(all, text) && len(all) < 2+m.level {
			all = append(all, text)
		}
	}
	if !slices.Contains(all, lost) {
		all[len(all)-1] = lost
	}
	m.figures(s, all...)
	for i, o := range s.Option {
		if o.Text.In(lessons.English) == lost {
			s.Option[i].Text = m.drill.Answers[lost]
		}
	}
	fill(s, "system", m.drill.Answers[m.kase])
	for blank, text := range map[string]string{
		"main": minutes(w.main), "used": minutes(w.used), "byoyomi": minutes(w.byoyomi),
		"increment": minutes(w.increment), "periods": fmt.Sprint(w.periods),
	} {
		fill(s, blank, alike(text))
	}
	return ok && len(all) > 2 && shown(s, p.Setup())
}

// lost is the key of the answer that time is up.
const lost = "lost"

// watch draws a clock and the time used.
func (m *maker) watch() watch {
	w := watch{system: m.kase, byoyomi: 30}
	unit := []int{60, 30, 10, 5, 1}[m.level-1] // what times are multiples of
	w.main = unit * m.within(0, 300/unit)
	switch w.system {
	case "byoyomi":
		w.byoyomi = one(m, []int{30, 60})
	case "consideration":
		w.periods = m.within(1, 10)
	default:
		w.byoyomi, w.increment = 0, one(m, []int{10, 20, 30})
		w.main += unit
	}
	most := w.main + w.byoyomi + period*w.periods
	edges := []int{w.main, w.main + w.byoyomi, most}
	near := max(unit, 12-2*m.level)
	w.used = one(m, edges) + one(m, []int{-1, 1})*m.within(1, near)
	if m.chance(25) {
		w.used = unit * m.within(1, 1+most/unit)
	}
	w.used = max(1, w.used)
	return w
}

// after returns what the clock shows after the move; false if the flag has
// fallen: no time may be left over.
func (w *watch) after() (string, bool) {
	if w.system == "consideration" {
		over := w.used - w.main
		spent := 0
		if over >= w.byoyomi {
			spent = 1 + (over-w.byoyomi)/period
		}
		return w.shows(max(0, -over), w.periods-spent), spent <= w.periods
	}
	k := engine.Clock{Byoyomi: time.Duration(w.byoyomi) * time.Second}
	k.Left[rules.Black] = time.Duration(w.main) * time.Second
	left, inTime := k.Spend(rules.Black, time.Duration(w.used)*time.Second)
	inTime = inTime && w.used < w.main+w.byoyomi
	return w.shows(int(left.Left[rules.Black]/time.Second)+w.increment, w.periods), inTime
}

// shows writes what a clock shows.
func (w *watch) shows(main, periods int) string {
	text := minutes(main)
	if w.byoyomi > 0 {
		text += " + " + minutes(w.byoyomi)
	}
	if w.system == "consideration" {
		text += fmt.Sprintf(" + %d × %s", periods, minutes(period))
	}
	return text
}

// minutes writes a time.
func minutes(seconds int) string { return fmt.Sprintf("%d:%02d", seconds/60, seconds%60) }

// mistakes are what a clock would show to who forgets a rule: that time is up,
// what a move adds, what begins a period; that byoyomi comes back whole.
func (w *watch) mistakes(m *maker) []string {
	left := max(0, w.main-w.used)
	all := []string{
		w.shows(left, w.periods), w.shows(max(0, w.main+w.byoyomi-w.used), w.periods), w.shows(w.main, w.periods),
		w.shows(left+w.byoyomi, w.periods), w.shows(left+w.increment, max(0, w.periods-1)),
		w.shows(max(0, left-w.increment), w.periods), w.shows(left+10, w.periods), w.shows(left+m.within(11, 29), w.periods),
		w.shows(left+period, w.periods),
	}
	if over := w.used - w.main - w.byoyomi; w.periods > 0 && over >= 0 {
		spent := over / period
		all = append([]string{w.shows(0, max(0, w.periods-spent)), w.shows(0, max(0, w.periods-spent-2))}, all...)
	}
	return all
}
