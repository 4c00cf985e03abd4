// Package engine is the vocabulary of players: what is asked of whoever chooses
// a move, and what it answers. The players themselves are in the folders below.
//
//   - An [Engine] is a player. [Engine.Choose] looks at a game and gives a [Choice].
//   - A [Choice] is a move, a pass, giving up or declaring an impasse, with an
//     [Info]: how deep the player looked, what it thinks of the game and how it
//     expects it to go on.
//   - [Limits] bound its work. They only ever take away: a player that looks two
//     moves deep by nature does not look deeper because three are allowed.
//   - A [Clock] is how much time both sides have left, for players that share out
//     their own.
//   - A [Score] is in hundredths of a pawn, or says in how many moves it is mate.
//
// What every player keeps to:
//
//   - It never changes the game that it is given.
//   - It answers with a legal move, a pass, a resignation or a declaration.
//     Passing is for the first lessons only; see [rules.Game.Pass].
//   - It answers within 50 ms of the end of the context or of the time allowed.
//   - A game that is over gives [ErrFinished], never a panic.
//   - The same player, game and limits give the same answer, unless the clock
//     cut it short. Players hold no state between two moves, so one may be used
//     in several games at once, and taking a move back changes nothing.
package engine
