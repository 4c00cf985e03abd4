package feedback

import (
	"image"
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/theme"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// examples reads the examples in the comments of a file of rules, by the name of
// the constant that they stand before; each is split at its tabs.
func examples(t *testing.T, file string) map[string][]string {
	t.Helper()
	text, err := os.ReadFile("../../rules/" + file)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]string{}
	var example []string
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if rest, ok := strings.CutPrefix(line, "//\t"); ok {
			example = strings.Split(rest, "\t")
		} else if !strings.HasPrefix(line, "//") {
			all[line], example = example, nil
		}
	}
	return all
}

// name is that of the constant for a code: FoulOwnPiece for own-piece.
func name(prefix, code string) string {
	for word := range strings.SplitSeq(code, "-") {
		prefix += strings.ToUpper(word[:1]) + word[1:]
	}
	return prefix
}

// played does what the words of an example say; what was a foul loses. Behind a
// star and a number it is done so often.
func played(t *testing.T, set, sfen, words string) *rules.Game {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	r, err := rules.ParseRuleSet(set)
	if err != nil {
		t.Fatal(err)
	}
	if count, body, found := strings.Cut(words, "("); found {
		words = strings.Repeat(strings.TrimSuffix(body, ")")+" ", int(count[1]-'0'))
	}
	g := r.NewGame(p)
	for _, word := range strings.Fields(strings.TrimPrefix(words, "-")) {
		a, err := rules.ParseAction(word)
		if err != nil {
			t.Fatal(err)
		}
		if foul, ok := g.Do(a).(*rules.IllegalMove); ok {
			g.Forfeit(foul)
		}
	}
	return g
}

// easel is a board that is drawn with marks and without.
type easel struct{ *widgets.Board }

func newEasel(t *testing.T) easel {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.New(lessons.English, false))
	art, err := pieceart.New(content.Font(content.SerifJP), content.Font(content.SansJP), content.Font(content.SansJPBold))
	if err != nil {
		t.Fatal(err)
	}
	e := easel{widgets.NewBoard(art)}
	e.SetStyle(widgets.Style{Bare: true})
	e.Resize(fyne.NewSize(826, 674)) // as large as a picture
	return e
}

// changed returns the squares that look otherwise with the marks. The middle of a
// square is all that is looked at, as a badge may reach over to the next one.
func (e easel) changed(p *rules.Position, m widgets.Marks) rules.SquareSet {
	e.SetSetup(p.Setup())
	e.SetMarks(widgets.Marks{})
	plain := e.Picture(1)
	e.SetMarks(m)
	marked := e.Picture(1)
	var changed rules.SquareSet
	for s := range rules.OffBoard {
		if differ(plain, marked, e.middle(s)) {
			changed = changed.Or(rules.SetOf(s))
		}
	}
	return changed
}

// middle is the middle of a square in a picture, which has a margin of 12 pixels.
func (e easel) middle(s rules.Square) image.Rectangle {
	wood, _ := e.BoardRect()
	at, size := e.SquareRect(s)
	at = at.Subtract(wood).AddXY(12+size.Width/6, 12+size.Height/6)
	return image.Rect(int(at.X), int(at.Y), int(at.X+size.Width*2/3), int(at.Y+size.Height*2/3))
}

func differ(a, b *image.RGBA, r image.Rectangle) bool {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				return true
			}
		}
	}
	return false
}

// TestFoulsAreDrawn draws the example of every foul. What makes it wrong is seen on
// the board; beside it only what was tried, the king, arrows and the file. A foul
// beside moves shows exactly its squares.
func TestFoulsAreDrawn(t *testing.T) {
	easel, all := newEasel(t), examples(t, "foul.go")
	for _, f := range rules.AllFouls {
		example := all[name("Foul", f.String())]
		g := played(t, "jsa", example[0], example[1])
		p, e := g.Position(), g.Outcome().Foul
		if e == nil || e.Foul != f {
			t.Fatalf("%s: the example is %v", f, e)
		}
		m := FoulMarks(&p, e)
		drawn, want := easel.changed(&p, m), rules.SetOf(e.Squares...)
		for _, mark := range m.Squares {
			if a := e.Attempt; !want.Has(mark.Square) && mark.Square != a.To && mark.Square != a.From && mark.Square != e.King {
				t.Errorf("%s: %s is marked as %s", f, mark.Square, mark.Role)
			}
			if !drawn.Has(mark.Square) {
				t.Errorf("%s: the mark on %s is not seen", f, mark.Square)
			}
		}
		if f.IsMove() {
			want = want.Without(rules.SetOf(e.Attempt.From)) // the ghost says whence it came
			if unseen := want.Without(drawn); !unseen.Empty() {
				t.Errorf("%s: %v are not seen", f, unseen.Squares())
			}
		} else if drawn != want {
			t.Errorf("%s: drawn on %v, want %v", f, drawn.Squares(), e.Squares)
		}
	}
}

// TestEndingsAreDrawn draws the last board of every ending. After a foul it is
// marked as the foul is.
func TestEndingsAreDrawn(t *testing.T) {
	easel, all := newEasel(t), examples(t, "outcome.go")
	for _, e := range rules.AllEndings {
		example := all[name("End", e.String())]
		g := played(t, example[0], example[1], example[2])
		p, o := g.Position(), g.Outcome()
		if o.Ending != e {
			t.Fatalf("%s: the example ends as %s", e, o.Ending)
		}
		var m widgets.Marks
		if o.Foul != nil {
			m = FoulMarks(&p, o.Foul)
		}
		var want rules.SquareSet
		for _, mark := range m.Squares {
			want = want.Or(rules.SetOf(mark.Square))
		}
		if drawn := easel.changed(&p, m); drawn != want || (o.Foul != nil) == want.Empty() {
			t.Errorf("%s: drawn on %v, want %v", e, drawn.Squares(), want.Squares())
		}
	}
}
