package classroom

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
	"golang.org/x/text/encoding/unicode"
)

// Encoding is how the characters of a roster were stored.
type Encoding uint8

// The encodings.
const (
	UTF8     Encoding = iota // with a byte order mark or without
	UTF16                    // with a byte order mark, as spreadsheets save "Unicode text"
	ShiftJIS                 // with the additions of Windows: code page 932
	Big5                     // with those of Hong Kong
	GBK
)

// AllEncodings lists every encoding.
var AllEncodings = func() (all []Encoding) {
	for e := range encodingNames {
		all = append(all, Encoding(e))
	}
	return all
}()

var encodingNames = [...]string{"UTF-8", "UTF-16", "Shift-JIS", "Big5", "GBK"}

// String returns the usual name, such as "Shift-JIS".
func (e Encoding) String() string { return encodingNames[e] }

// marks by which the encodings of Unicode are known.
const (
	markUTF8  = "\xef\xbb\xbf"
	markLess  = "\xff\xfe"
	markGreat = "\xfe\xff"
)

// decode returns the text; false where a byte stands for nothing.
func (e Encoding) decode(data []byte) (string, bool) {
	data = bytes.TrimRight(data, "\x1a") // ends files of MS-DOS
	var from encoding.Encoding
	switch e {
	case UTF8:
		text := bytes.TrimPrefix(data, []byte(markUTF8))
		return string(text), utf8.Valid(text) && !bytes.ContainsFunc(text, control)
	case UTF16:
		from = unicode.UTF16(unicode.LittleEndian, unicode.UseBOM)
	case ShiftJIS:
		from = japanese.ShiftJIS
	case Big5:
		from = traditionalchinese.Big5
	case GBK:
		from = simplifiedchinese.GBK
	}
	text, err := from.NewDecoder().Bytes(data)
	return string(text), err == nil && !bytes.ContainsFunc(text, nothing)
}

// control reports whether a character is for machines, and not for reading.
func control(r rune) bool {
	return r < ' ' && !strings.ContainsRune("\t\r\n\v\f", r) || 0x7f <= r && r < 0xa0
}

// nothing reports whether a character is none: what decoders write for a byte that they
// do not know, a control character, or one that every computer draws otherwise.
func nothing(r rune) bool { return r == utf8.RuneError || control(r) || 0xe000 <= r && r < 0xf900 }

// plain refuses what is too long, or no text at all.
func plain(data []byte, e Encoding) error {
	if len(data) > LongestText {
		return &RosterError{RosterTooMany, 1}
	}
	zero := bytes.IndexByte(data, 0)
	if zero >= 0 && e != UTF16 {
		return &RosterError{RosterNoText, lineAt(data, zero)}
	}
	return nil
}

// lineAt is the line on which a byte stands.
func lineAt(data []byte, at int) int { return 1 + bytes.Count(data[:at], []byte("\n")) }

// decodeAny finds the encoding, and the text by it.
func decodeAny(data []byte) (string, Encoding, error) {
	known := UTF8
	if bytes.HasPrefix(data, []byte(markLess)) || bytes.HasPrefix(data, []byte(markGreat)) {
		known = UTF16
	}
	if err := plain(data, known); err != nil {
		return "", known, err
	}
	if known == UTF16 || utf8.Valid(data) {
		text, ok := known.decode(data)
		if !ok {
			at := max(0, strings.IndexFunc(text, control))
			return "", known, &RosterError{RosterNoText, lineAt([]byte(text), at)}
		}
		return text, known, nil
	}
	if at, broken := brokenUTF8(data); broken {
		return "", UTF8, &RosterError{RosterNoText, lineAt(data, at)}
	}
	best, text, most := UTF8, "", 0
	for _, e := range []Encoding{ShiftJIS, Big5, GBK} {
		read, ok := e.decode(data)
		if likely := e.likely(data, read); ok && (best == UTF8 || likely > most) {
			best, text, most = e, read, likely
		}
	}
	if best == UTF8 {
		return "", UTF8, &RosterError{RosterNoText, 1}
	}
	return text, best, nil
}

// brokenUTF8 reports whether a text is UTF-8 but for some bytes, and where the first of
// them is. Read as anything else it would be nonsense.
func brokenUTF8(data []byte) (at int, broken bool) {
	good, bad, first := 0, 0, len(data)
	for i := 0; i < len(data); {
		r, n := utf8.DecodeRune(data[i:])
		switch {
		case r == utf8.RuneError && n == 1:
			bad++
			first = min(first, i)
		case n > 2: // kana and kanji
			good++
		}
		i += n
	}
	return first, good > bad || bytes.HasPrefix(data, []byte(markUTF8))
}
