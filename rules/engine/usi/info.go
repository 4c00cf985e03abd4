package usi

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Info is what an engine thinks of one line of play.
type Info struct {
	engine.Info
	Rank      int // 1 is the best line, 2 the second best, if MultiPV asks for more
	Selective int // plies to which some lines were followed
	Time      time.Duration
	Speed     int // positions a second
	HashFull  int // of the engine's table, in thousandths
	Bound     Bound
	Scored    bool // the engine has given a score
}

// Bound is how exact a score is.
type Bound uint8

// The bounds.
const (
	Exact   Bound = iota
	AtLeast       // lowerbound
	AtMost        // upperbound
)

const (
	// mostScore is the greatest score, in hundredths of a pawn, that is taken for
	// material; what engines say beyond is cut to it, as it would look like a mate.
	mostScore = 100_000
	// UnknownMate is how many plies away a mate is of which the engine does not
	// say how far, and the most that are believed.
	UnknownMate = 999

	mostRanks = 600 // more than any position has moves
	mostLine  = 256 // moves of a line that are kept
)

// thought is an info line as it was read: the moves are not judged yet.
type thought struct {
	Info
	line []rules.Attempt
	said string // of info string
}

// parseInfo reads what stands behind the word info. What is broken is left out.
func parseInfo(rest string) thought {
	t := thought{Info: Info{Rank: 1}}
	words := strings.Fields(rest)
	for len(words) > 0 {
		key := words[0]
		words = words[1:]
		switch key {
		case "string":
			t.said = strings.Join(words, " ")
			return t
		case "score":
			words = t.readScore(words)
		case "pv":
			words = t.readLine(words)
		default:
			words = t.readNumber(key, words)
		}
	}
	return t
}

// readNumber reads the number behind a key, if it is one that we know.
func (t *thought) readNumber(key string, words []string) []string {
	var ms int
	field := map[string]*int{
		"depth": &t.Depth, "seldepth": &t.Selective, "nodes": &t.Nodes, "nps": &t.Speed,
		"hashfull": &t.HashFull, "multipv": &t.Rank, "time": &ms,
	}[key]
	if field == nil || len(words) == 0 {
		return words
	}
	n, err := strconv.ParseInt(words[0], 10, strconv.IntSize)
	switch {
	case err != nil || n < 0:
		return words // perhaps the next key
	case key == "time":
		t.Time = time.Duration(min(n, int64(24*time.Hour/time.Millisecond))) * time.Millisecond
	case key != "multipv" || n > 0:
		*field = int(n)
	}
	return words[1:]
}

// readScore reads "cp 30", "mate -5", "mate +" and a bound behind.
func (t *thought) readScore(words []string) []string {
	if len(words) < 2 {
		return nil
	}
	switch words[0] {
	case "cp":
		n, err := strconv.ParseInt(words[1], 10, 64)
		if err != nil && !isRange(err) {
			return words[1:]
		}
		t.Score, t.Scored = engine.Score(max(-mostScore, min(n, mostScore))), true
	case "mate":
		n, err := strconv.ParseInt(words[1], 10, 64)
		switch far := words[1] == "+" || words[1] == "-" || isRange(err); {
		case err != nil && !far:
			return words[1:]
		case far:
			n = UnknownMate
		}
		n = max(-UnknownMate, min(n, UnknownMate))
		if t.Scored = true; strings.HasPrefix(words[1], "-") || n == 0 {
			t.Score = engine.Mated(int(max(n, -n)))
		} else {
			t.Score = engine.Mates(int(n))
		}
	default:
		return words
	}
	for words = words[2:]; len(words) > 0; words = words[1:] {
		switch words[0] {
		case "lowerbound":
			t.Bound = AtLeast
		case "upperbound":
			t.Bound = AtMost
		default:
			return words
		}
	}
	return nil
}

func isRange(err error) bool {
	n, ok := err.(*strconv.NumError)
	return ok && n.Err == strconv.ErrRange
}

// readLine reads moves as long as there are any.
func (t *thought) readLine(words []string) []string {
	for i, w := range words {
		a, err := rules.ParseAttempt(w)
		if err != nil {
			return words[i:]
		}
		if len(t.line) < mostLine {
			t.line = append(t.line, a)
		}
	}
	return nil
}

// judged returns the Info with its moves as far as they are legal in p.
func (t *thought) judged(p rules.Position) Info {
	i := t.Info
	i.Line = legalLine(p, t.line)
	return i
}

// legalLine returns the moves that can be made from p, up to the first that
// cannot.
func legalLine(p rules.Position, line []rules.Attempt) []rules.Move {
	var moves []rules.Move
	for _, a := range line {
		if p.Check(a) != nil {
			break
		}
		moves = append(moves, a.Move())
		p.Make(a.Move())
	}
	return moves
}

// thoughts are the last words on each line of play.
type thoughts struct {
	byRank map[int]*thought
}

// add takes an info line. What it does not tell stays as it was told before.
func (s *thoughts) add(t thought) {
	if t.said != "" || t.Rank > mostRanks {
		return
	}
	if s.byRank == nil {
		s.byRank = map[int]*thought{}
	}
	if old := s.byRank[t.Rank]; old != nil {
		if len(t.line) == 0 {
			t.line = old.line
		}
		if !t.Scored {
			t.Score, t.Bound, t.Scored = old.Score, old.Bound, old.Scored
		}
		t.Depth, t.Selective = cmp.Or(t.Depth, old.Depth), cmp.Or(t.Selective, old.Selective)
		t.Nodes, t.Time = cmp.Or(t.Nodes, old.Nodes), cmp.Or(t.Time, old.Time)
		t.Speed, t.HashFull = cmp.Or(t.Speed, old.Speed), cmp.Or(t.HashFull, old.HashFull)
	}
	s.byRank[t.Rank] = &t
}

// list returns what is thought of each line of play from p, the best first.
// Lines without a legal move are left out.
func (s *thoughts) list(p rules.Position) []Info {
	var all []Info
	for _, rank := range slices.Sorted(maps.Keys(s.byRank)) {
		if i := s.byRank[rank].judged(p); len(i.Line) > 0 {
			all = append(all, i)
		}
	}
	return all
}
