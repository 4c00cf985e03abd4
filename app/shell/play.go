package shell

// Play shows the game in progress, or the choice of a new one.
func (s *Shell) Play() {}
