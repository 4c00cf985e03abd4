package theme

import (
	"fmt"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/lessons"
	"terakoya/widgets"
)

// looks are all themes with both sets of marks, by name.
func looks() map[string]Theme {
	all := map[string]Theme{}
	for _, dark := range []bool{false, true} {
		th := New(lessons.English, dark)
		for name, of := range map[string]Theme{"": th, ", high": th.High(), ", safe": th.Safe(), ", high, safe": th.High().Safe()} {
			all[fmt.Sprintf("dark %t%s", dark, name)] = of
		}
	}
	return all
}

type names = []fyne.ThemeColorName

const paper = fynetheme.ColorNameBackground

// grounds of cards and what lies on them.
var (
	plain = names{paper, widgets.ColorSurface, widgets.ColorSunk}
	every = append(names{widgets.ColorAccentSoft, widgets.ColorWrongSoft, widgets.ColorRightSoft, widgets.ColorHintSoft, widgets.ColorWhySoft}, plain...)
	wood  = names{widgets.ColorBoard, widgets.ColorBoardHigh}
	roles = names{widgets.ColorMarkMove, widgets.ColorMarkWrong, widgets.ColorMarkWhy, widgets.ColorMarkRight}
)

// pairs are what widgets and screens put on each other, text first, and how much the
// one stands out from the other at least. widgets.ColorLine is an ornament; nothing is told by it.
var pairs = []struct {
	least float64
	inks  names
	on    names
}{
	{4.5, names{widgets.ColorInk, widgets.ColorInkSoft}, every},
	{4.5, names{widgets.ColorAccent}, append(names{widgets.ColorAccentSoft}, plain...)},
	{4.5, names{widgets.ColorRight}, names{paper, widgets.ColorSurface, widgets.ColorRightSoft}},
	{4.5, names{widgets.ColorWrong}, names{paper, widgets.ColorSurface, widgets.ColorWrongSoft}},
	{4.5, names{widgets.ColorWhy}, names{paper, widgets.ColorSurface, widgets.ColorWhySoft}},
	{4.5, names{widgets.ColorHint}, names{paper, widgets.ColorSurface, widgets.ColorHintSoft}},
	{4.5, names{widgets.ColorOnAccent}, names{widgets.ColorAccent, widgets.ColorRight, widgets.ColorWrong, widgets.ColorHint}},
	{4.5, names{widgets.ColorSurface}, names{widgets.ColorRight}},                                           // a day of practice
	{4.5, names{widgets.ColorBadgeInk}, names{widgets.ColorAccent, widgets.ColorRight, widgets.ColorWrong}}, // places of what is put in order
	{4.5, names{widgets.ColorMarkInk}, roles},                                                               // numbers on the board
	{4.5, names{widgets.ColorKanji}, names{widgets.ColorMarkInk}},
	{4.5, names{widgets.ColorKanji, widgets.ColorKanjiRed}, names{widgets.ColorPiece, widgets.ColorPieceLow}},
	{4.5, names{widgets.ColorCoordinate}, wood},
	{4.5, names{widgets.ColorStandInk}, names{widgets.ColorStand}},
	{4.5, names{fynetheme.ColorNameForeground}, names{fynetheme.ColorNameInputBackground, fynetheme.ColorNameOverlayBackground, fynetheme.ColorNameMenuBackground, fynetheme.ColorNameButton, fynetheme.ColorNameSelection, fynetheme.ColorNameHover}},
	{4.5, names{fynetheme.ColorNamePlaceHolder, fynetheme.ColorNameDisabled}, names{fynetheme.ColorNameInputBackground, fynetheme.ColorNameDisabledButton}},
	{4.5, names{fynetheme.ColorNameForegroundOnPrimary}, names{fynetheme.ColorNamePrimary}},

	{3, names{widgets.ColorLineStrong}, plain},
	{3, names{widgets.ColorAccent}, every}, // what is chosen or has the focus
	{3, names{widgets.ColorRight, widgets.ColorWrong, widgets.ColorWhy}, plain},
	{3, names{widgets.ColorHintFill}, names{widgets.ColorSurface, widgets.ColorHintSoft}},
	{3, names{widgets.ColorBadgeInk}, names{widgets.ColorRight, widgets.ColorWrong, widgets.ColorWhy, widgets.ColorHintFill}},
	{3, append(names{widgets.ColorGrid, widgets.ColorMarkLast, widgets.ColorPieceEdge}, roles...), wood},
	{3, append(names{widgets.ColorPieceEdge}, roles...), names{widgets.ColorPiece, widgets.ColorPieceLow}},
	{3, names{widgets.ColorMarkStand}, names{widgets.ColorStand}},
	{3, names{widgets.ColorMarkRim}, roles},
	{3, names{fynetheme.ColorNameScrollBar}, names{fynetheme.ColorNameScrollBarBackground, paper, widgets.ColorSurface}},
}

