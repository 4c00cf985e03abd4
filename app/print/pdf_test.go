package print

import (
	"bytes"
	"compress/zlib"
	"io"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// said is a text of a PDF: what a reader selects there.
type said struct {
	page int
	text string
	font string // its name
	size float64
	x, y float64 // from the lower left corner
	down bool    // it is turned by half a turn
}

var (
	objects   = regexp.MustCompile(`(?s)(\d+) 0 obj\n(.*?)\nendobj`)
	toUnicode = regexp.MustCompile(`/BaseFont /(\S+)(?s:.*?)/ToUnicode (\d+) 0 R`)
	resource  = regexp.MustCompile(`/F(\d+) (\d+) 0 R`)
	bfrange   = regexp.MustCompile(`<([0-9A-F]{4})><[0-9A-F]{4}><([0-9A-F]{4})>`)
	contents  = regexp.MustCompile(`/Filter/FlateDecode/Length (\d+)\n>>\nstream\n`)
	shown     = regexp.MustCompile(`([-\d.]+) ([-\d.]+) TD\n/F(\d+) (\S+) Tf|<([0-9A-F]+)>|(-1\.00000 \S+ \S+\n)|\nQ\n`)
)

// pdfFont is a font of a PDF, with the map from its glyphs to text.
type pdfFont struct {
	name string
	text map[string]rune
}

// readPDF reads the text of a PDF in the order in which it stands there: by the maps
// that say what the glyphs mean, as a reader does.
func readPDF(t *testing.T, data []byte) []said {
	t.Helper()
	fonts := pdfFonts(t, data)
	var all []said
	for page, at := range contents.FindAllSubmatchIndex(data, -1) {
		length, _ := strconv.Atoi(string(data[at[2]:at[3]]))
		z, err := zlib.NewReader(bytes.NewReader(data[at[1] : at[1]+length]))
		if err != nil {
			t.Fatal(err)
		}
		stream, err := io.ReadAll(z)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, readPage(page+1, string(stream), fonts)...)
	}
	if len(all) == 0 {
		t.Fatal("the PDF has no text")
	}
	return all
}

// pdfFonts returns the fonts by the numbers under which pages know them.
func pdfFonts(t *testing.T, data []byte) map[string]pdfFont {
	t.Helper()
	object := map[string]string{}
	for _, m := range objects.FindAllSubmatch(data, -1) {
		object[string(m[1])] = string(m[2])
	}
	fonts := map[string]pdfFont{}
	for _, m := range resource.FindAllSubmatch(data, -1) {
		u := toUnicode.FindStringSubmatch(object[string(m[2])])
		if u == nil {
			t.Fatalf("font F%s has no map to text", m[1])
		}
		f := pdfFont{u[1], map[string]rune{}}
		for _, g := range bfrange.FindAllStringSubmatch(object[u[2]], -1) {
			r, _ := strconv.ParseUint(g[2], 16, 32)
			f.text[g[1]] = rune(r)
		}
		fonts[string(m[1])] = f
	}
	return fonts
}

func readPage(page int, stream string, fonts map[string]pdfFont) []said {
	var all []said
	now, turned := said{page: page}, false
	font := ""
	for _, m := range shown.FindAllStringSubmatch(stream, -1) {
		switch {
		case m[3] != "":
			now.x, _ = strconv.ParseFloat(m[1], 64)
			now.y, _ = strconv.ParseFloat(m[2], 64)
			font, now.font = m[3], fonts[m[3]].name
			now.size, _ = strconv.ParseFloat(m[4], 64)
		case m[5] != "":
			now.text, now.down = "", turned
			for i := 0; i < len(m[5]); i += 4 {
				now.text += string(fonts[font].text[m[5][i:i+4]])
			}
			all = append(all, now)
		case m[6] != "":
			turned = true
		default:
			turned = false
		}
	}
	return all
}

// joined is all text one behind the other, without blanks: lines may break anywhere.
func joined(all []said) string {
	var b strings.Builder
	for _, s := range all {
		b.WriteString(s.text)
	}
	return bare(b.String())
}

func bare(text string) string {
	return strings.NewReplacer(" ", "", "\n", "", "*", "", "\u3000", "").Replace(text)
}
