package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/widgets"
)

// pair is a colour by light and dark, as 0xRRGGBB.
type pair struct{ light, dark uint32 }

// colors are the colours of the two themes. Text stands out from its ground by
// 4.5 to 1 at least, marks and borders by 3 to 1; a test computes it.
var colors = map[fyne.ThemeColorName]pair{
	widgets.ColorSunk: {0xEBE4D5, 0x121110}, widgets.ColorSurface: {0xFFFDF9, 0x23211D},
	widgets.ColorLine: {0xD9CFBD, 0x3B3832}, widgets.ColorLineStrong: {0x857A66, 0x8C8473},
	widgets.ColorInk: {0x241F19, 0xF0EADD}, widgets.ColorInkSoft: {0x5C5446, 0xB9B09E},
	widgets.ColorAccent: {0x264A7F, 0x93B4EA}, widgets.ColorOnAccent: {0xFFFFFF, 0x0E1D36},
	widgets.ColorAccentSoft: {0xE1E8F3, 0x25324A},
	widgets.ColorRight:      {0x1D6844, 0x7FCB9D}, widgets.ColorRightSoft: {0xE2F0E6, 0x1D3327},
	widgets.ColorWrong: {0xAC2D1B, 0xFF9580}, widgets.ColorWrongSoft: {0xFBE7E1, 0x40211B},
	widgets.ColorWhy: {0x6A2A6B, 0xE0A6E0}, widgets.ColorWhySoft: {0xF3E6F2, 0x38233A},
	widgets.ColorHint: {0x7A5000, 0xF0C35C}, widgets.ColorHintSoft: {0xFAEECF, 0x3A2F16},
	widgets.ColorHintFill: {0xB57A0C, 0xE0A63A},
	widgets.ColorBoard:    {0xE3BD79, 0xB58D4F}, widgets.ColorBoardHigh: {0xEBCB8F, 0xBF995D},
	widgets.ColorBoardEdge: {0xB68340, 0x7D5A28}, widgets.ColorStand: {0xCDA261, 0x4B3A20},
	widgets.ColorStandInk: {0x241F19, 0xF0E4C8}, widgets.ColorMarkStand: {0x1C3F74, 0xA9C4F2},
	widgets.ColorGrid: {0x3A2812, 0x20150A}, widgets.ColorCoordinate: {0x4B371C, 0x21160A},
	widgets.ColorPiece: {0xF9EAC3, 0xEDD9A9}, widgets.ColorPieceLow: {0xEBD097, 0xD9BC80},
	widgets.ColorPieceSide: {0xB3833D, 0x86602A}, widgets.ColorPieceEdge: {0x7A5A2A, 0x4E3715},
	widgets.ColorKanji: {0x1B1510, 0x16110C}, widgets.ColorKanjiRed: {0xA81E17, 0x9A1710},
	widgets.ColorMarkMove: {0x1C3F74, 0x0F2A55}, widgets.ColorMarkWrong: {0xA31D0D, 0x7A0F05},
	widgets.ColorMarkWhy: {0x5E1F63, 0x45104A}, widgets.ColorMarkRight: {0x0F5233, 0x063A22},
	widgets.ColorMarkLast: {0x6E4510, 0x3F2506},
	widgets.ColorMarkInk:  {0xFFFFFF, 0xFFFFFF}, widgets.ColorBadgeInk: {0xFFFFFF, 0x23211D},
	widgets.ColorHighlight: {0xFFFFFF, 0xFFFFFF},

	fynetheme.ColorNameBackground:          {0xF5F0E6, 0x191815},
	fynetheme.ColorNameInputBackground:     {0xFFFDF9, 0x23211D},
	fynetheme.ColorNameOverlayBackground:   {0xFFFDF9, 0x23211D},
	fynetheme.ColorNameMenuBackground:      {0xFFFDF9, 0x23211D},
	fynetheme.ColorNameForeground:          {0x241F19, 0xF0EADD},
	fynetheme.ColorNamePlaceHolder:         {0x5C5446, 0xB9B09E},
	fynetheme.ColorNameDisabled:            {0x5C5446, 0xB9B09E},
	fynetheme.ColorNamePrimary:             {0x264A7F, 0x93B4EA},
	fynetheme.ColorNameFocus:               {0x264A7F, 0x93B4EA},
	fynetheme.ColorNameHyperlink:           {0x264A7F, 0x93B4EA},
	fynetheme.ColorNameForegroundOnPrimary: {0xFFFFFF, 0x0E1D36},
	fynetheme.ColorNameSeparator:           {0xD9CFBD, 0x3B3832},
	fynetheme.ColorNameInputBorder:         {0x857A66, 0x8C8473},
	fynetheme.ColorNameError:               {0xAC2D1B, 0xFF9580},
	fynetheme.ColorNameSuccess:             {0x1D6844, 0x7FCB9D},
	fynetheme.ColorNameWarning:             {0x7A5000, 0xF0C35C},
	fynetheme.ColorNameHover:               {0xE1E8F3, 0x25324A},
}

// rim is the light line inside the frames of marks, in both themes.
var rim = color.NRGBA{0xFF, 0xF8, 0xE6, 0xD9}

// shade is the veil behind a dialog: black at 40 and 63 %.
var shade = map[bool]color.NRGBA{false: {A: 0x66}, true: {A: 0xA1}}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xFF}
}
