package play

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"

	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/lessons/ladder"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine/search"
)

// played are even games of sente against an opponent, with one outcome.
func played(opponent string, how progress.GameOutcome, times int) (all []progress.PastGame) {
	for range times {
		all = append(all, progress.PastGame{Start: rules.StartSFEN, Opponent: opponent, Outcome: how, Ending: "mate"})
	}
	return all
}

// TestLadderGames: of past games count those from a known start against a level
// that are not to be played again.
func TestLadderGames(t *testing.T) {
	six := preset.Handicap().Position()
	past := []progress.PastGame{
		{Start: six.SFEN(), Opponent: "4+", Takebacks: 2, Hints: 3},
		{Start: six.SFEN(), Side: rules.White, Opponent: "2", Outcome: progress.GameLost},
		{Start: rules.StartSFEN, Side: rules.White, Opponent: "10++", Outcome: progress.GameDrawn},
		{Start: rules.StartSFEN, Opponent: "4", Outcome: progress.GameReplay},
		{Start: rules.StartSFEN, Opponent: Wanders},
		{Start: "4k4/9/9/9/9/9/9/9/4K4 b G 1", Opponent: "4"},
	}
	want := []ladder.Game{
		{Rung: ladder.Rung{Handicap: preset.Start, Level: search.LevelAt(4, 1)}, Help: 5},
		{Rung: ladder.Rung{Handicap: preset.Start, Level: search.LevelAt(2, 0), Gives: true}, Result: ladder.Lost},
		{Rung: ladder.Rung{Handicap: "even-game", Level: search.Strongest}, Result: ladder.Drawn},
	}
	if diff := cmp.Diff(want, ladderGames(past)); diff != "" {
		t.Error(diff)
	}
}

// TestOfferOnTop: a click, or a key, begins the game that is offered, with what was
// chosen beside it; it is remembered.
func TestOfferOnTop(t *testing.T) {
	for _, begin := range []func(*room){
		func(r *room) { r.click("offer") }, func(r *room) { r.press(fyne.KeyG) },
	} {
		r := newRoom(t, lessons.English, false, small)
		r.past = played("4++", progress.GameWon, 3)
		r.env.Last = Choice{Start: "rook-handicap", White: true, Opponent: Waits, Fouls: FoulsLose}.String()
		s := r.setup()
		if rungName(r.env.Words, s.standing.Offer.Rung) != "Even game\nLevel 5" || s.why.Text != rungReason(r.env.Words, ladder.ThreeWins) {
			t.Errorf("offered %v: %q", s.standing.Offer, s.why.Text)
		}
		begin(r)
		want := Choice{Start: "even-game", White: true, Opponent: "5", Rules: ruleSet, Fouls: FoulsLose}
		if len(r.started) != 1 || r.started[0] != want || ParseChoice(r.env.Last) != want {
			t.Errorf("begun %v, remembered %s", r.started, r.env.Last)
		}
	}
}

// TestOfferedSide: who gives goes on giving; in an even game the side stays.
func TestOfferedSide(t *testing.T) {
	gives := Choice{White: true}.on(ladder.Rung{Handicap: "rook-handicap", Level: 3, Gives: true})
	takes := Choice{White: true}.on(ladder.Rung{Handicap: "rook-handicap", Level: 3})
	even := Choice{White: true}.on(ladder.Rung{Handicap: "even-game", Level: 3})
	if !gives.White || takes.White || !even.White || gives.Opponent != "2" || gives.Start != "rook-handicap" {
		t.Errorf("%v, %v, %v", gives, takes, even)
	}
}

// TestLevelKeys: rank and step are chosen by the arrows, and are asked only where
// the opponent is a level. The first level is one that fits the learner.
func TestLevelKeys(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	s := r.setup()
	hidden := func() bool { return r.segments("rank") == nil && r.segments("step") == nil }
	arrows := func(q string, keys ...fyne.KeyName) {
		for _, k := range keys {
			r.segments(q).TypedKey(&fyne.KeyEvent{Name: k})
		}
	}
	if !hidden() {
		t.Error("a player of the first hour has a level")
	}
	s.onStart("ten-piece-handicap")
	arrows("opponent", fyne.KeyRight)
	if s.Choice().Opponent != "3" || hidden() {
		t.Errorf("first it is %s", s.Choice().Opponent)
	}
	arrows("rank", fyne.KeyRight, fyne.KeyRight)
	arrows("step", fyne.KeyRight, fyne.KeyRight, fyne.KeyLeft)
	if s.Choice().Opponent != "5+" {
		t.Errorf("chosen %s", s.Choice().Opponent)
	}
	arrows("opponent", fyne.KeyLeft)
	if s.Choice().Opponent != Wanders || !hidden() {
		t.Errorf("back at %s", s.Choice().Opponent)
	}
}

// TestFinished: how a game ended is told once, with all that was done in it; a game
// that is gone on with after the end stays lost. The card of the end offers what
// follows, and the key of the offer begins it.
func TestFinished(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.past = played("6", progress.GameLost, 2)
	table := r.game(against("6"))
	r.click("8h", "9f") // a foul that is explained
	r.press(fyne.KeyG)  // nothing is offered yet
	r.press(fyne.KeyR, fyne.KeyR)
	want := []progress.PastGame{{
		When: ended, Start: rules.StartSFEN, Opponent: "6", Outcome: progress.GameLost, Ending: "resignation", Fouls: 1,
		Rules: ruleSet, Slips: []progress.Slip{{Attempt: "8h9f", Foul: "wrong-movement"}},
	}}
	if diff := cmp.Diff(want, r.finished); diff != "" {
		t.Error(diff)
	}
	if o := table.offer; o.Reason != ladder.ThreeLosses || len(table.panel.texts.Items) != 2 {
		t.Errorf("offered %v, %d texts", o, len(table.panel.texts.Items))
	}
	again := stage.Must[*Table](t)(NewTable(r.env, table.match.kept(ended))) // resigned and gone on with
	again.match.game.Resign()
	again.moved()
	if len(r.finished) != 1 {
		t.Error("it is told twice")
	}
	r.press(fyne.KeyG)
	if want := (Choice{Start: "lance-handicap", Opponent: "6", Rules: ruleSet, Takeback: true, Hints: true}); len(r.started) != 1 || r.started[0] != want {
		t.Errorf("begun %v", r.started)
	}
}

// TestNothingOffered: without an event the card of the end has no offer, nor after
// a game that does not count.
func TestNothingOffered(t *testing.T) {
	for opponent, past := range map[string][]progress.PastGame{
		"4++": played("4++", progress.GameLost, 1), Waits: played("4++", progress.GameLost, 3),
	} {
		r := newRoom(t, lessons.English, false, small)
		r.past = past
		table := r.game(against(opponent))
		r.click("resign", "resign")
		if table.offered() || len(table.panel.texts.Items) != 1 || len(r.finished) != 1 {
			t.Errorf("%s: offered %v, told %v", opponent, table.offer, r.finished)
		}
	}
}
