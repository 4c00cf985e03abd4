package print

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/quiz"
	"terakoya/rules"
)

// ErrNothingAsked is a step that only shows something.
var ErrNothingAsked = errors.New("print: the step asks nothing")

// Exercise puts a step of a lesson or of a drill on paper: what is asked, what it may
// be answered with, what is right and why. A line is solved for it, which may take
// some tenths of a second. The error of a step that asks nothing, or of which no
// answer was found, names it.
func Exercise(w *words.Words, step *lessons.Step) (Question, error) {
	if !step.Asks() {
		return Question{}, fmt.Errorf("step %s: %w", step.ID, ErrNothingAsked)
	}
	q := Question{
		Setup: step.Setup, Board: hasBoard(step), Turned: step.Turned, Handicap: w.Seats(step).Handicap,
		Text: asked(w, step), Task: w.Say("print.task."+step.Kind.String(), nil),
		Choices: offered(w, step), Area: step.Area, Marks: fileMarks(step),
		Answer: answerOf(w, step), Reason: reasonOf(w, step), AnswerMarks: answerMarks(step),
	}
	if step.Kind == lessons.SetUp {
		target := step.Target
		q.AnswerSetup = &target
	}
	if q.Answer == "" {
		return q, fmt.Errorf("print: step %s: no answer was found", step.ID)
	}
	return q, nil
}

// hasBoard reports whether there is anything to be seen on the board of a step.
func hasBoard(s *lessons.Step) bool {
	switch s.Kind {
	case lessons.Choice, lessons.EnterNumber, lessons.PutInOrder:
		return s.Setup.Board != [len(s.Setup.Board)]rules.Piece{} || len(s.Marks)+len(s.Arrows)+len(s.Places) > 0
	case lessons.Show, lessons.PlayMove, lessons.TapSquares, lessons.Judgement, lessons.RuleGame, lessons.SetUp,
		lessons.WriteMove, lessons.PlayLine:
	}
	return true
}

// asked is the question, what is done or claimed, and the moves before it.
func asked(w *words.Words, step *lessons.Step) string {
	text := w.Told(step, step.Text)
	parts := []string{text}
	switch step.Kind {
	case lessons.Judgement, lessons.RuleGame:
		if !tells(w, step, text) {
			parts = append(parts, w.Seats(step).Claim(&step.Position, step.Deed))
		}
	case lessons.WriteMove:
		if step.Read {
			parts = append(parts, "**"+step.Written()+"**")
		} else if !tells(w, step, text) {
			parts = append(parts, w.Tried(&step.Position, step.Action))
		}
	case lessons.Show, lessons.PlayMove, lessons.TapSquares, lessons.Choice, lessons.EnterNumber, lessons.SetUp,
		lessons.PutInOrder, lessons.PlayLine:
	}
	if moves := before(w, step); moves != "" {
		parts = append(parts, w.Say("print.before", words.Args{"moves": moves}))
	}
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), "\n")
}

// tells reports whether a text has said which move is meant: one that was written for
// this position and names the square. Those of drills may leave open what is dropped.
func tells(w *words.Words, step *lessons.Step, text string) bool {
	a := attemptOf(step)
	written := !strings.Contains(step.Text.In(w.Language), "{")
	return a != (rules.Attempt{}) && (written || a.Drop == rules.NoKind) && strings.Contains(text, w.Square(a.To))
}

// mostBefore is how many moves before a question are told.
const mostBefore = 24

// before lists the moves that led to a step, the last ones if there are many.
func before(w *words.Words, step *lessons.Step) string {
	first := max(0, len(step.Played)-mostBefore)
	if len(step.Played) == 0 {
		return ""
	}
	list := w.Seats(step).Line(step.Game().PositionAfter(first), step.Played[first:])
	if first > 0 {
		list = "…  " + list
	}
	return list
}

