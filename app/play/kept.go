package play

import (
	"fmt"
	"time"

	"terakoya/lessons/progress"
	"terakoya/rules"
)

// ruleSet is the key of the rules by which games are played where nothing else was
// chosen: those of the Japan Shogi Association.
const ruleSet = "jsa"

// resume sets up a kept game. The clock of the move in progress goes on from now.
func resume(k progress.Game, now time.Time) (*match, error) {
	p, _, err := rules.ParseSFEN(k.Start)
	if err != nil {
		return nil, fmt.Errorf("kept game: %w", err)
	}
	if k.Rules == "" {
		k.Rules = ruleSet
	}
	law, err := rules.ParseRuleSet(k.Rules)
	if err != nil {
		return nil, fmt.Errorf("kept game: %w", err)
	}
	limit, err := rules.ParseClock(k.Clock)
	if err != nil {
		return nil, fmt.Errorf("kept game: %w", err)
	}
	m := &match{
		choice: choiceOf(k), game: law.NewGame(p), seed: k.Seed, takebacks: k.Takebacks, hints: k.Hints,
		fouls: k.Tried, slips: k.Slips, told: k.Ended,
	}
	_, m.known = startAt(k.Start)
	for i, text := range k.Moves {
		if err := replay(m.game, text); err != nil {
			return nil, fmt.Errorf("kept game: move %d: %w", i+1, err)
		}
	}
	m.clocks = limit.Start(p.Turn(), now)
	m.measured = len(k.Times) == len(k.Moves)
	if !m.measured {
		k.Times = make([]time.Duration, len(k.Moves))
	}
	m.clocks.Restore(k.Times, now.Add(-k.Spent))
	return m, nil
}

// choiceOf returns the choice by which a kept game was begun.
func choiceOf(k progress.Game) Choice {
	c := Choice{
		White: k.Side == rules.White, People: k.People, Opponent: knownOpponent(k.Opponent), Rules: k.Rules, Clock: k.Clock,
		Takeback: !k.NoTakeback, Hints: !k.NoHints, Book: !k.NoBook, Opening: k.Opening,
	}
	h, known := startAt(k.Start)
	if c.Start = h.Key; !known {
		c.Start, c.SFEN = FromPosition, k.Start
	}
	switch k.Fouls {
	case progress.FoulLoses:
		c.Fouls = FoulsLose
	case progress.FoulPrevented:
		c.Fouls = FoulsPrevented
	case progress.FoulExplained:
	}
	return c
}

// mode is how a game keeps what a foul does.
func (f Fouls) mode() progress.FoulMode {
	switch f {
	case FoulsLose:
		return progress.FoulLoses
	case FoulsPrevented:
		return progress.FoulPrevented
	case FoulsExplained:
	}
	return progress.FoulExplained
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
func (m *match) kept(now time.Time) progress.Game {
	start := m.game.Start()
	return progress.Game{
		Start: start.SFEN(), Moves: m.moves(), Side: m.choice.Side(), Opponent: m.opponent(), Seed: m.seed, Rules: m.choice.Rules,
		Fouls: m.choice.Fouls.mode(), Takebacks: m.takebacks, NoTakeback: !m.choice.Takeback, Hints: m.hints, Tried: m.fouls, Ended: m.told,
		Clock: m.clocks.Clock().String(), Times: m.times(), Spent: m.spent(now), People: m.choice.People,
		NoHints: !m.choice.Hints, NoBook: !m.choice.Book, Opening: m.choice.Opening, Slips: m.slips,
	}
}

// past returns a game that has ended as it is kept.
func (m *match) past(now time.Time) progress.PastGame {
	o, start := m.game.Outcome(), m.game.Start()
	g := progress.PastGame{
		When: now, Start: start.SFEN(), Side: m.choice.Side(), Opponent: m.opponent(), Outcome: progress.GameDrawn,
		Ending: o.Ending.String(), Plies: o.Ply, Takebacks: m.takebacks, Hints: m.hints, Fouls: m.fouls,
		Moves: m.moves(), Times: m.times(), Rules: m.choice.Rules, Clock: m.clocks.Clock().String(), People: m.choice.People,
		FoulMode: m.choice.Fouls.mode(), Slips: m.slips,
	}
	switch {
	case o.Won && o.Winner == g.Side:
		g.Outcome = progress.GameWon
	case o.Won:
		g.Outcome = progress.GameLost
	case o.Replay:
		g.Outcome = progress.GameReplay
	}
	return g
}

// moves are those made, as a game keeps them.
func (m *match) moves() (all []string) {
	for _, move := range m.game.Moves() {
		text := progress.Pass
		if move != rules.NoMove {
			text = move.String()
		}
		all = append(all, text)
	}
	return all
}

// times are what the moves took; nil if that is not known of all of them.
func (m *match) times() []time.Duration {
	if !m.measured {
		return nil
	}
	return m.clocks.Times()
}

// spent is what the move in progress has taken. Without a clock it is of no account.
func (m *match) spent(now time.Time) time.Duration {
	if m.clocks.Clock().Kind == rules.ClockNone {
		return 0
	}
	return m.clocks.Thinks(now)
}

// opponent is the key of the opponent as a game keeps it.
func (m *match) opponent() string {
	if m.choice.People {
		return People
	}
	return m.choice.Opponent
}
