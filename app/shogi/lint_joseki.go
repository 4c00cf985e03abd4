package main

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/opening"
	"terakoya/rules/engine"
	"terakoya/rules/engine/search"
)

// The floors of the openings.
const (
	leastLines    = 4 // of a handicap
	leastPurposes = 6 // of a line
)

// taught are the handicaps whose openings are held to the floors.
var taught = []string{
	"lance-handicap", "bishop-handicap", "rook-handicap", "rook-lance-handicap", "two-piece-handicap",
	"three-piece-handicap", "four-piece-handicap", "five-piece-handicap", "left-five-piece-handicap",
	"six-piece-handicap", "eight-piece-handicap", "ten-piece-handicap",
}

// claimNodes is how many positions are visited at each look at a claim, so that all
// claims take about half a minute.
const claimNodes = 100_000

// openingsProof is what lint -deep finds of the openings.
type openingsProof struct {
	Handicaps []josekiStart `json:"handicaps"`
	Claims    []provedClaim `json:"claims"`
	dir       string
	faults    []lessons.Fault
}

// josekiStart is a handicap and its lines.
type josekiStart struct {
	Handicap string       `json:"handicap"`
	Lines    []josekiLine `json:"lines"`
}

// josekiLine is a line and of how many of its plies a purpose is told.
type josekiLine struct {
	Opening  string `json:"opening"`
	Line     string `json:"line"`
	Status   string `json:"status"`
	Plies    int    `json:"plies"`
	Purposes int    `json:"purposes"`
}

// provedClaim is a claimed punishment; scores are for the side that punishes.
type provedClaim struct {
	Opening string `json:"opening"`
	Line    string `json:"line"`
	Ply     int    `json:"ply"`
	Move    string `json:"move"`
	Kind    string `json:"kind"`
	Better  string `json:"better"`
	Before  int    `json:"before"`
	After   int    `json:"after"`
	At      int    `json:"at"`
	Gain    int    `json:"gain"`
	Least   int    `json:"least"`
}

// joseki proves what the shipped openings claim and counts what they teach. The error is
// that of the context.
func (l *linting) joseki(ctx context.Context) error {
	read := lessons.LoadOpenings(content.Joseki())
	library, err := opening.NewLibrary(&read)
	if err != nil {
		return err
	}
	j := &openingsProof{dir: filepath.Join("content", "joseki")}
	for _, h := range library.ByHandicap() {
		j.count(library, h)
	}
	if err := j.prove(ctx, library); err != nil {
		return err
	}
	l.found(j.dir, j.faults)
	l.report.Joseki = j
	return nil
}

// count lists the lines of a handicap and holds them to the floors.
func (j *openingsProof) count(library *opening.Library, h opening.Handicap) {
	start := josekiStart{Handicap: h.Key}
	held := slices.Contains(taught, h.Key)
	for _, o := range h.Openings {
		for i := range o.Lines {
			line := &o.Lines[i]
			n := library.Purposes(line)
			start.Lines = append(start.Lines, josekiLine{o.ID, line.ID, line.Status.String(), len(line.Moves), n})
			if held && n < leastPurposes {
				j.fault(o, line, lessons.BelowFloor, fmt.Sprintf("line %q tells the purpose of %d plies: want %d", line.ID, n, leastPurposes), fmt.Sprint(n))
			}
		}
	}
	if held && len(start.Lines) < leastLines {
		o := h.Openings[0]
		j.fault(o, &o.Lines[0], lessons.BelowFloor, fmt.Sprintf("%s has %d lines: want %d", h.Key, len(start.Lines), leastLines), fmt.Sprint(len(start.Lines)))
	}
	j.Handicaps = append(j.Handicaps, start)
}

func (j *openingsProof) fault(o *opening.Opening, line *lessons.OpeningLine, code lessons.Code, cause, found string) {
	j.faults = append(j.faults, lessons.Fault{File: o.File, Line: line.At, Step: line.ID, Code: code, Cause: cause, Found: found})
}

// prove asks a search about each claim.
func (j *openingsProof) prove(ctx context.Context, library *opening.Library) error {
	player := search.NewSearcher(16 << 20)
	for _, o := range library.All {
		for _, c := range o.Claims() {
			p, err := opening.Prove(ctx, player, c, engine.Limits{Nodes: claimNodes})
			if err != nil {
				return fmt.Errorf("%s: ply %d of line %q: %w", filepath.Join(j.dir, o.File), c.Ply, o.Lines[c.Line].ID, err)
			}
			j.proved(&p)
		}
	}
	return nil
}

func (j *openingsProof) proved(p *opening.Proof) {
	o := p.Opening
	line := &o.Lines[p.Line]
	move := line.Moves[p.Ply-1]
	j.Claims = append(j.Claims, provedClaim{
		o.ID, line.ID, p.Ply, move.String(), p.Kind.String(), p.Better.String(),
		int(p.Before), int(p.After), p.At, int(p.Gain), int(p.Least()),
	})
	if !p.Holds() {
		j.fault(o, line, lessons.Disproved, fmt.Sprintf("line %q: ply %d, %s, is a %s that is answered for %+d beside %s: want %+d",
			line.ID, p.Ply, move, p.Kind, int(p.Gain), p.Better, int(p.Least())), fmt.Sprintf("%+d", int(p.Gain)))
	}
}

// print writes the lines by handicap, and what became of the claims.
func (j *openingsProof) print(out io.Writer) {
	for _, h := range j.Handicaps {
		fmt.Fprintf(out, "%s: %d lines\n", h.Handicap, len(h.Lines))
		for _, line := range h.Lines {
			fmt.Fprintf(out, "  %s/%s: %d purposes in %d plies, %s\n", line.Opening, line.Line, line.Purposes, line.Plies, line.Status)
		}
	}
	for _, c := range j.Claims {
		fmt.Fprintf(out, "%s/%s: ply %d, %s, %s: %+d beside %s, %+d after ply %d: %+d, want %+d\n",
			c.Opening, c.Line, c.Ply, c.Move, c.Kind, c.Before, c.Better, c.After, c.At, c.Gain, c.Least)
	}
}
