package play

import (
	"strings"

	"terakoya/app/words"
	"terakoya/lessons/ladder"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// standing returns where the learner stands after the games that were kept.
func (e *Env) standing() ladder.Standing {
	if e.Past == nil {
		return ladder.Read(nil)
	}
	return ladder.Read(ladderGames(e.Past()))
}

// ladderGames returns those of past games that count on the ladder: from a start
// of rules.Handicaps, against a level, and not to be played again.
func ladderGames(past []progress.PastGame) []ladder.Game {
	var all []ladder.Game
	eachOnLadder(past, func(_ int, g ladder.Game) { all = append(all, g) })
	return all
}

// eachOnLadder gives out those of past games that count on the ladder, each with its
// place among all.
func eachOnLadder(past []progress.PastGame, each func(i int, g ladder.Game)) {
	starts := map[string]string{} // what startAt said of each
	for i, g := range past {
		l, leveled := levelOf(g.Opponent)
		start, seen := starts[g.Start]
		if !seen {
			h, _ := startAt(g.Start)
			start = h.Key
			starts[g.Start] = start
		}
		result, counts := resultOf(g.Outcome)
		if !leveled || !counts || start == "" {
			continue
		}
		gives := g.Side == rules.White && start != rules.Handicaps[0].Key
		each(i, ladder.Game{
			Rung: ladder.Rung{Handicap: start, Level: l, Gives: gives}, Result: result, Help: g.Takebacks + g.Hints,
		})
	}
}

// resultOf returns what an outcome is on the ladder, where a game that is to be
// played again does not count.
func resultOf(o progress.GameOutcome) (result ladder.Result, counts bool) {
	switch o {
	case progress.GameWon:
		return ladder.Won, true
	case progress.GameLost:
		return ladder.Lost, true
	case progress.GameDrawn:
		return ladder.Drawn, true
	case progress.GameReplay:
	}
	return 0, false
}

// on returns the choice with the start and the opponent of a rung.
func (c Choice) on(r ladder.Rung) Choice {
	c.Start, c.Opponent = r.Handicap, r.Level.String()
	if len(c.Handicap().Removed) > 0 {
		c.White = r.Gives
	}
	return c
}

// rungName says in two lines what is played on a rung, such as "Six-piece handicap"
// and "Level 4".
func rungName(w *words.Words, r ladder.Rung) string {
	key := "play.rung.takes"
	if r.Gives {
		key = "play.rung.gives"
	}
	return w.Say(key, words.Args{"start": words.Title(w.Term(r.Handicap)), "level": r.Level.String()})
}

// rungReason says why a rung is offered.
func rungReason(w *words.Words, r ladder.Reason) string { return w.Say("play.rung."+r.String(), nil) }

// playerName returns what an opponent is called.
func playerName(w *words.Words, key string) string {
	if name, ok := strings.CutPrefix(key, External); ok {
		return name
	}
	if l, ok := levelOf(key); ok {
		return w.Say("play.level.name", words.Args{"level": l.String()})
	}
	return w.Say("play.player."+key, nil)
}

// Next returns the game that past ones lead to, made of a choice, and what it is called.
func Next(w *words.Words, past []progress.PastGame, c Choice) (next Choice, name string) {
	r := ladder.Read(ladderGames(past)).Offer.Rung
	return c.on(r), RungName(w, r)
}
