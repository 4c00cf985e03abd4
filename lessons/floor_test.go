package lessons

import (
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// floorTerms is a glossary with the names of two handicaps.
type floorTerms struct{ terms }

func (floorTerms) Namings() []Naming {
	name := func(key, english string) Naming {
		return Naming{Key: key, Names: map[Language][]string{English: {english}, Japanese: {key}, Traditional: {key}, Simplified: {key}}}
	}
	return []Naming{name("lance-handicap", "lance handicap"), name("right-lance-handicap", "right-lance handicap")}
}

// smallCourse is the course of testdata/floors.
func smallCourse(t *testing.T) *Course {
	t.Helper()
	c := Load(os.DirFS("testdata/floors"))
	for _, f := range c.Faults {
		t.Fatal(f)
	}
	return &c
}

// stands reads floors and returns how the small course stands to them.
func stands(t *testing.T, floors string) []Standing {
	t.Helper()
	all, faults := ParseFloors("floors.toml", floors)
	for _, f := range faults {
		t.Fatal(f)
	}
	return smallCourse(t).Stand(all, floorTerms{})
}

// TestFloors: what the small course has of each measure.
func TestFloors(t *testing.T) {
	for _, c := range []struct {
		keys            string
		found, wanted   int
		verdicts, legal int
		met             bool
		lacking         string
	}{
		{keys: "count = \"lessons\"\nleast = 2", found: 2, wanted: 2, met: true},
		{keys: "count = \"lessons\"\nleast = 3", found: 2, wanted: 3},
		{keys: "count = \"drills\"\nleast = 1", found: 1, wanted: 1, met: true},
		{keys: "count = \"exercises\"\nleast = 17", found: 17, wanted: 17, met: true},
		{keys: "count = \"exercises\"\nleast = 1\nlessons = [\"small-drops\"]", found: 5, wanted: 1, met: true},
		{keys: "count = \"exercises\"\nleast = 1\nchapters = [\"impasse\"]\nkinds = [\"outcome\"]", found: 6, wanted: 1, met: true},
		{keys: "count = \"exercises\"\nleast = 1\nendings = [\"declaration-loss\"]", found: 3, wanted: 1, met: true},
		{keys: "count = \"exercises\"\nleast = 3\nfouls = [\"nifu\"]", found: 2, wanted: 3},
		// the dead square is left out, as it is no nifu
		{keys: "count = \"exercises\"\nleast = 1\nlessons = [\"small-drops\"]\nfouls = [\"nifu\"]\nlegal = [40, 60]", found: 5, wanted: 1, verdicts: 4, legal: 2, met: true},
		{keys: "count = \"exercises\"\nleast = 1\nlessons = [\"small-drops\"]\nlegal = [41, 60]", found: 5, wanted: 1, verdicts: 5, legal: 2},
		{keys: "count = \"exercises\"\nleast = 1\nlessons = [\"small-drops\", \"gone\"]", found: 5, wanted: 1, lacking: "lesson gone"},
		{keys: "count = \"notations\"\nstyles = [\"ja\", \"usi\"]", found: 3, wanted: 4, lacking: "write:usi"},
	} {
		s := stands(t, "[[floor]]\nname = \"x\"\n"+c.keys)[0]
		if s.Found != c.found || s.Wanted != c.wanted || s.Verdicts != c.verdicts || s.Legal != c.legal || s.Met() != c.met ||
			strings.Join(s.Lacking, " ") != c.lacking {
			t.Errorf("%q: found %d of %d, %d of %d verdicts legal, lacks %v, met %t", c.keys, s.Found, s.Wanted, s.Legal, s.Verdicts, s.Lacking, s.Met())
		}
	}
}

// TestFloorLists: of a list what nothing meets is named, but for what is spared.
func TestFloorLists(t *testing.T) {
	fouls := stands(t, "[[floor]]\nname = \"x\"\ncount = \"fouls\"\n[floor.but]\noff-board = \"there is none\"")[0]
	if fouls.Found != 2 || fouls.Wanted != 24 || slices.Contains(fouls.Lacking, "nifu") || slices.Contains(fouls.Lacking, "off-board") ||
		!slices.Contains(fouls.Lacking, "takeback") {
		t.Errorf("fouls: %+v", fouls)
	}
	endings := stands(t, "[[floor]]\nname = \"x\"\ncount = \"endings\"")[0]
	if endings.Found != 3 || slices.Contains(endings.Lacking, "declaration-loss") || !slices.Contains(endings.Lacking, "mate") {
		t.Errorf("endings: %+v", endings)
	}
	handicaps := stands(t, "[[floor]]\nname = \"x\"\ncount = \"handicaps\"")[0]
	for thing, met := range map[string]bool{
		"set-up:three-pawns": true, "set-up:naked-king": false, // the same board, other hands
		"named:right-lance-handicap": true, "named:lance-handicap": false, // part of the longer name
		"named:six-piece-handicap": true, "named:rook-handicap": false, // asked for by the drill
	} {
		if slices.Contains(handicaps.Lacking, thing) == met {
			t.Errorf("%s: met is not %t", thing, met)
		}
	}
}

// TestBoundaries: which cases of an impasse each exercise of the small course is.
func TestBoundaries(t *testing.T) {
	want := map[string]string{
		"small-impasse-1": "points-24 zone-10 king-in",
		"small-impasse-2": "points-23 zone-10 king-in failed",
		"small-impasse-3": "points-27 zone-9 king-in in-check failed",
		"small-impasse-4": "king-out failed",
		"small-impasse-5": "move-499",
		"small-impasse-6": "move-500",
		"small-impasse-7": "",
	}
	for _, l := range smallCourse(t).Lessons {
		for i := range l.Steps {
			s := &l.Steps[i]
			var names []string
			for _, b := range s.Boundaries() {
				names = append(names, b.String())
			}
			slices.Sort(names)
			expected := strings.Fields(want[s.ID])
			slices.Sort(expected)
			if !slices.Equal(names, expected) {
				t.Errorf("%s is %v, want %v", s.ID, names, expected)
			}
		}
	}
}

// TestBelow: a floor that is not reached is a fault at its line, and no other is.
func TestBelow(t *testing.T) {
	faults := Below("floors.toml", stands(t, `# a head
[[floor]]
name  = "lessons"
count = "lessons"
least = 2

[[floor]]
name  = "more"
count = "lessons"
least = 9
`))
	if len(faults) != 1 || faults[0].Code != BelowFloor || faults[0].Line != 7 || faults[0].Error() != "floors.toml:7: more: 2 of 9 lessons" {
		t.Errorf("%v", faults)
	}
	folder := fstest.MapFS{"a.toml": {Data: []byte(askingLesson("show", shownSFEN, ""))}}
	if slices.ContainsFunc(Lint(folder, fewGlyphs{}, known), func(f Fault) bool { return f.Code == BelowFloor }) {
		t.Error("a folder of a teacher's has floors")
	}
}

// TestFloorsRefused: a file of floors that is not understood says where and why.
func TestFloorsRefused(t *testing.T) {
	for text, want := range map[string]string{
		"[[floor]]\nname = \"x\"\ncount = \"lessons\"\nleast = 1\nmost = 2":                              "f:5: unknown key \"floor.most\"",
		"[[floor]]\nname = \"x\"\ncount = \"lessons\"\nLeast = 1":                                        "f:4: unknown key \"floor.Least\"",
		"[[floor]]\nname = \"x\"\ncount = \"stars\"":                                                     "f:1: count is \"stars\"",
		"\n[[floor]]\ncount = \"lessons\"\nleast = 1":                                                    "f:2: name is missing",
		"[[floor]]\nname = \"x\"\ncount = \"lessons\"":                                                   "f:1: x: least",
		"[[floor]]\nname = \"x\"\ncount = \"fouls\"\nleast = 3":                                          "f:1: x: least",
		"[[floor]]\nname = \"x\"\ncount = \"notations\"":                                                 "f:1: x: styles is missing",
		"[[floor]]\nname = \"x\"\ncount = \"fouls\"\nfouls = [\"three\"]":                                "f:1: fouls: there is no \"three\"",
		"[[floor]]\nname = \"x\"\ncount = \"exercises\"\nleast = 1\nlegal = [60, 40]":                    "f:1: x: legal is [60 40]",
		"[[floor]]\nname = \"x\"\ncount = \"endings\"\n[floor.but]\nnifu = \"no ending\"":                "f:1: x: but: nifu is none of its endings",
		"[[floor]]\nname = \"x\"\ncount = \"endings\"\n[floor.but]\nmate = \"\"":                         "f:1: x: but: say why mate",
		"[[floor]]\nname = \"x\"\ncount = \"lessons\"\nleast = \"many\"":                                 "f:4: ",
		"[[floor]]\nname = \"x\"\ncount =":                                                               "f:3: ",
		"[[floor]]\nname = \"x\"\ncount = \"lessons\"\nleast = 1\n[[floor]]\nname = \"y\"\ncount = \"\"": "f:5: count is \"\"",
	} {
		_, faults := ParseFloors("f", text)
		if len(faults) == 0 || !strings.HasPrefix(faults[0].Error(), want) {
			t.Errorf("%q: %v, want %q", text, faults, want)
		}
	}
}

// TestProse: texts are counted in words or in characters, and the longest show is found.
func TestProse(t *testing.T) {
	c := smallCourse(t)
	for lang, want := range map[Language]Prose{
		English:  {Texts: 27, Length: 31, Longest: 3, Show: "small-drops-0"},
		Japanese: {Texts: 27, Length: 28, Longest: 2, Show: "small-drops-0"},
	} {
		if got := c.Prose(lang); got != want {
			t.Errorf("%s: %+v, want %+v", lang, got, want)
		}
	}
}
