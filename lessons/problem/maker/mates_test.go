package maker

import (
	"io"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terakoya/lessons/problem"
	"terakoya/rules"
)

// fewMates makes some problems, with so many batches at a time.
func fewMates(t *testing.T, seed uint64, workers int) []problem.Mate {
	t.Helper()
	run := mateRun{seed: seed, shelf: newMateShelf(MateCounts{1: 1, 3: 1}), rounds: 20, batches: 2, workers: workers, work: 150_000}
	all, err := run.mates(t.Context(), io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestMates: what is made is proven, and the same however the work is shared out.
func TestMates(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	all := fewMates(t, 1, 1)
	of := MateCounts{}
	for _, m := range all {
		of[m.Length]++
		if err := m.Err(); err != nil {
			t.Errorf("%s: %v", m.ID, err)
		}
	}
	for _, f := range problem.ProveMates(t.Context(), all) {
		t.Error(f)
	}
	if diff := cmp.Diff(MateCounts{1: 1, 3: 1}, of); diff != "" {
		t.Errorf("wanted (-) and made (+):\n%s", diff)
	}
	names := func(all []problem.Mate) (out []string) {
		for _, m := range all {
			out = append(out, m.ID+" "+m.Position.SFEN())
		}
		return out
	}
	if diff := cmp.Diff(names(all), names(fewMates(t, 1, 3))); diff != "" {
		t.Errorf("one seed makes two things:\n%s", diff)
	}
}

// sketched returns the draft of a position.
func sketched(t *testing.T, sfen string) draft {
	t.Helper()
	p, _, err := rules.ParseSFEN(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return draftOf(&p)
}

// TestDraftOf: whoever mates in a game is sente in the problem, and kingless.
func TestDraftOf(t *testing.T) {
	black := sketched(t, "4k4/9/4P4/9/9/9/9/9/4K4 b GR 1")
	white := sketched(t, "4k4/9/9/9/9/9/4p4/9/4K4 w gr 1")
	if black != white {
		t.Errorf("%v\n%v", black, white)
	}
	p, ok := black.position()
	if want := "4k4/9/4P4/9/9/9/9/9/9 b RGr2b3g4s4n4l17p 1"; !ok || p.SFEN() != want {
		t.Errorf("%s, want %s", p.SFEN(), want)
	}
}

// TestLike: near copies are alike, also mirrored, shifted or with a slider
// farther off.
func TestLike(t *testing.T) {
	found := func(sfen string) *finding {
		d := sketched(t, sfen)
		return &finding{around: d.around()}
	}
	first := found("3nk4/9/2N1S4/9/6B2/9/9/9/9 b G 1")
	for name, c := range map[string]struct {
		sfen string
		want bool
	}{
		"mirrored":  {"4kn3/9/4S1N2/9/2B6/9/9/9/9 b G 1", true},
		"shifted":   {"9/2nk5/9/1N1S5/9/5B3/9/9/9 b G 1", true},
		"far":       {"3nk4/9/2N1S4/9/9/7B1/9/9/9 b G 1", true},
		"one moved": {"3nk4/9/2N6/4S4/6B2/9/9/9/9 b G 1", true},
		"other":     {"3nk4/9/2P1G4/9/6R2/9/9/9/9 b G 1", false},
		"scattered": {"4k4/3n5/4N4/5S3/9/9/4B4/9/9 b G 1", false},
	} {
		if got := first.like(found(c.sfen)); got != c.want {
			t.Errorf("%s: alike %t", name, got)
		}
	}
}

// TestTakeBack: what is taken back can be played again.
func TestTakeBack(t *testing.T) {
	d := sketched(t, "4k4/9/4P4/9/9/9/9/9/9 b G 1")
	run := mateRun{seed: 1, shelf: newMateShelf(ShippedMates)}
	w := newWright(t.Context(), &run, 0)
	taken := 0
	for range 2000 {
		before := d
		if !w.takeBackReply(&before) || !w.takeBackCheck(&before, 3) {
			continue
		}
		p, ok := before.position()
		if !ok {
			continue
		}
		taken++
		again := slices.ContainsFunc(p.Legal(), func(check rules.Move) bool {
			q := p
			q.Make(check)
			return q.InCheck() && slices.ContainsFunc(q.Legal(), func(reply rules.Move) bool {
				r := q
				r.Make(reply)
				return draftOf(&r) == d
			})
		})
		if !again {
			t.Errorf("%s does not lead to %v", p.SFEN(), d)
		}
	}
	if taken < 50 {
		t.Errorf("%d taken back", taken)
	}
}
