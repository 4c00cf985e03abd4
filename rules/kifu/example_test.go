package kifu_test

import (
	"fmt"
	"os"

	"terakoya/rules"
	"terakoya/rules/kifu"
)

func ExampleWriteBOD() {
	s, err := rules.ParseSetup("8k/9/7G1/9/9/9/9/9/4K4 b G2P 1")
	if err != nil {
		panic(err)
	}
	if err := kifu.WriteBOD(os.Stdout, s, kifu.BODOptions{}); err != nil {
		panic(err)
	}
	// Output:
	// 後手の持駒：なし
	//   ９ ８ ７ ６ ５ ４ ３ ２ １
	// +---------------------------+
	// | ・ ・ ・ ・ ・ ・ ・ ・v玉|一
	// | ・ ・ ・ ・ ・ ・ ・ ・ ・|二
	// | ・ ・ ・ ・ ・ ・ ・ 金 ・|三
	// | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
	// | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
	// | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
	// | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
	// | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
	// | ・ ・ ・ ・ 玉 ・ ・ ・ ・|九
	// +---------------------------+
	// 先手の持駒：金　歩二
	// 先手番
}

// A game with a variation, read from KIF and written as KI2.
func ExampleParse() {
	file, err := kifu.Parse([]byte(`手合割：平手
   1 ７六歩(77)   ( 0:01/00:00:01)
   2 ３四歩(33)   ( 0:02/00:00:02)+
   3 投了

変化：2手
   2 ８四歩(83)
`))
	if err != nil {
		panic(err)
	}
	r := file.Records[0]
	fmt.Println(file.Format, r.Plies(), "moves,", r.Lines(), "lines,", r.End())
	text, lost := r.Text(kifu.KI2)
	fmt.Print(text)
	fmt.Println("lost:", lost)
	// Output:
	// kif 2 moves, 2 lines, resign
	// 手合割：平手
	//
	// ▲７六歩    △３四歩
	// まで2手で後手の勝ち
	//
	// 変化：2手
	// △８四歩
	// lost: [2 times]
}
