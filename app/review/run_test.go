package review

import (
	"testing"
	"time"

	"terakoya/app/course"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/lessons/progress"
	"terakoya/lessons/quiz"
)

var noon = time.Date(2026, time.December, 3, 12, 0, 0, 0, time.UTC)

func shelf(t *testing.T) (*Shelf, []course.Chapter) {
	t.Helper()
	all := lessons.Load(content.Lessons())
	var list []*lessons.Lesson
	for i := range all.Lessons {
		list = append(list, &all.Lessons[i])
	}
	chapters := course.Build(list, nil, lessons.NewSession)
	pool, err := problem.Load(content.Problems())
	if err != nil {
		t.Fatal(err)
	}
	return NewShelf(chapters, func() *drill.Bench { return drill.New(pool) }), chapters
}

func card(lesson, step, drill string) progress.Card {
	return progress.Card{Item: progress.Item{Lesson: lesson, Step: step, Drill: drill}}
}

// settle gives the present exercise up.
func settle(t *testing.T, r *Run, s *lessons.Session) {
	t.Helper()
	for !s.CanReveal() {
		s.Try(lessons.Response{Option: 99, Foul: 99, Number: -1})
	}
	s.Reveal()
	r.Judged()
}

// TestRepeat: a drill that was missed comes back as it was, another time another
// exercise is made, at a level that rises with what went well.
func TestRepeat(t *testing.T) {
	shelf, _ := shelf(t)
	again := card("nifu", "", "drill-nifu")
	again.Level, again.Seed, again.Repeat = 2, 99, true
	fresh := card("nifu", "", "drill-nifu")
	fresh.Reps, fresh.Lapses = 4, 1
	r := shelf.Cards([]progress.Card{again, fresh}, func() uint64 { return 5 })
	s := r.Begin()
	if e := r.Exercise(0); e.Level != 2 || e.Seed != 99 || e.Entry.Lesson.ID != "nifu" {
		t.Errorf("the missed one is %d/%d of %s", e.Level, e.Seed, e.Entry.Lesson.ID)
	}
	settle(t, r, s)
	if e := r.Exercise(1); e.Level != 3 || e.Seed != 5 {
		t.Errorf("the other one is %d/%d", e.Level, e.Seed)
	}
	s.Next()
	settle(t, r, s)
	if first, all := r.First(); !r.Done() || first != 0 || all != 2 {
		t.Errorf("done %t, %d of %d", r.Done(), first, all)
	}
}

// TestLeadUp: a step that leans on another comes after it, once, also if both are
// due.
func TestLeadUp(t *testing.T) {
	shelf, chapters := shelf(t)
	var lesson *lessons.Lesson
	at := -1
	for _, e := range course.Flat(chapters) {
		for i := range e.Lesson.Steps {
			if i > 0 && e.Lesson.Steps[i].Linked && e.Lesson.Steps[i-1].Asks() && e.Lesson.Steps[i].Asks() {
				lesson, at = e.Lesson, i
			}
		}
	}
	if lesson == nil {
		t.Fatal("no step leans on another")
	}
	before, linked := lesson.Steps[at-1].ID, lesson.Steps[at].ID
	for _, cards := range [][]progress.Card{
		{card(lesson.ID, linked, "")}, {card(lesson.ID, linked, ""), card(lesson.ID, before, "")},
		{card(lesson.ID, before, ""), card(lesson.ID, linked, "")},
	} {
		r := shelf.Cards(cards, nil)
		want := len(upTo(lesson, at))
		r.Begin()
		for range want - 1 {
			r.prepare()
		}
		if r.Len() != want || r.Exercise(want-1).ID != linked || r.Exercise(want-2).ID != before {
			t.Errorf("%d exercises, the last %s", r.Len(), r.Exercise(want-1).ID)
		}
	}
}

// TestGone: what is no longer there is neither asked nor counted.
func TestGone(t *testing.T) {
	shelf, _ := shelf(t)
	var cards []progress.Card
	for item, want := range map[progress.Item]bool{
		{Lesson: "nifu", Step: "nifu-2"}: true, {Lesson: "nifu", Drill: "drill-nifu"}: true, {Lesson: "nifu", Step: "nifu-1"}: false, // it asks nothing
		{Lesson: "nifu", Step: "no"}: false, {Lesson: "no", Drill: "drill-nifu"}: false, {Drill: "drill-nifu"}: false,
	} {
		if shelf.Has(item) != want {
			t.Errorf("%+v: %t", item, !want)
		}
		cards = append(cards, card(item.Lesson, item.Step, item.Drill))
	}
	if r := shelf.Cards(cards, nil); r.Len() != 2 {
		t.Errorf("%d are asked", r.Len())
	}
}

