package print

import (
	"fmt"
	"io"

	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/widgets/linebreak"
	"terakoya/widgets/pieceart"
)

// Lengths of a certificate.
const (
	certEdge   = 30 // from the edge of the paper to the frame
	certInset  = 7  // of the second frame in the first
	certBrand  = 26
	certHead   = 30
	certName   = 34
	certTitle  = 20
	certLine   = 13
	certSmall  = 11
	certPiece  = 62   // the square of the piece at the foot: a pawn that has come to be a tokin
	certNarrow = 0.62 // of the width is what running text fills
)

// WriteCertificate writes a PDF of one page, wider than high: who has passed what, and
// when. It bears no name but that of the program.
func WriteCertificate(out io.Writer, c Certificate, o Options) error {
	p := newPaper(o, c.Title, true)
	p.page()
	p.fill(box(0, 0, p.wide, p.high), washi)
	for i, width := range [...]float64{1.6, 0.6} {
		in := float64(certEdge + i*certInset)
		p.frame(box(in, in, p.wide-in, p.high-in), width, indigo)
	}
	middle := p.wide / 2
	p.brand(middle, 0.175*p.high)
	p.writeMiddle(middle, 0.305*p.high, o.Words.Say("print.certificate", nil), face{size: certHead, ink: indigo, bold: true})
	p.fitted(c.Learner, 0.45*p.high, face{size: certName, ink: black, bold: true})
	half := 0.2 * p.wide
	p.line(spot{X: middle - half, Y: 0.475 * p.high}, spot{X: middle + half, Y: 0.475 * p.high}, 0.8, strong)
	y := p.centred(c.Title, 0.52*p.high, face{size: certTitle, ink: black, bold: true})
	y = p.centred(c.Line, y+8, face{size: certLine, ink: soft})
	p.centred(c.Score, y+6, face{size: certLine, ink: black, bold: true})
	p.signed(c)
	p.piece(&diagram{set: pieceart.OneKanji}, rules.NewPiece(rules.Black, rules.Tokin), spot{X: middle - certPiece/2, Y: 0.77 * p.high}, certPiece)
	return p.send(out)
}

// brand writes 寺子屋 on a line between two pieces.
func (p *paper) brand(middle, y float64) {
	f := face{size: certBrand, ink: indigo, piece: true}
	const name = "寺子屋"
	half := p.width(name, f) / 2
	p.write(middle-half, y, name, f)
	for _, side := range [...]float64{-1, 1} {
		p.line(spot{X: middle + side*(half+18), Y: y - 9}, spot{X: middle + side*(half+96), Y: y - 9}, 0.8, indigo)
	}
	p.writeMiddle(middle, y+20, "Terakoya", face{size: certSmall, ink: soft})
}

// fitted writes one line around the middle, smaller if the page is too narrow for it.
func (p *paper) fitted(text string, y float64, f face) {
	if wide, room := p.width(text, f), 0.76*p.wide; wide > room {
		f.size *= room / wide
	}
	p.writeMiddle(p.wide/2, y, text, f)
}

// centred writes lines around the middle, and returns where they end.
func (p *paper) centred(text string, y float64, f face) float64 {
	if text == "" {
		return y
	}
	c := p.set(text, f, certNarrow*p.wide)
	for _, l := range c.lines {
		one := column{[]linebreak.Line{l}, f, c.line}
		wide := 0.0
		for _, r := range l {
			g := f
			g.bold = r.Bold
			wide += p.width(r.Text, g)
		}
		y = p.put(one, (p.wide-wide)/2, y)
	}
	return y
}

// signed writes the date at the left, and a line to sign on at the right.
func (p *paper) signed(c Certificate) {
	w, y := p.words, 0.845*p.high
	f := face{size: certSmall, ink: soft}
	const long = 170
	left, end := float64(certEdge+62), p.wide-certEdge-62
	date := ""
	if !c.Date.IsZero() {
		date = w.Say("print.dated", words.Args{"date": w.ShortDate(c.Date), "year": fmt.Sprint(c.Date.Year())})
	}
	p.writeMiddle(left+long/2, y-6, date, face{size: certLine, ink: black})
	p.line(spot{X: left, Y: y}, spot{X: left + long, Y: y}, 0.8, strong)
	p.line(spot{X: end - long, Y: y}, spot{X: end, Y: y}, 0.8, strong)
	p.writeMiddle(left+long/2, y+15, w.Say("print.date", nil), f)
	p.writeMiddle(end-long/2, y+15, w.Say("print.teacher", nil), f)
}
