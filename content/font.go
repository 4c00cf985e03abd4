package content

import _ "embed"

// The fonts, as TrueType; each sans font has Latin and the symbols in use.
const (
	SansJP     = "NotoSansJP-Regular.ttf"
	SansJPBold = "NotoSansJP-Bold.ttf"
	SansSC     = "NotoSansSC-Regular.ttf"
	SansSCBold = "NotoSansSC-Bold.ttf"
	SansTC     = "NotoSansTC-Regular.ttf"
	SansTCBold = "NotoSansTC-Bold.ttf"
	SerifJP    = "NotoSerifJP-Bold.ttf" // the characters on pieces, and 寺子屋
)

// The fonts' bytes. A file of an embed.FS is copied whenever it is read; these
// stay where the program's own file is mapped, and are paged in where used.
var (
	//go:embed fonts/NotoSansJP-Regular.ttf
	sansJP []byte
	//go:embed fonts/NotoSansJP-Bold.ttf
	sansJPBold []byte
	//go:embed fonts/NotoSansSC-Regular.ttf
	sansSC []byte
	//go:embed fonts/NotoSansSC-Bold.ttf
	sansSCBold []byte
	//go:embed fonts/NotoSansTC-Regular.ttf
	sansTC []byte
	//go:embed fonts/NotoSansTC-Bold.ttf
	sansTCBold []byte
	//go:embed fonts/NotoSerifJP-Bold.ttf
	serifJP []byte
)

var fonts = map[string][]byte{
	SansJP:     sansJP,
	SansJPBold: sansJPBold,
	SansSC:     sansSC,
	SansSCBold: sansSCBold,
	SansTC:     sansTC,
	SansTCBold: sansTCBold,
	SerifJP:    serifJP,
}

// Font returns a font by its name. Its bytes must not be changed.
func Font(name string) []byte {
	b, ok := fonts[name]
	if !ok {
		panic("content: no font " + name)
	}
	return b
}
