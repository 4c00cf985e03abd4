// Package kifu reads and writes whole games and single positions in the texts
// that people and programs exchange.
//
// # The words
//
//   - A [Record] is a game as a file holds it: a start, [Header] lines that say
//     something of it, and a tree of moves.
//   - A [Node] is a point in that tree: a move, or the word that ended a line. Its
//     Next goes on, its Other is played instead.
//   - An [End] is what the file says of how a line ended. What the law makes of
//     the position is for a rules.Game to say.
//   - A [File] is what [Parse] finds in bytes: a [Format], an [Encoding], records.
//   - A [Fault] is what is wrong, with line, column, text and cause. What could be
//     read before it is kept.
//
// # The formats
//
//   - [KIF] (.kif, .kifu) has a move a line with its origin and time, comments,
//     marks and variations. Specification of 2 August 2024.
//   - [KI2] (.ki2) is what newspapers print: moves alone, told apart by 右, 左,
//     上 and their like; times have no place in it.
//   - [CSA] (.csa) is what championships of computers exchange: one line of moves,
//     no variations. Versions 2.2 (2008) and 3.0 (2024).
//   - [USI] is what programs say to each other: a start in SFEN and moves, one
//     game a line. Draft of 24 January 2007.
//   - BOD is the diagram of a position in a heading of KIF and KI2, or alone:
//     [WriteBOD].
//
// Format and encoding are found from the bytes, never from the name of the file.
// [Record.Text] writes, and names what the format has no place for.
//
// # What is odd and what is wrong
//
// A start with one king missing, nifu, a dead piece or a check that stands open
// is read, with a warning: real files have them. No king at all, two of a side,
// or more pieces than a set has is a fault. So is an illegal move; but where a
// word follows that calls it a foul, it is kept at the end that it led to.
package kifu
