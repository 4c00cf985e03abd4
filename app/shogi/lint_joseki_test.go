package main

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"terakoya/lessons"
	"terakoya/lessons/opening"
	"terakoya/rules/engine"
)

const bareOpening = `id = "bare"
handicap = "rook-handicap"
name = { en = "T", ja = "名", zh-Hant = "名", zh-Hans = "名" }
plan = { en = "T", ja = "名", zh-Hant = "名", zh-Hans = "名" }
[[line]]
id = "main"
status = "traditional"
mistakes = [3]
moves = "3c3d 7g7f 2b3c 8h3c+ 2a3c"
title = { en = "T", ja = "名", zh-Hant = "名", zh-Hans = "名" }
[[line.note]]
ply = 1
purpose = { en = "T", ja = "名", zh-Hant = "名", zh-Hans = "名" }
`

// TestDeepJoseki: a handicap with few lines, and a line with few purposes, are faults; a
// look at the claims ends with the context.
func TestDeepJoseki(t *testing.T) {
	read := lessons.LoadOpenings(fstest.MapFS{"bare.toml": {Data: []byte(bareOpening)}})
	library, err := opening.NewLibrary(&read)
	if err != nil || len(library.All) != 1 {
		t.Fatal(err, read.Faults)
	}
	var j openingsProof
	j.count(library, library.ByHandicap()[0])
	if len(j.faults) != 2 || j.faults[0].Cause != `line "main" tells the purpose of 1 plies: want 6` || j.faults[1].Cause != "rook-handicap has 1 lines: want 4" {
		t.Errorf("the faults are %v", j.faults)
	}
	if j.faults[0].Line != 5 || j.faults[0].Step != "main" || j.faults[0].Code != lessons.BelowFloor {
		t.Errorf("the first is %+v", j.faults[0])
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if err := j.prove(ended, library); !errors.Is(err, context.Canceled) || !strings.Contains(err.Error(), "bare.toml: ply 3") {
		t.Errorf("after the end the error is %v", err)
	}
	var out strings.Builder
	j.print(&out)
	if out.String() != "rook-handicap: 1 lines\n  bare/main: 1 purposes in 5 plies, traditional\n" {
		t.Errorf("printed %q", out.String())
	}
}

// TestProvedClaim: a claim that is not borne out is a fault that tells the numbers.
func TestProvedClaim(t *testing.T) {
	read := lessons.LoadOpenings(fstest.MapFS{"bare.toml": {Data: []byte(bareOpening)}})
	library, err := opening.NewLibrary(&read)
	if err != nil {
		t.Fatal(err)
	}
	for gain, faults := range map[engine.Score]int{149: 1, 150: 0} {
		var j openingsProof
		j.proved(&opening.Proof{Claim: library.All[0].Claims()[0], Gain: gain, At: 4})
		if len(j.faults) != faults || len(j.Claims) != 1 {
			t.Errorf("a gain of %d: %v", gain, j.faults)
		}
	}
}
