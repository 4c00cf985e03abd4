package kifu_test

import (
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
