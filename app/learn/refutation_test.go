package learn

import (
	"bytes"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/slow"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// stage is a screen on which pieces move, and whose time stands still.
type stage struct {
	*desk
	due     func() // what is waited for; nil if nothing is
	stopped int
}

func onStage(t *testing.T, name string, step int, work slow.Work) *stage {
	t.Helper()
	s := &stage{desk: sit(t, name, step, work)}
	s.env.Still = false
	s.playout.wait = func(_ time.Duration, then func()) func() {
		s.due = then
		return func() { s.stopped++ }
	}
	s.refresh()
	return s
}

// later lets the time pass that is waited for.
func (s *stage) later() {
	s.t.Helper()
	then := s.due
	if then == nil {
		s.t.Fatal("nothing is waited for")
	}
	s.due = nil
	then()
}

// shows fails unless the board that is drawn is the question after some moves.
func (s *stage) shows(moves ...string) {
	s.t.Helper()
	p := s.view.position()
	for _, usi := range moves {
		a, err := rules.ParseAttempt(usi)
		if err == nil {
			err = p.Check(a)
		}
		if err != nil {
			s.t.Fatal(err)
		}
		p.Make(a.Move())
	}
	want := widgets.NewBoard(s.env.Art)
	want.SetStyle(s.board.Style())
	want.SetSetup(p.Setup())
	s.board.SetMarks(widgets.Marks{})
	s.board.SetNames([2]widgets.StandName{})
	if !bytes.Equal(s.board.Picture(thumb).Pix, want.Picture(thumb).Pix) {
		s.t.Errorf("the board does not show the question after %v", moves)
	}
}

const thumb = 0.3 // the scale of a picture on which pieces can be told apart

// asks fails unless the board shows the question, with what was tried and the answer.
func (s *stage) asks(squares ...string) {
	s.t.Helper()
	if s.playout.run != nil || s.playout.veil.Visible() {
		s.t.Error("something is still played out")
	}
	s.shows()
	s.marked(squares...)
}

// marked compares the ends of the arrows and drops that are marked.
func (s *stage) marked(squares ...string) {
	s.t.Helper()
	arrows := s.marks().Arrows
	if len(arrows) != len(squares) {
		s.t.Fatalf("arrows %v, want to %v", arrows, squares)
	}
	for i, a := range arrows {
		if a.To.String() != squares[i] {
			s.t.Errorf("arrow to %v, want %s", a.To, squares[i])
		}
	}
}

// TestPlayedOut: the try is made, the king escapes, and both come back.
func TestPlayedOut(t *testing.T) {
	s := onStage(t, "../refuted", 1, slow.Work{})
	s.click("hand-black-G", "4b")
	s.is(lessons.Refused)
	s.says("That is legal, but the king escapes to 2a.")
	s.shows("G*4b")
	s.later()
	s.shows("G*4b", "3a2a")
	s.later()
	s.shows("G*4b")
	s.later()
	s.shows()
	s.later()
	s.asks("4b", "2a")
	if s.due != nil || s.stopped != 0 {
		t.Error("it goes on")
	}
	if len(s.results) != 1 || len(s.marks().Ghosts) != 2 {
		t.Errorf("%v tries, ghosts %v", s.results, s.marks().Ghosts)
	}
	s.click("hand-black-G", "3b")
	s.is(lessons.Answered)
}

// TestPlayedOutOnceMore: the same miss again, by the keys of the board.
func TestPlayedOutOnceMore(t *testing.T) {
	s := onStage(t, "../refuted", 4, slow.Work{})
	for range 2 {
		s.click("2h", "4h")
		s.shows("2h4h")
		s.later()
		s.shows("2h4h", "7e4h+")
		s.later()
		s.later()
		s.later()
		s.asks("4h", "4h")
		s.says("That is legal, but the bishop takes on 4h.")
	}
}

// TestPlayedOutInterrupted: what is done meanwhile ends it and is not lost.
func TestPlayedOutInterrupted(t *testing.T) {
	begin := func(t *testing.T, pauses int) *stage {
		s := onStage(t, "../refuted", 1, slow.Work{})
		s.click("hand-black-G", "4b")
		for range pauses {
			s.later()
		}
		return s
	}
	for pauses := range 4 {
		s := begin(t, pauses)
		s.click("4c", "4b") // the silver, in the question
		s.press(fyne.Key2)
		s.is(lessons.Refused)
		if a := s.session.Verdict().Response.Attempt; a.String() != "4c4b" || len(s.results) != 2 {
			t.Errorf("after %d pauses %v was tried, of %d", pauses, a, len(s.results))
		}
	}

	s := begin(t, 1)
	stale := s.due
	s.press(enter) // tries again
	s.is(lessons.Waiting)
	s.asks()
	stale()
	s.asks()

	s = begin(t, 2)
	s.press(fyne.KeyH)
	if s.session.Hints() != 1 {
		t.Error("the hint is not given")
	}

	s = begin(t, 3)
	s.Close()
	if s.stopped != 1 || s.playout.run != nil {
		t.Error("a screen that is closed goes on")
	}
}

// TestPlayedOutKeys: the cursor of the board walks on from where it was.
func TestPlayedOutKeys(t *testing.T) {
	s := onStage(t, "../refuted", 1, slow.Work{})
	s.click("hand-black-G")
	s.press(fyne.KeyUp) // shows the cursor, on the stand
	at := rules.NewSquare(4, 2)
	for s.board.Keyed() != at {
		before := s.board.Keyed()
		switch {
		case !before.OnBoard() || before.File() < at.File():
			s.press(fyne.KeyLeft)
		case before.Rank() > at.Rank():
			s.press(fyne.KeyUp)
		default:
			s.press(fyne.KeyDown)
		}
		if s.board.Keyed() == before {
			t.Fatalf("the cursor stays on %v", before)
		}
	}
	s.press(space)
	s.is(lessons.Refused)
	s.later()
	s.press(fyne.KeyDown)
	s.asks("4b", "2a")
	if got := s.board.Keyed(); got != rules.NewSquare(4, 3) {
		t.Fatalf("the cursor is on %v", got)
	}
	s.press(space)
	if s.board.Held().Kind() != rules.Silver {
		t.Error("the silver is not taken up")
	}
}

// TestPlayedOutDrag: a drag in the middle of it takes a piece of the question along.
func TestPlayedOutDrag(t *testing.T) {
	s := onStage(t, "../refuted", 1, slow.Work{})
	s.click("hand-black-G", "4b")
	s.later()
	from, size := s.board.SquareRect(rules.NewSquare(4, 3))
	to, _ := s.board.SquareRect(rules.NewSquare(5, 2))
	half := fyne.NewDelta(size.Width/2, size.Height/2)
	way := fyne.NewDelta(to.X-from.X, to.Y-from.Y)
	s.playout.veil.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: to.Add(half)}, Dragged: way})
	if s.board.Held().Kind() != rules.Silver {
		t.Fatal("the silver is not taken along")
	}
	s.playout.veil.DragEnd()
	s.press(fyne.Key2)
	if a := s.session.Verdict().Response.Attempt; a.String() != "4c5b" {
		t.Errorf("tried %v", a)
	}
}

