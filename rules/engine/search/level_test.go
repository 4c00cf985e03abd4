package search

import "testing"

// TestLevels: thirty, three for each rank, each with a name of its own that is read
// again.
func TestLevels(t *testing.T) {
	if first, last := LevelAt(1, 0), LevelAt(10, 2); first != 0 || last != Strongest || Levels != 30 {
		t.Errorf("from %d to %d, %d levels", first, last, Levels)
	}
	for rank := 1; rank <= 10; rank++ {
		for step, plus := range []string{"", "+", "++"} {
			l := LevelAt(rank, step)
			if l.Rank() != rank || l.Step() != step {
				t.Errorf("rank %d and step %d make %d and %d", rank, step, l.Rank(), l.Step())
			}
			if read, err := ParseLevel(l.String()); err != nil || read != l {
				t.Errorf("%s is read as %s, %v", l, read, err)
			}
			if text := l.String(); text[len(text)-step:] != plus {
				t.Errorf("%q has not %d steps", text, step)
			}
		}
	}
	for _, text := range []string{"", "0", "11", "1+++", "+1", "1 +", "-1", "10+++", "one"} {
		if l, err := ParseLevel(text); err == nil {
			t.Errorf("%q is read as %s", text, l)
		}
	}
}

// TestManners: a higher level looks no less far and sees no less; of two that look as
// far, it misjudges no more.
func TestManners(t *testing.T) {
	for l := Level(1); l < Levels; l++ {
		m, below := l.manner(), (l - 1).manner()
		if m.depth < below.depth || m.depth == below.depth && (m.nodes < below.nodes || m.noise > below.noise) ||
			m.finds < below.finds ||
			m.drops > below.drops || m.afar > below.afar || m.mates < below.mates || m.dangers < below.dangers ||
			m.book < below.book || m.resigns < below.resigns {
			t.Errorf("%s: %+v, below it %+v", l, m, below)
		}
	}
	for l := range Level(Levels) {
		if m := l.manner(); m.resigns != never && l.Rank() < 5 || m.mates < 100 && l.Rank() >= 3 || m.noise <= 0 {
			t.Errorf("%s: %+v", l, m)
		}
	}
}
