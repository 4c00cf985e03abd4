package ladder

import "slices"

// Course returns the rating before the first of these games, the oldest first, and after
// each of them.
func Course(games []Game) []float64 {
	s := Read(nil)
	all := []float64{s.Rating}
	for _, g := range games {
		s.rate(g)
		all = append(all, s.Rating)
	}
	return all
}

// Around returns the nearest two rungs of the ladder that have ratings between them; at
// the ends of the ladder some may lie beyond. There must be one rating at least.
func Around(ratings []float64) (below, above Rung) {
	least, most := slices.Min(ratings), slices.Max(ratings)
	low, high := 0, len(ladder)-1
	for low < high-1 && ladder[low+1].Gap() <= least {
		low++
	}
	for high > low+1 && ladder[high-1].Gap() >= most {
		high--
	}
	return ladder[low], ladder[high]
}
