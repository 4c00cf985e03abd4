package words

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// Explain returns the sentences for a foul. Squares stand between ** so that
// they can be set in bold.
func (w *Words) Explain(x lessons.Explanation) string { return w.Say(x.Key, w.explained(x)) }

func (w *Words) explained(x lessons.Explanation) Args {
	zone := "zone.black"
	if x.Side == rules.White {
		zone = "zone.white"
	}
	other := w.Squares(x.Other)
	if len(x.Other) > 1 && x.Foul != rules.FoulKingLeftInCheck {
		other = w.Square(x.Other[0])
	}
	return Args{
		"side": w.Side(x.Side), "opponent": w.Side(x.Side.Opponent()),
		"piece": w.Piece(x.Piece), "otherPiece": w.Piece(x.By),
		"from": bold(w.Square(x.From)), "square": bold(w.Square(x.Square)), "other": bold(other),
		"squares": bold(w.Squares(x.Other)),
		"zone":    w.Say(zone, nil), "answers": w.answers(x.Answers),
	}
}

func bold(s string) string { return "**" + s + "**" }

func (w *Words) answers(kinds []lessons.Answer) string {
	parts := make([]string, len(kinds))
	for i, a := range kinds {
		switch a {
		case lessons.MoveKing:
			parts[i] = w.Say("answers.king", nil)
		case lessons.TakeChecker:
			parts[i] = w.Say("answers.take", nil)
		case lessons.PutBetween:
			parts[i] = w.Say("answers.block", nil)
		}
	}
	return list(parts, w.Say("answers.join", nil), w.Say("answers.last", nil))
}

// Call names a verdict: legal, or the foul.
func (w *Words) Call(f rules.Foul) string {
	if f == rules.NoFoul {
		return w.Say("call.legal", nil)
	}
	return w.Foul(f)
}

// Tried describes an attempt in the position in which it was tried: the pawn,
// dropped on 5d.
func (w *Words) Tried(p *rules.Position, a rules.Attempt) string { return w.act("tried.", p, a) }

// Answer describes a move that is shown as the answer.
func (w *Words) Answer(p *rules.Position, m rules.Move) string {
	return w.act("answer.", p, m.Attempt())
}

func (w *Words) act(key string, p *rules.Position, a rules.Attempt) string {
	args := Args{"from": w.Square(a.From), "square": w.Square(a.To), "piece": w.Piece(a.Drop)}
	switch {
	case a.Drop != rules.NoKind:
		return w.Say(key+"drop", args)
	case !a.From.OnBoard() || p.At(a.From) == rules.NoPiece:
		return w.Say("tried.nothing", args)
	}
	args["piece"] = w.Piece(p.At(a.From).Kind())
	if a.Promote {
		return w.Say(key+"promote", args)
	}
	return w.Say(key+"move", args)
}
