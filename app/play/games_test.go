package play

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"

	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/firsthour"
)

// scriptedGame is a line of games.tsv.
type scriptedGame struct {
	law, start string
	side       rules.Color
	deeds      []string
	ending     string
	result     string // the side that wins, "replay" or "draw"
}

func scriptedGames(t *testing.T) (all []scriptedGame) {
	t.Helper()
	text := stage.Must[[]byte](t)(os.ReadFile("testdata/games.tsv"))
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Split(line, "\t")
		if len(f) != 6 {
			t.Fatalf("%d columns in %q", len(f), line)
		}
		g := scriptedGame{law: f[0], start: f[1], deeds: strings.Fields(f[3]), ending: f[4], result: f[5]}
		if f[2] == "white" {
			g.side = rules.White
		}
		all = append(all, g)
	}
	return all
}

// TestGames plays whole games through the table to every ending of the law, each once
// straight through and once kept and gone on with after every deed. What is told of the
// end is right, and the record gives the same position again.
func TestGames(t *testing.T) {
	met := map[string]bool{}
	for i, g := range scriptedGames(t) {
		for _, resumed := range []bool{false, true} {
			t.Run(fmt.Sprintf("%d/%s/%t", i, g.ending, resumed), func(t *testing.T) { g.play(t, resumed) })
		}
		met[g.ending] = true
	}
	for _, e := range rules.AllEndings {
		if !met[e.String()] {
			t.Errorf("no game ends by %s", e)
		}
	}
}

// told is a player that does what it is told to.
type told struct{ deeds chan engine.Choice }

func (told) Name() string { return "told" }

func (p told) Choose(ctx context.Context, _ *rules.Game, _ engine.Limits) (engine.Choice, error) {
	if ctx.Err() != nil { // begun after its end: what is told now is for another
		return engine.Choice{}, ctx.Err()
	}
	select {
	case c := <-p.deeds:
		return c, nil
	case <-ctx.Done():
		return engine.Choice{}, ctx.Err()
	}
}

func (p told) tell(t *testing.T, deed string) {
	t.Helper()
	switch deed {
	case "resign":
		p.deeds <- engine.Choice{Resign: true}
	case "declare":
		p.deeds <- engine.Choice{Declare: true}
	default:
		p.deeds <- engine.Choice{Move: stage.Must[rules.Attempt](t)(rules.ParseAttempt(deed)).Move()}
	}
}

func (g scriptedGame) play(t *testing.T, resumed bool) {
	r := newRoom(t, lessons.English, false, small)
	computer := told{make(chan engine.Choice)}
	r.env.player = func(Choice, uint64) engine.Engine { return computer }
	c := Choice{
		Start: FromPosition, SFEN: g.start, White: g.side == rules.White, Opponent: Wanders, Rules: g.law,
		Clock: "sudden 60", Fouls: FoulsLose, Takeback: true,
	}
	table := r.game(c)
	for _, deed := range g.deeds {
		if resumed {
			table.Close()
			table = stage.Must[*Table](t)(NewTable(r.env, r.kept[len(r.kept)-1]))
			r.show(table)
			if table.match.choice != c {
				t.Fatalf("resumed %s", table.match.choice)
			}
		}
		g.do(t, r, table, computer, deed)
	}
	g.check(t, r, table)
}

// do lets whoever is to move do a deed.
func (g scriptedGame) do(t *testing.T, r *room, table *Table, computer told, deed string) {
	t.Helper()
	r.wait(time.Second)
	switch {
	case deed == "time":
		r.wait(time.Minute)
	case !table.match.mine():
		computer.tell(t, deed)
		for table.thinker.thinks() { // the answers of tables that were left come first
			r.answer()
			if table.match.mine() {
				break
			}
		}
	case deed == "resign":
		r.press(fyne.KeyR, fyne.KeyR)
	case deed == "declare":
		r.press(fyne.KeyD, fyne.KeyD)
	case deed == "agree-impasse":
		r.press(fyne.KeyI, fyne.KeyI)
	default:
		table.onAttempt(stage.Must[rules.Attempt](t)(rules.ParseAttempt(strings.TrimPrefix(deed, "!"))))
	}
}

func (g scriptedGame) check(t *testing.T, r *room, table *Table) {
	t.Helper()
	o := table.match.game.Outcome()
	result := map[bool]string{true: "replay", false: "draw"}[o.Replay]
	if o.Won {
		result = o.Winner.String()
	}
	if o.Ending.String() != g.ending || result != g.result {
		t.Fatalf("%s, %s at %s", o.Ending, result, now(table))
	}
	if len(r.finished) != 1 || !slices.Equal(r.calls, []string{"forget"}) || r.tick != nil {
		t.Fatalf("told %d times, called %q, ticks %t", len(r.finished), r.calls, r.tick != nil)
	}
	outcomes := map[string]progress.GameOutcome{
		g.side.String(): progress.GameWon, g.side.Opponent().String(): progress.GameLost,
		"replay": progress.GameReplay, "draw": progress.GameDrawn,
	}
	past := r.finished[0]
	if past.Ending != g.ending || past.Outcome != outcomes[g.result] || past.Rules != g.law || past.FoulMode != progress.FoulLoses ||
		past.Clock != "sudden 60" || past.Side != g.side || (past.Fouls == 1) != (g.ending == "foul") {
		t.Errorf("told %+v", past)
	}
	recorded(t, table, past)
	title, _ := table.sides.ending(o)
	if !strings.HasPrefix(r.screen.Says(), title) {
		t.Errorf("says %q", r.screen.Says())
	}
}

