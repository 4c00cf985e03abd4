package pieceart

// polygon is a convex figure, its corners clockwise on the screen.
type polygon []point

// path returns the outline of the polygon.
func (g polygon) path() path {
	p := make(path, 0, len(g))
	p.move(g[0])
	for _, v := range g[1:] {
		p.line(v)
	}
	return p
}

// moved returns the polygon d further.
func (g polygon) moved(d point) polygon {
	q := make(polygon, len(g))
	for i, v := range g {
		q[i] = v.plus(d)
	}
	return q
}

// normals returns the outward directions of the edges that meet in corner i.
func (g polygon) normals(i int) (before, after point) {
	n := len(g)
	return g[(i+n-1)%n].normalTo(g[i]), g[i].normalTo(g[(i+1)%n])
}

// inset returns the polygon with its edges d further in.
func (g polygon) inset(d float64) polygon {
	q := make(polygon, len(g))
	for i, v := range g {
		n, m := g.normals(i)
		q[i] = miter(v, n, m, -d)
	}
	return q
}

// grown returns the outline d further out, with rounded corners.
func (g polygon) grown(d float64) path {
	var p path
	for i, v := range g {
		n, m := g.normals(i)
		if i == 0 {
			p.move(v.plus(n.times(d)))
		} else {
			p.line(v.plus(n.times(d)))
		}
		p.bend(miter(v, n, m, d), v.plus(m.times(d)))
	}
	return p
}

// edge returns a line of the given width along the outline, half of it
// outside, with rounded corners.
func (g polygon) edge(width float64) path {
	return append(g.grown(width/2), g.inset(width/2).path().reversed()...)
}

// span returns the heights at which the vertical line at x enters and leaves
// the polygon.
func (g polygon) span(x float64) (top, bottom float64, ok bool) {
	for i, a := range g {
		b := g[(i+1)%len(g)]
		if (a.x <= x) == (b.x <= x) {
			continue
		}
		y := a.y + (b.y-a.y)*(x-a.x)/(b.x-a.x)
		if !ok {
			top, bottom, ok = y, y, true
		}
		top, bottom = min(top, y), max(bottom, y)
	}
	return top, bottom, ok
}

// across returns the places at which the horizontal line at y enters and
// leaves the polygon.
func (g polygon) across(y float64) (left, right float64, ok bool) {
	swapped := make(polygon, len(g))
	for i, v := range g {
		swapped[i] = point{v.y, v.x}
	}
	return swapped.span(y)
}

// stroke returns a line of the given width through points, with sharp joins;
// its ends are round or cut off straight.
func stroke(points []point, width float64, round bool) path {
	d := width / 2
	last := len(points) - 1
	side := func(i int, sign float64) point {
		n := points[max(i-1, 0)].normalTo(points[max(i, 1)])
		m := points[min(i, last-1)].normalTo(points[min(i+1, last)])
		return miter(points[i], n, m, sign*d)
	}
	var p path
	p.move(side(0, 1))
	for i := 1; i <= last; i++ {
		p.line(side(i, 1))
	}
	p.turn(points[last-1], points[last], side(last, -1), d, round)
	for i := last - 1; i >= 0; i-- {
		p.line(side(i, -1))
	}
	p.turn(points[1], points[0], side(0, 1), d, round)
	return p
}

// turn closes one end of a stroke of half width d that came from a to b, and
// ends at back.
func (p *path) turn(a, b, back point, d float64, round bool) {
	if !round {
		p.line(back)
		return
	}
	start := (*p)[len(*p)-1].end()
	ahead := unit(a.to(b)).times(d)
	tip := b.plus(ahead)
	pull := ahead.times(arc)
	p.curve(start.plus(pull), tip.plus(b.to(start).times(arc)), tip)
	p.curve(tip.plus(b.to(back).times(arc)), back.plus(pull), back)
}
