package reference

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// Text is something to be said. The list is closed.
type Text interface{ text() }

// Message is a message by its key below "reference.", such as "moves.silver".
type Message struct {
	Key  string
	Args map[string]Text // what its placeholders stand for
}

// Counted is a message that depends on a number, which is its {count}.
type Counted struct {
	Key   string
	Count int
}

// Term is a term of the glossary, by its key.
type Term string

// Piece is the name of a kind.
type Piece rules.Kind

// Start is the name of a start of the game, and About a sentence on it; by the
// key of the handicap.
type (
	Start string
	About string
)

// Squares is a list of squares; it must not be empty.
type Squares []rules.Square

// Rank is the name of a rank, from 1.
type Rank int

// Verbatim stands as it is in every language: a number, a record of a move.
type Verbatim string

// Explained is the sentences for a foul.
type Explained lessons.Explanation

// Ended is the sentences for how a game ended.
type Ended rules.Outcome

// Listed is a list of texts, as part of a sentence.
type Listed []Text

func (Message) text()   {}
func (Counted) text()   {}
func (Term) text()      {}
func (Piece) text()     {}
func (Start) text()     {}
func (About) text()     {}
func (Squares) text()   {}
func (Rank) text()      {}
func (Verbatim) text()  {}
func (Explained) text() {}
func (Ended) text()     {}
func (Listed) text()    {}

// say is a message without placeholders.
func say(key string) Text { return Message{Key: key} }

// head is the head of a table: messages by their keys.
func head(keys ...string) []Text {
	all := make([]Text, len(keys))
	for i, key := range keys {
		all[i] = say(key)
	}
	return all
}

// says are messages with a common beginning.
func says(prefix string, keys ...string) List {
	all := make(List, len(keys))
	for i, key := range keys {
		all[i] = say(prefix + key)
	}
	return all
}
