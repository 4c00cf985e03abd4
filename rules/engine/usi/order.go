package usi

import (
	"fmt"
	"strings"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// positionCommand tells the engine how the game stands, with all that it needs
// to see repetitions. The protocol knows no passing: the game begins anew behind
// the last pass.
func positionCommand(g *rules.Game) string {
	moves := g.Moves()
	from := 0
	for i, m := range moves {
		if m == rules.NoMove {
			from = i + 1
		}
	}
	p := g.PositionAfter(from)
	text := "position sfen " + p.SFEN()
	if p.SFEN() == rules.StartSFEN {
		text = "position startpos"
	}
	if from < len(moves) {
		text += " moves" + joined(moves[from:])
	}
	return text
}

// joined writes moves with a blank before each.
func joined(moves []rules.Move) string {
	var b strings.Builder
	for _, m := range moves {
		b.WriteByte(' ')
		b.WriteString(m.String())
	}
	return b.String()
}

// ms is a time as the protocol writes it. It never promises more than there is.
func ms(d time.Duration) int64 { return max(0, d.Milliseconds()) }

// goCommand asks for a move within limits; none at all is a search without end.
func goCommand(l engine.Limits, noMoveTime bool) string {
	text := "go"
	switch k := l.Clock; {
	case k != nil:
		text += fmt.Sprintf(" btime %d wtime %d", ms(k.Left[rules.Black]), ms(k.Left[rules.White]))
		if k.Increment != [2]time.Duration{} {
			text += fmt.Sprintf(" binc %d winc %d", ms(k.Increment[rules.Black]), ms(k.Increment[rules.White]))
		}
		if k.Byoyomi > 0 || k.Increment == [2]time.Duration{} {
			text += fmt.Sprintf(" byoyomi %d", ms(k.Byoyomi))
		}
	case l.Time > 0 && noMoveTime:
		text += fmt.Sprintf(" btime 0 wtime 0 byoyomi %d", max(1, ms(l.Time)))
	case l.Time > 0:
		text += fmt.Sprintf(" movetime %d", max(1, ms(l.Time)))
	}
	if l.Depth > 0 {
		text += fmt.Sprintf(" depth %d", l.Depth)
	}
	if l.Nodes > 0 {
		text += fmt.Sprintf(" nodes %d", l.Nodes)
	}
	if text == "go" {
		return "go infinite"
	}
	return text
}

// patience is how long to wait for the answer to a go by c: as long as the
// limits allow, or no longer than longest where they do not say.
func patience(l engine.Limits, c rules.Color, longest time.Duration) time.Duration {
	switch {
	case l.Time > 0 && l.Clock != nil:
		return min(l.Time, l.Clock.Most(c))
	case l.Clock != nil:
		return l.Clock.Most(c)
	case l.Time > 0:
		return l.Time
	}
	return longest
}
