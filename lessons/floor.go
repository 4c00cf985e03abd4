package lessons

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"terakoya/rules"
	"terakoya/rules/notation"
)

// Floor is the least that a course has to have of something. [Course.Stand] counts.
type Floor struct {
	Name  string
	Count Measure
	Least int // of OfExercises, OfLessons and OfDrills; the lists want all that they have

	// Which exercises count: those of lessons, by their ids, and of chapters, and
	// wherever they stand the verdicts that are one of some fouls and the outcomes
	// that are one of some endings. All, if none of these is named. Of them only those
	// of some kinds count, if kinds are named.
	Lessons, Chapters []string
	Fouls             []rules.Foul
	Endings           []rules.Ending
	Kinds             []Kind

	// Legal is within how many percent of the verdicts are legal: those of the lessons
	// and chapters named, fouls of another kind left out. {0, 0} asks nothing.
	Legal [2]int

	// But says which things of a list need not be met, and why.
	But map[string]string
	// Styles are the notations of OfNotations.
	Styles []notation.Style

	Line int // where it begins in the file, from 1
}

// Measure is what a floor counts.
type Measure uint8

// The measures. Behind the first three come the lists, of which each thing has to be
// met once.
const (
	OfExercises  Measure = iota // exercises written by hand
	OfLessons                   // lessons
	OfDrills                    // templates
	OfFouls                     // fouls that are the answer of a verdict
	OfEndings                   // endings that are the answer of an outcome
	OfBoundaries                // what decides an impasse; see [Boundary]
	OfHandicaps                 // starts that are set up, and named
	OfNotations                 // styles in which moves are written, and read
	measures
)

var measureNames = [measures]string{
	"exercises", "lessons", "drills", "fouls", "endings", "boundaries", "handicaps", "notations",
}

// String returns the word that the file of floors uses.
func (m Measure) String() string { return measureNames[m] }

// IsList reports whether the measure is a list of things.
func (m Measure) IsList() bool { return m >= OfFouls }

// rawFloor is a floor as the file has it.
type rawFloor struct {
	Name     string            `toml:"name"`
	Count    string            `toml:"count"`
	Least    int               `toml:"least"`
	Lessons  []string          `toml:"lessons"`
	Chapters []string          `toml:"chapters"`
	Fouls    []string          `toml:"fouls"`
	Endings  []string          `toml:"endings"`
	Kinds    []string          `toml:"kinds"`
	Legal    []int             `toml:"legal"`
	But      map[string]string `toml:"but"`
	Styles   []string          `toml:"styles"`
}

// floorKey are the keys of the file.
var floorKey = regexp.MustCompile(`^floor(\.(name|count|least|lessons|chapters|fouls|endings|kinds|legal|styles|but(\.[a-z0-9-]+)?))?$`)

// ParseFloors reads a file of floors: a [[floor]] each. With a fault none is to be
// used.
func ParseFloors(file, text string) ([]Floor, []Fault) {
	var raw struct {
		Floor []rawFloor `toml:"floor"`
	}
	meta, err := toml.Decode(text, &raw)
	if err != nil {
		return nil, []Fault{tomlFault(file, text, err)}
	}
	r := reader{file: file, keys: locate(text)}
	for _, key := range meta.Keys() {
		if name := key.String(); !floorKey.MatchString(name) {
			r.fault(UnknownKey, r.line(-1, name), "unknown key %q", name)
		}
	}
	var lines []int
	for _, k := range r.keys {
		if k.path == "floor" {
			lines = append(lines, k.line)
		}
	}
	var all []Floor
	for i, f := range raw.Floor {
		all = append(all, r.floor(f, lines[min(i, len(lines)-1)]))
	}
	return all, r.faults
}

