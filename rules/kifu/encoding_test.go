package kifu

import (
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"
)

// game is a short KIF game with 同, names in kanji and a comment, as the bug
// cases ENC-01 to ENC-04 ask for.
const game = "手合割：平手\n先手：大山\n後手：升田\n手数----指手---------消費時間--\n" +
	"   1 ７六歩(77)   ( 0:01/00:00:01)\n*☗ has the lead, ☖ attacks\n" +
	"   2 ３四歩(33)   ( 0:02/00:00:02)\n   3 ２二角成(88) ( 0:01/00:00:02)\n   4 同　銀(31)   ( 0:01/00:00:03)\n"

// TestEncodingBugCases is ENC-01, ENC-03 and ENC-04.
func TestEncodingBugCases(t *testing.T) {
	sjis, lost := Encode(game, ShiftJIS)
	if len(lost) > 0 {
		t.Errorf("lost %q", lost)
	}
	for _, c := range []struct {
		id, data string
		enc      Encoding
		comment  string
	}{
		{"ENC-01", game, UTF8, "☗ has the lead, ☖ attacks"},
		{"ENC-03", byteOrderMark + game, UTF8, "☗ has the lead, ☖ attacks"},
		{"ENC-04", string(sjis), ShiftJIS, "▲ has the lead, △ attacks"},
	} {
		f, err := Parse([]byte(c.data))
		if err != nil || f.Encoding != c.enc || f.Format != KIF || len(f.Records) != 1 {
			t.Errorf("%s: %v, %+v", c.id, err, f)
			continue
		}
		r := f.Records[0]
		if moves(r) != "7g7f 3c3d 8h2b+ 3a2b" || r.Root.Next.Comment != c.comment ||
			!slices.Contains(r.Headers, Header{"先手", "大山"}) {
			t.Errorf("%s: %s\n%s", c.id, moves(r), dump(r, holdsAll))
		}
	}
}

func TestDecode(t *testing.T) {
	for _, c := range []struct {
		data, text string
		enc        Encoding
		fault      string
	}{
		{"", "", UTF8, ""},
		{"abc\r\n", "abc\r\n", UTF8, ""},
		{byteOrderMark + byteOrderMark + "あ", "あ", UTF8, ""},
		{"N+\x91\xe5\x8eR\r\n\x1a", "N+大山\r\n", ShiftJIS, ""},
		{"'CSA encoding=UTF-8\nN+\x91\xe5\x8eR", "'CSA encoding=UTF-8\nN+大山", ShiftJIS, ""},
		{"'CSA encoding=SHIFT_JIS\nN+大山", "'CSA encoding=SHIFT_JIS\nN+大山", UTF8, ""},
		{"\x81\x60\x81\x7c\x83\x5c\xfb\xfc\x87\x40", "～－ソ髙①", ShiftJIS, ""},
		{"N+\xc3\xbd\xc3\xbd\xc3\xbd\x91\xe5", "N+ﾃｽﾃｽﾃｽ大", ShiftJIS, ""},
		{"\xff\xfea\x00", "", UTF8, "1:1: the text is UTF-16"},
		{"a\nb\x00c\x00", "a\nb", UTF8, "2:2: a zero byte"},
		{"大山\r\n升\xe7", "大山\r\n升", UTF8, "2:2: a byte that is not UTF-8, as the rest"},
		{byteOrderMark + "a\xff", "a", UTF8, "1:2: a byte that is not UTF-8"},
		{"N+\x91\xe5\x8eR\r\n\x91\xe5\xff", "N+大山\r\n大", ShiftJIS, "2:2: a byte that is neither"},
		{"a\x80", "a", ShiftJIS, "1:2: a byte that is neither"},
		{"a\n\x81", "a\n", ShiftJIS, "2:1: a byte that is neither"},
		{"\x89PNG\r\n\x1a\n\x00\x00", "臼NG\r\n\x1a\n", ShiftJIS, "3:1: a zero byte"},
	} {
		text, enc, fault := Decode([]byte(c.data))
		if text != c.text || enc != c.enc || (fault == nil) != (c.fault == "") ||
			fault != nil && !strings.HasPrefix(fault.Error(), c.fault) {
			t.Errorf("%q: %q %s %v, want %q %s %s", c.data, text, enc, fault, c.text, c.enc, c.fault)
		}
	}
}