// TestPlayedOutStill: without motion only the marks tell.
func TestPlayedOutStill(t *testing.T) {
	d := sit(t, "../refuted", 1, slow.Work{})
	d.click("hand-black-G", "4b")
	s := &stage{desk: d}
	s.asks("4b", "2a")
	s.says("That is legal, but the king escapes to 2a.")
}

// TestNotPlayedOut: fouls, and misses that no single move refutes, are as they were.
func TestNotPlayedOut(t *testing.T) {
	s := onStage(t, "../refuted", 1, slow.Work{})
	s.click("4c", "5c")
	s.asks()
	if s.session.Verdict().Result != lessons.Foul {
		t.Error("no foul")
	}
	s.press(enter)
	s.click("hand-black-G", "9e")
	s.asks("9e")
	s.says("That is legal, but it does not attack the king.")

	s = onStage(t, "../refuted", 3, slow.Work{})
	s.click("4d", "3c")
	s.press(fyne.Key2)
	s.asks("3c")
	s.says("The silver from 4d to 3c. Legal, but not the answer. Nothing has changed on the board.")
}

// TestVeil: a right click in the middle of it asks for the menu of the board.
func TestVeil(t *testing.T) {
	s := onStage(t, "../refuted", 1, slow.Work{})
	s.click("hand-black-G", "4b")
	asked := false
	s.board.OnMenu = func(fyne.Position) { asked = true }
	at, size := s.board.SquareRect(rules.NewSquare(5, 5))
	test.TapSecondary(s.playout.veil)
	s.asks("4b", "2a")
	if !asked {
		t.Errorf("no menu at %v, %v", at, size)
	}
}
