package shell

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/choices"
	"terakoya/app/course"
	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/rules"
)

// kinds are worked lessons, one of each kind that is answered otherwise than by a
// move, by squares or by an option.
const kinds = "../learn/testdata/kinds"

// TestEveryKind plays the worked lessons in each language, in a small window and in a
// large dark one: asked, with hints, missed, missed again, shown, and answered right.
func TestEveryKind(t *testing.T) {
	for _, l := range lessons.Languages {
		for _, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1920, 1080)} {
			dark := size.Width > 1200
			s := open(t, Options{Language: l, Dark: dark, Lessons: os.DirFS(kinds)})
			s.choices.Set = choices.SetFor(l)
			s.window.Resize(size)
			for _, e := range course.Flat(s.chapters) {
				for i := range e.Lesson.Steps {
					step := &e.Lesson.Steps[i]
					t.Run(fmt.Sprintf("%s/%s/%g", step.ID, l, size.Width), func(t *testing.T) {
						playKind(t, s, e, step, func(state string) {
							inspect(t, s, size)
							stage.Picture(t, s.window, fmt.Sprintf("kind-%s-%s-%g-%s", step.ID, l, size.Width, state))
						})
					})
				}
			}
		}
	}
}

func playKind(t *testing.T, s *Shell, e *course.Entry, step *lessons.Step, see func(string)) {
	t.Helper()
	begin := func() {
		e.Session = lessons.Resume(e.Lesson, step.ID, nil)
		s.Learn(e)
	}
	is := func(want lessons.State) { stands(t, s, e, want) }
	begin()
	see("1-asked")
	press(s, fyne.KeyF1)
	see("1-keys")
	press(s, fyne.KeyEscape)
	for range 3 {
		press(s, fyne.KeyF2)
	}
	if got, want := e.Session.Hints(), step.HintLevels(); got != want {
		t.Errorf("%d hints, want %d", got, want)
	}
	see("2-hints")
	miss(t, s, step, 0)
	is(lessons.Refused)
	see("3-missed")
	press(s, fyne.KeyReturn)
	is(lessons.Waiting)
	miss(t, s, step, 1)
	is(lessons.Refused)
	see("4-again")
	press(s, fyne.KeyF3)
	is(lessons.Revealed)
	see("5-shown")

	begin()
	solve(t, s, e, step, see)
	is(lessons.Answered)
	see("7-right")
	if e.Session.Mastery(e.Session.At()) != lessons.FirstTry {
		t.Error("that was not the first try")
	}
}

// stands fails a test whose step is in another state.
func stands(t *testing.T, s *Shell, e *course.Entry, want lessons.State) {
	t.Helper()
	if got := e.Session.State(); got != want {
		t.Fatalf("state %d, want %d; the status line says %q", got, want, s.Screen().Says())
	}
}

// digits presses the keys of a number.
func digits(s *Shell, n int) {
	for _, d := range fmt.Sprint(n) {
		press(s, fyne.KeyName(d))
	}
}

// write types a text into what has the focus.
func write(t *testing.T, s *Shell, text string) {
	t.Helper()
	f := s.window.Canvas().Focused()
	if f == nil {
		t.Fatal("nothing has the focus")
	}
	for _, r := range text {
		f.TypedRune(r)
	}
}

// miss answers a step as it does not want it, by the keys or the pointer.
func miss(t *testing.T, s *Shell, step *lessons.Step, time int) {
	t.Helper()
	switch step.Kind {
	case lessons.EnterNumber:
		digits(s, step.Number-1+2*time)
	case lessons.RuleGame:
		i := slices.IndexFunc(step.Rulings, func(r lessons.Ruling) bool { return r != lessons.RulingOf(step.Ending) })
		digits(s, i+1)
		return
	case lessons.SetUp:
		if time == 0 {
			click(t, s, "palette-white-P")
			click(t, s, "5e")
			click(t, s, "palette-black-R")
			click(t, s, "palette-black-R")
			click(t, s, "4e")
		}
	case lessons.PutInOrder:
		missOrder(t, s, step, time)
	case lessons.WriteMove:
		if !step.Read {
			write(t, s, []string{"5六", "5i5h"}[time])
			break
		}
		fallthrough
	case lessons.PlayLine:
		missMove(t, s, step, time)
		return
	case lessons.Show, lessons.PlayMove, lessons.TapSquares, lessons.Judgement, lessons.Choice:
	}
	press(s, fyne.KeyReturn)
}

