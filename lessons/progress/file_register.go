//go:build !js

package progress

func (f *file) Learner() (Learner, error) {
	var l Learner
	found, err := f.read("SELECT id, name FROM learner WHERE id = ?1", nil, &l.ID, &l.Name)
	if err == nil && !found {
		err = f.fault(ErrNoLearner)
	}
	return l, err
}

func (f *file) Learners() ([]Learner, error) {
	var all []Learner
	err := f.each("SELECT id, name FROM learner WHERE ?1 IS NOT NULL ORDER BY id", nil, func(s scan) error {
		var l Learner
		err := s(&l.ID, &l.Name)
		all = append(all, l)
		return err
	})
	return all, err
}

func (f *file) AddLearner(name string) (Learner, error) {
	l := Learner{Name: name}
	err := f.change(func(t transaction) (err error) {
		l.ID, err = t.newLearner(name, "")
		return err
	})
	return l, err
}

// newLearner adds a learner; an empty uid gets a new one.
func (t transaction) newLearner(name, uid string) (id int64, err error) {
	if err := t.row("UPDATE program SET newest = newest + 1 RETURNING newest", nil, &id); err != nil {
		return 0, err
	}
	return id, t.exec("INSERT INTO learner (id, name, uid) VALUES (?, ?, coalesce(nullif(?, ''), lower(hex(randomblob(16)))))", id, name, uid)
}

// known fails if there is no such learner.
func (t transaction) known(id int64) error {
	var n int
	if err := t.row("SELECT count(*) FROM learner WHERE id = ?", []any{id}, &n); err != nil {
		return err
	}
	if n == 0 {
		return ErrNoLearner
	}
	return nil
}

func (f *file) Use(id int64) error {
	return f.change(func(t transaction) error {
		if err := t.known(id); err != nil {
			return err
		}
		return t.exec("UPDATE program SET learner = ?", id)
	}, func() { f.learner.Store(id) })
}

func (f *file) SetName(name string) error { return f.Rename(f.learner.Load(), name) }

func (f *file) Rename(id int64, name string) error {
	return f.change(func(t transaction) error {
		if err := t.known(id); err != nil {
			return err
		}
		return t.exec("UPDATE learner SET name = ? WHERE id = ?", name, id)
	})
}

func (f *file) RemoveLearner(id int64) error {
	var left int64
	return f.change(func(t transaction) error {
		if err := t.known(id); err != nil {
			return err
		}
		var others int
		if err := t.row("SELECT count(*), coalesce(min(id), 0) FROM learner WHERE id <> ?", []any{id}, &others, &left); err != nil {
			return err
		}
		if others == 0 {
			return ErrLastLearner
		}
		if err := t.exec("DELETE FROM learner WHERE id = ?", id); err != nil {
			return err
		}
		return t.exec("UPDATE program SET learner = ? WHERE learner = ?", left, id)
	}, func() { f.learner.CompareAndSwap(id, left) })
}
