package quiz

import "math/bits"

// writer collects bits.
type writer struct{ bits []bool }

// number writes a number in so many bits, the highest first.
func (w *writer) number(n uint, width int) {
	for i := width - 1; i >= 0; i-- {
		w.bits = append(w.bits, n>>i&1 == 1)
	}
}

// gamma writes a number from 1 in the code of Elias: as many zeros as it has bits
// behind the first, then it.
func (w *writer) gamma(n uint) {
	width := bits.Len(n)
	w.number(0, width-1)
	w.number(n, width)
}

// spans writes a scope: how many lessons are left out and how many follow that are
// meant, in turn. The first number is one more than it says, as it may be 0. What
// follows the last one that is meant is not written.
func (w *writer) spans(s scope) {
	from, first := 0, uint(1)
	for from < len(s) {
		in := from
		for in < len(s) && !s[in] {
			in++
		}
		out := in
		for out < len(s) && s[out] {
			out++
		}
		if in == len(s) {
			return
		}
		w.gamma(uint(in-from) + first)
		w.gamma(uint(out - in))
		from, first = out, 0
	}
}

// digits returns the bits five by five, filled up with zeros to a whole code, with
// the sign that proves them.
func (w *writer) digits() []byte {
	for (len(w.bits)+5)%(5*groupSize) != 0 {
		w.bits = append(w.bits, false)
	}
	var digits []byte
	for i := 0; i < len(w.bits); i += 5 {
		r := reader{bits: w.bits[i : i+5]}
		digits = append(digits, byte(r.number(5)))
	}
	return append(digits, proof(digits))
}

// reader reads what a writer has collected; behind the end are zeros.
type reader struct{ bits []bool }

func (r *reader) number(width int) uint {
	n := uint(0)
	for range width {
		n <<= 1
		if len(r.bits) > 0 {
			if r.bits[0] {
				n |= 1
			}
			r.bits = r.bits[1:]
		}
	}
	return n
}

// mostLessons bounds what a code can speak of.
const mostLessons = 1 << 12

// gamma reads a number from 1; 0 if there is none any more, or too high a one.
func (r *reader) gamma() int {
	zeros := 0
	for len(r.bits) > 0 && !r.bits[0] {
		r.bits = r.bits[1:]
		zeros++
	}
	if len(r.bits) == 0 || zeros >= bits.Len(mostLessons) {
		return 0
	}
	return int(r.number(zeros + 1))
}

func (r *reader) spans() scope {
	var s scope
	for first := 1; ; first = 0 {
		skipped, meant := r.gamma()-first, 0
		if skipped >= 0 {
			meant = r.gamma()
		}
		if meant == 0 || len(s)+skipped+meant > mostLessons {
			return s
		}
		s = append(s, make(scope, skipped)...)
		for range meant {
			s = append(s, true)
		}
	}
}

// bitsOf returns the bits of digits of five each.
func bitsOf(digits []byte) []bool {
	var w writer
	for _, d := range digits {
		w.number(uint(d), 5)
	}
	return w.bits
}
