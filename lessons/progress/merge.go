//go:build !js

package progress

import (
	"context"
	"database/sql"
	"errors"
)

// merges take over what a learner has in the database "backup", as ?1, to the
// same learner here, as ?2.
var merges = []string{
	"INSERT OR IGNORE INTO main.setting SELECT ?2, key, value FROM backup.setting WHERE learner = ?1",
	"INSERT OR IGNORE INTO main.place SELECT ?2, lesson, step FROM backup.place WHERE learner = ?1",
	"INSERT OR IGNORE INTO main.game (learner, " + gameColumns + ") SELECT ?2, " + gameColumns + " FROM backup.game WHERE learner = ?1",

	// A past game is the same if all is; two cannot end in one microsecond.
	"INSERT INTO main.past_game (learner, " + pastGameColumns + ") SELECT ?2, " + pastGameColumns + ` FROM backup.past_game
		WHERE learner = ?1 AND (` + pastGameColumns + ") NOT IN (SELECT " + pastGameColumns + ` FROM main.past_game WHERE learner = ?2)
		ORDER BY id`,

	// A paper that was ended there is ended here too.
	`INSERT INTO main.paper (learner, uid, code, questions, began, ended, took)
		SELECT ?2, uid, code, questions, began, ended, took FROM backup.paper WHERE learner = ?1 ORDER BY id
		ON CONFLICT DO UPDATE SET ended = excluded.ended, took = excluded.took WHERE ended IS NULL AND learner = ?2`,
	`INSERT INTO main.score
		SELECT here.id, topic, correct, total FROM backup.score
		JOIN backup.paper ON backup.paper.id = score.paper JOIN main.paper AS here USING (uid)
		WHERE backup.paper.learner = ?1 AND here.learner = ?2 AND NOT EXISTS (SELECT 1 FROM main.score WHERE paper = here.id)`,

	`INSERT INTO main.settled SELECT ?2, lesson, step, how FROM backup.settled WHERE learner = ?1` + settleTwice,
	`INSERT OR REPLACE INTO main.card
		SELECT ?2, ` + cardColumns + ` FROM backup.card AS there WHERE learner = ?1 AND NOT EXISTS (
			SELECT 1 FROM main.card AS here WHERE here.learner = ?2 AND here.answered >= there.answered
			AND here.lesson = there.lesson AND here.step = there.step AND here.drill = there.drill)`,
}

// mergeAnswers is the last of merges. An answer is the same if all is, but for
// its paper, which may be forgotten; a question answered here keeps that answer.
const mergeAnswers = `INSERT INTO main.answer (learner, lesson, step, drill, level, seed, source, topic,
		paper, question, at, took, result, foul, hints, tried, free, rating)
	SELECT ?2, lesson, step, drill, level, seed, source, topic,
		here.id, question, at, there.took, result, foul, hints, tried, free, rating
	FROM backup.answer AS there
	LEFT JOIN backup.paper ON backup.paper.id = there.paper
	LEFT JOIN main.paper AS here ON here.uid = backup.paper.uid AND here.learner = ?2
	WHERE there.learner = ?1 AND NOT EXISTS (
		SELECT 1 FROM main.answer AS old WHERE old.learner = ?2 AND old.at = there.at
		AND (old.lesson, old.step, old.drill, old.level, old.seed) = (there.lesson, there.step, there.drill, there.level, there.seed)
		AND (old.source, old.result, old.foul, old.hints, old.tried) = (there.source, there.result, there.foul, there.hints, there.tried))
	AND NOT EXISTS (SELECT 1 FROM main.answer AS old WHERE old.paper = here.id AND old.question = there.question)
	ORDER BY there.id`

// merge takes over all learners of the database "backup".
func (t transaction) merge() (Imported, error) {
	type learner struct {
		id        int64
		uid, name string
	}
	var theirs []learner
	rows, err := t.c.QueryContext(context.Background(), "SELECT id, uid, name FROM backup.learner ORDER BY id")
	if err != nil {
		return Imported{}, err
	}
	defer rows.Close()
	for rows.Next() {
		var l learner
		if err := rows.Scan(&l.id, &l.uid, &l.name); err != nil {
			return Imported{}, err
		}
		theirs = append(theirs, l)
	}
	if err := rows.Err(); err != nil {
		return Imported{}, err
	}
	var done Imported
	for _, l := range theirs {
		var here int64
		err := t.row("SELECT id FROM main.learner WHERE uid = ?", []any{l.uid}, &here)
		if errors.Is(err, sql.ErrNoRows) {
			here, err = t.newLearner(l.name, l.uid)
			done.Learners = append(done.Learners, Learner{here, l.name})
		}
		if err != nil {
			return Imported{}, err
		}
		added, err := t.mergeOne(l.id, here)
		if err != nil {
			return Imported{}, err
		}
		done.Answers += added
	}
	return done, nil
}

// mergeOne returns how many answers it took over.
func (t transaction) mergeOne(there, here int64) (answers int, err error) {
	for _, statement := range merges {
		if err := t.exec(statement, there, here); err != nil {
			return 0, err
		}
	}
	r, err := t.c.ExecContext(context.Background(), mergeAnswers, there, here)
	if err != nil {
		return 0, err
	}
	n, err := r.RowsAffected()
	return int(n), err
}