func (r *reader) floor(raw rawFloor, line int) Floor {
	f := Floor{
		Name: raw.Name, Least: raw.Least, Lessons: raw.Lessons, Chapters: raw.Chapters, But: raw.But, Line: line,
		Kinds:   wordsOf(r, line, "kinds", raw.Kinds, ParseKind),
		Fouls:   wordsOf(r, line, "fouls", raw.Fouls, rules.ParseFoul),
		Endings: wordsOf(r, line, "endings", raw.Endings, parseEnding),
		Styles:  wordsOf(r, line, "styles", raw.Styles, notation.ParseStyle),
	}
	at := slices.Index(measureNames[:], raw.Count)
	if at < 0 {
		r.fault(Missing, line, "count is %q: want %s", raw.Count, strings.Join(measureNames[:], ", "))
		return f
	}
	f.Count = Measure(at)
	r.floorFits(&f, raw)
	return f
}

// floorFits refuses what makes no sense together.
func (r *reader) floorFits(f *Floor, raw rawFloor) {
	switch {
	case f.Name == "":
		r.fault(Missing, f.Line, "name is missing")
	case f.Count.IsList() == (f.Least > 0):
		r.fault(Missing, f.Line, "%s: least is a number from 1 where exercises, lessons or drills are counted, and there alone", f.Name)
	case f.Count == OfNotations && len(f.Styles) == 0:
		r.fault(Missing, f.Line, "%s: styles is missing", f.Name)
	}
	if len(raw.Legal) > 0 {
		if len(raw.Legal) != 2 || raw.Legal[0] < 0 || raw.Legal[0] > raw.Legal[1] || raw.Legal[1] > 100 {
			r.fault(WrongType, f.Line, "%s: legal is %v: want two percentages such as [40, 60]", f.Name, raw.Legal)
			return
		}
		f.Legal = [2]int(raw.Legal)
	}
	for thing, why := range f.But {
		if !slices.Contains(f.things(), thing) {
			r.fault(WrongType, f.Line, "%s: but: %s is none of its %s", f.Name, thing, f.Count)
		}
		if strings.TrimSpace(why) == "" {
			r.fault(Missing, f.Line, "%s: but: say why %s need not be met", f.Name, thing)
		}
	}
}

// wordsOf reads words of a closed list.
func wordsOf[T any](r *reader, line int, key string, words []string, parse func(string) (T, bool)) []T {
	var all []T
	for _, word := range words {
		one, ok := parse(word)
		if !ok {
			r.fault(WrongType, line, "%s: there is no %q", key, word)
			continue
		}
		all = append(all, one)
	}
	return all
}

func parseEnding(code string) (rules.Ending, bool) {
	for _, e := range rules.AllEndings {
		if e.String() == code {
			return e, true
		}
	}
	return rules.NotEnded, false
}

// Standing is how a course stands to a floor.
type Standing struct {
	Floor  *Floor
	Found  int
	Wanted int
	// Verdicts are those of which Legal are legal, where the floor asks for a share.
	Verdicts, Legal int
	// Lacking are the things of a list that nothing meets, and the lessons and chapters
	// named that there are not.
	Lacking []string
}

// Met reports whether the course has what the floor wants.
func (s *Standing) Met() bool { return s.Found >= s.Wanted && s.even() && len(s.Lacking) == 0 }

// LegalShare returns how many percent of the verdicts are legal.
func (s *Standing) LegalShare() int { return percent(s.Legal, s.Verdicts) }

func (s *Standing) even() bool {
	share := s.LegalShare()
	return s.Floor.Legal == [2]int{} || s.Floor.Legal[0] <= share && share <= s.Floor.Legal[1]
}

// Below returns a fault for each floor that the course is below. The file is that of
// the floors.
func Below(file string, all []Standing) []Fault {
	var faults []Fault
	for i := range all {
		s := &all[i]
		if s.Met() {
			continue
		}
		f := s.Floor
		cause := fmt.Sprintf("%s: %d of %d %s", f.Name, s.Found, s.Wanted, f.Count)
		if !s.even() {
			cause += fmt.Sprintf("; of %d verdicts %d %% are legal, want %d to %d", s.Verdicts, s.LegalShare(), f.Legal[0], f.Legal[1])
		}
		if len(s.Lacking) > 0 {
			cause += "; there is none for " + strings.Join(s.Lacking, ", ")
		}
		faults = append(faults, Fault{File: file, Line: f.Line, Code: BelowFloor, Cause: cause, Found: fmt.Sprint(s.Found)})
	}
	return faults
}
