package quiz

// Keys lists the keys of the set-up, each with the message that says what it does.
func (s *Setup) Keys() [][2]string {
	return [][2]string{
		{"Enter", "keys.enter"}, {"Tab", "keys.tab"}, {"← →", "keys.choose"}, {"Space", "keys.tick"}, {"C", "keys.code"},
		{"F11", "keys.full"}, {"Esc", "keys.escape"},
	}
}

// Keys lists the keys of a question.
func (s *Sheet) Keys() [][2]string { return s.learn.Keys() }

// Keys lists the keys of a result.
func (r *Result) Keys() [][2]string {
	return [][2]string{
		{"Enter", "keys.enter"}, {"1–6", "keys.advised"}, {"A", "keys.samePaper"}, {"C", "keys.certificate"}, {"G", "keys.terms"}, {"↑ ↓", "keys.scroll"},
		{"F11", "keys.full"}, {"Esc", "keys.escape"},
	}
}
