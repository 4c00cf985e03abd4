package search

import (
	"terakoya/rules"
	"terakoya/rules/engine"
)

// A position is judged by a sum of terms, each a number found by [Fitting] from games
// that the search has played against itself:
//
//   - what is in hand, and each piece where it stands;
//   - each piece by how often it is guarded and attacked;
//   - each square as each king sees it, by how far and in which direction it lies: how
//     often either side attacks it, and what stands there. That weighs attacks by
//     their distance from the kings, as is published on evaluations by attack counts
//     (YaneuraOu's blog, November 2020), and knows what stands around a king;
//   - how shut in a king is, how often the squares beside it are attacked and guarded,
//     and what the other side has in hand to drop there; and the move.
//
// Every term is two numbers, one for when the hands are empty and one for when they
// are full; in between it is between them.

const (
	// fine is how many parts of a hundredth of a pawn the terms count in.
	fine = 2
	// often is how many attacks on a square are told apart: none, one, several.
	often = 3
	// directions is how many places a square may lie at as a king sees it: 0 to 8
	// files aside, 8 ranks before to 8 behind.
	directions = 9 * 17
	// mostHand is more than how many pieces of a kind a hand may hold.
	mostHand = 19
	// mostDrops, mostAttacks and mostGuards are more than what is told apart in the
	// danger of a king.
	mostDrops, mostAttacks, mostGuards = 7, 16, 6
	// fullHands is how many pieces in hand, pawns but by half, make the hands full.
	fullHands = 12
)

// terms are what the judgement adds up for one side; the other's are taken away. The
// first index of some is whether the side is to move.
type terms struct {
	Tempo  int16
	Hand   [rules.Gold + 1][mostHand]int16              // by how many
	Place  [rules.Dragon + 1][81]int16                  // as the own side sees the square
	Stand  [2][rules.Dragon + 1][often * often]int16    // by attacks of the own and the other side
	Shut   [2][9][mostDrops]int16                       // squares left to the king, drops of the other
	Danger [2][mostAttacks][mostGuards][mostDrops]int16 // attacks beside the king, squares the king alone guards
	Heat   [directions][often * often]int16             // a square as the king sees it, by attacks of the own and the other side
	Near   [directions][pieces]int16                    // by what stands there
}

// both is a term for empty hands in the low half and for full ones in the high half,
// so that both are added at once.
type both = int32

// judge is the terms as they are added up: what counts for a square together is one.
type judge struct {
	tempo  both
	hand   [rules.Gold + 1][mostHand]both
	place  [rules.Dragon + 1][81]both
	stand  [2][rules.Dragon + 1][often * often]both
	shut   [2][9][mostDrops]both
	danger [2][mostAttacks][mostGuards][mostDrops]both
	square [directions][often * often][pieces]both
}

func pack(early, late int16) both { return both(early) + both(late)<<16 }

// newJudge makes a judge of the terms for empty and for full hands.
func newJudge(e, l *terms) *judge {
	j := &judge{tempo: pack(e.Tempo, l.Tempo)}
	for k := range j.hand {
		for n := range j.hand[k] {
			j.hand[k][n] = pack(e.Hand[k][n], l.Hand[k][n])
		}
	}
	for k := range j.place {
		for s := range j.place[k] {
			j.place[k][s] = pack(e.Place[k][s], l.Place[k][s])
		}
	}
	for turn := range 2 {
		for k := range j.stand[turn] {
			for n := range j.stand[turn][k] {
				j.stand[turn][k][n] = pack(e.Stand[turn][k][n], l.Stand[turn][k][n])
			}
		}
		for drops := range mostDrops {
			for left := range j.shut[turn] {
				j.shut[turn][left][drops] = pack(e.Shut[turn][left][drops], l.Shut[turn][left][drops])
			}
			for a := range mostAttacks {
				for g := range mostGuards {
					j.danger[turn][a][g][drops] = pack(e.Danger[turn][a][g][drops], l.Danger[turn][a][g][drops])
				}
			}
		}
	}
	for at := range j.square {
		for n := range j.square[at] {
			for pc := range j.square[at][n] {
				j.square[at][n][pc] = pack(e.Heat[at][n]+e.Near[at][pc], l.Heat[at][n]+l.Near[at][pc])
			}
		}
	}
	return j
}

// direction is, by the colour of a king, its square and another, where that one lies
// as the king sees it.
var direction = func() (d [2][82][81]uint8) {
	for c := range d {
		for king := rules.Square(0); king.OnBoard(); king++ {
			for s := rules.Square(0); s.OnBoard(); s++ {
				aside := abs(king.File() - s.File())
				d[c][king][s] = uint8(aside*17 + king.RankFor(rules.Color(c)) - s.RankFor(rules.Color(c)) + 8)
			}
		}
	}
	return d
}()

