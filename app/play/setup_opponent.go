package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/parts"
	"terakoya/app/setupscreen"
	"terakoya/app/words"
	"terakoya/lessons/ladder"
	"terakoya/rules"
	"terakoya/rules/engine/search"
	"terakoya/widgets"
)

// fair is the opponent that would be about even for the learner in the start and
// on the side that are chosen.
func (s *Setup) fair() ladder.Rung {
	start := s.choice.Handicap()
	if start.Key == "" { // a position that is the start of no handicap
		start = rules.Handicaps[0]
	}
	return s.standing.For(start.Key, s.choice.Side() == rules.White && len(start.Removed) > 0)
}

// alone reports whether the learner plays against the computer.
func (s *Setup) alone() bool { return !s.choice.People }

// leveled reports whether the opponent is a level.
func (s *Setup) leveled() bool {
	_, ok := levelOf(s.choice.Opponent)
	return ok && s.alone()
}

// engine returns the place of the engine that is the opponent; -1 if it is none.
func (s *Setup) engine() int {
	name, ok := s.choice.engine()
	if !ok {
		return -1
	}
	return slices.Index(s.env.Engines, name)
}

// askOpponent asks who plays: a player of the first hour, a level, or an engine of the
// learner's own, if there is one.
func (s *Setup) askOpponent() {
	w := s.env.Words
	if _, ok := s.choice.engine(); ok && s.engine() < 0 { // it is no longer there
		s.choose(s.fair().Level)
	}
	var players []string
	for _, key := range firstHour {
		players = append(players, playerName(w, key))
	}
	players = append(players, w.Say("play.level.any", nil))
	if len(s.env.Engines) > 0 {
		players = append(players, w.Say("play.engine.any", nil))
	}
	l := s.ask("opponent", func() ([]string, int, string) {
		switch {
		case s.engine() >= 0:
			return players, len(firstHour) + 1, ""
		case slices.Contains(firstHour, s.choice.Opponent):
			return players, slices.Index(firstHour, s.choice.Opponent), w.Say("play.habit."+s.choice.Opponent, nil)
		}
		return players, len(firstHour), ""
	}, s.onOpponent)
	l.asked = s.alone
}

func (s *Setup) onOpponent(i int) {
	switch {
	case i < len(firstHour):
		s.choice.Opponent = firstHour[i]
	case i == len(firstHour):
		s.choose(s.level())
	default:
		s.choice.Opponent = External + s.env.Engines[0]
	}
}

// askEngine asks which engine it is.
func (s *Setup) askEngine() {
	l := newSelection("engine", s.env.Words.Say("play.engine.name", nil), func() ([]string, int) {
		return s.env.Engines, s.engine()
	}, func(i int) { s.choice.Opponent = External + s.env.Engines[i]; s.render() }, s.TypedKey)
	l.asked = func() bool { return s.alone() && s.engine() >= 0 }
	s.lines = append(s.lines, l)
}

func (s *Setup) choose(l search.Level) { s.choice.Opponent = l.String() }

// askLevel asks which rank it is and, beside it if there is room, which step of it.
func (s *Setup) askLevel() {
	w := s.env.Words
	rank := s.question("rank", func() ([]string, int, string) {
		var labels []string
		for rank := range ranks {
			labels = append(labels, search.LevelAt(rank+1, 0).String())
		}
		now := search.LevelAt(s.level().Rank(), 0)
		return labels, now.Rank() - 1, w.Say("play.level.about", words.Args{
			"rank": w.Say("play.level.rank-"+now.String(), nil),
			"fair": w.Say("play.level.fair", words.Args{"level": s.fair().Level.String()}),
		})
	}, func(i int) { s.choose(search.LevelAt(i+1, 0)) })
	step := s.question("step", func() ([]string, int, string) {
		var labels []string
		for step := range steps {
			labels = append(labels, search.LevelAt(s.level().Rank(), step).String())
		}
		return labels, s.level().Step(), ""
	}, func(i int) { s.choose(search.LevelAt(s.level().Rank(), i)) })
	s.lines = append(s.lines, &line{
		objects: append(rank.Objects()[:2:2], step.Objects()[:2]...), note: rank.Note, asked: s.leveled,
		render: func() { rank.Render(true); step.Render(true) },
		lay:    func(at fyne.Position, width float32) float32 { return layLevel(rank, step, at, width) },
		parts:  func() []parts.Part { return append(rank.Parts(), step.Parts()...) },
	})
}

// layLevel places rank and step on one line, if both have room there.
func layLevel(rank, step *setupscreen.Question, at fyne.Position, width float32) (bottom float32) {
	room, need := width-questionLabel()-setupscreen.ListPad, rank.Answer.Width()+step.Answer.Width()
	beside := need <= room
	if l := step.Objects()[0]; l.Visible() == beside && rank.Answer.Visible() {
		widgets.Show(l, !beside)
	}
	if !beside {
		bottom = rank.LayAnswer(at, width, questionLabel()) + questionGap/2
		return step.LayAnswer(fyne.NewPos(at.X, bottom), width, questionLabel())
	}
	right := step.Answer.Width() + (room-need)/4
	bottom = rank.LayAnswer(at, width-right-setupscreen.ListPad, questionLabel())
	widgets.Place(step.Answer, at.X+width-right, at.Y, right, bottom-at.Y)
	return bottom
}
