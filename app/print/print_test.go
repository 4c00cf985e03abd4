package print

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

func worksheet(t *testing.T, s Worksheet, o Options) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := WriteWorksheet(&b, s, o); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestWorksheetText: the texts can be selected, each question before its choices, in
// every language and on every page; so can the answers.
func TestWorksheetText(t *testing.T) {
	for _, l := range lessons.Languages {
		for _, page := range Pages {
			if testing.Short() && (l != lessons.Japanese || page != A4) {
				continue
			}
			o := Options{Words: wordsOf(t, l), Page: page, Set: pieceart.OneKanji}
			s := sheetOf(t, o.Words, "nifu")
			rest := joined(readPDF(t, worksheet(t, s, o)))
			for i, q := range s.Questions {
				for _, text := range append([]string{fmt.Sprint(i + 1), q.Text}, q.Choices...) {
					_, after, found := strings.Cut(rest, bare(text))
					if !found {
						t.Fatalf("%s %s: question %d lacks %q, or not in its place:\n%s", l, page, i+1, text, rest)
					}
					rest = after
				}
			}
			var b bytes.Buffer
			if err := WriteAnswers(&b, s, o); err != nil {
				t.Fatal(err)
			}
			answers := joined(readPDF(t, b.Bytes()))
			for i, q := range s.Questions {
				if !strings.Contains(answers, bare(q.Answer)) || !strings.Contains(answers, bare(q.Reason)) {
					t.Errorf("%s %s: answer %d lacks %q or %q", l, page, i+1, q.Answer, q.Reason)
				}
			}
		}
	}
}

// TestHead: title, name, date, the number of the page and the code are on the sheet.
func TestHead(t *testing.T) {
	w := wordsOf(t, lessons.Japanese)
	all := joined(readPDF(t, worksheet(t, Worksheet{Title: "題", Sub: "副題", Code: "ABCD", Questions: make([]Question, 1)}, Options{Words: w})))
	for _, want := range []string{"題", "副題", w.Say("print.name", nil), w.Say("print.date", nil), "1/1", "ABCD"} {
		if !strings.Contains(all, want) {
			t.Errorf("no %s: %s", want, all)
		}
	}
}

// TestOnOnePage: no question is on two pages, there are at most six on a page and no
// text is outside the margins.
func TestOnOnePage(t *testing.T) {
	for _, page := range Pages {
		for _, board := range []bool{false, true} {
			s := Worksheet{Title: "T"}
			for i := range 23 {
				q := Question{Board: board, Text: fmt.Sprintf("Begin%d. ", i) + strings.Repeat("words ", 9*(i%7)), Choices: []string{"a", "b", fmt.Sprintf("End%d", i)}}
				s.Questions = append(s.Questions, q)
			}
			checkPages(t, readPDF(t, worksheet(t, s, Options{Words: wordsOf(t, lessons.English), Page: page})))
		}
	}
}

func checkPages(t *testing.T, all []said) {
	t.Helper()
	begun, count := map[string]int{}, map[int]int{}
	for _, s := range all {
		if s.x < margin || s.y < footRise-1 || s.y > 842-above/2 {
			t.Errorf("%q stands at %.0f, %.0f on page %d", s.text, s.x, s.y, s.page)
		}
		if name, ok := strings.CutPrefix(s.text, "Begin"); ok {
			name, _, _ = strings.Cut(name, ".")
			begun[name] = s.page
			count[s.page]++
		}
		if name, ok := strings.CutPrefix(s.text, "End"); ok {
			if begun[name] != s.page {
				t.Errorf("question %s is on pages %d and %d", name, begun[name], s.page)
			}
			if s.y < footRise+14 {
				t.Errorf("question %s runs into the foot", name)
			}
		}
	}
	if len(begun) != 23 {
		t.Errorf("%d questions", len(begun))
	}
	for page, n := range count {
		if n > mostOnPage {
			t.Errorf("%d questions on page %d", n, page)
		}
	}
}

// TestUpsideDown: the pieces of the far side stand upside down, and only they; the
// promoted ones and those in hand too.
func TestUpsideDown(t *testing.T) {
	for _, turned := range []bool{false, true} {
		q := Question{Setup: setupOf(t, "4k4/9/9/4+b4/9/4N4/9/9/4K4 b Rp 1"), Board: true, Turned: turned, Text: "-"}
		down := map[string]bool{}
		for _, s := range readPDF(t, worksheet(t, Worksheet{Questions: []Question{q}}, Options{Words: wordsOf(t, lessons.Japanese), Set: pieceart.OneKanji})) {
			if strings.Contains(s.font, "Serif") {
				down[s.text] = s.down
			}
		}
		want := map[string]bool{"王": !turned, "馬": !turned, "歩": !turned, "玉": turned, "桂": turned, "飛": turned}
		if fmt.Sprint(down) != fmt.Sprint(want) {
			t.Errorf("turned %t: upside down are %v, want %v", turned, down, want)
		}
	}
}

// TestCoordinates are in the script of the language, turned with the board, and only
// those of the part that is drawn.
func TestCoordinates(t *testing.T) {
	corner, err := lessons.ParseArea("1a-3c")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		l      lessons.Language
		turned bool
		area   rules.SquareSet
		want   string
	}{
		{lessons.English, false, rules.SquareSet{}, "987654321abcdefghi"},
		{lessons.Japanese, false, rules.SquareSet{}, "987654321一二三四五六七八九"},
		{lessons.Traditional, true, rules.SquareSet{}, "123456789九八七六五四三二一"},
		{lessons.Simplified, false, corner, "321一二三"},
	} {
		q := Question{Board: true, Turned: c.turned, Area: c.area, Text: "-"}
		if all := joined(readPDF(t, worksheet(t, Worksheet{Questions: []Question{q}}, Options{Words: wordsOf(t, c.l)}))); !strings.Contains(all, c.want) {
			t.Errorf("%s: no %s in %s", c.l, c.want, all)
		}
	}
}

