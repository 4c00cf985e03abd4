package rules

// Count is what the pieces of one side are worth in an impasse, term by term.
// Rooks and bishops, promoted or not, are great and count five points each; the
// king counts nothing, everything else one point.
type Count struct {
	BoardGreat, BoardSmall int // on the whole board, the zone included
	ZoneGreat, ZoneSmall   int // in the enemy camp
	HandGreat, HandSmall   int
	Credit                 int // points of the pieces that uwate gave
	KingIn                 bool
	Check                  bool // the king is attacked
}

const greatPoints = 5

// Total returns the points that count by agreement: board, hand and credit.
func (c Count) Total() int {
	return (c.BoardGreat+c.HandGreat)*greatPoints + c.BoardSmall + c.HandSmall + c.Credit
}

// Declare returns the points that count for a declaration: enemy camp, hand and
// credit.
func (c Count) Declare() int {
	return (c.ZoneGreat+c.HandGreat)*greatPoints + c.ZoneSmall + c.HandSmall + c.Credit
}

// Zone returns how many pieces beside the king stand in the enemy camp.
func (c Count) Zone() int { return c.ZoneGreat + c.ZoneSmall }

// Count returns what the pieces of c are worth in an impasse. The credit is
// that of [Credit], for White alone.
func (p *Position) Count(c Color, credit int) Count {
	great := p.byKind[Rook].Or(p.byKind[Dragon]).Or(p.byKind[Bishop]).Or(p.byKind[Horse]).And(p.byColor[c])
	small := p.byColor[c].Without(great).Without(p.byKind[King])
	n := Count{
		BoardGreat: great.Len(), BoardSmall: small.Len(),
		ZoneGreat: great.And(zone[c]).Len(), ZoneSmall: small.And(zone[c]).Len(),
	}
	n.HandGreat = p.hands[c].Count(Rook) + p.hands[c].Count(Bishop)
	n.HandSmall = p.hands[c].Len() - n.HandGreat
	if c == White {
		n.Credit = credit
	}
	if king := p.kings[c]; king.OnBoard() {
		n.KingIn = zone[c].Has(king)
		n.Check = !p.Attackers(c.Opponent(), king).Empty()
	}
	return n
}

// armyPoints is what one side's twenty pieces are worth.
const armyPoints = 27

// Credit returns the points of what uwate has given at the start of a handicap
// game, which are added to uwate's count. It is 0 for any other start: a
// position made up for a lesson lacks pieces without anybody having given them.
// A start is that of a handicap if Black has the whole army in place and White's
// pieces stand where they belong.
func Credit(start *Position) int {
	even := evenStart
	for s := Square(0); s < squares; s++ {
		want, is := even.Board[s], start.board[s]
		if is != want && (want == NoPiece || want.Color() == Black || is != NoPiece) {
			return 0
		}
	}
	if start.hands[Black].Len() > 0 || !start.kings[White].OnBoard() {
		return 0
	}
	return armyPoints - start.Count(White, 0).Total()
}

// credit is what the rule set adds for a start.
func (r *RuleSet) credit(start *Position) int {
	if !r.HandicapAdd {
		return 0
	}
	return Credit(start)
}

// Condition is one thing that a declaration needs.
type Condition uint8

// The conditions, in the order in which they are told. The points and the king
// come from article 9 of the Association's rules of play and from the rules of
// the computer championships.
const (
	// KingNotIn: the own king has not entered the enemy camp.
	KingNotIn Condition = iota
	// KingInCheck: the own king stands in check.
	KingInCheck
	// TooFewInZone: fewer pieces than needed stand in the enemy camp.
	TooFewInZone
	// TooFewPoints: enemy camp and hand are worth too little.
	TooFewPoints
	// TooLate: the last move has been made.
	TooLate

	conditions
)

var conditionCodes = [conditions]string{"king-not-in", "check", "zone", "points", "move-limit"}

// String returns the code that the console tool uses, such as "king-not-in".
func (c Condition) String() string { return conditionCodes[c] }

// Conditions is a set of conditions.
type Conditions uint8

// List returns the conditions of the set in order.
func (s Conditions) List() []Condition {
	var list []Condition
	for c := Condition(0); c < conditions; c++ {
		if s>>c&1 != 0 {
			list = append(list, c)
		}
	}
	return list
}

// Declaration is what declaring brings the side to move: EndDeclarationWin,
// EndDeclarationDraw, or EndDeclarationLoss with the conditions that are missed.
type Declaration struct {
	Ending Ending
	Unmet  Conditions
}

// Declare returns what a declaration by the side to move brings in a game from
// start; NotEnded if the rule set knows no declaration.
func (r *RuleSet) Declare(p, start *Position) Declaration {
	us := p.turn
	need := r.DeclareNeed[us]
	if need == 0 {
		return Declaration{}
	}
	n := p.Count(us, r.credit(start))
	var d Declaration
	for c, missed := range [conditions]bool{
		KingNotIn: !n.KingIn, KingInCheck: n.Check, TooFewInZone: n.Zone() < r.ZoneMin,
		TooFewPoints: n.Declare() < need, TooLate: r.Cap > 0 && p.MoveNumber() > r.Cap,
	} {
		if missed {
			d.Unmet |= 1 << c
		}
	}
	switch {
	case d.Unmet != 0:
		d.Ending = EndDeclarationLoss
	case n.Declare() >= r.DeclareWin:
		d.Ending = EndDeclarationWin
	default:
		d.Ending = EndDeclarationDraw
	}
	return d
}

// MayAgree reports whether the players may agree to count an impasse: the rule
// set knows it, and a king has entered the enemy camp, or both where it asks so.
func (r *RuleSet) MayAgree(p *Position) bool {
	if r.AgreePoints == 0 {
		return false
	}
	black, white := p.kingIn(Black), p.kingIn(White)
	return black && white || !r.AgreeBothKings && (black || white)
}

// kingIn reports whether the king of c is in the enemy camp.
func (p *Position) kingIn(c Color) bool {
	return p.kings[c].OnBoard() && zone[c].Has(p.kings[c])
}

// Agree returns who wins when an impasse is counted by agreement; won is false
// where the game is played again. Whether the players may agree is not asked;
// a rule set that knows no counting counts 27 points if its declaration does,
// else 24.
func (r *RuleSet) Agree(p, start *Position) (winner Color, won bool) {
	credit := r.credit(start)
	black, white := p.Count(Black, credit).Total(), p.Count(White, credit).Total()
	points := r.AgreePoints
	if points == 0 && r.DeclareNeed[Black] == 28 {
		points = 27
	}
	switch {
	case points == 27 && black > white:
		return Black, true
	case points == 27: // gote, or uwate, wins a tie
		return White, true
	case black >= 24 && white < 24:
		return Black, true
	case white >= 24 && black < 24:
		return White, true
	}
	return Black, false
}
