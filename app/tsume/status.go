package tsume

import (
	"fmt"
	"strings"

	"terakoya/app/words"
	"terakoya/lessons/problem/solving"
)

// statusText says what has happened.
func (d *Desk) statusText() string {
	w := d.env.Words
	switch {
	case d.notice != "":
		return d.notice
	case d.attack == nil:
		return d.waitText()
	case d.replay != nil:
		return d.walkText()
	case d.work.Running():
		return w.Say("tsume.thinking", nil)
	}
	p := d.attack.Position()
	switch d.attack.State() {
	case solving.Refused:
		if e := d.attack.Foul(); e != nil {
			return w.Say("status.refused", words.Args{"tried": w.Tried(&p, e.Attempt), "foul": w.Foul(e.Foul)})
		}
		return d.escapeText()
	case solving.Asking:
		return d.longerText()
	case solving.Open, solving.Done:
	}
	return w.Say("status.select", nil)
}

// walkText says where the walk through the solution stands.
func (d *Desk) walkText() string {
	w, at := d.env.Words, d.replay.At()
	if at == 0 {
		return w.Say("tsume.atStart", nil)
	}
	before := d.replay.After(at - 1)
	return w.Say("tsume.atMove", words.Args{
		"number": fmt.Sprint(at), "all": fmt.Sprint(d.replay.Len()), "move": w.Record(&before, d.replay.Move(at-1), d.replay.Before(at-1)),
	})
}

// keysText lists the keys that work now.
func (d *Desk) keysText() string {
	w := d.env.Words
	leave := "tsume.end"
	if d.looks.single {
		leave = "tsume.back"
	}
	return strings.Join([]string{"F " + w.Say("lesson.flip", nil), "Esc " + w.Say(leave, nil)}, "   ")
}
