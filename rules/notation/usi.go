package notation

import (
	"strings"

	"terakoya/rules"
)

// writeUSI writes 7g7f, 8h2b+ or P*5e (USI draft of 24 January 2007).
func writeUSI(_ *rules.Position, a rules.Attempt, _ rules.Square) string { return a.String() }

// readUSI reads USI. Squares that no board has, such as 5j, are read too.
func readUSI(p *rules.Position, text string, _ rules.Square) (rules.Attempt, error) {
	body := strings.TrimSpace(text)
	a, err := rules.ParseAttempt(body)
	if err == nil {
		return a, nil
	}
	r := reader{p: p, text: text}
	r.spaces()
	r.usiForm()
	return rules.Attempt{}, r.fail(WantForm, "a move like 7g7f, 2d2c+ or P*5e")
}

// usiForm goes past what has the form of a move, up to the first fault.
func (r *reader) usiForm() {
	if c := r.peek(); '0' <= c && c <= '9' {
		if !r.usiSquare() {
			return
		}
	} else if !r.usiDrop() {
		return
	}
	if r.usiSquare() {
		r.take('+')
	}
}

// usiDrop goes past the piece of a drop and its sign.
func (r *reader) usiDrop() bool {
	promoted := r.take('+')
	k := kindOfLetter(r.peek())
	if k == rules.NoKind || k.IsPromoted() || promoted && !k.CanPromote() {
		return false
	}
	r.next()
	return r.take('*')
}

func (r *reader) usiSquare() bool {
	if c := r.peek(); c < '0' || c > '9' {
		return false
	}
	r.next()
	if c := r.peek(); c < 'a' || c > 'z' {
		return false
	}
	r.next()
	return true
}
