// Package analysis looks at a whole game: what each move did to how it stood, which
// mates were missed or allowed, and after which moves the game was another.
//
//   - A [Reader] reads. [Reader.Read] goes through a game from the first move on and
//     hands out a [Ply] after each; [Reader.Look] looks at the position now.
//   - A [Ply] is a move beside the best one.
//   - [Reading.Turns] are the turning points, five at most: the moves that lost most of
//     what the side could expect. A piece thrown away in a game that is won anyway is
//     none, as nothing turned.
//
// Scores are those of [engine.Score], for the side that made the move. A mate that the
// solver has proved stands in them; others are what the player thinks.
//
// Work is bounded by positions, never by time: the same game is read the same way. The
// context ends it at once.
package analysis
