package aftergame

import (
	"fmt"

	"terakoya/app/words"
	"terakoya/lessons/problem"
	"terakoya/rules"
	"terakoya/rules/engine/advice"
)

// step is what to do next.
type step struct {
	text  string
	label string // of the button
	do    func() // nil if there is nothing
}

// soon is up to which move leaving the book is taken for not knowing it.
const soon = 20

// next chooses one thing to do next: the rule that was broken most, the mates that were
// missed, the opening, if the learner left it, or the next game.
func (s *Screen) next() step {
	w := s.env.Words
	say := func(code string, args words.Args, do func()) step {
		return step{w.Say("after.next-"+code, args), w.Say("after.do-"+code, nil), do}
	}
	if f, open := s.weakest(); open != nil {
		return say("lesson", words.Args{"foul": w.Foul(f)}, open)
	}
	if plies := s.shortest(); plies > 0 && s.env.Mates != nil {
		plies = problem.LengthFor(plies)
		return say("mates", words.Args{"plies": fmt.Sprint(plies)}, func() { s.env.Mates(plies) })
	}
	if s.forgot() && s.env.Drill != nil {
		return say("drill", nil, s.env.Drill)
	}
	if s.env.NextRung != nil {
		return say("rung", words.Args{"rung": s.env.Rung}, s.env.NextRung)
	}
	return step{}
}

// weakest is the foul that was tried most and has a lesson, with what opens that; of
// several the one of which the rules tell first.
func (s *Screen) weakest() (rules.Foul, func()) {
	counts := map[string]int{}
	for _, slip := range s.game.Past.Slips {
		counts[slip.Foul]++
	}
	if s.env.Lesson == nil {
		return rules.NoFoul, nil
	}
	most, foul := 0, rules.NoFoul
	var open func()
	for _, f := range rules.AllFouls {
		if n := counts[f.String()]; n > most {
			if lesson := s.env.Lesson(f); lesson != nil {
				most, foul, open = n, f, lesson
			}
		}
	}
	return foul, open
}

// shortest is how many plies the shortest mate had that the learner missed; 0 if none
// was.
func (s *Screen) shortest() int {
	plies := 0
	for _, p := range s.reading.Plies {
		if p.Miss.Kind == advice.MissedMate && (p.Side == s.game.Past.Side || s.game.Past.People) && (plies == 0 || p.Miss.Plies < plies) {
			plies = p.Miss.Plies
		}
	}
	return plies
}

// forgot reports whether the learner left the book, and soon.
func (s *Screen) forgot() bool {
	if !s.leaving.left() || s.leaving.ply >= soon {
		return false
	}
	p := s.game.Game.PositionAfter(s.leaving.ply)
	return s.game.Past.People || p.Turn() == s.game.Past.Side
}
