package aftergame

import (
	"fmt"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine/advice"
	"terakoya/rules/engine/analysis"
)

// parting is what leaves the screen: the reading ends first.
func (s *Screen) parting(do func()) func() {
	return func() {
		s.Close()
		do()
	}
}

// playable reports whether the position that is shown can be played on from.
func (s *Screen) playable() bool {
	p := s.game.Game.PositionAfter(s.at)
	return p.HasLegal()
}

func (s *Screen) onPlayFrom() {
	if s.env.PlayFrom != nil && s.playable() {
		p := s.game.Game.PositionAfter(s.at)
		s.parting(func() { s.env.PlayFrom(p, s.game.Past.Side) })()
	}
}

func (s *Screen) onStudy() {
	if r, whole := Record(s.game.Game, s.game.Past.Times); s.env.Study != nil && whole {
		s.parting(func() { s.env.Study(r, s.at) })()
	}
}

// onSolve lets the learner look for the mate that is chosen, or else for the first.
func (s *Screen) onSolve() {
	if s.env.Solve == nil {
		return
	}
	var mate *finding
	for _, f := range s.panel.findings {
		if f.kind == foundMate && (mate == nil || f.same(s.chosen)) {
			mate = f
		}
	}
	if mate != nil {
		p := s.game.Game.PositionAfter(mate.ply)
		s.parting(func() { s.env.Solve(p) })()
	}
}

// onNext does what is offered to be done next.
func (s *Screen) onNext() {
	if n := s.next(); n.do != nil {
		s.parting(n.do)()
	}
}

// onSave asks in which form and where the record is to be kept.
func (s *Screen) onSave() {
	if s.env.Files.Save != nil && !s.saving.Open() {
		s.saving, _ = AskFile(s.root, s.env.Words, s.env.Files, s.game, s.inform)
	}
}

// inform says something in the status line until something else is looked at.
func (s *Screen) inform(text string) {
	if !s.closed {
		s.notice = text
		s.tell()
	}
}

// exercise is one of the position that is shown, or of what was found there: a mate if
// one was missed, else the best move. There is none where nobody has looked yet.
func (s *Screen) exercise() (lessons.Exercise, bool) {
	if s.env.In == nil || s.at >= len(s.reading.Plies) {
		return lessons.Exercise{}, false
	}
	p := &s.reading.Plies[s.at]
	x := lessons.Exercise{
		ID: fmt.Sprintf("own-game-%s-%d", s.game.Past.When.UTC().Format(stamp), s.at+1), Chapter: "own-games",
		Rules: s.game.Past.Rules, Position: s.game.Game.PositionAfter(s.at),
	}
	kind := "move"
	switch {
	case p.Miss.Kind == advice.MissedMate:
		x.MateIn, kind = p.Miss.Plies, "mate"
	case p.Best != rules.NoMove:
		x.Moves = []rules.Move{better(p)}
	default:
		return x, false
	}
	if x.Rules == "" {
		x.Rules = rules.JSA.Name
	}
	x.Title = s.everywhere("after.exercise-title", p)
	x.Aim, x.Task = s.everywhere("after.aim-"+kind, p), s.everywhere("after.task-"+kind, p)
	return x, true
}

// better is the best move: what a miss names was looked at longer.
func better(p *analysis.Ply) rules.Move {
	if p.Miss.Better != rules.NoMove {
		return p.Miss.Better
	}
	return p.Best
}

// everywhere is a message about a move in every language.
func (s *Screen) everywhere(key string, p *analysis.Ply) lessons.Text {
	return words.Everywhere(s.env.In, func(w *words.Words) string {
		names := words.Sides{Words: w, Handicap: s.sides.Handicap}
		return w.Say(key, words.Args{
			"date": w.ShortDate(s.game.Past.When.Local()), "number": fmt.Sprint(p.Number + 1),
			"side": names.Name(p.Side), "plies": fmt.Sprint(p.Miss.Plies),
		})
	})
}

func (s *Screen) onExercise() {
	if x, known := s.exercise(); known && s.env.Exercise != nil {
		s.env.Exercise(x, s.inform)
	}
}
