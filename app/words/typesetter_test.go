package words

import (
	"strings"
	"testing"

	"terakoya/lessons"
)

// TestHeight: text takes the lines that it breaks into, as wide as its font makes it.
func TestHeight(t *testing.T) {
	set, err := NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	s := lessons.Setting{Size: 20, Leading: 1.5}
	bold := lessons.Setting{Size: 20, Leading: 1.5, Bold: true}
	for _, c := range []struct {
		name  string
		l     lessons.Language
		text  string
		s     lessons.Setting
		width float32
		lines float32
	}{
		{"empty", lessons.English, "", s, 100, 1},
		{"ten characters as wide as their size", lessons.Japanese, "あいうえおかきくけこ", s, 200, 1},
		{"one too many, and one to keep it company", lessons.Japanese, "あいうえおかきくけこさ", s, 200, 2},
		{"a stop begins no line", lessons.Traditional, "一二三四五六七八九十。", s, 200, 2},
		{"a break of the text", lessons.Simplified, "一\n二\n三", s, 200, 3},
		{"Latin letters are narrower", lessons.English, "iiiiiiiiii iiiiiiiiii", s, 130, 1},
		{"wide ones are not", lessons.English, "WWWWWWWWWW WWWWWWWWWW", s, 130, 2},
		{"regular fits", lessons.English, "mmmm mmmm", s, 155, 1},
		{"bold is wider", lessons.English, "mmmm mmmm", bold, 155, 2},
		{"what is marked is bold", lessons.English, "**mmmm mmmm**", s, 155, 2},
	} {
		if got, want := set.Height(c.l, c.text, c.s, c.width), c.lines*30; got != want {
			t.Errorf("%s: %v high, want %v", c.name, got, want)
		}
	}
}

// TestNoRoomForLongWords: a text within the limit of words may still be too long for
// its box.
func TestNoRoomForLongWords(t *testing.T) {
	set, err := NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	text := strings.TrimSpace(strings.Repeat("unexceptionable ", 35))
	if got := set.Height(lessons.English, text, lessons.TaskBox.Setting(lessons.English), lessons.TaskBox.Width); got <= lessons.TaskBox.Height {
		t.Errorf("%v high, and the box %v", got, lessons.TaskBox.Height)
	}
}

// BenchmarkHeight measures a text that was measured before.
func BenchmarkHeight(b *testing.B) {
	set, err := NewTypesetter()
	if err != nil {
		b.Fatal(err)
	}
	s := lessons.ShowBox.Setting(lessons.English)
	for b.Loop() {
		set.Height(lessons.English, "The pawn dropped on 5d and the pawn on 5g stand on one file.", s, lessons.ShowBox.Width)
	}
}
