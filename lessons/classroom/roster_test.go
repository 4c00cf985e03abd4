package classroom

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
	"golang.org/x/text/encoding/unicode"
)

// classes are names as they stand in the lists of schools.
var classes = []struct {
	encoding Encoding
	by       encoding.Encoding
	names    string
}{
	{ShiftJIS, japanese.ShiftJIS, "佐藤 陽葵,鈴木 蓮,高橋 結衣,田中 大翔,渡邉 さくら,伊藤 湊,山本 莉子,中村 悠真,小林 凛,加藤 颯太," +
		"吉田 ひなた,山田 花子,髙木 航,石井 慧,長谷川 詩織,五十嵐 翼,小野寺 匠,羽生 善太郎,大山 康夫,蛸島 彰子"},
	{Big5, traditionalchinese.Big5, "陳冠宇,林怡君,黃淑芬,張家豪,李雅婷,王志明,吳佩珊,劉俊傑,蔡宜蓁,楊承恩," +
		"許書豪,鄭欣怡,謝宗翰,郭子晴,洪品睿,曾詠晴,邱奕辰,廖思妤,賴柏翰,歐陽娜娜"},
	{GBK, simplifiedchinese.GBK, "王伟,李娜,张敏,刘洋,陈静,杨勇,赵磊,黄丽,周杰,吴婷," +
		"徐梓涵,孙浩然,胡雨欣,朱子轩,高思琪,林嘉怡,何俊杰,郭晓明,马超,欧阳雪"},
}

func encoded(t testing.TB, by encoding.Encoding, text string) []byte {
	t.Helper()
	data, err := by.NewEncoder().Bytes([]byte(text))
	if err != nil {
		t.Fatal(text, err)
	}
	return data
}

// TestWholeClasses: a list of a class is read in each encoding, with each line end.
func TestWholeClasses(t *testing.T) {
	for _, c := range classes {
		names := strings.Split(c.names, ",")
		for _, end := range []string{"\n", "\r\n", "\r", ","} {
			text := strings.Join(names, end)
			for _, as := range []struct {
				want Encoding
				data []byte
			}{
				{c.encoding, encoded(t, c.by, text)}, {c.encoding, encoded(t, c.by, text+end+"\x1a")},
				{UTF8, []byte(text)}, {UTF8, []byte("\ufeff" + text)},
				{UTF16, encoded(t, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), text)},
				{UTF16, encoded(t, unicode.UTF16(unicode.BigEndian, unicode.UseBOM), text)},
			} {
				r, e, err := DecodeRoster(as.data)
				if err != nil || e != as.want || !slices.Equal(r.Names, names) {
					t.Errorf("%v, line end %q: %v %q %v", as.want, end, e, r.Names, err)
				}
				if r, err := ReadRoster(as.data, as.want); err != nil || !slices.Equal(r.Names, names) {
					t.Errorf("%v, line end %q, told the encoding: %q %v", as.want, end, r.Names, err)
				}
			}
		}
	}
}

// TestThreeNames: any three names of a class are enough.
func TestThreeNames(t *testing.T) {
	for _, c := range classes {
		names := strings.Split(c.names, ",")
		for i := range names {
			for j := range i {
				for k := range j {
					few := []string{names[i], names[j], names[k]}
					r, e, err := DecodeRoster(encoded(t, c.by, strings.Join(few, "\r\n")))
					if err != nil || e != c.encoding || !slices.Equal(r.Names, few) {
						t.Errorf("%q: %v %q %v", few, e, r.Names, err)
					}
				}
			}
		}
	}
}

func TestOneName(t *testing.T) {
	for _, c := range classes {
		for _, name := range strings.Split(c.names, ",") {
			if _, e, err := DecodeRoster(encoded(t, c.by, name)); e != c.encoding || err != nil {
				t.Errorf("%s: %v %v", name, e, err)
			}
		}
	}
}

