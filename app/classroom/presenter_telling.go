package classroom

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/learn"
	"terakoya/app/quiz"
	"terakoya/app/words"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// telling puts a class into words and marks, for both of its windows.
type telling struct {
	words *words.Words
	class *class.Class
	lines map[int]string // how lines are played, by slide: that takes a while to find
}

func (t *telling) say(key string, args words.Args) string { return t.words.Say(key, args) }

func (t *telling) step() *lessons.Step { return t.class.Slide().Step }

func (t *telling) titleOf(s class.Slide) string { return TitleOf(t.words, s) }

// place says which slide of its item is shown; empty where there is none.
func (t *telling) place() string {
	s := t.class.Slide()
	if s.Of == 0 {
		return ""
	}
	return fmt.Sprintf("%d / %d", s.Number, s.Of)
}

// question is what the step says or asks, and what is claimed at it.
func (t *telling) question() string {
	step := t.step()
	if step == nil {
		return t.say("present.open-board", nil)
	}
	text := t.words.Told(step, step.Text)
	if step.Kind == lessons.RuleGame {
		text += "\n" + t.words.Seats(step).Claim(&step.Position, step.Deed)
	}
	return strings.TrimSpace(text)
}

// written is a move that is to be read and played, as it is written; else empty.
func (t *telling) written() string {
	if step := t.step(); step != nil && step.Kind == lessons.WriteMove && step.Read {
		return step.Written()
	}
	return ""
}

// asks reports whether the slide has a question.
func (t *telling) asks() bool { return t.step() != nil && t.step().Asks() }

// option is the text of the i-th answer that is voted for; empty where the letters
// stand for what the teacher says.
func (t *telling) option(i int) string {
	step := t.step()
	switch {
	case step == nil:
	case step.Kind == lessons.Choice:
		return t.words.Told(step, step.Option[i].Text)
	case step.Kind == lessons.Judgement:
		return t.words.Call(step.Offer[i])
	case step.Kind == lessons.RuleGame:
		return t.words.Seats(step).Ruling(step.Rulings[i])
	}
	return ""
}

// votable are the answers with their votes, as many as have a key.
func (t *telling) votable() []class.Count {
	all := t.class.Tally()
	return all[:min(len(all), mostBallots)]
}

// hands is how many votes there are.
func (t *telling) hands() (all int) {
	for _, c := range t.class.Tally() {
		all += c.Votes
	}
	return all
}

// answer is what is right, in words; empty while that of a line is being found.
func (t *telling) answer() string {
	switch step := t.step(); {
	case !t.asks():
		return ""
	case step.Kind == lessons.PlayLine:
		return t.lines[t.class.At()]
	default:
		return t.words.Solution(step)
	}
}

// because says why that is right.
func (t *telling) because() string {
	if !t.asks() {
		return ""
	}
	return quiz.Because(t.words, t.step())
}

// board is what stands on the board: at a step that sets pieces up, once the answer is
// shown, what was to be set up.
func (t *telling) board() rules.Setup {
	if a, shown := t.class.Shown(); shown && t.step().Kind == lessons.SetUp && t.class.Moves() == 0 {
		return a.Setup
	}
	return t.class.Position()
}

// playable returns the position for the law; false where no game can be played from it.
func playable(s rules.Setup) (rules.Position, bool) {
	p, _, err := s.Position()
	return p, err == nil
}

// marks is what is drawn on the board beside the pieces, without the pen.
func (t *telling) marks() widgets.Marks {
	step, tried := t.step(), t.tried()
	switch {
	case tried.Illegal != nil:
		return t.foul(tried).Marks()
	case t.class.Moves() > 0:
		return t.played(tried)
	case step == nil:
		return widgets.Marks{}
	case t.class.Revealed():
		return quiz.SolutionMarks(step)
	}
	m := learn.FileMarks(step)
	if (step.Kind == lessons.Judgement || step.Kind == lessons.WriteMove && !step.Read) && step.Action != (rules.Attempt{}) {
		m = learn.ActionMarks(m, &step.Position, step.Action)
	}
	if step.Kind == lessons.TapSquares && !step.Among.Complement().Empty() {
		m.Offered = step.Among
	}
	return m
}

// tried is what came of the last attempt; nothing at all if there was none.
func (t *telling) tried() class.Ruling {
	r, _ := t.class.Last()
	return r
}

// played marks how the board stands after moves. That a move is what was asked for is
// not shown before the answer is.
func (t *telling) played(tried class.Ruling) widgets.Marks {
	var m widgets.Marks
	if p, ok := playable(t.class.Position()); ok {
		m = feedback.Standing(&p, rules.NoMove)
	}
	if a, ok := t.class.Played(); ok {
		m.Last = widgets.LastMove(a)
	}
	if t.class.Revealed() && tried.Judged && tried.Right {
		m.Squares = append(m.Squares, widgets.SquareMark{Square: tried.Attempt.To, Role: widgets.Answer})
	}
	return m
}

// foul is what is to be explained of an illegal attempt.
func (t *telling) foul(r class.Ruling) feedback.Foul {
	p := r.Position
	seats := t.words.SidesOf(&p)
	if t.step() != nil {
		seats = t.words.Seats(t.step())
	}
	return feedback.Foul{
		Position: &p, Illegal: r.Illegal, Open: r.Open,
		Why: seats.Explain(&p, r.Illegal), Costs: t.say("verdict.loses", nil),
	}
}

// said is an answer to an attempt: how it looks, a heading, and the sentences below it.
// Where nothing is judged it has no sign.
type said struct {
	ground, ink fyne.ThemeColorName
	mark        pieceart.Mark
	signed      bool
	title, text string
}

// ruling is what is said of the last attempt; false if there is nothing to say. A legal
// one is judged by the task only once the answer is shown.
func (t *telling) ruling() (said, bool) {
	r, tried := t.class.Last()
	if !tried {
		return said{}, false
	}
	if r.Illegal != nil {
		title := t.say("verdict.foul", words.Args{"foul": t.words.Foul(r.Illegal.Foul)})
		return said{widgets.ColorWrongSoft, widgets.ColorWrong, pieceart.Offender, true, title, t.foul(r).Why}, true
	}
	text := t.words.Tried(&r.Position, r.Attempt)
	switch {
	case !r.Legal:
		return said{ground: widgets.ColorSurface, ink: widgets.ColorInk, title: t.say("present.moved", nil), text: text}, true
	case !r.Judged || !t.class.Revealed():
		return said{ground: widgets.ColorSurface, ink: widgets.ColorInk, title: t.say("present.legal", nil), text: text}, true
	case r.Right:
		return said{widgets.ColorRightSoft, widgets.ColorRight, pieceart.Right, true, t.say("verdict.right", nil), text}, true
	}
	text += "\n" + t.say("verdict.missedWhy", nil)
	return said{widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, true, t.say("verdict.missed", nil), text}, true
}
