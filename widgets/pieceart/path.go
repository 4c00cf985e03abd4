package pieceart

import "math"

// point is a place on a picture: x to the right, y down, in device pixels
// unless said otherwise.
type point struct{ x, y float64 }

func (p point) plus(q point) point    { return point{p.x + q.x, p.y + q.y} }
func (p point) times(f float64) point { return point{p.x * f, p.y * f} }
func (p point) to(q point) point      { return point{q.x - p.x, q.y - p.y} }
func (p point) dot(q point) float64   { return p.x*q.x + p.y*q.y }
func unit(p point) point              { return p.times(1 / math.Hypot(p.x, p.y)) }

// normalTo returns the direction, of length 1, that lies to the left of the
// way from p to q: outward, where a figure runs clockwise.
func (p point) normalTo(q point) point { return unit(point{q.y - p.y, p.x - q.x}) }

// miter returns where two lines meet that run d beside the edges of corner v,
// whose normals are n and m.
func miter(v, n, m point, d float64) point {
	return v.plus(n.plus(m).times(d / (1 + n.dot(m))))
}

// path is an outline: contours of lines and curves, each closed when the next
// begins. Overlapping contours of the same direction join, of opposite
// directions cut each other out.
type path []segment

// segment runs from where the one before ended to the last of its points.
type segment struct {
	op uint8
	p  [3]point
}

const (
	moveTo  uint8 = iota // begins a contour at p[0]
	lineTo               // to p[0]
	curveTo              // to p[2], pulled by p[0] and p[1]
)

func (s segment) end() point {
	if s.op == curveTo {
		return s.p[2]
	}
	return s.p[0]
}

func (p *path) move(a point)        { *p = append(*p, segment{op: moveTo, p: [3]point{a}}) }
func (p *path) line(a point)        { *p = append(*p, segment{op: lineTo, p: [3]point{a}}) }
func (p *path) curve(a, b, c point) { *p = append(*p, segment{op: curveTo, p: [3]point{a, b, c}}) }

// bend adds the curve to b with one pulling point a.
func (p *path) bend(a, b point) {
	from := (*p)[len(*p)-1].end()
	p.curve(from.plus(from.to(a).times(2.0/3)), b.plus(b.to(a).times(2.0/3)), b)
}

// scaled returns the path with every point multiplied by f, then moved by d.
// A negative f turns it upside down.
func (p path) scaled(f float64, d point) path {
	q := make(path, len(p))
	for i, s := range p {
		for k := range s.p {
			s.p[k] = s.p[k].times(f).plus(d)
		}
		q[i] = s
	}
	return q
}

// bounds returns two corners of a rectangle around the path. It lies close
// around: curves count where they run, not where their pulling points are.
func (p path) bounds() (low, high point) {
	low, high = point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	add := func(q point) {
		low = point{math.Min(low.x, q.x), math.Min(low.y, q.y)}
		high = point{math.Max(high.x, q.x), math.Max(high.y, q.y)}
	}
	var from point
	for _, s := range p {
		if s.op == curveTo {
			const steps = 16
			for i := 1; i < steps; i++ {
				add(s.between(from, float64(i)/steps))
			}
		}
		from = s.end()
		add(from)
	}
	return low, high
}

// between returns the point of a curve that begins at from, for t of 0 to 1.
func (s segment) between(from point, t float64) point {
	u := 1 - t
	return from.times(u * u * u).plus(s.p[0].times(3 * u * u * t)).
		plus(s.p[1].times(3 * u * t * t)).plus(s.p[2].times(t * t * t))
}

// pieces returns how many straight lines stand in for a curve that begins at
// from.
func (s segment) pieces(from point) int {
	const tolerance = 0.03 // pixels
	a := from.plus(s.p[1]).plus(s.p[0].times(-2))
	b := s.p[0].plus(s.p[2]).plus(s.p[1].times(-2))
	bow := math.Sqrt(math.Max(a.dot(a), b.dot(b)))
	return max(1, ceil(math.Sqrt(0.75*bow/tolerance)))
}

// arc is how far the pulling points of a quarter circle of radius 1 lie from
// its ends.
const arc = 0.5522847

// disc returns a circle.
func disc(centre point, r float64) path {
	return roundRect(centre.x-r, centre.y-r, centre.x+r, centre.y+r, r)
}

// roundRect returns the rectangle from (x0, y0) to (x1, y1) with corners of
// radius r.
func roundRect(x0, y0, x1, y1, r float64) path {
	k := r * (1 - arc)
	var p path
	p.move(point{x0 + r, y0})
	p.line(point{x1 - r, y0})
	p.curve(point{x1 - k, y0}, point{x1, y0 + k}, point{x1, y0 + r})
	p.line(point{x1, y1 - r})
	p.curve(point{x1, y1 - k}, point{x1 - k, y1}, point{x1 - r, y1})
	p.line(point{x0 + r, y1})
	p.curve(point{x0 + k, y1}, point{x0, y1 - k}, point{x0, y1 - r})
	p.line(point{x0, y0 + r})
	p.curve(point{x0, y0 + k}, point{x0 + k, y0}, point{x0 + r, y0})
	return p
}

// reversed returns the same outline, run through the other way, so that it
// cuts a hole.
func (p path) reversed() path {
	var q, contour path
	flush := func() {
		for i := len(contour) - 1; i > 0; i-- {
			from, s := contour[i-1].end(), contour[i]
			if i == len(contour)-1 {
				q.move(s.end())
			}
			if s.op == curveTo {
				q.curve(s.p[1], s.p[0], from)
			} else {
				q.line(from)
			}
		}
		contour = contour[:0]
	}
	for _, s := range p {
		if s.op == moveTo {
			flush()
		}
		contour = append(contour, s)
	}
	flush()
	return q
}
