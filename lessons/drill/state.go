package drill

import (
	"strings"

	"terakoya/lessons"
	"terakoya/rules"
)

// ruled asks for the ruling on a position reached by the moves played, after the
// deed of the step; false if shogi or the rule set does not know it.
func ruled(s *lessons.Step, setup rules.Setup, played ...rules.Move) bool {
	return playable(s, setup) && follow(s, played...) && s.Rule() == nil
}

// sound reports whether a setup can be played and is odd in nothing but a missing
// king.
func sound(s *rules.Setup) bool {
	_, odd, err := s.Position()
	return err == nil && odd&^kingless == 0
}

// figures makes the options of a Choice from numbers or notation, which read the
// same in every language. The first is the right one; they come shuffled.
func (m *maker) figures(s *lessons.Step, all ...string) bool {
	s.Option = nil
	for i, text := range all {
		s.Option = append(s.Option, lessons.Option{Text: alike(text), Right: i == 0, Line: m.drill.Line})
	}
	shuffle(m, s.Option)
	return true
}

// pickOf makes the options of a Choice from answers that the template states. The
// first is the right one; they come shuffled.
func (m *maker) pickOf(s *lessons.Step, keys ...string) bool {
	s.Option = nil
	for i, key := range keys {
		s.Option = append(s.Option, lessons.Option{Text: m.drill.Answers[key], Right: i == 0, Line: m.drill.Line})
	}
	shuffle(m, s.Option)
	return len(keys) > 1
}

// alike is a text that reads the same in every language.
func alike(text string) lessons.Text {
	t := lessons.Text{}
	for _, l := range lessons.Languages {
		t[l] = text
	}
	return t
}

// fill replaces a blank in the texts of a step, in each language by what that
// language says.
func fill(s *lessons.Step, blank string, by lessons.Text) {
	for _, t := range []*lessons.Text{&s.Text, &s.Hint, &s.After} {
		if *t == nil || by == nil {
			continue
		}
		filled := lessons.Text{}
		for _, l := range lessons.Languages {
			filled[l] = strings.ReplaceAll((*t)[l], "{"+blank+"}", by[l])
		}
		*t = filled
	}
}

// misplaced counts what stands otherwise than asked for; it measures a SetUp.
func misplaced(s *lessons.Step) int { return len(s.Misplaced(&s.Setup)) }

// played counts the moves that led to the question.
func played(s *lessons.Step) int { return len(s.Played) }

// standing counts the pieces on the board and in hand.
func standing(s *lessons.Step) int {
	n := s.Setup.Hands[0].Len() + s.Setup.Hands[1].Len()
	for _, pc := range s.Setup.Board {
		if pc != rules.NoPiece {
			n++
		}
	}
	return n
}
