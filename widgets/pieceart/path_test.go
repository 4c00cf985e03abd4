package pieceart

import (
	"math"
	"testing"
)

// area returns how many pixels p covers on a picture of 100 by 100.
func area(p path) float64 {
	cv := newCanvas(100, 100)
	cv.fill(p, flat(hex(0)))
	sum := 0.0
	for i := 3; i < len(cv.img.Pix); i += 4 {
		sum += float64(cv.img.Pix[i]) / 255
	}
	return sum
}

func TestAreas(t *testing.T) {
	square := polygon{{20, 20}, {80, 20}, {80, 80}, {20, 80}}
	middle := point{50, 50}
	for _, c := range []struct {
		name string
		p    path
		want float64
	}{
		{"square", square.path(), 3600},
		{"inset", square.inset(10).path(), 1600},
		{"edge", square.edge(2), 62*62 - 58*58},
		{"disc", disc(middle, 20), math.Pi * 400},
		{"ring", append(disc(middle, 20), disc(middle, 10).reversed()...), math.Pi * 300},
		{"stroke", stroke([]point{{20, 50}, {80, 50}}, 4, false), 240},
		{"round stroke", stroke([]point{{20, 50}, {80, 50}}, 4, true), 240 + math.Pi*4},
		{"angle", stroke([]point{{20, 20}, {80, 20}, {80, 80}}, 4, false), 480},
		{"beyond the picture", bar(-50, -50, 10, 10), 100},
		{"nothing", nil, 0},
	} {
		if got := area(c.p); math.Abs(got-c.want) > 0.004*c.want+1 {
			t.Errorf("%s: area %.1f, want %.1f", c.name, got, c.want)
		}
	}
}

func TestSpan(t *testing.T) {
	g := polygon{{50, 0}, {100, 50}, {50, 100}, {0, 50}}
	if top, bottom, ok := g.span(25); !ok || top != 25 || bottom != 75 {
		t.Errorf("span at 25: %v to %v, %v", top, bottom, ok)
	}
	if _, _, ok := g.span(-1); ok {
		t.Error("a line beside the polygon meets it")
	}
}

func TestBlurKeepsTheDarkness(t *testing.T) {
	for _, radius := range []float64{0, 0.6, 1.8, 3} {
		cv := newCanvas(100, 100)
		cv.shape(bar(40, 40, 60, 60), cv.img.Rect)
		blur(&cv.mask, radius)
		sum := 0.0
		for i, v := range cv.mask.Pix {
			sum += float64(v)
			if x := i % 100; v > 0 && x < 40-blurReach(radius) {
				t.Fatalf("radius %v: shade at column %d", radius, x)
			}
		}
		if math.Abs(sum/255-400) > 4 {
			t.Errorf("radius %v: darkness %.1f, want 400", radius, sum/255)
		}
	}
}
