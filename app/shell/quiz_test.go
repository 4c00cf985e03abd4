package shell

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/choices"

	"terakoya/app/quiz"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	papers "terakoya/lessons/quiz"
	"terakoya/rules"
	"terakoya/widgets"
)

// examRoom is a program with all lessons, whose clock and chance are the test's.
type examRoom struct {
	*Shell
	t    *testing.T
	time time.Time
	tick func() // of the screen that shows the time
}

func newExamRoom(t *testing.T, o Options) *examRoom {
	t.Helper()
	if o.Lessons == nil {
		o.Lessons = content.Lessons()
	}
	return examine(t, open(t, o))
}

// examine takes over the clock and the chance of a window.
func examine(t *testing.T, s *Shell) *examRoom {
	r := &examRoom{Shell: s, t: t, time: time.Date(2026, 11, 30, 10, 0, 0, 0, time.UTC)}
	r.memory.now = func() time.Time { return r.time }
	r.quizzes.seed = func() uint32 { return 7 }
	r.quizzes.tick = func(tick func()) func() {
		r.tick = tick
		return func() { r.tick = func() {} }
	}
	r.choices.Set = choices.SetFor(r.choices.Language)
	return r
}

func (r *examRoom) wait(d time.Duration) {
	r.time = r.time.Add(d)
	r.tick()
}

// sheet is the paper that is shown.
func (r *examRoom) sheet() *papers.Sitting {
	r.t.Helper()
	s, ok := r.screen.(*quiz.Sheet)
	if !ok {
		r.t.Fatalf("on %s, which says %q", r.screen.Name(), r.screen.Says())
	}
	return s.Sitting()
}

// on is the question that is shown.
func (r *examRoom) on() *papers.Question {
	r.t.Helper()
	return &r.sheet().Paper.Questions[r.screen.(*quiz.Sheet).At()]
}

// sit answers the questions by keys, right or not; those that take more than one key
// are skipped.
func (r *examRoom) sit(right func(i int) bool) {
	r.t.Helper()
	for n := 0; r.screen.Name() == "quiz" && n < 100; n++ {
		q := r.on()
		i, truth := r.screen.(*quiz.Sheet).At(), papers.Right(&q.Step)
		pick := -1
		switch q.Step.Kind {
		case lessons.Judgement:
			pick = slices.IndexFunc(q.Step.Offer, func(o rules.Foul) bool { return (o == truth.Foul) == right(i) })
		case lessons.Choice:
			pick = slices.IndexFunc(q.Step.Option, func(o lessons.Option) bool { return o.Right == right(i) })
		case lessons.RuleGame:
			pick = slices.IndexFunc(q.Step.Rulings, func(o lessons.Ruling) bool { return (o == truth.Ruling) == right(i) })
		case lessons.EnterNumber:
			if !right(i) {
				truth.Number += 3
			}
			digits(r.Shell, truth.Number)
			press(r.Shell, fyne.KeyReturn)
		case lessons.TapSquares, lessons.PlayMove, lessons.SetUp, lessons.PutInOrder, lessons.WriteMove, lessons.PlayLine, lessons.Show:
			press(r.Shell, fyne.KeyF3)
			continue
		}
		if pick >= 0 {
			r.time = r.time.Add(9 * time.Second)
			digits(r.Shell, pick+1)
		}
		if !r.sheet().Settled(i) {
			r.t.Fatalf("question %d, %s, is not answered: %q", i+1, q.Step.ID, r.screen.Says())
		}
		press(r.Shell, fyne.KeyReturn)
	}
	if r.screen.Name() != "quiz-result" {
		r.t.Fatalf("on %s after the last question", r.screen.Name())
	}
}

// TestQuizByKeys: from the start screen to the first question by two keys, a whole
// paper without the pointer, and the result is kept.
func TestQuizByKeys(t *testing.T) {
	store := progress.Memory()
	r := newExamRoom(t, Options{Store: store})
	press(r.Shell, fyne.KeyT)
	if r.screen.Name() != "quiz-setup" {
		t.Fatalf("on %s", r.screen.Name())
	}
	code := r.screen.Says()
	press(r.Shell, fyne.KeyReturn)
	if got := r.sheet().Paper; got.Code != code || len(got.Questions) != 10 {
		t.Fatalf("%d questions of %s, not of %s", len(got.Questions), got.Code, code)
	}
	for r.screen.Name() == "quiz" {
		press(r.Shell, fyne.KeyH, fyne.KeyC) // no help
		press(r.Shell, fyne.KeyF3)
	}
	kept, err := store.Papers()
	if err != nil || len(kept) != 1 || kept[0].Ended.IsZero() || kept[0].Code != code || kept[0].Passed() {
		t.Errorf("kept %+v, %v", kept, err)
	}
}

// TestCourtByKeys: the foul court by keys alone; four of five right is passed, and
// each answer is in the store.
func TestCourtByKeys(t *testing.T) {
	store := progress.Memory()
	if err := store.SetSetting("quiz", `{"count":10,"level":3,"court":true}`); err != nil {
		t.Fatal(err)
	}
	r := newExamRoom(t, Options{Store: store})
	press(r.Shell, fyne.KeyT, fyne.KeyReturn)
	r.sit(func(i int) bool { return i%5 != 1 })
	kept, err := store.Papers()
	if err != nil || len(kept) != 1 || !kept[0].Passed() || kept[0].Took != 90*time.Second {
		t.Fatalf("kept %+v, %v", kept, err)
	}
	answers, err := store.PaperAnswers(kept[0].ID)
	if err != nil || len(answers) != 10 || answers[1].Result != progress.Missed || answers[2].Result != progress.Right || answers[3].Took != 9*time.Second {
		t.Errorf("%+v, %v", answers, err)
	}
	press(r.Shell, fyne.KeyA) // the same paper again
	if r.sheet().Paper.Code != kept[0].Code {
		t.Errorf("again it is %s, not %s", r.sheet().Paper.Code, kept[0].Code)
	}
}

