package saving

import "terakoya/rules/kifu"

// Form is a way to write a record into a file.
type Form struct {
	Label    string // as programs call it
	Ending   string
	Format   kifu.Format
	Encoding kifu.Encoding
}

// Forms are the ways, with the endings that other programs know them by.
var Forms = [...]Form{
	{"KIF", ".kifu", kifu.KIF, kifu.UTF8},
	{"KIF (Shift-JIS)", ".kif", kifu.KIF, kifu.ShiftJIS},
	{"KI2", ".ki2", kifu.KI2, kifu.ShiftJIS},
	{"CSA", ".csa", kifu.CSA, kifu.UTF8},
	{"USI", ".usi", kifu.USI, kifu.UTF8},
}

// Data are the bytes of a record in the form; missing are the characters that its
// encoding lacks.
func (f Form) Data(r *kifu.Record) (data []byte, missing []rune) {
	return kifu.Encode(r.Plain(f.Format), f.Encoding)
}
