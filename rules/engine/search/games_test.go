package search

import "terakoya/rules"

// someGames are positions of every stage, also the benchmark's.
var someGames = map[string]string{
	"start":   rules.StartSFEN,
	"six":     "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
	"castles": "ln1g3nl/1ks4r1/1pppp1bpp/p4pp2/2P6/PP1PPPP1P/1BSS1G1P1/2KG3R1/LN5NL b Gs 1",
	"fight":   "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
	"check":   "l3k4/9/2p1p4/4r4/9/9/3P1P3/3G1G3/4K4 b GSL2b 1",
	"problem": "7nl/7k1/6ppp/9/9/9/9/9/5R3 b S 1",
}
