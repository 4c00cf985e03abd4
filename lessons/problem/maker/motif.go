package maker

import "terakoya/rules"

// plant begins a net with what a kind cannot do without, when chance would
// hardly bring it: a captor in a pin, a line through the head, a check to
// sente's king that the head shuts off. It reports false if the king's square
// leaves no room.
func (m *maker) plant(k *sketch) bool {
	switch m.rand.IntN(6) {
	case 0:
		return m.plantCaptor(k)
	case 1:
		return m.plantFilePin(k)
	case 2:
		return m.plantLine(k)
	case 3, 4:
		return m.plantCheck(k)
	}
	return true
}

// plantCaptor sets a piece of gote's next to its king, in a pin, that attacks
// the head.
func (m *maker) plantCaptor(k *sketch) bool {
	for range 10 {
		s := step(k.king, m.rand.IntN(3)-1, m.rand.IntN(3)-1)
		pc := rules.NewPiece(rules.White, pick(m, shelter))
		if s == k.king || !s.OnBoard() || !k.put(s, pc) {
			continue
		}
		if k.setup.Attacks(s).Has(k.head) && m.pin(k, s) {
			return true
		}
		k.setup.Board[s] = rules.NoPiece
	}
	return false
}

// plantFilePin sets a captor below the head, in a pin along the king's file.
func (m *maker) plantFilePin(k *sketch) bool {
	kind := pick(m, []rules.Kind{rules.Rook, rules.Rook, rules.Dragon, rules.Gold, rules.Horse})
	s := step(k.head, 0, 1)
	if kind == rules.Rook || kind == rules.Dragon {
		s = step(s, 0, m.rand.IntN(4))
	}
	return k.put(s, rules.NewPiece(rules.White, kind)) && m.pin(k, s)
}

// plantLine sets a slider of sente's that looks through the head at a square
// next to the king.
func (m *maker) plantLine(k *sketch) bool {
	df := 2*m.rand.IntN(2) - 1
	dr := m.rand.IntN(2)
	if !step(k.head, -df, -dr).OnBoard() {
		return false
	}
	s := k.head
	for range 1 + m.rand.IntN(5) {
		s = step(s, df, dr)
	}
	kinds := []rules.Kind{rules.Rook, rules.Dragon}
	if dr != 0 {
		kinds = []rules.Kind{rules.Bishop, rules.Bishop, rules.Horse}
	}
	return k.put(s, rules.NewPiece(rules.Black, pick(m, kinds)))
}

// plantCheck sets a piece of gote's that gives check through the head, in a pin,
// which leaves two forms: a bishop beside its king, or a rook beside the head.
func (m *maker) plantCheck(k *sketch) bool {
	side := 2*m.rand.IntN(2) - 1
	checker, kinds, dr := step(k.head, side, 0), []rules.Kind{rules.Rook, rules.Rook, rules.Dragon}, 0
	if m.chance(50) {
		checker, kinds, dr = step(k.king, side, 0), []rules.Kind{rules.Bishop, rules.Bishop, rules.Horse}, 1
	}
	own := k.head
	for range 1 + m.rand.IntN(6) {
		own = step(own, -side, dr)
	}
	return k.put(own, rules.NewPiece(rules.Black, rules.King)) &&
		k.put(checker, rules.NewPiece(rules.White, pick(m, kinds))) && m.pin(k, checker)
}
