package widgets_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/rules"
)

// TestFollow: an answer slides once the move before has arrived; what the user does
// meanwhile shows at once what both lead to.
func TestFollow(t *testing.T) {
	p, _, err := rules.ParseSFEN(rules.StartSFEN)
	if err != nil {
		t.Fatal(err)
	}
	first, _ := rules.ParseAttempt("7g7f")
	answer, _ := rules.ParseAttempt("3c3d")
	between, _ := p.Play(first)
	last, _ := between.Play(answer)
	for _, c := range []struct {
		name string
		do   func(*desk, func(time.Duration))
	}{
		{"to the end", func(d *desk, set func(time.Duration)) { set(time.Second); set(time.Second) }},
		{"ended", func(d *desk, _ func(time.Duration)) { d.Resize(deskSize.AddWidthHeight(40, 40)) }},
	} {
		d := newDesk(t, rules.StartSFEN)
		clock := d.HoldTime()
		d.Play(between.Setup(), first)
		d.Follow(last.Setup(), answer)
		if !d.Moving() {
			t.Fatalf("%s: nothing moves", c.name)
		}
		c.do(d, func(now time.Duration) { clock.Set(min(now, clock.Long)) })
		if d.Moving() {
			t.Errorf("%s: something still moves", c.name)
		}
		d.Tapped(&fyne.PointEvent{Position: d.at(t, "3d")})
		if got := d.Held(); got != rules.NewPiece(rules.White, rules.Pawn) {
			t.Errorf("%s: on 3d stands %s", c.name, got)
		}
	}
	d := newDesk(t, rules.StartSFEN)
	d.HoldTime()
	d.Follow(between.Setup(), first) // nothing is under way: it is played at once
	if !d.Moving() {
		t.Error("an answer to nothing does not move")
	}
}
