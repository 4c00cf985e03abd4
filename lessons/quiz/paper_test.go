package quiz

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terakoya/lessons"
)

// papersTried is over how many seeds the laws are held.
const papersTried = 200

// TestSame: the same request and seed make the same paper, in a bank that was made
// again, and another seed another one.
func TestSame(t *testing.T) {
	a, b := bankOf(t, school...), bankOf(t, school...)
	seen := map[string]uint32{}
	for seed := range uint32(papersTried) {
		r := Request{Count: 10, Level: 1 + int(seed%5)}
		p, q := set(t, a, r, seed), set(t, b, r, seed)
		if p.Code != q.Code || origins(p) != origins(q) {
			t.Fatalf("seed %d: %s and %s", seed, p.Code, q.Code)
		}
		for i := range p.Questions {
			if x, y := p.Questions[i].Step.Setup.SFEN(), q.Questions[i].Step.Setup.SFEN(); x != y {
				t.Errorf("seed %d, question %d: %s and %s", seed, i+1, x, y)
			}
		}
		if other, twice := seen[origins(p)]; twice {
			t.Errorf("seeds %d and %d: the same paper", other, seed)
		}
		seen[origins(p)] = seed
	}
}

// TestGolden: codes that people have on paper. Where they change, as papers are
// chosen otherwise or a generator makes other exercises, raise the version.
func TestGolden(t *testing.T) {
	b := bankOf(t, school...)
	for _, c := range golden {
		p := set(t, b, c.request, c.seed)
		if p.Code != c.code || origins(p) != c.origins {
			t.Errorf("%+v, seed %d:\n%q, %q\nwant %s, %s", c.request, c.seed, p.Code, origins(p), c.code, c.origins)
		}
	}
}

var golden = []struct {
	request       Request
	seed          uint32
	code, origins string
}{
	{
		Request{}, 0, "8SCE-5800-020M",
		"ends-1 coordinates-d1/1/1039973499 dead-1 mates-1 ends-3 mates-2 coordinates-d1/2/2845926074 nifu-5 ends-5 " +
			"nifu-d1/2/1611728293 mates-3 dead-2 coordinates-d1/2/920244231 nifu-d1/3/2177877718 ends-7 " +
			"coordinates-d1/3/2359251146 ends-8 dead-3 mates-4 coordinates-d1/3/422406565",
	},
	{Request{Topics: []string{"ends"}, Count: 5}, 12345, "8SCD-D830-EE2H-C00A", "ends-1 ends-3 ends-5 ends-6 ends-8"},
	{
		Request{Mode: LessonCheck, Topics: []string{"nifu"}, Level: 1, Minutes: 5}, Seeds - 1, "C9CE-4FZZ-ZY3R-N800",
		"nifu-3 nifu-4 nifu-6 nifu-d1/1/2857567630 nifu-8 nifu-d1/1/1073748479 nifu-d1/1/1395990068",
	},
}

// TestLaws holds papers of many seeds to what every paper keeps.
func TestLaws(t *testing.T) {
	for name, b := range map[string]*Bank{"school": bankOf(t, school...), "shipped": shipped(t)} {
		t.Run(name, func(t *testing.T) {
			for seed := range uint32(papersTried) {
				r := Request{Count: []int{10, 20, 50}[seed%3], Level: 1 + int(seed/3%5)}
				if name == "shipped" && seed%2 == 1 {
					r.Mode = Court
				}
				p := set(t, b, r, seed)
				if err := keepsLaws(p); err != nil {
					t.Errorf("%+v, seed %d: %v", r, seed, err)
				}
				if p.Short() != 0 && name == "shipped" {
					t.Errorf("%+v, seed %d: %d short", r, seed, p.Short())
				}
			}
		})
	}
}

func keepsLaws(p *Paper) error {
	forms, steps := map[string]bool{}, map[string]bool{}
	legals, fouls := 0, 0
	low, high := 0, 0 // sums of weights of the first and the last third
	for i, q := range p.Questions {
		s := &q.Step
		form := s.Form()
		switch {
		case !s.Asks() || s.Free, s.Linked:
			return errors.New("it is no question: " + s.ID)
		case forms[form]:
			return errors.New("the same exercise twice: " + s.ID)
		case steps[s.ID]:
			return errors.New("twice: " + s.ID)
		case q.Origin.String() != s.ID:
			return errors.New("origin: " + q.Origin.String())
		case p.Request.Mode == Court && s.Kind != lessons.Judgement:
			return errors.New("no verdict: " + s.ID)
		}
		forms[form], steps[s.ID] = true, true
		if s.Kind == lessons.Judgement && s.Verdict() == nil {
			legals++
		} else if s.Kind == lessons.Judgement {
			fouls++
		}
		third := max(1, len(p.Questions)/3)
		if i < third {
			low += q.weight
		}
		if i >= len(p.Questions)-third {
			high += q.weight
		}
	}
	if n := legals + fouls; n >= 6 && (100*legals < 35*n || 100*legals > 65*n) {
		return errors.New("the verdicts can be guessed")
	}
	if len(p.Questions) > 5 && low >= high {
		return errors.New("it does not become harder")
	}
	return nil
}

