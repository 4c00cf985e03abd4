package rules

// A direction points from a square to a neighbour as sente sees it: north is
// towards rank a, west towards file 9.
type direction uint8

const (
	south     direction = iota // rank + 1
	southwest                  // file + 1, rank + 1
	west                       // file + 1
	northwest                  // file + 1, rank - 1
	north
	northeast
	east
	southeast
)

// turned is the same direction as the other side sees it.
func (d direction) turned() direction { return (d + 4) % 8 }

var offsets = [8]struct{ file, rank int }{
	south: {0, 1}, southwest: {1, 1}, west: {1, 0}, northwest: {1, -1},
	north: {0, -1}, northeast: {-1, -1}, east: {-1, 0}, southeast: {-1, 1},
}

// neighbour returns the square n steps from s along d, or OffBoard.
func (s Square) neighbour(d direction, n int) Square {
	return NewSquare(s.File()+n*offsets[d].file, s.Rank()+n*offsets[d].rank)
}

var (
	straight = []direction{north, south, east, west}
	diagonal = []direction{northwest, northeast, southwest, southeast}
	golden   = []direction{north, northwest, northeast, west, east, south}
	around   = []direction{north, northwest, northeast, west, east, south, southwest, southeast}
)

// stepping lists, for Black, the directions in which a kind moves one square.
var stepping = [kinds][]direction{
	Pawn: {north}, Silver: {north, northwest, northeast, southwest, southeast},
	Gold: golden, King: around, Tokin: golden, PromotedLance: golden,
	PromotedKnight: golden, PromotedSilver: golden, Horse: straight, Dragon: diagonal,
}

var (
	// rays[d][s] is everything from s to the edge along d, without s.
	rays [8][squares]SquareSet
	// steps[c][k][s] is where a k of c on s moves by one step or a jump.
	steps [2][kinds][squares]SquareSet
	// crosses and saltires are the rays of a rook and of a bishop.
	crosses, saltires [squares]SquareSet
	// between[a][b] is what lies strictly between two squares on a line.
	between [squares][squares]SquareSet
	// lines[a][b] is the whole line through two squares, both included.
	lines [squares][squares]SquareSet
)

func init() {
	for s := Square(0); s < squares; s++ {
		for _, d := range around {
			for n := 1; s.neighbour(d, n).OnBoard(); n++ {
				rays[d][s] = rays[d][s].Or(bit[s.neighbour(d, n)])
			}
		}
	}
	for s := Square(0); s < squares; s++ {
		initSteps(s)
		initLines(s)
		for _, d := range straight {
			crosses[s] = crosses[s].Or(rays[d][s])
		}
		for _, d := range diagonal {
			saltires[s] = saltires[s].Or(rays[d][s])
		}
	}
}

func initSteps(s Square) {
	for c := range steps {
		for k := range steps[c] {
			for _, d := range stepping[k] {
				if c == int(White) {
					d = d.turned()
				}
				steps[c][k][s] = steps[c][k][s].Or(bit[s.neighbour(d, 1)])
			}
		}
		ahead := -2
		if c == int(White) {
			ahead = 2
		}
		steps[c][Knight][s] = bit[NewSquare(s.File()-1, s.Rank()+ahead)].
			Or(bit[NewSquare(s.File()+1, s.Rank()+ahead)])
	}
}

func initLines(s Square) {
	for _, d := range around {
		line := rays[d][s].Or(rays[d.turned()][s]).Or(bit[s])
		for t := range rays[d][s].All() {
			lines[s][t] = line
			between[s][t] = rays[d][s].And(rays[d.turned()][t])
		}
	}
}

// Reach returns where a piece of kind k that belongs to c moves from s on an
// otherwise empty board: what a movement diagram shows.
func Reach(c Color, k Kind, s Square) SquareSet { return attacksFrom(c, k, s, SquareSet{}) }

// Line returns the whole line, from edge to edge, through two squares that a
// queen of chess could go between; nothing for others, or for equal ones.
func Line(a, b Square) SquareSet { return lines[a][b] }
