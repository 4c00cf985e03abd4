package progress

import "errors"

// Learner is one who learns.
type Learner struct {
	ID   int64
	Name string // empty until [Register.SetName]
}

// Register lists who learns on this machine. There are no passwords: who sits
// down says who they are.
type Register interface {
	// Learner returns whose the store is now.
	Learner() (Learner, error)
	// Learners returns all, in the order in which they came. There is always one.
	Learners() ([]Learner, error)
	// AddLearner adds one. The store remains whose it was.
	AddLearner(name string) (Learner, error)
	// Use makes the store that of a learner, now and at the next start. Another
	// window goes on with whom it has.
	Use(id int64) error
	// SetName changes the name of the present learner.
	SetName(name string) error
	// Rename changes the name of any learner.
	Rename(id int64, name string) error
	// RemoveLearner forgets a learner with everything that they did. If the store
	// was theirs, it is then that of the first one left. The last one stays:
	// [ErrLastLearner].
	RemoveLearner(id int64) error
}

// ErrNoLearner says that there is no such learner, or not any more: another
// window may have removed them.
var ErrNoLearner = errors.New("there is no such learner")

// ErrLastLearner says that the only learner there is cannot be removed.
var ErrLastLearner = errors.New("the last learner cannot be removed")
