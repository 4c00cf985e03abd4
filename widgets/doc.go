// Package widgets draws what is on the screen and reports what the user does
// with it: the board with its stands, running text, buttons, cards. It decides
// nothing: whether a move is legal, or an answer right, is said elsewhere.
//
//   - [Board] shows a setup and [Marks]; it reports attempts by OnAttempt.
//     Play shows a move, Refuse what comes to nothing, Picture makes a PNG of it.
//   - [Paragraph] is text that breaks its lines as each language does.
//   - [Column], [Beside] and [Card] lay out what has as much height as its text.
//   - [Button], [Steps] and [Badge] are the smaller parts.
//
// Colours and sizes have names, which a theme must know: see names.go. The
// pieces and the wood are drawn by the package pieceart.
package widgets
