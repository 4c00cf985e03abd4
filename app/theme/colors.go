package theme

import (
	"image/color"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"

	"terakoya/widgets"
)

// ground is one of the four themes, by which the table of colours is read.
type ground uint8

const (
	light ground = iota
	dark
	highLight
	highDark
	grounds // how many there are
)

// colors are the colours of the four themes, as 0xRRGGBB. Text stands out from its
// ground by 4.5 to 1 at least, marks and borders by 3 to 1; a test computes it.
var colors = map[fyne.ThemeColorName][grounds]uint32{
	//                                  light     dark      high      high dark
	fynetheme.ColorNameBackground: {0xF5F0E6, 0x191815, 0xFFFFFF, 0x000000},
	widgets.ColorSurface:          {0xFFFDF9, 0x23211D, 0xFFFFFF, 0x000000},
	widgets.ColorSunk:             {0xEBE4D5, 0x121110, 0xF0F0F0, 0x141414},
	widgets.ColorLine:             {0xD9CFBD, 0x3B3832, 0x000000, 0xFFFFFF},
	widgets.ColorLineStrong:       {0x857A66, 0x8C8473, 0x000000, 0xFFFFFF},
	widgets.ColorInk:              {0x241F19, 0xF0EADD, 0x000000, 0xFFFFFF},
	widgets.ColorInkSoft:          {0x5C5446, 0xB9B09E, 0x2B2B2B, 0xE0E0E0},
	widgets.ColorAccent:           {0x264A7F, 0x93B4EA, 0x00308F, 0x8FC7FF},
	widgets.ColorOnAccent:         {0xFFFFFF, 0x0E1D36, 0xFFFFFF, 0x000000},
	widgets.ColorAccentSoft:       {0xE1E8F3, 0x25324A, 0xDCE6FF, 0x0A2A4A},
	widgets.ColorRight:            {0x1D6844, 0x7FCB9D, 0x00572B, 0x6BF0A5},
	widgets.ColorRightSoft:        {0xE2F0E6, 0x1D3327, 0xE0F5E8, 0x00301A},
	widgets.ColorWrong:            {0xAC2D1B, 0xFF9580, 0x9C0000, 0xFF9C8A},
	widgets.ColorWrongSoft:        {0xFBE7E1, 0x40211B, 0xFFE5E0, 0x4A0C00},
	widgets.ColorWhy:              {0x6A2A6B, 0xE0A6E0, 0x4B0066, 0xF0B0FF},
	widgets.ColorWhySoft:          {0xF3E6F2, 0x38233A, 0xF4E3FA, 0x380048},
	widgets.ColorHint:             {0x7A5000, 0xF0C35C, 0x5A3A00, 0xFFD24A},
	widgets.ColorHintSoft:         {0xFAEECF, 0x3A2F16, 0xFFF0C2, 0x3A2C00},
	widgets.ColorHintFill:         {0xB57A0C, 0xE0A63A, 0xA86A00, 0xFFD24A},
	widgets.ColorBadgeInk:         {0xFFFFFF, 0x23211D, 0xFFFFFF, 0x000000},

	widgets.ColorBoard:      {0xE3BD79, 0xB58D4F, 0xFFF1CC, 0xFFF1CC},
	widgets.ColorBoardHigh:  {0xEBCB8F, 0xBF995D, 0xFFF1CC, 0xFFF1CC},
	widgets.ColorBoardEdge:  {0xB68340, 0x7D5A28, 0x000000, 0xFFFFFF},
	widgets.ColorStand:      {0xCDA261, 0x4B3A20, 0xFFE3A3, 0xFFE3A3},
	widgets.ColorStandInk:   {0x241F19, 0xF0E4C8, 0x000000, 0x000000},
	widgets.ColorMarkStand:  {0x1C3F74, 0xA9C4F2, 0x00308F, 0x00308F},
	widgets.ColorGrid:       {0x3A2812, 0x20150A, 0x000000, 0x000000},
	widgets.ColorCoordinate: {0x4B371C, 0x21160A, 0x000000, 0x000000},
	widgets.ColorPiece:      {0xF9EAC3, 0xEDD9A9, 0xFFFFFF, 0xFFFFFF},
	widgets.ColorPieceLow:   {0xEBD097, 0xD9BC80, 0xFFFFFF, 0xFFFFFF},
	widgets.ColorPieceSide:  {0xB3833D, 0x86602A, 0x000000, 0x000000},
	widgets.ColorPieceEdge:  {0x7A5A2A, 0x4E3715, 0x000000, 0x000000},
	widgets.ColorKanji:      {0x1B1510, 0x16110C, 0x000000, 0x000000},
	widgets.ColorKanjiRed:   {0xA81E17, 0x9A1710, 0xB00000, 0xB00000},
	widgets.ColorMarkMove:   {0x1C3F74, 0x0F2A55, 0x00308F, 0x00308F},
	widgets.ColorMarkLast:   {0x6E4510, 0x3F2506, 0x5A3A00, 0x5A3A00},
	widgets.ColorMarkWrong:  {0xA31D0D, 0x7A0F05, 0x9C0000, 0x9C0000},
	widgets.ColorMarkWhy:    {0x5E1F63, 0x45104A, 0x4B0066, 0x4B0066},
	widgets.ColorMarkRight:  {0x0F5233, 0x063A22, 0x00572B, 0x00572B},
	widgets.ColorMarkInk:    {0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF},
	widgets.ColorHighlight:  {0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF},
}

