package play

import (
	"time"

	"terakoya/lessons/progress"
	"terakoya/rules"
)

// Standing returns how a kept game stands, and the start it began from; for one
// that began from none of the known starts, the even game. The error is that of
// [NewTable].
func Standing(kept progress.Game) (rules.Setup, rules.Handicap, error) {
	m, err := resume(kept, time.Time{})
	if err != nil {
		return rules.Setup{}, rules.Handicap{}, err
	}
	now := m.game.Position()
	return now.Setup(), m.choice.Handicap(), nil
}
