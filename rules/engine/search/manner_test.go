package search

import (
	"math"
	"testing"

	"terakoya/rules"
)

// TestOverlooks: only quiet drops and moves from afar of the other side are overlooked,
// as often as it says, and the same ones every time.
func TestOverlooks(t *testing.T) {
	d := anew(t, game(t, rules.StartSFEN))
	drops, afar, missedDrops, missedAfar := 0, 0, 0, 0
	strolls(t, 4, func(g *rules.Game) {
		p := g.Position()
		d.pos, d.view = p, view{manner: manner{drops: 40, afar: 20}, seed: 5}
		aim := p.Aim()
		for _, m := range p.Legal() {
			if d.player = p.Turn(); d.overlooks(m, &aim) {
				t.Fatalf("%s: overlooks its own %s", p.SFEN(), m)
			}
			d.player = p.Turn().Opponent()
			missed := d.overlooks(m, &aim)
			if again := d.overlooks(m, &aim); again != missed {
				t.Fatalf("%s: %s is seen now and then", p.SFEN(), m)
			}
			one := 0
			if missed {
				one = 1
			}
			switch {
			case aim.Checks(&p, m) || !m.IsDrop() && distance(m.From(), m.To()) < far:
				if missed {
					t.Fatalf("%s: overlooks %s", p.SFEN(), m)
				}
			case m.IsDrop():
				drops, missedDrops = drops+1, missedDrops+one
			default:
				afar, missedAfar = afar+1, missedAfar+one
			}
		}
	})
	if drops < 1000 || math.Abs(float64(missedDrops)/float64(drops)-0.4) > 0.05 {
		t.Errorf("overlooks %d of %d drops", missedDrops, drops)
	}
	if afar < 200 || math.Abs(float64(missedAfar)/float64(afar)-0.2) > 0.1 {
		t.Errorf("overlooks %d of %d moves from afar", missedAfar, afar)
	}
}

// TestMisjudges: by nothing on average, three in four times by less than the scale by
// ln 7, a position always by the same and by another with another seed.
func TestMisjudges(t *testing.T) {
	const n, scale = 20_000, 300
	v, other := view{manner: manner{noise: scale}, seed: 1}, view{manner: manner{noise: scale}, seed: 2}
	sum, within, same := 0.0, 0, 0
	for i := range uint64(n) {
		by := v.misjudge(mix(i))
		if by != v.misjudge(mix(i)) {
			t.Fatal("a position is judged now so, now so")
		}
		if by == other.misjudge(mix(i)) {
			same++
		}
		sum += float64(by)
		if math.Abs(float64(by)) < scale*math.Log(7) {
			within++
		}
	}
	if math.Abs(sum/n) > 15 || math.Abs(float64(within)/n-0.75) > 0.02 || same > n/100 {
		t.Errorf("on average by %.1f, %d of %d within bounds, %d the same with another seed", sum/n, within, n, same)
	}
}
