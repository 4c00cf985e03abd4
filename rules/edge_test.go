package rules

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// TestTellingSquares: of several pieces that could be lit, those that matter.
func TestTellingSquares(t *testing.T) {
	for name, c := range map[string]struct {
		sfen, usi string
		foul      Foul
		lit       string
	}{
		"a piece behind the one that holds":  {"7nk/7g1/8G/5B3/4+B4/9/9/9/4K4 b P 1", "P*1b", FoulUchifuzume, "1c 4d"},
		"the check that stands, not the new": {"4k4/9/9/4r4/9/9/9/4G4/r3K4 b - 1", "5h4h", FoulKingLeftInCheck, "9i"},
		"the check is met by a new one":      {"4r3k/9/9/9/8b/9/5n3/5G3/4K4 b - 1", "4h4g", FoulKingLeftInCheck, "5a"},
	} {
		t.Run(name, func(t *testing.T) {
			p, _, err := ParseSFEN(c.sfen)
			if err != nil {
				t.Fatal(err)
			}
			a, err := ParseAttempt(c.usi)
			if err != nil {
				t.Fatal(err)
			}
			var e *IllegalMove
			if !errors.As(p.Check(a), &e) {
				t.Fatal("legal")
			}
			if got := SetOf(e.Squares...); e.Foul != c.foul || got.String() != c.lit {
				t.Errorf("%s %s, want %s %s", e.Foul, got, c.foul, c.lit)
			}
		})
	}
}

// TestDropFromNowhere: whatever From says, a drop is a drop.
func TestDropFromNowhere(t *testing.T) {
	p, _, err := ParseSFEN("8k/9/9/9/9/9/9/9/r7K b P 1")
	if err != nil {
		t.Fatal(err)
	}
	if p.Check(Attempt{Drop: Pawn, From: NewSquare(1, 9), To: NewSquare(5, 5)}) == nil {
		t.Error("a drop that leaves the king in check is legal")
	}
}

// TestStrangeText: what is not written as it should be is named whole.
func TestStrangeText(t *testing.T) {
	for text, want := range map[string]string{
		"４k4/9/9/9/9/9/9/9/4K4 b - 1":       `"４"`,
		"4k4/9/9/9/9/9/9/9/4K4 b ２P 1":      `"２"`,
		"4k4/9/9/9/9/9/9/9/4K4 b - +5":      `"+5"`,
		"4k4/9/9/9/9/9/9/9/4K4 b - -0":      `"-0"`,
		"4k4/9/9/9/9/9/9/9/4K4 b - 60000":   `"60000"`,
		"4\vp3k/9/9/9/9/9/9/9/4K4 b - 1":    `"\v"`,
		"4k4/9/9/9/9/9/9/9/4K4 b - 1 extra": "5 parts",
	} {
		if _, err := ParseSetup(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	if a, err := ParseAttempt("\vP*5e"); err == nil {
		t.Errorf("read as %s", a)
	}
}

// TestTakeBackNothing: nothing and less than nothing take nothing back.
func TestTakeBackNothing(t *testing.T) {
	p, _, err := ParseSFEN(StartSFEN)
	if err != nil {
		t.Fatal(err)
	}
	g := NewGame(p)
	for _, usi := range []string{"7g7f", "3c3d", "2g2f"} {
		a, _ := ParseAttempt(usi)
		if err := g.Play(a); err != nil {
			t.Fatal(err)
		}
	}
	g.TakeBack(2)
	before := slices.Clone(g.Moves())
	g.TakeBack(0)
	g.TakeBack(-1)
	if !slices.Equal(g.Moves(), before) {
		t.Errorf("%v, want %v", g.Moves(), before)
	}
}
