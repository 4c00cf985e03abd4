//go:build !js

package progress

import "terakoya/lessons/progress/fsrs"

func (f *file) ofEveryone() ([]Given, error) {
	var all []Given
	// ?1 is the present learner, whoever that is.
	query := "SELECT " + answerColumns + ", learner, rating FROM answer WHERE ?1 IS NOT NULL ORDER BY learner, id"
	err := f.each(query, nil, func(s scan) error {
		var learner int64
		var rating int
		a, err := scanAnswer(s, &learner, &rating)
		all = append(all, Given{Answer: a, Learner: learner, Count: graded{a, fsrs.Rating(rating)}.count()})
		return err
	})
	if err != nil {
		return nil, err
	}
	return all, nil
}
