package notation

import "terakoya/rules"

// writeWestern writes the letter of the piece, its origin if another of the
// identical kind could come to the square, the sign of a move (-), a capture (x)
// or a drop (*), the square, and + or = where the piece may promote (Hodges and
// Townhill, "Shogi" no. 2, 1976).
func writeWestern(p *rules.Position, a rules.Attempt, _ rules.Square) string {
	return writeLetters(p, a, appendDigitLetter)
}

// appendDigitLetter writes a square as 7f.
func appendDigitLetter(b []byte, s rules.Square) []byte {
	return append(b, '0'+byte(s.File()), 'a'-1+byte(s.Rank()))
}

// writeLetters writes Western notation with squares as the caller writes them.
func writeLetters(p *rules.Position, a rules.Attempt, square func([]byte, rules.Square) []byte) string {
	k, ok := moved(p, a)
	if !ok {
		return a.String()
	}
	b := append(make([]byte, 0, 16), k.String()...)
	switch {
	case a.Drop != rules.NoKind:
		b = append(b, '*')
	default:
		if able := rivalsFor(p, k, a.To); able.others(a.From) {
			b = square(b, a.From)
		}
		b = append(b, stroke(p, a.To))
	}
	b = square(b, a.To)
	switch {
	case a.Promote:
		b = append(b, '+')
	case a.Drop == rules.NoKind && mayPromote(p.Turn(), k, a.From, a.To):
		b = append(b, '=')
	}
	return string(b)
}

// stroke returns the sign of a move on the board.
func stroke(p *rules.Position, to rules.Square) byte {
	if p.At(to) == rules.NoPiece {
		return '-'
	}
	return 'x'
}

// readWestern reads Western and Hosking: squares as 7f or 76, signs that may be
// left out as in modified Hosking, ' for * as on shogi-l, ^ for +, and kanji for
// pieces as Kitao and Kawasaki write.
func readWestern(p *rules.Position, text string, _ rules.Square) (rules.Attempt, error) {
	r := reader{p: p, text: text}
	s := said{from: rules.OffBoard}
	if err := r.begin(); err != nil {
		return rules.Attempt{}, err
	}
	if err := r.letterKind(&s); err != nil {
		return rules.Attempt{}, err
	}
	if err := r.way(&s); err != nil {
		return rules.Attempt{}, err
	}
	switch r.peek() {
	case '+', '^':
		s.promote = true
		r.next()
	case '=':
		s.decline = true
		r.next()
	}
	if err := r.finish(); err != nil {
		return rules.Attempt{}, err
	}
	return r.attempt(&s)
}

// letterKind reads a piece: a letter, with + before it for the promoted side.
func (r *reader) letterKind(s *said) error {
	s.kindAt = r.at
	promoted := r.take('+')
	s.kind = kindOfLetter(r.peek())
	switch {
	case s.kind == rules.NoKind && !promoted:
		return r.kanjiKind(s)
	case s.kind == rules.NoKind:
		return r.fail(WantPiece, "the letter of a piece after +")
	case promoted && !s.kind.CanPromote():
		return r.fail(WantFlip, "a piece that has a promoted side after +")
	case promoted:
		s.kind = s.kind.Promoted()
	}
	r.next()
	return nil
}

// way reads the squares and the sign between them: of one square it is the one
// that the piece comes to.
func (r *reader) way(s *said) error {
	fromAt := r.at
	from, err := r.square()
	if err != nil {
		return err
	}
	signAt := r.at
	sign := r.wayKind()
	if sign != 0 {
		r.next()
	}
	to, err := r.square()
	switch {
	case err != nil:
		return err
	case to.OnBoard():
		s.from, s.to = from, to
	case sign != 0 || !from.OnBoard():
		return r.fail(WantSquare, "a square such as 7f or 76")
	default:
		s.to = from
	}
	s.drop, s.moves = sign == '*', sign != 0
	switch {
	case s.drop && s.from.OnBoard():
		return r.failAt(fromAt, DropOrigin, "a piece that is dropped has no origin on the board")
	case sign == 'x' && r.p.At(s.to) == rules.NoPiece:
		return r.failAt(signAt, NoCapture, "a capture (x), but nothing stands on %s", s.to)
	}
	return nil
}

// wayKind returns which sign comes next: a move (-), a capture (x), a drop (*)
// or none (0).
func (r *reader) wayKind() rune {
	switch r.peek() {
	case '-', '‐', '–', '—', '−':
		return '-'
	case 'x', 'X', '×':
		return 'x'
	case '*', '\'', '’':
		return '*'
	}
	return 0
}

// square reads a square as 7f or 76; OffBoard if no digit comes next.
func (r *reader) square() (rules.Square, error) {
	file := r.digit()
	if file == 0 {
		return rules.OffBoard, nil
	}
	rank := r.digit()
	if c := r.peek(); rank == 0 && 'a' <= c && c <= 'i' {
		rank = int(c-'a') + 1
		r.next()
	}
	if rank == 0 {
		return rules.OffBoard, r.fail(WantRank, "the rank, from a to i or from 1 to 9")
	}
	return rules.NewSquare(file, rank), nil
}
