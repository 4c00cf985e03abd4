-- Of a game: its clock, what each move took, two people at one board, what was left
-- out by choice, and each illegal move that was tried. Of one that has ended, the moves too.

ALTER TABLE game ADD clock TEXT NOT NULL DEFAULT ''; -- as rules.Clock writes it; '' none
ALTER TABLE game ADD times TEXT NOT NULL DEFAULT ''; -- what each move took, as Go writes a duration, with blanks between
ALTER TABLE game ADD spent INTEGER NOT NULL DEFAULT 0; -- of the move in progress, in nanoseconds
ALTER TABLE game ADD people INTEGER NOT NULL DEFAULT 0; -- 1: two people at one board
ALTER TABLE game ADD no_hints INTEGER NOT NULL DEFAULT 0; -- 1: none are given
ALTER TABLE game ADD no_book INTEGER NOT NULL DEFAULT 0; -- 1: the opponent knows no opening
ALTER TABLE game ADD opening TEXT NOT NULL DEFAULT ''; -- its id; '' any
ALTER TABLE game ADD slips TEXT NOT NULL DEFAULT ''; -- each as ply, attempt in USI and code of the foul, with blanks between

ALTER TABLE past_game ADD moves TEXT NOT NULL DEFAULT ''; -- as of a game; '' none, or not kept
ALTER TABLE past_game ADD times TEXT NOT NULL DEFAULT '';
ALTER TABLE past_game ADD rules TEXT NOT NULL DEFAULT 'jsa';
ALTER TABLE past_game ADD clock TEXT NOT NULL DEFAULT '';
ALTER TABLE past_game ADD people INTEGER NOT NULL DEFAULT 0;
ALTER TABLE past_game ADD foul_mode TEXT NOT NULL DEFAULT 'explained'; -- explained, loses, prevented
ALTER TABLE past_game ADD slips TEXT NOT NULL DEFAULT '';
