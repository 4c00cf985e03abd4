package notation

import "terakoya/rules"

// writeHosking writes Western notation with two digits for a square, as on
// Japanese score sheets (Hosking, The Art of Shogi, 1996). It is read by
// readWestern.
func writeHosking(p *rules.Position, a rules.Attempt, _ rules.Square) string {
	return writeLetters(p, a, appendDigits)
}
