package kifu

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/transform"
)

// Encoding is how the characters of a file are stored.
type Encoding uint8

// The encodings.
const (
	UTF8     Encoding = iota
	ShiftJIS          // with the additions of Windows: code page 932
)

var encodingNames = [...]string{UTF8: "utf8", ShiftJIS: "sjis"}

// String returns the short name that the console tool uses: "utf8" or "sjis".
func (e Encoding) String() string { return encodingNames[e] }

// ParseEncoding reads the short name of an encoding.
func ParseEncoding(name string) (Encoding, bool) {
	for e, n := range encodingNames {
		if n == name {
			return Encoding(e), true
		}
	}
	return 0, false
}

const byteOrderMark = "\uFEFF"

// Decode turns the bytes of a file into text, without the byte order mark and
// without the Ctrl-Z that ends files of MS-DOS. What is valid UTF-8 is UTF-8,
// whatever the file is called and whatever its first line claims; anything else
// must be Shift-JIS throughout. If it is neither, the fault tells where, and the
// text is what stands before that place. Line ends stay as they are.
func Decode(data []byte) (text string, enc Encoding, fault *Fault) {
	if f := wideText(data); f != nil {
		return "", UTF8, f
	}
	marked := bytes.HasPrefix(data, []byte(byteOrderMark))
	for bytes.HasPrefix(data, []byte(byteOrderMark)) {
		data = data[len(byteOrderMark):]
	}
	data = bytes.TrimRight(data, "\x1a")
	if i := bytes.IndexByte(data, 0); i >= 0 {
		text, enc, fault = decode(data[:i], marked)
		if fault == nil {
			fault = faultAfter(text, "a zero byte; this is not a text")
		}
		return text, enc, fault
	}
	return decode(data, marked)
}

// wideText finds the encodings that give every character two bytes.
func wideText(data []byte) *Fault {
	utf16 := bytes.HasPrefix(data, []byte{0xff, 0xfe}) || bytes.HasPrefix(data, []byte{0xfe, 0xff})
	if !utf16 {
		return nil
	}
	return &Fault{Line: 1, Column: 1, Cause: "the text is UTF-16; save it as UTF-8 or Shift-JIS", Kind: FaultBytes}
}

// decode chooses between UTF-8 and Shift-JIS. A text with more kana and kanji in
// UTF-8, which need three bytes, than bytes that are not UTF-8 is UTF-8 with a
// fault in it: read as Shift-JIS it would be nonsense.
func decode(data []byte, marked bool) (string, Encoding, *Fault) {
	if utf8.Valid(data) {
		return string(data), UTF8, nil
	}
	good, bad, first := 0, 0, len(data)
	for i := 0; i < len(data); {
		r, n := utf8.DecodeRune(data[i:])
		switch {
		case r == utf8.RuneError && n == 1:
			bad++
			first = min(first, i)
		case n > 2:
			good++
		}
		i += n
	}
	if marked || good > bad {
		text := string(data[:first])
		return text, UTF8, faultAfter(text, "a byte that is not UTF-8, as the rest of the text is")
	}
	text, whole := decodeShiftJIS(data)
	if !whole {
		return text, ShiftJIS, faultAfter(text, "a byte that is neither UTF-8 nor Shift-JIS")
	}
	return text, ShiftJIS, nil
}

// decodeShiftJIS returns the text as far as it is Shift-JIS, and whether that is
// all of it.
func decodeShiftJIS(data []byte) (string, bool) {
	var out strings.Builder
	out.Grow(decodedSize(data))
	d := japanese.ShiftJIS.NewDecoder()
	var buf [1 << 14]byte
	for len(data) > 0 {
		n, used, err := d.Transform(buf[:], data, true)
		part := buf[:n]
		if bad := firstOf(part, "\uFFFD", "\u0080"); bad >= 0 {
			out.Write(part[:bad])
			return out.String(), false
		}
		out.Write(part)
		if data = data[used:]; err != nil && err != transform.ErrShortDst {
			return out.String(), false
		}
	}
	return out.String(), true
}

// firstOf returns where the first of the given texts stands, or -1. The decoder
// writes U+FFFD for what is no character and U+0080 for a byte that none has.
func firstOf(b []byte, texts ...string) int {
	at := -1
	for _, t := range texts {
		if i := bytes.Index(b, []byte(t)); i >= 0 && (at < 0 || i < at) {
			at = i
		}
	}
	return at
}

// decodedSize returns how many bytes of UTF-8 a text of Shift-JIS needs at most.
func decodedSize(data []byte) int {
	size := 0
	for i := 0; i < len(data); i++ {
		switch c := data[i]; {
		case c < utf8.RuneSelf:
			size++
		case 0xa1 <= c && c < 0xe0: // katakana of half width
			size += 3
		default:
			size += 3
			i++
		}
	}
	return size
}

// faultAfter is a fault at the character that follows a text.
func faultAfter(text, cause string) *Fault {
	f := &Fault{Line: 1, Cause: cause, Kind: FaultBytes}
	for {
		line, rest := takeLine(text)
		if len(line) == len(text) { // no line end follows
			f.Column = utf8.RuneCountInString(line) + 1
			return f
		}
		text = rest
		f.Line++
	}
}

// substitutes are what Shift-JIS has instead of characters that it lacks. The
// marks of the sides become the triangles that old programs write.
var substitutes = map[rune]string{
	'☗': "▲", '☖': "△", '⛊': "▼", '⛉': "▽",
	'〜': "～", '−': "－", '‑': "‐", '‒': "－", '–': "―", '—': "―", '‖': "∥", '⋯': "…",
	'¢': "￠", '£': "￡", '¬': "￢", '¥': "￥", '‾': "￣", '\u00A0': " ",
	'•': "・", '·': "・", '\u200B': "", '\uFEFF': "", '\uFE0E': "", '\uFE0F': "",
}

// unknown stands for a character that Shift-JIS neither has nor has a like of.
const unknown = "〓"

// Encode turns a text into the bytes of a file, without a byte order mark. A text
// in CSA 3.0, which names its encoding, names the one it gets. In Shift-JIS the marks ☗ and ☖ become ▲ and △, and dashes and tildes those that
// Windows knows; every other character that is missing becomes 〓 and is
// reported in lost, once each, in the order of the text.
func Encode(text string, e Encoding) (data []byte, lost []rune) {
	src := []byte(strings.ToValidUTF8(text, "\uFFFD"))
	if e == UTF8 {
		return src, nil
	}
	src = bytes.ReplaceAll(src, []byte(csaVersion3), []byte(strings.Replace(csaVersion3, "UTF-8", "SHIFT_JIS", 1)))
	data = make([]byte, 0, len(src)) // no character needs more than in UTF-8
	t := japanese.ShiftJIS.NewEncoder()
	reported := map[rune]bool{}
	for {
		n, used, _ := t.Transform(data[len(data):cap(data)], src, true)
		data, src = data[:len(data)+n], src[used:]
		if len(src) == 0 {
			return data, lost
		}
		r, size := utf8.DecodeRune(src)
		src = src[size:]
		like, ok := substitutes[r]
		if !ok {
			like = unknown
			if !reported[r] {
				reported[r] = true
				lost = append(lost, r)
			}
		}
		n, _, _ = t.Transform(data[len(data):cap(data)], []byte(like), true)
		data = data[:len(data)+n]
	}
}
