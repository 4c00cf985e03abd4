package engines

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestEntries: what is written is read again.
func TestEntries(t *testing.T) {
	all := []Entry{
		{Name: "A", Path: "/a b", Author: "作", Options: map[string]string{"Hash": "64", "Book": ""}, Game: 10, Analysis: 600},
		{Name: "B", Path: `C:\b.exe`},
	}
	got, faults := Read(Write(all))
	if diff := cmp.Diff(all, got); diff != "" || faults != nil {
		t.Error(diff, faults)
	}
	for _, text := range []string{"", Write(nil)} {
		if all, faults := Read(text); all != nil || faults != nil {
			t.Errorf("%q: %v, %v", text, all, faults)
		}
	}
}

// TestBrokenEntries: one that is broken is told and left out, and no other with it.
func TestBrokenEntries(t *testing.T) {
	good := `{"name":"Good","path":"/g"}`
	for broken, says := range map[string]string{
		`7`:                                    "engine 2 : json",
		`{"name":"X","path":7}`:                "engine 2 X: json",
		`{"path":"/x"}`:                        "engine 2 : no name",
		`{"name":" ","path":"/x"}`:             "no name",
		`{"name":"X"}`:                         "engine 2 X: no path",
		good:                                   "twice",
		`{"name":"X","path":"/","game":-1}`:    "seconds",
		`{"name":"X","path":"/","game":9999}`:  "seconds",
		`{"name":"X","path":"/","options":[]}`: "json",
	} {
		all, faults := Read("[" + good + "," + broken + `,{"name":"Last","path":"/l"}]`)
		if len(all) != 2 || all[0].Name != "Good" || all[1].Name != "Last" || len(faults) != 1 || faults[0].Number != 2 || !strings.Contains(faults[0].Error(), says) {
			t.Errorf("%s: %v, %v", broken, all, faults)
		}
	}
	if all, faults := Read("{"); all != nil || len(faults) != 1 || faults[0].Number != 0 {
		t.Errorf("%v, %v", all, faults)
	}
}
