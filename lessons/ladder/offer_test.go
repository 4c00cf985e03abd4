package ladder

import (
	"math"
	"math/rand/v2"
	"testing"

	"terakoya/rules/engine/search"
)

// played writes games on one rung: W won, L lost, D drawn, h a win with help.
func played(r Rung, text string) []Game {
	var all []Game
	for _, c := range text {
		g := Game{Rung: r}
		switch c {
		case 'L':
			g.Result = Lost
		case 'D':
			g.Result = Drawn
		case 'h':
			g.Help = FreeHelp + 1
		}
		all = append(all, g)
	}
	return all
}

// TestOffers: what is offered after games on one rung, of which each offer is
// left.
func TestOffers(t *testing.T) {
	for text, want := range map[string]Reason{
		"": Begin, "W": Stay, "WW": Stay, "WWW": ThreeWins, "WWWW": Stay, "WWWWW": Stay, "WWWWWW": ThreeWins,
		"L": Stay, "LL": Stay, "LLL": ThreeLosses, "LLLL": Stay, "LLLLLL": ThreeLosses,
		"WWLWW": Stay, "WWLWWW": ThreeWins, "LLWLL": Stay, "LLWLLL": ThreeLosses,
		"WWWLWW": FiveOfSix, "WWWWLW": FiveOfSix, "WWWWWL": Stay, "WWWLWWW": Stay, "WWWLWWWWW": ThreeWins, "WWWLLWW": Stay,
		"WWD": Stay, "WWDW": Stay, "LLD": Stay, "LLDL": Stay, "DDD": Stay,
		"WWh": Stay, "hhh": Stay, "WWhW": Stay, "LLh": Stay, "LLhL": Stay, "WWWhWW": FiveOfSix,
	} {
		want := Offer{first, want}
		switch want.Reason {
		case ThreeWins, FiveOfSix:
			want.Rung, _ = first.Harder()
		case ThreeLosses:
			want.Rung, _ = first.Easier()
		case Begin, Stay:
		}
		if got := Read(played(first, text)).Offer; got != want {
			t.Errorf("%q: %v, %s; want %s", text, got.Rung, got.Reason, want.Reason)
		}
	}
}

// TestOtherRung: a row is on one rung; who goes elsewhere begins a new one.
func TestOtherRung(t *testing.T) {
	other := Rung{Handicap: "even-game", Level: search.LevelAt(2, 0)}
	games := append(played(first, "WW"), played(other, "W")...)
	if got := Read(games).Offer; got != (Offer{other, Stay}) {
		t.Errorf("%v", got)
	}
	games = append(games, played(other, "WW")...)
	if got := Read(games).Offer; got.Reason != ThreeWins || got.Rung.Gap() <= other.Gap() {
		t.Errorf("%v", got)
	}
}

// TestEnds: past the ends of the ladder nothing is offered.
func TestEnds(t *testing.T) {
	all := Rungs()
	for r, text := range map[Rung]string{
		all[0]: "LLL", all[len(all)-1]: "WWW", {"rook-handicap", 0, true}: "LLL", {"rook-handicap", search.Strongest, true}: "WWW",
	} {
		if got := Read(played(r, text)).Offer; got != (Offer{r, Stay}) {
			t.Errorf("%v: %v", r, got)
		}
	}
	giver := Rung{"rook-handicap", search.LevelAt(3, 2), true}
	want := Offer{Rung{"rook-handicap", search.LevelAt(4, 0), true}, ThreeWins}
	if got := Read(played(giver, "WWW")).Offer; got != want {
		t.Errorf("who gives: %v", got)
	}
}

// TestOneAtATime: whatever is played, an offer is of the rung played last or a
// neighbour of it, and between two that move lie three games.
func TestOneAtATime(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 8))
	for range 300 {
		var games []Game
		since := 0
		for range 60 {
			last := Read(games).Offer.Rung
			if len(games) > 0 && random.IntN(2) == 0 {
				last = games[len(games)-1].Rung // the offer is left
			}
			games = append(games, Game{last, Result(random.IntN(3)), random.IntN(8)})
			since++
			got := Read(games).Offer
			up, _ := last.Harder()
			down, _ := last.Easier()
			switch got.Reason {
			case ThreeWins, FiveOfSix:
				if got.Rung != up || games[len(games)-1].Result != Won {
					t.Fatalf("%s: %v after %v", got.Reason, got.Rung, last)
				}
			case ThreeLosses:
				if got.Rung != down || games[len(games)-1].Result != Lost {
					t.Fatalf("%s: %v after %v", got.Reason, got.Rung, last)
				}
			case Stay:
				if got.Rung != last {
					t.Fatalf("%v after %v", got.Rung, last)
				}
				continue
			case Begin:
				t.Fatal("it begins again")
			}
			if since < inARow {
				t.Fatalf("%s after %d games", got.Reason, since)
			}
			since = 0
		}
	}
}

// TestRating: it moves by K times what was not expected; help takes the rise, not
// the fall.
func TestRating(t *testing.T) {
	start := Read(nil).Rating
	expected := first.Score(start)
	for name, c := range map[string]struct {
		game Game
		want float64
	}{
		"won":          {Game{first, Won, FreeHelp}, newShift * (1 - expected)},
		"lost":         {Game{first, Lost, 0}, -newShift * expected},
		"drawn":        {Game{first, Drawn, 0}, newShift * (0.5 - expected)},
		"won, helped":  {Game{first, Won, FreeHelp + 1}, 0},
		"lost, helped": {Game{first, Lost, 99}, -newShift * expected},
	} {
		if s := Read([]Game{c.game}); s.Games != 1 || s.Rating-start-c.want > 1e-9 || c.want-s.Rating+start > 1e-9 {
			t.Errorf("%s: %g, want %g", name, s.Rating-start, c.want)
		}
	}
	high := Rung{Handicap: "even-game", Level: search.LevelAt(4, 0)}
	for text, want := range map[string]float64{"W": high.Gap(), "h": start, "WWW": high.Gap() + 2*newShift*0.45} {
		if got := Read(played(high, text)).Rating; math.Abs(got-want) > 10 {
			t.Errorf("%q far up: %g, want about %g", text, got, want)
		}
	}
	games := played(first, "WLWLWLWLWL")
	before := Read(games).Rating
	got := Read(append(games, Game{Rung: first})).Rating - before
	if want := laterShift * (1 - first.Score(before)); got-want > 1e-9 || want-got > 1e-9 {
		t.Errorf("the 11th game moves it by %g, want %g", got, want)
	}
}
