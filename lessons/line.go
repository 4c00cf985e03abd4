package lessons

import (
	"context"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// Beat is one move of a line.
type Beat struct {
	Learner bool         // the learner plays it; else the script does
	Goal    Goal         // of the learner: what the move has to do
	Accept  []rules.Move // of the learner: moves that are right beside those
	Move    rules.Move   // of the script
}

// Walk is a line while it is played: a mate against the best defence, moves
// against a script, or a way to a square while the opponent passes. Whatever
// keeps to what is asked is right, also where it is not what the author expected.
//
// A Walk may look for mates; that takes no longer than some tenths of a second.
type Walk struct {
	step  *Step
	game  *rules.Game
	beat  int // of a script: the next one
	moves int // of the learner
	done  bool
	marks []mark // before each move of the learner
	// refuted is what the opponent plays against the move that was just refused.
	refuted []rules.Move
}

// mark is where a walk can be taken back to.
type mark struct{ plies, beat int }

// Begin returns a walk at the start of the line.
func (s *Step) Begin() *Walk {
	w := &Walk{step: s, game: s.Game()}
	w.script()
	return w
}

// Position returns where the walk stands.
func (w *Walk) Position() rules.Position { return w.game.Position() }

// Done reports whether the line has come to its end.
func (w *Walk) Done() bool { return w.done }

// Moves returns how many moves the learner has made.
func (w *Walk) Moves() int { return w.moves }

// Played returns the moves of both sides so far, with [rules.NoMove] for a pass.
func (w *Walk) Played() []rules.Move { return w.game.Moves()[len(w.step.Played):] }

// Left returns within how many plies mate has to come; 0 where that is not the goal.
func (w *Walk) Left() int { return max(0, w.step.mateIn()-len(w.Played())) }

// Refutation returns what the opponent plays against the last try, if that was legal
// and missed, as [Step.Refutation] does; else nothing.
func (w *Walk) Refutation() []rules.Move { return w.refuted }

// Back takes the learner's last move back, with the answer to it; false at the
// start.
func (w *Walk) Back() bool {
	n := len(w.marks)
	if n == 0 {
		return false
	}
	m := w.marks[n-1]
	w.game.TakeBack(len(w.game.Moves()) - m.plies)
	w.beat, w.done, w.moves, w.marks = m.beat, false, w.moves-1, w.marks[:n-1]
	return true
}

// Try plays a move of the learner's, if it is right, and the answer to it. The
// verdict is [Right] also where the line goes on; see [Walk.Done].
func (w *Walk) Try(a rules.Attempt) Verdict { return w.Play(w.Weigh(context.Background(), a)) }

// Weighed is an attempt that has been judged, and has not been played yet.
type Weighed struct {
	verdict Verdict
	ends    bool       // it brings the line to its end
	reply   rules.Move // of a hunt
	refuted []rules.Move
}

// Weigh judges an attempt and changes nothing. This is what is slow of [Walk.Try]:
// it may be done on another goroutine, while nobody plays or takes back.
func (w *Walk) Weigh(ctx context.Context, a rules.Attempt) Weighed {
	x := Weighed{verdict: Verdict{Response: Response{Attempt: a}}}
	p := w.game.Position()
	if illegal, ok := p.Check(a).(*rules.IllegalMove); ok {
		x.verdict.Result, x.verdict.Illegal, x.verdict.Open = Foul, illegal, openSquares(&p, a)
		return x
	}
	right := false
	switch m := a.Move(); {
	case w.step.Passing:
		right, x.ends = w.wander(&p, m)
	case len(w.step.Beats) > 0:
		right = w.step.Beats[w.beat].right(&p, m)
	default:
		right, x.ends, x.reply = w.hunt(ctx, &p, m)
	}
	x.verdict.Result = rightIf(right)
	if goal := w.goal(); !right && goal != nil {
		x.refuted = refutation(ctx, goal, &p, a.Move())
	}
	return x
}

// goal is what the next move has to do that can be refuted; nil while the opponent
// passes, or where the script only names moves.
func (w *Walk) goal() Goal {
	switch {
	case w.step.Passing:
		return nil
	case len(w.step.Beats) > 0:
		return w.step.Beats[w.beat].Goal
	}
	return mateGoal{plies: w.Left()}
}

// Play plays what was weighed, if it is right, and the answer to it.
func (w *Walk) Play(x Weighed) Verdict {
	v := x.verdict
	w.refuted = x.refuted
	if v.Result != Right {
		return v
	}
	w.marks = append(w.marks, mark{len(w.game.Moves()), w.beat})
	_ = w.game.Play(v.Response.Attempt) // it has been checked
	w.moves++
	switch {
	case len(w.step.Beats) > 0:
		w.beat++
		v.Reply = w.script()
	case x.ends:
		w.done = true
	case w.step.Passing:
		w.game.Pass()
	default:
		if v.Reply = x.reply; v.Reply != rules.NoMove {
			_ = w.game.Play(v.Reply.Attempt()) // the search has found it
		}
	}
	return v
}

// wander goes on until the goal is met; the opponent passes. In check nobody can
// pass, so that a check is right only where it meets the goal.
func (w *Walk) wander(p *rules.Position, m rules.Move) (right, ends bool) {
	if w.step.Goal.Met(p, m) {
		return true, true
	}
	after := *p
	after.Make(m)
	return !after.InCheck(), false
}

func (b *Beat) right(p *rules.Position, m rules.Move) bool {
	for _, a := range b.Accept {
		if a == m {
			return true
		}
	}
	return b.Goal != nil && b.Goal.Met(p, m)
}

// script plays the moves of the script up to the next one of the learner, and
// returns the last of them. Where one cannot be played, as the learner has found
// another way, the line ends.
func (w *Walk) script() rules.Move {
	last := rules.NoMove
	for ; w.beat < len(w.step.Beats); w.beat++ {
		b := w.step.Beats[w.beat]
		if b.Learner {
			return last
		}
		if w.game.Play(b.Move.Attempt()) != nil {
			break
		}
		last = b.Move
	}
	w.done = len(w.step.Beats) > 0
	return last
}

// lineBound bounds the search for an answer.
var lineBound = engine.Limits{Nodes: 100_000, Time: 150 * time.Millisecond}

// hunt is a mate against the best defence: right is what still mates within the
// plies left. The reply is the longest resistance; that pieces could be put in the
// way to no avail puts nothing off.
func (w *Walk) hunt(ctx context.Context, p *rules.Position, m rules.Move) (right, ends bool, reply rules.Move) {
	left := w.step.mateIn() - len(w.Played())
	solver := mate.New(1 << 14)
	tree, err := solver.Prove(ctx, *p, engine.Limits{Depth: left, Nodes: lineBound.Nodes})
	if err != nil {
		return false, false, rules.NoMove
	}
	next, err := tree.Play(ctx, m.Attempt())
	if err != nil {
		return false, false, rules.NoMove
	}
	after := next.Position()
	if next.Length() == 0 || solver.Mated(ctx, after) {
		return true, true, rules.NoMove
	}
	if replies, err := next.Branches(ctx); err == nil {
		return true, false, replies[0].Move
	}
	return true, false, after.Legal()[0] // which resists longest was not settled in time
}
