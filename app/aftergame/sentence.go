package aftergame

import (
	"fmt"

	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/engine/advice"
	"terakoya/rules/engine/analysis"
)

// signed writes a move with the sign of its side.
func (s *Screen) signed(p *rules.Position, m rules.Move) string {
	if m == rules.NoMove {
		return ""
	}
	return words.Sign(p.Turn()) + s.sides.Move(p, m)
}

// moveHead names the move after the first n: "Move 34, Gote".
func (s *Screen) moveHead(n int) string { return s.numbered("after.move", n, "") }

// slipHead names the time before that move, and what was tried then.
func (s *Screen) slipHead(n int, foul string) string { return s.numbered("after.slip", n, foul) }

func (s *Screen) numbered(key string, n int, foul string) string {
	p := s.game.Game.PositionAfter(n)
	return s.env.Words.Say(key, words.Args{"number": fmt.Sprint(n + 1), "side": s.sides.Name(p.Turn()), "foul": foul})
}

// missText says in one sentence what a move let go. The move of a mate is not told where
// the mate can be looked for.
func (s *Screen) missText(p *analysis.Ply) string {
	x, w := &p.Miss, s.env.Words
	before, now := s.game.Game.PositionAfter(p.Number), s.game.Game.PositionAfter(p.Number+1)
	key := "play.advice.missed." + x.Kind.String()
	switch {
	case x.Kind == advice.MissedMate && s.env.Solve != nil:
		key = "after.mateThere"
	case x.Kind == advice.BetterMove && x.Pawns() < 2:
		key = "after.better"
	}
	return w.Say(key, words.Args{
		"opponent": s.sides.Name(p.Side.Opponent()), "piece": w.Piece(x.Piece), "plies": fmt.Sprint(x.Plies),
		"played": s.signed(&before, p.Move), "move": s.signed(&before, x.Better),
		"answer": s.signed(&now, x.Answer), "count": fmt.Sprint(x.Pawns()),
	})
}

// statusText says what the board shows.
func (s *Screen) statusText() string {
	w, g := s.env.Words, s.game.Game
	p := g.PositionAfter(s.at)
	switch {
	case s.notice != "":
		return s.notice
	case s.at == 0:
		return w.Say("play.status.turn", words.Args{"side": s.sides.Name(p.Turn())})
	}
	before := g.PositionAfter(s.at - 1)
	m := g.Moves()[s.at-1]
	args := words.Args{
		"number": fmt.Sprint(s.at), "side": s.sides.Name(before.Turn()), "move": s.sides.Move(&before, m), "next": s.sides.Name(p.Turn()),
	}
	switch {
	case m == rules.NoMove:
		return w.Say("play.status.passed", words.Args{"side": args["side"], "next": args["next"]})
	case s.at == len(g.Moves()):
		_, args["ending"], _ = s.outcome()
		return w.Say("after.last", args)
	case p.InCheck():
		return w.Say("play.status.checked", args)
	}
	return w.Say("play.status.moved", args)
}
