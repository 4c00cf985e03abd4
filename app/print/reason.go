package print

import (
	"slices"
	"strings"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/quiz"
	"terakoya/rules"
)

// answerOf says what is right, and of answers that were offered their letters too.
func answerOf(w *words.Words, step *lessons.Step) string {
	switch step.Kind {
	case lessons.Judgement:
		return lettered(w, step, func(i int) bool { return step.Offer[i] == quiz.Right(step).Foul })
	case lessons.RuleGame:
		return lettered(w, step, func(i int) bool { return step.Rulings[i] == lessons.RulingOf(step.Ending) })
	case lessons.Choice:
		return lettered(w, step, func(i int) bool { return step.Option[i].Right })
	case lessons.PutInOrder:
		if len(step.Option) > 0 {
			return letters(step.Shuffled()) + "\n" + w.Solution(step)
		}
	case lessons.Show, lessons.PlayMove, lessons.TapSquares, lessons.EnterNumber, lessons.SetUp, lessons.WriteMove, lessons.PlayLine:
	}
	return w.Solution(step)
}

// lettered writes the choices that are right, a line each.
func lettered(w *words.Words, step *lessons.Step, isRight func(int) bool) string {
	var all []string
	for i, text := range offered(w, step) {
		if isRight(i) {
			all = append(all, letterOf(i)+"  "+text)
		}
	}
	return strings.Join(all, "\n")
}

// letters writes in their right order the letters of things that are printed in another.
func letters(shuffled []int) string {
	all := make([]string, len(shuffled))
	for place, i := range shuffled {
		all[i] = letterOf(place)
	}
	return strings.Join(all, " → ")
}

// mostAlso is how many further moves are listed.
const mostAlso = 8

// alsoRight lists the other moves that would do.
func alsoRight(w *words.Words, step *lessons.Step) string {
	first := quiz.Right(step).Attempt.Move()
	var all []string
	for _, m := range slices.Concat(step.Accept, step.Answers()) {
		name := w.Seats(step).Move(&step.Position, m)
		if m != first && !slices.Contains(all, name) {
			all = append(all, name)
		}
	}
	if len(all) == 0 {
		return ""
	}
	if len(all) > mostAlso {
		all = append(all[:mostAlso], "…")
	}
	return w.Say("print.also", words.Args{"moves": strings.Join(all, "  ")})
}

// reasonOf says why: as the lesson does, or else by the law; how a game ends is always
// told, and so are the other moves that would do.
func reasonOf(w *words.Words, step *lessons.Step) string {
	after := strings.TrimSpace(strings.TrimPrefix(w.Told(step, step.After), w.Say("verdict.right", nil)))
	switch step.Kind {
	case lessons.Judgement:
		if after == "" {
			return judgedBy(w, step)
		}
	case lessons.RuleGame:
		return strings.TrimSpace(ended(w, step) + "\n" + after)
	case lessons.PlayMove:
		return strings.TrimSpace(after + "\n" + alsoRight(w, step))
	case lessons.Show, lessons.TapSquares, lessons.Choice, lessons.EnterNumber, lessons.SetUp,
		lessons.PutInOrder, lessons.WriteMove, lessons.PlayLine:
	}
	return after
}

// judgedBy says what the law says of an action.
func judgedBy(w *words.Words, step *lessons.Step) string {
	if illegal := step.Verdict(); illegal != nil {
		return w.Seats(step).Explain(&step.Position, illegal)
	}
	return w.Say("call.isLegal", nil)
}

// ended says how a game ends that is ruled on.
func ended(w *words.Words, step *lessons.Step) string {
	if step.Ending.Ending == rules.NotEnded {
		return w.Say("ruling.on", nil)
	}
	title, text := w.Seats(step).Ending(step.Ending)
	return "**" + title + "**\n" + text
}