// missOrder gives things their places from behind, and squares those of the other
// side, but for the first.
func missOrder(t *testing.T, s *Shell, step *lessons.Step, time int) {
	t.Helper()
	for i := range step.Option {
		digits(s, slices.Index(step.Shuffled(), len(step.Option)-1-i)+1)
	}
	for i, sq := range step.Places {
		switch {
		case i > 0:
			click(t, s, sq.Turned().String())
		case time == 0:
			click(t, s, sq.String())
		}
	}
}

// missMove makes a move that is refused: first a foul, then one that is legal where
// there is one.
func missMove(t *testing.T, s *Shell, step *lessons.Step, time int) {
	t.Helper()
	own := step.Position.Pieces(step.Position.Turn()).Squares()[0]
	from, to := own, rules.NewSquare(5, 5)
	if walk := step.Begin(); time == 1 {
		for _, m := range step.Position.Legal() {
			v := lessons.Judge(step, lessons.Response{Attempt: m.Attempt()})
			if step.Kind == lessons.PlayLine {
				v = walk.Try(m.Attempt())
				for walk.Back() {
				}
			}
			turned := m.Attempt()
			turned.Promote = true
			if v.Result == lessons.Missed && !m.IsDrop() && step.Position.Check(turned) != nil {
				from, to = m.From(), m.To()
				break
			}
		}
	}
	click(t, s, from.String())
	click(t, s, to.String())
}

// solve answers a step right; a line move by move.
func solve(t *testing.T, s *Shell, e *course.Entry, step *lessons.Step, see func(string)) {
	t.Helper()
	switch step.Kind {
	case lessons.EnterNumber:
		digits(s, step.Number)
	case lessons.RuleGame:
		digits(s, slices.Index(step.Rulings, lessons.RulingOf(step.Ending))+1)
		return
	case lessons.SetUp: // ends by itself
		arrange(t, s, step)
		return
	case lessons.PutInOrder:
		for _, sq := range step.Places {
			click(t, s, sq.String())
		}
		if len(step.Places) > 0 {
			return
		}
		for i := range step.Option {
			digits(s, slices.Index(step.Shuffled(), i)+1)
		}
	case lessons.WriteMove:
		if step.Read {
			click(t, s, step.Action.From.String())
			click(t, s, step.Action.To.String())
			return
		}
		write(t, s, step.Written())
	case lessons.PlayLine:
		for n := 0; e.Session.State() == lessons.Waiting && n < 9; n++ {
			playOn(t, s, e.Session.Walk().Solution(t.Context())[0])
			see(fmt.Sprintf("6-on-%d", n))
		}
		return
	case lessons.Show, lessons.PlayMove, lessons.TapSquares, lessons.Judgement, lessons.Choice:
	}
	see("6-ready")
	press(s, fyne.KeyReturn)
}

// arrange puts right what is wrong on the board.
func arrange(t *testing.T, s *Shell, step *lessons.Step) {
	t.Helper()
	for _, w := range step.Misplaced(&step.Setup) {
		if w.Got != rules.NoPiece {
			click(t, s, w.Square.String())
		}
		part := "palette-" + w.Want.Color().String() + "-" + w.Want.Kind().Base().String()
		click(t, s, part)
		if w.Want.Kind().Base() != w.Want.Kind() {
			click(t, s, part)
		}
		click(t, s, w.Square.String())
	}
}

// playOn plays a move by clicks, and answers whether it promotes.
func playOn(t *testing.T, s *Shell, m rules.Move) {
	t.Helper()
	click(t, s, m.From().String())
	click(t, s, m.To().String())
	if m.Promotes() {
		press(s, fyne.Key1)
	}
}
