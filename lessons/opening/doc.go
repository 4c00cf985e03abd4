// Package opening teaches openings (joseki): the files of content/joseki as trees to
// walk, to be asked about, and to be reviewed.
//
//   - A [Library] holds all openings, the book made of them, and what is told of
//     their moves. A purpose is a fact of a position and a move: written at one line,
//     it holds for every line that makes this move in this position.
//   - An [Opening] is one file as a tree keyed by position, and as [Lane]s of a map,
//     which begin where a line leaves those before it.
//   - A [Session] asks for the moves of one side. It is of a [Mode]: Learn walks one
//     line, Drill leaves the choice of the branch to book and learner, Punish begins
//     before a mistake of the other side.
//   - [Compare] asks a player of package engine what a move outside the book is worth
//     beside one of the book.
//   - A [State] says how well a move is remembered. A move is kept by packages progress
//     as step "LINE@PLY" of the lesson "joseki/OPENING", of the first line that comes
//     to the position, at the ply of the move that is asked for.
//   - A [Claim] is what a file states of a mistake; [Prove] asks a search whether it is
//     so.
//
// No screen and no store is in here.
package opening
