package problem

import (
	"errors"
	"fmt"
	"slices"

	"terakoya/rules"
)

// Mate is a mate problem: sente, to move, mates by checks alone. As in all
// tsume, gote holds everything that is neither on the board nor sente's; sente's
// own king is usually missing.
type Mate struct {
	ID       string // what progress and reviews are kept by
	Position rules.Position
	Length   int // in plies, sente's last move included: one of Lengths
	Grade    int // how hard it is for its length, 1 to 5
	Line     int // where it stands in its file, from 1; 0 if it comes from none
}

// Lengths are the lengths of mate problems in plies. Each has a file of its own.
var Lengths = []int{1, 3, 5, 7}

// LengthFor is the length of the problems that train for a mate in so many plies: the
// longest that is not longer.
func LengthFor(plies int) int {
	best := Lengths[0]
	for _, n := range Lengths {
		if n <= plies {
			best = n
		}
	}
	return best
}

// The grades of mate problems.
const (
	EasiestGrade = 1
	HardestGrade = 5
)

// MostMatePieces is how many pieces stand on the board of a mate problem of ours
// at most, kings included.
const MostMatePieces = 14

// Err returns what is wrong with the problem as far as it shows without looking
// for the mate, or nil.
func (m *Mate) Err() error {
	setup := m.Position.Setup()
	if err := lawful(&setup); err != nil {
		return err
	}
	switch {
	case !slices.Contains(Lengths, m.Length):
		return fmt.Errorf("length is %d, want one of %v", m.Length, Lengths)
	case m.Grade < EasiestGrade || m.Grade > HardestGrade:
		return fmt.Errorf("grade is %d, want %d to %d", m.Grade, EasiestGrade, HardestGrade)
	case m.Position.InCheck():
		return errors.New("sente is in check")
	}
	return wholeSet(&setup)
}

// wholeSet asks that no piece of a set be missing but sente's king.
func wholeSet(s *rules.Setup) error {
	var total rules.Hand
	for _, h := range s.Hands {
		for k, n := range h {
			total[k] += n
		}
	}
	for _, pc := range s.Board {
		if k := pc.Kind().Base(); k.InHand() {
			total[k]++
		}
	}
	for _, k := range rules.HandKinds {
		if total.Count(k) != k.InSet() {
			return fmt.Errorf("%d pieces of kind %s in all, want %d: gote holds what is not on the board nor sente's", total.Count(k), k, k.InSet())
		}
	}
	return nil
}
