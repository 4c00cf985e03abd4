-- Several learners; answers beside those in lessons; reviews; papers.

CREATE TABLE program (
    one     INTEGER PRIMARY KEY CHECK (one = 1), -- there is one row
    learner INTEGER NOT NULL, -- whose the store is at the next start
    newest  INTEGER NOT NULL -- the highest id that a learner ever had, as none is given twice
) STRICT;

INSERT INTO program SELECT 1, min(id), max(id) FROM learner;

-- What a learner is known by in copies of the database.
ALTER TABLE learner ADD uid TEXT NOT NULL DEFAULT '';
UPDATE learner SET uid = lower(hex(randomblob(16)));
CREATE UNIQUE INDEX learner_uid ON learner (uid);

CREATE TABLE paper (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    learner   INTEGER NOT NULL REFERENCES learner ON DELETE CASCADE,
    uid       TEXT NOT NULL UNIQUE, -- what it is known by in copies of the database
    code      TEXT NOT NULL,
    questions INTEGER NOT NULL,
    began     INTEGER NOT NULL,
    ended     INTEGER, -- NULL while in progress
    took      INTEGER NOT NULL -- microseconds of work
) STRICT;

CREATE INDEX paper_of_learner ON paper (learner);

CREATE TABLE score (
    paper   INTEGER NOT NULL REFERENCES paper ON DELETE CASCADE,
    topic   TEXT NOT NULL,
    correct INTEGER NOT NULL,
    total   INTEGER NOT NULL,
    PRIMARY KEY (paper, topic)
) STRICT, WITHOUT ROWID;

ALTER TABLE answer ADD source TEXT NOT NULL DEFAULT 'lesson'; -- lesson, drill, review, quiz
ALTER TABLE answer ADD drill TEXT NOT NULL DEFAULT ''; -- its template; then there is no step
ALTER TABLE answer ADD level INTEGER NOT NULL DEFAULT 0;
ALTER TABLE answer ADD seed INTEGER NOT NULL DEFAULT 0; -- 64 bits without a sign, stored as if with one
ALTER TABLE answer ADD topic TEXT NOT NULL DEFAULT '';
ALTER TABLE answer ADD paper INTEGER REFERENCES paper ON DELETE SET NULL;
ALTER TABLE answer ADD question INTEGER NOT NULL DEFAULT 0;
ALTER TABLE answer ADD took INTEGER NOT NULL DEFAULT 0; -- microseconds; 0: not known
-- How the answer rated the item: 1 again, 2 hard, 3 good, 4 easy; 0 if another of
-- the same sitting did.
ALTER TABLE answer ADD rating INTEGER NOT NULL DEFAULT 0;

-- Of the answers so far, those rate before which the step had none within an hour.
UPDATE answer SET rating = CASE WHEN result <> 'right' THEN 1 WHEN hints > 0 THEN 2 ELSE 3 END
WHERE id IN (
    SELECT id FROM (
        SELECT id, at - lag(at) OVER (PARTITION BY learner, lesson, step ORDER BY id) AS gap FROM answer)
    WHERE gap IS NULL OR abs(gap) >= 3600000000);

DROP INDEX answer_of_lesson;
CREATE INDEX answer_of_lesson ON answer (learner, lesson, rating);
CREATE INDEX answer_of_day ON answer (learner, at, rating);
CREATE UNIQUE INDEX answer_of_paper ON answer (paper, question) WHERE paper IS NOT NULL;

-- How the steps of lessons went: what a sum over all answers would tell.
CREATE TABLE settled (
    learner INTEGER NOT NULL REFERENCES learner ON DELETE CASCADE,
    lesson  TEXT NOT NULL,
    step    TEXT NOT NULL,
    how     TEXT NOT NULL, -- first-try, with-help, gave; missed if it has misses alone
    PRIMARY KEY (learner, lesson, step)
) STRICT, WITHOUT ROWID;

INSERT INTO settled
SELECT learner, lesson, step, CASE
        WHEN done IS NULL THEN 'missed'
        WHEN done & 3 = 2 THEN 'gave'
        WHEN done & 3 = 1 OR miss < done >> 2 THEN 'with-help'
        ELSE 'first-try'
    END
FROM (
    SELECT learner, lesson, step,
        min(CASE WHEN result = 'shown' THEN id << 2 | 2 WHEN result = 'right' THEN id << 2 | (hints > 0) END) AS done,
        min(CASE WHEN result IN ('missed', 'foul') THEN id END) AS miss
    FROM answer GROUP BY learner, lesson, step);

-- What is asked again, by FSRS-6.
CREATE TABLE card (
    learner    INTEGER NOT NULL REFERENCES learner ON DELETE CASCADE,
    lesson     TEXT NOT NULL, -- empty for a drill of none
    step       TEXT NOT NULL, -- empty for a drill
    drill      TEXT NOT NULL, -- empty for a step
    stability  REAL NOT NULL, -- days
    difficulty REAL NOT NULL,
    due        INTEGER NOT NULL,
    rated      INTEGER NOT NULL, -- when it was rated last
    answered   INTEGER NOT NULL, -- when it was answered last, rated or not
    reviewed   INTEGER, -- when a review asked it first; NULL if none did
    reps       INTEGER NOT NULL,
    lapses     INTEGER NOT NULL,
    level      INTEGER NOT NULL, -- of the exercise of a drill to be asked again
    seed       INTEGER NOT NULL,
    again      INTEGER NOT NULL, -- 1: that exercise; 0: another
    PRIMARY KEY (learner, lesson, step, drill)
) STRICT, WITHOUT ROWID;

-- A step answered before there were cards is known by its first answer.
INSERT INTO card
SELECT learner, lesson, step, '',
    CASE rating WHEN 1 THEN 0.212 WHEN 2 THEN 1.2931 ELSE 2.3065 END,
    CASE rating WHEN 1 THEN 6.4133 WHEN 2 THEN 5.11217071 ELSE 2.11810397 END,
    at + CASE rating WHEN 3 THEN 2 ELSE 1 END * 86400000000, at, at, NULL, 1, 0, 0, 0, 0
FROM answer WHERE id IN (SELECT min(id) FROM answer GROUP BY learner, lesson, step);

CREATE INDEX card_due ON card (learner, due);