// offered are the answers to choose from.
func offered(w *words.Words, step *lessons.Step) []string {
	var all []string
	switch step.Kind {
	case lessons.Judgement:
		for _, f := range step.Offer {
			all = append(all, w.Call(f))
		}
	case lessons.Choice:
		for i := range step.Option {
			all = append(all, w.Told(step, step.Option[i].Text))
		}
	case lessons.RuleGame:
		for _, r := range step.Rulings {
			all = append(all, w.Seats(step).Ruling(r))
		}
	case lessons.PutInOrder:
		if len(step.Option) > 0 {
			for _, i := range step.Shuffled() {
				all = append(all, w.Told(step, step.Option[i].Text))
			}
		}
	case lessons.Show, lessons.PlayMove, lessons.TapSquares, lessons.EnterNumber, lessons.SetUp, lessons.WriteMove, lessons.PlayLine:
	}
	for i := range all {
		all[i] = words.Title(all[i])
	}
	return all
}

// fileMarks are those that a step has before it is answered.
func fileMarks(step *lessons.Step) []Mark {
	var all []Mark
	for _, m := range step.Marks {
		shape := Ring
		switch m.Shape {
		case lessons.MarkArea:
			shape = Tint
		case lessons.MarkLost:
			shape = Cross
		case lessons.MarkSquare:
		}
		all = append(all, at(shape, m.Squares)...)
	}
	if step.Kind == lessons.TapSquares && !step.Among.Complement().Empty() {
		all = append(all, at(Tint, step.Among)...)
	}
	for _, a := range step.Arrows {
		all = append(all, Mark{Shape: Arrow, From: a.From, Square: a.To})
	}
	if step.Kind == lessons.Judgement || step.Kind == lessons.RuleGame || step.Kind == lessons.WriteMove && !step.Read {
		all = append(all, moved(attemptOf(step), Ring)...)
	}
	return all
}

// attemptOf returns the move that is spoken of, or none.
func attemptOf(step *lessons.Step) rules.Attempt {
	switch {
	case step.Kind == lessons.WriteMove || step.Kind == lessons.Judgement:
		return step.Action
	case step.Deed != (rules.Action{}) && step.Deed.Deed == rules.DoMove:
		return step.Deed.Attempt
	}
	return rules.Attempt{}
}

// moved marks a move: its square, and an arrow if it is on the board. No attempt at all
// has no mark.
func moved(a rules.Attempt, shape Shape) []Mark {
	if a == (rules.Attempt{}) {
		return nil
	}
	all := []Mark{{Shape: shape, Square: a.To}}
	if a.Drop == rules.NoKind && a.From.OnBoard() {
		all = append(all, Mark{Shape: Arrow, From: a.From, Square: a.To})
	}
	return all
}

// answerMarks show what is right.
func answerMarks(step *lessons.Step) []Mark {
	switch step.Kind {
	case lessons.PlayMove:
		return moved(quiz.Right(step).Attempt, Tick)
	case lessons.TapSquares:
		return at(Tick, step.Right)
	case lessons.Judgement:
		return judged(step)
	case lessons.EnterNumber:
		return at(Ring, step.Counted())
	case lessons.PutInOrder:
		return inOrder(step.Places)
	case lessons.WriteMove:
		if step.Read {
			return moved(step.Action, Tick)
		}
	case lessons.PlayLine:
		if line := quiz.Line(step); len(line) > 0 && line[0] != rules.NoMove {
			return moved(line[0].Attempt(), Tick)
		}
	case lessons.Show, lessons.Choice, lessons.RuleGame, lessons.SetUp:
	}
	return nil
}

// judged marks an action that is judged, and what makes it a foul.
func judged(step *lessons.Step) []Mark {
	illegal := step.Verdict()
	if illegal == nil {
		return moved(step.Action, Tick)
	}
	all := moved(step.Action, Cross)
	for _, s := range illegal.Squares {
		if s != step.Action.To {
			all = append(all, Mark{Shape: Notice, Square: s})
		}
	}
	return all
}

// inOrder numbers squares; one that comes again keeps its first number.
func inOrder(squares []rules.Square) []Mark {
	var all []Mark
	for i, s := range squares {
		if !slices.Contains(squares[:i], s) {
			all = append(all, Mark{Shape: Number, Square: s, Number: i + 1})
		}
	}
	return all
}
