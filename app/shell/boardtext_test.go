package shell

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/boardtext"
	"terakoya/app/play"
	"terakoya/rules"
)

// withBoards are the screens with a board, each with a part of its text in English.
var withBoards = map[string]struct {
	open func(*Shell)
	want string
}{
	"foul":     {screens["foul"], "Takes part in the reason: 5g"},
	"right":    {screens["right"], "Answer: 4e"},
	"play":     {keyed["play"], "Uwate is to move."},
	"after":    {func(s *Shell) { s.After(hung) }, "Last move"},
	"study":    {(*Shell).Study, "Gote on the board\nking: 5a"},
	"mates":    {func(s *Shell) { s.matesFrom(aMate(), s.Home) }, "Gote in hand"},
	"openings": {func(s *Shell) { s.OpeningAt("six-piece-file-9") }, "Shitate is to move."},
}

// TestBoardInWords: F9 tells the board of every screen that has one, each piece of it and
// what the status line says; C copies that, and Escape gives the screen back.
func TestBoardInWords(t *testing.T) {
	for name, screen := range withBoards {
		t.Run(name, func(t *testing.T) {
			s := open(t, Options{})
			screen.open(s)
			if s.board() == nil {
				t.Fatalf("%s has no board", s.Screen().Name())
			}
			before := s.Screen().Says()
			press(s, boardtext.Key)
			card := boardtext.Of(s.window.Canvas())
			if card == nil {
				t.Fatal("no text is shown")
			}
			text := card.Text()
			if !strings.Contains(text, screen.want) || !strings.Contains(text, before) {
				t.Errorf("says\n%s\nwithout %q or %q", text, screen.want, before)
			}
			pieces(t, s, text)
			press(s, fyne.KeyC)
			if got := s.app.Clipboard().Content(); got != text {
				t.Errorf("copied %q", got)
			}
			press(s, fyne.KeyEscape)
			if boardtext.Of(s.window.Canvas()) != nil || s.Screen().Says() != before {
				t.Errorf("Escape leaves it open, or reaches the screen, which says %q", s.Screen().Says())
			}
		})
	}
}

// pieces counts the pieces of a board and those that its text names.
func pieces(t *testing.T, s *Shell, text string) {
	t.Helper()
	on := 0
	setup := s.board().Shown().Setup
	for _, pc := range setup.Board {
		if pc != rules.NoPiece {
			on++
		}
	}
	board, _, _ := strings.Cut(text, "Last move")
	board, _, _ = strings.Cut(board, "Marks\n")
	board, _, _ = strings.Cut(board, "Status line")
	told := 0
	for sq := range setup.Board {
		told += strings.Count(board, s.words().Square(rules.Square(sq)))
	}
	if told != on {
		t.Errorf("%d pieces are on the board, %d are told:\n%s", on, told, board)
	}
}

// TestNoBoardNoWords: on a screen without a board the key does nothing, nor above a list
// of keys; and the list names it where it works.
func TestNoBoardNoWords(t *testing.T) {
	s := open(t, Options{})
	press(s, boardtext.Key)
	if boardtext.Of(s.window.Canvas()) != nil {
		t.Error("the start screen has a text of its board")
	}
	lists := func() bool {
		for _, k := range s.keys() {
			if k[0] == string(boardtext.Key) {
				return true
			}
		}
		return false
	}
	if lists() {
		t.Error("the start screen lists the key")
	}
	s.Study()
	if !lists() {
		t.Error("the study board does not list the key")
	}
	press(s, fyne.KeyF1, boardtext.Key)
	if boardtext.Of(s.window.Canvas()) != nil {
		t.Error("it opens above the list of keys")
	}
}

// TestPausedHandsStayHidden: what a pause puts out of sight is not told either.
func TestPausedHandsStayHidden(t *testing.T) {
	s := open(t, Options{})
	c := play.ParseChoice("")
	c.Clock = "byoyomi 600 30"
	env := s.playEnv()
	env.Start(c)
	press(s, fyne.KeyP, boardtext.Key)
	text := boardtext.Of(s.window.Canvas()).Text()
	if strings.Count(text, "nothing") != 2 {
		t.Errorf("says\n%s", text)
	}
}
