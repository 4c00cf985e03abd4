package kifu

import (
	"strings"
	"testing"
)

func TestDetect(t *testing.T) {
	for text, want := range map[string]Format{
		"手合割：平手\n": KIF,
		"# ---- Kifu for Windows ----\n開始日時：2020/01/01\n手数----指手---------消費時間--\n": KIF,
		"   1 ７六歩(77)   ( 0:16/00:00:16)\n":                                        KIF,
		"1 76歩(77)\n": KIF,
		"後手の持駒：なし\n  ９ ８ ７\n+---------+\n| ・ ・": KIF,
		"\n\n先手:A\n後手:B\n\n▲７六歩\n":              KI2,
		"*▲７六歩 is a comment\n先手：a\n   1 投了\n":   KIF,
		"▲76歩 △34歩\n":                       KI2,
		"☗７六歩\n":                            KI2,
		"▲　同　銀\n":                           KI2,
		"V2.2\nN+a\n":                       CSA,
		"'a\n":                              CSA,
		"PI\n+\n":                           CSA,
		"PI82HI\n-\n":                       CSA,
		"P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\n":   CSA,
		"+\n+7776FU\n":                      CSA,
		"-3334FU,T1\r\n":                    CSA,
		"$EVENT:a\n":                        CSA,
		"%TORYO\n":                          CSA,
		"startpos":                          USI,
		"# a\nposition startpos moves 7g7f": USI,
		"sfen\t4k4/9/9/9/9/9/9/9/4K4 b - 1": USI,
		"4k4/9/9/9/9/9/9/9/4K4_b_-_1":       USI,
		"9/9/9/9/9/9/9/9/9 b - 1":           USI,
	} {
		if got, fault := Detect(text); fault != nil || got != want {
			t.Errorf("%q is %v, %v; want %v", text, got, fault, want)
		}
	}
}

func TestDetectNone(t *testing.T) {
	for text, want := range map[string]string{
		"":                      "1:1: the text is empty",
		"\r\n \n　\n":            "1:1: the text is empty",
		"# only a comment\n":    "1:1: the text is empty",
		"\nHello: world\n":      `2:1: this is no record: neither KIF, KI2, CSA nor USI: "Hello: world"`,
		"[Event \"chess\"]\n":   "1:1: this is no record",
		"1. e4 e5\n":            "1:1: this is no record",
		"<html>P\n":             "1:1: this is no record",
		"{\"a\": [1, 2]}":       "1:1: this is no record",
		strings.Repeat("x", 99): `1:1: this is no record: neither KIF, KI2, CSA nor USI: "` + strings.Repeat("x", 40) + `…"`,
	} {
		_, fault := Detect(text)
		if fault == nil || !strings.HasPrefix(fault.Error(), want) {
			t.Errorf("%q: %v, want %s", text, fault, want)
		}
		if f, err := Parse([]byte(text)); err == nil || len(f.Records) > 0 {
			t.Errorf("%q is read", text)
		}
	}
}

func TestNames(t *testing.T) {
	for f := range formats {
		if got, ok := ParseFormat(f.String()); !ok || got != f {
			t.Errorf("%s is %v", f, got)
		}
	}
	for _, e := range []Encoding{UTF8, ShiftJIS} {
		if got, ok := ParseEncoding(e.String()); !ok || got != e {
			t.Errorf("%s is %v", e, got)
		}
	}
	if _, ok := ParseFormat("pgn"); ok {
		t.Error("pgn is a format")
	}
	if _, ok := ParseEncoding("latin1"); ok {
		t.Error("latin1 is an encoding")
	}
}

func TestTakeLine(t *testing.T) {
	var lines []string
	for rest := "a\r\r\nb\n\nc\rd\r\n"; rest != ""; {
		var line string
		line, rest = takeLine(rest)
		lines = append(lines, line)
	}
	if got := strings.Join(lines, "|"); got != "a|b||c|d" {
		t.Errorf("lines %s", got)
	}
}
