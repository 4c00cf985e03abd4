package reference

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/notation"
)

// cards are the cards of a page, in order.
func cards(t Topic) Grid {
	var all Grid
	for _, b := range Of(t).Blocks {
		if g, ok := b.(Grid); ok {
			all = append(all, g...)
		}
	}
	return all
}

// TestPages: every page can be made and rests on something.
func TestPages(t *testing.T) {
	sourced, asked := map[Source]bool{}, map[Question]bool{}
	for _, topic := range AllTopics {
		p := Of(topic)
		if len(p.Blocks) < 4 || len(p.Follows) == 0 || p.Topic != topic {
			t.Errorf("%s has %d blocks and follows %v", topic, len(p.Blocks), p.Follows)
		}
		if !reflect.DeepEqual(p, Of(topic)) {
			t.Errorf("%s is not the same each time", topic)
		}
		for _, s := range p.Follows {
			sourced[s] = true
		}
		for _, q := range p.Open {
			asked[q] = true
		}
		for _, b := range p.Blocks {
			if table, ok := b.(Table); ok {
				for i, row := range table.Rows {
					if len(row) != len(table.Head) {
						t.Errorf("%s: row %d has %d cells below %d heads", topic, i+1, len(row), len(table.Head))
					}
				}
			}
		}
	}
	if len(sourced) != int(sources) || len(asked) != int(questions) {
		t.Errorf("%d of %d sources and %d of %d questions stand on a page", len(sourced), sources, len(asked), questions)
	}
	for _, topic := range []Topic{Endings, Points} { // the correction that we have not seen
		if p := Of(topic); !slices.Contains(p.Follows, JSA2025) || !slices.Contains(p.Open, Correction) {
			t.Errorf("%s does not speak of the correction of 2025", topic)
		}
	}
}

// TestMovers: every kind, with the squares of the law.
func TestMovers(t *testing.T) {
	all := cards(Moves)
	if len(all) != len(rules.AllKinds) {
		t.Fatalf("%d movers", len(all))
	}
	for i, k := range rules.AllKinds {
		c := all[i]
		if c.Title != Text(Piece(k)) || c.Board.Setup.Board[center].Kind() != k || c.Board.Goes != c.Board.Setup.Moves(center) {
			t.Errorf("%s: %v goes to %s", k, c.Title, c.Board.Goes)
		}
	}
	for k, want := range map[rules.Kind]int{rules.King: 8, rules.Rook: 16, rules.Gold: 6, rules.Silver: 5, rules.Knight: 2, rules.Lance: 4, rules.Horse: 20} {
		if got := mover(k).Board.Goes.Len(); got != want {
			t.Errorf("%s goes to %d squares, want %d", k, got, want)
		}
	}
}

// TestPromotes: the ranks on which a piece must promote, and what the law says of
// the examples.
func TestPromotes(t *testing.T) {
	none, nowhere := say("none"), say("promotion.nowhere")
	want := map[rules.Kind][2]Text{
		rules.Pawn: {Listed{Rank(1)}, Listed{Rank(9)}}, rules.Lance: {Listed{Rank(1)}, Listed{Rank(9)}},
		rules.Knight: {Listed{Rank(1), Rank(2)}, Listed{Rank(8), Rank(9)}},
		rules.Silver: {nowhere, nowhere}, rules.Bishop: {nowhere, nowhere}, rules.Rook: {nowhere, nowhere},
		rules.Gold: {none, none}, rules.King: {none, none},
	}
	rows := promotes().Rows
	if len(rows)+len(flipped().Rows) != len(rules.AllKinds) || len(rows) != len(want) {
		t.Errorf("%d and %d rows", len(rows), len(flipped().Rows))
	}
	for _, row := range rows {
		k := rules.Kind(row[0].(Piece))
		if !reflect.DeepEqual(row[2:], []Text{want[k][0], want[k][1]}) {
			t.Errorf("%s must promote on %v", k, row[2:])
		}
	}
	answers := map[string]Turning{
		"entering": MayTurn, "within": MayTurn, "leaving": MayTurn, "outside": MayNotTurn, "last-rank": MustTurn,
		"knight": MustTurn, "knight-free": MayTurn, "gold": MayNotTurn,
	}
	for _, x := range turnExamples {
		p := position(setup(x.sfen))
		if got := TurningOf(&p, attempt(x.move)); got != answers[x.name] {
			t.Errorf("%s: %s", x.name, got)
		}
	}
}

// TestFouls: every foul, lit as the law lights it, with a sentence of its own.
func TestFouls(t *testing.T) {
	seen := map[Text]bool{}
	for _, c := range cards(Fouls) {
		if f := c.Board.Foul.Foul; c.Title != Text(Term(f.String())) || lessons.Explanation(c.Lines[0].(Explained)).Foul != f {
			t.Errorf("%v shows %s", c.Title, f)
		}
		seen[c.Title] = true
	}
	for _, f := range rules.AllFouls {
		if !seen[Term(f.String())] {
			t.Errorf("%s is not on the page", f)
		}
	}
}

// TestEndings: every ending.
func TestEndings(t *testing.T) {
	all := cards(Endings)
	if len(all) != len(rules.AllEndings) {
		t.Fatalf("%d endings", len(all))
	}
	for i, e := range rules.AllEndings {
		if o := rules.Outcome(all[i].Lines[0].(Ended)); all[i].Title != Text(Term(e.String())) || o.Ending != e {
			t.Errorf("%s: %v ends as %s", e, all[i].Title, o.Ending)
		}
	}
}

