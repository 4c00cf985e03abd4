package notation

import "terakoya/rules"

// marks reads what follows the name of the piece, in any order: its relation to
// others, 打, 成 or 不成, and the origin of KIF.
func (r *reader) marks(s *said) error {
	for {
		r.spaces()
		at := r.at
		switch c := r.peek(); c {
		case end:
			return r.agree(s)
		case '左', '右':
			if s.relation.side != anySide {
				return r.failAt(at, WantOnce, "a second mark of a side")
			}
			s.relation.side = sideOfKanji(c)
		case '上', '行', '入', '寄', '引', '直':
			if s.relation.motion != anyMotion {
				return r.failAt(at, WantOnce, "a second mark of a motion")
			}
			s.relation.motion = motionOfKanji(c)
		case '打', '成', '不', '生':
			if err := r.turning(s); err != nil {
				return err
			}
			continue
		case '(', '（':
			if err := r.origin(s); err != nil {
				return err
			}
			continue
		default:
			return r.fail(WantMark, "a mark such as 右, 上, 打, 成 or 不成")
		}
		if s.markAt == 0 {
			s.markAt = at
		}
		r.next()
	}
}

func sideOfKanji(c rune) side {
	if c == '左' {
		return left
	}
	return right
}

// motionOfKanji takes 行 and 入, older words for going forward, as 上.
func motionOfKanji(c rune) motion {
	switch c {
	case '寄':
		return across
	case '引':
		return back
	case '直':
		return straight
	}
	return up
}

// turning reads 打, 成, 不成 or 生, the old form of 不成.
func (r *reader) turning(s *said) error {
	at, c := r.at, r.peek()
	r.next()
	var flag *bool
	switch c {
	case '打':
		flag = &s.drop
	case '成':
		flag = &s.promote
	default:
		if c == '不' && !r.take('成') {
			return r.fail(WantMark, "成 after 不")
		}
		flag = &s.decline
	}
	if *flag {
		return r.failAt(at, WantOnce, "%s stands twice", r.text[at:r.at])
	}
	if *flag = true; s.promote && s.decline {
		return r.failAt(at, WantOnce, "成 and 不成 exclude each other")
	}
	return nil
}

// agree refuses marks that exclude each other.
func (r *reader) agree(s *said) error {
	switch {
	case s.drop && s.from.OnBoard():
		return r.failAt(s.kindAt, DropOrigin, "a piece that is dropped (打) has no origin on the board")
	case s.drop && s.relation != (relation{}):
		return r.failAt(s.markAt, DropOrigin, "the mark %s is for pieces on the board, not for a drop (打)", s.relation)
	}
	return nil
}

// origin reads the square that a piece leaves, as KIF writes it: (77). From the
// hand it is (00).
func (r *reader) origin(s *said) error {
	at := r.at
	if s.from.OnBoard() {
		return r.failAt(at, WantOnce, "a second origin")
	}
	r.next()
	if r.take('0') || r.take('０') {
		if !r.take('0') && !r.take('０') {
			return r.fail(WantOrigin, "00, the origin of a drop")
		}
		s.drop = true
	} else {
		file := r.digit()
		rank := r.digit()
		if s.from = rules.NewSquare(file, rank); !s.from.OnBoard() {
			return r.fail(WantOrigin, "the file and the rank of the origin, such as (77)")
		}
	}
	if !r.take(')') && !r.take('）') {
		return r.fail(WantOrigin, "a closing parenthesis")
	}
	return nil
}
