package lessons

import "strings"

// foreign are words of the other side of the strait: right Chinese, but not what
// a reader of this text says.
var foreign = map[Language][]string{
	Traditional: {
		"設置", "屏幕", "打印", "質量", "鼠標", "菜單", "默認", "信息", "軟件", "硬件", "網絡", "激活", "卸載",
		"程序員", "視頻", "搜索", "界面上", "優化", "短信", "粘貼", "撤銷", "後台",
	},
	Simplified: {
		"滑鼠", "列印", "视窗", "萤幕", "荧幕", "程式", "资讯", "网路", "软体", "硬碟", "预设", "游标", "品质", "档案",
		"点选", "拖曳", "储存格", "介面", "影片", "搜寻", "贴上", "复原键",
	},
}

// otherScript has common characters of the other script. Names of pieces, which stand
// on the board as they do in Japan, are not among them.
var otherScript = map[Language]string{
	Traditional: "这们个为说时来对会后过还没动两从边开关门问间让认识读写应该种样现实际变总结题颗进远运选连边达还过单双发",
	Simplified:  "這們個為說時來對會後過還沒動兩從邊開關門問間讓認識讀寫應該種樣現實際變總結題顆進遠運選連達單雙發",
}

// sides takes the players out of a text: in 先手駒台 nobody says 手駒.
var sides = strings.NewReplacer("先手", "·", "後手", "·", "后手", "·", "上手", "·", "下手", "·", "對手", "·", "对手", "·")

// refused finds what the glossary refuses, words of the other Chinese, and
// characters of its script.
func (l *linter) refused(line int, key string, lang Language, s string) {
	lower := strings.ToLower(sides.Replace(s))
	for _, word := range l.terms.Refused(lang) {
		if strings.Contains(lower, strings.ToLower(word)) {
			l.fault(RefusedTerm, line, "%s.%s says %q, which the glossary renders otherwise", key, lang, word)
		}
	}
	for _, word := range foreign[lang] {
		if strings.Contains(s, word) {
			l.fault(ForeignWord, line, "%s.%s says %q, a word of the other Chinese", key, lang, word)
		}
	}
	if at := strings.IndexAny(s, otherScript[lang]); at >= 0 {
		l.fault(ForeignWord, line, "%s.%s has %q, a character of the other script", key, lang, []rune(s[at:])[0])
	}
}
