package problem

import (
	"context"
	"slices"

	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/mate"
)

// Theme is something that the attacker does on the way to a mate. The list is
// closed: whoever offers problems by theme must name each. The zero Theme is none.
type Theme uint8

// The themes.
const (
	// FirstDrop: the first move is a drop.
	FirstDrop Theme = iota + 1
	// KnightCheck: a knight gives check.
	KnightCheck
	// Sacrifice: a piece is given. The longest defence takes it at once.
	Sacrifice
	// GreatSacrifice: the piece given is a rook or a bishop, promoted or not.
	GreatSacrifice
	// Discovered: a piece moves away, and another one gives check alone.
	Discovered
	// Double: two pieces give check at once.
	Double
	// Unpromoted: a piece that could promote does not.
	Unpromoted

	themes
)

// AllThemes lists every theme.
var AllThemes = func() (all []Theme) {
	for t := FirstDrop; t < themes; t++ {
		all = append(all, t)
	}
	return all
}()

var themeNames = [themes]string{"", "drop", "knight", "sacrifice", "great-sacrifice", "discovered", "double", "unpromoted"}

// String returns the name that settings and messages use, such as "drop"; it is
// empty for the zero Theme.
func (t Theme) String() string { return themeNames[t] }

// ParseTheme reads the name of a theme.
func ParseTheme(name string) (Theme, bool) {
	i := slices.Index(themeNames[:], name)
	return Theme(max(i, 0)), i > 0
}

// Themes is a set of themes.
type Themes uint16

// Has reports whether a theme is in the set.
func (s Themes) Has(t Theme) bool { return s&(1<<t) != 0 }

func (s *Themes) add(t Theme, shown bool) {
	if shown {
		*s |= 1 << t
	}
}

// ThemesOf returns the themes of a solved problem: those of each move of the
// attacker in its solution that no other move could take the place of. Before the
// last move no other could, or the problem would not be sound.
func ThemesOf(p rules.Position, solved *mate.Problem) Themes {
	var all Themes
	line := solved.Solution
	for ply, m := range line {
		last := ply == len(line)-1
		if ply%2 == 0 && (!last || ply == 0 || len(matesAtOnce(p)) == 1) {
			all |= themesOfMove(p, line[ply:])
		}
		p.Make(m)
	}
	all.add(FirstDrop, len(line) > 0 && line[0].IsDrop())
	return all
}

// themesOfMove are those of the first move of a line, in p.
func themesOfMove(p rules.Position, line []rules.Move) Themes {
	m := line[0]
	unturned := !m.IsDrop() && !m.Promotes() && slices.Contains(p.Legal(), m.Promote())
	p.Make(m)
	kind, checkers := p.At(m.To()).Kind(), p.Checkers()
	given := len(line) > 1 && line[1].To() == m.To()
	great := kind.Base() == rules.Rook || kind.Base() == rules.Bishop
	var all Themes
	all.add(KnightCheck, kind == rules.Knight && checkers.Has(m.To()))
	all.add(Sacrifice, given)
	all.add(GreatSacrifice, given && great)
	all.add(Discovered, checkers.Len() == 1 && !checkers.Has(m.To()))
	all.add(Double, checkers.Len() > 1)
	all.add(Unpromoted, unturned)
	return all
}

// matesAtOnce lists the moves that mate.
func matesAtOnce(p rules.Position) []rules.Move {
	return slices.DeleteFunc(checks(p), func(m rules.Move) bool {
		after := p
		after.Make(m)
		return after.HasLegal()
	})
}

// AllThemesOf solves problems and returns the themes of each, by its id; of one that
// is not solved within [ProofNodes] there are none. A thousand take about a second. It
// ends with ctx, with what it has.
func AllThemesOf(ctx context.Context, all []Mate) map[string]Themes {
	s, found := mate.New(1<<13), make(map[string]Themes, len(all))
	for i := range all {
		if ctx.Err() != nil {
			break
		}
		m := &all[i]
		solved := s.Problem(ctx, m.Position, engine.Limits{Depth: m.Length, Nodes: ProofNodes})
		found[m.ID] = ThemesOf(m.Position, &solved)
	}
	return found
}
