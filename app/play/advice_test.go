package play

import (
	"context"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/advice"
	"terakoya/rules/engine/search"
	"terakoya/widgets"
)

// quick is a judge that does little work.
type quick struct{ *search.Searcher }

func (q quick) Choose(ctx context.Context, g *rules.Game, _ engine.Limits) (engine.Choice, error) {
	return q.Searcher.Choose(ctx, g, engine.Limits{Nodes: 3000})
}

// advised is a game from a position, with the learner as sente and a quick judge.
func advised(t testing.TB, r *room, sfen string, moves ...string) *Table {
	t.Helper()
	table := stage.Must[*Table](t)(NewTable(r.env, progress.Game{
		Start: sfen, Side: rules.Black, Opponent: Waits, Rules: ruleSet, Moves: moves,
	}))
	table.judge = quick{search.NewSearcher(1 << 20)}
	r.show(table)
	return table
}

// freeRook is a position in which a pawn takes a rook and nobody takes back.
const freeRook = "4k4/9/4p4/9/4r4/4P4/9/9/4K4 b - 1"

// noted are the texts beside the board.
func noted(t *Table) string {
	var all []string
	var walk func(fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widgets.Paragraph:
			all = append(all, o.Text)
		case widgets.Holder:
			for _, held := range o.Held() {
				walk(held)
			}
		}
	}
	walk(t.panel.texts)
	return strings.Join(all, "\n")
}

// TestHintDeepens: area, piece and move, each counted and kept; then there is no more.
func TestHintDeepens(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := advised(t, r, freeRook)
	r.press(fyne.KeyH)
	if want := r.env.Words.Say("play.advice.looking", nil); r.screen.Says() != want || len(table.panel.texts.Items) > 0 {
		t.Errorf("says %q", r.screen.Says())
	}
	r.press(fyne.KeyH) // it is looked at already
	r.answer()
	if m := table.marks(); m.Area.Len() != 9 || !m.Area.Has(rules.NewSquare(5, 5)) || len(m.Squares) > 0 {
		t.Errorf("the first hint: %+v", m)
	}
	r.click("hint")
	if m := table.marks(); len(m.Squares) != 1 || m.Squares[0].Square != rules.NewSquare(5, 6) || len(m.Arrows) > 0 {
		t.Errorf("the second hint: %+v", m)
	}
	r.press(fyne.KeyH, fyne.KeyH)
	if m := table.marks(); len(m.Arrows) != 1 || m.Arrows[0].To != rules.NewSquare(5, 5) {
		t.Errorf("the third hint: %+v", m)
	}
	if text := noted(table); !strings.Contains(text, "It takes the rook on 5e, and no piece can take back.") {
		t.Errorf("it says %q", text)
	}
	if last := r.kept[len(r.kept)-1]; last.Hints != 3 || table.match.hints != 3 {
		t.Errorf("%d hints, kept %d", table.match.hints, last.Hints)
	}
	r.click("5f", "5e")
	if m := table.marks(); len(m.Arrows) > 0 || len(table.panel.texts.Items) > 0 {
		t.Error("the hint is still there")
	}
}

// TestQuestions: what is asked is answered, and asked again it is known.
func TestQuestions(t *testing.T) {
	w := newRoom(t, lessons.English, false, small).env.Words
	for name, c := range map[string]struct {
		sfen  string
		moves []string
		key   fyne.KeyName
		says  string
		marks []string
	}{
		"mate threatened": {"4k4/9/9/9/9/9/4p4/9/3PKP3 b Pg 1", nil, fyne.KeyT,
			"Gote threatens mate in 1, beginning with △G*5h.", []string{"danger-5i", "offender-5h"}},
		"silver threatened": {"4k4/9/9/3p5/3S5/9/9/9/4K4 b - 1", nil, fyne.KeyT,
			"Gote threatens to take the silver on 6e by △P-6e. No piece could take back.", []string{"danger-6e"}},
		"nothing threatened": {rules.StartSFEN, nil, fyne.KeyT,
			w.Say("play.advice.threat.none", words.Args{"opponent": w.Side(rules.White)}), nil},
		"missed": {freeRook, []string{"5i6h", "5a5b"}, fyne.KeyM, "▲K-6h: the move ▲P-5e would have won the rook.", nil},
		"even":   {rules.StartSFEN, nil, fyne.KeyS, w.Say("play.advice.standing.even", nil), nil},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t, lessons.English, false, small)
			table := advised(t, r, c.sfen, c.moves...)
			r.press(c.key)
			r.answer()
			if text := noted(table); !strings.Contains(text, c.says) {
				t.Errorf("it says %q", text)
			}
			for _, m := range c.marks {
				if !slices.Contains(r.marked(), m) {
					t.Errorf("%q is not among %q", m, r.marked())
				}
			}
			r.press(fyne.KeyH)
			r.press(c.key) // while the hint is looked for
			if text := noted(table); table.counsel.thinks() || !strings.Contains(text, c.says) {
				t.Errorf("the second time it says %q", text)
			}
			if table.match.hints != 0 {
				t.Errorf("%d hints", table.match.hints)
			}
		})
	}
}

