package learn

import (
	"context"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// lineView is a step at which one side of a line is played to its end. Judging a
// move may take a while, and so is done in the background.
type lineView struct {
	moveView
	back, restart *widgets.Button
	tried         *rules.Attempt // the move that is being judged, shown as made
	// solution is how the line can go on after so many moves; hints are given on
	// it, first one and then the other, at each point of the line.
	solution []rules.Move
	solvedAt int
	level    int
	levelAt  int
}

func newLine(b base) *lineView {
	l := &lineView{moveView: moveView{base: b}, solvedAt: -1}
	l.back = widgets.NewButton(widgets.PlainButton, b.say("line.back", nil), "Backspace", l.onBack)
	l.restart = widgets.NewButton(widgets.PlainButton, b.say("line.restart", nil), "R", l.onRestart)
	l.back.OnKey, l.restart.OnKey = b.s.env.OnKey, b.s.env.OnKey
	return l
}

func (l *lineView) walk() *lessons.Walk { return l.s.session.Walk() }

func (l *lineView) setup() rules.Setup {
	p := l.position()
	if l.tried != nil {
		p.Make(l.tried.Move())
	}
	return p.Setup()
}

func (l *lineView) position() rules.Position { return l.walk().Position() }

func (l *lineView) dress(board *widgets.Board) {
	board.SetLocked(!l.s.session.CanTry() || l.s.work.Running())
}

// attempt judges a move. A legal one is shown as made meanwhile.
func (l *lineView) attempt(a rules.Attempt) {
	p := l.position()
	if p.Check(a) != nil {
		l.moveView.attempt(a)
		return
	}
	walk := l.walk()
	l.touched()
	l.tried = &a
	after := p
	after.Make(a.Move())
	l.s.board.Play(after.Setup(), a)
	l.s.showing = true
	l.s.work.Run(func(ctx context.Context) func() {
		x := walk.Weigh(ctx, a)
		return func() { l.weighed(x) }
	})
	if l.tried != nil {
		l.s.refresh()
	}
}

// weighed shows what came of a move: the answer to it slides after, or what refutes it.
func (l *lineView) weighed(x lessons.Weighed) {
	l.tried = nil
	l.s.take(x)
	v, line := l.s.session.Verdict(), l.walk().Refutation()
	out := l.s.playout
	refuted := l.state() == lessons.Refused && len(line) > 0 && out.shows()
	l.s.showing = refuted
	if v.Result == lessons.Right {
		reply := rules.Attempt{From: rules.OffBoard, To: rules.OffBoard}
		if v.Reply != rules.NoMove {
			reply = v.Reply.Attempt()
		}
		l.s.board.Follow(l.setup(), reply)
		l.s.showing = true
	}
	l.s.judged(l.step)
	if refuted {
		out.begin(l.position(), v.Response.Attempt.Move(), true)
		out.answer(line)
	}
}

func (l *lineView) onBack() {
	if l.s.session.CanTry() && !l.s.work.Running() {
		l.s.session.TakeBack()
		l.s.render()
	}
}

// onRestart begins the line anew.
func (l *lineView) onRestart() {
	if !l.s.session.CanTry() {
		return
	}
	l.s.work.Stop()
	l.tried = nil
	l.touched()
	l.s.session.Retry()
	l.s.render()
}

func (l *lineView) key(k fyne.KeyName) bool {
	switch {
	case l.moveView.key(k):
	case k == fyne.KeyBackspace && l.s.session.CanTry() && l.walk().Moves() > 0:
		l.onBack()
	case k == fyne.KeyR && l.s.session.CanTry():
		l.onRestart()
	default:
		return false
	}
	return true
}

// input is the count of moves, and the ways back.
func (l *lineView) input() []fyne.CanvasObject {
	if l.over() {
		return nil
	}
	count := widgets.NewParagraph(l.countText())
	count.Bold = true
	if l.state() == lessons.Refused {
		return []fyne.CanvasObject{count} // what is said to the try needs the room
	}
	moved := l.walk().Moves() > 0 && !l.s.work.Running()
	widgets.Enable(l.back, moved)
	widgets.Enable(l.restart, moved)
	return []fyne.CanvasObject{widgets.NewColumn(8, count, l.back, l.restart)}
}

// countText tells how many moves were made, and the fewest there are.
func (l *lineView) countText() string {
	moves := l.words().Count("line.moves", l.walk().Moves(), nil)
	if l.step.Par == 0 {
		return moves
	}
	return moves + "　" + l.say("line.par", words.Args{"par": fmt.Sprint(l.step.Par)})
}

// more is the stars of a line played to its end, and the line that is shown.
func (l *lineView) more() []fyne.CanvasObject {
	if l.state() == lessons.Revealed {
		return nil
	}
	n := l.s.session.Stars(l.s.session.At())
	if l.step.Par == 0 || n == 0 {
		return nil
	}
	stars := widgets.NewParagraph(strings.Repeat("★", n) + strings.Repeat("☆", mostStars-n))
	stars.TextSize, stars.Color, stars.Leading = widgets.SizeTitle, widgets.ColorHint, 1.2
	text := widgets.NewParagraph(l.words().Count("line.stars", n, nil) + "　" + l.countText())
	return []fyne.CanvasObject{widgets.NewColumn(2, stars, text)}
}

// mostStars are those for the fewest moves without help.
const mostStars = 3

// now is how many moves of both sides have been made.
func (l *lineView) now() int { return len(l.walk().Played()) }

// next is the move that is shown as the answer here.
func (l *lineView) next() rules.Move {
	if l.solvedAt != l.now() || len(l.solution) == 0 {
		return rules.NoMove
	}
	return l.solution[0]
}

// prepare finds how the line goes on from here.
func (l *lineView) prepare(then func()) {
	at, walk := l.now(), l.walk()
	if l.s.work.Running() {
		return
	}
	if l.levelAt != at {
		l.level, l.levelAt = 0, at
	}
	found := func() {
		l.touched()
		l.level++
		then()
	}
	if l.solvedAt == at {
		found()
		return
	}
	l.s.work.Run(func(ctx context.Context) func() {
		line := walk.Solution(ctx)
		return func() {
			l.solution, l.solvedAt = line, at
			found()
		}
	})
	l.s.renderBoard()
}

// canHint: the two hints are given anew at each point of the line.
func (l *lineView) canHint() bool {
	return l.s.session.CanTry() && (l.level < l.step.HintLevels() || l.levelAt != l.now())
}

// hinted is how many hints were given at this point.
func (l *lineView) hinted() int {
	if l.levelAt != l.now() || l.solvedAt != l.now() {
		return 0
	}
	return l.level
}