func TestEncode(t *testing.T) {
	for _, c := range []struct{ text, back, lost string }{
		{"▲７六歩△３四歩\n", "▲７六歩△３四歩\n", ""},
		{"☗☖⛊⛉", "▲△▼▽", ""},
		{"〜～−－‐‑–—―", "～～－－‐‐―――", ""},
		{"ソ表能～髙﨑①ｱ\\", "ソ表能～髙﨑①ｱ\\", ""},
		{"让子棋😀让", "〓子棋〓〓", "让😀"},
		{"a\xffb", "a〓b", "\uFFFD"},
	} {
		data, lost := Encode(c.text, ShiftJIS)
		back, enc, fault := Decode(data)
		if back != c.back || enc != ShiftJIS || fault != nil || string(lost) != c.lost {
			t.Errorf("%q: %q %s %v, lost %q", c.text, back, enc, fault, lost)
		}
		if data, lost = Encode(c.text, UTF8); string(data) != strings.ToValidUTF8(c.text, "\uFFFD") || lost != nil {
			t.Errorf("%q: %q, lost %q", c.text, data, lost)
		}
	}
	for r, like := range substitutes {
		if data, _ := Encode(like, ShiftJIS); like != "" && string(data) == "" || strings.ContainsRune(like, r) {
			t.Errorf("%q becomes %q", r, like)
		}
	}
}

// TestCSAEncodingName: a file in CSA 3.0 names the encoding that it has, also each of
// several games in one file, and the name is no comment. One in 2.2 has no place for it.
func TestCSAEncodingName(t *testing.T) {
	r := one(t, "N+大山\nPI\n+\n'CSA\n+7776FU,T1.25\n")
	text, _ := r.Text(CSA)
	for e, name := range map[Encoding]string{UTF8: "UTF-8", ShiftJIS: "SHIFT_JIS"} {
		data, _ := Encode(text+"/\n"+text, e)
		if first := "'CSA encoding=" + name + "\nV3.0\n"; strings.Count(string(data), first) != 2 || !strings.HasPrefix(string(data), first) {
			t.Errorf("%s: wrote\n%s", e, data)
		}
		f, err := Parse(data)
		if err != nil || f.Encoding != e || len(f.Records) != 2 {
			t.Fatalf("%s: %+v, %v", e, f, err)
		}
		for _, again := range f.Records {
			if dump(again, holdsAll) != dump(r, holdsAll) {
				t.Errorf("%s: read back\n%s", e, dump(again, holdsAll))
			}
		}
	}
	r.Root.Next.Spent = time.Second
	if text, _ = r.Text(CSA); !strings.HasPrefix(text, "V2.2\n") {
		t.Errorf("wrote\n%s", text)
	}
}

func FuzzEncoding(f *testing.F) {
	f.Add([]byte(game))
	f.Add([]byte(byteOrderMark + "あ"))
	f.Add([]byte("N+\x91\xe5\x8eR\r\n\x1a"))
	f.Add([]byte("\xff\xfea\x00"))
	f.Fuzz(func(t *testing.T, data []byte) {
		text, enc, fault := Decode(data)
		if !utf8.ValidString(text) || strings.Contains(text, "\x00") {
			t.Fatalf("decoded %q", text)
		}
		if fault != nil && (fault.Line < 1 || fault.Column < 1) {
			t.Fatalf("fault %v", fault)
		}
		for _, e := range []Encoding{UTF8, ShiftJIS} {
			again, lost := Encode(text, e)
			if len(lost) > 0 && (e == UTF8 || enc == ShiftJIS) {
				t.Fatalf("%s lost %q of %q", e, lost, text)
			}
			want := strings.TrimRight(strings.TrimLeft(text, byteOrderMark), "\x1a")
			back, got, fault := Decode(again)
			named := e == ShiftJIS && strings.Contains(text, csaVersion3)
			if e == UTF8 && fault != nil || enc == e && got == e && fault == nil && !named && back != want {
				t.Fatalf("%s: %q is %q, %v", e, want, back, fault)
			}
		}
	})
}
