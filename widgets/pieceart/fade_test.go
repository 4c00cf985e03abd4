package pieceart

import (
	"bytes"
	"image"
	"testing"

	"terakoya/rules"
)

func TestSetKeepsFades(t *testing.T) {
	for _, kind := range rules.AllKinds {
		for fade := Unfaded; fade <= Gone; fade++ {
			all := Guide
			for _, k := range rules.AllKinds {
				all = all.Faded(k, Gone-fade)
			}
			s := all.Faded(kind, fade)
			for _, k := range rules.AllKinds {
				want := Gone - fade
				if k == kind {
					want = fade
				}
				if got := s.Fade(k); got != want {
					t.Errorf("%v faded to %d: %v is %d, want %d", kind, fade, k, got, want)
				}
			}
			if s.String() != "guide" || s.lettering() != Guide.lettering() {
				t.Errorf("%v faded to %d: the set is %q", kind, fade, s)
			}
		}
	}
	for _, k := range rules.AllKinds {
		for _, s := range []Set{TwoKanji, OneKanji, International} {
			if s.Faded(k, Gone) != s {
				t.Errorf("%v fades", s)
			}
		}
	}
	if Guide.Faded(rules.NoKind, Gone) != Guide || Guide.Fade(rules.NoKind) != Unfaded {
		t.Error("no kind fades")
	}
}

// TestFadesAreDrawn: the marks of the faded kind pale, the character stays, and so do
// all other kinds.
func TestFadesAreDrawn(t *testing.T) {
	a, c := artist(t), point{60, 66}
	for _, kind := range rules.AllKinds {
		f := Face{Kind: kind, Down: true}
		for fade, want := range []uint8{Unfaded: 255, Pale: 168, Faint: 84, Gone: 0} {
			s := Guide.Faded(kind, Fade(fade))
			if got := darkest(a.Piece(f, s, c.x, c.y, marksOnly)); got != want {
				t.Errorf("%v, fade %d: marks of alpha %d, want %d", kind, fade, got, want)
			}
			if !bytes.Equal(a.Piece(f, s, c.x, c.y, inkOnly).Pix, a.Piece(f, Guide, c.x, c.y, inkOnly).Pix) {
				t.Errorf("%v, fade %d: the character is another", kind, fade)
			}
			other := Face{Kind: rules.Pawn}
			if kind != rules.Pawn && darkest(a.Piece(other, s, c.x, c.y, marksOnly)) != 255 {
				t.Errorf("%v, fade %d: the pawn has faded too", kind, fade)
			}
		}
	}
}

func darkest(img *image.RGBA) uint8 {
	var alpha uint8
	for i := 3; i < len(img.Pix); i += 4 {
		alpha = max(alpha, img.Pix[i])
	}
	return alpha
}