// TestSameBank: without lessons of one's own the codes are those of every other
// machine.
func TestSameBank(t *testing.T) {
	r := newExamRoom(t, Options{})
	all := lessons.Load(content.Lessons())
	if here, there := r.bank().Edition(), papers.NewBank(&all, r.bench()).Edition(); here != there {
		t.Errorf("edition %s, not %s", here, there)
	}
}

// TestElsewhere: a paper that another window has ended takes no answers, and the
// learner is told.
func TestElsewhere(t *testing.T) {
	store := progress.Memory()
	r := newExamRoom(t, Options{Store: store})
	press(r.Shell, fyne.KeyT, fyne.KeyReturn)
	open, _ := openPaper(r.papers())
	if err := store.EndPaper(open.ID, r.time, time.Second, nil); err != nil {
		t.Fatal(err)
	}
	press(r.Shell, fyne.KeyF3)
	if says := r.screen.Says(); !strings.Contains(says, r.words().Say("quiz.elsewhere", nil)) {
		t.Errorf("says %q", says)
	}
}

// TestQuizResumes: what was answered before the program was killed counts, and the
// time goes on where it stood.
func TestQuizResumes(t *testing.T) {
	store := progress.Memory()
	r := newExamRoom(t, Options{Store: store})
	r.Quiz()
	click(t, r.Shell, "length-4") // ten minutes
	click(t, r.Shell, "main")
	r.wait(time.Minute)
	press(r.Shell, fyne.KeyF3)
	r.wait(30 * time.Second)
	for range 4 { // the time is kept now and then
		r.wait(time.Second)
	}
	at := r.screen.(*quiz.Sheet).At()

	again := newExamRoom(t, Options{Store: store}) // and the old window is gone
	press(again.Shell, fyne.KeyT)
	if again.screen.(*quiz.Sheet).At() != at || !again.sheet().Skipped(0) {
		t.Errorf("goes on at %d, not at %d", again.screen.(*quiz.Sheet).At(), at)
	}
	clock := clockOf(t, again)
	if !strings.Contains(clock, "8:26") && !strings.Contains(clock, "8:27") && !strings.Contains(clock, "8:30") {
		t.Errorf("the clock shows %q", clock)
	}
	again.wait(9 * time.Minute)
	if again.screen.Name() != "quiz-result" {
		t.Errorf("on %s when the time is up", again.screen.Name())
	}
	if kept, _ := store.Papers(); len(kept) != 1 || kept[0].Took != 10*time.Minute {
		t.Errorf("kept %+v", kept)
	}
}

func clockOf(t *testing.T, r *examRoom) string {
	t.Helper()
	return part(t, r.Shell, "clock").Object.(*widgets.Paragraph).Text
}

// TestQuizCode: a code gives the same paper; a wrong one is told kindly, with the
// place of the sign.
func TestQuizCode(t *testing.T) {
	r := newExamRoom(t, Options{})
	r.Quiz()
	code := r.screen.Says()
	r.quizzes.seed = func() uint32 { return 8 }
	r.Quiz()
	press(r.Shell, fyne.KeyC)
	write(t, r.Shell, strings.Replace(code, code[5:6], "U", 1))
	press(r.Shell, fyne.KeyReturn)
	if says := r.screen.Says(); !strings.Contains(says, "“U”") || !strings.Contains(says, "place ") {
		t.Errorf("says %q", says)
	}
	r.Quiz()
	press(r.Shell, fyne.KeyC)
	write(t, r.Shell, strings.ToLower(code))
	press(r.Shell, fyne.KeyReturn)
	if says := r.screen.Says(); says != code {
		t.Errorf("says %q, want %s", says, code)
	}
	press(r.Shell, fyne.KeyReturn)
	if got := r.sheet().Paper.Code; got != code {
		t.Errorf("begins %s, want %s", got, code)
	}
}

// TestChecks: a check of a lesson and of a chapter that is passed is marked, one
// that is not is not.
func TestChecks(t *testing.T) {
	store := progress.Memory()
	r := newExamRoom(t, Options{Store: store})
	e := r.entry("nifu")
	for _, right := range []bool{false, true} {
		r.checkLesson(e)
		for i := range r.sheet().Paper.Questions {
			if right {
				r.screen.(*quiz.Sheet).Answer(papers.Right(&r.sheet().Paper.Questions[i].Step))
				press(r.Shell, fyne.KeyReturn)
				continue
			}
			press(r.Shell, fyne.KeyF3)
		}
		if got := r.checks(r.papers()).lesson(e); got != right {
			t.Errorf("passed: %t, want %t", got, right)
		}
	}
	r.Chapters(8)
	click(t, r.Shell, "check-8")
	if p := r.sheet().Paper; p.Request.Mode != papers.ChapterCheck || len(p.Questions) != 20 {
		t.Errorf("%+v with %d questions", p.Request, len(p.Questions))
	}
}
