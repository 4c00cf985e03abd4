package study

import (
	"fmt"
	"strings"

	"terakoya/rules"
	"terakoya/rules/kifu"
)

// A study is kept as KIF. Before it stand lines that KIF does not read, each a key and
// a value: where one stands, the name of the file, that the board is turned, and the
// position that is being put up by hand, if any.
const (
	keptAt     = "#at "
	keptName   = "#name "
	keptTurned = "#turned"
	keptBoard  = "#board "
)

// write returns the study as text.
func (s *session) write() string {
	var b strings.Builder
	b.WriteString(keptAt + s.at.Place() + "\n")
	if s.name != "" {
		b.WriteString(keptName + strings.Map(printed, s.name) + "\n")
	}
	if s.turned {
		b.WriteString(keptTurned + "\n")
	}
	b.WriteString(s.record.Plain(kifu.KIF))
	return b.String()
}

// printed leaves line ends out of a name.
func printed(r rune) rune {
	if r < ' ' {
		return -1
	}
	return r
}

// withBoard adds a position that is being put up to a study as text.
func withBoard(text string, board *rules.Setup) string { return keptBoard + board.SFEN() + "\n" + text }

// read goes on with a study that was kept; board is the position that was being put up,
// or nil. The error says that the text is none; then nothing has changed.
func (s *session) read(text string) (board *rules.Setup, err error) {
	f, err := kifu.Parse([]byte(text))
	if err != nil {
		return nil, fmt.Errorf("kept study: %w", err)
	}
	s.record, s.name, s.turned = f.Records[0], "", false
	place := ""
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "#") {
			break
		}
		line = strings.TrimRight(line, "\r\n")
		switch {
		case strings.HasPrefix(line, keptAt):
			place = line[len(keptAt):]
		case strings.HasPrefix(line, keptName):
			s.name = line[len(keptName):]
		case line == keptTurned:
			s.turned = true
		case strings.HasPrefix(line, keptBoard):
			if setup, err := rules.ParseSetup(line[len(keptBoard):]); err == nil {
				board = &setup
			}
		}
	}
	s.at = s.record.NodeAt(place)
	return board, nil
}
