package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// AsksMovement reports whether exercises of a template ask how a piece moves.
func AsksMovement(d *lessons.Drill) bool { return generators[d.Make].ByMover }

// Mover returns the kind whose movement the exercise of a seed asks for, without making
// it; [rules.NoKind] if it asks for something else, or the template is wrong. It is for
// exercises what [lessons.Lesson.Mover] is for steps.
func Mover(d *lessons.Drill, level int, seed uint64) rules.Kind {
	if !AsksMovement(d) {
		return rules.NoKind
	}
	var b Bench // the case does not depend on what a bench has
	name, err := b.Case(d, level, seed)
	if err != nil {
		return rules.NoKind
	}
	return kindOf(name)
}
