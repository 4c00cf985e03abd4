package drill_test

import (
	"testing"

	"terakoya/lessons/drill"
	"terakoya/rules"
)

// replayed counts how often the last position and the last board have stood, and
// the checks of the side that moves first.
func replayed(e *drill.Exercise) (position, board, quiet int) {
	p, _, _ := e.Start.Position()
	first := p.Turn()
	positions, boards := map[string]int{}, map[[81]rules.Piece]int{}
	note := func() {
		s := p.Setup()
		boards[s.Board]++
		s.Move = 0
		positions[s.SFEN()]++
	}
	note()
	for _, m := range e.Played {
		if mover := p.Turn(); mover == first {
			after := p
			if after.Make(m); !after.InCheck() {
				quiet++
			}
		}
		p.Make(m)
		note()
	}
	s := p.Setup()
	s.Move = 0
	return positions[s.SFEN()], boards[s.Board], quiet
}

func TestRepetition(t *testing.T) {
	want := map[string]struct {
		ending   rules.Ending
		position int // 0 is fewer than four
		board    int
	}{
		"hands-differ": {rules.NotEnded, 0, 4}, "turn-differs": {rules.NotEnded, 1, 4}, "start-counts": {rules.EndSennichite, 4, 4},
		"one-quiet-check": {rules.EndSennichite, 4, 4}, "perpetual": {rules.EndPerpetualCheck, 4, 4},
		"three": {rules.NotEnded, 3, 3}, "four": {rules.EndSennichite, 4, 4},
	}
	made(t, template("repetition"), func(t *testing.T, e *drill.Exercise) {
		w := want[e.Case]
		position, board, _ := replayed(e)
		if e.Ending.Ending != w.ending || board != w.board || w.position > 0 && position != w.position || w.position == 0 && position > 3 {
			t.Errorf("%s: the position stands %d times, the board %d", e.Ending.Ending, position, board)
		}
		if e.Case == "perpetual" && e.Ending.Winner != e.Setup.Turn.Opponent() {
			t.Errorf("%s wins", e.Ending.Winner)
		}
		if e.Case == "start-counts" && len(e.Played) != 12 {
			t.Errorf("%d moves", len(e.Played))
		}
	})
}

// TestOneQuietCheck: since the first time all moves of the side but one were
// checks.
func TestOneQuietCheck(t *testing.T) {
	d := template("repetition")
	d.Mix = map[string]int{"one-quiet-check": 1}
	made(t, d, func(t *testing.T, e *drill.Exercise) {
		n := len(e.Played) - 12
		late := *e
		p, _, _ := e.Start.Position()
		for _, m := range e.Played[:n] {
			p.Make(m)
		}
		late.Start, late.Played = p.Setup(), e.Played[n:]
		if _, _, quiet := replayed(&late); quiet != 1 {
			t.Errorf("%d moves are no checks", quiet)
		}
	})
}

func TestRepetitionCount(t *testing.T) {
	numbers := map[int]int{}
	made(t, template("repetition-count"), func(t *testing.T, e *drill.Exercise) {
		position, board, _ := replayed(e)
		if e.Number != position {
			t.Errorf("number is %d, the position stands %d times", e.Number, position)
		}
		if differs := e.Case == "hands-differ" || e.Case == "turn-differs"; differs != (board > position) {
			t.Errorf("the board stands %d times, the position %d", board, position)
		}
		numbers[e.Number]++
	})
	for n := 1; n <= 4; n++ {
		if numbers[n] < seeds/20 {
			t.Errorf("%d is the answer %d times", n, numbers[n])
		}
	}
}