// TestHands: what is held is drawn, with its number if that is not one.
func TestHands(t *testing.T) {
	q := Question{Setup: setupOf(t, "9/9/9/9/9/9/9/9/9 b 2G11P 1"), Board: true, Text: "-"}
	all := joined(readPDF(t, worksheet(t, Worksheet{Questions: []Question{q}}, Options{Words: wordsOf(t, lessons.Japanese), Set: pieceart.OneKanji})))
	if !strings.Contains(all, "先手金2歩11") {
		t.Error(all)
	}
}

// TestSameBytes: the same sheet is the same file, and knows no clock.
func TestSameBytes(t *testing.T) {
	o := Options{Words: wordsOf(t, lessons.Simplified), Page: Letter}
	s := sheetOf(t, o.Words, "nifu")
	one := worksheet(t, s, o)
	if !bytes.Equal(one, worksheet(t, s, o)) {
		t.Error("the same sheet gives other bytes")
	}
	if bytes.Contains(one, []byte("CreationDate")) {
		t.Error("there is a date in it")
	}
	if len(one) > 400_000 {
		t.Errorf("%d bytes: are whole fonts in it?", len(one))
	}
}

// TestOtherScript: what the font of a language lacks comes from another; what none has
// is an error that names it, and nothing is written.
func TestOtherScript(t *testing.T) {
	o := Options{Words: wordsOf(t, lessons.Simplified)}
	fonts := map[string]string{}
	for _, s := range readPDF(t, worksheet(t, Worksheet{Title: "国辻", Questions: make([]Question, 1)}, o)) {
		fonts[s.text] = s.font
	}
	if !strings.Contains(fonts["国"], "SansSC-Bold") || !strings.Contains(fonts["辻"], "SansJP") {
		t.Error(fonts)
	}
	for _, lost := range []string{"\U0001F600", "\u0E01", "𠮷"} {
		var b bytes.Buffer
		err := WriteWorksheet(&b, Worksheet{Title: "a" + lost, Questions: make([]Question, 1)}, o)
		if err == nil || !strings.Contains(err.Error(), lost) || b.Len() > 0 {
			t.Errorf("%s: %v, %d bytes", lost, err, b.Len())
		}
	}
}

// full is a disk that takes so many bytes; silent, it does not say so.
type full struct {
	left   int
	silent bool
}

var errFull = errors.New("no space left on device")

func (f *full) Write(b []byte) (int, error) {
	n := min(len(b), f.left)
	f.left -= n
	if n < len(b) && !f.silent {
		return n, errFull
	}
	return n, nil
}

// TestFullDisk: a writer that fails is told of, whatever is written.
func TestFullDisk(t *testing.T) {
	o := Options{Words: wordsOf(t, lessons.English)}
	s := Worksheet{Title: "T", Questions: make([]Question, 1)}
	for name, write := range map[string]func(io.Writer) error{
		"worksheet":   func(w io.Writer) error { return WriteWorksheet(w, s, o) },
		"answers":     func(w io.Writer) error { return WriteAnswers(w, s, o) },
		"certificate": func(w io.Writer) error { return WriteCertificate(w, Certificate{Learner: "L"}, o) },
		"table":       func(w io.Writer) error { return WriteTable(w, sampleTable(3), o) },
		"diagram":     func(w io.Writer) error { return WriteDiagram(w, rules.Setup{}, nil, 400, o) },
	} {
		if err := write(&full{left: 100}); !errors.Is(err, errFull) {
			t.Errorf("%s: %v", name, err)
		}
		if err := write(&full{left: 100, silent: true}); !errors.Is(err, io.ErrShortWrite) {
			t.Errorf("%s, short: %v", name, err)
		}
	}
}

// TestRefused: what cannot be printed is an error, and nothing is written.
func TestRefused(t *testing.T) {
	o := Options{Words: wordsOf(t, lessons.English)}
	long := Worksheet{Questions: []Question{{Text: strings.Repeat("line\n", 60)}}}
	for name, write := range map[string]func(io.Writer) error{
		"no question":     func(w io.Writer) error { return WriteWorksheet(w, Worksheet{}, o) },
		"no answer":       func(w io.Writer) error { return WriteAnswers(w, Worksheet{}, o) },
		"a long question": func(w io.Writer) error { return WriteWorksheet(w, long, o) },
		"no column":       func(w io.Writer) error { return WriteTable(w, Table{}, o) },
		"no width":        func(w io.Writer) error { return WriteTable(w, Table{Columns: []string{"a"}, Widths: []float64{0}}, o) },
		"a long row": func(w io.Writer) error {
			return WriteTable(w, Table{Columns: []string{"a"}, Widths: []float64{1}, Rows: [][]string{{"b", "c"}}}, o)
		},
		"a small picture": func(w io.Writer) error { return WriteDiagram(w, rules.Setup{}, nil, 0, o) },
		"a huge picture":  func(w io.Writer) error { return WriteDiagram(w, rules.Setup{}, nil, 1<<20, o) },
	} {
		var b bytes.Buffer
		if err := write(&b); err == nil || b.Len() > 0 {
			t.Errorf("%s: %v, %d bytes", name, err, b.Len())
		}
	}
}
