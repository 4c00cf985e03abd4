package games

import (
	"strings"

	"terakoya/app/play"
	"terakoya/lessons/progress"
	"terakoya/rules"
)

// entry is a game, with what the filters ask of it.
type entry struct {
	progress.PastGame
	start string // the key of a handicap; own for another position
	side  side
	kind  kind
}

// own is the start of games from a position that is no handicap's.
const own = "own"

// side is where the learner sat; of two people, the near one.
type side uint8

const (
	anySide side = iota
	shitate
	uwate
	sente
	gote
)

var sides = []side{anySide, shitate, uwate, sente, gote}

// kind is what the opponent was.
type kind uint8

const (
	anyKind  kind = iota
	computer      // of this program
	people        // two people at one board
	external      // an engine of the learner's own
)

var kinds = []kind{anyKind, computer, people, external}

// kindNames are the words by which messages know them.
var kindNames = [...]string{anyKind: "any", computer: "computer", external: "engine"}

// result is how a game ended for the learner. Games of two people are won by neither as
// far as the learner goes; those without a winner are of all.
type result uint8

const (
	anyResult result = iota
	won
	lost
	none // nobody won
)

var results = []result{anyResult, won, lost, none}

// resultNames are the words by which messages know them.
var resultNames = [...]string{"any", "won", "lost", "none"}

// result returns how the game ended; anyResult if that was for others than the learner.
func (e *entry) result() result {
	switch e.Outcome {
	case progress.GameDrawn, progress.GameReplay:
		return none
	case progress.GameWon, progress.GameLost:
	}
	switch {
	case e.People:
		return anyResult
	case e.Outcome == progress.GameWon:
		return won
	}
	return lost
}

// kept reports whether the moves of the game are there.
func (e *entry) kept() bool { return len(e.Moves) > 0 }

// reader reads games; the starts of many are the same.
type reader struct{ starts map[string]string }

func (r *reader) entry(g progress.PastGame) entry {
	e := entry{PastGame: g, start: r.start(g.Start), kind: kindOf(&g)}
	even := e.start == rules.Handicaps[0].Key || e.start == own
	switch {
	case even && g.Side == rules.Black:
		e.side = sente
	case even:
		e.side = gote
	case g.Side == rules.Black:
		e.side = shitate
	default:
		e.side = uwate
	}
	return e
}

// start is the start of a position.
func (r *reader) start(sfen string) string {
	key, known := r.starts[sfen]
	if known {
		return key
	}
	key = own
	if p, _, err := rules.ParseSFEN(sfen); err == nil {
		if h, is := rules.HandicapOf(&p); is {
			key = h.Key
		}
	}
	r.starts[sfen] = key
	return key
}

func kindOf(g *progress.PastGame) kind {
	switch {
	case g.People:
		return people
	case strings.HasPrefix(g.Opponent, play.External):
		return external
	}
	return computer
}
