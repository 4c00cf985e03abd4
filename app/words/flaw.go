package words

import (
	"fmt"

	"terakoya/rules"
)

// Flaw says why no game can be played from a setup.
func (w *Words) Flaw(e *rules.SetupError) string {
	switch e.Flaw {
	case rules.SetupNoKing:
	case rules.SetupTwoKings:
		return w.Say("flaw.two-kings", Args{"side": w.Side(e.Side)})
	case rules.SetupTooMany:
		return w.Say("flaw.too-many", Args{
			"piece": w.Piece(e.Piece), "count": fmt.Sprint(e.Count), "set": fmt.Sprint(e.Piece.InSet()),
		})
	}
	return w.Say("flaw.no-king", nil)
}
