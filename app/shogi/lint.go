package main

import (
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"text/tabwriter"

	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
)

// linted is what lint prints with -json.
type linted struct {
	Files     int       `json:"files"`
	Steps     int       `json:"steps"`
	Exercises int       `json:"exercises"`
	Findings  []finding `json:"findings"`
}

// finding is one fault; see [lessons.Code] for the codes.
type finding struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Step    string `json:"step"`
	Code    string `json:"code"`
	Message string `json:"message"`
	Found   string `json:"found"`
}

// linting is one run of lint.
type linting struct {
	set     lessons.Typesetter
	terms   lessons.Glossary
	bench   *drill.Bench
	report  linted
	lessons []lessons.Lesson
}

// lint prints one "FILE:LINE: cause" a finding; without a folder it reads the
// lessons that the program ships.
func lint(args []string, out, fault io.Writer) error {
	f := flags("lint")
	asJSON := f.Bool("json", false, "print one JSON object")
	stats := f.Bool("stats", false, "print how many steps there are of each kind")
	deep := f.Bool("deep", false, "prove the problems too")
	if err := parse(f, args); err != nil {
		return err
	}
	l, err := newLinting()
	if err == nil {
		err = l.folders(f.Args())
	}
	if err != nil {
		return err
	}
	if *asJSON {
		if err := json.NewEncoder(out).Encode(l.report); err != nil {
			return err
		}
	} else {
		for _, found := range l.report.Findings {
			fmt.Fprintf(out, "%s:%d: %s\n", found.File, found.Line, found.Message)
		}
	}
	if *stats {
		l.stats(out)
	}
	if *deep {
		if err := checkProblems([]string{"-deep"}, fault, fault); err != nil {
			return err
		}
	}
	if len(l.report.Findings) > 0 {
		return errFound
	}
	return nil
}

func newLinting() (*linting, error) {
	set, err := words.NewTypesetter()
	if err != nil {
		return nil, err
	}
	catalogue, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		return nil, err
	}
	pool, _ := problem.Load(content.Problems()) // whose faults the command problems tells
	return &linting{
		set: set, terms: catalogue.Glossary(), bench: drill.New(pool), report: linted{Findings: []finding{}},
	}, nil
}

// folders lints the folders named, or what is shipped.
func (l *linting) folders(dirs []string) error {
	if len(dirs) == 0 {
		l.folder(filepath.Join("content", "lessons"), content.Lessons())
	}
	for _, dir := range dirs {
		if _, err := os.Stat(dir); err != nil {
			return fmt.Errorf("%s:1: %w", dir, err)
		}
		if l.folder(dir, os.DirFS(dir)) == 0 {
			return fmt.Errorf("%s:1: no lesson file (.toml) in this folder", dir)
		}
	}
	return nil
}

// folder lints one folder and returns how many files of lessons it has.
func (l *linting) folder(dir string, fsys fs.FS) int {
	c := lessons.LoadBounded(fsys)
	files := map[string]bool{}
	for _, lesson := range c.Lessons {
		files[lesson.File] = true
		l.report.Steps += len(lesson.Steps)
		for i := range lesson.Steps {
			if lesson.Steps[i].Asks() {
				l.report.Exercises++
			}
		}
	}
	l.lessons = append(l.lessons, c.Lessons...)
	for _, f := range c.Faults {
		files[f.File] = true
	}
	faults := lessons.Lint(lessons.Bounded(fsys), l.set, l.terms)
	for _, lesson := range c.Lessons {
		for i := range lesson.Drills {
			faults = append(faults, l.bench.Lint(&lesson.Drills[i], lesson.File, l.set, l.terms)...)
		}
	}
	for _, f := range faults {
		l.report.Findings = append(l.report.Findings, finding{
			filepath.Join(dir, filepath.FromSlash(f.File)), f.Line, f.Step, f.Code.String(), f.Cause, f.Found,
		})
	}
	l.report.Files += len(files)
	return len(files)
}

// stats prints a table: chapters down, kinds across.
func (l *linting) stats(out io.Writer) {
	count := map[string]map[lessons.Kind]int{}
	var chapters []string
	for _, lesson := range l.lessons {
		if count[lesson.Chapter] == nil {
			count[lesson.Chapter] = map[lessons.Kind]int{}
			chapters = append(chapters, lesson.Chapter)
		}
		for _, s := range lesson.Steps {
			count[lesson.Chapter][s.Kind]++
		}
		count[lesson.Chapter][drills] += len(lesson.Drills)
	}
	table := tabwriter.NewWriter(out, 0, 8, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "chapter\t")
	columns := append(slices.Clone(lessons.AllKinds), drills)
	for _, k := range lessons.AllKinds {
		fmt.Fprintf(table, "%s\t", k)
	}
	fmt.Fprintln(table, "drills\t")
	for _, chapter := range chapters {
		fmt.Fprintf(table, "%s\t", chapter)
		for _, k := range columns {
			fmt.Fprintf(table, "%d\t", count[chapter][k])
		}
		fmt.Fprintln(table)
	}
	table.Flush()
}

// drills is the column of the drills, behind those of the kinds.
const drills lessons.Kind = 255
