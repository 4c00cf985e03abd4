package quiz

import (
	"fmt"
	"slices"
	"strings"
)

// ticket is what a code holds. Its bits, from the first: two of the version, two
// of the mode, three of the level, ten each of the edition and of what the
// questions are, twenty of the seed; two of the count, with seven more for one that
// is not usual; one, with six more where there is a time; then the scope, see
// [writer.spans]. Five bits are a sign; the last sign proves the others.
type ticket struct {
	mode           Mode
	level          int
	edition, print uint16
	seed           uint32
	count, minutes int
	scope          scope // up to the last lesson or longer; none is everything
}

// version is raised when the same code would come to make another paper.
const version = 1

const (
	versionBits = 2
	modeBits    = 2
	levelBits   = 3
	printBits   = 10
	seedBits    = 20
	countBits   = 7
	minuteBits  = 6
)

// usualCounts are written short.
var usualCounts = [...]int{10, 20, 50}

// CodeError says what is wrong with a text that should be a code.
type CodeError struct {
	Code  string
	At    int // the character that is wrong, from 1; 0 if it is not one alone
	Fault CodeFault
}

// CodeFault is what can be wrong with a code.
type CodeFault uint8

// The faults.
const (
	CodeEmpty     CodeFault = iota
	CodeSign                // a sign that no code has
	CodeLength              // signs are missing, or too many
	CodeMistyped            // a sign is mistyped, or two are exchanged
	CodeOther               // it was made by another version of the program
	CodeMalformed           // no program makes this code
)

var codeFaults = [...]string{
	"it is empty", "no code has this sign: want digits and letters, without U",
	"a code has 12, 16, 20 … digits and letters", "it is mistyped",
	"it was made by another version of the program", "no program makes this code",
}

// String says it in English.
func (f CodeFault) String() string { return codeFaults[f] }

func (e *CodeError) Error() string {
	if e.At > 0 {
		return fmt.Sprintf("code %q, character %d: %s", e.Code, e.At, e.Fault)
	}
	return fmt.Sprintf("code %q: %s", e.Code, e.Fault)
}

// String writes the code, in groups of four.
func (t ticket) String() string {
	var w writer
	w.number(version, versionBits)
	w.number(uint(t.mode), modeBits)
	w.number(uint(t.level), levelBits)
	w.number(uint(t.edition), printBits)
	w.number(uint(t.print), printBits)
	w.number(uint(t.seed), seedBits)
	short := slices.Index(usualCounts[:], t.count)
	if short < 0 {
		w.number(uint(len(usualCounts)), 2)
		w.number(uint(t.count), countBits)
	} else {
		w.number(uint(short), 2)
	}
	if t.minutes > 0 {
		w.number(1, 1)
		w.number(uint(t.minutes), minuteBits)
	} else {
		w.number(0, 1)
	}
	w.spans(t.scope)
	return grouped(w.digits())
}

// parseTicket reads a code as people type it.
func parseTicket(code string) (ticket, error) {
	digits, err := ungrouped(code)
	if err != nil {
		return ticket{}, err
	}
	r := reader{bits: bitsOf(digits)}
	if r.number(versionBits) != version {
		return ticket{}, &CodeError{Code: code, Fault: CodeOther}
	}
	t := ticket{mode: Mode(r.number(modeBits)), level: int(r.number(levelBits))}
	t.edition, t.print = uint16(r.number(printBits)), uint16(r.number(printBits))
	t.seed = uint32(r.number(seedBits))
	if short := r.number(2); int(short) < len(usualCounts) {
		t.count = usualCounts[short]
	} else {
		t.count = int(r.number(countBits))
	}
	if r.number(1) == 1 {
		t.minutes = int(r.number(minuteBits))
	}
	t.scope = r.spans()
	if t.String() != grouped(append(digits, proof(digits))) {
		return ticket{}, &CodeError{Code: code, Fault: CodeMalformed}
	}
	return t, nil
}

// alphabet is that of Crockford's base 32: no I, L, O and U.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// alike are signs taken for others.
var alike = strings.NewReplacer("I", "1", "L", "1", "O", "0")

// groupSize is how many signs stand together.
const groupSize = 4

// fewestSigns is how many a code has at least.
const fewestSigns = 12

// mostSigns bounds what is read at all.
const mostSigns = 1000

// proof is a sign from which it is seen that one of the others is mistyped, or two
// that stand together are exchanged: their sum in the field of 32 elements, each
// multiplied by another power of its generator.
func proof(digits []byte) byte {
	sum := byte(0)
	for _, d := range digits {
		sum = doubled(sum ^ d)
	}
	return sum
}

// doubled multiplies by the generator of the field: x in the polynomials over two
// elements, modulo x⁵ + x² + 1.
func doubled(n byte) byte {
	if n <<= 1; n >= 32 {
		n ^= 0b100101
	}
	return n
}

// grouped writes digits with a hyphen after each four.
func grouped(digits []byte) string {
	var b strings.Builder
	for i, d := range digits {
		if i > 0 && i%groupSize == 0 {
			b.WriteByte('-')
		}
		b.WriteByte(alphabet[d])
	}
	return b.String()
}

// ungrouped reads what [grouped] has written, proves it and takes the last sign
// off. Small and wide letters, O for 0, I and L for 1, and any hyphens and blanks
// are forgiven.
func ungrouped(code string) ([]byte, error) {
	var digits []byte
	at := 0
	for _, c := range code {
		at++
		if c > 0xFF00 && c <= 0xFF5E { // wide, as Japanese keyboards type
			c -= 0xFEE0
		}
		if strings.ContainsRune("- \t\r\n\u3000‐–—−ー", c) {
			continue
		}
		sign := alike.Replace(strings.ToUpper(string(c)))
		d := strings.Index(alphabet, sign)
		if d < 0 || len(sign) != 1 {
			return nil, &CodeError{Code: code, At: at, Fault: CodeSign}
		}
		digits = append(digits, byte(d))
	}
	last := len(digits) - 1
	switch {
	case last < 0:
		return nil, &CodeError{Code: code, Fault: CodeEmpty}
	case len(digits) < fewestSigns || len(digits)%groupSize != 0 || len(digits) > mostSigns:
		return nil, &CodeError{Code: code, Fault: CodeLength}
	case proof(digits[:last]) != digits[last]:
		return nil, &CodeError{Code: code, Fault: CodeMistyped}
	}
	return digits[:last], nil
}

// signs writes an edition.
func signs(edition uint16) string {
	return string([]byte{alphabet[edition>>5&31], alphabet[edition&31]})
}
