package fit

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// Result is how a game ended.
type Result uint8

// The results.
const (
	Drawn Result = iota // also a game that was too long
	BlackWon
	WhiteWon
)

// AllResults lists every result.
var AllResults = []Result{Drawn, BlackWon, WhiteWon}

// wonBy returns the result of a game that a side has won.
func wonBy(c rules.Color) Result {
	if c == rules.Black {
		return BlackWon
	}
	return WhiteWon
}

// String returns the code of the result: "b", "w" or "d".
func (r Result) String() string {
	switch r {
	case BlackWon:
		return "b"
	case WhiteWon:
		return "w"
	case Drawn:
	}
	return "d"
}

// Won returns what Black has won: 1, 0.5 or 0.
func (r Result) Won() float64 {
	switch r {
	case BlackWon:
		return 1
	case WhiteWon:
		return 0
	case Drawn:
	}
	return 0.5
}

// Row is a position of a game.
type Row struct {
	Position rules.Position
	Score    engine.Score // what the search said, for Black
	Result   Result       // of the game
}

// String returns the row as a line without its end.
func (r Row) String() string {
	return fmt.Sprintf("%s\t%d\t%s", r.Position.SFEN(), int(r.Score), r.Result)
}

// parseRow reads a line without its end.
func parseRow(line string) (Row, error) {
	words := strings.Split(line, "\t")
	if len(words) != 3 {
		return Row{}, errors.New("want position, score and result, parted by tabs")
	}
	p, _, err := rules.ParseSFEN(words[0])
	if err != nil {
		return Row{}, err
	}
	score, err := strconv.Atoi(words[1])
	if err != nil {
		return Row{}, fmt.Errorf("score %q: want a number", words[1])
	}
	for _, r := range AllResults {
		if r.String() == words[2] {
			return Row{p, engine.Score(score), r}, nil
		}
	}
	return Row{}, fmt.Errorf("result %q: want b, w or d", words[2])
}

// ErrCut is a last line without an end, such as a player that was killed leaves.
var ErrCut = errors.New("the last line is cut off")

// Read gives each row of a file to take and returns how many bytes their lines have. The
// error names the file and the line. If it is [ErrCut] that line was skipped, and all
// others were taken.
func Read(file string, r io.Reader, take func(Row)) (bytes int64, err error) {
	in := bufio.NewReader(r)
	for n := 1; ; n++ {
		line, err := in.ReadString('\n')
		switch {
		case err == io.EOF && line == "":
			return bytes, nil
		case err == io.EOF:
			return bytes, fmt.Errorf("%s:%d: %w", file, n, ErrCut)
		case err != nil:
			return bytes, fmt.Errorf("%s:%d: %w", file, n, err)
		}
		row, err := parseRow(strings.TrimSuffix(line, "\n"))
		if err != nil {
			return bytes, fmt.Errorf("%s:%d: %w", file, n, err)
		}
		take(row)
		bytes += int64(len(line))
	}
}
