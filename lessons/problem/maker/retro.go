package maker

import (
	"slices"

	"terakoya/rules"
)

// extend looks for a problem two plies longer than a sound one: it takes back a
// move of gote's and a check of sente's, and repairs what comes of it.
func (w *wright) extend(f *finding) {
	d := f.draft
	if !w.takeBackReply(&d) || !w.takeBackCheck(&d, f.mate.Length+2) {
		return
	}
	if w.chance(30) {
		w.modify(&d)
	}
	w.finish(d, w.judge(&d, f.mate.Length+2))
}

// rewind looks for another mate in one: it takes back a check that mated.
func (w *wright) rewind(f *finding) { w.begin(f.mated, 1) }

// recommence looks for a problem that begins with another move and goes on alike.
func (w *wright) recommence(f *finding) { w.begin(f.checked, f.mate.Length) }

// begin takes back a check, so that a problem of so many plies begins with it.
func (w *wright) begin(d draft, length int) {
	if w.chance(40) {
		w.modify(&d)
	}
	if len(d.checkers()) > 0 && w.takeBackCheck(&d, length) {
		w.finish(d, w.judge(&d, length))
	}
}

// takeBackReply takes back a move of gote's, mostly of its king, and perhaps a
// capture with it. Gote is in check then, or it reports false.
func (w *wright) takeBackReply(d *draft) bool {
	s := d.king()
	if w.chance(25) {
		s = pick(&w.maker, d.of(rules.White))
	}
	pc := d.board[s]
	from := w.retreat(d, s)
	if !d.put(from, pc) {
		return false
	}
	d.board[s] = rules.NoPiece
	if !d.attacks(from).Has(s) {
		return false
	}
	if pc.Kind() != rules.King || w.chance(50) {
		d.put(s, rules.NewPiece(rules.Black, pick(&w.maker, attackers)))
	}
	return len(d.checkers()) > 0
}

// retreat returns a square from which the piece on s may have come.
func (w *wright) retreat(d *draft, s rules.Square) rules.Square {
	pc := d.board[s]
	return w.whence(pc.Kind(), pc.Color(), s)
}

// checkers lists the pieces of sente's that give check.
func (d *draft) checkers() []rules.Square {
	king := d.king()
	return slices.DeleteFunc(d.of(rules.Black), func(s rules.Square) bool { return !d.attacks(s).Has(king) })
}

// takeBackCheck takes back the move of sente's that gave check, so that a problem
// of so many plies begins with it. It reports false if that cannot be, or if
// there are enough of that sort.
func (w *wright) takeBackCheck(d *draft, length int) bool {
	checker := pick(&w.maker, d.checkers())
	moves, drops := w.shelf.roomFor(length, onBoard), w.shelf.roomFor(length, fromHand)
	if moves && w.chance(35) {
		return w.cover(d, checker)
	}
	pc := d.board[checker]
	d.board[checker] = rules.NoPiece
	if k := pc.Kind(); drops && k.InHand() && (!moves || w.chance(65)) {
		d.hand[k]++
		return len(d.checkers()) == 0
	}
	if !moves {
		return false
	}
	from := w.unmoved(d, checker, pc)
	if !from.OnBoard() {
		return false
	}
	if w.chance(25) {
		w.release(d, checker)
	}
	return len(d.checkers()) == 0
}

// unmoved puts a piece of sente's on a square from which it came to s, and
// returns it; it may have promoted on the way.
func (w *wright) unmoved(d *draft, s rules.Square, pc rules.Piece) rules.Square {
	kind := pc.Kind()
	if kind.IsPromoted() && w.chance(60) {
		kind = kind.Base()
	}
	from := w.whence(kind, rules.Black, s)
	if !from.OnBoard() || kind != pc.Kind() && from.Rank() > 3 && s.Rank() > 3 || !d.put(from, rules.NewPiece(rules.Black, kind)) {
		return rules.OffBoard
	}
	if !d.attacks(from).Has(s) {
		return rules.OffBoard
	}
	return from
}

// release gives gote back a piece that was captured on s, if sente has one.
func (w *wright) release(d *draft, s rules.Square) {
	if k := pick(&w.maker, shelter); d.hand.Count(k.Base()) > 0 && d.put(s, rules.NewPiece(rules.White, k)) {
		d.hand[k.Base()]--
	}
}

// cover takes back a discovered check: another piece of sente's came from the
// line between the checker and the king.
func (w *wright) cover(d *draft, checker rules.Square) bool {
	king := d.king()
	var ways []draft
	for from := range rules.Line(king, checker).And(d.attacks(checker)).All() {
		if from == king || distance(from, king)+distance(from, checker) != distance(king, checker) {
			continue
		}
		for _, s := range d.of(rules.Black) {
			if s != checker {
				ways = append(ways, d.unmoves(s, from)...)
			}
		}
	}
	if len(ways) == 0 {
		return false
	}
	if *d = pick(&w.maker, ways); w.chance(25) {
		w.modify(d)
	}
	return len(d.checkers()) == 0
}

// unmoves returns the drafts in which the piece on s stands on from and may move
// to s, turning over or not.
func (d *draft) unmoves(s, from rules.Square) []draft {
	kind := d.board[s].Kind()
	kinds := []rules.Kind{kind}
	if kind.IsPromoted() && min(s.Rank(), from.Rank()) <= 3 {
		kinds = append(kinds, kind.Base())
	}
	var out []draft
	for _, k := range kinds {
		before := *d
		before.board[s] = rules.NoPiece
		if before.put(from, rules.NewPiece(rules.Black, k)) && before.attacks(from).Has(s) {
			out = append(out, before)
		}
	}
	return out
}
