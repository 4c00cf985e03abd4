// Package content holds the files that the program ships: lessons, openings,
// problems, messages, the glossary and fonts. It knows nothing of what they mean.
package content

import (
	"embed"
	"io/fs"
)

//go:embed lessons joseki messages problems glossary.toml floors.toml icon.png
var files embed.FS

// Lessons returns the folder of lesson files.
func Lessons() fs.FS { return sub("lessons") }

// Joseki returns the folder of opening files.
func Joseki() fs.FS { return sub("joseki") }

// Problems returns the folder of problem files.
func Problems() fs.FS { return sub("problems") }

// Messages returns the folder of message catalogues, one a language: en.toml,
// ja.toml, zh-Hant.toml, zh-Hans.toml.
func Messages() fs.FS { return sub("messages") }

// Glossary returns glossary.toml.
func Glossary() []byte { return read("glossary.toml") }

// Floors returns floors.toml: the least that the lessons have to have of each thing.
func Floors() []byte { return read("floors.toml") }

// Icon returns the program's icon as PNG.
func Icon() []byte { return read("icon.png") }

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