// rare are names that the lists of common characters hardly help with.
var rare = []string{
	"鬼頭 琢磨,曽我部 暁,瓜生 朔,楡井 嶺,薬師寺 澪,鵜飼 櫂,柊 碧,棟方 寅,冨樫,蛭子,簗瀬,エミリー,ﾀﾅｶ,ﾏｻｵ ｻﾄｳ,ｲﾄｳ,ﾊﾅ",
	"闕壯狄,粘嫦鈺,瞿友寧,巴代,鄔裕康,邰智源,鞏俐,覃皓珺,隗鴻,闞瑄,釋昭慧,駱以軍,殷琪,柴智屏,樂嘉,甄珍",
	"逯鹤,佘诗曼,揭晖,麴义,覃媛,仝卫,阚清,璩美凤,郜林,臧天朔,冼星海,撒贝宁,喻恩泰,解晓东,瞿颖,翟墨,丛珊",
}

// TestRareNames: of three names that are rare, more than 95 in 100 are still read in
// their encoding; for the others a teacher can choose it.
func TestRareNames(t *testing.T) {
	for n, c := range classes {
		names := strings.Split(rare[n], ",")
		right, all := 0, 0
		for i := range names {
			for j := range i {
				for k := range j {
					data := encoded(t, c.by, names[i]+"\n"+names[j]+"\n"+names[k])
					all++
					if _, e, _ := DecodeRoster(data); e == c.encoding {
						right++
					}
					if r, err := ReadRoster(data, c.encoding); err != nil || len(r.Names) != 3 {
						t.Errorf("%v: %q %v", c.encoding, r.Names, err)
					}
				}
			}
		}
		if right*100 <= 95*all {
			t.Errorf("%v: %d of %d", c.encoding, right, all)
		}
	}
}

// TestNames: what a text has, and the names in it.
func TestNames(t *testing.T) {
	long := strings.Repeat("寿", LongestName)
	for _, c := range []struct{ text, want string }{
		{"Ada", "Ada"},
		{" Ada \n\n  Grace\t\n", "Ada|Grace"},
		{"Ada, Grace;Mary", "Ada|Grace|Mary"},
		{"山田、佐藤，鈴木；髙橋\t田中", "山田|佐藤|鈴木|髙橋|田中"},
		{"山田　太郎\n　佐藤 花子　", "山田 太郎|佐藤 花子"},
		{`"Lovelace, Ada"` + "\n" + `"Mary ""Mae"" West", Grace`, `Lovelace, Ada|Mary "Mae" West|Grace`},
		{`"Ada" , "Grace"`, "Ada|Grace"},
		{`5" Tim`, `5" Tim`},
		{"1,山田\n2,佐藤\n3.\t鈴木\n-, …", "山田|佐藤|鈴木"},
		{"山田\n山田\n佐藤\n山田", "山田|山田 (2)|佐藤|山田 (3)"},
		{"Ada (2)\nAda\nAda\nAda (2)", "Ada (2)|Ada|Ada (3)|Ada (2) (2)"},
		{"ﾔﾏﾀﾞ ﾀﾛｳ\nﾊﾟｰｼｰ", "ヤマダ タロウ|パーシー"},
		{"か\u3099く\nパ", "がく|パ"},
		{"﨑山 神\n\u845b\U000e0100城", "﨑山 神|\u845b\U000e0100城"}, // kanji stay as they are written
		{"A\u200bda\u00a0L", "A da L"},
		{long, long},
		{"Ada\vGrace\fMary\u2028Emmy", "Ada|Grace|Mary|Emmy"},
	} {
		r, err := ParseRoster([]byte(c.text))
		if got := strings.Join(r.Names, "|"); err != nil || got != c.want {
			t.Errorf("%q: %q %v, want %q", c.text, got, err, c.want)
		}
	}
}

