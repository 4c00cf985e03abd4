package words

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"terakoya/lessons"
)

// TestNamings: the words of a term are read by language, those that are refused
// everywhere left out.
func TestNamings(t *testing.T) {
	g := Glossary{"knight": {
		English: "knight", Japanese: "桂馬", JapaneseShort: "桂", Traditional: "桂馬", Simplified: "桂马",
		Avoid: "en: horse, !pony; zh: 馬; zh-Hans: 马", Spare: "zh: 馬上",
	}}
	n := g.Namings()[0]
	for _, c := range []struct{ got, want []string }{
		{n.Names[lessons.Japanese], []string{"桂馬", "桂"}},
		{n.Names[lessons.Simplified], []string{"桂马"}},
		{n.Avoid[lessons.English], []string{"horse"}},
		{n.Avoid[lessons.Japanese], nil},
		{n.Avoid[lessons.Traditional], []string{"馬"}},
		{n.Avoid[lessons.Simplified], []string{"馬", "马"}},
		{n.Spare[lessons.Simplified], []string{"馬上"}},
		{g.Refused(lessons.English), []string{"pony"}},
	} {
		if n.Key != "knight" || !slices.Equal(c.got, c.want) {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

// TestSpare: the glossary spares no word for nothing: each holds one that its term
// avoids in one of the languages.
func TestSpare(t *testing.T) {
	for _, n := range catalogue(t).Glossary().Namings() {
		var avoided []string
		for _, l := range lessons.Languages {
			avoided = append(avoided, n.Avoid[l]...)
		}
		for l, spared := range n.Spare {
			for _, s := range spared {
				if !slices.ContainsFunc(avoided, func(a string) bool { return strings.Contains(s, a) }) {
					t.Errorf("%s: %s: %q holds nothing that is avoided", n.Key, l, s)
				}
			}
		}
	}
}

// TestWrongWord: the glossary's own words are held to what a text is about.
func TestWrongWord(t *testing.T) {
	set, err := NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	terms := catalogue(t).Glossary()
	for chinese, wrong := range map[string]bool{
		"這一行有一枚步兵。": true, "這一列有一枚步兵。": true, "這一筋有一枚步兵。": false, "放在這裡不行。": false, "這一筋（行）有一枚步兵。": false,
	} {
		text := `id = "a"
title = { en = "A", ja = "あ", zh-Hant = "一", zh-Hans = "一" }
chapter = "01-board"
rules = "jsa"
aim = { en = "A.", ja = "あ。", zh-Hant = "一。", zh-Hans = "一。" }
[[step]]
id = "a-1"
kind = "show"
sfen = "4k4/9/9/9/9/9/9/9/4K4 b - 1"
text = { en = "There is a pawn on this file.", ja = "あ。", zh-Hans = "一。", zh-Hant = "` + chinese + `" }
`
		faults := lessons.Lint(fstest.MapFS{"a.toml": {Data: []byte(text)}}, set, terms)
		said := slices.ContainsFunc(faults, func(f lessons.Fault) bool { return f.Code == lessons.WrongWord })
		if said != wrong || len(faults) > 1 {
			t.Errorf("%s: %v", chinese, faults)
		}
	}
}
