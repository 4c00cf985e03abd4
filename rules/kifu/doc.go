// Package kifu writes games and positions in the texts that Japanese programs
// exchange. So far that is one form:
//
//   - BOD (.bod, or the heading of a KIF file) draws a single position with its
//     hands and the side to move: [WriteBOD].
//
// Texts are UTF-8. What other programs put on their clipboard is the same text,
// in Shift_JIS on old ones.
package kifu
