package play

import (
	"slices"
	"time"

	"terakoya/lessons/progress"
	"terakoya/rules"
)

// match is a game of a learner against the computer, or of two people at one board.
type match struct {
	choice    Choice
	game      *rules.Game
	known     bool // the start is one of rules.Handicaps, named in choice
	seed      uint64
	clocks    *rules.Clocks
	measured  bool              // the clocks have the times of all moves
	throws    []rules.PawnThrow // by which the sides were drawn
	takebacks int
	hints     int // given: each depth is one
	fouls     int // illegal moves that the learner tried
	slips     []progress.Slip
	told      bool // how it ended was given out
}

// newMatch begins a game at a time of day. The sides of a furigoma are drawn at once;
// the clocks stand until it has been shown.
func newMatch(c Choice, seed uint64, now time.Time) *match {
	if c.Rules == "" {
		c.Rules = ruleSet
	}
	m := &match{choice: c, seed: seed, measured: true}
	start := c.Position()
	_, m.known = startAt(start.SFEN())
	if c.draws() {
		m.throws = rules.Furigoma(seed)
		thrower, _ := m.throws[len(m.throws)-1].Decides() // the pawns are the near player's
		m.choice.White = thrower == rules.White
	}
	m.game = c.RuleSet().NewGame(start)
	m.clocks = c.Limit().Start(start.Turn(), now)
	if len(m.throws) > 0 {
		m.clocks.Pause(now)
	}
	return m
}

// draws reports whether the sides are drawn by furigoma: in an even game alone.
func (c Choice) draws() bool { return c.Furigoma && c.Start == rules.Handicaps[0].Key }

// over reports whether the game has ended.
func (m *match) over() bool { return m.game.Outcome().Ending != rules.NotEnded }

// turn is the side to move.
func (m *match) turn() rules.Color {
	p := m.game.Position()
	return p.Turn()
}

// plays reports whether a side is played at this board, not by the computer.
func (m *match) plays(c rules.Color) bool { return m.choice.People || c == m.choice.Side() }

// mine reports whether it is the learner's turn in a game that goes on, or that of
// either of two people.
func (m *match) mine() bool { return m.plays(m.turn()) && !m.over() }

// learner is whose moves, takebacks and questions are meant: of two people, the one to
// move.
func (m *match) learner() rules.Color {
	if m.choice.People {
		return m.turn()
	}
	return m.choice.Side()
}

// handicap reports whether the start is that of a handicap: uwate begins, and the sides
// are called so.
func (m *match) handicap() bool {
	start := m.game.Start()
	h, known := rules.HandicapOf(&start)
	return known && (len(h.Removed) > 0 || h.InHand > 0)
}

// press ends the move that has just been made.
func (m *match) press(now time.Time) { m.clocks.Press(now) }

// fallen reports whether the side to move has no time left in a game that goes on.
func (m *match) fallen(now time.Time) bool {
	return !m.over() && m.clocks.Left(m.turn(), now).Fallen
}

// canTakeBack reports whether the learner has a move to take back and may: also
// after the end, but not out of a foul that was to lose.
func (m *match) canTakeBack() bool {
	return m.choice.Takeback && m.game.Outcome().Ending != rules.EndFoul && len(m.game.Moves()) >= m.plies()
}

// plies is how many moves lie since the learner's last turn, that one included;
// none since they resigned. One who resigns does so in their own turn. Two people
// take back one move at a time.
func (m *match) plies() int {
	switch {
	case m.game.Outcome().Ending == rules.EndResignation && m.plays(m.turn()):
		return 0
	case m.choice.People:
		return 1
	case m.turn() == m.choice.Side():
		return 2
	}
	return 1
}

// lost reports whether the learner has lost; of two people, one has whenever the other
// has won.
func (m *match) lost() bool {
	o := m.game.Outcome()
	return o.Won && (m.choice.People || o.Winner != m.choice.Side())
}

// takeBack takes back the learner's last move, and the answer to it.
func (m *match) takeBack(now time.Time) {
	n := m.plies()
	m.game.TakeBack(n)
	m.clocks.Undo(n, now)
	m.slips = slices.DeleteFunc(slices.Clone(m.slips), func(s progress.Slip) bool { return s.Ply > len(m.game.Moves()) })
	m.takebacks++
}

// slip notes an illegal move that the learner tried.
func (m *match) slip(e *rules.IllegalMove) {
	m.fouls++
	m.slips = append(m.slips, progress.Slip{Ply: len(m.game.Moves()), Attempt: e.Attempt.String(), Foul: e.Foul.String()})
}

// lastMove returns the last of the first so many moves on the board, passes passed over;
// NoMove if there is none.
func (m *match) lastMove(plies int) rules.Move {
	for _, last := range slices.Backward(m.game.Moves()[:plies]) {
		if last != rules.NoMove {
			return last
		}
	}
	return rules.NoMove
}
