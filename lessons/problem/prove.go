package problem

import (
	"context"
	"errors"
	"fmt"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// ProofNodes bounds the work of proving a mate problem, for each question that
// the solver is asked. A problem that takes more is not sound for us.
const ProofNodes = 30_000

// Prove returns what is wrong with a mate problem that its Err does not see, or
// nil. It solves the problem: there must be a mate of Length plies, futile
// interpositions counted or not; one solution, that uses all of sente's hand;
// and the grade must be that of [Grade]. The solution is returned.
func (m *Mate) Prove(ctx context.Context, s *mate.Solver) ([]rules.Move, error) {
	solved := s.Problem(ctx, m.Position, engine.Limits{Depth: m.Length, Nodes: ProofNodes})
	if err := m.sound(&solved); err != nil {
		return nil, err
	}
	if g := Grade(m.Position, &solved); g != m.Grade {
		return nil, fmt.Errorf("grade is %d, computed %d", m.Grade, g)
	}
	return solved.Solution, nil
}

// sound returns why what a solver says does not make a problem of m, or nil.
func (m *Mate) sound(solved *mate.Problem) error {
	switch {
	case !solved.Mate && solved.Sure:
		return errors.New("sente does not mate")
	case !solved.Mate:
		return fmt.Errorf("no mate found within %d plies", m.Length)
	case solved.Length != m.Length || solved.ProblemLength != m.Length:
		return fmt.Errorf("length is %d, but sente mates in %d, futile interpositions left out in %d", m.Length, solved.Length, solved.ProblemLength)
	case len(solved.Cooks) > 0:
		return fmt.Errorf("at ply %d %s mates too", solved.Cooks[0].Ply+1, solved.Cooks[0].Move)
	case !solved.Sure:
		return fmt.Errorf("not settled by %d positions a question", ProofNodes)
	case solved.Spare > 0:
		return errors.New("sente's hand is not used up")
	}
	return nil
}

// Idle returns a mate problem that is as sound as m and as long, but has a piece
// less on the board or in sente's hand, or false if there is none: what lies in
// the name of the game, tsume, is that every piece has its work.
func (m *Mate) Idle(ctx context.Context, s *mate.Solver) (rules.Position, bool) {
	for _, setup := range lesser(m.Position.Setup()) {
		p, odd, err := setup.Position()
		if err != nil || odd&rules.OddCheck != 0 {
			continue
		}
		limits := engine.Limits{Depth: m.Length, Nodes: ProofNodes}
		if r := s.Solve(ctx, p, limits); r.Length != m.Length || !r.Unique() {
			continue // the greater part, and cheap to know
		}
		if solved := s.Problem(ctx, p, limits); m.sound(&solved) == nil {
			return p, true
		}
	}
	return rules.Position{}, false
}

// lesser returns the setups in which one piece of either side on the board, or
// of sente's hand, has gone to gote's hand.
func lesser(s rules.Setup) []rules.Setup {
	var all []rules.Setup
	for sq, pc := range s.Board {
		if pc == rules.NoPiece || pc.Kind() == rules.King {
			continue
		}
		less := s
		less.Board[sq] = rules.NoPiece
		less.Hands[rules.White][pc.Kind().Base()]++
		all = append(all, less)
	}
	for _, k := range rules.HandKinds {
		if s.Hands[rules.Black].Count(k) > 0 {
			less := s
			less.Hands[rules.Black][k]--
			less.Hands[rules.White][k]++
			all = append(all, less)
		}
	}
	return all
}

// Opening is what no two mate problems of ours share: the square of gote's king
// and the first move, the same for the mirror image.
func Opening(king rules.Square, first rules.Move) string {
	a := first.Attempt()
	plain := king.String() + a.String()
	a.To = a.To.Mirrored()
	if a.From.OnBoard() {
		a.From = a.From.Mirrored()
	}
	return min(plain, king.Mirrored().String()+a.String())
}

// Proven returns what is wrong with a mate problem that its Err does not see, an
// idle piece included, or nil.
func (m *Mate) Proven(ctx context.Context) error {
	_, err := m.proven(ctx)
	return err
}

// proven returns the first move of a problem that can be proven. The solver is a
// new one, so that what it settles does not depend on what it was asked before.
func (m *Mate) proven(ctx context.Context) (rules.Move, error) {
	s := mate.New(1 << 13)
	solution, err := m.Prove(ctx, s)
	if err != nil {
		return rules.NoMove, err
	}
	if less, idle := m.Idle(ctx, s); idle {
		return rules.NoMove, fmt.Errorf("a piece does nothing: %s is as sound", less.SFEN())
	}
	return solution[0], nil
}

// ProveMates proves each problem, and that no two have the same [Opening]. It takes
// some four seconds for a thousand, and returns one [*Fault] for each that fails;
// their files are those of [MateFile].
func ProveMates(ctx context.Context, all []Mate) []*Fault {
	opened := map[string]string{}
	var found []*Fault
	for i := range all {
		m := &all[i]
		first, err := m.proven(ctx)
		opening := Opening(m.Position.King(rules.White), first)
		if twin, taken := opened[opening]; taken && err == nil {
			err = fmt.Errorf("the same king's square and first move as %s, or mirrored", twin)
		}
		if err != nil {
			found = append(found, &Fault{File: MateFile(m.Length), Line: m.Line, ID: m.ID, Cause: err.Error()})
			continue
		}
		opened[opening] = m.ID
	}
	return found
}
