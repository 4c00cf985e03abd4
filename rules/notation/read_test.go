package notation

import (
	"errors"
	"strings"
	"testing"

	"terakoya/rules"
)

// Positions to read in, beside the even start.
const (
	afterBishops = "lnsgkgsnl/1r7/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1+b5R1/LNSGKGSNL b b 5" // 同 is 8h
	threeGolds   = "4k4/9/9/9/9/3G1G3/4G4/9/4K4 b G2P 1"                                // 5f from 6f, 5g, 4f
	pinnedGold   = "3rk4/9/9/9/9/3G1G3/9/9/3K5 b - 1"                                   // 5e from 6f (pinned), 4f
	bothPinned   = "k8/9/9/1b5b1/9/3G1G3/4K4/9/9 b - 1"
	openDiagonal = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3"
	silvers      = "k8/9/3S1S3/9/3S5/9/9/9/4K4 b S 1"
	promoted     = "k8/9/9/9/2+L1+N1+S2/9/9/9/4K4 b - 1"
	strongest    = "k8/9/9/4+R4/9/9/9/+B3+P4/4K4 b RB2P 1"
	twoDragons   = "4k4/9/9/9/9/9/9/7+R1/4K3+R b - 1"
	nearZone     = "k8/9/9/4P1B2/9/9/1R7/9/4K4 b NL 1"
	whiteDragon  = "4k4/9/9/9/4r4/4p4/9/9/K8 w g 1"
)

