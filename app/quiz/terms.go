package quiz

import "fyne.io/fyne/v2"

// markTerms lets the terms in what is said of the misses be tapped.
func (r *Result) markTerms() {
	if r.env.Terms == nil || len(r.misses.Held()) == 0 {
		return
	}
	reader := r.env.Terms(r.back)
	keys := reader.Mark(r.misses.Held(), func(key string) { reader.Show(r.root, key) })
	r.onTerms = func() { reader.Choose(r.root, keys) }
}

// termsKey is the key that lets a term be chosen.
const termsKey = fyne.KeyG
