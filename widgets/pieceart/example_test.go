package pieceart_test

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"os"

	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// A pawn is laid on the fifth square from the left in the fifth row.
func Example() {
	const fonts = "../../content/fonts/"
	pieces, err := os.ReadFile(fonts + "NotoSerifJP-Bold.ttf")
	if err != nil {
		panic(err)
	}
	text, err := os.ReadFile(fonts + "NotoSansJP-Regular.ttf")
	if err != nil {
		panic(err)
	}
	letters, err := os.ReadFile(fonts + "NotoSansJP-Bold.ttf")
	if err != nil {
		panic(err)
	}
	artist, err := pieceart.New(pieces, text, letters)
	if err != nil {
		panic(err)
	}

	ink, white := color.NRGBA{A: 255}, color.NRGBA{255, 255, 255, 255}
	theme := pieceart.Palette{
		Piece: white, PieceLow: white, PieceEdge: ink, Kanji: ink, KanjiPro: ink,
		Board: white, BoardHi: white, BoardEdge: ink, Grid: ink, Coord: ink,
	}
	style := pieceart.BoardStyle{CellW: 60, CellH: 66, Margin: 26, Files: pieceart.Arabic, Right: pieceart.Kanji}
	board := artist.Board(style, theme)
	pawn := artist.Piece(pieceart.Face{Kind: rules.Pawn}, pieceart.TwoKanji, 60, 66, theme)

	frame := pieceart.PieceFrame(60, 66)
	corner := style.Corner(4, 4).Sub(frame.Cell)
	draw.Draw(board, image.Rectangle{Min: corner, Max: corner.Add(frame.Size)}, pawn, image.Point{}, draw.Over)

	fmt.Println(board.Bounds().Size(), pawn.Bounds().Size(), corner)
	// Output: (592,654) (68,75) (262,290)
}
