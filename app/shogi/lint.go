package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"

	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
)

// linted is what lint prints with -json.
type linted struct {
	Files     int            `json:"files"`
	Steps     int            `json:"steps"`
	Exercises int            `json:"exercises"`
	Findings  []finding      `json:"findings"`
	Stats     *statistics    `json:"stats,omitempty"`  // with -stats
	Joseki    *openingsProof `json:"joseki,omitempty"` // with -deep
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
	stands  []lessons.Standing // of the shipped course
}

// lint prints one "FILE:LINE: cause" a finding; without a folder it reads the
// lessons that the program ships.
func lint(args []string, out, fault io.Writer) error {
	f := flags("lint")
	asJSON := f.Bool("json", false, "print one JSON object")
	stats := f.Bool("stats", false, "print how many steps there are of each kind, the floors and the languages")
	deep := f.Bool("deep", false, "prove the problems and the mistakes of the openings too, and count what drills make")
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
	if *stats {
		l.count(*deep)
	}
	if *deep && f.NArg() == 0 {
		if err := l.deepen(); err != nil {
			return err
		}
	}
	if err := l.tell(out, *asJSON); err != nil {
		return err
	}
	if *deep {
		if err := checkProblems(nil, fault, fault); err != nil {
			return err
		}
	}
	if len(l.report.Findings) > 0 {
		return errFound
	}
	return nil
}

// deepen does what takes a search; an interrupt of the user ends it.
func (l *linting) deepen() error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	return l.joseki(ctx)
}

// tell prints the findings, and the statistics if they were counted.
func (l *linting) tell(out io.Writer, asJSON bool) error {
	if asJSON {
		return json.NewEncoder(out).Encode(l.report)
	}
	for _, found := range l.report.Findings {
		fmt.Fprintf(out, "%s:%d: %s\n", found.File, found.Line, found.Message)
	}
	if l.report.Stats != nil {
		l.report.Stats.print(out)
	}
	if l.report.Joseki != nil {
		l.report.Joseki.print(out)
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
		l.floors()
		l.glossary()
		l.found(filepath.Join("content", "joseki"), lessons.LintOpenings(content.Joseki(), l.set, l.terms))
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
	l.found(dir, faults)
	l.report.Files += len(files)
	return len(files)
}

// found adds faults of the files of a folder to the findings.
func (l *linting) found(dir string, faults []lessons.Fault) {
	for _, f := range faults {
		l.report.Findings = append(l.report.Findings, finding{
			filepath.Join(dir, filepath.FromSlash(f.File)), f.Line, f.Step, f.Code.String(), f.Cause, f.Found,
		})
	}
}

// floors holds the shipped course to its floors.
func (l *linting) floors() {
	const file = "floors.toml"
	floors, faults := lessons.ParseFloors(file, string(content.Floors()))
	if len(faults) == 0 {
		c := lessons.Course{Lessons: l.lessons}
		l.stands = c.Stand(floors, l.terms)
		faults = lessons.Below(file, l.stands)
	}
	l.found("content", faults)
}
