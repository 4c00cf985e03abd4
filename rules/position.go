package rules

// Position is a position that can be played: where the pieces stand, what is in
// hand and whose turn it is. It is a value; copying it copies the position.
// [Setup.Position] and [ParseSFEN] make one.
type Position struct {
	byColor [2]SquareSet
	byKind  [kinds]SquareSet
	board   [squares]Piece
	hands   [2]Hand
	kings   [2]Square // OffBoard where a side has none
	turn    Color
	ply     uint16
	hash    uint64
}

// At returns the piece on s, or NoPiece.
func (p *Position) At(s Square) Piece { return p.board[s] }

// Hand returns what c has in hand.
func (p *Position) Hand(c Color) Hand { return p.hands[c] }

// Turn returns the side to move.
func (p *Position) Turn() Color { return p.turn }

// MoveNumber returns the number of the move to be played, as SFEN counts: 1 at
// the start.
func (p *Position) MoveNumber() int { return int(p.ply) }

// King returns where the king of c stands, or OffBoard if c has none, as in
// mate problems.
func (p *Position) King(c Color) Square { return p.kings[c] }

// Pieces returns the squares on which c has pieces.
func (p *Position) Pieces(c Color) SquareSet { return p.byColor[c] }

// Of returns the squares on which c has pieces of kind k.
func (p *Position) Of(c Color, k Kind) SquareSet { return p.byKind[k].And(p.byColor[c]) }

// Hash returns a number that is equal for equal positions (board, hands and
// turn, not the move number) and, but for a chance of about one in 2^64,
// different for different ones. It is the same in every run.
func (p *Position) Hash() uint64 { return p.hash }

// same reports whether p and q are the same position in the sense of repetition:
// board, both hands and the side to move.
func (p *Position) same(q *Position) bool {
	return p.hash == q.hash && p.turn == q.turn && p.hands == q.hands && p.board == q.board
}

// Occupied returns the squares on which there are pieces.
func (p *Position) Occupied() SquareSet { return p.byColor[0].Or(p.byColor[1]) }

// put places a piece on an empty square.
func (p *Position) put(s Square, pc Piece) {
	b := bit[s]
	p.board[s] = pc
	p.byColor[pc.Color()] = p.byColor[pc.Color()].xor(b)
	p.byKind[pc.Kind()] = p.byKind[pc.Kind()].xor(b)
	p.hash ^= pieceKeys[pc][s]
}

// lift takes the piece on a square away.
func (p *Position) lift(s Square) Piece {
	b := bit[s]
	pc := p.board[s]
	p.board[s] = NoPiece
	p.byColor[pc.Color()] = p.byColor[pc.Color()].xor(b)
	p.byKind[pc.Kind()] = p.byKind[pc.Kind()].xor(b)
	p.hash ^= pieceKeys[pc][s]
	return pc
}

// Undo is what [Position.Unmake] needs to take a move back.
type Undo struct {
	hash     uint64
	move     Move
	captured Piece
}

// Make plays m without asking whether it is legal: it is for search, which
// takes its moves from [Position.Generate]. Anything else ruins the position.
func (p *Position) Make(m Move) Undo {
	u := Undo{hash: p.hash, move: m}
	us, to := p.turn, m.To()
	if m.IsDrop() {
		k := m.Dropped()
		p.hash ^= handKeys[us][k][p.hands[us][k]]
		p.hands[us][k]--
		p.put(to, NewPiece(us, k))
	} else {
		if p.board[to] != NoPiece {
			u.captured = p.lift(to)
			k := u.captured.Kind().Base()
			p.hands[us][k]++
			p.hash ^= handKeys[us][k][p.hands[us][k]]
		}
		pc := p.lift(m.from())
		if m.Promotes() {
			pc += Piece(promotion)
		}
		p.put(to, pc)
		if pc.Kind() == King {
			p.kings[us] = to
		}
	}
	p.turn = us ^ 1
	p.ply++
	p.hash ^= turnKey
	return u
}

// Unmake takes back the last move made, given what [Position.Make] returned.
func (p *Position) Unmake(u Undo) {
	us, m := p.turn^1, u.move
	to := m.To()
	pc := p.lift(to)
	if m.IsDrop() {
		p.hands[us][m.Dropped()]++
	} else {
		if m.Promotes() {
			pc -= Piece(promotion)
		}
		p.put(m.from(), pc)
		if pc.Kind() == King {
			p.kings[us] = m.from()
		}
		if u.captured != NoPiece {
			p.hands[us][u.captured.Kind().Base()]--
			p.put(to, u.captured)
		}
	}
	p.turn = us
	p.ply--
	p.hash = u.hash
}

// Play judges the attempt and returns the position after it. If it is illegal
// the error is an [*IllegalMove] and the position returned is p, unchanged.
func (p Position) Play(a Attempt) (Position, error) {
	if err := p.Check(a); err != nil {
		return p, err
	}
	p.Make(a.Move())
	return p, nil
}

// Passed returns the position with the turn left to the opponent. Shogi knows no
// passing: it answers what the opponent threatens. Where the side to move is in
// check, its king could then be taken, and nothing that the rules say holds.
func (p Position) Passed() Position {
	p.turn ^= 1
	p.hash ^= turnKey
	p.ply++
	return p
}

// Discard takes a piece of kind k out of the hand of c, and out of the game;
// c must have one. Solvers ask by it whether a captured piece is of any use.
func (p *Position) Discard(c Color, k Kind) {
	p.hash ^= handKeys[c][k][p.hands[c][k]]
	p.hands[c][k]--
}
