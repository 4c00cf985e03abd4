package main

import (
	"strings"
	"testing"

	"terakoya/lessons"
)

// TestLanguageFlag: a language that is none of ours is refused, and it is said which
// there are; it is not taken for English.
func TestLanguageFlag(t *testing.T) {
	for name, want := range map[string]lessons.Language{"ja": lessons.Japanese, "zh-TW": lessons.Traditional} {
		var told strings.Builder
		f, args, err := parse([]string{"-dark", "-contrast", "-lang", name, "layout"}, &told)
		if f.lang != want || !f.dark || !f.contrast || len(args) != 1 || err != nil || told.Len() > 0 {
			t.Errorf("-lang %s gives %+v, %v, %v, and says %q", name, f, args, err, told.String())
		}
	}
	var told strings.Builder
	if f, _, err := parse([]string{"-lang", "klingon"}, &told); err == nil || f.lang != "" {
		t.Errorf("-lang klingon gives %+v", f)
	}
	for _, l := range lessons.Languages {
		if !strings.Contains(told.String(), string(l)) {
			t.Errorf("it is said %q, without %s", told.String(), l)
		}
	}
	if f, _, err := parse(nil, &told); err != nil || f != (flags{}) {
		t.Errorf("without a flag: %+v, %v", f, err)
	}
}
