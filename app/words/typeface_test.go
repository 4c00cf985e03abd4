package words

import (
	"testing"

	"terakoya/content"
	"terakoya/lessons"
)

// TestTypeface: names in the characters of another language are set in a font that has
// them; all else is set in the language's own.
func TestTypeface(t *testing.T) {
	set, err := NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		l    lessons.Language
		text string
		bold bool
		want string
	}{
		{lessons.Simplified, "下一张", true, content.SansSCBold},
		{lessons.Simplified, "下一张", false, content.SansSC},
		{lessons.Simplified, "陳大文", true, content.SansJP},
		{lessons.English, "张伟", false, content.SansSC},
		{lessons.English, "Anna", true, content.SansJPBold},
		{lessons.Japanese, "妳", false, content.SansTC},
		{lessons.Japanese, "怡君", true, content.SansJP},
		{lessons.English, "\U0001F600", true, content.SansJPBold}, // nobody has it
	} {
		if got := set.Typeface(c.l, c.text, c.bold); got != c.want {
			t.Errorf("%s, bold %t: %q in %s, want %s", c.l, c.bold, c.text, got, c.want)
		}
	}
}