// TestParameters: every field of a rule set is a row, and every rule set a column.
func TestParameters(t *testing.T) {
	of := reflect.TypeFor[rules.RuleSet]()
	for i := range of.NumField() {
		name := of.Field(i).Name
		if name != "Name" && !slices.ContainsFunc(parameters, func(p parameter) bool { return p.field == name }) {
			t.Errorf("the field %s is in no table", name)
		}
	}
	for _, r := range parameterTable(onEndings).Rows {
		if len(r) != len(rules.RuleSets)+1 {
			t.Errorf("%v: %d cells", r[0], len(r))
		}
	}
	for _, c := range []struct {
		set  *rules.RuleSet
		row  string
		want Text
	}{
		{&rules.JSA, "AgreePoints", Verbatim("24")}, {&rules.JSA, "DeclareNeed", Verbatim("24")}, {&rules.JSA, "DeclareWin", Verbatim("31")},
		{&rules.JSA, "Cap", Verbatim("500")}, {&rules.JSA, "AgreeBothKings", say("param.oneKing")}, {&rules.JSA2013, "AgreeBothKings", say("param.bothKings")},
		{&rules.JSA2013, "Cap", say("none")}, {&rules.JSA2013, "FoulAfterEnd", say("param.stands")}, {&rules.Amateur27, "DeclareNeed", Verbatim("28 / 27")},
		{&rules.CSA, "DeclareWin", Verbatim("28 / 27")}, {&rules.CSA, "AgreePoints", say("none")}, {&rules.Lishogi, "DeclareItself", say("yes")},
		{&rules.TryRule, "DeclareNeed", say("none")}, {&rules.TryRule, "Try", say("yes")},
	} {
		i := slices.IndexFunc(parameters, func(p parameter) bool { return p.field == c.row })
		if got := parameters[i].cell(c.set); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s of %s: %v, want %v", c.row, c.set.Name, got, c.want)
		}
	}
}

// TestPoints: five for the great, one for the others, none for the king; and the
// checklist has every condition.
func TestPoints(t *testing.T) {
	for _, k := range rules.AllKinds {
		want := 1
		if b := k.Base(); b == rules.Rook || b == rules.Bishop {
			want = 5
		} else if b == rules.King {
			want = 0
		}
		if got := Worth(k); got != want {
			t.Errorf("%s counts %d", k, got)
		}
	}
	listed := 0
	for _, row := range values().Rows {
		listed += len(row[0].(Listed))
	}
	if listed != len(rules.AllKinds) {
		t.Errorf("%d kinds have a value", listed)
	}
	if all := AllConditions(); len(all) != 5 || len(conditions()) != len(all)+1 {
		t.Errorf("%d conditions of %v", len(conditions()), all)
	}
	sums := map[rules.Ending]string{rules.EndDeclarationWin: "31", rules.EndDeclarationDraw: "28", rules.EndDeclarationLoss: "0"}
	for _, c := range declarations() {
		sum, o := c.Lines[0].(Message).Args["sum"], rules.Outcome(c.Lines[1].(Ended))
		if sum != Text(Verbatim(sums[o.Ending])) {
			t.Errorf("%s with %v points", o.Ending, sum)
		}
	}
}

// TestHandicaps: every start, without the pieces that are crossed.
func TestHandicaps(t *testing.T) {
	all, even := cards(Handicaps), rules.Handicaps[0].Setup()
	if len(all) != len(rules.Handicaps) {
		t.Fatalf("%d starts", len(all))
	}
	for i, h := range rules.Handicaps {
		b := all[i].Board
		for sq, pc := range even.Board {
			gone := b.Gone.Has(rules.Square(sq))
			if gone != (b.Setup.Board[sq] != pc) || gone != slices.Contains(h.Removed, rules.Square(sq)) {
				t.Errorf("%s: %s is crossed: %t", h.Key, rules.Square(sq), gone)
			}
		}
		if !slices.Contains(all[i].Lines, Text(Counted{"handicaps.points", h.Points()})) {
			t.Errorf("%s: no line with %d points", h.Key, h.Points())
		}
	}
}

// TestRecords: every mark stands in its example, every style in the table, and each
// text reads as its move.
func TestRecords(t *testing.T) {
	marks := map[string]bool{}
	for _, x := range recordExamples {
		p, last, prev := x.before()
		if !strings.Contains(x.written(notation.Japanese), x.mark) {
			t.Errorf("%s: %s lacks %s", x.name, x.written(notation.Japanese), x.mark)
		}
		for _, s := range AllStyles() {
			if a, err := s.Read(&p, x.written(s), prev); err != nil || a != last {
				t.Errorf("%s: %q reads as %v, %v", s, x.written(s), a, err)
			}
		}
		marks[x.mark] = true
	}
	for _, mark := range []string{"同", "打", "成", "不成", "右", "左", "直", "上", "寄", "引"} {
		if !marks[mark] {
			t.Errorf("%s has no example", mark)
		}
	}
	if table := styles(); len(table.Head) != 6 || len(table.Rows) != len(recordExamples) {
		t.Errorf("%d styles and %d moves", len(table.Head), len(table.Rows))
	}
}