// reads are texts that are no model, and what they mean.
var reads = []struct {
	style            Style
	sfen, prev, text string
	want             string
}{
	// Marks, digits and blanks of every sort.
	{Japanese, "startpos", "", "☗７六歩", "7g7f"},
	{Japanese, "startpos", "", "▼76歩", "7g7f"},
	{Japanese, "startpos", "", "7六歩", "7g7f"},
	{Japanese, "startpos", "", "７６步", "7g7f"},
	{Japanese, "startpos", "", "七六歩", "7g7f"},
	{Japanese, "startpos", "", " ▲ ７六　歩 ", "7g7f"},
	{Japanese, whiteDragon, "", "▽５七歩成", "5f5g+"},
	{Japanese, whiteDragon, "", "☖57歩不成", "5f5g"},
	{Japanese, whiteDragon, "", "⛉57歩生", "5f5g"},
	// The same square.
	{Japanese, afterBishops, "2b8h+", "▲同　銀", "7i8h"},
	{Japanese, afterBishops, "2b8h+", "同銀", "7i8h"},
	{Japanese, afterBishops, "2b8h+", "同 銀", "7i8h"},
	{Japanese, afterBishops, "2b8h+", "同８八銀", "7i8h"},
	{Japanese, afterBishops, "2b8h+", "８八同　銀", "7i8h"},
	{Japanese, afterBishops, "2b8h+", "８八銀", "7i8h"},
	// Names of pieces.
	{Japanese, "startpos", "", "５八王", "5i5h"},
	{Japanese, strongest, "", "５三竜", "5d5c"},
	{Japanese, strongest, "", "９七馬", "9h9g"},
	{Japanese, strongest, "", "５七と", "5h5g"},
	{Japanese, strongest, "", "５七成歩", "5h5g"},
	{Japanese, strongest, "", "５七歩", "P*5g"},
	{Japanese, strongest, "", "５七飛", "R*5g"},
	{Japanese, strongest, "", "５七飞", "R*5g"},
	{Japanese, strongest, "", "５三龙", "5d5c"},
	{Japanese, strongest, "", "９七马", "9h9g"},
	{Japanese, afterBishops, "2b8h+", "▲同　银", "7i8h"},
	{Japanese, promoted, "", "７四成香", "7e7d"},
	{Japanese, promoted, "", "７四杏", "7e7d"},
	{Japanese, promoted, "", "７四仝", "7e7d"},
	{Japanese, promoted, "", "５四圭", "5e5d"},
	{Japanese, promoted, "", "５四今", "5e5d"},
	{Japanese, promoted, "", "３四全", "3e3d"},
	{Japanese, promoted, "", "３四成銀直", "3e3d"},
	{Japanese, nearZone, "", "８三飛成", "8g8c+"},
	{Japanese, nearZone, "", "８三飛", "8g8c"},
	{Japanese, nearZone, "", "２三角生", "3d2c"},
	{Japanese, nearZone, "", "８六飛不成", "8g8f"},
	{Japanese, nearZone, "", "５三歩成(54)", "5d5c+"},
	// A piece that cannot come there tells a drop apart; one that only may not does not.
	{Japanese, "4k4/9/4p4/9/9/9/4P4/9/4K4 b P 1", "", "５四歩", "P*5d"},
	{Japanese, "4r3k/9/9/9/9/9/4G4/9/4K4 b G 1", "", "４七金", "5g4g"},
	// Relations: more than needed, in any order, and old words.
	{Japanese, threeGolds, "", "５六金左", "6f5f"},
	{Japanese, threeGolds, "", "５六金左寄", "6f5f"},
	{Japanese, threeGolds, "", "５六金寄右", "4f5f"},
	{Japanese, threeGolds, "", "５六金直", "5g5f"},
	{Japanese, threeGolds, "", "５六金上", "5g5f"},
	{Japanese, threeGolds, "", "５六金行", "5g5f"},
	{Japanese, threeGolds, "", "５六金入", "5g5f"},
	{Japanese, threeGolds, "", "５六金打", "G*5f"},
	{Japanese, threeGolds, "", "６八金", "G*6h"},
	{Japanese, threeGolds, "", "５八金", "5g5h"},
	{Japanese, threeGolds, "", "５八金引", "5g5h"},
	{Japanese, silvers, "", "５四銀右不成", "4c5d"},
	{Japanese, silvers, "", "５四銀右成", "4c5d+"},
	{Japanese, silvers, "", "５四銀成右", "4c5d+"},
	{Japanese, twoDragons, "", "１七龍左上", "2h1g"},
	{Japanese, twoDragons, "", "１七龍右上", "1i1g"},
	// One of several can legally move.
	{Japanese, pinnedGold, "", "５五金", "4f5e"},
	{Japanese, pinnedGold, "", "５五金左", "6f5e"},
	{Japanese, "4k4/9/3S5/9/5S3/9/9/9/4K4 b - 1", "", "５四銀成", "6c5d+"},
	{Japanese, "4k4/9/3S5/9/5S3/9/9/9/4K4 b - 1", "", "５四銀不成", "6c5d"},
	// KIF: the origin tells, and a foul is read as it stands.
	{KIF, "startpos", "", "７六歩（77）", "7g7f"},
	{KIF, "startpos", "", "▲７六歩(７７)", "7g7f"},
	{KIF, "startpos", "", "７五歩(77)", "7g7e"},
	{KIF, "startpos", "", "８四歩(83)", "8c8d"},
	{KIF, "startpos", "", "７六歩成(77)", "7g7f+"},
	{KIF, "startpos", "", "９六歩打", "P*9f"},
	{KIF, afterBishops, "2b8h+", "同銀(79)", "7i8h"},
	{KIF, afterBishops, "2b8h+", "同　銀 (79)  ", "7i8h"},
	{KIF, afterBishops, "2b8h+", "３三角打(00)", "B*3c"},
	{KIF, afterBishops, "2b8h+", "３三角(００)", "B*3c"},
	{KIF, threeGolds, "", "５六金寄(66)", "6f5f"},
	{KIF, "startpos", "", "５五馬打", "+B*5e"},
	{KIF, strongest, "", "５三龍成(54)", "5d5c+"},
	// CSA: the piece is the one after the move.
	{CSA, nearZone, "", "+8783RY", "8g8c+"},
	{CSA, nearZone, "", "8783HI", "8g8c"},
	{CSA, strongest, "", "+5453RY", "5d5c"},
	{CSA, nearZone, "", "+0051KE", "N*5a"},
	{CSA, nearZone, "", "+0055NK", "+N*5e"},
	{CSA, openDiagonal, "", "+8822UM", "8h2b+"},
	{CSA, "startpos", "", "+3334FU", "3c3d"},
	// Western and Hosking.
	{Western, "startpos", "", "P7f", "7g7f"},
	{Western, "startpos", "", "P-7f", "7g7f"},
	{Western, "startpos", "", "P76", "7g7f"},
	{Western, "startpos", "", "p7g-7f", "7g7f"},
	{Western, "startpos", "", "P7g7f", "7g7f"},
	{Western, "startpos", "", "▲P–7f", "7g7f"},
	{Western, "startpos", "", "歩-76", "7g7f"},
	{Western, openDiagonal, "", "Bx2b+", "8h2b+"},
	{Western, openDiagonal, "", "B2b+", "8h2b+"},
	{Western, nearZone, "", "R-8c^", "8g8c+"},
	{Western, nearZone, "", "R-8c", "8g8c"},
	{Western, nearZone, "", "N'5e", "N*5e"},
	{Western, nearZone, "", "N5e", "N*5e"},
	{Western, strongest, "", "D-5c", "5d5c"},
	{Western, strongest, "", "+R5c", "5d5c"},
	{Western, strongest, "", "H9g", "9h9g"},
	{Western, strongest, "", "T-5g", "5h5g"},
	{Western, strongest, "", "P5g", "P*5g"},
	{Western, afterBishops, "", "S88", "7i8h"},
	{Western, pinnedGold, "", "G-5e", "4f5e"},
	{Hosking, threeGolds, "", "G6656", "6f5f"},
	{Hosking, threeGolds, "", "G66-56", "6f5f"},
	{Hosking, threeGolds, "", "G*56", "G*5f"},
	{Hosking, "startpos", "", "P-7f", "7g7f"},
	{USI, "startpos", "", " 7g7f ", "7g7f"},
	{USI, "startpos", "", "5i5j", "5ioff"},
	{USI, "startpos", "", "+b*5e", "+B*5e"},
}

