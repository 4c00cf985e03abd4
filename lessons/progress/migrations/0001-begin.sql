-- Times are microseconds since 1970 in UTC. Lessons, steps, opponents and rule
-- sets are kept by their keys.

PRAGMA application_id = 0x54657261; -- "Tera"

CREATE TABLE learner (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

-- In the same transaction as the table, so that two windows opened at once
-- make one learner.
INSERT INTO learner (id, name) VALUES (1, '');

CREATE TABLE setting (
    learner INTEGER NOT NULL REFERENCES learner ON DELETE CASCADE,
    key     TEXT NOT NULL,
    value   TEXT NOT NULL,
    PRIMARY KEY (learner, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE place (
    learner INTEGER NOT NULL REFERENCES learner ON DELETE CASCADE,
    lesson  TEXT NOT NULL,
    step    TEXT NOT NULL,
    PRIMARY KEY (learner, lesson)
) STRICT, WITHOUT ROWID;

CREATE TABLE answer (
    id      INTEGER PRIMARY KEY, -- rises in the order of recording
    learner INTEGER NOT NULL REFERENCES learner ON DELETE CASCADE,
    lesson  TEXT NOT NULL,
    step    TEXT NOT NULL,
    at      INTEGER NOT NULL,
    result  TEXT NOT NULL, -- right, missed, foul, shown
    foul    TEXT NOT NULL, -- its code, or empty
    hints   INTEGER NOT NULL,
    tried   TEXT NOT NULL -- USI, or empty
) STRICT;

CREATE INDEX answer_of_lesson ON answer (learner, lesson);

-- The game in progress.
CREATE TABLE game (
    learner   INTEGER PRIMARY KEY REFERENCES learner ON DELETE CASCADE,
    start     TEXT NOT NULL, -- SFEN
    moves     TEXT NOT NULL, -- USI or "pass", with blanks between
    side      TEXT NOT NULL, -- the learner's: black, white
    opponent  TEXT NOT NULL,
    seed      INTEGER NOT NULL, -- 64 bits without a sign, stored as if with one
    rules     TEXT NOT NULL,
    fouls     TEXT NOT NULL, -- explained, loses, prevented
    takebacks INTEGER NOT NULL,
    hints     INTEGER NOT NULL,
    strict    INTEGER NOT NULL -- 1: no move may be taken back
) STRICT;
