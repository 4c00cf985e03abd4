package search

// levels are the manners of all levels, three steps of a rank on a line of its own
// each. The figures are found by matches of each level with its neighbours: see
// testdata/matches.tsv.
var levels = [Levels]manner{
	{depth: 1, nodes: 3_000, noise: 1262, drops: 60, afar: 40, mates: 30, book: 2},
	{depth: 1, nodes: 3_000, noise: 1062, drops: 59, afar: 39, mates: 32, book: 2},
	{depth: 1, nodes: 3_000, noise: 914, drops: 57, afar: 37, mates: 38, dangers: 1, book: 2},

	{depth: 1, nodes: 3_000, noise: 802, drops: 55, afar: 35, mates: 45, dangers: 5, book: 4},
	{depth: 1, nodes: 3_000, noise: 698, drops: 53, afar: 33, mates: 53, dangers: 7, book: 4},
	{depth: 1, nodes: 3_000, noise: 612, drops: 51, afar: 31, mates: 58, dangers: 9, book: 4},

	{depth: 1, nodes: 3_000, noise: 535, drops: 50, afar: 30, mates: 100, dangers: 12, book: 6},
	{depth: 1, nodes: 3_000, noise: 463, drops: 48, afar: 28, mates: 100, dangers: 20, book: 6},
	{depth: 1, nodes: 3_000, noise: 408, drops: 46, afar: 26, mates: 100, dangers: 27, book: 6},

	{depth: 1, nodes: 3_000, noise: 344, drops: 44, afar: 24, mates: 100, dangers: 37, book: 8},
	{depth: 1, nodes: 3_000, noise: 287, drops: 42, afar: 22, mates: 100, dangers: 47, book: 8},
	{depth: 1, nodes: 3_000, noise: 227, drops: 39, afar: 19, mates: 100, dangers: 57, book: 8},

	{depth: 1, nodes: 3_000, noise: 183, drops: 36, afar: 16, mates: 100, dangers: 66, book: 10, resigns: whenDead},
	{depth: 1, nodes: 3_000, noise: 149, drops: 34, afar: 14, mates: 100, dangers: 76, book: 10, resigns: whenDead},
	{depth: 1, nodes: 3_000, noise: 120, drops: 31, afar: 11, mates: 100, dangers: 87, book: 10, resigns: whenDead},

	{depth: 1, nodes: 3_000, noise: 92, drops: 28, afar: 9, mates: 100, dangers: 95, finds: 3, book: 12, resigns: whenDead},
	{depth: 1, nodes: 3_000, noise: 50, drops: 23, afar: 6, mates: 100, dangers: 100, finds: 3, book: 12, resigns: whenDead},
	{depth: 2, nodes: 4_000, noise: 82, drops: 14, afar: 1, mates: 100, dangers: 100, finds: 3, book: 12, resigns: whenDead},

	{depth: 2, nodes: 4_000, noise: 45, drops: 10, mates: 100, dangers: 100, finds: 3, book: 16, resigns: whenLost},
	{depth: 3, nodes: 4_000, noise: 78, drops: 8, mates: 100, dangers: 100, finds: 3, book: 16, resigns: whenLost},
	{depth: 4, nodes: 5_000, noise: 90, drops: 6, mates: 100, dangers: 100, finds: 5, book: 16, resigns: whenLost},

	{depth: 5, nodes: 6_000, noise: 105, drops: 4, mates: 100, dangers: 100, finds: 5, book: 20, resigns: whenLost},
	{depth: 5, nodes: 6_000, noise: 66, drops: 2, mates: 100, dangers: 100, finds: 5, book: 20, resigns: whenLost},
	{depth: deepest, nodes: 3_300, noise: 17, mates: 100, dangers: 100, finds: 7, book: 20, resigns: whenLost},

	{depth: deepest, nodes: 5_600, noise: 11, mates: 100, dangers: 100, finds: 7, book: 40, resigns: whenLost},
	{depth: deepest, nodes: 8_600, noise: 7, mates: 100, dangers: 100, finds: 9, book: 40, resigns: whenLost},
	{depth: deepest, nodes: 13_500, noise: 4, mates: 100, dangers: 100, finds: 9, book: 40, resigns: whenLost},

	{depth: deepest, nodes: 20_500, noise: taste, mates: 100, dangers: 100, finds: 9, book: 40, resigns: whenLost},
	{depth: deepest, nodes: 34_000, noise: taste, mates: 100, dangers: 100, finds: 11, book: 40, resigns: whenLost},
	{depth: deepest, nodes: 58_000, noise: taste, mates: 100, dangers: 100, finds: 11, book: 40, resigns: whenLost},
}

// manner is that of a level.
func (l Level) manner() manner { return levels[l] }

// taste is the misjudgement of who misjudges nothing: it lets games differ.
const taste = 3