// counted counts a number of attacks as one of often.
var counted = [16]uint8{0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}

// weigh says what the position is worth to the side to move, without looking ahead,
// as the player sees it.
func (d *dive) weigh() engine.Score {
	score := d.judge.weigh(&d.pos)
	if d.view.noise > 0 {
		score += d.view.misjudge(d.pos.Hash())
	}
	if d.view.gives {
		by := engine.Score(keeps * lateness(&d.pos))
		if d.pos.Turn() == d.player {
			by = -by
		}
		score += by
	}
	return score
}

// keeps is what it is worth, in hundredths of a pawn, to a side that has given a
// handicap not to exchange a piece: the fewer pieces, the more the missing ones count.
const keeps = 8

func (j *judge) weigh(p *rules.Position) engine.Score {
	var h heat
	sum := h.gather(p, j) + j.inHand(p, rules.Black) - j.inHand(p, rules.White)
	if kb, kw := p.King(rules.Black), p.King(rules.White); kb.OnBoard() && kw.OnBoard() {
		sum += j.seen(&h, p, kb, kw) + j.siege(&h, p, rules.Black) - j.siege(&h, p, rules.White)
	}
	if p.Turn() == rules.White {
		sum = -sum
	}
	sum += j.tempo
	late := lateness(p)
	early := int(int16(sum))
	full := int((sum - both(int16(sum))) >> 16)
	return engine.Score((early*(fullHands-late) + full*late) / (fullHands * fine))
}

// lateness is how full the hands are, from 0 to fullHands.
func lateness(p *rules.Position) int {
	b, w := p.Hand(rules.Black), p.Hand(rules.White)
	return min(b.Len()+w.Len()-(int(b[rules.Pawn])+int(w[rules.Pawn]))/2, fullHands)
}

// seen adds up the squares as the kings see them, and how the pieces on them stand.
func (j *judge) seen(h *heat, p *rules.Position, kb, kw rules.Square) both {
	sum := both(0)
	black, white := &direction[rules.Black][kb], &direction[rules.White][kw]
	turn := p.Turn() ^ 1 // 1 if Black is to move
	for s := range 81 {
		b, w := h[0][s], h[1][s]
		pc := p.At(rules.Square(s)) & 31
		if b|w == 0 && pc == rules.NoPiece {
			continue
		}
		cb, cw := counted[b&15]*often+counted[w&15], counted[w&15]*often+counted[b&15]
		sum += j.square[black[s]][cb][pc] - j.square[white[s]][cw][flipped[pc]]
		if pc != rules.NoPiece {
			if pc < pieces/2 {
				sum += j.stand[turn&1][pc][cb]
			} else {
				sum -= j.stand[turn&1^1][(pc-pieces/2)&15][cw]
			}
		}
	}
	return sum
}

// flipped is a piece as the other side sees it.
var flipped = func() (f [pieces]rules.Piece) {
	for _, k := range rules.AllKinds {
		b, w := rules.NewPiece(rules.Black, k), rules.NewPiece(rules.White, k)
		f[b], f[w] = w, b
	}
	return f
}()

func (j *judge) inHand(p *rules.Position, c rules.Color) both {
	hand := p.Hand(c)
	sum := both(0)
	for k := rules.Pawn; k <= rules.Gold; k++ {
		sum += j.hand[k][hand[k]]
	}
	return sum
}

// siege is what it is worth how the king of c stands.
func (j *judge) siege(h *heat, p *rules.Position, c rules.Color) both {
	turn, n := moves(p, c), drops(p, c.Opponent())
	left, attacks, bare := h.around(p, c)
	return j.shut[turn][left][n] + j.danger[turn][attacks][bare][n]
}

// moves is 1 if c is to move, else 0.
func moves(p *rules.Position, c rules.Color) int {
	if p.Turn() == c {
		return 1
	}
	return 0
}

// drops is how much c has in hand to threaten a king with, pawns but by half.
func drops(p *rules.Position, c rules.Color) int {
	hand := p.Hand(c)
	return min(hand.Len()-int(hand[rules.Pawn])/2, mostDrops-1)
}

// around counts the squares beside the king of c to which it may go, the attacks on
// those beside it, and those attacked that the king alone guards.
func (h *heat) around(p *rules.Position, c rules.Color) (left, attacks, bare int) {
	king := p.King(c)
	beside := &steps[rules.NewPiece(c, rules.King)][king]
	own, other := &h[c], &h[c.Opponent()]
	for _, s := range beside.to[:beside.n] {
		if other[s] == 0 {
			if pc := p.At(s); pc == rules.NoPiece || pc.Color() != c {
				left++
			}
			continue
		}
		attacks += int(other[s])
		if own[s] < 2 {
			bare++
		}
	}
	return left, min(attacks, mostAttacks-1), min(bare, mostGuards-1)
}
