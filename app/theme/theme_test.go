package theme

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/lessons"
	"terakoya/widgets"
)

// luminance is that of WCAG 2, 0 to 1.
func luminance(c color.Color) float64 {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	part := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= 0.04045 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*part(n.R) + 0.7152*part(n.G) + 0.0722*part(n.B)
}

func contrast(a, b color.Color) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// TestContrast: text stands out from its ground by 4.5 to 1, marks by 3 to 1.
func TestContrast(t *testing.T) {
	const paper = fynetheme.ColorNameBackground
	for _, c := range []struct {
		least float64
		inks  []fyne.ThemeColorName
		on    []fyne.ThemeColorName
	}{
		{4.5, names(widgets.ColorInk), names(paper, widgets.ColorSurface, widgets.ColorSunk, widgets.ColorWrongSoft, widgets.ColorRightSoft, widgets.ColorHintSoft, widgets.ColorWhySoft, widgets.ColorAccentSoft)},
		{4.5, names(widgets.ColorInkSoft), names(paper, widgets.ColorSurface, widgets.ColorSunk)},
		{4.5, names(widgets.ColorAccent), names(paper, widgets.ColorSurface, widgets.ColorAccentSoft)},
		{4.5, names(widgets.ColorOnAccent), names(widgets.ColorAccent)},
		{4.5, names(widgets.ColorRight), names(paper, widgets.ColorSurface, widgets.ColorRightSoft)},
		{4.5, names(widgets.ColorWrong), names(paper, widgets.ColorSurface, widgets.ColorWrongSoft)},
		{4.5, names(widgets.ColorWhy), names(paper, widgets.ColorSurface, widgets.ColorWhySoft)},
		{4.5, names(widgets.ColorHint), names(paper, widgets.ColorSurface, widgets.ColorHintSoft)},
		{4.5, names(widgets.ColorCoordinate), names(widgets.ColorBoard)},
		{4.5, names(widgets.ColorStandInk), names(widgets.ColorStand)},
		{4.5, names(widgets.ColorKanji, widgets.ColorKanjiRed), names(widgets.ColorPieceLow)},
		{3, names(widgets.ColorLineStrong), names(paper, widgets.ColorSurface)},
		{3, names(widgets.ColorHintFill), names(widgets.ColorSurface, widgets.ColorHintSoft)},
		{3, names(widgets.ColorGrid, widgets.ColorMarkMove, widgets.ColorMarkLast, widgets.ColorMarkWrong, widgets.ColorMarkWhy, widgets.ColorMarkRight, widgets.ColorPieceEdge), names(widgets.ColorBoard)},
		{3, names(widgets.ColorMarkStand), names(widgets.ColorStand)},
	} {
		for _, dark := range []bool{false, true} {
			th := New(lessons.English, dark)
			for _, ink := range c.inks {
				for _, on := range c.on {
					if got := contrast(th.Color(ink, 0), th.Color(on, 0)); got < c.least {
						t.Errorf("dark %t: %s on %s is %.1f, want %.1f", dark, ink, on, got, c.least)
					}
				}
			}
		}
	}
}

func names(n ...fyne.ThemeColorName) []fyne.ThemeColorName { return n }

// TestFontsByLanguage: the shapes of Han characters are those of the language.
func TestFontsByLanguage(t *testing.T) {
	for l, want := range map[lessons.Language]string{
		lessons.English: "NotoSansJP-Regular.ttf", lessons.Japanese: "NotoSansJP-Regular.ttf",
		lessons.Traditional: "NotoSansTC-Regular.ttf", lessons.Simplified: "NotoSansSC-Regular.ttf",
	} {
		if got := New(l, false).Font(fyne.TextStyle{}).Name(); got != want {
			t.Errorf("%s is set in %s, want %s", l, got, want)
		}
	}
}

// TestType: every role grows with the type, and what is no text does not.
func TestType(t *testing.T) {
	for _, size := range Types {
		th := New(lessons.Japanese, false).At(size)
		for role, ratio := range sizes {
			if got, want := th.Size(role), float64(body)*float64(ratio)*float64(size.Percent())/100; math.Abs(float64(got)-want) > 0.51 {
				t.Errorf("%s: %s is %v, want %v", size, role, got, want)
			}
		}
		if got := th.Size(widgets.SizeScale); got != float32(size.Percent())/100 {
			t.Errorf("%s: scale %v", size, got)
		}
		if got := th.Size(fynetheme.SizeNameScrollBar); got != fynetheme.DefaultTheme().Size(fynetheme.SizeNameScrollBar) {
			t.Errorf("%s: a scroll bar is %v", size, got)
		}
		if back, ok := ParseType(size.String()); !ok || back != size {
			t.Errorf("%s is read as %s", size, back)
		}
	}
	if _, ok := ParseType("90"); ok {
		t.Error("a size that is not offered is read")
	}
}
