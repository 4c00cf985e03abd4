package classroom

import "strings"

// What a character of two bytes says for the encoding in which it is one. Every
// reading of a text has the same bytes, so that sums can be compared.
const (
	isCommon = 2  // it is usual in names, beside what its place says
	isKana   = 3  // of full width
	isUsual  = 2  // it stands among those of daily use
	isRare   = -2 // it stands where few names have any
	isHalf   = 1  // a kana of half width, of one byte, in a word that can be one
	isNoWord = -2 // one in a word that cannot be one
	isOdd    = -1 // a sign that names do not have
)

// likely weighs how much a text looks like names in an encoding. The bytes are looked
// at too: the three encodings have the characters of daily use at the front.
func (e Encoding) likely(data []byte, text string) int {
	sum := 0
	for i := 0; i < len(data); i++ {
		c := data[i]
		switch {
		case c < 0x80:
			if strings.IndexByte("@[\\]^`{|}~", c) >= 0 {
				sum += isOdd
			}
		case e == ShiftJIS && 0xa1 <= c && c <= 0xdf: // the words of these are looked at below
		case i+1 < len(data):
			i++
			sum += e.place(c, data[i])
		}
	}
	usual := usualInNames[e]
	for _, r := range text {
		if r >= 0x80 && strings.ContainsRune(usual, r) {
			sum += isCommon
		}
	}
	if e == ShiftJIS {
		sum += halfKana(text)
	}
	return sum
}

// place weighs a character by where it stands in the table of an encoding.
func (e Encoding) place(lead, trail byte) int {
	at := int(lead)<<8 | int(trail)
	within := func(first, last int) bool { return first <= at && at <= last }
	switch e {
	case ShiftJIS:
		switch {
		case within(0x829f, 0x82f1) || within(0x8340, 0x8396):
			return isKana
		case within(0x889f, 0x9872):
			return isUsual
		case within(0x8140, 0x8396) || within(0x989f, 0x9ffc) || within(0xe040, 0xeaa4):
			return 0
		}
	case Big5:
		switch {
		case within(0xa440, 0xc67e):
			return isUsual
		case within(0xa140, 0xa3bf) || within(0xc940, 0xf9d5):
			return 0
		}
	case GBK:
		switch {
		case trail < 0xa1:
		case within(0xb0a1, 0xd7f9):
			return isUsual
		case within(0xa1a1, 0xa3fe) || within(0xd8a1, 0xf7fe):
			return 0
		}
	case UTF8, UTF16:
		return 0
	}
	return isRare
}

// The katakana of half width, and those after which a mark can stand, or which no word
// begins with.
const (
	halfFirst, halfLast = '｡', 'ﾟ'
	halfVoiced          = "ｳｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾊﾋﾌﾍﾎ"
	halfPlosive         = "ﾊﾋﾌﾍﾎ"
	halfInside          = "ｧｨｩｪｫｬｭｮｯｰﾞﾟﾝ｡｢｣､･"
)

// halfKana weighs the words of half-width katakana in a text: read in this encoding,
// Chinese names give words that nobody could say.
func halfKana(text string) int {
	sum := 0
	var word []rune
	for _, r := range text + "\n" {
		if halfFirst <= r && r <= halfLast {
			word = append(word, r)
			continue
		}
		if each := isHalf; len(word) > 0 {
			if !sayable(word) {
				each = isNoWord
			}
			sum += each * len(word)
		}
		word = word[:0]
	}
	return sum
}

// sayable reports whether katakana can be a word: no mark stands where there is
// nothing to mark, and none of those that only follow others is the first.
func sayable(word []rune) bool {
	if len(word) < 2 || strings.ContainsRune(halfInside, word[0]) {
		return false
	}
	for i, r := range word[1:] {
		if r == 'ﾞ' && !strings.ContainsRune(halfVoiced, word[i]) || r == 'ﾟ' && !strings.ContainsRune(halfPlosive, word[i]) ||
			strings.ContainsRune("｡｢｣､ｦ", r) {
			return false
		}
	}
	return true
}
