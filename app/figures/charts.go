package figures

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"terakoya/app/course"
	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	"terakoya/lessons/progress"
	"terakoya/widgets"
)

// note is what a row says of a count: the share that was right at the first try,
// and of how many answers.
func (s *Screen) note(c progress.Count) string {
	if c.Tries == 0 {
		return s.env.Words.Count("figures.answers", c.Answers, nil)
	}
	return s.env.Words.Count("figures.rate", c.Answers, words.Args{"percent": words.Percent(c.Rate())})
}

// amount is a count as a sentence.
func (s *Screen) amount(c progress.Count) string {
	if c.Answers == 0 {
		return s.say("none", nil)
	}
	text := s.env.Words.Count("figures.amount", c.Answers, nil)
	if c.Tries == 0 {
		return text
	}
	return s.both(text, s.say("first", words.Args{"percent": words.Percent(c.Rate())}))
}

// both puts two sentences after each other.
func (s *Screen) both(one, two string) string {
	return s.say("both", words.Args{"one": one, "two": two})
}

// bar is a row of a chart of counts.
func (s *Screen) bar(label string, c progress.Count) *widgets.Bar {
	share := float32(c.Rate())
	if c.Tries == 0 {
		share = -1
		if c.Answers == 0 {
			share = 0
		}
	}
	b := widgets.NewBar(label, s.note(c), share)
	b.Note = noteWidth
	return b
}

const (
	noteWidth = 132
	muchADay  = 10 // answers from which a day is filled
)

// streak says how many days in a row there were answers.
func (s *Screen) streak() string {
	if s.data.Streak == 0 {
		return s.say("noStreak", nil)
	}
	return s.env.Words.Count("figures.streak", s.data.Streak, nil)
}

// recent is the last weeks: a calendar, and beside it each week in words.
func (s *Screen) recent() fyne.CanvasObject {
	var days []widgets.Day
	for i := range 7 * Weeks {
		day := widgets.Day{Number: s.data.day(i).Day(), Done: widgets.DayAhead, Today: i == len(s.data.Days)-1}
		if i < len(s.data.Days) {
			day.Done = dayState(s.data.Days[i])
		}
		days = append(days, day)
	}
	calendar := widgets.NewDays(s.env.Words.Weekdays(), days)
	calendar.OnKey = s.env.OnKey
	calendar.OnPoint = func(i int) {
		text := s.say("ahead", nil)
		if i < len(s.data.Days) {
			text = s.amount(s.data.Days[i])
		}
		s.tell(s.say("of", words.Args{"what": s.date(s.data.day(i)), "text": text}))
	}
	s.named = append(s.named, parts.Whole("days", calendar))
	rows := widgets.NewColumn(calendar.RowGap(), widgets.NewSpace(calendar.Head()))
	for i := range Weeks {
		week := s.bar(s.weekName(i), s.data.week(i))
		rows.Items = append(rows.Items, week)
	}
	return page.Card(page.Wide.Gap, widgets.NewColumn(14, page.Lead(s.say("recent", nil)), page.Soft(s.streak()), widgets.NewBeside(36, calendar, rows)))
}

func dayState(c progress.Count) widgets.DayState {
	switch {
	case c.Answers >= muchADay:
		return widgets.DayMuch
	case c.Answers > 0:
		return widgets.DaySome
	}
	return widgets.DayNothing
}

// weekName names a week, 0 is the earliest.
func (s *Screen) weekName(i int) string {
	switch i {
	case Weeks - 1:
		return s.say("thisWeek", nil)
	case Weeks - 2:
		return s.say("lastWeek", nil)
	}
	return s.say("weekOf", words.Args{"date": s.env.Words.ShortDate(s.data.day(7 * i))})
}

// ahead is the reviews to come.
func (s *Screen) ahead() fyne.CanvasObject {
	w := s.env.Words
	marks := map[int]string{}
	for i := 0; i < len(s.data.Forecast); i += 7 {
		marks[i] = w.ShortDate(s.data.Now.AddDate(0, 0, i))
	}
	marks[0] = s.say("today", nil)
	chart := widgets.NewColumns(s.data.Forecast, marks)
	chart.OnKey = s.env.OnKey
	chart.OnPoint = func(i int) {
		s.tell(s.say("of", words.Args{"what": s.date(s.data.Now.AddDate(0, 0, i)), "text": w.Count("figures.reviews", s.data.Forecast[i], nil)}))
	}
	s.named = append(s.named, parts.Whole("forecast", chart))
	list := widgets.NewColumn(2, page.Soft(s.say("forecast", words.Args{
		"today": strconv.Itoa(s.data.within(1)), "tomorrow": strconv.Itoa(s.data.within(2) - s.data.within(1)),
		"week": strconv.Itoa(s.data.within(7)), "all": strconv.Itoa(s.data.within(Ahead)),
	})))
	if s.data.Due < s.data.within(1) {
		list.Items = append(list.Items, page.Soft(s.say("limited", words.Args{"due": strconv.Itoa(s.data.Due)})))
	}
	return page.Card(page.Wide.Gap, widgets.NewColumn(10, page.Lead(s.say("reviewsAhead", nil)), list, chart))
}

