package engines

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"terakoya/rules/engine/usi"
)

// Entry is an engine as it is kept.
type Entry struct {
	Name    string            `json:"name"` // as the learner reads it; no two have the same
	Path    string            `json:"path"` // of the program
	Author  string            `json:"author,omitempty"`
	Options map[string]string `json:"options,omitempty"` // those that are not as the engine has them
	// Game and Analysis are how long it thinks, in seconds: about a move of a game
	// without clocks, and about a position on the study board. 0 is as usual.
	Game     int `json:"game,omitempty"`
	Analysis int `json:"analysis,omitempty"`
}

// How long an engine thinks as usual, and at most, in seconds.
const (
	usualGame     = 3
	usualAnalysis = 60
	mostSeconds   = 3600
)

// GameTime returns how long the engine thinks about a move of a game without clocks.
func (e Entry) GameTime() time.Duration { return seconds(e.Game, usualGame) }

// AnalysisTime returns how long it thinks about a position on the study board.
func (e Entry) AnalysisTime() time.Duration { return seconds(e.Analysis, usualAnalysis) }

func seconds(n, usually int) time.Duration {
	if n == 0 {
		n = usually
	}
	return time.Duration(n) * time.Second
}

// Program returns what is started.
func (e Entry) Program() usi.Program { return usi.Program{Path: e.Path} }

// Fault is an entry that cannot be used and is left out.
type Fault struct {
	Number int    // of the entry, from 1; 0 if nothing could be read at all
	Name   string // empty if it has none
	Err    error
}

func (f Fault) Error() string {
	if f.Number == 0 {
		return fmt.Sprintf("engines: %v", f.Err)
	}
	return fmt.Sprintf("engine %d %s: %v", f.Number, f.Name, f.Err)
}

// Unwrap returns what is wrong with the entry.
func (f Fault) Unwrap() error { return f.Err }

// What is wrong with an entry that is JSON all the same.
var (
	errNoName  = errors.New("no name")
	errNoPath  = errors.New("no path")
	errTwice   = errors.New("the name is there twice")
	errSeconds = fmt.Errorf("want from 0 to %d seconds", mostSeconds)
)

// Read reads engines as Write wrote them. A faulty entry is left out, and the others
// are read all the same. Nothing written is no engine.
func Read(text string) (all []Entry, faults []Fault) {
	if text == "" {
		return nil, nil
	}
	var raw []json.RawMessage
	if err := json.Unmarshal([]byte(text), &raw); err != nil {
		return nil, []Fault{{Err: err}}
	}
	for i, r := range raw {
		e, err := readEntry(r, all)
		if err != nil {
			faults = append(faults, Fault{i + 1, e.Name, err})
			continue
		}
		all = append(all, e)
	}
	return all, faults
}

// readEntry reads one entry; before are those in front of it.
func readEntry(raw json.RawMessage, before []Entry) (e Entry, err error) {
	if err := json.Unmarshal(raw, &e); err != nil {
		return e, err
	}
	switch {
	case strings.TrimSpace(e.Name) == "":
		return e, errNoName
	case e.Path == "":
		return e, errNoPath
	case Find(before, e.Name) >= 0:
		return e, errTwice
	case min(e.Game, e.Analysis) < 0 || max(e.Game, e.Analysis) > mostSeconds:
		return e, errSeconds
	}
	return e, nil
}

// Write writes engines as text for Read.
func Write(all []Entry) string {
	text, err := json.Marshal(all)
	if err != nil {
		panic(err) // texts and numbers can be written
	}
	return string(text)
}

// Find returns the place of the engine of that name; -1 if there is none.
func Find(all []Entry, name string) int {
	return slices.IndexFunc(all, func(e Entry) bool { return e.Name == name })
}

// mostName is how many characters a name has at most.
const mostName = 60

// free makes a name of what an engine calls itself, or its file is called, that none
// of the others has.
func free(all []Entry, name string) string {
	if r := []rune(strings.TrimSpace(name)); len(r) > mostName {
		name = string(r[:mostName])
	}
	name = strings.TrimSpace(name)
	for n, base := 2, name; Find(all, name) >= 0; n++ {
		name = fmt.Sprintf("%s (%d)", base, n)
	}
	return name
}
