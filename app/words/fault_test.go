package words

import (
	"strings"
	"testing"
	"unicode/utf8"

	"terakoya/lessons"
)

// faultLimit is how long a sentence about a fault may be, in characters.
const faultLimit = 90

// TestFaultsAreSaid: every code of lint has its own sentence in every language,
// and no sentence is for a code that lint does not have.
func TestFaultsAreSaid(t *testing.T) {
	all := catalogue(t)
	for _, l := range lessons.Languages {
		said, known := map[string]lessons.Code{}, map[string]bool{}
		for _, c := range lessons.AllCodes {
			got := all.In(l).Fault(c)
			if other, twice := said[got]; twice {
				t.Errorf("%s: %s is said as %s is", l, c, other)
			}
			if n := utf8.RuneCountInString(got); n > faultLimit || got == "[fault."+c.String()+"]" || strings.Contains(got, "!") {
				t.Errorf("%s: %s is %q, %d long", l, c, got, n)
			}
			said[got], known["fault."+c.String()] = c, true
		}
		for key := range flat(t, l) {
			if strings.HasPrefix(key, "fault.") && !known[key] {
				t.Errorf("%s: %s is no code", l, key)
			}
		}
	}
}
