// Package content holds the files that the program ships: lessons, messages, the
// glossary and fonts. It knows nothing of what they mean.
package content

import (
	"embed"
	"io/fs"
)

//go:embed lessons messages fonts/*.ttf glossary.toml icon.png
var files embed.FS

// Lessons returns the folder of lesson files.
func Lessons() fs.FS { return sub("lessons") }

// Messages returns the folder of message catalogues, one a language: en.toml,
// ja.toml, zh-Hant.toml, zh-Hans.toml.
func Messages() fs.FS { return sub("messages") }

// Glossary returns glossary.toml.
func Glossary() []byte { return read("glossary.toml") }

// Icon returns the program's icon as PNG.
func Icon() []byte { return read("icon.png") }

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

// Font returns a font by its name.
func Font(name string) []byte { return read("fonts/" + name) }

// sub and read panic only if the program was built without its files.
func sub(dir string) fs.FS {
	f, err := fs.Sub(files, dir)
	if err != nil {
		panic(err)
	}
	return f
}

func read(name string) []byte {
	b, err := files.ReadFile(name)
	if err != nil {
		panic(err)
	}
	return b
}
