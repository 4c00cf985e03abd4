package pieceart

import (
	"image/color"
	"os"
	"sync"
	"testing"
)

const fonts = "../../content/fonts/"

var loadArtist = sync.OnceValues(func() (*Artist, error) {
	pieces, err := os.ReadFile(fonts + "NotoSerifJP-Bold.ttf")
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(fonts + "NotoSansJP-Regular.ttf")
	if err != nil {
		return nil, err
	}
	letters, err := os.ReadFile(fonts + "NotoSansJP-Bold.ttf")
	if err != nil {
		return nil, err
	}
	return New(pieces, text, letters)
})

// artist returns an artist with the fonts of the program.
func artist(t testing.TB) *Artist {
	t.Helper()
	a, err := loadArtist()
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func hex(rgb uint32) color.NRGBA {
	return color.NRGBA{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 255}
}

var lightPalette = Palette{
	Piece: hex(0xF9EAC3), PieceLow: hex(0xEBD097), PieceSide: hex(0xB3833D), PieceEdge: hex(0x7A5A2A),
	Kanji: hex(0x1B1510), KanjiPro: hex(0xA81E17),
	Board: hex(0xE3BD79), BoardHi: hex(0xEBCB8F), BoardEdge: hex(0xB68340),
	Stand: hex(0xCDA261), Grid: hex(0x3A2812), Coord: hex(0x4B371C),
	MMove: hex(0x1C3F74), MWrong: hex(0xA31D0D), MWhy: hex(0x5E1F63), MRight: hex(0x0F5233), HintFill: hex(0xB57A0C),
	MarkInk: hex(0xFFFFFF),
}

var darkPalette = Palette{
	Piece: hex(0xEDD9A9), PieceLow: hex(0xD9BC80), PieceSide: hex(0x86602A), PieceEdge: hex(0x4E3715),
	Kanji: hex(0x16110C), KanjiPro: hex(0x9A1710),
	Board: hex(0xB58D4F), BoardHi: hex(0xBF995D), BoardEdge: hex(0x7D5A28),
	Stand: hex(0x4B3A20), Grid: hex(0x20150A), Coord: hex(0x21160A),
	MMove: hex(0x0F2A55), MWrong: hex(0x7A0F05), MWhy: hex(0x45104A), MRight: hex(0x063A22), HintFill: hex(0xE0A63A),
	MarkInk: hex(0xFFFFFF),
}

var contrastPalette = Palette{
	Piece: hex(0xFFFFFF), PieceLow: hex(0xFFFFFF), PieceSide: hex(0), PieceEdge: hex(0),
	Kanji: hex(0), KanjiPro: hex(0xB00000),
	Board: hex(0xFFF1CC), BoardHi: hex(0xFFF1CC), BoardEdge: hex(0),
	Stand: hex(0xFFE3A3), Grid: hex(0), Coord: hex(0),
	MMove: hex(0x00308F), MWrong: hex(0x9C0000), MWhy: hex(0x4B0066), MRight: hex(0x00572B), HintFill: hex(0xA86A00),
	MarkInk: hex(0xFFFFFF),
}
