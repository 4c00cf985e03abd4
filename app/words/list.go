package words

// List joins names as a sentence does: A, B and C.
func (w *Words) List(names []string) string {
	return list(names, w.Say("list.more", nil), w.Say("list.last", nil))
}
