package match

import (
	"context"
	_ "embed"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"terakoya/rules"
	"terakoya/rules/engine"
)

//go:embed openings.txt
var openingsText string

const (
	openingPlies = 8   // of each line
	openingsEach = 24  // lines of each start
	fair         = 200 // how far a line may be from its start, in hundredths of a pawn
)

// Openings returns the random lines from a start, by the key of its handicap; none if there
// are no lines for it.
func Openings(key string) ([][]rules.Move, error) {
	return readOpenings("openings.txt", openingsText, key)
}

// readOpenings reads the lines of a start out of a text: a key and moves in USI on each.
func readOpenings(file, text, key string) ([][]rules.Move, error) {
	var all [][]rules.Move
	n := 0
	for l := range strings.Lines(text) {
		n++
		words := strings.Fields(l)
		if len(words) == 0 || words[0] != key {
			continue
		}
		h, known := rules.HandicapByKey(key)
		if !known {
			return nil, fmt.Errorf("%s:%d: no start %q", file, n, key)
		}
		g := rules.NewGame(h.Position())
		for i, w := range words[1:] {
			a, err := rules.ParseAttempt(w)
			if err == nil {
				err = g.Play(a)
			}
			if err != nil {
				return nil, fmt.Errorf("%s:%d: move %d: %w", file, n, i+1, err)
			}
		}
		all = append(all, g.Moves())
	}
	return all, nil
}

// makeOpenings returns random lines from a start after which the judge thinks of the
// position about what it thinks of the start. The same seed makes the same lines, as long
// as the judge judges the same.
func makeOpenings(ctx context.Context, start rules.Position, count int, seed uint64, judge engine.Engine, l engine.Limits) ([][]rules.Move, error) {
	score := func(g *rules.Game) (engine.Score, error) {
		c, err := judge.Choose(ctx, g, l)
		return c.Info.Score, err
	}
	usual, err := score(rules.NewGame(start))
	if err != nil {
		return nil, err
	}
	var all [][]rules.Move
	r := rand.New(rand.NewPCG(seed, start.Hash()))
	for len(all) < count {
		g := rules.NewGame(start)
		if err := Scatter(g, openingPlies, r); err != nil {
			return nil, err
		}
		if g.Outcome().Ending != rules.NotEnded {
			continue
		}
		now, err := score(g)
		if err != nil {
			return nil, err
		}
		known := slices.ContainsFunc(all, func(line []rules.Move) bool { return slices.Equal(line, g.Moves()) })
		if !known && max(now-usual, usual-now) <= fair { // eight plies on, the same side is to move
			all = append(all, g.Moves())
		}
	}
	return all, nil
}

// Scatter plays so many legal moves in g, fewer if there are no more, as r decides.
func Scatter(g *rules.Game, plies int, r *rand.Rand) error {
	for range plies {
		p := g.Position()
		moves := p.Legal()
		if len(moves) == 0 {
			break
		}
		if err := g.Play(moves[r.IntN(len(moves))].Attempt()); err != nil {
			return err
		}
	}
	return nil
}
