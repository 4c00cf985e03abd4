package study

import (
	"context"
	"fmt"

	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	reading "terakoya/rules/engine/analysis"
	"terakoya/rules/engine/search"
)

// readerBytes is the memory of the search that looks for the answer of an exercise.
const readerBytes = 8 << 20

// answerable reports whether the position can be an exercise: there is a move to be found
// and a king to be mated.
func (s *Screen) answerable() bool {
	p := s.session.position()
	_, over := s.ended()
	return !over && s.quietKing() && p.King(p.Turn().Opponent()).OnBoard()
}

// onExercise makes an exercise of the position. Its answer is looked for first: the mate,
// or else the best move.
func (s *Screen) onExercise() {
	if s.env.Exercise == nil || !s.answerable() {
		return
	}
	player := s.env.player
	if player == nil {
		player = search.NewSearcher(readerBytes)
	}
	s.tell(s.env.Words.Say("study.status.answer", nil))
	g, exercise := s.session.game(), s.exercise()
	s.making.Run(func(ctx context.Context) func() {
		look, err := reading.NewReader(player).Look(ctx, g)
		return func() {
			if err != nil || len(look.Line) == 0 {
				s.tell(s.env.Words.Say("study.status.noAnswer", nil))
				return
			}
			s.env.Exercise(exercise(look), s.tell)
		}
	})
}

// exercise returns what makes an exercise of the position as it is now, of what is found
// there.
func (s *Screen) exercise() func(reading.Look) lessons.Exercise {
	p, start, number := s.session.position(), s.session.record.Start, s.session.at.Ply+s.session.record.Start.MoveNumber()
	return func(look reading.Look) lessons.Exercise {
		x := lessons.Exercise{
			ID: fmt.Sprintf("own-study-%016x", p.Hash()), Chapter: "own-games", Rules: rules.JSA.Name, Position: p,
		}
		kind := "move"
		if look.Mate {
			x.MateIn, kind = len(look.Line), "mate"
		} else {
			x.Moves = look.Line[:1]
		}
		say := func(key string) lessons.Text {
			return words.Everywhere(s.env.In, func(w *words.Words) string {
				return w.Say(key, words.Args{
					"number": fmt.Sprint(number), "side": w.SidesOf(&start).Name(p.Turn()), "plies": fmt.Sprint(x.MateIn),
				})
			})
		}
		x.Title, x.Aim, x.Task = say("study.make.title"), say("study.make.aim-"+kind), say("study.make.task-"+kind)
		return x
	}
}
