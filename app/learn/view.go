package learn

import (
	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

// view is a step on the screen: what it is answered with and what is said to an
// answer. Each kind of step has one; [base] is what most of them share.
type view interface {
	// setup is the board to draw, position where moves are tried on it.
	setup() rules.Setup
	position() rules.Position
	// dress says what can be done on the board.
	dress(*widgets.Board)
	marks() widgets.Marks

	// input is what stands between the task and what is said to a try.
	input() []fyne.CanvasObject
	// refused is said to a try that is not right.
	refused(lessons.Verdict) []fyne.CanvasObject
	// reason is said to a right answer, answer of one that is shown; more stands
	// below either.
	reason() string
	answer() string
	more() []fyne.CanvasObject
	hint(level int) string

	// waiting, missed and done are the status line in their states.
	waiting() string
	missed(lessons.Verdict) string
	done() string

	// label is what the main button says while it hands in an answer, empty if it
	// does not; hand hands in.
	label() string
	hand()
	// pick is what a key from 1 to 9 does, from 0.
	pick(int)
	// key uses a key, or leaves it to the screen; takes says which letters it never
	// leaves.
	key(fyne.KeyName) bool
	takes(fyne.KeyName) bool
	// attempt is what a move on the board does.
	attempt(rules.Attempt)
	// clear is called before a refused try is made again.
	clear()
	// prepare finds what a hint or the answer needs, and goes on then.
	prepare(then func())
	canHint() bool
	hinted() int // hints given here
	// focus is what gets the keys from the first; may be nil.
	focus() fyne.Focusable
}

// newView returns the view of a step; nil is the end of the lesson.
func (s *Screen) newView(step *lessons.Step) view {
	b := base{s, step}
	if step == nil {
		return &b
	}
	switch step.Kind {
	case lessons.PlayMove:
		return &moveView{base: b}
	case lessons.TapSquares:
		return &squaresView{base: b}
	case lessons.Judgement:
		return &callView{options{base: b, count: len(step.Offer)}}
	case lessons.Choice:
		return &choiceView{options{base: b, count: len(step.Option)}}
	case lessons.RuleGame:
		return &rulingView{options{base: b, count: len(step.Rulings), brief: true}}
	case lessons.EnterNumber:
		return newCount(b)
	case lessons.SetUp:
		return newArrange(b)
	case lessons.PutInOrder:
		return newOrder(b)
	case lessons.WriteMove:
		if step.Read {
			return &readView{moveView{base: b}}
		}
		return newWrite(b)
	case lessons.PlayLine:
		return newLine(b)
	case lessons.Show:
	}
	return &b
}

// base is a step that is only read, and what the others share.
type base struct {
	s    *Screen
	step *lessons.Step
}

func (b *base) words() *words.Words { return b.s.env.Words }
func (b *base) say(key string, args words.Args) string {
	return b.s.env.Words.Say(key, args)
}
func (b *base) state() lessons.State { return b.s.session.State() }

// over reports whether the answer is out: given, or shown.
func (b *base) over() bool {
	return b.state() == lessons.Answered || b.state() == lessons.Revealed
}

func (b *base) setup() rules.Setup       { return b.s.session.Setup() }
func (b *base) position() rules.Position { return b.step.Position }
func (b *base) dress(board *widgets.Board) {
	board.SetLocked(true)
}

func (b *base) marks() widgets.Marks {
	if b.step == nil {
		return widgets.Marks{}
	}
	return FileMarks(b.step)
}

func (b *base) input() []fyne.CanvasObject                  { return nil }
func (b *base) refused(lessons.Verdict) []fyne.CanvasObject { return nil }
func (b *base) reason() string                              { return "" }
func (b *base) answer() string                              { return "" }
func (b *base) more() []fyne.CanvasObject                   { return nil }
func (b *base) hint(int) string                             { return b.words().Told(b.step, b.step.Hint) }

func (b *base) waiting() string               { return b.say("status.read", nil) }
func (b *base) missed(lessons.Verdict) string { return "" }
func (b *base) done() string                  { return b.say("verdict.right", nil) }

func (b *base) label() string           { return "" }
func (b *base) hand()                   {}
func (b *base) pick(int)                {}
func (b *base) key(fyne.KeyName) bool   { return false }
func (b *base) takes(fyne.KeyName) bool { return false }
func (b *base) attempt(rules.Attempt)   {}
func (b *base) clear()                  {}
func (b *base) prepare(then func())     { then() }
func (b *base) canHint() bool           { return b.s.session.CanHint() }
func (b *base) hinted() int             { return b.s.session.Hints() }
func (b *base) focus() fyne.Focusable   { return nil }

// touched is called where the learner goes on after a refusal without asking for
// it: what was said to the last try goes away.
func (b *base) touched() {
	if b.state() == lessons.Refused {
		b.s.session.Retry()
	}
}