// chapters is the chapters that have answers.
func (s *Screen) chapters() fyne.CanvasObject {
	w := s.env.Words
	rows := widgets.NewColumn(rowGap)
	for _, c := range s.env.Chapters {
		var ids []string
		for _, e := range c.Entries {
			ids = append(ids, e.Lesson.ID)
		}
		sum := progress.Sum(s.data.Lessons, ids...)
		if sum.Answers == 0 {
			continue
		}
		rows.Items = append(rows.Items, s.bar(w.Say("lesson.chapter", words.Args{"number": fmt.Sprint(c.Number), "title": w.Chapter(c.Slug)}), sum))
	}
	if other := s.otherAnswers(); other.Answers > 0 {
		rows.Items = append(rows.Items, s.bar(s.say("gone", nil), other))
	}
	return page.Card(page.Wide.Gap, widgets.NewColumn(14, page.Lead(s.say("byChapter", nil)), rows))
}

// otherAnswers sums up what is of lessons that are no longer there.
func (s *Screen) otherAnswers() progress.Count {
	here := map[string]bool{}
	for _, e := range course.Flat(s.env.Chapters) {
		here[e.Lesson.ID] = true
	}
	var ids []string
	for id := range s.data.Lessons {
		if !here[id] {
			ids = append(ids, id)
		}
	}
	return progress.Sum(s.data.Lessons, ids...)
}

// topicsShown is how many topics are shown before all of them are.
const topicsShown = 6

// topics is the lessons that have answers, the weakest first; those with drills can
// be practised. It is nil if there are none.
func (s *Screen) topics() fyne.CanvasObject {
	var all []*course.Entry
	for _, e := range course.Flat(s.env.Chapters) {
		if s.data.Lessons[e.Lesson.ID].Tries > 0 {
			all = append(all, e)
		}
	}
	if len(all) == 0 {
		return nil
	}
	slices.SortStableFunc(all, func(a, b *course.Entry) int {
		return cmp.Compare(s.data.Lessons[a.Lesson.ID].Rate(), s.data.Lessons[b.Lesson.ID].Rate())
	})
	rows := widgets.NewColumn(rowGap)
	for i, e := range all {
		if i == topicsShown && !s.all {
			break
		}
		rows.Items = append(rows.Items, s.topic(e))
	}
	body := widgets.NewColumn(14, page.Lead(s.say("byTopic", nil)), rows)
	if len(all) > topicsShown && !s.all {
		more := s.button("all", widgets.PlainButton, s.env.Words.Count("figures.all", len(all), nil), "A", s.showAll)
		body.Items = append(body.Items, container.NewHBox(more))
	}
	return page.Card(page.Wide.Gap, body)
}

func (s *Screen) showAll() {
	if s.data != nil && !s.all {
		s.all = true
		s.render()
	}
}

func (s *Screen) topic(e *course.Entry) fyne.CanvasObject {
	b := s.bar(e.Lesson.Title.In(s.env.Words.Language), s.data.Lessons[e.Lesson.ID])
	b.SideWidth = sideWidth
	if len(e.Lesson.Drills) > 0 {
		b.Side = s.button("practise-"+e.Lesson.ID, widgets.TextButton, s.say("practise", nil), "", func() { s.env.OnPractise(e) })
	}
	return b
}

const sideWidth = 104

// papersShown is how many quizzes are listed.
const papersShown = 12

// papers is the quizzes, the newest first.
func (s *Screen) papers() fyne.CanvasObject {
	rows := widgets.NewColumn(rowGap)
	for i, p := range s.data.Papers {
		if i == papersShown {
			rows.Items = append(rows.Items, page.Soft(s.env.Words.Count("figures.morePapers", len(s.data.Papers)-i, nil)))
			break
		}
		rows.Items = append(rows.Items, s.paper(p))
	}
	return page.Card(page.Wide.Gap, widgets.NewColumn(14, page.Lead(s.say("papers", nil)), rows))
}

func (s *Screen) paper(p progress.Paper) fyne.CanvasObject {
	right, total := 0, 0
	for _, score := range p.Scores {
		right, total = right+score.Right, total+score.Total
	}
	label := s.say("paper", words.Args{"date": s.env.Words.Date(p.Began.In(s.data.Now.Location())), "code": p.Code})
	note, share := s.env.Words.Count("figures.unfinished", p.Questions, nil), float32(-1)
	if !p.Ended.IsZero() {
		key := "figures.notPassed"
		if p.Passed() {
			key = "figures.passed"
		}
		note = s.env.Words.Say(key, words.Args{"right": strconv.Itoa(right), "total": strconv.Itoa(total)})
		share = float32(right) / float32(max(1, total))
	}
	b := widgets.NewBar(label, note, share)
	b.Label = 0.42 // the date and the code stand on one line
	return b
}
