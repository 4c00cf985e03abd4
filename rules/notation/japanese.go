package notation

import (
	"unicode/utf8"

	"terakoya/rules"
)

// ranks are the kanji of the ranks, from 1.
var ranks = [...]rune{1: '一', '二', '三', '四', '五', '六', '七', '八', '九'}

// marks are the marks of the sides that are written.
var marks = [2]string{rules.Black: "▲", rules.White: "△"}

// writeJapanese writes the side's mark, the square or 同, the piece, its
// relation to others of its kind, and 打, 成 or 不成.
//
// 打 stands only where a piece on the board could come to the square too, and
// 成 or 不成 wherever the move may promote (JSA, 棋譜の表記方法). A drop that is a
// foul has 打 also where nothing else would tell that it is a drop.
func writeJapanese(p *rules.Position, a rules.Attempt, prev rules.Square) string {
	k, ok := moved(p, a)
	if !ok {
		return a.String()
	}
	b := append(make([]byte, 0, 32), marks[p.Turn()]...)
	b = appendSquare(b, a.To, prev)
	b = append(b, kanji[k]...)
	able := rivalsFor(p, k, a.To)
	switch {
	case a.Drop == rules.NoKind:
		marks := able.relation(a.From)
		b = append(b, sideKanji[marks.side]...)
		b = append(b, motionKanji[marks.motion]...)
	case !able.set.Empty() || a.Promote || p.Hand(p.Turn()).Count(k) == 0 || p.At(a.To) != rules.NoPiece:
		b = append(b, "打"...)
	}
	switch {
	case a.Promote:
		b = append(b, "成"...)
	case a.Drop == rules.NoKind && mayPromote(p.Turn(), k, a.From, a.To):
		b = append(b, "不成"...)
	}
	return string(b)
}

// appendSquare writes a square as a full-width digit and a kanji, or as 同 and a
// wide blank if the move before came there.
func appendSquare(b []byte, s, prev rules.Square) []byte {
	if s == prev {
		return append(b, "同　"...)
	}
	b = utf8.AppendRune(b, '０'+rune(s.File()))
	return utf8.AppendRune(b, ranks[s.Rank()])
}

// readJapanese reads Japanese and KIF.
func readJapanese(p *rules.Position, text string, prev rules.Square) (rules.Attempt, error) {
	r := reader{p: p, text: text}
	s := said{from: rules.OffBoard}
	if err := r.begin(); err != nil {
		return rules.Attempt{}, err
	}
	if err := r.destination(&s, prev); err != nil {
		return rules.Attempt{}, err
	}
	r.spaces()
	if err := r.kanjiKind(&s); err != nil {
		return rules.Attempt{}, err
	}
	if err := r.marks(&s); err != nil {
		return rules.Attempt{}, err
	}
	return r.attempt(&s)
}

// destination reads a square, 同, or both in either order.
func (r *reader) destination(s *said, prev rules.Square) error {
	at := r.at
	same := r.take('同')
	r.spaces()
	s.to = prev
	if file := r.digit(); file > 0 {
		rank := r.digit()
		if rank == 0 {
			return r.fail(WantRank, "the rank, from 一 to 九")
		}
		s.to = rules.NewSquare(file, rank)
		r.spaces()
		if !same {
			at = r.at
			same = r.take('同')
		}
	} else if !same {
		return r.fail(WantSquare, "a square such as ７六, or 同")
	}
	switch {
	case same && !prev.OnBoard():
		return r.failAt(at, NoneBefore, "同 is the square of the move before, and there is none")
	case same && s.to != prev:
		return r.failAt(at, NotSame, "同 is %s, where the move before came to, but the text says %s", prev, s.to)
	}
	return nil
}

// kanjiKind reads the name of a piece. 成 before it names the promoted side.
func (r *reader) kanjiKind(s *said) error {
	s.kindAt = r.at
	promoted := r.take('成')
	s.kind = kindOfKanji(r.peek())
	switch {
	case s.kind == rules.NoKind:
		return r.fail(WantPiece, "the name of a piece")
	case promoted && !s.kind.CanPromote():
		return r.fail(WantFlip, "a piece that has a promoted side")
	case promoted:
		s.kind = s.kind.Promoted()
	}
	r.next()
	return nil
}
