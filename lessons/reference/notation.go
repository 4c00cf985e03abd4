package reference

import (
	"strings"

	"terakoya/rules"
	"terakoya/rules/notation"
)

// notations is how squares are named and moves are written.
func notations() []Block {
	var all Grid
	for _, x := range recordExamples {
		all = append(all, recordCard(x))
	}
	return []Block{
		Paragraph{say("notation.lead")},
		Heading{say("notation.squares")}, coordinates(),
		Heading{say("notation.marks")}, says("notation.law-", "sides", "order", "need", "pins"), all,
		Heading{say("notation.styles")}, Paragraph{say("notation.stylesLead")}, styles(),
	}
}

// coordinates shows a file, a rank and the square on both.
func coordinates() Grid {
	at := rules.NewSquare(7, 6)
	file, rank := rules.FileSet(at.File()), rules.RankSet(at.Rank())
	var all Grid
	for _, x := range []struct {
		name string
		area rules.SquareSet
	}{{"file", file}, {"rank", rank}, {"square", rules.SetOf(at)}} {
		all = append(all, Card{
			Title: say("notation." + x.name), Board: Board{Setup: rules.Handicaps[0].Setup(), Named: true, Area: x.area},
			Lines: []Text{say("notation." + x.name + "Text")},
		})
	}
	return all
}

// recordExample is a move that shows a mark. Of the moves the last one is meant.
type recordExample struct{ name, mark, sfen, moves string }

var recordExamples = []recordExample{
	{"same", "同", rules.StartSFEN, "7g7f 3c3d 8h2b+ 3a2b"},
	{"drop", "打", "4k4/9/9/9/9/9/9/9/4KG3 b G 1", "G*4h"},
	{"promotes", "成", "4k4/9/9/6S2/9/9/9/9/4K4 b - 1", "3d3c+"},
	{"stays", "不成", "4k4/9/9/6S2/9/9/9/9/4K4 b - 1", "3d3c"},
	{"right", "右", "4k4/9/9/9/9/9/9/3G1G3/4K4 b - 1", "4h5g"},
	{"left", "左", "4k4/9/9/9/9/9/9/3G1G3/4K4 b - 1", "6h5g"},
	{"straight", "直", "4k4/9/9/9/9/9/9/3GG4/4K4 b - 1", "5h5g"},
	{"up", "上", "4k4/9/9/9/9/9/5G3/4G4/4K4 b - 1", "5h5g"},
	{"sideways", "寄", "4k4/9/9/9/9/9/5G3/4G4/4K4 b - 1", "4g5g"},
	{"back", "引", "4k4/9/9/9/9/4G4/9/4G4/4K4 b - 1", "5f5g"},
	{"two", "左引", "4k4/9/9/9/9/9/6S1S/9/K5SS1 b - 1", "3g2h"},
}

// before returns the position before the last move, that move, and where the move
// before it came to.
func (x recordExample) before() (p rules.Position, last rules.Attempt, prev rules.Square) {
	p, prev = position(setup(x.sfen)), rules.OffBoard
	moves := strings.Fields(x.moves)
	for _, m := range moves[:len(moves)-1] {
		a := attempt(m)
		p.Make(a.Move())
		prev = a.To
	}
	return p, attempt(moves[len(moves)-1]), prev
}

// written is the last move in a style.
func (x recordExample) written(s notation.Style) string {
	p, last, prev := x.before()
	return s.Write(&p, last, prev)
}

func recordCard(x recordExample) Card {
	p, last, prev := x.before()
	b := Board{Setup: p.Setup(), At: p, Moves: []rules.Attempt{last}}
	if prev.OnBoard() {
		b.Last = []rules.Square{prev}
	}
	return Card{
		Title: say("notation.mark-" + x.name), Board: b,
		Lines: []Text{Verbatim(x.written(notation.Japanese)), say("notation.about-" + x.name)},
	}
}

// AllStyles lists every style of notation.
func AllStyles() []notation.Style {
	var all []notation.Style
	for s := notation.Style(0); s.String() != ""; s++ {
		all = append(all, s)
	}
	return all
}

// styles is the same moves in every style.
func styles() Table {
	var t Table
	for _, s := range AllStyles() {
		t.Head = append(t.Head, say("notation.style-"+s.String()))
	}
	for _, x := range recordExamples {
		var row []Text
		for _, s := range AllStyles() {
			row = append(row, Verbatim(x.written(s)))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}
