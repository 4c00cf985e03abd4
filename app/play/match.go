package play

import (
	"fmt"
	"slices"

	"terakoya/lessons/progress"
	"terakoya/rules"
)

// match is a game of a learner against the computer.
type match struct {
	choice    Choice
	game      *rules.Game
	known     bool // the start is one of rules.Handicaps, named in choice
	seed      uint64
	takebacks int
	hints     int  // given: each depth is one
	fouls     int  // illegal moves that the learner tried
	told      bool // how it ended was given out
}

func newMatch(c Choice, seed uint64) *match {
	return &match{choice: c, game: rules.NewGame(c.Handicap().Position()), known: true, seed: seed}
}

// resume sets up a kept game.
func resume(k progress.Game) (*match, error) {
	p, _, err := rules.ParseSFEN(k.Start)
	if err != nil {
		return nil, fmt.Errorf("kept game: %w", err)
	}
	c := Choice{White: k.Side == rules.White, Opponent: knownOpponent(k.Opponent), Takeback: !k.NoTakeback}
	h, known := startAt(k.Start)
	c.Start = h.Key
	switch k.Fouls {
	case progress.FoulLoses:
		c.Fouls = FoulsLose
	case progress.FoulPrevented:
		c.Fouls = FoulsPrevented
	case progress.FoulExplained:
	}
	m := &match{choice: c, game: rules.NewGame(p), known: known, seed: k.Seed, takebacks: k.Takebacks, hints: k.Hints, fouls: k.Tried, told: k.Ended}
	for i, text := range k.Moves {
		if err := replay(m.game, text); err != nil {
			return nil, fmt.Errorf("kept game: move %d: %w", i+1, err)
		}
	}
	return m, nil
}

// replay makes a move as a kept game has it.
func replay(g *rules.Game, text string) error {
	if text == progress.Pass {
		g.Pass()
		return nil
	}
	a, err := rules.ParseAttempt(text)
	if err != nil {
		return err
	}
	return g.Play(a)
}

// kept returns the game as it is kept.
func (m *match) kept() progress.Game {
	start := m.game.Start()
	k := progress.Game{
		Start: start.SFEN(), Side: m.choice.Side(), Opponent: m.choice.Opponent, Seed: m.seed, Rules: ruleSet,
		Fouls: progress.FoulExplained, Takebacks: m.takebacks, Hints: m.hints, Tried: m.fouls, Ended: m.told,
	}
	switch m.choice.Fouls {
	case FoulsLose:
		k.Fouls = progress.FoulLoses
	case FoulsPrevented:
		k.Fouls = progress.FoulPrevented
	case FoulsExplained:
	}
	k.NoTakeback = !m.choice.Takeback
	for _, move := range m.game.Moves() {
		text := progress.Pass
		if move != rules.NoMove {
			text = move.String()
		}
		k.Moves = append(k.Moves, text)
	}
	return k
}

// ruleSet is the key of the rules by which games are played: those of the Japan
// Shogi Association.
const ruleSet = "jsa"

// over reports whether the game has ended.
func (m *match) over() bool { return m.game.Outcome().Ending != rules.NotEnded }

// mine reports whether it is the learner's turn in a game that goes on.
func (m *match) mine() bool {
	p := m.game.Position()
	return p.Turn() == m.choice.Side() && !m.over()
}

// handicap reports whether the sides are called shitate and uwate: uwate begins.
func (m *match) handicap() bool {
	start := m.game.Start()
	return start.Turn() == rules.White
}

// canTakeBack reports whether the learner has a move to take back and may: also
// after the end, but not out of a foul that was to lose.
func (m *match) canTakeBack() bool {
	return m.choice.Takeback && m.game.Outcome().Ending != rules.EndFoul && len(m.game.Moves()) >= m.plies()
}

// plies is how many moves lie since the learner's last turn, that one included;
// none since they resigned. One who resigns does so in their own turn.
func (m *match) plies() int {
	p := m.game.Position()
	switch {
	case p.Turn() == m.choice.Side() && m.game.Outcome().Ending == rules.EndResignation:
		return 0
	case p.Turn() == m.choice.Side():
		return 2
	}
	return 1
}

// lost reports whether the learner has lost.
func (m *match) lost() bool {
	o := m.game.Outcome()
	return o.Won && o.Winner != m.choice.Side()
}

// takeBack takes back the learner's last move, and the answer to it.
func (m *match) takeBack() {
	m.game.TakeBack(m.plies())
	m.takebacks++
}

// lastMove returns the last move on the board, passes passed over; NoMove if there
// is none.
func (m *match) lastMove() rules.Move {
	for _, last := range slices.Backward(m.game.Moves()) {
		if last != rules.NoMove {
			return last
		}
	}
	return rules.NoMove
}
