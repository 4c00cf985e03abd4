package print

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/widgets"
)

// TestInks: paper and pictures have the colours of the light theme, which this package
// cannot ask, for the console's tool has no windows.
func TestInks(t *testing.T) {
	light := theme.New(lessons.English, false)
	for name, c := range map[fyne.ThemeColorName]color.NRGBA{
		widgets.ColorInk: black.color(), widgets.ColorInkSoft: soft.color(), widgets.ColorLine: rule.color(),
		widgets.ColorLineStrong: strong.color(), widgets.ColorAccent: indigo.color(), fynetheme.ColorNameBackground: washi.color(),
		widgets.ColorAccentSoft: tinted.color(), widgets.ColorGrid: lightWood.Grid, widgets.ColorKanji: lightWood.Kanji,
		widgets.ColorKanjiRed: lightWood.KanjiPro, widgets.ColorBoard: lightWood.Board, widgets.ColorBoardHigh: lightWood.BoardHi,
		widgets.ColorBoardEdge: lightWood.BoardEdge, widgets.ColorCoordinate: lightWood.Coord, widgets.ColorStand: lightWood.Stand,
		widgets.ColorPiece: lightWood.Piece, widgets.ColorPieceLow: lightWood.PieceLow, widgets.ColorPieceSide: lightWood.PieceSide,
		widgets.ColorPieceEdge: lightWood.PieceEdge, widgets.ColorMarkMove: lightWood.MMove, widgets.ColorMarkWrong: lightWood.MWrong,
		widgets.ColorMarkWhy: lightWood.MWhy, widgets.ColorMarkRight: lightWood.MRight, widgets.ColorHintFill: lightWood.HintFill,
		widgets.ColorMarkInk: lightWood.MarkInk,
	} {
		if want := color.NRGBAModel.Convert(light.Color(name, fynetheme.VariantLight)); c != want {
			t.Errorf("%s is %v in the theme, not %v", name, want, c)
		}
	}
	for _, k := range []struct{ ink, of color.NRGBA }{
		{grid.color(), lightWood.Grid}, {kanji.color(), lightWood.Kanji}, {red.color(), lightWood.KanjiPro},
		{looked.color(), lightWood.MMove}, {refused.color(), lightWood.MWrong}, {why.color(), lightWood.MWhy}, {right.color(), lightWood.MRight},
	} {
		if k.ink != k.of {
			t.Errorf("%v is not %v", k.ink, k.of)
		}
	}
}
