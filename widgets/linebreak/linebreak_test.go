package linebreak

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// grid measures as if a wide character took 10, and a Latin one 5, bold or not.
func grid(s string, _ bool) float32 {
	w := float32(0)
	for _, c := range s {
		if c < 0x2E80 {
			w += 5
		} else {
			w += 10
		}
	}
	return w
}

// broken wraps a text and joins the lines by |.
func broken(text string, width float32) string {
	var lines []string
	for _, l := range wrap(atoms(text, false), width, grid) {
		s := ""
		for _, r := range l {
			s += r.Text
		}
		lines = append(lines, s)
	}
	return strings.Join(lines, "|")
}

func TestWrap(t *testing.T) {
	for _, c := range []struct {
		name, text string
		width      float32
		want       string
	}{
		{"fits", "あいう", 30, "あいう"},
		{"breaks", "あいうえお", 30, "あいう|えお"},
		{"empty", "", 30, ""},
		{"no line begins with 、", "あいう、えお", 30, "あい|う、え|お"},
		{"nor with 。」", "「あいう。」えお", 40, "「あい|う。」え|お"},
		{"nor with a small kana", "あいしゃえお", 30, "あい|しゃえ|お"},
		{"nor with ー", "あいうーえお", 30, "あい|うーえ|お"},
		{"no line ends with 「", "あいう「え」お", 40, "あいう|「え」お"},
		{"nor with （「", "あい（「え」）お", 40, "あい|（「え」）|お"},
		{"nor with “", "下法叫“二步”，", 40, "下法叫|“二步”，"},
		{"Latin words stay whole", "one two three", 40, "one two|three"},
		{"beside kana too", "これはmoveです", 40, "これは|moveです"},
		{"a square stays whole", "ここは5五だよ", 40, "ここは|5五だよ"},
		{"a drop stays whole", "ここでP*5dだよ", 40, "ここで|P*5dだよ"},
		{"a move stays whole", "ここは7g7f+だよ", 45, "ここは|7g7f+だよ"},
		{"blanks at a break go", "one   two", 20, "one|two"},
		{"blanks within stay", "a  b", 40, "a  b"},
		{"blanks at the ends go", "  a b  ", 40, "a b"},
		{"forced break", "あ\nいう", 40, "あ|いう"},
		{"empty line", "ああ\n\nいい", 40, "ああ||いい"},
		{"last break", "ああ\n", 40, "ああ|"},
		{"no punctuation begins a forced line's second", "ああ\nいいい。", 30, "ああ|いい|い。"},
		{"no lonely character", "あいうえお", 40, "あいう|えお"},
		{"nor with its full stop", "あいうえお。", 40, "あいう|えお。"},
		{"a long word has a line", "a conscientious man", 20, "a|conscientious|man"},
		{"a long word alone", "conscientious", 20, "conscientious"},
		{"no width", "あい、う five", 0, "あ|い、|う|five"},
		{"negative width", "あい five", -7, "あ|い|five"},
		{"markers are not written", "あ**い**う**え**", 20, "あい|うえ"},
	} {
		if got := broken(c.text, c.width); got != c.want {
			t.Errorf("%s: %q at %v: %q, want %q", c.name, c.text, c.width, got, c.want)
		}
	}
}

// TestWrapKeepsForcedBreaks: the line before a forced break gives nothing away
// to the one after.
func TestWrapKeepsForcedBreaks(t *testing.T) {
	if got := broken("あいうえ\nお", 40); got != "あいうえ|お" {
		t.Errorf("%q", got)
	}
}

// TestWrapKeepsBlanks: a word that moves to the last line keeps its distance.
func TestWrapKeepsBlanks(t *testing.T) {
	if got := broken("this is king 王", 60); got != "this is|king 王" {
		t.Errorf("%q", got)
	}
}

func TestSquaresStayWhole(t *testing.T) {
	for i, rank := range []rune("一二三四五六七八九") {
		square := string(rune('1'+i)) + string(rank)
		if got := broken("ああ"+square+"ああ", 30); got != "ああ|"+square+"あ|あ" && got != "ああ|"+square+"|ああ" {
			t.Errorf("%s: %q", square, got)
		}
	}
}

func TestRuns(t *testing.T) {
	for _, c := range []struct {
		text string
		bold bool
		want []Line
	}{
		{"a **b** c", false, []Line{{{"a ", false}, {"b", true}, {" c", false}}}},
		{"**二歩**です", false, []Line{{{"二歩", true}, {"です", false}}}},
		{"「**二**」", false, []Line{{{"「", false}, {"二", true}, {"」", false}}}},
		{"all **of** it", true, []Line{{{"all of it", true}}}},
		{"P*5d", false, []Line{{{"P*5d", false}}}},
		{"**a**\n**b**", false, []Line{{{"a", true}}, {{"b", true}}}},
		{"**a\nb**", false, []Line{{{"a", true}}, {{"b", true}}}},
	} {
		got := wrap(atoms(c.text, c.bold), 500, grid)
		if !slices.EqualFunc(got, c.want, func(a, b Line) bool { return slices.Equal(a, b) }) {
			t.Errorf("%q: %v, want %v", c.text, got, c.want)
		}
	}
}

// TestBoldPunctuationClings: the end of a bold word is no place to break.
func TestBoldPunctuationClings(t *testing.T) {
	for text, want := range map[string]string{
		"ああ**い**、う":    "ああ|い、|う",
		"あ「**い**」う":    "あ|「い」|う",
		"あ **half**er": "あ|halfer",
	} {
		if got := broken(text, 20); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestWrapMeasuresBold: a bold run is measured as bold.
func TestWrapMeasuresBold(t *testing.T) {
	heavy := func(s string, bold bool) float32 {
		if w := grid(s, bold); bold {
			return 2 * w
		} else {
			return w
		}
	}
	if n := len(wrap(atoms("ああいい", false), 40, heavy)); n != 1 {
		t.Errorf("%d lines of plain text", n)
	}
	if n := len(wrap(atoms("**ああいい**", false), 40, heavy)); n != 2 {
		t.Errorf("%d lines of bold text", n)
	}
}

// TestWrapLinesFit: a line is wider than the width only if it is one atom.
func TestWrapLinesFit(t *testing.T) {
	text := "二歩とは、同じ筋に「成っていない歩」を2枚置く反則です。P*5d is nifu, 5五 is not（そう書いてあります）。"
	for width := float32(0); width < 300; width += 3 {
		count := 0
		for _, l := range wrap(atoms(text, false), width, grid) {
			s := ""
			for _, r := range l {
				s += r.Text
			}
			if grid(s, false) > width && len(atoms(s, false)) > 1 {
				t.Errorf("width %v: line %q takes %v", width, s, grid(s, false))
			}
			count += utf8.RuneCountInString(strings.ReplaceAll(s, " ", ""))
		}
		if want := utf8.RuneCountInString(strings.ReplaceAll(text, " ", "")); count != want {
			t.Errorf("width %v: %d characters of %d", width, count, want)
		}
	}
}
