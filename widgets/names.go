package widgets

import "fyne.io/fyne/v2"

// Names of colours that a theme must give beside Fyne's own. The board and its
// marks lie on wood; the others on paper.
const (
	ColorSunk        fyne.ThemeColorName = "sunk"
	ColorLine        fyne.ThemeColorName = "line"
	ColorLineStrong  fyne.ThemeColorName = "lineStrong"
	ColorInk         fyne.ThemeColorName = "ink"
	ColorInkSoft     fyne.ThemeColorName = "inkSoft"
	ColorSurface     fyne.ThemeColorName = "surface"
	ColorAccent      fyne.ThemeColorName = "accent"
	ColorOnAccent    fyne.ThemeColorName = "onAccent"
	ColorAccentSoft  fyne.ThemeColorName = "accentSoft"
	ColorRight       fyne.ThemeColorName = "right"
	ColorRightSoft   fyne.ThemeColorName = "rightSoft"
	ColorWrong       fyne.ThemeColorName = "wrong"
	ColorWrongSoft   fyne.ThemeColorName = "wrongSoft"
	ColorWhy         fyne.ThemeColorName = "why"
	ColorWhySoft     fyne.ThemeColorName = "whySoft"
	ColorHint        fyne.ThemeColorName = "hint"
	ColorHintSoft    fyne.ThemeColorName = "hintSoft"
	ColorHintFill    fyne.ThemeColorName = "hintFill"
	ColorBoard       fyne.ThemeColorName = "board"
	ColorBoardHigh   fyne.ThemeColorName = "boardHi"
	ColorBoardEdge   fyne.ThemeColorName = "boardEdge"
	ColorStand       fyne.ThemeColorName = "stand"
	ColorStandInk    fyne.ThemeColorName = "standInk"
	ColorGrid        fyne.ThemeColorName = "grid"
	ColorCoordinate  fyne.ThemeColorName = "coord"
	ColorPiece       fyne.ThemeColorName = "piece"
	ColorPieceLow    fyne.ThemeColorName = "pieceLow"
	ColorPieceSide   fyne.ThemeColorName = "pieceSide"
	ColorPieceEdge   fyne.ThemeColorName = "pieceEdge"
	ColorKanji       fyne.ThemeColorName = "kanji"
	ColorKanjiRed    fyne.ThemeColorName = "kanjiPro"
	ColorMarkMove    fyne.ThemeColorName = "mMove"
	ColorMarkStand   fyne.ThemeColorName = "mStand"
	ColorMarkLast    fyne.ThemeColorName = "mLast"
	ColorMarkWrong   fyne.ThemeColorName = "mWrong"
	ColorMarkWhy     fyne.ThemeColorName = "mWhy"
	ColorMarkRight   fyne.ThemeColorName = "mRight"
	ColorMarkInk     fyne.ThemeColorName = "markInk"  // rim and sign of badges on the board
	ColorMarkRim     fyne.ThemeColorName = "markRim"  // light line inside the frames of marks
	ColorHighlight   fyne.ThemeColorName = "lightOn"  // a square under the pointer
	ColorTransparent fyne.ThemeColorName = "nothing"  // no fill
	ColorBadgeInk    fyne.ThemeColorName = "badgeInk" // rim and sign of badges on a panel
	ColorShade       fyne.ThemeColorName = "shade"    // the veil behind a dialog
)

// Names of text sizes beside Fyne's own, by the role of the text.
const (
	SizeClock   fyne.ThemeSizeName = "clock"
	SizeTitle   fyne.ThemeSizeName = "title"
	SizeVerdict fyne.ThemeSizeName = "verdict"
	SizeLead    fyne.ThemeSizeName = "lead"
	SizeBody    fyne.ThemeSizeName = "body"
	SizeSmall   fyne.ThemeSizeName = "small"
	SizeTiny    fyne.ThemeSizeName = "tiny"
)
