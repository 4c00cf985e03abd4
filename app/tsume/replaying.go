package tsume

import (
	"context"

	"terakoya/lessons/problem/solving"
	"terakoya/rules/engine/mate"
)

// onGo goes so many moves on in the solution, or back.
func (d *Desk) onGo(by int) {
	if d.replay == nil {
		return
	}
	before := d.replay.At()
	if d.replay.Go(before + by); d.replay.At() != before {
		d.walked(by == 1)
	}
}

// onDefences goes to where the defender could have done something else: the first such
// place, or the next.
func (d *Desk) onDefences() {
	if d.replay == nil || d.replay.Len() < 2 {
		return
	}
	turns := d.replay.Turns()
	next := turns[0]
	for _, n := range turns {
		if d.replay.Defending() && n > d.replay.At() {
			next = n
			break
		}
	}
	d.replay.Go(next)
	d.walked(false)
}

// onDefend chooses a defence, and shows how the mate follows.
func (d *Desk) onDefend(i int) {
	if all := d.others(); i < len(all) {
		d.replay.Defend(all[i])
		d.walked(true)
	}
}

// onBack goes back from another defence to the solution.
func (d *Desk) onBack() {
	if d.replay == nil {
		return
	}
	if _, apart := d.replay.Apart(); apart {
		d.replay.Back()
		d.walked(false)
	}
}

// walked shows where the walk has come to, by a move in motion or at once, and finds
// what else the defender can do there.
func (d *Desk) walked(slides bool) {
	d.notice = ""
	d.work.Stop()
	if at := d.replay.At(); slides {
		d.slide(d.replay.After(at-1), d.replay.Move(at-1))
		d.shown()
	} else {
		d.render()
	}
	if !d.replay.Defending() || d.others() != nil {
		return
	}
	p := d.replay.Position()
	d.ask(func(ctx context.Context, s *mate.Solver) func() {
		all, err := solving.Defences(ctx, s, p)
		return func() {
			if err == nil {
				d.defences[p.Hash()] = all
				d.shown()
			}
		}
	})
}

// others are the defences where the walk stands, the longest resistance first; nil if
// there are none, or they are not known yet.
func (d *Desk) others() []solving.Defence {
	if d.replay == nil || !d.replay.Defending() {
		return nil
	}
	p := d.replay.Position()
	return d.defences[p.Hash()]
}
