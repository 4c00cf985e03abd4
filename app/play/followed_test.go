package play

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/slow"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine/search"
	"terakoya/rules/joseki"
)

// yagura is the id of the only opening of these tests.
const yagura = "yagura"

// withBook gives the room a book of one line from a start; what is asked of it is done at
// once.
func (r *room) withBook(start, moves, name string) {
	r.t.Helper()
	h, _ := startOf(start)
	line := joseki.Line{Start: h.Position(), Weight: 1}
	for _, f := range strings.Fields(moves) {
		line.Moves = append(line.Moves, stage.Must[rules.Attempt](r.t)(rules.ParseAttempt(f)).Move())
	}
	book := stage.Must[*joseki.Book](r.t)(joseki.New([]joseki.Line{line}))
	atOnce := func(f func()) { f() }
	r.env.Book, r.env.Work = book, slow.Work{Do: atOnce, Go: atOnce}
	r.env.Opening = func(id string) search.Book {
		if id == yagura {
			return book
		}
		return nil
	}
	r.env.OpeningName = func(id string) string {
		if id == yagura {
			return name
		}
		return ""
	}
}

// of is a choice that follows an opening.
func (c Choice) of(opening string) Choice {
	c.Book, c.Opening = true, opening
	return c
}

// TestFollowed: as long as the game follows the book that is said above the moves, with
// the name of the opening in the title; a move of its own ends that, and taking it back
// brings it back.
func TestFollowed(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.withBook("even-game", "7g7f 3c3d 2g2f", "Yagura")
	c := against("1").of(yagura)
	c.Takeback = true
	table := r.game(c)
	said := func(book bool, title string) {
		t.Helper()
		if got := table.panel.moves.book.Visible(); got != book || table.panel.moves.tick.Visible() != book {
			t.Errorf("in book: %t", got)
		}
		if got := table.header.bar.Title().Text; got != title {
			t.Errorf("it is called %q, want %q", got, title)
		}
	}
	said(false, "Even game · Yagura") // no move is there to be in the book
	table.thinker.player = nil
	table.match.choice.People = true // both sides are moved here
	r.click("7g", "7f")
	table.match.choice.People = false
	table.follow()
	said(true, "Even game · Yagura")
	table.match.choice.People = true
	r.click("8c", "8d")
	table.match.choice.People = false
	table.follow()
	said(false, "Even game")
	table.onTakeBack()
	said(false, "Even game · Yagura")
}

// TestFollowedNames: the start stands once in the title, and what is not followed is not
// named.
func TestFollowedNames(t *testing.T) {
	for _, c := range []struct {
		start, opponent, opening, name, want string
		people                               bool
	}{
		{"six-piece-handicap", "1", yagura, "Six-piece handicap: file 9", "Six-piece handicap · file 9", false},
		{"six-piece-handicap", "1", yagura, "File 9", "Six-piece handicap · File 9", false},
		{"six-piece-handicap", "1", yagura, "Six-piece handicap", "Six-piece handicap · Six-piece handicap", false},
		{"six-piece-handicap", "1", "", "", "Six-piece handicap", false},
		{"six-piece-handicap", Waits, yagura, "File 9", "Six-piece handicap", false},
		{"six-piece-handicap", "1", yagura, "File 9", "Six-piece handicap", true},
		{"two-piece-handicap", "1", yagura, "File 9", "Two-piece handicap", false}, // it is of another start
	} {
		r := newRoom(t, lessons.English, false, small)
		r.withBook("six-piece-handicap", "5a4b", c.name)
		choice := against(c.opponent).of(c.opening)
		choice.Start, choice.People = c.start, c.people
		if got := r.game(choice).header.bar.Title().Text; got != c.want {
			t.Errorf("%+v: %q", c, got)
		}
	}
}

// TestFollowedUnknown: a computer without a book follows none, and a book that is not
// known yet holds nothing up.
func TestFollowedUnknown(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.withBook("even-game", "7g7f", "Yagura")
	var waits []func()
	r.env.Work.Go = func(f func()) { waits = append(waits, f) }
	c := against("1")
	c.People, c.Book = true, false // of two people it says nothing about
	table := r.game(c)
	r.click("7g", "7f")
	if table.inBook() || len(waits) != 2 {
		t.Fatalf("in book %t, %d questions", table.inBook(), len(waits))
	}
	if waits[0](); table.inBook() {
		t.Error("what was overtaken counts")
	}
	if waits[1](); !table.inBook() {
		t.Error("it is not in the book")
	}
	table.match.choice.People = false
	table.follow()
	if waits[2](); table.inBook() {
		t.Error("a computer that plays by itself follows a book")
	}
}

// TestFollowedLayout: the words have room above the moves, and the opening in the title,
// in each language.
func TestFollowedLayout(t *testing.T) {
	names := map[lessons.Language]string{
		lessons.English: "Six-piece handicap: climbing silver on file 1", lessons.Japanese: "六枚落ち 9筋攻め",
		lessons.Traditional: "讓六枚：9筋端攻", lessons.Simplified: "让六枚：9筋端攻",
	}
	for _, l := range lessons.Languages {
		for _, at := range []struct {
			size fyne.Size
			text theme.Type
		}{{small, theme.Usual}, {large, theme.Usual}, {middling, theme.Largest}} {
			r, size := newRoom(t, l, l == lessons.Simplified, at.size), at.size
			fyne.CurrentApp().Settings().SetTheme(theme.New(l, l == lessons.Simplified).At(at.text))
			r.withBook("six-piece-handicap", "4a3b 7g7f", names[l])
			c := against("1").of(yagura)
			c.Start = "six-piece-handicap"
			table := r.game(c)
			table.thinker.stop()
			table.thinker.player = nil
			for _, f := range []string{"4a3b", "7g7f"} {
				if err := replay(table.match.game, f); err != nil {
					t.Fatal(err)
				}
			}
			table.match.clocks.Undo(0, r.clock)
			table.render()
			table.follow()
			r.part("in-book")
			stage.Apart(t, r.screen.Parts(), size)
			buttonsFit(t, table)
			stage.Picture(t, r.window, fmt.Sprintf("in-book-%s-%g", l, size.Width))
		}
	}
}
