package advice

import "terakoya/rules/engine"

// GradeOf returns the grade of a score of the built-in search for the side to move,
// and for [Mates] and [Mated] how many plies the mate is away.
func GradeOf(s engine.Score) (Grade, int) { return grade(s) }
