package drill

import "terakoya/lessons"

// Tried returns how many tries the exercise of a seed takes.
func (b *Bench) Tried(d *lessons.Drill, level int, seed uint64) int {
	_, tried, _ := b.make(d, level, seed)
	return tried
}
