package learn

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/rules"
)

// stepOf reads a step of a lesson that has no other.
func stepOf(t *testing.T, kind, sfen, keys string) *lessons.Session {
	t.Helper()
	const x = `{ en = "x", ja = "x", zh-Hant = "x", zh-Hans = "x" }`
	l, faults := lessons.Parse("x.toml", fmt.Sprintf(
		"id = \"x\"\nchapter = \"x\"\nrules = \"jsa\"\ntitle = %s\naim = %s\n[[step]]\nid = \"x-1\"\nkind = %q\nsfen = %q\ntext = %s\n%s\n", x, x, kind, sfen, x, keys))
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	return lessons.NewSession(&l)
}

// bare is the screen of a session without a board, in English.
func bare(t *testing.T, session *lessons.Session) *Screen {
	t.Helper()
	test.NewTempApp(t)
	s := &Screen{env: Env{Words: shippedWords(t).In(lessons.English)}, session: session}
	s.at = session.Step()
	s.view = s.newView(s.at)
	return s
}

// TestRefused: what is said to answers that are not right, of steps with answers to
// choose from, of numbers and of orders.
func TestRefused(t *testing.T) {
	const kings = "4k4/9/9/9/9/9/9/9/4K4 b - 1"
	nifu := [3]string{"verdict", "4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1", `action = "P*5d"`}
	choice := "source = \"x\"\noptions = [ { en = \"a\", ja = \"a\", zh-Hant = \"a\", zh-Hans = \"a\", right = true }, { en = \"by a tokin\", ja = \"b\", zh-Hant = \"b\", zh-Hans = \"b\" } ]\n"
	hint := `hint = { en = "%s", ja = "x", zh-Hant = "x", zh-Hans = "x" }`
	for _, c := range []struct {
		kind, sfen, keys string
		answer           lessons.Response
		want             string
	}{
		{nifu[0], nifu[1], nifu[2], lessons.Response{}, "There is a rule against this.|Look at 5g."},
		{nifu[0], nifu[1], nifu[2], lessons.Response{Foul: rules.FoulDeadSquareDrop}, "It is a foul, but another one.|**dead piece:** A pawn, lance or knight put where it could never move again."},
		{"verdict", kings, `action = "pass"`, lessons.Response{}, "There is a rule against this.|Sente had 5 legal moves to choose from."},
		{"choice", kings, choice, lessons.Response{Option: 1}, "Not this one. Look again.|**tokin:** "},
		{"choice", kings, choice + fmt.Sprintf(hint, "Count the pawns."), lessons.Response{Option: 1}, "Not this one. Look again.|Count the pawns."},
		{"choice", kings, choice + fmt.Sprintf(hint, "Think."), lessons.Response{Option: 1}, "Not this one. Look again.|Think.\n**tokin:** "},
		{"outcome", kings, `claim = "resign"`, lessons.Response{}, "Not this one. Look again.|**resignation:** Giving up the game on one's own turn."},
		{"outcome", kings, `claim = "declare"`, lessons.Response{}, "Not this one. Look again.|**declaration:** "},
		{"outcome", kings, `claim = "5i5h"`, lessons.Response{Ruling: lessons.BlackWins}, "Not this one. Look again.|Times that this position has stood: 1. Legal moves of Gote: 5."},
		{"outcome", strings.Replace(kings, "- 1", "- 499", 1), `claim = "5i5h"`, lessons.Response{Ruling: lessons.BlackWins}, "Legal moves of Gote: 5.\nMoves made so far: 499."},
		{"count", kings, `ask = "zone white"`, lessons.Response{Number: 3}, "3 is too many.|The pieces of Gote in the enemy camp count, the king left out."},
		{"count", "4k4/9/9/4S4/9/9/9/9/4K4 b - 1", `ask = "moves 5d"`, lessons.Response{Number: 3}, "3 is too few.|Each square that the silver on 5d reaches counts."},
		{"count", kings, `ask = "pieces black K"`, lessons.Response{Number: 3}, "3 is too many.|Each king of Sente on the board counts."},
		{"count", kings, `ask = "file 5"`, lessons.Response{Number: 3}, "3 is too few.|Each square that is asked for counts as 1."},
		{"order", kings, `order = "5e 4e 3e"`, lessons.Response{Tapped: squaresOf("4e 5e 3e")}, "Something else comes first.|Not number 1: 4e."},
		{"order", kings, `order = "5e 4e 3e"`, lessons.Response{Tapped: squaresOf("5e 3e 4e")}, "The first one is right.|Not number 2: 3e.\nWhat is right stays."},
		{"squares", "4k4/9/9/4S4/9/9/9/9/4K4 b - 1", `ask = "pieces black S"`, lessons.Response{Squares: setOf("5i")}, "Not 5i.|On 5i stands the king of Sente."},
		{"squares", "4k4/9/9/4S4/9/9/9/9/4K4 b - 1", `ask = "pieces black S"`, lessons.Response{Squares: setOf("5e")}, "Not 5e.|Nothing stands on 5e."},
	} {
		session := stepOf(t, c.kind, c.sfen, c.keys)
		session.Try(c.answer)
		var said []string
		for _, o := range bare(t, session).view.refused(session.Verdict()) {
			for _, p := range paragraphs(o) {
				said = append(said, p.Text)
			}
		}
		if got := strings.Join(said, "|"); session.State() != lessons.Refused || !strings.Contains(got, c.want) {
			t.Errorf("%s %s: %q, want %q", c.kind, c.keys, got, c.want)
		}
	}
}

// TestKingIsNotTaken: a move onto the king is refused as any illegal one is; there is no
// position after it that could be looked at.
func TestKingIsNotTaken(t *testing.T) {
	for _, kind := range []string{"move", "line"} {
		session := stepOf(t, kind, "8k/9/7G1/9/9/9/9/9/4K4 b G 1", `goal = "mateIn 1"`)
		s := bare(t, session)
		session.Try(lessons.Response{Attempt: attemptOf("5i1a")})
		if session.State() != lessons.Refused || len(s.view.refused(session.Verdict())) == 0 {
			t.Errorf("%s: nothing is said", kind)
		}
	}
}

// TestPassMarksNothing: what is no move is not shown as one.
func TestPassMarksNothing(t *testing.T) {
	s := bare(t, stepOf(t, "verdict", "4k3l/9/9/9/9/9/9/9/4K4 b - 1", `action = "pass"`))
	if m := s.view.marks(); len(m.Ghosts)+len(m.Squares)+len(m.Arrows) > 0 {
		t.Errorf("%v", m)
	}
}

func attemptOf(usi string) rules.Attempt {
	a, _ := rules.ParseAttempt(usi)
	return a
}

func squaresOf(names string) []rules.Square {
	var all []rules.Square
	for _, name := range strings.Fields(names) {
		sq, _ := rules.ParseSquare(name)
		all = append(all, sq)
	}
	return all
}

func setOf(name string) rules.SquareSet { return rules.SetOf(squaresOf(name)[0]) }
