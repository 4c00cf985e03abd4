package reference

import "terakoya/rules"

// Topic is what a page is about.
type Topic uint8

// The topics, in the order in which they are listed.
const (
	Moves Topic = iota
	Promotion
	Fouls
	Endings
	Points
	Handicaps
	Notation

	topics
)

var topicCodes = [topics]string{"moves", "promotion", "fouls", "endings", "points", "handicaps", "notation"}

// String returns the code of the topic, such as "fouls": its name is the message
// "reference.page." with the code.
func (t Topic) String() string { return topicCodes[t] }

// AllTopics lists every topic.
var AllTopics = func() (all []Topic) {
	for t := range topics {
		all = append(all, t)
	}
	return all
}()

// Page is all that is said of a topic.
type Page struct {
	Topic   Topic
	Blocks  []Block
	Follows []Source
	Open    []Question // what is not settled
}

// Block is a part of a page. The list is closed.
type Block interface{ block() }

// Heading is the name of what follows.
type Heading struct{ Text }

// Paragraph is running text.
type Paragraph struct{ Text }

// List is sentences that stand each for itself.
type List []Text

// Table is rows below a head of as many cells.
type Table struct {
	Head []Text
	Rows [][]Text
}

// Grid is cards of one size beside each other.
type Grid []Card

// Card is a small board with a title and some lines.
type Card struct {
	Title Text
	Board Board
	Lines []Text
}

func (Heading) block()   {}
func (Paragraph) block() {}
func (List) block()      {}
func (Table) block()     {}
func (Grid) block()      {}

// Board is a position and what is marked in it.
type Board struct {
	Setup rules.Setup
	Named bool            // with the names of files and ranks
	Goes  rules.SquareSet // where the piece goes
	Area  rules.SquareSet // what is spoken of, such as a camp
	Gone  rules.SquareSet // from where a piece was taken away
	Moves []rules.Attempt // shown by arrows; a drop by its square
	Last  []rules.Square  // of the move before
	Foul  *rules.IllegalMove
	At    rules.Position // in which the foul was committed
}

// Of returns the page of a topic.
func Of(t Topic) Page {
	p := Page{Topic: t}
	switch t {
	case Moves:
		p.Blocks = moves()
	case Promotion:
		p.Blocks = promotion()
	case Fouls:
		p.Blocks = foulsPage()
	case Endings:
		p.Blocks = endings()
	case Points:
		p.Blocks = points()
	case Handicaps:
		p.Blocks = handicaps()
	case Notation:
		p.Blocks = notations()
	case topics:
	}
	p.Follows, p.Open = sourcesOf(t), questionsOf(t)
	return p
}

// setup reads a position that is written here; one that cannot be read is a fault of
// the program.
func setup(sfen string) rules.Setup {
	s, err := rules.ParseSetup(sfen)
	if err != nil {
		panic(err)
	}
	return s
}
