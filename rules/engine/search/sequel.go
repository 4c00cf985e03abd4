package search

import "terakoya/rules"

// labels is more than what a move may move: a kind on the board, or one in hand.
const labels = int(rules.Dragon) + 1 + int(rules.Gold)

// label tells apart what a move moves: a kind on the board, or one in hand.
func label(p *rules.Position, m rules.Move) int {
	if m.IsDrop() {
		return int(rules.Dragon) + int(m.Dropped())
	}
	return int(p.At(m.From()).Kind())
}

// sequel is how well quiet moves have done after a certain move, by label and
// square.
type sequel [labels * 81]int16

// sequels are those after the move before, and after the own move before that, by
// the kind that was moved and where it went. The first is of no move.
type sequels struct {
	used  bool
	merit [2][(int(rules.Dragon) + 1) * 81]sequel
}

func (s *sequels) clear() {
	if s.used {
		s.merit = [2][(int(rules.Dragon) + 1) * 81]sequel{}
		s.used = false
	}
}
