package words

import (
	"context"
	"strings"
	"testing"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// leastFigures is how many terms have a board at least.
const leastFigures = 120

// figures reads the boards of the glossary.
func figures(t *testing.T) map[string]*Figure {
	t.Helper()
	all := map[string]*Figure{}
	for key, term := range catalogue(t).Glossary() {
		f, err := term.Figure()
		if err != nil {
			t.Fatalf("%s: %v", key, err)
		}
		if f != nil {
			all[key] = f
		}
	}
	return all
}

// marked are the squares of a figure that stand by themselves.
func (f *Figure) marked() rules.SquareSet {
	var all rules.SquareSet
	for _, m := range f.Marks {
		if m.Shape == lessons.MarkSquare {
			all = all.Or(m.Squares)
		}
	}
	return all
}

func position(t *testing.T, key string, f *Figure) rules.Position {
	t.Helper()
	p, _, err := f.Setup.Position()
	if err != nil {
		t.Fatalf("%s: %v", key, err)
	}
	return p
}

// TestFigures: every board can be read, there are enough, and no term has a board of
// a handicap other than its own if it is one.
func TestFigures(t *testing.T) {
	all := figures(t)
	if len(all) < leastFigures {
		t.Errorf("%d terms have a board, want %d", len(all), leastFigures)
	}
	for _, h := range rules.Handicaps {
		f := all[h.Key]
		if f == nil || f.Setup != h.Setup() {
			t.Errorf("%s has another board", h.Key)
		}
	}
	if faults := LintGlossary(content.Glossary()); len(faults) > 0 {
		t.Error(faults)
	}
}

// TestPiecesMove: the marks of a piece are where it can go.
func TestPiecesMove(t *testing.T) {
	all := figures(t)
	e5, _ := rules.ParseSquare("5e")
	for k := rules.Pawn; k <= rules.Dragon; k++ {
		key := lessons.PieceKey(k)
		f := all[key]
		if f == nil {
			t.Errorf("%s has no board", key)
			continue
		}
		if got := f.Setup.Board[e5]; got != rules.NewPiece(rules.Black, k) || f.Setup.Moves(e5) != f.marked() {
			t.Errorf("%s: %v on 5e goes to %v, marked is %v", key, got, f.Setup.Moves(e5), f.marked())
		}
	}
}

// TestFoulFigures: what a foul is called is what the law calls the move of its arrow,
// or the drop on its first mark of what is in hand.
func TestFoulFigures(t *testing.T) {
	all := figures(t)
	for _, foul := range []rules.Foul{
		rules.FoulUchifuzume, rules.FoulMovesIntoCheck, rules.FoulPinnedPiece, rules.FoulWrongMovement,
		rules.FoulBlockedPath, rules.FoulOwnPiece, rules.FoulWrongSide, rules.FoulPromoteOutsideZone,
		rules.FoulDropOnOccupied, rules.FoulDeadSquareDrop, rules.FoulMustPromote,
	} {
		f := all[foul.String()]
		if f == nil {
			t.Errorf("%s has no board", foul)
			continue
		}
		p := position(t, foul.String(), f)
		for _, a := range attempts(f) {
			a.Promote = foul == rules.FoulPromoteOutsideZone
			illegal, _ := p.Check(a).(*rules.IllegalMove)
			if illegal == nil || illegal.Foul != foul {
				t.Errorf("%s: %v is %v", foul, a, illegal)
			}
		}
	}
	dead := all["dead-square"]
	p := position(t, "dead-square", dead)
	for _, a := range attempts(dead) {
		if illegal, _ := p.Check(a).(*rules.IllegalMove); illegal == nil || illegal.Foul != rules.FoulDeadSquareDrop {
			t.Errorf("dead-square: %v is %v", a, illegal)
		}
	}
	if _, odd, _ := all["nifu"].Setup.Position(); odd&rules.OddNifu == 0 {
		t.Error("nifu: no file has two pawns")
	}
}

// attempts are what a figure shows: its first arrow, or a drop on each mark.
func attempts(f *Figure) []rules.Attempt {
	if len(f.Arrows) > 0 {
		return []rules.Attempt{{From: f.Arrows[0].From, To: f.Arrows[0].To}}
	}
	var all []rules.Attempt
	for sq := range f.marked().All() {
		for k, n := range f.Setup.Hands[f.Setup.Turn] {
			if n > 0 {
				all = append(all, rules.Attempt{From: rules.OffBoard, To: sq, Drop: rules.Kind(k)})
			}
		}
	}
	return all
}

// TestCheckFigures: terms of check and mate hold by the law.
func TestCheckFigures(t *testing.T) {
	all := figures(t)
	at := func(key string) rules.Position { return position(t, key, all[key]) }
	mated := func(p rules.Position) bool { return p.InCheck() && !p.HasLegal() }
	check, stale, escape, double := at("check"), at("no-legal-move"), at("escape-square"), at("double-check")
	between, left, counter := at("interposition"), at("king-left-in-check"), at("counter-check")
	discovered, countered := played(t, all["discovered-check"]), played(t, dropped(all["counter-check"]))
	answered := played(t, dropped(all["interposition"]))
	holds(t, map[string]bool{
		"check is check":                   check.InCheck() && check.HasLegal(),
		"mate is mate":                     mated(at("mate")),
		"gold on the head mates":           mated(played(t, all["gold-on-the-head"])),
		"a pushed pawn mates":              mated(played(t, all["pushed-pawn-mate"])),
		"there is no legal move":           !stale.InCheck() && !stale.HasLegal(),
		"double check has two checkers":    double.Checkers().Len() == 2,
		"a discovered check is by another": discovered.Checkers().Len() == 1 && !discovered.Checkers().Has(all["discovered-check"].Arrows[0].To),
		"a king is left in check":          left.InCheck(),
		"interposition answers a check":    between.InCheck() && !answered.InCheck(),
		"a counter-check answers a check":  counter.InCheck() && countered.InCheck(),
		"a king escapes to what is marked": escape.InCheck() && destinations(&escape) == all["escape-square"].marked(),
	})
}

// TestMateFigures: terms of mates to come hold by the solver.
func TestMateFigures(t *testing.T) {
	all, solver, ctx := figures(t), mate.New(1<<14), context.Background()
	limits := engine.Limits{Nodes: 20000}
	at := func(key string) rules.Position { return position(t, key, all[key]) }
	solved := func(key string) mate.Problem { return solver.Problem(ctx, at(key), limits) }
	brink, parried := solver.Brinkmate(ctx, at("brinkmate"), limits), solver.Brinkmate(ctx, at("threatmate"), limits)
	threat := solver.Threat(ctx, at("threatmate"), limits)
	tsume, inN, forced := solved("tsume-shogi"), solved("mate-in-n"), solved("forced-mate")
	holds(t, map[string]bool{
		"a brinkmate holds":            brink.Holds && brink.Sure,
		"a threatmate threatens mate":  threat.Mate && threat.Sure && len(threat.Line) == 1,
		"a threatmate is no brinkmate": !parried.Holds,
		"tsume has one solution":       tsume.Mate && tsume.Sure && tsume.Sound(),
		"mate in N is in three":        inN.Mate && inN.Sure && inN.ProblemLength == 3,
		"a forced mate mates":          forced.Mate && forced.Sure,
	})
}

func holds(t *testing.T, claims map[string]bool) {
	t.Helper()
	for claim, so := range claims {
		if !so {
			t.Errorf("it is not so that %s", claim)
		}
	}
}

// dropped is a figure without its arrows: what it shows is the drop on its mark.
func dropped(f *Figure) *Figure { return &Figure{Setup: f.Setup, Marks: f.Marks} }

// played is the position after the move that a figure shows.
func played(t *testing.T, f *Figure) rules.Position {
	t.Helper()
	p := position(t, "move", f)
	moves := attempts(f)
	if len(moves) == 0 {
		t.Fatalf("%s shows no move", p.SFEN())
	}
	next, err := p.Play(moves[0])
	if err != nil {
		t.Fatalf("%s: %v", p.SFEN(), err)
	}
	return next
}

func destinations(p *rules.Position) rules.SquareSet {
	var all rules.SquareSet
	for _, m := range p.Legal() {
		all = all.Or(rules.SetOf(m.To()))
	}
	return all
}

// TestArrowsGo: an arrow on a board begins at a piece, and unless it shows a foul that
// piece moves along it, if nothing is in between; or it has moved so already.
func TestArrowsGo(t *testing.T) {
	terms := catalogue(t).Glossary()
	ranged := map[string]bool{} // the rook has gone along its arrow already
	for key, f := range figures(t) {
		for _, a := range f.Arrows {
			pc := f.Setup.Board[a.From]
			if pc == rules.NoPiece {
				ranged[key] = true
				if f.Setup.Board[a.To].Kind() != rules.Rook {
					t.Errorf("%s: no piece is at either end of its arrow", key)
				}
				continue
			}
			alone := rules.Setup{Turn: pc.Color()}
			alone.Board[a.From] = pc
			if reach := alone.Attacks(a.From); !reach.Has(a.To) && terms[key].Group != "foul" {
				t.Errorf("%s: %v does not reach %v", key, a.From, a.To)
			}
		}
	}
	if len(ranged) < 4 {
		t.Errorf("only %v", ranged)
	}
}

// TestGlossaryLint: each fault of a board is found, at its line.
func TestGlossaryLint(t *testing.T) {
	const head = "[a]\nen = \"a\"\n"
	for text, want := range map[string]string{
		"board = \"9/9 b - 1\"":                              "bad-sfen:3",
		"board = \"handicap:none\"":                          "bad-sfen:3",
		"board = \"startpos\"\nmarks = [\"5j\"]":             "bad-mark:4",
		"board = \"startpos\"\narrows = [\"5e\"]":            "bad-arrow:4",
		"marks = [\"5e\"]":                                   "bad-mark:3",
		"bord = \"startpos\"":                                "unknown-key:3",
		"board = ":                                           "broken-toml:3",
		"board = \"startpos\"\nmarks = [\"5e\", \"file:5\"]": "",
	} {
		var got []string
		for _, f := range LintGlossary([]byte(head + text + "\n\n[b]\nen = \"b\"\n")) {
			got = append(got, f.Code.String()+":"+string(rune('0'+f.Line)))
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%s: %s, want %s", text, s, want)
		}
	}
}
