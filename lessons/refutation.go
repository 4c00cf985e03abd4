package lessons

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// Refutation returns what the opponent plays against a legal move that misses the
// goal: moves to be shown, the opponent's first. It is empty where no single move
// tells why, as after a move that takes the wrong piece, and where the move is right.
// It is one of
//
//	mate, mateIn, keepsMateIn   the answer after which the mate asked for is gone:
//	                            first of the king, then a capture, then a piece between
//	safe                        the capture of the piece that moved, by the least
//	safe, attacks, answersCheck where the goal was missed otherwise: a mate in one, or
//	                            the capture of a piece that the move leaves to be won
//
// It is the same each time, and changes nothing. Where [Step.LooksAhead] says so it
// takes up to some tenths of a second; else well under a millisecond.
func (s *Step) Refutation(m rules.Move) []rules.Move {
	if s.Goal == nil {
		return nil
	}
	return refutation(context.Background(), s.Goal, &s.Position, m)
}

// LooksAhead reports whether [Step.Refutation] has to look for a mate of several plies.
func (s *Step) LooksAhead() bool {
	return slices.ContainsFunc(wanted(s.Goal), func(g Goal) bool {
		ahead, ok := g.(mateGoal)
		return ok && ahead.left() > 0
	})
}

// refutation is [Step.Refutation] at any point of a line.
func refutation(ctx context.Context, goal Goal, p *rules.Position, m rules.Move) []rules.Move {
	after := *p
	after.Make(m)
	reply := refute(ctx, goal, p, &after, m)
	if reply == rules.NoMove && minds(goal) && !goal.Met(p, m) {
		reply = punish(p, &after, m)
	}
	if reply == rules.NoMove {
		return nil
	}
	return []rules.Move{reply}
}

// refute returns the reply that shows that m, which led from p to after, misses a goal.
func refute(ctx context.Context, goal Goal, p, after *rules.Position, m rules.Move) rules.Move {
	switch g := goal.(type) {
	case mateGoal:
		return parry(ctx, after, m, g.left())
	case aim:
		switch wordOf(g) {
		case "mate":
			return parry(ctx, after, m, 0)
		case "safe":
			return leastTaker(after, m.To())
		}
	case group:
		if g.word == "not" || g.Met(p, m) {
			return rules.NoMove
		}
		for _, sub := range g.goals {
			if reply := refute(ctx, sub, p, after, m); reply != rules.NoMove {
				return reply
			}
		}
	}
	return rules.NoMove
}

// wanted lists the goals that one is made of, but not what is not to happen.
func wanted(g Goal) []Goal {
	of, ok := g.(group)
	switch {
	case g == nil || ok && of.word == "not":
		return nil
	case !ok:
		return []Goal{g}
	}
	var all []Goal
	for _, sub := range of.goals {
		all = append(all, wanted(sub)...)
	}
	return all
}

// wordOf returns the word with which an aim begins; nothing for other goals.
func wordOf(g Goal) string {
	a, _ := g.(aim)
	word, _, _ := strings.Cut(a.text, " ")
	return word
}

// left returns the plies in which mate has to come after the learner's move.
func (g mateGoal) left() int {
	if g.keeps {
		return g.plies
	}
	return g.plies - 1
}

// minds reports whether a goal is about winning something or staying safe, so that
// what a move loses is to the point.
func minds(g Goal) bool {
	return slices.ContainsFunc(wanted(g), func(g Goal) bool {
		return slices.Contains([]string{"safe", "attacks", "answersCheck"}, wordOf(g))
	})
}

// parry returns the answer to a check by m after which no mate comes within the plies
// left, that of the king before others; none where there is no check.
func parry(ctx context.Context, after *rules.Position, m rules.Move, left int) rules.Move {
	if !after.InCheck() {
		return rules.NoMove
	}
	replies := after.Legal()
	slices.SortStableFunc(replies, func(a, b rules.Move) int {
		return cmp.Compare(escapeBy(after, m, a).Way, escapeBy(after, m, b).Way)
	})
	solver := mate.New(1 << 14)
	for _, reply := range replies {
		next := *after
		next.Make(reply)
		if left < 2 || !solver.Solve(ctx, next, engine.Limits{Depth: left - 1, Nodes: lineBound.Nodes}).Mate {
			return reply
		}
	}
	return rules.NoMove
}

// punish returns the reply that mates at once, or wins the piece that m has brought
// to where it stands.
func punish(p, after *rules.Position, m rules.Move) rules.Move {
	for _, reply := range after.Legal() {
		if mates(after, reply) {
			return reply
		}
	}
	take := leastTaker(after, m.To())
	if take == rules.NoMove || !wins(p, after, take) {
		return rules.NoMove
	}
	return take
}

// wins reports whether a capture of the piece that came wins something: that piece is
// worth more than what it has taken, and is left alone or worth more than its taker.
func wins(p, after *rules.Position, take rules.Move) bool {
	at := take.To()
	came := dear(after.At(at).Kind())
	if taken := p.At(at); taken != rules.NoPiece && dear(taken.Kind()) >= came {
		return false
	}
	if dear(after.At(take.From()).Kind()) < came {
		return true
	}
	next := *after
	next.Make(take)
	return !slices.ContainsFunc(next.Legal(), func(m rules.Move) bool { return m.To() == at })
}

// leastTaker returns the legal capture on a square by the piece that is worth least,
// promoting where it may; none if nothing can take there.
func leastTaker(p *rules.Position, at rules.Square) rules.Move {
	best := rules.NoMove
	for _, m := range p.Legal() {
		if m.IsDrop() || m.To() != at {
			continue
		}
		if best == rules.NoMove || dear(p.At(m.From()).Kind()) < dear(p.At(best.From()).Kind()) ||
			m.From() == best.From() && m.Promotes() {
			best = m
		}
	}
	return best
}

// mates reports whether a reply mates.
func mates(p *rules.Position, m rules.Move) bool {
	next := *p
	next.Make(m)
	return next.InCheck() && !next.HasLegal()
}

// dearer are the kinds from the cheapest to the dearest.
var dearer = []rules.Kind{
	rules.NoKind, rules.Pawn, rules.Lance, rules.Knight, rules.Silver, rules.Gold, rules.PromotedSilver, rules.PromotedKnight,
	rules.PromotedLance, rules.Tokin, rules.Bishop, rules.Rook, rules.Horse, rules.Dragon, rules.King,
}

// dear is the rank of a kind among those by worth.
func dear(k rules.Kind) int { return slices.Index(dearer, k) }
