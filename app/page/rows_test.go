package page

import (
	"strings"
	"testing"
)

// TestFolded: only what is too long for a line is broken, behind a separator if it can.
func TestFolded(t *testing.T) {
	long := strings.Repeat("x", 70)
	deep := "/" + strings.Repeat("a", 39) + "/" + strings.Repeat("b", 29)
	for text, want := range map[string]string{
		"":                               "",
		"/a/b of 1":                      "/a/b of 1",
		strings.Repeat("/seven7", 8):     strings.Repeat("/seven7", 8),
		long:                             long[:60] + "\n" + long[60:],
		"see " + deep + " there":         "see " + deep[:41] + "\n" + deep[41:] + " there",
		strings.Repeat("将棋", 50) + "/x/": strings.Repeat("将棋", 50) + "/x/",
		long[:61]:                        long[:60] + "\nx",
		long[:60]:                        long[:60],
	} {
		if got := Folded(text); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
