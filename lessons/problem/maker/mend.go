package maker

import "terakoya/rules"

// mend changes a draft in one way of many, with an eye on what is wrong with it.
func (w *wright) mend(d *draft, j *judgement) {
	if len(j.Cooks) > 0 && w.chance(40) {
		w.guard(d, pick(&w.maker, j.Cooks).Move.To())
		return
	}
	w.modify(d)
}

// guard gives gote a piece that attacks a square, or stands on it.
func (w *wright) guard(d *draft, s rules.Square) {
	kind := pick(&w.maker, shelter)
	pc := rules.NewPiece(rules.White, kind)
	if w.chance(25) {
		d.put(s, pc)
		return
	}
	d.put(w.whence(kind, rules.White, s), pc)
}

// whence returns a square from which a piece would attack s on an empty board,
// or OffBoard if there is none; near ones come more often.
func (w *wright) whence(kind rules.Kind, c rules.Color, s rules.Square) rules.Square {
	from := rules.Reach(c.Opponent(), kind, s).Squares() // looking back, a piece moves as the other side's
	if len(from) == 0 {
		return rules.OffBoard
	}
	a, b := pick(&w.maker, from), pick(&w.maker, from)
	if distance(b, s) < distance(a, s) {
		return b
	}
	return a
}

// modify changes a draft in one way, or not at all where that cannot be.
func (w *wright) modify(d *draft) {
	list := d.movable()
	if len(list) == 0 {
		return
	}
	s := pick(&w.maker, list)
	pc := d.board[s]
	switch w.rand.IntN(12) {
	case 0, 1, 2: // a piece stands next to where it stood
		d.board[s] = rules.NoPiece
		if !d.put(step(s, w.rand.IntN(3)-1, w.rand.IntN(3)-1), pc) {
			d.board[s] = pc
		}
	case 3, 4: // it is another, or turned over
		w.recast(d, s)
	case 5: // it is gone
		d.board[s] = rules.NoPiece
	case 6: // it is in hand
		if k := pc.Kind().Base(); pc.Color() == rules.Black {
			d.board[s] = rules.NoPiece
			d.hand[k]++
		}
	case 7, 8: // gote has one more near its king
		kind := pick(&w.maker, shelter)
		d.put(step(d.king(), w.rand.IntN(5)-2, w.rand.IntN(4)-1), rules.NewPiece(rules.White, kind))
	case 9: // sente has one more that looks at the king's surroundings
		near := step(d.king(), w.rand.IntN(3)-1, w.rand.IntN(3)-1)
		if kind := pick(&w.maker, attackers); near.OnBoard() {
			d.put(w.whence(kind, rules.Black, near), rules.NewPiece(rules.Black, kind))
		}
	case 10: // sente has one less in hand, or another
		w.exchange(d)
	case 11: // a slider stands farther off or nearer
		w.slide(d, s)
	}
}

// recast makes a piece another one of the same side.
func (w *wright) recast(d *draft, s rules.Square) {
	pc := d.board[s]
	kinds := attackers
	if pc.Color() == rules.White {
		kinds = shelter
	}
	k := pick(&w.maker, kinds)
	if pc.Color() == rules.Black && w.chance(40) {
		if k = pc.Kind().Promoted(); pc.Kind().IsPromoted() {
			k = pc.Kind().Base()
		}
	}
	d.board[s] = rules.NoPiece
	if !d.put(s, rules.NewPiece(pc.Color(), k)) {
		d.board[s] = pc
	}
}

// exchange takes a piece out of sente's hand and mostly gives it another.
func (w *wright) exchange(d *draft) {
	var held []rules.Kind
	for _, k := range rules.HandKinds {
		if d.hand[k] > 0 {
			held = append(held, k)
		}
	}
	if len(held) > 0 {
		d.hand[pick(&w.maker, held)]--
	}
	if w.chance(70) {
		d.hand[pick(&w.maker, rules.HandKinds[:])]++
	}
}

// slide moves a piece along its own lines.
func (w *wright) slide(d *draft, s rules.Square) {
	pc := d.board[s]
	to := d.attacks(s).Squares()
	if len(to) == 0 {
		return
	}
	d.board[s] = rules.NoPiece
	if !d.put(pick(&w.maker, to), pc) {
		d.board[s] = pc
	}
}

// alter makes another problem of a sound one: it is shifted as a whole or has a
// few changes, and is repaired.
func (w *wright) alter(f *finding) {
	d := f.draft
	if w.chance(25) {
		d = d.shifted(w.rand.IntN(5)-2, w.rand.IntN(3)-1)
	}
	for range 1 + w.rand.IntN(3) {
		w.modify(&d)
	}
	if d == f.draft || !d.king().OnBoard() {
		return
	}
	w.finish(d, w.judge(&d, 0))
}

// shifted returns the draft with all pieces moved; those that leave the board
// are gone.
func (d *draft) shifted(df, dr int) draft {
	out := draft{hand: d.hand}
	for s, pc := range d.board {
		if to := step(rules.Square(s), df, dr); pc != rules.NoPiece && to.OnBoard() {
			out.board[to] = pc
		}
	}
	return out
}
