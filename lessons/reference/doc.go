// Package reference makes the pages on which the law is looked up: how each piece
// moves, promotion, fouls, endings, points, handicaps and notation. What can be
// computed is: squares, fouls, outcomes, points and texts of moves come from rules.
//
// The words:
//
//   - A [Page] is about one [Topic]. It is a list of blocks: a [Heading], a
//     [Paragraph], a [List], a [Table] or a [Grid] of cards with small boards.
//   - A [Text] is something to be said. Words are put to it where the languages are:
//     most are a [Message], the others a term, a piece, a square and so on.
//   - A [Source] is a text that a page follows, with its date as far as it is known;
//     a [Question] is what no text that we have read settles.
//
// A page is made anew by each call of [Of], and is the same each time:
//
//	page := reference.Of(reference.Fouls)
//	for _, block := range page.Blocks { … }
package reference
