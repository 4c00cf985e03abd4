package tsume

import (
	"encoding/json"
	"slices"

	"terakoya/lessons/problem/solving"
)

// Tally is what a learner has solved so far. Its text, by [Tally.String], is what a
// setting keeps.
type Tally struct {
	First  map[int]int `json:"first"`  // solved at the first try, by length in plies
	All    map[int]int `json:"all"`    // asked, by length
	Missed []string    `json:"missed"` // ids of those missed and not solved since, the oldest first
}

// mostMissed is how many missed problems are remembered.
const mostMissed = 100

// ParseTally reads what [Tally.String] wrote; what it cannot read counts for nothing.
func ParseTally(text string) Tally {
	var t Tally
	if json.Unmarshal([]byte(text), &t) != nil {
		t = Tally{}
	}
	return t
}

// String returns the tally as JSON.
func (t Tally) String() string { return written(t) }

// Add returns the tally with one more result. One that came again in a set is no first
// try, but takes what is solved from those missed.
func (t Tally) Add(r solving.Result) Tally {
	if r.ID == "" || r.How == solving.Left {
		return t
	}
	out := Tally{First: map[int]int{}, All: map[int]int{}}
	for n, count := range t.First {
		out.First[n] = count
	}
	for n, count := range t.All {
		out.All[n] = count
	}
	out.Missed = slices.DeleteFunc(slices.Clone(t.Missed), func(id string) bool { return id == r.ID })
	if !r.Again {
		out.All[r.Length]++
	}
	switch {
	case r.How != solving.FirstTry && r.Made: // it could not be asked again
	case r.How != solving.FirstTry:
		out.Missed = append(out.Missed, r.ID)
		out.Missed = out.Missed[max(0, len(out.Missed)-mostMissed):]
	case !r.Again:
		out.First[r.Length]++
	}
	return out
}
