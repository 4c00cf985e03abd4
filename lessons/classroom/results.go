package classroom

import "slices"

// Try is an attempt that was made before the class.
type Try struct {
	Attempt string // in USI
	Foul    string // the code of the foul; empty for what is legal
	Judged  bool   // the step asked for a move
	Right   bool   // and this was it
}

// SlideResult is what a class did at one slide.
type SlideResult struct {
	At    int // the number of the slide, from 0
	Slide Slide
	Votes []Count // with what is right, revealed or not
	Tries []Try   // in their order
}

// note keeps an attempt for the results.
func (d *desk) note(r *Ruling) {
	t := Try{Attempt: r.Attempt.String(), Judged: r.Judged, Right: r.Right}
	if r.Illegal != nil {
		t.Foul = r.Illegal.Foul.String()
	}
	d.tries = append(d.tries, t)
}

// Results returns what was voted and tried so far, of the slides at which anything
// was.
func (c *Class) Results() []SlideResult {
	var all []SlideResult
	for i, d := range c.desks {
		if d == nil || len(c.slides) == 0 || len(d.tries) == 0 && !slices.ContainsFunc(d.votes, func(n int) bool { return n > 0 }) {
			continue
		}
		all = append(all, SlideResult{i, c.slides[i], d.tally(), slices.Clone(d.tries)})
	}
	return all
}

// Report returns the results as a report, a row for each slide. A vote counts where
// the step offers the answers, each for a first try; a move counts where the step asks
// for one, and any foul among what was not right.
func (c *Class) Report() Report {
	var all Report
	for _, r := range c.Results() {
		all.Rows = append(all.Rows, r.row())
	}
	return all
}

func (r *SlideResult) row() Row {
	row := Row{Slide: r.At + 1}
	if l := r.Slide.Lesson; l != nil {
		row.Lesson, row.Topic = l.ID, l.ID
	}
	wrong := mistakes{}
	for i, v := range r.Votes {
		response, judged := voted(r.Slide.Step, i)
		if !judged {
			continue
		}
		row.Tries, row.First = row.Tries+v.Votes, row.First+v.Votes
		if v.Right {
			row.Right += v.Votes
			continue
		}
		wrong.add(Wrong{Origin: r.Slide.Origin, Tried: r.Slide.Step.Tried(response)}, v.Votes)
	}
	r.moves(&row, wrong)
	row.Wrong = wrong.list()
	return row
}

// moves adds what was played.
func (r *SlideResult) moves(row *Row, wrong mistakes) {
	first := true
	for _, t := range r.Tries {
		if t.Judged {
			row.Tries++
			if first {
				row.First++
				if first = false; t.Right {
					row.Right++
				}
			}
		}
		if t.Foul != "" || t.Judged && !t.Right {
			wrong.add(Wrong{Origin: r.Slide.Origin, Tried: t.Attempt, Foul: t.Foul}, 1)
		}
	}
}
