package rules

import (
	"slices"
	"strings"
	"testing"
)

// throwOf reads a throw: h and t for 歩 and と, s for a pawn that stands, o for one
// that overlaps.
func throwOf(text string) (t PawnThrow) {
	for i := range t {
		t[i] = PawnFall(strings.IndexByte("htso", text[i]))
	}
	return t
}

// TestFurigomaThrow: three or more 歩 make the thrower sente; what stands or overlaps
// does not count, and a tie is thrown again.
func TestFurigomaThrow(t *testing.T) {
	for text, want := range map[string]string{
		"hhhhh": "black", "hhhht": "black", "hthth": "black",
		"tttth": "white", "ththt": "white", "ttttt": "white",
		"hhsht": "black", "hhtso": "black", "htoot": "white", "hoooo": "black", "tssss": "white",
		"hhstt": "again", "htsss": "again", "hoost": "again", "sssss": "again", "oosss": "again",
	} {
		got := "again"
		if side, decided := throwOf(text).Decides(); decided {
			got = side.String()
		}
		if got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// TestFurigoma: throws are made until one decides, the same ones for a seed; every
// way to fall comes up, overlapping ones in twos, and neither side is favoured.
func TestFurigoma(t *testing.T) {
	const seeds = 10_000
	var black, ties int
	var fell [FellOverlapping + 1]int
	for seed := range uint64(seeds) {
		all := Furigoma(seed)
		for i, throw := range all {
			side, decided := throw.Decides()
			if decided != (i == len(all)-1) {
				t.Fatalf("seed %d: throw %d of %d decides: %v", seed, i+1, len(all), decided)
			}
			if decided && side == Black {
				black++
			}
			over := 0
			for _, f := range throw {
				if fell[f]++; f == FellOverlapping {
					over++
				}
			}
			if over != 0 && over != 2 {
				t.Fatalf("seed %d: %d pawns overlap", seed, over)
			}
		}
		ties += len(all) - 1
		if seed < 100 && !slices.Equal(all, Furigoma(seed)) {
			t.Fatalf("seed %d throws otherwise the second time", seed)
		}
	}
	if black < seeds*48/100 || black > seeds*52/100 {
		t.Errorf("the thrower is sente in %d of %d", black, seeds)
	}
	if ties == 0 || slices.Min(fell[:]) == 0 {
		t.Errorf("%d ties; pawns fell %v", ties, fell)
	}
}
