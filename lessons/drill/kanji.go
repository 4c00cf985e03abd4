package drill

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// faces are the keys of the glossary for the faces of pieces.
var faces = map[rules.Kind]string{
	rules.Pawn: "pawn", rules.Lance: "lance", rules.Knight: "knight", rules.Silver: "silver", rules.Gold: "gold",
	rules.Bishop: "bishop", rules.Rook: "rook", rules.King: "king", rules.Tokin: "tokin",
	rules.PromotedLance: "promoted-lance", rules.PromotedKnight: "promoted-knight", rules.PromotedSilver: "promoted-silver",
	rules.Horse: "horse", rules.Dragon: "dragon",
}

// faceKeys are they in the order of the kinds.
var faceKeys = func() (all []string) {
	for _, k := range rules.AllKinds {
		all = append(all, faces[k])
	}
	return all
}()

// lookAlikes are the faces that beginners take for each other.
var lookAlikes = [][]rules.Kind{
	{rules.Knight, rules.Horse, rules.PromotedKnight}, {rules.Gold, rules.Silver, rules.PromotedSilver, rules.King},
	{rules.Rook, rules.Dragon}, {rules.Bishop, rules.Horse}, {rules.Pawn, rules.Tokin, rules.PromotedLance},
	{rules.Lance, rules.PromotedLance, rules.PromotedKnight}, {rules.PromotedSilver, rules.PromotedKnight, rules.PromotedLance},
}

// kanji lights a piece, and asks for its name. The cases: a plain face, or one
// that is turned over. The template states the names under their keys of the
// glossary. With the level more pieces stand about, more names are offered, and
// those that look alike first.
var kanji = Generator{
	Cases: []Case{{"plain", 1}, {"promoted", 1}}, Answers: faceKeys, Kind: lessons.Choice,
	make: func(m *maker, s *lessons.Step) bool {
		kind := one(m, rules.AllKinds[:])
		c := m.scene()
		sq := m.any(ranks(m.side, 3, 7))
		if kind.IsPromoted() != (m.kase == "promoted") || !c.put(m.side, kind, sq) {
			return false
		}
		c.scatter(4*(m.level-1), wholeBoard)
		mark(s, sq)
		keys := []string{faces[kind]}
		for _, other := range m.alikes(kind)[:min(1+m.level, 5)] {
			keys = append(keys, faces[other])
		}
		return shown(s, c.Setup) && m.pickOf(s, keys...)
	},
}

// alikes are the other kinds, with the level those first that look alike.
func (m *maker) alikes(kind rules.Kind) []rules.Kind {
	seen := map[rules.Kind]bool{kind: true}
	var all []rules.Kind
	add := func(kinds []rules.Kind) {
		for _, k := range kinds {
			if !seen[k] {
				seen[k] = true
				all = append(all, k)
			}
		}
	}
	for _, group := range lookAlikes {
		for _, k := range group {
			if k == kind && m.level > 2 {
				add(group)
			}
		}
	}
	rest := append([]rules.Kind{}, rules.AllKinds[:]...)
	shuffle(m, rest)
	add(rest)
	return all
}

// kanjiNone asks which of some faces cannot exist: gold and king have nothing on
// the back. Its cases say whose it is. The template states the names of all faces,
// and of the two that are none. With the level more faces are offered, and more of
// them turned over.
var kanjiNone = Generator{
	Cases: []Case{{"gold", 1}, {"king", 1}}, Answers: append([]string{"promoted-gold", "promoted-king"}, faceKeys...),
	Kind: lessons.Choice, hard: options,
	make: func(m *maker, s *lessons.Step) bool {
		c := m.scene()
		keys := []string{"promoted-" + m.kase}
		for len(keys) < 2+m.level {
			k := one(m, rules.AllKinds[:14-2*(5-m.level)])
			if m.level > 2 && m.chance(60) {
				k = k.Promoted()
			}
			for _, key := range keys {
				if key == faces[k] {
					k = rules.NoKind
				}
			}
			if k != rules.NoKind {
				keys = append(keys, faces[k])
			}
		}
		c.scatter(6, wholeBoard)
		return shown(s, c.Setup) && m.pickOf(s, keys...)
	},
}
