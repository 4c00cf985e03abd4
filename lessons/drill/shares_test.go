package drill_test

import (
	"testing"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/rules"
)

// risen is by how much more than nothing a measure has to grow from the lowest
// level to the highest.
const risen = 1.1

// TestDifficulty: what makes a generator's exercises hard never falls with the
// level, on average over 100 seeds, and is clearly more at the end.
func TestDifficulty(t *testing.T) {
	each(t, func(t *testing.T, b *drill.Bench, d *lessons.Drill, g drill.Generator) {
		if d.Make == "mate" { // whose level is the grade of the problems, of which testdata has few
			shipped, err := problem.Load(content.Problems())
			if err != nil {
				t.Fatal(err)
			}
			b = drill.New(shipped)
		}
		var mean [6]float64
		for level := 1; level <= 5; level++ {
			const seeds = 100
			for seed := range uint64(seeds) {
				e := exercise(t, b, d, level, seed)
				mean[level] += float64(g.Difficulty(&e.Step)) / seeds
			}
		}
		for level := 2; level <= 5; level++ {
			if mean[level] < 0.97*mean[level-1] {
				t.Errorf("it falls from level %d: %.2f", level-1, mean[1:])
			}
		}
		if mean[5] < risen*mean[1] {
			t.Errorf("it does not rise: %.2f", mean[1:])
		}
	})
}

// TestVerdictsAreHalfLegal: neither verdict can be guessed.
func TestVerdictsAreHalfLegal(t *testing.T) {
	each(t, func(t *testing.T, b *drill.Bench, d *lessons.Drill, g drill.Generator) {
		if g.Kind != lessons.Judgement {
			return
		}
		const seeds = 1000
		legal := 0
		for seed := range uint64(seeds) {
			e := exercise(t, b, d, 1+int(seed%5), seed)
			if e.Verdict() == nil {
				legal++
			}
		}
		if legal < 45*seeds/100 || legal > 55*seeds/100 {
			t.Errorf("%d of %d are legal", legal, seeds)
		}
	})
}

// TestFoulCourtHasAll: every foul is at least 1.5 % of 1,000.
func TestFoulCourtHasAll(t *testing.T) {
	b, d := bench(t), template("foul-court")
	got := map[string]int{}
	for seed := range uint64(1000) {
		kase, err := b.Case(d, 1+int(seed%5), seed)
		if err != nil {
			t.Fatal(err)
		}
		got[kase]++
	}
	for _, f := range rules.AllFouls {
		if got[f.String()] < 15 {
			t.Errorf("%s comes %d times", f, got[f.String()])
		}
	}
}

// TestDestinationsMix: a third of the movers stand at the edge and two in five are
// gote's.
func TestDestinationsMix(t *testing.T) {
	b, d := bench(t), template("destinations")
	const seeds = 1000
	edge, gote := 0, 0
	for seed := range uint64(seeds) {
		e := exercise(t, b, d, 1+int(seed%5), seed)
		if f, r := e.Blanks.Square.File(), e.Blanks.Square.Rank(); f == 1 || f == 9 || r == 1 || r == 9 {
			edge++
		}
		if e.Blanks.Side == rules.White {
			gote++
		}
	}
	if edge < 25*seeds/100 || edge > 35*seeds/100 {
		t.Errorf("%d of %d stand at the edge", edge, seeds)
	}
	if gote < 35*seeds/100 || gote > 45*seeds/100 {
		t.Errorf("%d of %d are gote's", gote, seeds)
	}
}
