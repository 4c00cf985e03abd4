package drill

import (
	"slices"
	"strconv"

	"terakoya/lessons"
	"terakoya/rules"
)

// options counts what is offered; it measures a Choice whose answers come closer.
func options(s *lessons.Step) int { return len(s.Option) }

// handicapKeys are the keys of the handicaps, from none to the largest.
var handicapKeys = func() (all []string) {
	for _, h := range rules.Handicaps {
		all = append(all, h.Key)
	}
	return all
}()

// handicapName shows the board at the start of a game, and asks for its name. The
// cases are the handicaps; the template states the names under their keys, two at
// the least. With
// the level more names are offered, of handicaps that are closer.
var handicapName = Generator{
	Cases: starts, Answers: handicapKeys, ByCase: true, Kind: lessons.Choice, hard: options,
	make: func(m *maker, s *lessons.Step) bool {
		h, _ := rules.HandicapByKey(m.kase)
		at := slices.Index(handicapKeys, m.kase)
		var others []string
		for i, key := range handicapKeys {
			if reach := 20 - 4*(m.level-1); i != at && m.drill.Answers[key] != nil && max(i-at, at-i) <= reach {
				others = append(others, key)
			}
		}
		shuffle(m, others)
		return shown(s, unturned(h)) && m.pickOf(s, append([]string{m.kase}, others[:min(len(others), 1+m.level)]...)...)
	},
}

// handicapFirst shows the board at the start of a game and asks who moves first:
// uwate, or whom the toss of pawns gives the first move. From level 3 on shitate
// is offered too.
var handicapFirst = Generator{
	Cases: []Case{{"even", 4}, {"handicap", 6}}, Answers: []string{"uwate", "furigoma", "shitate"}, Kind: lessons.Choice, hard: options,
	make: func(m *maker, s *lessons.Step) bool {
		h, right, other := rules.Handicaps[0], "furigoma", "uwate"
		if m.kase == "handicap" {
			h, right, other = one(m, rules.Handicaps[1:]), "uwate", "furigoma"
		}
		keys := []string{right, other}
		if m.level > 2 {
			keys = append(keys, "shitate")
		}
		return shown(s, unturned(h)) && m.pickOf(s, keys...)
	},
}

// handicapCredit shows the board at the start of a game, and asks how many points
// uwate is given for it in an impasse. The cases are how much it is: light up to 6
// points, middle up to 14, heavy more. With the level more numbers are offered.
var handicapCredit = Generator{
	Cases: []Case{{"light", 1}, {"middle", 1}, {"heavy", 1}}, Kind: lessons.Choice, hard: options,
	make: func(m *maker, s *lessons.Step) bool {
		h := one(m, rules.Handicaps[1:])
		credit := h.Points()
		kase := "heavy"
		if credit <= 6 {
			kase = "light"
		} else if credit <= 14 {
			kase = "middle"
		}
		if kase != m.kase {
			return false
		}
		given := len(h.Removed) // what one point a piece would be
		wrong := []int{given, 5 * given, credit + 5, credit + 4, 27 - credit, credit - 5, credit + 1, credit - 1, credit + 2, credit - 2}
		all := []string{strconv.Itoa(credit)}
		for _, n := range wrong {
			if text := strconv.Itoa(n); n > 0 && len(all) < 2+m.level && !slices.Contains(all, text) {
				all = append(all, text)
			}
		}
		return shown(s, unturned(h)) && m.figures(s, all...)
	},
}

// unturned is the board at the start without who moves first, which would tell
// whether it is a handicap.
func unturned(h rules.Handicap) rules.Setup {
	s := h.Setup()
	s.Turn = rules.Black
	return s
}