// TestSpread: chapters are asked equally often, and of a chapter its lessons.
func TestSpread(t *testing.T) {
	b, drops := shipped(t), 0
	for _, l := range b.course.Lessons {
		if l.Chapter == "drop-restrictions" {
			drops++
		}
	}
	for seed := range uint32(papersTried) {
		p := set(t, b, Request{Count: 20}, seed)
		chapters := counted(p, func(q *Question) string { return q.Chapter })
		if d := difference(chapters); d > 1 && !exhausted(p, "first-win") {
			t.Errorf("seed %d: %v", seed, chapters)
		}
		kinds := counted(p, func(q *Question) string { return q.Step.Kind.String() })
		if len(kinds) < 4 {
			t.Errorf("seed %d: kinds %v", seed, kinds)
		}
		p = set(t, b, Request{Topics: []string{"drop-restrictions"}, Count: 10}, seed)
		if topics := counted(p, func(q *Question) string { return q.Topic }); difference(topics) > 1 || len(topics) != drops {
			t.Errorf("seed %d: %v", seed, topics)
		}
	}
}

// TestHalf: where there are drills, half the questions are made by them.
func TestHalf(t *testing.T) {
	b := bankOf(t, school...)
	for seed := range uint32(papersTried) {
		p := set(t, b, Request{Topics: []string{"coordinates", "nifu", "dead"}, Count: 10}, seed)
		drilled := 0
		for _, q := range p.Questions {
			if q.Origin.Drill != "" {
				drilled++
			}
		}
		if drilled < 4 || drilled > 6 {
			t.Errorf("seed %d: %d of 10 are made by drills", seed, drilled)
		}
	}
}

// exhausted reports whether the few exercises of a chapter may be all asked.
func exhausted(p *Paper, chapter string) bool {
	return counted(p, func(q *Question) string { return q.Chapter })[chapter] < len(p.Questions)/8
}

func counted(p *Paper, name func(*Question) string) map[string]int {
	n := map[string]int{}
	for i := range p.Questions {
		n[name(&p.Questions[i])]++
	}
	return n
}

// difference is how much oftener one is than another.
func difference(n map[string]int) int {
	least, most := 1<<30, 0
	for _, k := range n {
		least, most = min(least, k), max(most, k)
	}
	return most - least
}

// TestLevels: drills come at the levels of the paper, as far as they have them,
// and the higher ones later.
func TestLevels(t *testing.T) {
	b := bankOf(t, taught{"01-a/01-a", nil, []string{"nifu\nlevel = [2, 4]"}})
	for level, want := range []string{1: "2", 2: "2", 3: "2 3", 4: "2 3 4", 5: "3 4"} {
		if level == 0 {
			continue
		}
		p := set(t, b, Request{Level: level, Count: 10}, 7)
		var got []string
		last := 0
		for _, q := range p.Questions {
			if s := string(rune('0' + q.Origin.Level)); !slices.Contains(got, s) {
				got = append(got, s)
			}
			if q.Origin.Level < last {
				t.Errorf("level %d: %s", level, origins(p))
			}
			last = q.Origin.Level
		}
		if strings.Join(got, " ") != want {
			t.Errorf("level %d: %v, want %s", level, got, want)
		}
	}
}

// TestLeftOut: a drill that makes nothing is left out and named; the others stay.
func TestLeftOut(t *testing.T) {
	b := bankOf(t, append(slices.Clone(school), broken)...)
	p := set(t, b, Request{Count: 50}, 3)
	var got []string
	for _, l := range p.LeftOut {
		got = append(got, l.Lesson+" "+l.Drill)
		if l.Err == nil || !strings.Contains(l.Err.Error(), l.Drill) {
			t.Errorf("%s: %v", l.Drill, l.Err)
		}
	}
	if want := []string{"broken broken-d1", "broken broken-d2", "broken broken-d3"}; !cmp.Equal(got, want) {
		t.Errorf("left out %v, want %v", got, want)
	}
	if _, err := b.Set(Request{Topics: []string{"broken"}}, 3); !errors.Is(err, ErrNothing) {
		t.Errorf("nothing but broken drills: %v", err)
	}
	if _, err := b.Set(Request{Topics: []string{"free"}}, 3); !errors.Is(err, ErrNothing) {
		t.Errorf("nothing but free steps: %v", err)
	}
}

// TestShort: where there are not so many questions, there are all.
func TestShort(t *testing.T) {
	b := bankOf(t, school...)
	for _, c := range []struct {
		request Request
		want    int
	}{
		{Request{Topics: []string{"ends"}, Count: 20}, 9},
		{Request{Topics: []string{"dead", "mates"}, Count: 50}, 7},
		{Request{Topics: []string{"dead"}, Mode: Court}, 2},
		{Request{Topics: []string{"mates"}, Mode: LessonCheck}, 4},
		{Request{Topics: []string{"ends"}, Mode: ChapterCheck}, 9},
	} {
		p := set(t, b, c.request, 11)
		if len(p.Questions) != c.want || p.Short() != p.Request.Count-c.want || p.Short() <= 0 {
			t.Errorf("%+v: %d questions, %d short", c.request, len(p.Questions), p.Short())
		}
		if q, err := b.Read(p.Code); err != nil || origins(q) != origins(p) {
			t.Errorf("%s: %v", p.Code, err)
		}
	}
	twins := set(t, b, Request{Topics: []string{"nifu"}, Count: 50, Mode: Court}, 1)
	if both := counted(twins, func(q *Question) string { return q.Origin.String() }); both["nifu-4"]+both["nifu-5"] != 1 {
		t.Errorf("of two exercises that are the same mirrored %d are asked", both["nifu-4"]+both["nifu-5"])
	}
}
