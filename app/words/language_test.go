package words

import (
	"strings"
	"testing"

	"terakoya/lessons"
)

func TestMatch(t *testing.T) {
	for locale, want := range map[string]lessons.Language{
		"zh_TW.UTF-8": lessons.Traditional, "zh_HK": lessons.Traditional, "zh_MO.UTF-8": lessons.Traditional,
		"zh_CN.UTF-8": lessons.Simplified, "zh_SG": lessons.Simplified, "ja_JP.eucJP": lessons.Japanese,
		"ja": lessons.Japanese, "C": lessons.English, "": lessons.English, "POSIX": lessons.English,
		"de_DE@euro": lessons.English, "en_GB.UTF-8": lessons.English, "C.UTF-8": lessons.English,
	} {
		if got := Match(locale); got != want {
			t.Errorf("%q gives %s, want %s", locale, got, want)
		}
	}
}

// TestAsked: who names a language gets that one, or hears which there are.
func TestAsked(t *testing.T) {
	for name, want := range map[string]lessons.Language{
		"en": lessons.English, "en-GB": lessons.English, "ja": lessons.Japanese, "ja_JP": lessons.Japanese,
		"zh-Hant": lessons.Traditional, "zh-TW": lessons.Traditional, "zh_HK": lessons.Traditional,
		"zh-Hans": lessons.Simplified, "ZH-hans": lessons.Simplified, "zh-CN": lessons.Simplified,
	} {
		if got, err := Asked(name); got != want || err != nil {
			t.Errorf("%q gives %s, %v; want %s", name, got, err, want)
		}
	}
	for _, name := range []string{"", "klingon", "de", "ko", "fr-CA", "und", "zz", "en en"} {
		got, err := Asked(name)
		if err == nil {
			t.Errorf("%q gives %s", name, got)
			continue
		}
		for _, l := range lessons.Languages {
			if !strings.Contains(err.Error(), string(l)) {
				t.Errorf("of %q it is said %q, without %s", name, err, l)
			}
		}
	}
}
