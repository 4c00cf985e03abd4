package opening

import (
	"context"
	"os"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
)

const four = `{ en = "T", ja = "名", zh-Hant = "名", zh-Hans = "名" }`

// small is an opening of four lines: "main", "other" that leaves it at ply 3 and comes
// back at ply 5, "late" with a mistake at ply 5, and "clever" with a crafty first move.
const small = `id       = "small"
handicap = "two-piece-handicap"
name     = ` + four + `
plan     = ` + four + `

[[line]]
id     = "main"
status = "traditional"
weight = 5
moves  = "7a6b 7g7f 5c5d 4g4f 6b5c 4f4e"
title  = ` + four + `
  [[line.note]]
  ply     = 4
  purpose = { en = "It goes to 4e.", ja = "名", zh-Hant = "名", zh-Hans = "名" }
  [[line.note]]
  ply     = 6
  purpose = ` + four + `

[[line]]
id     = "other"
status = "traditional"
weight = 3
white  = "branch"
moves  = "7a6b 4g4f 5c5d 7g7f 6b5c 4f4e 5a4b 6g6f"
title  = ` + four + `

[[line]]
id     = "late"
status = "traditional"
weight = 1
white  = "branch"
mistakes = [5]
moves  = "7a6b 7g7f 5c5d 4g4f 9c9d 4f4e 9d9e 3g3f"
title  = ` + four + `

[[line]]
id     = "clever"
status = "historic-game"
weight = 1
black  = "mistake"
white  = "crafty"
until  = 2
moves  = "3a2b 9g9f 2b3a"
title  = ` + four + `
`

func library(t testing.TB, text string) *Library {
	t.Helper()
	read := lessons.LoadOpenings(fstest.MapFS{"small.toml": {Data: []byte(text)}})
	for _, f := range read.Faults {
		t.Fatal(f)
	}
	l, err := NewLibrary(&read)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// shipped is the library of the program.
var shipped = sync.OnceValues(func() (*Library, error) {
	read := lessons.LoadOpenings(os.DirFS("../../content/joseki"))
	return NewLibrary(&read)
})

func move(t testing.TB, usi string) rules.Move {
	t.Helper()
	a, err := rules.ParseAttempt(usi)
	if err != nil {
		t.Fatal(err)
	}
	return a.Move()
}

// after plays moves from the start of an opening.
func after(t testing.TB, o *Opening, moves string) rules.Position {
	t.Helper()
	p := o.Handicap.Position()
	for _, usi := range strings.Fields(moves) {
		p.Make(move(t, usi))
	}
	return p
}

// played are the moves of a session in USI.
func played(s *Session) string {
	var all []string
	for _, m := range s.Game().Moves() {
		all = append(all, m.String())
	}
	return strings.Join(all, " ")
}

// valued is a player that thinks of the positions that it is asked about, one after the
// other, what a list says, for the side to move.
type valued struct {
	scores []engine.Score
	limits []engine.Limits
}

func (*valued) Name() string { return "valued" }

func (v *valued) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	v.limits = append(v.limits, l)
	p := g.Position()
	best := p.Legal()[0]
	score := v.scores[len(v.limits)-1]
	return engine.Choice{Move: best, Info: engine.Info{Score: score, Line: []rules.Move{best}}}, nil
}
