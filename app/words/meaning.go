package words

// Meaning returns what the glossary says a term means; empty for one that it lacks.
func (w *Words) Meaning(key string) string { return w.glossary[key].Definition.In(w.Language) }
