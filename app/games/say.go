package games

import (
	"fmt"
	"time"

	"terakoya/app/play"
	"terakoya/app/words"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/widgets"
)

// teller says in words what is to be said of a game.
type teller struct {
	words *words.Words
	now   time.Time
}

func (t teller) say(key string, args words.Args) string { return t.words.Say("games."+key, args) }

// date is the day of a game, with its year if that is not the present one.
func (t teller) date(e *entry) string {
	day := e.When.In(t.now.Location())
	if day.Year() == t.now.Year() {
		return t.words.Date(day)
	}
	return t.say("date", words.Args{"date": t.words.ShortDate(day), "year": fmt.Sprint(day.Year())})
}

// start is what a start is called.
func (t teller) start(key string) string {
	if key == own {
		return t.words.Say("study.anyStart", nil)
	}
	return words.Title(t.words.Term(key))
}

// sides names the sides of a game.
func (t teller) sides(e *entry) words.Sides {
	return words.Sides{Words: t.words, Handicap: e.side == shitate || e.side == uwate}
}

// title is what was played: the start and the learner's side.
func (t teller) title(e *entry) string {
	if e.People {
		return t.start(e.start)
	}
	return t.say("played", words.Args{"start": t.start(e.start), "side": t.sides(e).Name(e.Side)})
}

// ended says how a game ended and why.
func (t teller) ended(e *entry) string {
	how := t.say("result-"+e.Outcome.String(), nil)
	if won, is := e.winner(); is && e.People {
		how = t.words.Say("play.end.wins", words.Args{"winner": t.sides(e).Name(won)})
	}
	return t.say("ended", words.Args{"result": how, "reason": t.reason(e)})
}

// winner is the side that won, if one did.
func (e *entry) winner() (rules.Color, bool) {
	switch e.Outcome {
	case progress.GameWon:
		return e.Side, true
	case progress.GameLost:
		return e.Side.Opponent(), true
	case progress.GameDrawn, progress.GameReplay:
	}
	return e.Side, false
}

// reason is why a game ended; of a foul, which, where that was kept.
func (t teller) reason(e *entry) string {
	if e.Ending == rules.EndFoul.String() && len(e.Slips) > 0 {
		if last := e.Slips[len(e.Slips)-1]; last.Ply == len(e.Moves) {
			return t.say("foul", words.Args{"foul": t.words.Term(last.Foul)})
		}
	}
	for _, ending := range rules.AllEndings {
		if ending.String() == e.Ending {
			return t.say("reason-"+e.Ending, nil)
		}
	}
	return e.Ending // of a later version
}

// note is the second line of a row.
func (t teller) note(e *entry) string {
	return t.say("note", words.Args{"ended": t.ended(e), "opponent": words.Title(play.PlayerName(t.words, e.Opponent))})
}

// plies is how long a game was.
func (t teller) plies(e *entry) string { return t.words.Count("games.plies", e.Plies, nil) }

// whole says all of a game in a sentence, and whether it can be looked at.
func (t teller) whole(e *entry) string {
	text := t.say("status", words.Args{"date": t.date(e), "game": t.title(e), "ended": t.note(e), "plies": t.plies(e)})
	if !e.kept() {
		text = t.say("both", words.Args{"one": text, "two": t.say("notKept", nil)})
	}
	return text
}

// sign is how a result is drawn.
func sign(r result) widgets.Result {
	switch r {
	case won:
		return widgets.ResultWon
	case lost:
		return widgets.ResultLost
	case none:
		return widgets.ResultNone
	case anyResult:
	}
	return widgets.NoResult
}

// name is what the games of a count are called.
func (t teller) name(c sum) string {
	if c.gives {
		return t.say("played", words.Args{"start": t.start(c.start), "side": words.Sides{Words: t.words, Handicap: true}.Name(rules.White)})
	}
	return t.start(c.start)
}

// count says a count in words; games without a winner only if there are.
func (t teller) count(c sum) string {
	key := "sum"
	if c.none > 0 {
		key = "sum-none"
	}
	return t.say(key, words.Args{"won": fmt.Sprint(c.won), "none": fmt.Sprint(c.none), "lost": fmt.Sprint(c.lost)})
}
