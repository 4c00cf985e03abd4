package drill

import (
	"fmt"
	"slices"
	"strings"

	"terakoya/lessons"
	"terakoya/rules"
)

// Opening is the moves that are known of a handicap: lines from its start, the
// first of which is the main one. Lines that come to the same position, by
// whatever moves, share what follows.
type Opening struct {
	Handicap string // its key
	Lines    [][]rules.Move
}

// ParseOpenings reads openings as text: a line each, the key of a handicap, a
// colon and the moves in USI; "#" begins a comment. The error names the line.
func ParseOpenings(text string) ([]Opening, error) {
	var all []Opening
	for n, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		if strings.TrimSpace(line) == "" {
			continue
		}
		key, moves, _ := strings.Cut(line, ":")
		key = strings.TrimSpace(key)
		played, err := parseLine(key, strings.Fields(moves))
		if err != nil {
			return nil, fmt.Errorf("openings, line %d: %w", n+1, err)
		}
		i := slices.IndexFunc(all, func(o Opening) bool { return o.Handicap == key })
		if i < 0 {
			i = len(all)
			all = append(all, Opening{Handicap: key})
		}
		all[i].Lines = append(all[i].Lines, played)
	}
	return all, nil
}

func parseLine(key string, moves []string) ([]rules.Move, error) {
	h, known := rules.HandicapByKey(key)
	if !known {
		return nil, fmt.Errorf("there is no handicap %q", key)
	}
	p := h.Position()
	var played []rules.Move
	for _, usi := range moves {
		a, err := rules.ParseAttempt(usi)
		if err == nil {
			p, err = p.Play(a)
		}
		if err != nil {
			return nil, fmt.Errorf("move %d: %w", len(played)+1, err)
		}
		played = append(played, a.Move())
	}
	return played, nil
}

// station is a position of an opening: how it came about, and the moves listed.
type station struct {
	handicap string
	path     []rules.Move
	branches []rules.Move
	turn     rules.Color
	known    bool // it lies on the main line
}

// stations lists the positions of openings in the order of their lines.
func stations(openings []Opening) []station {
	var all []station
	for _, o := range openings {
		h, known := rules.HandicapByKey(o.Handicap)
		if !known {
			continue
		}
		seen := map[uint64]int{}
		for n, line := range o.Lines {
			p := h.Position()
			for ply, move := range line {
				i, old := seen[p.Hash()]
				if !old {
					i = len(all)
					seen[p.Hash()] = i
					all = append(all, station{o.Handicap, line[:ply], nil, p.Turn(), n == 0})
				}
				if !slices.Contains(all[i].branches, move) {
					all[i].branches = append(all[i].branches, move)
				}
				p.Make(move)
			}
		}
	}
	return all
}

// handicapOpening shows a position of an opening, and asks for a move: any that is
// listed is right. The cases: known lies on the main line, new on a side line. With
// the level the position lies deeper.
var handicapOpening = Generator{
	Cases: []Case{{"known", 1}, {"new", 1}}, Kind: lessons.PlayMove, hard: played,
	make: func(m *maker, s *lessons.Step) bool {
		at, ok := m.station()
		if !ok {
			return false
		}
		h, _ := rules.HandicapByKey(at.handicap)
		s.Goal, s.Accept = listed(at.branches), slices.Clone(at.branches)
		return playable(s, h.Setup()) && follow(s, at.path...)
	},
}

// station draws a position of the case in which the side is to move, as deep as
// suits the level.
func (m *maker) station() (*station, bool) {
	depth := m.within(5*(m.level-1), 5*m.level)
	least := 1000
	var fit []*station
	for i := range m.book {
		at := &m.book[i]
		if at.turn != m.side || at.known != (m.kase == "known") {
			continue
		}
		off := max(len(at.path)-depth, depth-len(at.path))
		if off < least-2 {
			fit = nil
		}
		if least = min(least, off); off <= least+2 {
			fit = append(fit, at)
		}
	}
	if len(fit) == 0 {
		return nil, false
	}
	return one(m, fit), true
}

// listed is the goal to play one of some moves.
type listed []rules.Move

// Met reports whether the move is one of them.
func (g listed) Met(_ *rules.Position, m rules.Move) bool { return slices.Contains(g, m) }

// String lists them.
func (g listed) String() string {
	var all []string
	for _, m := range g {
		all = append(all, m.String())
	}
	return "one of " + strings.Join(all, " ")
}
