package notation

import "terakoya/rules"

// writeKIF writes the square or 同, the piece, 成 if it promotes, and the origin
// in digits, or 打 for a drop. Neither the side nor a declined promotion is
// written (KIF specification of 2 August 2024). KIF is read by readJapanese.
func writeKIF(p *rules.Position, a rules.Attempt, prev rules.Square) string {
	k, ok := moved(p, a)
	if !ok {
		return a.String()
	}
	b := appendSquare(make([]byte, 0, 32), a.To, prev)
	b = append(b, kanji[k]...)
	if a.Promote {
		b = append(b, "成"...)
	}
	if a.Drop != rules.NoKind {
		return string(append(b, "打"...))
	}
	b = append(b, '(')
	b = appendDigits(b, a.From)
	return string(append(b, ')'))
}

// appendDigits writes file and rank as two digits.
func appendDigits(b []byte, s rules.Square) []byte {
	return append(b, '0'+byte(s.File()), '0'+byte(s.Rank()))
}
