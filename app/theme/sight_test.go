package theme

import (
	"image/color"
	"math"
)

// linear is a colour by the light of its red, green and blue, 0 to 1.
type linear [3]float64

// light of a colour, laid over white if it is not opaque.
func lightOf(c color.Color) (l linear) {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	for i, v := range []uint8{n.R, n.G, n.B} {
		share := float64(n.A) / 0xFF
		s := (float64(v)*share + 0xFF*(1-share)) / 0xFF
		if l[i] = s / 12.92; s > 0.04045 {
			l[i] = math.Pow((s+0.055)/1.055, 2.4)
		}
	}
	return l
}

// luminance is that of WCAG 2, 0 to 1.
func luminance(c color.Color) float64 {
	l := lightOf(c)
	return 0.2126*l[0] + 0.7152*l[1] + 0.0722*l[2]
}

func contrast(a, b color.Color) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// dichromat turns what a colour is into what it looks like to someone who lacks one kind
// of cones, both as linear light.
type dichromat [3][3]float64

// dichromats are those of two models: G. M. Machado, M. M. Oliveira and L. A. F.
// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
// IEEE Transactions on Visualization and Computer Graphics 15(6), 2009, at severity 1; and
// F. Viénot, H. Brettel and J. D. Mollon, "Digital video colourmaps for checking the
// legibility of displays by dichromats", Color Research & Application 24(4), 1999.
var dichromats = map[string]dichromat{
	"protanopia, Machado":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia, Machado": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia, Machado":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
	"protanopia, Viénot":    {{0.11238, 0.88762, 0}, {0.11238, 0.88762, 0}, {0.00401, -0.00401, 1}},
	"deuteranopia, Viénot":  {{0.29275, 0.70725, 0}, {0.29275, 0.70725, 0}, {-0.02234, 0.02234, 1}},
}

func (d dichromat) sees(c color.Color) (out linear) {
	l := lightOf(c)
	for i, row := range d {
		for j, v := range row {
			out[i] += v * l[j]
		}
		out[i] = min(max(out[i], 0), 1)
	}
	return out
}

// lab are the coordinates of CIE L*a*b* under daylight (D65).
func (l linear) lab() [3]float64 {
	x := (0.4124*l[0] + 0.3576*l[1] + 0.1805*l[2]) / 0.9505
	y := 0.2126*l[0] + 0.7152*l[1] + 0.0722*l[2]
	z := (0.0193*l[0] + 0.1192*l[1] + 0.9505*l[2]) / 1.089
	f := func(v float64) float64 {
		if v > 216.0/24389 {
			return math.Cbrt(v)
		}
		return (24389.0/27*v + 16) / 116
	}
	return [3]float64{116*f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))}
}

// distance is CIE76.
func distance(a, b linear) float64 {
	p, q := a.lab(), b.lab()
	return math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
}
