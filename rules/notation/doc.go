// Package notation writes a single move as text and reads it back, in the six
// ways in which shogi is written down. Whole records are the work of rules/kifu.
//
// The words:
//
//   - A [Style] is a way to write: [Japanese] as in books (▲７六歩), [KIF] as in
//     KIF files (７六歩(77)), [CSA] as in computer championships (+7776FU),
//     [Western] as in English books (P-7f), [Hosking] with two digits (P-76) and
//     [USI] as programs do (7g7f).
//   - What is written or read is a [rules.Attempt] in the position before it, so
//     that a foul can be shown as well as a move.
//   - The origin is the square that a piece leaves. Japanese names it only by
//     relation: the piece from the left (左) or right (右), the one that goes up
//     (上), sideways (寄), back (引) or straight up (直), and that only where two
//     pieces of the identical kind could come to the square. Pins are ignored
//     there: what could move so but for its king still counts.
//   - 同 is "the same square": where the move before came to. Writing and reading
//     take that square as prev.
//   - An [Error] says where a text is no move, and why.
//
// Writing is strict: one text a move, and two legal moves never share one.
// Reading is generous in form (either side's marks, digits of any width, older
// words, signs left out) but never guesses: a text that fits two pieces of which
// not exactly one can legally move is refused, with the pieces named. What is
// read need not be legal; [rules.Position.Check] judges it.
package notation
