package words

import (
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/rules"
)

// TestBothSetsOfCharacters: simplified Chinese shows Japanese and Chinese forms of the pieces
// beside each other. (FONT-03)
func TestBothSetsOfCharacters(t *testing.T) {
	set, err := NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	if missing := set.Missing(lessons.Simplified, "飞车龙马飛車龍馬竜王將将玉金銀银桂香步歩兵と杏圭全"); len(missing) > 0 {
		t.Errorf("%q are missing", string(missing))
	}
}

// TestPluralForms: 0, 1, 2 and 5 take the form of their language in every message that
// counts; Japanese and Chinese have one, and no English comes in its place. (I18N-03)
func TestPluralForms(t *testing.T) {
	c := catalogue(t)
	latin, many := regexp.MustCompile(`[A-Za-z]{3,}`), regexp.MustCompile(`\b1 (more )?[a-z]+[^s]s\b`)
	english, counting := flat(t, lessons.English), plurals(t)
	for _, key := range counting {
		args := Args{}
		for _, name := range placeholder.FindAllString(english[key], -1) {
			args[strings.Trim(name, "{}")] = "5"
		}
		delete(args, "count")
		for _, l := range lessons.Languages[1:] {
			for _, n := range []int{0, 1, 2, 5} {
				if got := c.In(l).Count(key, n, args); strings.HasPrefix(got, "[") || latin.MatchString(got) {
					t.Errorf("%s, %d %s: %q", l, n, key, got)
				}
			}
		}
		w := c.In(lessons.English)
		two := w.Count(key, 2, args)
		if one := w.Count(key, 1, args); many.MatchString(one) {
			t.Errorf("%s says %q of one", key, one)
		}
		for _, n := range []int{0, 5} {
			if got := w.Count(key, n, args); strings.ReplaceAll(got, fmt.Sprint(n), "2") != strings.ReplaceAll(two, fmt.Sprint(n), "2") {
				t.Errorf("%s: %q, but %q", key, got, two)
			}
		}
	}
	if len(counting) < 10 {
		t.Errorf("%d messages count", len(counting))
	}
}

// plurals lists the messages that have a form for one in English.
func plurals(t *testing.T) (keys []string) {
	t.Helper()
	text, err := fs.ReadFile(content.Messages(), string(lessons.English)+".toml")
	if err != nil {
		t.Fatal(err)
	}
	var tree map[string]any
	if err := toml.Unmarshal(text, &tree); err != nil {
		t.Fatal(err)
	}
	var walk func(prefix string, v map[string]any)
	walk = func(prefix string, v map[string]any) {
		if _, one := v["one"].(string); one {
			keys = append(keys, prefix)
			return
		}
		for k, sub := range v {
			if sub, ok := sub.(map[string]any); ok {
				walk(strings.TrimPrefix(prefix+"."+k, "."), sub)
			}
		}
	}
	walk("", tree)
	slices.Sort(keys)
	return keys
}

// sameEverywhere are messages that are names.
var sameEverywhere = map[string]bool{
	"reference.set.lishogi": true, "reference.notation.style-hosking": true, "reference.notation.style-western": true,
	"paper.letter": true, "results.letter": true,
}

// TestNothingIsUntranslated: no message of another language is the English one, but for
// names and signs that are the same everywhere. (I18N-01)
func TestNothingIsUntranslated(t *testing.T) {
	english := flat(t, lessons.English)
	word := regexp.MustCompile(`[a-z]{3,}`)
	for _, l := range lessons.Languages[1:] {
		for key, text := range flat(t, l) {
			bare := placeholder.ReplaceAllString(text, "")
			if text == english[key] && word.MatchString(bare) && !sameEverywhere[key] {
				t.Errorf("%s: %s is %q", l, key, text)
			}
		}
	}
	for _, h := range rules.Handicaps { // their names are terms
		for _, l := range lessons.Languages[1:] {
			if name := catalogue(t).In(l).Term(h.Key); name == "" || word.MatchString(name) {
				t.Errorf("%s: %s is called %q", l, h.Key, name)
			}
		}
	}
}

// TestSignsOfSides: sente has the solid mark and gote the hollow one, and a record in any
// language begins with it. (I18N-04)
func TestSignsOfSides(t *testing.T) {
	p := rules.Handicaps[0].Setup()
	start, _, err := p.Position()
	if err != nil {
		t.Fatal(err)
	}
	first := start.Legal()[0]
	after, err := start.Play(first.Attempt())
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range lessons.Languages {
		w := catalogue(t).In(l)
		black := w.Record(&start, first, rules.OffBoard)
		white := w.Record(&after, after.Legal()[0], first.To())
		if !strings.HasPrefix(black, "▲") || !strings.HasPrefix(white, "△") {
			t.Errorf("%s: %s, %s", l, black, white)
		}
	}
}
