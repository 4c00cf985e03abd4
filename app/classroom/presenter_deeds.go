package classroom

import (
	"context"
	"fmt"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/rules"
	"terakoya/widgets"
)

// writtenMove is a move as it is written, in the font that has all of its characters.
func writtenMove(text string) fyne.CanvasObject {
	return widgets.NewWritten(text, theme.Font(content.SansJP))
}

func (s *Presenter) onPrevious() { s.env.Class.Previous() }
func (s *Presenter) onNext()     { s.env.Class.Next() }

// onReveal shows the answer, or hides it again.
func (s *Presenter) onReveal() {
	if s.env.Class.Revealed() {
		s.env.Class.Conceal()
	} else {
		s.env.Class.Reveal()
	}
}

// vote counts n more hands for the i-th answer, or fewer.
func (s *Presenter) vote(i, n int) {
	options := s.env.Class.Options()
	if i >= len(options) || !s.telling.asks() {
		return
	}
	s.env.Class.Vote(options[i], n)
	s.Tell(s.env.Words.Count("present.voted", s.env.Class.Tally()[i].Votes, words.Args{"option": options[i]}))
}

// mayChoose reports whether an attempt could be made with promotion and without.
func (s *Presenter) mayChoose(a rules.Attempt) bool {
	p, ok := playable(s.env.Class.Position())
	return ok && p.Choice(a)
}

// onAttempt tries a move, whatever it is. Of a line it is judged in the background,
// since that may take a while.
func (s *Presenter) onAttempt(a rules.Attempt) {
	c := s.env.Class
	if p, ok := playable(c.Position()); ok {
		a = p.Meant(a) // a piece that must promote does
	}
	walk := c.Walk()
	if walk == nil {
		c.Attempt(a)
		s.letGo()
		return
	}
	s.weighing.Run(func(ctx context.Context) func() {
		x := walk.Weigh(ctx, a)
		return func() {
			c.Take(x)
			s.lock()
			s.letGo()
		}
	})
	s.lock()
}

// lock keeps the board from being used while a move of it is judged.
func (s *Presenter) lock() { s.desk.board.SetLocked(s.weighing.Running()) }

// letGo gives the arrow keys back to the slides after a move by the pointer.
func (s *Presenter) letGo() {
	b := s.desk.board
	if c := fyne.CurrentApp().Driver().CanvasForObject(b); c != nil && c.Focused() == fyne.Focusable(b) && !b.ByKeys() {
		c.Unfocus()
	}
}

// onHold tells which piece is taken up.
func (s *Presenter) onHold(pc rules.Piece) {
	if pc == rules.NoPiece {
		s.told = ""
		s.tell()
		return
	}
	s.Tell(s.env.Words.Say("status.held", words.Args{"piece": s.env.Words.Piece(pc.Kind())}))
}

// onBack takes the last move back, or what is said of one that was refused.
func (s *Presenter) onBack() {
	c := s.env.Class
	if !c.TakeBack() {
		c.Restart()
	}
}

// onFree lets illegal moves be played, or no longer.
func (s *Presenter) onFree() {
	s.env.Class.SetFree(!s.env.Class.Free())
	s.redraw() // nothing was tried: nothing moves
	s.Tell(s.env.Words.Say(either(s.env.Class.Free(), "present.freeOn", "present.freeOff"), nil))
}

// onFlip turns the board round in both windows.
func (s *Presenter) onFlip() {
	s.looks.flipped = !s.looks.flipped
	s.redraw()
}

// redraw draws the boards of both windows as they stand.
func (s *Presenter) redraw() {
	s.desk.set(s.telling, s.looks)
	if s.projector != nil {
		s.projector.show(s.looks, s.env.Now())
	}
	s.tools.render()
}

// onPen takes the pen up, or puts it down. By keys the cursor of the board draws.
func (s *Presenter) onPen() {
	s.penUp, s.penFrom = !s.penUp, rules.OffBoard
	s.desk.pen.TakeUp(s.penUp)
	s.desk.board.OnPick = nil
	if s.penUp {
		s.desk.board.OnPick = s.onDraw
	}
	s.desk.board.SetSetup(s.telling.board()) // what was held is put down
	s.tools.render()
	s.Tell(s.env.Words.Say(either(s.penUp, "present.penUp", "present.penDown"), nil))
}

// onDraw draws by keys: the same square twice gives a ring, two squares an arrow.
func (s *Presenter) onDraw(sq rules.Square) {
	from := s.penFrom
	s.penFrom = rules.OffBoard
	switch from {
	case rules.OffBoard:
		s.penFrom = sq
		s.Tell(s.env.Words.Say("present.penFrom", words.Args{"square": s.env.Words.Square(sq)}))
	case sq:
		s.env.Class.Mark(sq)
	default:
		s.env.Class.Arrow(from, sq)
	}
}

// The steps and bounds of a timer.
const (
	timerStep = 30 * time.Second
	timerMost = time.Hour
)

// onTimer starts the timer, holds it, goes on, or takes it away once the time is up.
func (s *Presenter) onTimer() {
	c, now := s.env.Class, s.env.Now()
	switch c.Timer(now) {
	case class.TimerOff:
		c.StartTimer(s.length, now)
	case class.TimerRuns:
		c.PauseTimer(now)
	case class.TimerPaused:
		c.ResumeTimer(now)
	case class.TimerOver:
		c.StopTimer()
	}
}

func (s *Presenter) onShorter() { s.setLength(s.length - timerStep) }
func (s *Presenter) onLonger()  { s.setLength(s.length + timerStep) }

// setLength says how long the next timer runs. One that was started is forgotten.
func (s *Presenter) setLength(d time.Duration) {
	s.length = min(max(d, timerStep), timerMost)
	s.env.Class.StopTimer()
	s.tools.renderClock()
	s.Tell(s.env.Words.Say("present.length", words.Args{"time": words.Countdown(s.length)}))
}

// onPick picks a name, or takes the one that is shown away where there is no roster.
func (s *Presenter) onPick() {
	c := s.env.Class
	if len(c.Roster().Names) == 0 {
		s.Tell(s.env.Words.Say("present.noNames", nil))
		return
	}
	if s.env.Shift() {
		c.ClearPicked()
		return
	}
	name := c.Pick(s.env.Rand)
	s.Tell(s.env.Words.Say("present.picked", words.Args{"name": name, "waiting": fmt.Sprint(c.Waiting())}))
}

// findLine finds how the line of the slide is played, unless it is known.
func (s *Presenter) findLine() {
	slide, at := s.env.Class.Slide(), s.env.Class.At()
	s.work.Stop()
	if _, known := s.telling.lines[at]; known || slide.Step == nil || slide.Step.Kind != lessons.PlayLine {
		return
	}
	s.work.Run(func(context.Context) func() {
		moves := slide.Line()
		return func() {
			s.telling.lines[at] = s.env.Words.Seats(slide.Step).Line(slide.Step.Position, moves)
			s.side.render()
			if s.projector != nil {
				s.projector.tell(s.env.Now())
			}
		}
	})
}
