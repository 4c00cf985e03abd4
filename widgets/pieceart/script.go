package pieceart

// Script is the way in which the coordinates of the board are written.
type Script uint8

// The scripts.
const (
	NoScript Script = iota // nothing is written
	Arabic                 // 1 to 9
	Latin                  // a to i
	Kanji                  // 一 to 九
)

// scripts lists the characters for 1 to 9.
var scripts = [...][]rune{
	NoScript: nil,
	Arabic:   []rune("123456789"),
	Latin:    []rune("abcdefghi"),
	Kanji:    []rune("一二三四五六七八九"),
}

// String returns the characters of the script, "123456789" for [Arabic].
func (s Script) String() string {
	if int(s) >= len(scripts) {
		return ""
	}
	return string(scripts[s])
}

// labelRunes lists the characters of all scripts.
func labelRunes() []rune {
	var runes []rune
	for _, s := range scripts {
		runes = append(runes, s...)
	}
	return runes
}