func TestReads(t *testing.T) {
	for _, c := range reads {
		p := position(t, c.sfen)
		got, err := c.style.Read(p, c.text, cameTo(t, c.prev))
		if err != nil || got.String() != c.want {
			t.Errorf("%s in %s: read %s as %v (%v), want %s", c.style, c.sfen, c.text, got, err, c.want)
		}
	}
}

// refusals are texts that are no move, with the column and a part of the cause.
var refusals = []struct {
	style            Style
	sfen, prev, text string
	column           int
	cause            string
}{
	{Japanese, "startpos", "", "", 1, "the text ends; want a square"},
	{Japanese, "startpos", "", "△３四歩", 1, "the mark of gote, but sente is to move"},
	{Japanese, whiteDragon, "", "▼57歩成", 1, "the mark of sente, but gote is to move"},
	{Japanese, "startpos", "", "▲７歩", 3, "want the rank"},
	{Japanese, "startpos", "", "▲７十歩", 3, "want the rank"},
	{Japanese, "startpos", "", "▲７六", 4, "want the name of a piece"},
	{Japanese, "startpos", "", "▲７六成", 5, "the text ends; want the name"},
	{Japanese, "startpos", "", "▲７六成金", 5, "has a promoted side"},
	{Japanese, "startpos", "", "▲７六兵", 4, `"兵" is not understood`},
	{Japanese, "startpos", "", "▲７六歩々", 5, "want a mark"},
	{Japanese, "startpos", "", "▲７六歩不", 6, "want 成 after 不"},
	{Japanese, "startpos", "", "▲７六歩成不成", 6, "exclude each other"},
	{Japanese, "startpos", "", "▲７六歩成成", 6, "成 stands twice"},
	{Japanese, "startpos", "", "▲同　歩", 2, "there is none"},
	{Japanese, afterBishops, "2b8h+", "同７八銀", 1, "同 is 8h"},
	{Japanese, afterBishops, "2b8h+", "７八同銀", 3, "the text says 7h"},
	{Japanese, "startpos", "", "▲５五歩", 4, "no pawn of sente can come to 5e, and none is in hand"},
	{Japanese, threeGolds, "", "▲５九金", 4, "no gold of sente can come to 5i, and a drop cannot capture"},
	{Japanese, afterBishops, "", "３三角成", 3, "no bishop of sente can come to 3c"},
	{Japanese, "startpos", "", "▲３五玉", 4, "no king of sente can come to 3e"},
	{Japanese, threeGolds, "", "５六金", 3, "3 golds can come to 5f so: 4f 5g 6f"},
	{Japanese, threeGolds, "", "５六金寄", 3, "2 golds can come to 5f so: 4f 6f"},
	{Japanese, threeGolds, "", "５六金引", 4, "as the mark 引 says; those that can come: 4f 5g 6f"},
	{Japanese, threeGolds, "", "５八金左", 4, "as the mark 左 says; those that can come: 5g"},
	{Japanese, threeGolds, "", "５六金左右", 5, "a second mark of a side"},
	{Japanese, threeGolds, "", "５六金上寄", 5, "a second mark of a motion"},
	{Japanese, threeGolds, "", "５六金左打", 4, "not for a drop"},
	{Japanese, bothPinned, "", "５五金", 3, "2 golds can come to 5e so: 4f 6f; none of them legally"},
	{Japanese, silvers, "", "５四銀不成", 3, "3 silvers can come to 5d so: 4c 6c 6e"},
	{Japanese, twoDragons, "", "２六龍左", 4, "as the mark 左 says; those that can come: 2h"},
	{KIF, afterBishops, "2b8h+", "同　龍(88)", 3, "no dragon on 8h, but a horse"},
	{KIF, "startpos", "", "５五歩(56)", 3, "no pawn on 5f"},
	{KIF, "startpos", "", "７六歩(7)", 6, "the file and the rank"},
	{KIF, "startpos", "", "７六歩(77", 7, "the text ends; want a closing"},
	{KIF, "startpos", "", "７六歩(07)", 6, "want 00"},
	{KIF, "startpos", "", "７六歩(77)(77)", 8, "a second origin"},
	{KIF, "startpos", "", "７六歩打(77)", 3, "no origin on the board"},
	{KIF, threeGolds, "", "５六金引(66)", 4, "not true of the gold on 6f"},
	{CSA, "startpos", "", "-3334FU", 1, "the sign of gote, but sente is to move"},
	{CSA, "startpos", "", "+7776", 6, "want a piece such as FU"},
	{CSA, "startpos", "", "+7776XX", 6, "want a piece such as FU"},
	{CSA, "startpos", "", "+7776KI", 6, "no gold on 7g, but a pawn"},
	{CSA, "startpos", "", "+5554FU", 6, "no pawn on 5e"},
	{CSA, strongest, "", "+5453HI", 6, "no rook on 5d, but a dragon"},
	{CSA, "startpos", "", "+0776FU", 2, "the origin in two digits"},
	{CSA, "startpos", "", "+7706FU", 4, "the square in two digits"},
	{CSA, "startpos", "", "+7776FU,T1", 8, "want the end"},
	{Western, "startpos", "", "-7f", 1, "want the name of a piece"},
	{Western, "startpos", "", "P-7j", 4, "want the rank"},
	{Western, "startpos", "", "△P-3d", 1, "the mark of gote"},
	{Western, "startpos", "", "P7", 3, "want the rank"},
	{Western, "startpos", "", "P-", 3, "want a square"},
	{Western, "startpos", "", "P7g-", 5, "want a square"},
	{Western, "startpos", "", "Px7f", 2, "nothing stands on 7f"},
	{Western, "startpos", "", "P-7f!", 5, "want the end"},
	{Western, "startpos", "", "+-7f", 2, "want the letter of a piece"},
	{Western, "startpos", "", "+G-7f", 2, "has a promoted side"},
	{Western, "startpos", "", "G-5h", 1, "2 golds can come to 5h so: 4i 6i"},
	{Western, "startpos", "", "R2g-2f", 1, "no rook on 2g, but a pawn"},
	{Western, nearZone, "", "N-5e", 1, "no knight of sente can come to 5e"},
	{Western, nearZone, "", "N5f*5e", 2, "no origin on the board"},
	{USI, "startpos", "", "7g7", 4, "the text ends; want a move like 7g7f"},
	{USI, "startpos", "", "7g-7f", 3, "not understood"},
	{USI, "startpos", "", "+G*5e", 2, "not understood"},
	{USI, "startpos", "", "77", 2, "not understood"},
	{USI, "startpos", "", "7g7f+x", 6, "not understood"},
	{USI, "startpos", "", "P*", 3, "the text ends"},
	{USI, "startpos", "", "resign", 2, "not understood"},
}

func TestRefusals(t *testing.T) {
	for _, c := range refusals {
		a, err := c.style.Read(position(t, c.sfen), c.text, cameTo(t, c.prev))
		var e *Error
		if !errors.As(err, &e) {
			t.Errorf("%s: read %s as %v, want an error with %q", c.style, c.text, a, c.cause)
			continue
		}
		if e.Text != c.text || e.Column != c.column || !strings.Contains(e.Cause, c.cause) || a != (rules.Attempt{}) {
			t.Errorf("%s: %v, want column %d and %q", c.style, err, c.column, c.cause)
		}
	}
}
