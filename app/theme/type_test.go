package theme

import (
	"math"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/lessons"
	"terakoya/widgets"
)

// TestType: every role is set in proportion to running text, but never too small to be
// read, and what is no text keeps its size.
func TestType(t *testing.T) {
	for _, size := range Types {
		th := New(lessons.Japanese, false).At(size)
		for role, ratio := range sizes {
			want := max(least, float64(ratio)*float64(size))
			if got := th.Size(role); math.Abs(float64(got)-want) > 0.51 {
				t.Errorf("%s: %s is %v, want %v", size, role, got, want)
			}
		}
		if got := th.Size(widgets.SizeBody); got != float32(size) {
			t.Errorf("%s: running text is %v", size, got)
		}
		if got := th.Size(widgets.SizeScale); got != float32(size)/15 {
			t.Errorf("%s: scale %v", size, got)
		}
		if got := th.Size(fynetheme.SizeNameScrollBar); got != fynetheme.DefaultTheme().Size(fynetheme.SizeNameScrollBar) {
			t.Errorf("%s: a scroll bar is %v", size, got)
		}
	}
	if got := New(lessons.English, false).Size(widgets.SizeTiny); got < 12 {
		t.Errorf("tiny is %v", got)
	}
}

// TestParseType: a size is read as it is written and as it was once written; what is
// not offered is not read.
func TestParseType(t *testing.T) {
	for _, size := range Types {
		if back, ok := ParseType(size.String()); !ok || back != size {
			t.Errorf("%s is read as %s", size, back)
		}
	}
	for kept, want := range map[string]Type{"100": 15, "125": 19, "150": 22} {
		if got, ok := ParseType(kept); !ok || got != want {
			t.Errorf("%s is read as %s", kept, got)
		}
	}
	for _, kept := range []string{"90", "16", "0", ""} {
		if got, ok := ParseType(kept); ok {
			t.Errorf("%q is read as %s", kept, got)
		}
	}
	if Type(0).String() != Usual.String() {
		t.Errorf("no size is %s", Type(0))
	}
}

// TestTypeIn: a window carries a size or the largest one below it; small type is never
// made larger, and no window takes type below the usual size.
func TestTypeIn(t *testing.T) {
	for _, c := range []struct {
		chosen Type
		w, h   float32
		want   Type
	}{
		{40, 1024, 700, 22}, {22, 1024, 700, 22}, {22, 1280, 800, 22}, {40, 1366, 768, 22}, {40, 1280, 900, 26},
		{40, 1920, 1080, 32}, {32, 1920, 1080, 32}, {26, 1920, 1080, 26}, {40, 3840, 2160, 40}, {40, 2560, 1440, 40},
		{22, 800, 560, 17}, {40, 640, 480, 15}, {13, 640, 480, 13}, {12, 3840, 2160, 12}, {15, 1024, 700, 15},
		{0, 1024, 700, 15}, {40, 1024, 4000, 22}, {40, 0, 0, 15},
	} {
		if got := c.chosen.In(fyne.NewSize(c.w, c.h)); got != c.want {
			t.Errorf("%s in %v by %v is %s, want %s", c.chosen, c.w, c.h, got, c.want)
		}
	}
}
