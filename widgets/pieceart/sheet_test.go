package pieceart

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"terakoya/rules"
)

var sheetDir = flag.String("sheet", "", "folder into which TestSheet writes pictures to look at")

// TestSheet draws everything at two scales in three themes: nothing fails, and no
// sheet is left blank. With -sheet DIR the pictures are kept for the eye.
func TestSheet(t *testing.T) {
	a := artist(t)
	for _, theme := range []struct {
		name   string
		pal    Palette
		ground color.NRGBA
	}{
		{"light", lightPalette, hex(0xF5F0E6)},
		{"dark", darkPalette, hex(0x191815)},
		{"contrast", contrastPalette, hex(0xFFFFFF)},
	} {
		save(t, theme.name+"-1", sheet(a, 60, theme.pal, theme.ground))
		save(t, theme.name+"-2", sheet(a, 120, theme.pal, theme.ground))
		for name, set := range map[string]Set{"-game-": OneKanji, "-guide-": Guide, "-letters-": International} {
			save(t, theme.name+name+"1", gameSheet(a, set, 62, theme.pal, theme.ground))
			save(t, theme.name+name+"2", gameSheet(a, set, 124, theme.pal, theme.ground))
		}
		save(t, theme.name+"-small", sheet(a, 36, theme.pal, theme.ground))
		save(t, theme.name+"-projector", sheet(a, 94, theme.pal, theme.ground))
		save(t, theme.name+"-fades", fadeSheet(a, 62, theme.pal, theme.ground))
	}
	icons := ground(820, 540, hex(0xF5F0E6))
	x := 10
	for _, size := range []int{384, 128, 64, 48, 32, 16} {
		lay(icons, a.Icon(size), x, 10)
		x += size + 10
	}
	save(t, "icon", icons)
}

// save wants more than bare ground on a sheet, and keeps it where it was asked to.
func save(t *testing.T, name string, img *image.RGBA) {
	t.Helper()
	blank := true
	for i := 4; i < len(img.Pix) && blank; i += 4 {
		blank = bytes.Equal(img.Pix[i:i+4], img.Pix[:4])
	}
	if blank {
		t.Errorf("%s is blank", name)
	}
	if *sheetDir == "" {
		return
	}
	f, err := os.Create(filepath.Join(*sheetDir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

func ground(w, h int, c color.NRGBA) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Rect, image.NewUniform(c), image.Point{}, draw.Src)
	return img
}

func lay(dst *image.RGBA, src *image.RGBA, x, y int) {
	draw.Draw(dst, src.Rect.Add(image.Pt(x, y)), src, image.Point{}, draw.Over)
}

// sheet shows every face of every set, and the badges.
func sheet(a *Artist, c int, pal Palette, paper color.NRGBA) *image.RGBA {
	h := float64(c) * 1.09
	step := c + c/10
	badges := c/4 + 2*len(Sets)*c*12/10 // the height below the pieces
	img := ground(16*step, badges+2*c, paper)
	row := 0
	for _, down := range []bool{false, true} {
		for _, set := range Sets {
			for i, kind := range rules.AllKinds {
				f := Face{Kind: kind, Down: down}
				lay(img, a.Piece(f, set, float64(c), h, pal), c/4+i*step, c/4+row*(c*12/10))
			}
			f := Face{Kind: rules.King, Higher: true, Down: down}
			lay(img, a.Lifted(f, set, float64(c), h, pal), c/4+14*step, c/4+row*(c*12/10))
			row++
		}
	}
	for i, m := range Marks {
		lay(img, Badge(m, c*2/3, pal), c/4+i*step, badges+c*15/100)
		lay(img, Badge(m, c*2/5, pal), c/4+i*step, badges+c*105/100)
	}
	lay(img, SideMark(true, c/4, pal.Kanji), c/4+9*step, badges+c*45/100)
	lay(img, SideMark(false, c/4, pal.Kanji), c/4+10*step, badges+c*45/100)
	return img
}

// gameSheet shows a board with pieces and two stands.
func gameSheet(a *Artist, set Set, c int, pal Palette, paper color.NRGBA) *image.RGBA {
	w, h := float64(c), float64(round(1.09*float64(c)))
	style := BoardStyle{CellW: w, CellH: h, Margin: float64(round(0.44 * w)), Files: Arabic, Left: Kanji, Right: Latin}
	board := a.Board(style, pal)
	img := ground(board.Rect.Dx()+c*4, board.Rect.Dy()+c/2, paper)
	lay(img, a.Stand(c*152/100, 4*c, w, pal), c/4, c/4)
	lay(img, a.Stand(c*152/100, 4*c, w, pal), c*2+c/4+board.Rect.Dx(), board.Rect.Dy()+c/4-4*c)
	at := image.Pt(2*c, c/4)
	lay(img, board, at.X, at.Y)
	frame := PieceFrame(w, h)
	put := func(f Face, col, row int) {
		p := at.Add(style.Corner(col, row)).Sub(frame.Cell)
		lay(img, a.Piece(f, set, w, h, pal), p.X, p.Y)
	}
	back := []rules.Kind{rules.Lance, rules.Knight, rules.Silver, rules.Gold, rules.King, rules.Gold, rules.Silver, rules.Knight, rules.Lance}
	for i, k := range back {
		put(Face{Kind: k, Down: true, Higher: true}, i, 0)
		put(Face{Kind: k}, i, 8)
		put(Face{Kind: rules.Pawn, Down: true}, i, 2)
		put(Face{Kind: rules.Pawn}, i, 6)
	}
	put(Face{Kind: rules.Rook, Down: true}, 1, 1)
	put(Face{Kind: rules.Bishop, Down: true}, 7, 1)
	put(Face{Kind: rules.Bishop}, 1, 7)
	put(Face{Kind: rules.Dragon}, 4, 4)
	put(Face{Kind: rules.PromotedSilver, Down: true}, 6, 4)
	return img
}

// fadeSheet shows every fade of the guide.
func fadeSheet(a *Artist, c int, pal Palette, paper color.NRGBA) *image.RGBA {
	step := c * 11 / 10
	img := ground(15*step, 5*c*12/10, paper)
	for fade := Unfaded; fade <= Gone; fade++ {
		for i, kind := range rules.AllKinds {
			f := Face{Kind: kind}
			lay(img, a.Piece(f, Guide.Faded(kind, fade), float64(c), 1.09*float64(c), pal), c/4+i*step, c/4+int(fade)*c*12/10)
		}
	}
	return img
}
