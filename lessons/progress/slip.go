package progress

import (
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"
)

// Slip is an illegal move that the learner tried in a game; of two people at one
// board, either.
type Slip struct {
	Ply     int    // how many moves had been made
	Attempt string // in USI
	Foul    string // the code of a rules.Foul, such as "nifu"
}

// course is what a game keeps of how it went, as columns hold it: words with blanks
// between.
type course struct{ moves, times, slips string }

func courseOf(moves []string, times []time.Duration, slips []Slip) course {
	var took, tried []string
	for _, d := range times {
		took = append(took, d.String())
	}
	for _, s := range slips {
		tried = append(tried, strconv.Itoa(s.Ply), s.Attempt, s.Foul)
	}
	return course{strings.Join(moves, " "), strings.Join(took, " "), strings.Join(tried, " ")}
}

// read returns what courseOf was given; nil where that was empty.
func (c course) read() (moves []string, times []time.Duration, slips []Slip, err error) {
	if c.moves != "" {
		moves = strings.Fields(c.moves)
	}
	for _, text := range strings.Fields(c.times) {
		d, err := time.ParseDuration(text)
		if err != nil {
			return nil, nil, nil, err
		}
		times = append(times, d)
	}
	words := strings.Fields(c.slips)
	if len(words)%3 != 0 {
		return nil, nil, nil, fmt.Errorf("illegal moves of %d words", len(words))
	}
	for ; len(words) > 0; words = words[3:] {
		ply, err := strconv.Atoi(words[0])
		if err != nil {
			return nil, nil, nil, err
		}
		slips = append(slips, Slip{ply, words[1], words[2]})
	}
	return moves, times, slips, checkCourse(moves, times, slips)
}

// checkCourse says what of it cannot be kept. Whether the moves are legal, only the
// rules can say.
func checkCourse(moves []string, times []time.Duration, slips []Slip) error {
	for i, m := range moves {
		if !isWord(m) {
			return fmt.Errorf("move %d is %q", i+1, m)
		}
	}
	if n := len(times); n > 0 && n != len(moves) {
		return fmt.Errorf("%d moves, and the times of %d", len(moves), n)
	}
	for i, d := range times {
		if d < 0 {
			return fmt.Errorf("move %d took %s", i+1, d)
		}
	}
	for _, s := range slips {
		if s.Ply < 0 || s.Ply > len(moves) || !isWord(s.Attempt) || !isWord(s.Foul) {
			return fmt.Errorf("an illegal move %q (%q) after %d moves", s.Attempt, s.Foul, s.Ply)
		}
	}
	return nil
}

// isWord reports whether a text can stand between blanks.
func isWord(text string) bool { return text != "" && !strings.ContainsFunc(text, unicode.IsSpace) }