// TestPawnsTold: what is lost is told in pawns that the opponent gets, each of which
// changes a score by nearly two of its hundreds.
func TestPawnsTold(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := advised(t, r, rules.StartSFEN, "9g9f", "3c3d")
	said := table.missedText(&advice.Missed{Kind: advice.BetterMove, Better: rules.Step(on("7g"), on("7f")), Loss: 400})
	if want := "▲P-9f: the move ▲P-7f was better. The difference is about that of 2 pawns lost."; said != want {
		t.Errorf("it says %q, want %q", said, want)
	}
}

// TestMissedFirst: before the first move there is nothing to look at.
func TestMissedFirst(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := advised(t, r, rules.StartSFEN)
	r.press(fyne.KeyM)
	if text := noted(table); !strings.Contains(text, r.env.Words.Say("play.advice.missed.first", nil)) || table.counsel.thinks() {
		t.Errorf("it says %q", text)
	}
}

// TestAdviceTooLate: an answer to a position that has gone is dropped.
func TestAdviceTooLate(t *testing.T) {
	for name, leave := range map[string]func(*room){
		"a move": func(r *room) { r.click("5f", "5e") },
		"back":   func(r *room) { r.press(fyne.KeyU) },
		"left":   func(r *room) { r.press(fyne.KeyEscape) },
		"closed": func(r *room) { r.screen.(*Table).Close() },
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t, lessons.English, false, small)
			table := advised(t, r, freeRook, "5i6h", "5a5b")
			r.press(fyne.KeyH)
			leave(r)
			kept := len(r.kept)
			r.answer() // of the advice, or of the computer
			if table.counsel.hint != nil || table.match.hints != 0 || len(r.kept) > kept+1 {
				t.Errorf("%+v, %d hints", table.counsel.hint, table.match.hints)
			}
		})
	}
}

// TestAdviceOnlyInTurn: nothing is told while the computer is to move, while resigning
// is asked about, or after the end.
func TestAdviceOnlyInTurn(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := advised(t, r, freeRook)
	all := []fyne.KeyName{fyne.KeyH, fyne.KeyT, fyne.KeyM, fyne.KeyS}
	r.press(fyne.KeyR)
	r.press(all...)
	if table.counsel.thinks() || table.prompt != resigning {
		t.Error("asked while resigning")
	}
	r.press(fyne.KeyEscape)
	r.click("5f", "5e")
	r.press(all...)
	if table.counsel.thinks() {
		t.Error("asked out of turn")
	}
	r.answer()
	r.press(fyne.KeyR, fyne.KeyR)
	r.press(all...)
	if table.counsel.thinks() || !table.match.over() {
		t.Error("asked after the end")
	}
}

// TestAdviceAfterFoul: a foul is explained in the place of the advice, which comes back.
func TestAdviceAfterFoul(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := advised(t, r, freeRook)
	r.press(fyne.KeyH)
	r.answer()
	r.click("5f", "4e")
	if table.foul == nil || table.marks().Area.Len() > 0 {
		t.Error("the hint is still there")
	}
	r.click("main")
	if table.marks().Area.Len() != 9 || table.match.hints != 1 {
		t.Errorf("%d squares lit, %d hints", table.marks().Area.Len(), table.match.hints)
	}
}

// TestNoAdvice: a judge that fails stops nothing.
func TestNoAdvice(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	table := advised(t, r, freeRook)
	s := sluggish{make(chan engine.Choice, 1)}
	s.answer <- engine.Choice{Resign: true}
	table.judge = s
	r.press(fyne.KeyH)
	r.answer()
	if want := r.env.Words.Say("play.advice.nothing", nil); r.screen.Says() != want || table.match.hints != 0 {
		t.Errorf("says %q, %d hints", r.screen.Says(), table.match.hints)
	}
}

// TestAdviceKeys: whatever can be found has its sentence in every language.
func TestAdviceKeys(t *testing.T) {
	var keys []string
	for _, k := range advice.AllReasons {
		keys = append(keys, "reason."+k.String())
	}
	for _, k := range advice.AllThreats {
		keys = append(keys, "threat."+k.String())
	}
	for _, k := range advice.AllMisses {
		keys = append(keys, "missed."+k.String())
	}
	for _, k := range advice.AllGrades {
		keys = append(keys, "standing."+k.String())
	}
	for _, k := range advice.AllChanges {
		keys = append(keys, "since."+k.String())
	}
	filled := map[string]string{
		"opponent": "x", "piece": "x", "square": "x", "squares": "x", "plies": "x", "count": "x", "move": "x", "answer": "x", "played": "x",
	}
	for _, l := range lessons.Languages {
		w := newRoom(t, l, false, small).env.Words
		for _, k := range keys {
			if text := w.Say("play.advice."+k, filled); text == "" || strings.HasPrefix(text, "[") {
				t.Errorf("%s: %s is %q", l, k, text)
			}
		}
	}
}
