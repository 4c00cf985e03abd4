package aftergame

import (
	"terakoya/app/boardscreen"
	"terakoya/app/feedback"
	"terakoya/rules"
	"terakoya/rules/engine/advice"
	"terakoya/widgets"
)

// renderBoard shows the position that is looked at. One step on slides.
func (s *Screen) renderBoard() {
	boardscreen.Dress(s.board, s.env.Words, s.env.Set, s.env.Still, (s.game.Past.Side == rules.White) != s.turned)
	p := s.game.Game.PositionAfter(s.at)
	if s.slides && s.at > 0 && s.game.Game.Moves()[s.at-1] != rules.NoMove {
		s.board.Play(p.Setup(), s.game.Game.Moves()[s.at-1].Attempt())
	} else {
		s.board.SetSetup(p.Setup())
	}
	s.slides = false
	names := [2]widgets.StandName{{Side: s.sides.Name(rules.Black)}, {Side: s.sides.Name(rules.White)}}
	if !s.game.Past.People {
		names[s.game.Past.Side].Player = s.env.Words.Say("stand.you", nil)
	}
	s.board.SetNames(names)
	s.board.SetMarks(s.marks())
}

// marks are what is drawn beside the pieces: what was found, or the last move and kings
// in check.
func (s *Screen) marks() widgets.Marks {
	p := s.game.Game.PositionAfter(s.at)
	switch f := s.chosen; {
	case f != nil && f.foul != nil:
		return f.foul.Marks()
	case f != nil:
		return s.compare(f, &p)
	}
	if o := s.game.Game.Outcome(); o.Foul != nil && s.at == len(s.game.Game.Moves()) {
		return feedback.FoulMarks(&p, o.Foul)
	}
	last := rules.NoMove
	if s.at > 0 {
		last = s.game.Game.Moves()[s.at-1]
	}
	return feedback.Standing(&p, last)
}

// compare shows what was played and what would have been better. The mate that can
// be looked for is not shown.
func (s *Screen) compare(f *finding, p *rules.Position) widgets.Marks {
	var m widgets.Marks
	better := f.moves
	hides := f.kind == foundMate || f.miss.Miss.Kind == advice.MissedMate && s.env.Solve != nil
	if f.kind != foundBook && !hides {
		better = []rules.Move{f.miss.Miss.Better}
	}
	for _, move := range better {
		point(&m, p, move, widgets.Answer)
	}
	if played := s.game.Game.Moves()[f.ply]; f.kind != foundMate {
		point(&m, p, played, widgets.Offender)
	}
	return m
}

// point draws a move as an arrow to its square; of a drop the piece itself.
func point(m *widgets.Marks, p *rules.Position, move rules.Move, role widgets.Role) {
	m.Squares = append(m.Squares, widgets.SquareMark{Square: move.To(), Role: role})
	if move.IsDrop() {
		m.Ghosts = append(m.Ghosts, feedback.Ghost(p, move.Attempt()))
		return
	}
	m.Arrows = append(m.Arrows, widgets.ArrowMark{From: move.From(), To: move.To(), Role: role})
}
