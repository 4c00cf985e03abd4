package pieceart

import (
	"bytes"
	"os"
	"strings"
	"sync"
	"testing"

	"terakoya/rules"
)

func TestEveryFaceHasCharacters(t *testing.T) {
	a := artist(t)
	for _, set := range Sets {
		if set.String() == "" {
			t.Errorf("set %d has no name", set)
		}
		for _, kind := range rules.AllKinds {
			for _, higher := range []bool{false, true} {
				text, where := set.lettering().of(Face{Kind: kind, Higher: higher})
				if len(text) == 0 || len(text) != len(where.centres) {
					t.Errorf("%v, %v: %q has %d places", set, kind, string(text), len(where.centres))
				}
				for _, r := range text {
					if len(a.kanji[r].outline) == 0 && len(a.letters[r].outline) == 0 {
						t.Errorf("%v, %v: %c is blank", set, kind, r)
					}
				}
			}
		}
	}
	for _, r := range labelRunes() {
		if len(a.labels[r].outline) == 0 {
			t.Errorf("label %c is blank", r)
		}
	}
}

func TestNewNamesWhatIsMissing(t *testing.T) {
	pieces, err := os.ReadFile(fonts + "NotoSerifJP-Bold.ttf")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(fonts + "NotoSansJP-Regular.ttf")
	if err != nil {
		t.Fatal(err)
	}
	// The font of the pieces has no small letters, so it cannot be the text font.
	_, err = New(pieces, pieces, text)
	if err == nil || !strings.Contains(err.Error(), "text font") || !strings.Contains(err.Error(), "a (U+0061)") {
		t.Errorf("coordinates of a font without letters: %v", err)
	}
	_, err = New(pieces, text, []byte("no font"))
	if err == nil || !strings.Contains(err.Error(), "letter font") {
		t.Errorf("no letter font: %v", err)
	}
	_, err = New([]byte("no font"), pieces, pieces)
	if err == nil || !strings.Contains(err.Error(), "piece font") {
		t.Errorf("no font at all: %v", err)
	}
}

func TestManyGoroutinesDrawTheSame(t *testing.T) {
	a := artist(t)
	f := Face{Kind: rules.Dragon, Down: true}
	want := a.Piece(f, TwoKanji, 48, 52, lightPalette).Pix
	var wait sync.WaitGroup
	for range 4 {
		wait.Go(func() {
			if !bytes.Equal(want, a.Piece(f, TwoKanji, 48, 52, lightPalette).Pix) {
				t.Error("two pictures of one piece differ")
			}
		})
	}
	wait.Wait()
}