// safe are the marks that can be told apart with any sight of colours, in the light and
// the dark theme. They were found by search for the largest smallest distance: the four
// of the board stay 46 (dark: 32) units of CIE76 apart for those who lack one kind of
// cones; a test computes it. In the themes of high contrast shapes do that work.
var safe = map[fyne.ThemeColorName][highLight]uint32{
	widgets.ColorMarkMove:  {0x0A0A0A, 0x08080C},
	widgets.ColorMarkWrong: {0xC81A00, 0x8C0000},
	widgets.ColorMarkWhy:   {0x924A8E, 0x6A2670},
	widgets.ColorMarkRight: {0x0450F8, 0x0721C2},
	widgets.ColorWrong:     {0xA81C00, 0xFF9B73}, widgets.ColorWrongSoft: {0xFCE8E0, 0x43210F},
	widgets.ColorWhy: {0x7A1F7A, 0xE39BE3}, widgets.ColorWhySoft: {0xF5E6F4, 0x3A223A},
	widgets.ColorRight: {0x0047CC, 0x8DB8FF}, widgets.ColorRightSoft: {0xE2EAFB, 0x1B2B48},
}

// ours are the colours that stand for Fyne's own names.
var ours = map[fyne.ThemeColorName]fyne.ThemeColorName{
	fynetheme.ColorNameInputBackground:     widgets.ColorSurface,
	fynetheme.ColorNameOverlayBackground:   widgets.ColorSurface,
	fynetheme.ColorNameMenuBackground:      widgets.ColorSurface,
	fynetheme.ColorNameHeaderBackground:    widgets.ColorSunk,
	fynetheme.ColorNameButton:              widgets.ColorSunk,
	fynetheme.ColorNameDisabledButton:      widgets.ColorSunk,
	fynetheme.ColorNameForeground:          widgets.ColorInk,
	fynetheme.ColorNamePlaceHolder:         widgets.ColorInkSoft,
	fynetheme.ColorNameDisabled:            widgets.ColorInkSoft,
	fynetheme.ColorNamePrimary:             widgets.ColorAccent,
	fynetheme.ColorNameFocus:               widgets.ColorAccent,
	fynetheme.ColorNameHyperlink:           widgets.ColorAccent,
	fynetheme.ColorNameForegroundOnPrimary: widgets.ColorOnAccent,
	fynetheme.ColorNameForegroundOnError:   widgets.ColorOnAccent,
	fynetheme.ColorNameForegroundOnSuccess: widgets.ColorOnAccent,
	fynetheme.ColorNameForegroundOnWarning: widgets.ColorOnAccent,
	fynetheme.ColorNameHover:               widgets.ColorAccentSoft,
	fynetheme.ColorNameSelection:           widgets.ColorAccentSoft,
	fynetheme.ColorNameSeparator:           widgets.ColorLine,
	fynetheme.ColorNameInputBorder:         widgets.ColorLineStrong,
	fynetheme.ColorNameScrollBar:           widgets.ColorLineStrong,
	fynetheme.ColorNameScrollBarBackground: widgets.ColorSunk,
	fynetheme.ColorNameError:               widgets.ColorWrong,
	fynetheme.ColorNameSuccess:             widgets.ColorRight,
	fynetheme.ColorNameWarning:             widgets.ColorHint,
}

// rim is the light line inside the frames of marks, in all themes.
var rim = color.NRGBA{0xFF, 0xF8, 0xE6, 0xD9}

// shade is the veil behind a dialog: black at 40, 63, 69 and 75 %.
var shade = [grounds]uint8{0x66, 0xA1, 0xB0, 0xBF}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xFF}
}

// ground is the column of the tables that is in force.
func (t Theme) ground() ground {
	switch {
	case t.high && t.dark:
		return highDark
	case t.high:
		return highLight
	case t.dark:
		return dark
	}
	return light
}

// Color is part of fyne.Theme. The variant that the system prefers does not
// count: the learner chooses.
func (t Theme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	g := t.ground()
	switch name {
	case widgets.ColorTransparent:
		return color.Transparent
	case widgets.ColorMarkRim:
		return rim
	case widgets.ColorShade:
		return color.NRGBA{A: shade[g]}
	}
	if own, ok := ours[name]; ok {
		name = own
	}
	if c, ok := safe[name]; ok && t.safe && !t.high {
		return rgb(c[g])
	}
	if c, ok := colors[name]; ok {
		return rgb(c[g])
	}
	if t.dark {
		return fynetheme.DefaultTheme().Color(name, fynetheme.VariantDark)
	}
	return fynetheme.DefaultTheme().Color(name, fynetheme.VariantLight)
}
