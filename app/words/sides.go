package words

import (
	"strings"

	"terakoya/lessons"
	"terakoya/rules"
)

// Sides names the two sides of a game: sente and gote in an even one, shitate
// and uwate where pieces were removed.
type Sides struct {
	Words    *Words
	Handicap bool
}

// SidesOf names the sides of a game that began with a position: one of the
// handicaps, or else an even game.
func (w *Words) SidesOf(start *rules.Position) Sides {
	h, known := rules.HandicapOf(start)
	return Sides{w, known && (len(h.Removed) > 0 || h.InHand > 0)}
}

// Key is the word by which messages know a side.
func (s Sides) Key(c rules.Color) string {
	switch {
	case s.Handicap && c == rules.Black:
		return "shitate"
	case s.Handicap:
		return "uwate"
	case c == rules.Black:
		return "sente"
	}
	return "gote"
}

// Name returns what a side is called.
func (s Sides) Name(c rules.Color) string {
	if s.Handicap {
		return s.Words.Say("play.side."+s.Key(c), nil)
	}
	return s.Words.Side(c)
}

// Explain returns the sentences of a foul. They come with the names of an even
// game, which stand in them only as names.
func (s Sides) Explain(p *rules.Position, e *rules.IllegalMove) string {
	text := s.Words.Explain(lessons.Explain(p, e))
	if !s.Handicap {
		return text
	}
	return strings.NewReplacer(
		s.Words.Side(rules.Black), s.Name(rules.Black), s.Words.Side(rules.White), s.Name(rules.White),
	).Replace(text)
}

// Move writes a move in the short form of the language, without the sign of the
// side: 7六歩, P-7f. The position is the one before it.
func (s Sides) Move(p *rules.Position, m rules.Move) string {
	letter := func(k rules.Kind) string { return s.Words.Say("play.letter."+lessons.PieceKey(k), nil) }
	args := Args{"square": s.Words.Square(m.To())}
	switch {
	case m == rules.NoMove:
		return s.Words.Say("play.record.pass", nil)
	case m.IsDrop():
		args["piece"] = letter(m.Dropped())
		return s.Words.Say("play.record.drop", args)
	}
	args["piece"] = letter(p.At(m.From()).Kind())
	if m.Promotes() {
		return s.Words.Say("play.record.promote", args)
	}
	return s.Words.Say("play.record.move", args)
}

// Sign is the sign of a side in a record.
func Sign(c rules.Color) string {
	if c == rules.Black {
		return "▲"
	}
	return "△"
}

// Ending says how a game ended: who wins, or what kind of game is to be played
// again, and why. Both are empty for a game that goes on.
func (s Sides) Ending(o rules.Outcome) (title, text string) {
	code := o.Ending.String()
	if !o.Won && o.Ending != rules.NotEnded {
		title := code
		if !o.Replay {
			title += "-draw"
		}
		return s.Words.Say("play.replay."+title, nil), s.Words.Say("play.end."+code+s.again(o), nil)
	}
	args := Args{"winner": s.Name(o.Winner), "loser": s.Name(o.Winner.Opponent())}
	switch o.Ending {
	case rules.NotEnded:
		return "", ""
	case rules.EndFoul:
		args["foul"] = s.Words.Foul(o.Foul.Foul)
	case rules.EndDeclarationLoss:
		args["unmet"] = s.unmet(o.Unmet, args)
	case rules.EndMate, rules.EndNoLegalMove, rules.EndSennichite, rules.EndPerpetualCheck, rules.EndImpasse,
		rules.EndImpasseWin, rules.EndDeclarationWin, rules.EndDeclarationDraw, rules.EndTry, rules.EndMoveLimit,
		rules.EndResignation, rules.EndTime:
	}
	return s.Words.Say("play.end.wins", args), s.Words.Say("play.end."+code, args)
}

// again is the variant for a game that nobody won. Sennichite may be a draw, an
// impasse may also be won; and in a handicap game nothing says who gives the pieces
// the next time.
func (s Sides) again(o rules.Outcome) string {
	if !o.Replay {
		return "-draw"
	}
	variant := ""
	if o.Ending == rules.EndImpasse {
		variant = "-replay"
	}
	if s.Handicap {
		variant += "-handicap"
	}
	return variant
}

// unmet tells what a declaration missed, a line each.
func (s Sides) unmet(missed rules.Conditions, args Args) string {
	var lines []string
	for _, c := range missed.List() {
		lines = append(lines, s.Words.Say("play.unmet."+c.String(), args))
	}
	return strings.Join(lines, "\n")
}
