package notation

import (
	"strings"

	"terakoya/rules"
)

// writeCSA writes the sign of the side, the origin (00 for a drop), the square
// and the piece as it is after the move (CSA record format 2.2, 2008, and 3.0,
// 2024).
func writeCSA(p *rules.Position, a rules.Attempt, _ rules.Square) string {
	k, ok := moved(p, a)
	if !ok {
		return a.String()
	}
	if a.Promote {
		k = k.Promoted()
	}
	b := append(make([]byte, 0, 8), "+-"[p.Turn()])
	if a.Drop != rules.NoKind {
		b = append(b, "00"...)
	} else {
		b = appendDigits(b, a.From)
	}
	return string(append(appendDigits(b, a.To), codes[k]...))
}

// readCSA reads CSA. Whether the piece promotes is seen from the piece that
// stands on the origin.
func readCSA(p *rules.Position, text string, _ rules.Square) (rules.Attempt, error) {
	r := reader{p: p, text: text}
	r.spaces()
	if err := r.plusMinus(); err != nil {
		return rules.Attempt{}, err
	}
	from := rules.OffBoard
	drop := strings.HasPrefix(r.text[r.at:], "00")
	if drop {
		r.at += len("00")
	} else if from = r.digits(); !from.OnBoard() {
		return rules.Attempt{}, r.fail(WantOrigin, "the origin in two digits, or 00 for a drop")
	}
	to := r.digits()
	if !to.OnBoard() {
		return rules.Attempt{}, r.fail(WantSquare, "the square in two digits")
	}
	at := r.at
	k := r.code()
	if k == rules.NoKind {
		return rules.Attempt{}, r.fail(WantPiece, "a piece such as FU")
	}
	if err := r.finish(); err != nil {
		return rules.Attempt{}, err
	}
	if drop {
		return rules.Attempt{From: rules.OffBoard, To: to, Drop: k}, nil
	}
	return r.turned(rules.Attempt{From: from, To: to}, k, at)
}

// plusMinus goes past the sign of the side, which may be left out.
func (r *reader) plusMinus() error {
	var c rules.Color
	switch r.peek() {
	case '+':
		c = rules.Black
	case '-':
		c = rules.White
	default:
		return nil
	}
	if c != r.p.Turn() {
		return r.failAt(r.at, OtherSide, "%c is the sign of %s, but %s is to move", r.peek(), sides[c], sides[r.p.Turn()])
	}
	r.next()
	return nil
}

// digits reads a square as two digits.
func (r *reader) digits() rules.Square {
	if file := r.digit(); file > 0 {
		return rules.NewSquare(file, r.digit())
	}
	return rules.OffBoard
}

// code reads a piece as two letters.
func (r *reader) code() rules.Kind {
	if len(r.text)-r.at < 2 {
		return rules.NoKind
	}
	word := r.text[r.at : r.at+2]
	for _, k := range rules.AllKinds {
		if codes[k] == word {
			r.at += len(word)
			return k
		}
	}
	return rules.NoKind
}

// turned returns the move after which a piece of kind k stands on a.To.
func (r *reader) turned(a rules.Attempt, k rules.Kind, at int) (rules.Attempt, error) {
	switch there := r.p.At(a.From).Kind(); {
	case there == rules.NoKind:
		return rules.Attempt{}, r.failAt(at, NotThere, "no %s on %s", english[k], a.From)
	case there == k:
		return a, nil
	case there.Promoted() == k:
		a.Promote = true
		return a, nil
	default:
		return rules.Attempt{}, r.failAt(at, NotThere, "no %s on %s, but a %s", english[k], a.From, english[there])
	}
}
