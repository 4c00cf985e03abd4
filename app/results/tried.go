package results

import (
	"strconv"
	"strings"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/classroom"
	"terakoya/rules"
)

// teller says in words what is to be said of results.
type teller struct{ words *words.Words }

func (t teller) say(key string, args words.Args) string { return t.words.Say("results."+key, args) }

// tried says in the language of the words what was answered to a step, as [progress]
// keeps it: in lessons as [lessons.Step.Tried] writes it, in quizzes as
// quiz.EncodeResponse does. Without the step, which may be gone, it is what is kept.
func (t teller) tried(step *lessons.Step, w classroom.Wrong) string {
	text := t.answer(step, w)
	if foul, is := rules.ParseFoul(w.Foul); is && (step == nil || step.Kind != lessons.Judgement || onBoard(w)) {
		return t.say("foul", words.Args{"tried": text, "foul": t.words.Foul(foul)})
	}
	return text
}

// onBoard reports whether it is a foul that was tried on the board, which before a class
// can be done whatever the step asks.
func onBoard(w classroom.Wrong) bool {
	_, err := rules.ParseAttempt(w.Tried)
	return err == nil && w.Foul != ""
}

// answer is what was answered, without the foul.
func (t teller) answer(step *lessons.Step, w classroom.Wrong) string {
	kept := strings.TrimSpace(w.Tried)
	switch {
	case kept == "" || kept == "?":
		return t.say("nothing", nil)
	case step == nil:
		return kept
	case onBoard(w):
		return t.move(step, kept)
	}
	switch step.Kind {
	case lessons.PlayMove, lessons.PlayLine:
		return t.move(step, kept)
	case lessons.WriteMove:
		if step.Read {
			return t.move(step, kept)
		}
		return strings.TrimPrefix(kept, "=")
	case lessons.TapSquares:
		return t.squares(kept)
	case lessons.Judgement:
		foul, _ := rules.ParseFoul(kept) // else it was called legal
		return words.Title(t.words.Call(foul))
	case lessons.Choice:
		return t.option(step, kept)
	case lessons.RuleGame:
		if r, is := lessons.ParseRuling(kept); is {
			return t.words.Seats(step).Ruling(r)
		}
	case lessons.SetUp:
		return t.board(step, kept)
	case lessons.PutInOrder:
		return t.order(step, kept)
	case lessons.EnterNumber, lessons.Show:
	}
	return kept
}

// move says a move of the position that the step begins with; a later one of a line as
// it is kept.
func (t teller) move(step *lessons.Step, kept string) string {
	a, err := rules.ParseAttempt(kept)
	if err != nil {
		return kept
	}
	if a.Drop == rules.NoKind && (!a.From.OnBoard() || step.Position.At(a.From) == rules.NoPiece) {
		return kept
	}
	return words.Title(strings.TrimRight(t.words.Tried(&step.Position, a), ".。"))
}

// squares says squares, which stand with blanks between them.
func (t teller) squares(kept string) string {
	var all []rules.Square
	for _, name := range strings.Fields(kept) {
		if sq, is := rules.ParseSquare(name); is {
			all = append(all, sq)
		}
	}
	if len(all) == 0 {
		return t.say("noSquare", nil)
	}
	return t.words.Squares(all)
}

// option says an option: its number from 0, or its English.
func (t teller) option(step *lessons.Step, kept string) string {
	if n, err := strconv.Atoi(kept); err == nil && n >= 0 && n < len(step.Option) {
		return step.Option[n].Text.In(t.words.Language)
	}
	for _, o := range step.Option {
		if strings.ReplaceAll(o.Text.In(lessons.English), "\n", " ") == kept {
			return o.Text.In(t.words.Language)
		}
	}
	return kept
}

// order says the things of an order: squares, or options.
func (t teller) order(step *lessons.Step, kept string) string {
	if len(step.Places) > 0 {
		return t.squares(kept)
	}
	list := strings.Split(kept, " / ")
	if len(list) == 1 {
		list = strings.Fields(kept)
	}
	for i, name := range list {
		list[i] = t.option(step, name)
	}
	return strings.Join(list, " → ")
}

// board says in how many squares a board is another than was asked for.
func (t teller) board(step *lessons.Step, kept string) string {
	setup, err := rules.ParseSetup(kept)
	if err != nil {
		setup, err = rules.ParseSetup(kept + " b -") // the board alone
	}
	if err != nil {
		return kept
	}
	return t.words.Count("results.board", len(step.Misplaced(&setup)), nil)
}
