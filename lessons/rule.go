package lessons

// Rule asks the law how the game stands after what is claimed, for a RuleGame
// that was made and not read. The error is that of [Step.Outcome].
func (s *Step) Rule() error {
	o, err := s.Outcome()
	s.Ending, s.Rulings = o, rulingsFor(o)
	return err
}
