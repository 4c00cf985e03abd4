package problem

import "fmt"

// Fault is something wrong in a file of problems.
type Fault struct {
	File  string
	Line  int    // from 1
	ID    string // of the problem; empty if it is not about one, or the id is missing
	Cause string
}

func (f *Fault) Error() string {
	if f.ID == "" {
		return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Cause)
	}
	return fmt.Sprintf("%s:%d: %s: %s", f.File, f.Line, f.ID, f.Cause)
}

// Faults lists the faults that the error of [Load] joins, in the order of files
// and lines.
func Faults(err error) []*Fault {
	switch e := err.(type) {
	case *Fault:
		return []*Fault{e}
	case interface{ Unwrap() []error }:
		var all []*Fault
		for _, one := range e.Unwrap() {
			all = append(all, Faults(one)...)
		}
		return all
	}
	return nil
}
