package match

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"time"
)

// Result is a match that was played.
type Result struct {
	Games []Game // in their order
}

// Tally is what a result counts, from the side of A.
type Tally struct {
	Won, Drawn, Lost int
	AsBlack, AsWhite [3]int         // won, drawn and lost
	Reasons          map[string]int // how often, such as "A mate", "B illegal" (who won and why) or "= cap"
	Plies            int            // of all games
	Illegal, Errors  [2]int         // by side, A first
	Work             [2]Work
	Manners          [2]Manners
	Different        int // games whose moves are not those of another
}

// Tally counts the result.
func (r *Result) Tally() Tally {
	t := Tally{Reasons: map[string]int{}}
	seen := map[string]bool{}
	for i := range r.Games {
		g := &r.Games[i]
		t.Plies += len(g.Moves)
		seen[fmt.Sprint(g.Moves)] = true
		for side := range g.Work {
			t.Work[side].add(g.Work[side])
			t.Manners[side].add(g.Manners[side])
		}
		t.note(g)
	}
	t.Different = len(seen)
	return t
}

// note counts how a game ended.
func (t *Tally) note(g *Game) {
	who, counts, loser, at := "=", &t.Drawn, 0, 1
	switch g.Result() {
	case 1:
		who, counts, loser, at = "A", &t.Won, 1, 0
	case 0:
		who, counts, at = "B", &t.Lost, 2
	}
	*counts++
	colour := &t.AsBlack
	if g.A != 0 {
		colour = &t.AsWhite
	}
	colour[at]++
	t.Reasons[who+" "+g.Reason()]++
	switch g.End {
	case ByIllegal:
		t.Illegal[loser]++
	case ByError:
		t.Errors[loser]++
	case ByLaw, ByCap:
	}
}

// Games returns how many there are.
func (t *Tally) Games() int { return t.Won + t.Drawn + t.Lost }

// Score returns what A has won, from 0 to 1; a draw is half a game.
func (t *Tally) Score() float64 {
	return (float64(t.Won) + float64(t.Drawn)/2) / float64(max(t.Games(), 1))
}

// Elo returns how much stronger A is by the score, and the interval in which that lies
// with a chance of 95 %. All or nothing won is infinite.
func (t *Tally) Elo() (elo, low, high float64) {
	n, p := float64(max(t.Games(), 1)), t.Score()
	squares := float64(t.Won)*(1-p)*(1-p) + float64(t.Drawn)*(0.5-p)*(0.5-p) + float64(t.Lost)*p*p
	within := 1.96 * math.Sqrt(squares) / n
	return rating(p), rating(p - within), rating(p + within)
}

// rating returns how many points of Elo a score is.
func rating(p float64) float64 {
	switch {
	case p <= 0:
		return math.Inf(-1)
	case p >= 1:
		return math.Inf(1)
	}
	return 400 * math.Log10(p/(1-p))
}

// String returns the result in one line.
func (t *Tally) String() string {
	elo, low, high := t.Elo()
	return fmt.Sprintf("+%d =%d -%d (black %s, white %s) %.0f %% Elo %+.0f [%+.0f, %+.0f], %d plies, %d of %d games different | A %s | B %s | %s",
		t.Won, t.Drawn, t.Lost, slashed(t.AsBlack), slashed(t.AsWhite), 100*t.Score(), elo, low, high,
		t.Plies/max(t.Games(), 1), t.Different, t.Games(), t.side(0), t.side(1), t.reasons())
}

func slashed(n [3]int) string { return fmt.Sprintf("%d/%d/%d", n[0], n[1], n[2]) }

// side returns what a side did, a move on the average.
func (t *Tally) side(i int) string {
	w, m := &t.Work[i], &t.Manners[i]
	moves := float64(max(w.Moves, 1))
	text := fmt.Sprintf("%.1f ms, %.0f nodes, depth %.1f a move, took back %d of %d, hung %d of %d",
		float64(w.Spent)/float64(time.Millisecond)/moves, float64(w.Nodes)/moves, float64(w.Depth)/moves,
		m.Taken, m.Due, m.Hung, m.Moves)
	if t.Illegal[i] > 0 || t.Errors[i] > 0 {
		text += fmt.Sprintf(", ILLEGAL %d, ERRORS %d", t.Illegal[i], t.Errors[i])
	}
	return text
}

// reasons returns why games ended, the most frequent first.
func (t *Tally) reasons() string {
	all := slices.SortedFunc(maps.Keys(t.Reasons), func(a, b string) int {
		if d := t.Reasons[b] - t.Reasons[a]; d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	for i, why := range all {
		all[i] = fmt.Sprintf("%s %d", why, t.Reasons[why])
	}
	return strings.Join(all, ", ")
}
