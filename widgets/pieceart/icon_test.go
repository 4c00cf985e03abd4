package pieceart

import (
	"bytes"
	"flag"
	"image/png"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write content/icon.png anew")

// TestIconFile: the icon that is shipped is the one drawn here.
func TestIconFile(t *testing.T) {
	const path = "../../content/icon.png"
	drawn := artist(t).Icon(512)
	if *update {
		var b bytes.Buffer
		if err := png.Encode(&b, drawn); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	shipped, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if shipped.Bounds() != drawn.Bounds() {
		t.Fatalf("icon.png is %v, drawn %v", shipped.Bounds(), drawn.Bounds())
	}
	for y := range drawn.Rect.Dy() {
		for x := range drawn.Rect.Dx() {
			r, g, b, a := shipped.At(x, y).RGBA()
			wr, wg, wb, wa := drawn.At(x, y).RGBA()
			if far(r, wr) || far(g, wg) || far(b, wb) || far(a, wa) {
				t.Fatalf("icon.png differs at %d,%d; go test ./widgets/pieceart -update writes it anew", x, y)
			}
		}
	}
}

// far allows for the rounding of premultiplied colours in PNG.
func far(a, b uint32) bool { return max(a, b)-min(a, b) > 0x0600 }
