// Package usi speaks the Universal Shogi Interface, by which programs and
// engines play shogi over two streams of lines. It speaks both sides of it: a
// [Client] drives an engine of somebody else, [Serve] lets others drive ours.
//
// The words used:
//
//   - An engine is a program that answers commands. [Start] starts one from a
//     [Program]; [Open] takes any stream.
//   - The handshake is usi, answered by the engine's name and its options and by
//     usiok. [Client.Set] sets an [Option] if the engine has listed it.
//   - A game begins with isready, readyok and usinewgame and ends with gameover,
//     also one that is broken off. [Client.NewGame] and [Client.GameOver] say so.
//   - A search is a position and a go with limits, answered by any number of
//     info lines ([Info]) and by one bestmove: a move, resign, or win, which
//     declares an impasse. stop ends it early.
//   - A mate search is go mate, answered by checkmate ([MateAnswer]).
//
// A Client is an [engine.Engine]. It trusts nothing that an engine says: lines
// may be broken, endless or late, moves may be illegal, the engine may hang or
// die, and never does the caller wait longer than its context and the times in
// [Config] allow. What went wrong is told by an error that names the engine:
//
//   - [*Silent]: it did not answer in time; [*Deaf]: it does not read;
//   - [*Ended]: it ended unexpectedly, with its last words;
//   - [*BadReply]: it answered with something that cannot be done;
//   - [*StartError]: there is no such program.
//
// After a *BadReply or a *Silent the engine may be asked again; a search that it
// still owes the end of is waited for first, so a late answer is not taken for
// that of the next question. (An engine that answers one question twice is found
// out by the second answer: before it is believed again it is asked whether it is
// ready.) After an *Ended or a *Deaf close the Client and
// start another; the game is as it was.
//
// The source is the protocol's description at shogidokoro.starfree.jp/usi.html
// and, where that is silent, what engines do.
package usi
