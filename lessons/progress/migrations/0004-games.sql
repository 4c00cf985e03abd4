-- Games that have ended; and of the game in progress, what is told of it then.

ALTER TABLE game ADD tried INTEGER NOT NULL DEFAULT 0; -- illegal moves of the learner
ALTER TABLE game ADD ended INTEGER NOT NULL DEFAULT 0; -- 1: it had ended, is a past game, and was gone on with

CREATE TABLE past_game (
    id        INTEGER PRIMARY KEY, -- rises in the order of recording
    learner   INTEGER NOT NULL REFERENCES learner ON DELETE CASCADE,
    at        INTEGER NOT NULL, -- the end
    start     TEXT NOT NULL, -- SFEN
    side      TEXT NOT NULL, -- the learner's: black, white
    opponent  TEXT NOT NULL,
    outcome   TEXT NOT NULL, -- won, lost, drawn, replay
    ending    TEXT NOT NULL, -- its code, such as mate
    plies     INTEGER NOT NULL,
    takebacks INTEGER NOT NULL,
    hints     INTEGER NOT NULL,
    fouls     INTEGER NOT NULL -- of the learner, also those given back
) STRICT;

CREATE INDEX past_game_of_learner ON past_game (learner);