// TestHalfWidth: katakana of half width in a file of its own encoding are Japanese,
// though their bytes would make Chinese characters too.
func TestHalfWidth(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"ﾔﾏﾀﾞ ﾀﾛｳ\r\nｻﾄｳ ﾊﾅｺ\r\nｽｽﾞｷ ｲﾁﾛｳ", "ヤマダ タロウ|サトウ ハナコ|スズキ イチロウ"},
		{"山田 太郎,ﾔﾏﾀﾞ ﾀﾛｳ", "山田 太郎|ヤマダ タロウ"},
		{"ﾓﾘ ﾊﾅ\nｵｶ ﾕｲ\nｼﾏ ｱﾔ", "モリ ハナ|オカ ユイ|シマ アヤ"}, // 迂 逝, 刀 詹, 枷 痹
		{"ﾅｶﾑﾗ\nﾔﾏﾓﾄ\nﾊﾔｼ ｻｸﾗ", "ナカムラ|ヤマモト|ハヤシ サクラ"},
	} {
		r, e, err := DecodeRoster(encoded(t, japanese.ShiftJIS, c.text))
		if got := strings.Join(r.Names, "|"); err != nil || e != ShiftJIS || got != c.want {
			t.Errorf("%q: %v %q %v", c.text, e, got, err)
		}
	}
}

// TestBadRosters: each is refused, with its line.
func TestBadRosters(t *testing.T) {
	utf8Text := strings.Repeat("佐藤\n", 10)
	for _, c := range []struct {
		what, data string
		fault      RosterFault
		line       int
	}{
		{"nothing", "", RosterEmpty, 1},
		{"a mark alone", "\ufeff", RosterEmpty, 1},
		{"blanks and numbers", " \n12, 13\n--\n", RosterEmpty, 1},
		{"zero bytes", "Ada\nGr\x00ace", RosterNoText, 2},
		{"a picture", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", RosterNoText, 3},
		{"control characters", "Ada\nGr\x01ace", RosterNoText, 2},
		{"bytes of no encoding", "Ada\n\xff\xff\xff", RosterNoText, 1},
		{"UTF-8 with a byte gone", utf8Text + "鈴\xe6\x9c\n" + utf8Text, RosterNoText, 11},
		{"marked UTF-8 that is none", "\ufeffAda\nGr\xe9gory", RosterNoText, 2},
		{"a name of 200 characters", "Ada\n" + strings.Repeat("寿", 200) + "\nGrace", RosterLongName, 2},
		{"one too long", strings.Repeat("寿", LongestName+1), RosterLongName, 1},
		{"too many", strings.Repeat("Ada\n", MostNames+1), RosterTooMany, MostNames + 1},
		{"too much", strings.Repeat(" ", LongestText+1), RosterTooMany, 1},
		{"a quote without end", "Ada\n\"Grace\nMary", RosterQuote, 2},
		{"something behind a quote", `"Ada" Lovelace`, RosterQuote, 1},
	} {
		r, err := ParseRoster([]byte(c.data))
		var wrong *RosterError
		if !errors.As(err, &wrong) || wrong.Fault != c.fault || wrong.Line != c.line || r.Names != nil {
			t.Errorf("%s: %v, want %v on line %d", c.what, err, c.fault, c.line)
		} else if !strings.Contains(err.Error(), "line ") {
			t.Errorf("%s: %q names no line", c.what, err)
		}
	}
	if _, err := ReadRoster([]byte("\xff\xff"), Big5); err == nil {
		t.Error("bytes that Big5 does not have were read in it")
	}
}

// TestAnyBytes: whatever is pasted, the names are fit to be shown and no two alike.
func TestAnyBytes(t *testing.T) {
	random := rand.New(rand.NewPCG(10, 1))
	read := 0
	for range 5000 {
		data := make([]byte, random.IntN(24))
		for i := range data {
			data[i] = byte(random.Uint32())
			if random.IntN(6) == 0 {
				data[i] = "\n\r,\"\t A"[random.IntN(7)]
			}
		}
		r, err := ParseRoster(data)
		if err != nil {
			continue
		}
		read++
		seen := map[string]bool{}
		for _, name := range r.Names {
			if name == "" || seen[name] || !utf8.ValidString(name) || strings.ContainsAny(name, "\r\n\x00") {
				t.Fatalf("%q: %q", data, r.Names)
			}
			seen[name] = true
		}
	}
	if read < 100 {
		t.Errorf("only %d of 5000 were read", read)
	}
}
