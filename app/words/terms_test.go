package words

import (
	"strings"
	"testing"

	"terakoya/content"
	"terakoya/lessons"
)

// TestTermsInTexts: what is found in a text, with what it stands for.
func TestTermsInTexts(t *testing.T) {
	all := catalogue(t)
	for _, c := range []struct {
		language   lessons.Language
		text, want string
	}{
		{lessons.English, "Pawns capture. The pawn captures.", "Pawns=pawn capture=capture"},
		{lessons.English, "A promoted silver reaches it.", "promoted silver=promoted-silver reaches=attack"},
		{lessons.English, "Drop it on the right: “right” is written.", "Drop=drop right=right-mark"},
		{lessons.English, "The spawn and the pawnbroker are no king-maker.", ""},
		{lessons.English, "A piece stands there, on your piece stand.", "piece=piece piece stand=piece-stand"},
		{lessons.English, "A boat is no Boat, nor is sente Sente.", "Boat=boat Sente=sente"},
		{lessons.English, "An impasse is called jishogi, a foul nifu.", "impasse=impasse foul=foul nifu=nifu"},
		{lessons.Japanese, "打ち歩詰めは反則です。歩を打つ。", "打ち歩詰め=uchifuzume 反則=foul 歩=pawn 打つ=drop"},
		{lessons.Japanese, "歩兵と二歩、三歩。", "歩兵=pawn 二歩=nifu"},
		{lessons.Japanese, "手前の金銀で受けます。この手。", "手=ply"},
		{lessons.Japanese, "後手の王手飛車。", "後手=gote 王手飛車=king-rook-fork"},
		{lessons.Traditional, "換成銀將，打入玉將前方。", "銀將=silver 打入=drop 玉將=king 前方=forward"},
		{lessons.Traditional, "王手飛車。這一手在5筋，不是手段。", "王手飛車=king-rook-fork 手=ply 筋=file"},
		{lessons.Traditional, "「讓飛車」不是讓飛車升變。", "讓飛車=rook-handicap 飛車=rook 升變=promote"},
		{lessons.Simplified, "换成银将，让飞车升变。", "银将=silver 飞车=rook 升变=promote"},
		{lessons.Simplified, "写“打”，步兵不打入。", "打=drop-mark 步兵=pawn 打入=drop"},
	} {
		var got []string
		for _, f := range all.In(c.language).Terms(c.text) {
			got = append(got, c.text[f.From:f.To]+"="+f.Key)
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s: %s\n has %s\nwant %s", c.language, c.text, s, c.want)
		}
	}
}

// TestTermsOfLessons: in all texts of lessons terms are in order, apart, whole words,
// and each is found once; and many a text has some.
func TestTermsOfLessons(t *testing.T) {
	all := catalogue(t)
	for _, l := range lessons.Languages {
		texts, with := 0, 0
		for _, lesson := range lessons.Load(content.Lessons()).Lessons {
			for _, s := range lesson.Steps {
				for _, text := range []lessons.Text{s.Text, s.Hint, s.After} {
					plain := strings.ReplaceAll(text.In(l), "**", "")
					found := all.In(l).Terms(plain)
					if apart(t, plain, found); plain != "" {
						texts++
					}
					if len(found) > 0 {
						with++
					}
				}
			}
		}
		if with < texts*3/4 {
			t.Errorf("%s: %d of %d texts have a term", l, with, texts)
		}
	}
}

func apart(t *testing.T, text string, found []Found) {
	t.Helper()
	end, said := 0, map[string]bool{}
	for _, f := range found {
		if f.From < end || f.To <= f.From || f.To > len(text) || said[f.Key] || !strings.HasPrefix(text[f.From:], text[f.From:f.To]) {
			t.Errorf("%q: %v", text, found)
			return
		}
		end, said[f.Key] = f.To, true
	}
}
