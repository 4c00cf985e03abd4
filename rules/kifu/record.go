package kifu

import (
	"time"

	"terakoya/rules"
)

// Record is a game as a file holds it: where it starts, what is said of it, and
// a tree of moves whose first branches are the game itself.
type Record struct {
	Start    rules.Position
	Headers  []Header // in the order of the file, those that tell the start left out
	Root     *Node    // the start; it has no move
	Warnings []Fault  // what was odd and was read all the same
}

// Header is a line that says something of the game, such as 先手 or 棋戦. The
// keys are those of KIF files; other formats use them for what they share.
type Header struct{ Key, Value string }

// Node is a point in a game: the move that led to it, or the word that ended it,
// and what is written there.
type Node struct {
	Move     rules.Move         // NoMove at the root and where End is set
	End      End                // set where a line ends with a word; such a node has no Next
	Foul     *rules.IllegalMove // with End: the illegal move that ended the game, if the file has it
	Ply      int                // moves from the start, this one included; an end counts as the move in its place
	Spent    time.Duration      // on this move, if Timed
	Timed    bool
	Comment  string // lines with line feeds between, none at the end
	Bookmark string // the name of a mark that readers can jump to

	Parent *Node
	Next   *Node // the move that follows
	Other  *Node // another move instead of this one
}

// End is the word that ends a line of moves.
type End struct {
	Kind EndKind
	Text string // as the file writes it, for EndOther
}

// EndKind is what a record can say of how it ended. It is what was written:
// what the law makes of the position is [rules.Game.Outcome].
type EndKind uint8

// The ends that records know.
const (
	NoEnd            EndKind = iota
	EndResign                // 投了
	EndInterrupt             // 中断
	EndRepetition            // 千日手
	EndImpasse               // 持将棋
	EndDraw                  // 引き分け
	EndMate                  // 詰み
	EndNoMate                // 不詰
	EndTimeout               // 切れ負け
	EndFoulWin               // 反則勝ち: the move before was a foul
	EndFoulLoss              // 反則負け: the side to move committed one
	EndDeclaration           // 入玉勝ち
	EndMoveLimit             // 最大手数
	EndWinByDefault          // 不戦勝
	EndLossByDefault         // 不戦敗
	EndTry                   // トライ
	EndError                 // a fault of a program or of a wire
	EndOther                 // any other word: see Text

	endKinds
)

var endNames = [endKinds]string{
	"-", "resign", "interrupt", "repetitionDraw", "impass", "draw", "mate", "noMate", "timeout",
	"foulWin", "foulLose", "enteringOfKing", "maxMoves", "winByDefault", "loseByDefault", "try",
	"error", "any",
}

// String returns the word that the console tool uses: "resign", "any:封じ手",
// or "-" for no end.
func (e End) String() string {
	if e.Kind == EndOther {
		return "any:" + e.Text
	}
	return endNames[e.Kind]
}

// MainLine returns the nodes of the game itself, the root left out; the last may
// be an end.
func (r *Record) MainLine() []*Node {
	var line []*Node
	for n := r.Root.Next; n != nil; n = n.Next {
		line = append(line, n)
	}
	return line
}

// Lines returns how many lines of moves the record has, the game included.
func (r *Record) Lines() int {
	lines := 1
	r.Walk(func(n *Node) {
		if n.Other != nil {
			lines++
		}
	})
	return lines
}

// Walk visits every node but the root: a line to its end, then the branches that
// leave it, the latest first, as KIF files list them.
func (r *Record) Walk(visit func(*Node)) {
	for todo := []*Node{r.Root.Next}; len(todo) > 0; {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for ; n != nil; n = n.Next {
			if visit(n); n.Other != nil {
				todo = append(todo, n.Other)
			}
		}
	}
}

// Position returns the position at a node: after its move, or where it ended.
func (r *Record) Position(n *Node) rules.Position {
	var moves []rules.Move
	for ; n != nil && n.Parent != nil; n = n.Parent {
		if n.Move != rules.NoMove {
			moves = append(moves, n.Move)
		}
	}
	p := r.Start
	for i := len(moves) - 1; i >= 0; i-- {
		p.Make(moves[i])
	}
	return p
}

// Final returns the position in which the main line ends.
func (r *Record) Final() rules.Position {
	last := r.Root
	for last.Next != nil {
		last = last.Next
	}
	return r.Position(last)
}

// Plies returns how many moves the main line has.
func (r *Record) Plies() int {
	n := 0
	for at := r.Root.Next; at != nil && at.End.Kind == NoEnd; at = at.Next {
		n++
	}
	return n
}

// End returns how the main line ends, if it says so.
func (r *Record) End() End {
	last := r.Root
	for last.Next != nil {
		last = last.Next
	}
	return last.End
}
