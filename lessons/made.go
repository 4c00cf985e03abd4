package lessons

// Form returns the least of the four forms that an exercise has: as it is,
// mirrored, with the sides exchanged, and both. Two exercises of equal form are
// the same board and the same question.
func (s *Step) Form() string { return canonical(s) }

// Prove holds an exercise that was made to what lint asks of those written by
// hand. That no square is right is no fault here.
func (s *Step) Prove(set Typesetter, terms Glossary) []Fault {
	made := *s
	made.Line = 0 // there is no file that could expect anything
	l := linter{lesson: &Lesson{}, set: set, terms: terms}
	l.step(0, &made)
	return l.faults
}
