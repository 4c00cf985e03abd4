package drill

import "terakoya/lessons"

// Enough is how many different exercises of a template are as good as any number.
const Enough = 500

// dry is how many seeds bring nothing new before they are taken to have run dry: some,
// and a multiple of what was found, so that what comes seldom has its chance.
const (
	dryLeast = 100
	dryTimes = 3
)

// Variety returns how many different exercises a template makes, up to [Enough]: those
// that are not the same mirrored or with the sides exchanged. All says that there are
// no more, as far as seeds in plenty tell. The error is that of the template.
func (b *Bench) Variety(d *lessons.Drill) (n int, all bool, err error) {
	seen := map[string]bool{}
	levels := d.Level[1] - d.Level[0] + 1
	idle := 0
	for seed := 0; len(seen) < Enough; seed++ {
		e, err := b.Make(d, d.Level[0]+seed%levels, uint64(seed))
		if err != nil {
			return len(seen), false, err
		}
		form := e.Form()
		if idle++; !seen[form] {
			seen[form], idle = true, 0
		}
		if idle > dryLeast+dryTimes*len(seen) {
			return len(seen), true, nil
		}
	}
	return len(seen), false, nil
}
