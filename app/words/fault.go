package words

import "terakoya/lessons"

// Fault says in one sentence what is amiss with a lesson file and what to do about
// it. The exact cause, in English as it quotes the file, stands beside it.
func (w *Words) Fault(c lessons.Code) string { return w.Say("fault."+c.String(), nil) }