// recorded checks that the record of a game leads to where the game stands.
func recorded(t *testing.T, table *Table, past progress.PastGame) {
	t.Helper()
	p, _, err := rules.ParseSFEN(past.Start)
	if err != nil {
		t.Fatal(err)
	}
	g := rules.NewGame(p)
	for _, text := range past.Moves {
		if err := replay(g, text); err != nil {
			t.Fatal(err)
		}
	}
	if p = g.Position(); p.SFEN() != now(table) || len(past.Times) != len(past.Moves) {
		t.Errorf("the record with %d times leads to %s, not to %s", len(past.Times), p.SFEN(), now(table))
	}
}

// TestHandicapGames plays a game from every start against a player of the first hour,
// under each rule set, foul setting and kind of clock in turn, leaves it in the middle,
// goes on and resigns.
func TestHandicapGames(t *testing.T) {
	limits := []string{"", "sudden 600", "byoyomi 60 10", "fischer 60 5", "nhk 0 10 3 20"}
	for i, h := range rules.Handicaps {
		t.Run(h.Key, func(t *testing.T) {
			r := newRoom(t, lessons.English, false, small)
			r.env.player = func(Choice, uint64) engine.Engine { return firsthour.NewWanders(uint64(i)) }
			c := Choice{
				Start: h.Key, White: i%2 == 1, Opponent: Wanders, Rules: rules.RuleSets[i%len(rules.RuleSets)].Name,
				Clock: limits[i%len(limits)], Fouls: allFouls[i%len(allFouls)], Takeback: true,
			}
			table := r.game(c)
			if start := table.match.game.Start(); (start.Turn() == rules.White) != (i > 0) || table.match.mine() != (start.Turn() == c.Side()) {
				t.Fatalf("%s begins, the learner's turn: %t", start.Turn(), table.match.mine())
			}
			random := rand.New(rand.NewPCG(uint64(i), 0))
			playRandom(r, table, random, 20)
			table.Close()
			kept := r.kept[len(r.kept)-1]
			again := stage.Must[*Table](t)(NewTable(r.env, kept))
			r.show(again)
			if diff := cmp.Diff(kept, again.match.kept(r.clock)); diff != "" {
				t.Error(diff)
			}
			playRandom(r, again, random, 20)
			if again.match.over() { // mated, as random players are
				t.Fatalf("%s ends by itself: choose another seed", h.Key)
			}
			ending := stay(t, again)
			r.press(fyne.KeyR, fyne.KeyR)
			if len(r.finished) != 1 || r.finished[0].Outcome != progress.GameLost || r.finished[0].Ending != ending.String() {
				t.Fatalf("told %+v", r.finished)
			}
			slip := r.finished[0].Slips
			if len(slip) != 1 || slip[0].Ply != len(r.finished[0].Moves) || slip[0].Foul != "wrong-movement" || r.finished[0].Fouls != 1 {
				t.Errorf("illegal moves %v", slip)
			}
			recorded(t, again, r.finished[0])
		})
	}
}

// stay tries to move the learner's king to its own square, and checks what comes of it
// by what was chosen. It returns how the game ends when the learner then resigns.
func stay(t *testing.T, table *Table) rules.Ending {
	t.Helper()
	p := table.match.game.Position()
	king := p.King(p.Turn())
	if !king.OnBoard() {
		t.Fatal("no king")
	}
	before := now(table)
	table.onAttempt(rules.Attempt{From: king, To: king})
	explained, told, over := table.foul != nil, table.notice != "", table.match.over()
	how := table.match.choice.Fouls
	if explained != (how == FoulsExplained) || told != (how == FoulsPrevented) || over != (how == FoulsLose) || now(table) != before {
		t.Errorf("%s: explained %t, told %t, over %t", how, explained, told, over)
	}
	if how == FoulsLose {
		return rules.EndFoul
	}
	return rules.EndResignation
}

// playRandom lets both play so many moves, or until the end, and stops in the learner's
// turn. Each move takes a second.
func playRandom(r *room, table *Table, random *rand.Rand, plies int) {
	for n := 0; (n < plies || !table.match.mine()) && !table.match.over(); n++ {
		r.wait(time.Second)
		if !table.match.mine() {
			r.answer()
			continue
		}
		p := table.match.game.Position()
		legal := p.Legal()
		table.onAttempt(legal[random.IntN(len(legal))].Attempt())
	}
}
