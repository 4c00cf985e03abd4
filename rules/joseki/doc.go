// Package joseki holds opening trees: what is usually played in a position, kept
// by position and not by the way to it.
//
//   - A [Line] is one way through an opening: a start, moves, and what each side
//     plays in it, a [Kind].
//   - A [Book] is made of lines. Where two lines come to the same position they
//     are one: the moves of both are known there, and a game that changes the
//     order of moves stays in book.
//   - A [Reply] is a move that a book has for a position.
//
// The opponent takes its first moves from a book; drills ask for them. No text
// and no file is in here: package lessons reads the openings that are shipped.
package joseki
