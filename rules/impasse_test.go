package rules

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

// jishogi is a row of jishogi.tsv by the names of its columns.
type jishogi map[string]string

func jishogiRows(t testing.TB) (rows []jishogi) {
	t.Helper()
	lines := table(t, "jishogi.tsv")
	header := []string{
		"id", "handicap", "start", "sfen", "turn", "total_b", "total_w", "total_w_raw", "decl_b", "decl_w",
		"decl_w_raw", "zone_b", "zone_w", "kin_b", "kin_w", "check_b", "check_w", "declare24", "declare27",
		"declare24_noadd", "declare27_noadd", "agree_allowed_pre2019", "agree_allowed_2019", "agree24",
		"agree27", "try_b", "try_w", "lishogi_auto", "note",
	}
	for _, line := range lines {
		row := jishogi{}
		for i, name := range header {
			row[name] = line[i]
		}
		rows = append(rows, row)
	}
	return rows
}

func truth(b bool) string { return map[bool]string{true: "1", false: "0"}[b] }

// TestCounts: the terms of every row, with what uwate gave and without.
func TestCounts(t *testing.T) {
	for _, row := range jishogiRows(t) {
		p, start := position(t, row["sfen"]), position(t, row["start"])
		b, w, raw := p.Count(Black, Credit(&start)), p.Count(White, Credit(&start)), p.Count(White, 0)
		for name, got := range map[string]string{
			"total_b": strconv.Itoa(b.Total()), "total_w": strconv.Itoa(w.Total()), "total_w_raw": strconv.Itoa(raw.Total()),
			"decl_b": strconv.Itoa(b.Declare()), "decl_w": strconv.Itoa(w.Declare()), "decl_w_raw": strconv.Itoa(raw.Declare()),
			"zone_b": strconv.Itoa(b.Zone()), "zone_w": strconv.Itoa(w.Zone()),
			"kin_b": truth(b.KingIn), "kin_w": truth(w.KingIn), "check_b": truth(b.Check), "check_w": truth(w.Check),
		} {
			if got != row[name] {
				t.Errorf("%s: %s is %s, want %s", row["id"], name, got, row[name])
			}
		}
	}
}

// declared writes what a declaration brings as the table does.
func declared(d Declaration, need int) string {
	if d.Unmet == 0 {
		return map[Ending]string{EndDeclarationWin: "win", EndDeclarationDraw: "draw-replay"}[d.Ending]
	}
	names := map[Condition]string{
		KingNotIn: "king-not-in", KingInCheck: "in-check", TooFewInZone: "zone<10",
		TooFewPoints: "points<" + strconv.Itoa(need), TooLate: "too-late",
	}
	var parts []string
	for _, c := range d.Unmet.List() {
		parts = append(parts, names[c])
	}
	return "loss:" + strings.Join(parts, "+")
}

// TestDeclarations: every row under the rule sets that know declarations.
func TestDeclarations(t *testing.T) {
	bare := func(r RuleSet) RuleSet {
		r.HandicapAdd = false
		return r
	}
	for _, row := range jishogiRows(t) {
		p, start := position(t, row["sfen"]), position(t, row["start"])
		for column, sets := range map[string][]RuleSet{
			"declare24": {JSA, JSA2013}, "declare27": {Amateur27, CSA, Lishogi},
			"declare24_noadd": {bare(JSA), bare(JSA2013)}, "declare27_noadd": {bare(Amateur27), bare(CSA)},
		} {
			for _, set := range sets {
				if got := declared(set.Declare(&p, &start), set.DeclareNeed[p.turn]); got != row[column] {
					t.Errorf("%s under %s: %s, want %s (%s)", row["id"], set.Name, got, row[column], row["note"])
				}
			}
		}
	}
}

// TestAgreements: every row under the rule sets that let players agree.
func TestAgreements(t *testing.T) {
	for _, row := range jishogiRows(t) {
		p, start := position(t, row["sfen"]), position(t, row["start"])
		for _, c := range []struct {
			set             RuleSet
			allowed, result string
		}{
			{JSA, "agree_allowed_2019", "agree24"}, {JSA2013, "agree_allowed_pre2019", "agree24"},
			{Amateur27, "agree_allowed_2019", "agree27"},
		} {
			if got := truth(c.set.MayAgree(&p)); got != row[c.allowed] {
				t.Errorf("%s under %s: allowed %s, want %s", row["id"], c.set.Name, got, row[c.allowed])
			}
			got := "draw-replay"
			if winner, won := c.set.Agree(&p, &start); won {
				got = map[Color]string{Black: "sente-wins", White: "gote-wins"}[winner]
			}
			if got != row[c.result] {
				t.Errorf("%s under %s: %s, want %s", row["id"], c.set.Name, got, row[c.result])
			}
		}
	}
}

