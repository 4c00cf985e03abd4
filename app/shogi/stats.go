package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"terakoya/lessons"
	"terakoya/lessons/drill"
)

// statistics is what lint prints with -stats.
type statistics struct {
	Chapters  []chapterCount  `json:"chapters"`
	Floors    []floorCount    `json:"floors"`
	Languages []languageCount `json:"languages"`
	Drills    []drillCount    `json:"drills,omitempty"` // with -deep
}

// chapterCount is how many steps a chapter has of each kind, and how many templates.
type chapterCount struct {
	Chapter string         `json:"chapter"`
	Kinds   map[string]int `json:"kinds"`
	Drills  int            `json:"drills"`
}

// floorCount is how the course stands to a floor. Legal is in percent of the verdicts,
// where the floor asks for a share.
type floorCount struct {
	Name     string   `json:"name"`
	Count    string   `json:"count"`
	Wanted   int      `json:"wanted"`
	Found    int      `json:"found"`
	Verdicts int      `json:"verdicts,omitempty"`
	Legal    int      `json:"legal,omitempty"`
	Lacking  []string `json:"lacking,omitempty"`
	Met      bool     `json:"met"`
}

// languageCount is how much there is to read; lengths are in words for English and in
// characters for the others.
type languageCount struct {
	Language string `json:"language"`
	Texts    int    `json:"texts"`
	Length   int    `json:"length"`
	Longest  int    `json:"longestShow"`
	Show     string `json:"show"` // which is the longest
}

// drillCount is how many different exercises a template makes: All, or as many as are
// enough.
type drillCount struct {
	Drill     string `json:"drill"`
	Make      string `json:"make"`
	Different int    `json:"different"`
	All       bool   `json:"all"`
}

// count fills in the statistics; deep counts what drills make, which takes some seconds.
func (l *linting) count(deep bool) {
	c := lessons.Course{Lessons: l.lessons}
	s := &statistics{Chapters: chapterCounts(&c), Floors: []floorCount{}}
	for _, f := range l.stands {
		s.Floors = append(s.Floors, floorCount{
			f.Floor.Name, f.Floor.Count.String(), f.Wanted, f.Found, f.Verdicts, f.LegalShare(), f.Lacking, f.Met(),
		})
	}
	for _, lang := range lessons.Languages {
		p := c.Prose(lang)
		s.Languages = append(s.Languages, languageCount{string(lang), p.Texts, p.Length, p.Longest, p.Show})
	}
	l.report.Stats = s
	for i := 0; deep && i < len(c.Lessons); i++ {
		for j := range c.Lessons[i].Drills {
			d := &c.Lessons[i].Drills[j]
			if n, all, err := l.bench.Variety(d); err == nil { // else the findings say why
				s.Drills = append(s.Drills, drillCount{d.ID, d.Make, n, all})
			}
		}
	}
}

func chapterCounts(c *lessons.Course) []chapterCount {
	all := []chapterCount{}
	at := map[string]int{}
	for i := range c.Lessons {
		lesson := &c.Lessons[i]
		n, known := at[lesson.Chapter]
		if !known {
			n = len(all)
			at[lesson.Chapter] = n
			all = append(all, chapterCount{Chapter: lesson.Chapter, Kinds: map[string]int{}})
		}
		for j := range lesson.Steps {
			all[n].Kinds[lesson.Steps[j].Kind.String()]++
		}
		all[n].Drills += len(lesson.Drills)
	}
	return all
}

// print prints the statistics as tables.
func (s *statistics) print(out io.Writer) {
	table := tabwriter.NewWriter(out, 0, 8, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "chapter\t")
	for _, k := range lessons.AllKinds {
		fmt.Fprintf(table, "%s\t", k)
	}
	fmt.Fprintln(table, "drills\t")
	for _, c := range s.Chapters {
		fmt.Fprintf(table, "%s\t", c.Chapter)
		for _, k := range lessons.AllKinds {
			fmt.Fprintf(table, "%d\t", c.Kinds[k.String()])
		}
		fmt.Fprintf(table, "%d\t\n", c.Drills)
	}
	table.Flush()
	fmt.Fprintln(out)
	if len(s.Floors) > 0 {
		printFloors(out, s.Floors)
	}
	fmt.Fprintln(table, "language\ttexts\tlength\tlongest show\tstep\t")
	for _, c := range s.Languages {
		fmt.Fprintf(table, "%s\t%d\t%d %s\t%d\t%s\t\n", c.Language, c.Texts, c.Length, unit(c.Language), c.Longest, c.Show)
	}
	table.Flush()
	if len(s.Drills) > 0 {
		fmt.Fprintln(out)
		printDrills(out, s.Drills)
	}
}

// unit is what texts of a language are measured in.
func unit(language string) string {
	if language == string(lessons.English) {
		return "words"
	}
	return "characters"
}

func printFloors(out io.Writer, floors []floorCount) {
	table := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	fmt.Fprintln(table, "floor\twanted\tfound\t")
	for _, f := range floors {
		var notes []string
		if !f.Met {
			notes = append(notes, "BELOW")
		}
		if f.Verdicts > 0 {
			notes = append(notes, fmt.Sprintf("%d %% of %d verdicts legal", f.Legal, f.Verdicts))
		}
		if len(f.Lacking) > 0 {
			notes = append(notes, "lacks "+strings.Join(f.Lacking, ", "))
		}
		fmt.Fprintf(table, "%s\t%d\t%d %s\t%s\n", f.Name, f.Wanted, f.Found, f.Count, strings.Join(notes, "; "))
	}
	table.Flush()
	fmt.Fprintln(out)
}

func printDrills(out io.Writer, drills []drillCount) {
	table := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	fmt.Fprintln(table, "drill\tgenerator\tdifferent exercises")
	for _, d := range drills {
		different := fmt.Sprintf("%d and more", drill.Enough)
		if d.All {
			different = fmt.Sprintf("all %d", d.Different)
		}
		fmt.Fprintf(table, "%s\t%s\t%s\n", d.Drill, d.Make, different)
	}
	table.Flush()
}