// TestContrast: in every theme text stands out from its ground by 4.5 to 1, and a mark
// or a border by 3 to 1.
func TestContrast(t *testing.T) {
	for look, th := range looks() {
		for _, p := range pairs {
			for _, ink := range p.inks {
				for _, on := range p.on {
					if got := contrast(th.Color(ink, 0), th.Color(on, 0)); got < p.least {
						t.Errorf("%s: %s on %s is %.2f, want %.1f", look, ink, on, got, p.least)
					}
				}
			}
		}
	}
}

// TestSafeMarks: the four marks of the board, when they are to be told apart with any
// sight of colours, stay far enough apart for those who lack a kind of cones. That the
// usual ones do not proves that the measure measures.
func TestSafeMarks(t *testing.T) {
	for _, dark := range []bool{false, true} {
		least := 46.0
		if dark {
			least = 32
		}
		th := New(lessons.English, dark)
		if got := nearest(th.Safe()); got < least {
			t.Errorf("dark %t: two marks are %.1f apart, want %g", dark, got, least)
		}
		if got := nearest(th); got > 20 {
			t.Errorf("dark %t: the usual marks are %.1f apart", dark, got)
		}
	}
}

// nearest is the distance of the two marks that lie closest to one sight of colours.
func nearest(th Theme) float64 {
	least := 1000.0
	for _, sight := range dichromats {
		for i, a := range roles {
			for _, b := range roles[:i] {
				least = min(least, distance(sight.sees(th.Color(a, 0)), sight.sees(th.Color(b, 0))))
			}
		}
	}
	return least
}

// TestSafeOnly: the safe set changes nothing but marks, and in high contrast nothing.
func TestSafeOnly(t *testing.T) {
	for _, dark := range []bool{false, true} {
		th := New(lessons.English, dark)
		for name := range colors {
			_, marks := safe[name]
			if same := th.Color(name, 0) == th.Safe().Color(name, 0); same == marks {
				t.Errorf("dark %t: %s stays is %t", dark, name, same)
			}
			if th.High().Color(name, 0) != th.High().Safe().Color(name, 0) {
				t.Errorf("dark %t: %s changes in high contrast", dark, name)
			}
		}
	}
}

// TestNames: every name that stands for another is one of ours, and every theme has a
// colour of its own choice for all of Fyne's names that matter.
func TestNames(t *testing.T) {
	for name, own := range ours {
		if _, ok := colors[own]; !ok {
			t.Errorf("%s is %s, which has no colour", name, own)
		}
		if _, ok := colors[name]; ok {
			t.Errorf("%s has two colours", name)
		}
	}
	last := uint8(0)
	for _, th := range []Theme{New(lessons.English, false), New(lessons.English, true), New(lessons.English, false).High(), New(lessons.English, true).High()} {
		veil := th.Color(widgets.ColorShade, 0).(color.NRGBA).A
		if veil <= last {
			t.Errorf("the veil is %d after %d", veil, last)
		}
		last = veil
	}
}

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
