package solving_test

import (
	"slices"
	"testing"

	"terakoya/lessons/problem/solving"
	"terakoya/rules"
	"terakoya/rules/engine/mate"
)

// Problems that the tests know.
const (
	goldHead = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1" // G*5b
	// The last move of three is 7a8b+ or 9c8b.
	twoEnds = "2B6/k8/9/1G7/9/9/9/9/9 b 2rb3g4s4n4l18p 1"
	// With a gold in hand as well it is mate in one, and 7a9c+ mates in three.
	shortAndLong = "2B6/k8/9/1G7/9/9/9/9/9 b G2rb2g4s4n4l18p 1"
	// After R*7b four defences, of two lengths.
	fourDefences = "9/1k1+B5/9/9/2+P6/9/9/9/9 b Rrb4g4s4n4l17p 1"
)

func position(t testing.TB, sfen string) rules.Position {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func move(t testing.TB, text string) rules.Move {
	t.Helper()
	a, err := rules.ParseAttempt(text)
	if err != nil {
		t.Fatal(err)
	}
	return a.Move()
}

// weigh weighs a move with a new solver.
func weigh(t testing.TB, p rules.Position, m rules.Move, left int) solving.Weighed {
	t.Helper()
	w, err := solving.Weigh(t.Context(), mate.New(1<<14), p, m, left)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// mateWithin tries everything: does the side to move mate within n plies?
func mateWithin(p rules.Position, n int) bool {
	return n > 0 && slices.ContainsFunc(p.Legal(), func(m rules.Move) bool { return mateBy(p, m, n) })
}

// mateBy reports whether a move begins a mate within n plies.
func mateBy(p rules.Position, m rules.Move, n int) bool {
	p.Make(m)
	if !p.InCheck() {
		return false
	}
	return !slices.ContainsFunc(p.Legal(), func(reply rules.Move) bool {
		after := p
		after.Make(reply)
		return !mateWithin(after, n-2)
	})
}
