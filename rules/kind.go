package rules

import "strings"

// Kind is what a piece is, whoever owns it. A promoted piece is a kind of its
// own: a tokin is not a pawn, which is why it does not count for nifu.
type Kind uint8

// The kinds, unpromoted first. Dragon is the promoted rook, Horse the promoted
// bishop, Tokin the promoted pawn.
const (
	NoKind Kind = iota
	Pawn
	Lance
	Knight
	Silver
	Bishop
	Rook
	Gold
	King
	Tokin
	PromotedLance
	PromotedKnight
	PromotedSilver
	Horse
	Dragon

	kinds = Dragon + 1
)

// promotion is the distance from a kind to its promoted side.
const promotion = int(Tokin - Pawn)

// HandKinds lists the kinds that can be in hand, in the order in which stands
// and SFEN show them: rook, bishop, gold, silver, knight, lance, pawn.
var HandKinds = [...]Kind{Rook, Bishop, Gold, Silver, Knight, Lance, Pawn}

// AllKinds lists every kind, unpromoted before promoted.
var AllKinds = [...]Kind{
	Pawn, Lance, Knight, Silver, Bishop, Rook, Gold, King,
	Tokin, PromotedLance, PromotedKnight, PromotedSilver, Horse, Dragon,
}

var letters = [kinds]string{
	"", "P", "L", "N", "S", "B", "R", "G", "K", "+P", "+L", "+N", "+S", "+B", "+R",
}

// String returns the letter of SFEN in capitals, with "+" before a promoted
// kind: "P", "+P", "K". It is empty for NoKind.
func (k Kind) String() string {
	if k >= kinds {
		return ""
	}
	return letters[k]
}

// ParseKind reads what [Kind.String] writes; small letters are accepted.
func ParseKind(s string) (Kind, bool) {
	for _, k := range AllKinds {
		if len(s) == len(letters[k]) && strings.EqualFold(letters[k], s) {
			return k, true
		}
	}
	return NoKind, false
}

// CanPromote reports whether a piece of this kind has a promoted side that is
// not yet up: pawn, lance, knight, silver, bishop and rook.
func (k Kind) CanPromote() bool { return k >= Pawn && k <= Rook }

// IsPromoted reports whether the promoted side is up.
func (k Kind) IsPromoted() bool { return k >= Tokin && k < kinds }

// Promoted returns the kind after promotion, or k itself if it has none.
func (k Kind) Promoted() Kind {
	if k.CanPromote() {
		return k + Kind(promotion)
	}
	return k
}

// Base returns the unpromoted kind: what the captor gets in hand.
func (k Kind) Base() Kind {
	if k.IsPromoted() {
		return k - Kind(promotion)
	}
	return k
}

// Jumps reports whether pieces in between do not matter: the knight alone.
func (k Kind) Jumps() bool { return k == Knight }

// InSet returns how many pieces of a kind a set of shogi has, promoted ones
// included: 18 pawns.
func (k Kind) InSet() int { return setSize[k.Base()] }

// setSize is how many of a kind, promoted ones included, a set of shogi has.
var setSize = [kinds]int{Pawn: 18, Lance: 4, Knight: 4, Silver: 4, Bishop: 2, Rook: 2, Gold: 4, King: 2}
