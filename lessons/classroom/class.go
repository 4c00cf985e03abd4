package classroom

import (
	"terakoya/lessons"
	"terakoya/lessons/quiz"
	"terakoya/rules"
)

// Class is a class before the board: what the presenter's and the projector's window
// show. It has no clock and no screen; the time is an argument.
//
// All methods are for one goroutine, that of the screens: so two windows do not race.
type Class struct {
	slides    []Slide
	desks     []*desk // by slide; nil until the class comes to it
	at        int
	free      bool
	teams     [2]Team
	timer     timer
	lots      lots
	listeners []*listener // in the order in which they came
}

// desk is what belongs to one slide; it stays when the class goes on.
type desk struct {
	step     *lessons.Step // nil where there is no slide at all
	revealed bool
	answer   *Answer // once it was asked for
	votes    []int   // by option
	pen      Pen
	board    board
	tries    []Try
}

// New returns a class at the first of its slides. There may be none: then Slide has
// no step, and there is a board at the start of a game.
func New(slides []Slide, roster Roster) *Class {
	c := &Class{slides: slides, desks: make([]*desk, max(1, len(slides)))}
	c.lots.roster = roster
	return c
}

// Change is what has changed of a [Class].
type Change uint8

// The changes.
const (
	SlideChanged  Change = iota // another slide: everything that belongs to a slide is another
	BoardChanged                // a move was made, taken back or refused
	RevealChanged               // the answer is shown, or hidden again
	VotesChanged
	PenChanged
	TeamsChanged
	TimerChanged // started, held, resumed or stopped; that time passes tells nobody
	PickChanged
)

type listener struct{ told func(Change) }

// Listen calls f after every change, on the goroutine of the change, until stop is
// called. There may be several listeners; one that stops while the others are told is
// not told again. What changes nothing tells nobody.
func (c *Class) Listen(f func(Change)) (stop func()) {
	l := &listener{f}
	c.listeners = append(c.listeners, l)
	return func() {
		l.told = nil
		for i := range c.listeners {
			if c.listeners[i] == l {
				// a copy: the list may be walked right now
				c.listeners = append(c.listeners[:i:i], c.listeners[i+1:]...)
				return
			}
		}
	}
}

func (c *Class) tell(what Change) {
	for _, l := range c.listeners {
		if l.told != nil {
			l.told(what)
		}
	}
}

// Slides returns all slides; they are not to be changed.
func (c *Class) Slides() []Slide { return c.slides }

// Slide returns the present slide.
func (c *Class) Slide() Slide {
	if len(c.slides) == 0 {
		return Slide{}
	}
	return c.slides[c.at]
}

// At returns the number of the present slide, from 0.
func (c *Class) At() int { return c.at }

// Next goes to the next slide; false at the last one.
func (c *Class) Next() bool { return c.GoTo(c.at + 1) }

// Previous goes to the slide before; false at the first one.
func (c *Class) Previous() bool { return c.GoTo(c.at - 1) }

// GoTo goes to a slide by its number, from 0; false if there is none, or the class is
// there. What was voted, tried, drawn and shown at a slide stays with it.
func (c *Class) GoTo(i int) bool {
	if i < 0 || i >= len(c.slides) || i == c.at {
		return false
	}
	c.at = i
	c.tell(SlideChanged)
	return true
}

// desk is that of the present slide.
func (c *Class) desk() *desk {
	d := c.desks[c.at]
	if d == nil {
		d = &desk{step: c.Slide().Step}
		d.votes = make([]int, len(optionsOf(d.step)))
		d.board.reset(d.step)
		c.desks[c.at] = d
	}
	return d
}

// asks reports whether the step wants an answer.
func (d *desk) asks() bool { return d.step != nil && d.step.Asks() }

// Reveal shows the answer; it does nothing where nothing is asked.
func (c *Class) Reveal() { c.reveal(true) }

// Conceal hides the answer again.
func (c *Class) Conceal() { c.reveal(false) }

func (c *Class) reveal(on bool) {
	if d := c.desk(); d.asks() && d.revealed != on {
		d.revealed = on
		c.tell(RevealChanged)
	}
}

// Revealed reports whether the answer is shown.
func (c *Class) Revealed() bool { return c.desk().revealed }

// Answer is what would be right at a step.
type Answer struct {
	lessons.Response              // as quiz.Right has it: of several that are right the first
	Options          []string     // those of [Class.Options] that are right
	Moves            []rules.Move // of a PlayMove: all that are right, those that its file names first
}

// Answer returns what is right, for the teacher's eyes; false where nothing is asked.
// At a PlayLine it has no moves: see [Slide.Line].
func (c *Class) Answer() (Answer, bool) {
	d := c.desk()
	if !d.asks() {
		return Answer{}, false
	}
	if d.answer == nil {
		a := answerOf(d.step)
		d.answer = &a
	}
	return *d.answer, true
}

// Shown is [Class.Answer] for the eyes of the class: false until it is revealed.
func (c *Class) Shown() (Answer, bool) {
	if !c.Revealed() {
		return Answer{}, false
	}
	return c.Answer()
}

func answerOf(s *lessons.Step) Answer {
	var a Answer
	if s.Kind != lessons.PlayLine { // that would be slow
		a.Response = quiz.Right(s)
	}
	for i, option := range optionsOf(s) {
		if judged, right := voteFor(s, i); judged && right {
			a.Options = append(a.Options, option)
		}
	}
	if s.Kind == lessons.PlayMove {
		seen := map[rules.Move]bool{}
		for _, m := range append(s.Accept[:len(s.Accept):len(s.Accept)], s.Answers()...) {
			if !seen[m] {
				seen[m] = true
				a.Moves = append(a.Moves, m)
			}
		}
	}
	return a
}