// TestAutomatic: lishogi's win without a word, and the try rule, in every row.
func TestAutomatic(t *testing.T) {
	for _, row := range jishogiRows(t) {
		if start := position(t, row["start"]); Credit(&start) == 0 { // else the position alone does not tell
			o := Lishogi.NewGame(position(t, row["sfen"])).Outcome()
			if got := truth(o.Ending == EndImpasseWin && o.Winner.String()[:1] == row["turn"]); got != row["lishogi_auto"] {
				t.Errorf("%s under lishogi: %+v, want %s", row["id"], o, row["lishogi_auto"])
			}
		}
		o := TryRule.NewGame(position(t, row["sfen"])).Outcome()
		if got := truth(o.Ending == EndTry && o.Winner == Black); got != row["try_b"] {
			t.Errorf("%s by try: %+v, want %s for sente", row["id"], o, row["try_b"])
		}
		if got := truth(o.Ending == EndTry && o.Winner == White); got != row["try_w"] {
			t.Errorf("%s by try: %+v, want %s for gote", row["id"], o, row["try_w"])
		}
	}
}

// TestPieceInTheCampThatCounts: the squares at the edge of the camp, for both.
func TestPieceInTheCampThatCounts(t *testing.T) {
	for sfen, want := range map[string][2]int{
		"4k4/9/R8/P8/9/9/9/9/4K4 b - 1":  {1, 0},
		"4k4/9/9/R8/9/8r/8p/9/4K4 b - 1": {0, 1},
		"8K/9/9/9/9/9/9/9/k8 b - 1":      {0, 0},
	} {
		p := position(t, sfen)
		if got := [2]int{p.Count(Black, 0).Zone(), p.Count(White, 0).Zone()}; got != want {
			t.Errorf("%s: %v, want %v", sfen, got, want)
		}
	}
}

// entered is a position with 31 points for sente, who may declare.
const entered = "+R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 b R3S8P2b4gs4n4l "

// TestMoveLimit: 499, 500 and the run of checks, and what comes before it.
func TestMoveLimit(t *testing.T) {
	ended := func(ply int) Outcome { return Outcome{Ending: EndMoveLimit, Replay: true, Ply: ply} }
	for name, c := range map[string]struct {
		sfen, actions string
		want          Outcome
	}{
		"499 moves made":     {"4k4/9/9/9/9/9/9/9/4K4 b - 499", "5i5h", Outcome{}},
		"500 moves made":     {"4k4/9/9/9/9/9/9/9/4K4 b - 499", "5i5h 5a5b", ended(2)},
		"begun at the end":   {"4k4/9/9/9/9/9/9/9/4K4 b - 501", "", ended(0)},
		"begun in check":     {"k8/9/9/9/9/9/9/9/r4K3 b - 501", "", Outcome{}},
		"a check stands":     {"k8/9/9/9/9/9/9/r8/5K3 w - 500", "9h9i", Outcome{}},
		"its answer is open": {"k8/9/9/9/9/9/9/r8/5K3 w - 500", "9h9i 4i4h", Outcome{}},
		"a second check":     {"k8/9/9/9/9/9/9/r8/5K3 w - 500", "9h9i 4i4h 9i9h", Outcome{}},
		"the run ends":       {"k8/9/9/9/9/9/9/r8/5K3 w - 500", "9h9i 4i4h 9i8i", ended(3)},
		"a check back":       {"k8/9/9/9/9/9/9/r8/5K3 w B 500", "9h9i B*6i", Outcome{}},
		"mate at the last":   {"8k/9/7G1/9/9/9/9/9/4K4 b G 500", "G*1b", Outcome{Ending: EndMate, Ply: 1}.wonBy(Black)},
		"declared in time":   {entered + "500", "declare", Outcome{Ending: EndDeclarationWin}.wonBy(Black)},
	} {
		t.Run(name, func(t *testing.T) {
			g := NewGame(position(t, c.sfen))
			do(t, g, c.actions)
			if got := g.Outcome(); got != c.want {
				t.Errorf("%+v, want %+v", got, c.want)
			}
		})
	}
}

// TestConditionCodes: a list and its codes.
func TestConditionCodes(t *testing.T) {
	p := position(t, "4k4/9/9/9/4r4/9/9/9/4K4 b - 900")
	var got []string
	for _, c := range JSA.Declare(&p, &p).Unmet.List() {
		got = append(got, c.String())
	}
	if want := []string{"king-not-in", "check", "zone", "points", "move-limit"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
