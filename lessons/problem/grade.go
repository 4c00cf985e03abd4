package problem

import (
	"slices"

	"terakoya/rules"
	"terakoya/rules/engine/mate"
)

// limits are the points up to which a problem of a length has grade 1, 2, 3 and
// 4. They cut the shipped problems of each length into five parts of about the
// same size: a grade compares a problem with others of its length only.
var limits = map[int][4]int{
	1: {8, 10, 13, 16},
	3: {18, 21, 25, 29},
	5: {31, 34, 38, 42},
	7: {39, 47, 51, 55},
}

// Grade says how hard a solved problem is for its length, from [EasiestGrade] to
// [HardestGrade]. It adds up what a solver has to look at and what misleads it:
//
//   - for each move of the attacker along the solution, the checks to choose
//     from, up to ten;
//   - for each move of the defender, the legal answers, up to eight, and of these
//     every square of the king once more;
//   - each wrong first check that leaves the defender one answer only: a try that
//     looks like the solution;
//   - what makes the first move one that is seen late, see surprise;
//   - each piece on the board beside the king, and each kind in hand.
func Grade(p rules.Position, solved *mate.Problem) int {
	points := points(p, solved)
	for i, most := range limits[solved.ProblemLength] {
		if points <= most {
			return EasiestGrade + i
		}
	}
	return HardestGrade
}

func points(p rules.Position, solved *mate.Problem) int {
	if len(solved.Solution) == 0 {
		return 0
	}
	n := surprise(p, solved.Solution) + tries(p, solved.Solution[0]) + pieces(&p) - 1
	for _, k := range rules.HandKinds {
		n += min(1, p.Hand(p.Turn()).Count(k))
	}
	for ply, m := range solved.Solution {
		if ply%2 == 0 {
			n += min(len(checks(p)), 10)
		} else {
			n += answers(p)
		}
		p.Make(m)
	}
	return n
}

// checks lists the moves of the side to move that give check.
func checks(p rules.Position) []rules.Move {
	var list rules.MoveList
	p.GenerateChecks(&list)
	return slices.Clone(list.Moves())
}

// answers weighs what the defender, in check, may do.
func answers(p rules.Position) int {
	all, steps := p.Legal(), 0
	for _, m := range all {
		if m.From() == p.King(p.Turn()) {
			steps++
		}
	}
	return min(len(all), 8) + steps
}

// tries weighs the first checks beside the right one that leave one answer.
func tries(p rules.Position, right rules.Move) int {
	n := 0
	for _, m := range checks(p) {
		if m == right {
			continue
		}
		u := p.Make(m)
		if len(p.Legal()) == 1 {
			n += 2
		}
		p.Unmake(u)
	}
	return n
}

// surprise weighs what makes a first move be seen late: that it gives a piece
// away, the more the dearer; that a piece that could promote does not; that it
// goes away from the king, or checks from afar; that another piece than the one
// moved gives the check.
func surprise(p rules.Position, solution []rules.Move) int {
	m, king := solution[0], p.King(p.Turn().Opponent())
	after := p
	after.Make(m)
	kind := after.At(m.To()).Kind()
	n := 0
	if len(solution) > 1 && solution[1].To() == m.To() {
		n += 4 + worth[kind.Base()]
	}
	if !m.IsDrop() && kind.CanPromote() && slices.Contains(p.Legal(), m.Promote()) {
		n += 8
	}
	if !m.IsDrop() && Distance(m.To(), king) > Distance(m.From(), king) {
		n += 4
	}
	if Distance(m.To(), king) > 1 && kind != rules.Knight {
		n += 3
	}
	if !after.Checkers().Has(m.To()) {
		n += 5
	}
	return n
}

var worth = [...]int{rules.Pawn: 0, rules.Lance: 1, rules.Knight: 2, rules.Silver: 3, rules.Gold: 4, rules.Bishop: 6, rules.Rook: 8}

// Distance is how many moves a king needs from one square to another on an empty
// board.
func Distance(a, b rules.Square) int {
	file, rank := a.File()-b.File(), a.Rank()-b.Rank()
	return max(file, -file, rank, -rank)
}