// TestBroken: where nothing can be made stands a sentence, and the run goes on.
func TestBroken(t *testing.T) {
	shelf, chapters := shelf(t)
	for _, e := range course.Flat(chapters) {
		if e.Lesson.ID == "nifu" {
			e.Lesson.Drills[0].Make = "nothing"
		}
	}
	r := shelf.Cards([]progress.Card{card("nifu", "", "drill-nifu"), card("nifu", "nifu-2", "")}, func() uint64 { return 1 })
	told := 0
	r.Broken, r.Sorry = func(error) { told++ }, lessons.Text{lessons.English: "Sorry."}
	s := r.Begin()
	r.Entered(noon)
	if told != 1 || s.Step().Text.In(lessons.English) != "Sorry." || !s.CanGoOn() {
		t.Fatalf("told %d, step %+v", told, s.Step())
	}
	s.Next()
	if s.Step().ID != "nifu-2" {
		t.Errorf("then comes %s", s.Step().ID)
	}
}

// TestPracticeGoesBack: an exercise answered again, after going back, makes nothing
// anew.
func TestPracticeGoesBack(t *testing.T) {
	shelf, chapters := shelf(t)
	for _, e := range course.Flat(chapters) {
		if len(e.Lesson.Drills) == 0 {
			continue
		}
		r := shelf.Practice(e, e.Lesson.Drills[0].ID, 3)
		s := r.Begin()
		settle(t, r, s)
		s.Next()
		settle(t, r, s)
		s.Back()
		s.Retry()
		settle(t, r, s)
		if len(r.asked) != 3 || r.told != 2 {
			t.Errorf("%s: %d made, %d settled", e.Lesson.ID, len(r.asked), r.told)
		}
		if a := r.Answer(noon); a.Drill == "" || a.Step != "" || a.Source != progress.FromDrill || a.Seed != r.Exercise(0).Seed {
			t.Errorf("kept as %+v", a)
		}
		return
	}
}

func TestTook(t *testing.T) {
	for _, c := range []struct {
		since time.Time
		want  time.Duration
	}{{noon.Add(-5 * time.Second), 5 * time.Second}, {noon.Add(time.Second), 0}, {time.Time{}, 0}, {noon.Add(-time.Hour), 0}} {
		if got := Took(c.since, noon); got != c.want {
			t.Errorf("since %v: %v, want %v", c.since, got, c.want)
		}
	}
}

// TestMissed: what was missed in a quiz is practised: its steps once each, siblings of
// its drills, and nothing of other drills; what the lesson no longer has is left away.
func TestMissed(t *testing.T) {
	shelf, chapters := shelf(t)
	var e *course.Entry
	for _, entry := range course.Flat(chapters) {
		if len(entry.Lesson.Drills) > 1 && entry.Lesson.ID != "nifu" {
			e = entry
			break
		}
	}
	var step string
	for i := range e.Lesson.Steps {
		if e.Lesson.Steps[i].Asks() && !e.Lesson.Steps[i].Linked {
			step = e.Lesson.Steps[i].ID
		}
	}
	d := &e.Lesson.Drills[1]
	missed := []quiz.Origin{
		{Drill: d.ID, Level: d.Level[1], Seed: 7}, {Step: step}, {Step: "gone"}, {Step: step}, {Drill: "gone", Level: 1}, {Drill: d.ID, Level: d.Level[0], Seed: 8},
	}
	r := shelf.Missed(e, missed, 3)
	s := r.Begin()
	for r.Len() > len(r.asked) {
		settle(t, r, s)
		s.Next()
	}
	if r.Len() != PracticeLength || r.Exercise(0).ID != step || r.Exercise(0).Drill != "" || r.Exercise(1).Level != d.Level[0] {
		t.Errorf("%d exercises, first %s, then level %d", r.Len(), r.Exercise(0).ID, r.Exercise(1).Level)
	}
	for i := 1; i < r.Len(); i++ {
		if x := r.Exercise(i); x.Drill != d.ID || x.Seed == 7 || x.Seed == 8 {
			t.Errorf("exercise %d is %s", i, x.ID)
		}
	}
	if r := shelf.Missed(e, missed[1:4], 3); r.Len() != 1 {
		t.Errorf("%d exercises of one step", r.Len())
	}
	if r := shelf.Missed(e, missed[2:3], 3); r != nil {
		t.Error("something of what is gone")
	}
}
