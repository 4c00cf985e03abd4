package joseki

// Kind says how a move belongs to its opening. The order is that of worth: where
// lines disagree about a move, the first of the list holds.
type Kind uint8

// The kinds.
const (
	Main    Kind = iota // what the opening is about
	Branch              // another sound way
	Crafty              // leaves what is taught in order to set a problem; it can be answered well
	Mistake             // is punished; it is known and never offered

	kinds
)

var kindNames = [kinds]string{"main", "branch", "crafty", "mistake"}

// AllKinds lists the kinds in order.
var AllKinds = []Kind{Main, Branch, Crafty, Mistake}

// String returns the word by which files name the kind.
func (k Kind) String() string { return kindNames[k] }

// ParseKind reads the word of a kind.
func ParseKind(word string) (Kind, bool) {
	for k, name := range kindNames {
		if name == word {
			return Kind(k), true
		}
	}
	return Main, false
}
