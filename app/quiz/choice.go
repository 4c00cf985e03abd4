package quiz

import (
	"encoding/json"
	"slices"

	"terakoya/app/course"
	"terakoya/lessons/quiz"
)

// Choice is what is chosen before a quiz. Its text, by [Choice.String], is what a
// setting keeps.
type Choice struct {
	Scope    Scope    `json:"scope"`
	Chapters []string `json:"chapters,omitempty"` // of Some
	Count    int      `json:"count"`              // 0 where the time decides
	Minutes  int      `json:"minutes"`            // 0 for any time
	Level    int      `json:"level"`              // 1 to 5
	Court    bool     `json:"court"`              // verdicts only
}

// Scope is what a quiz is about.
type Scope uint8

// The scopes. Settings keep their numbers.
const (
	All  Scope = iota // every chapter
	Met               // the lessons of which something was answered
	Some              // chapters that are chosen
)

// preset is what a learner is offered who has never chosen.
var preset = Choice{Count: 10, Level: 2}

// length is how long a quiz can be: questions, or minutes.
type length struct{ count, minutes int }

var lengths = []length{{10, 0}, {20, 0}, {50, 0}, {0, 5}, {0, 10}, {0, 20}}

// ParseChoice reads what [Choice.String] wrote. What it cannot read, or what no
// longer exists, is as in the first offer.
func ParseChoice(text string, chapters []course.Chapter) Choice {
	c := preset
	if json.Unmarshal([]byte(text), &c) != nil {
		return preset
	}
	if c.length() < 0 {
		c.Count, c.Minutes = preset.Count, preset.Minutes
	}
	if c.Level < 1 || c.Level > quiz.HardestLevel {
		c.Level = preset.Level
	}
	if c.Scope > Some {
		c.Scope = All
	}
	return c.among(chapters)
}

// among returns the choice with those of its chapters that there are, in the order of
// the course.
func (c Choice) among(chapters []course.Chapter) Choice {
	var there []string
	for _, ch := range chapters {
		if slices.Contains(c.Chapters, ch.Slug) {
			there = append(there, ch.Slug)
		}
	}
	if c.Chapters = there; c.Scope == Some && len(there) == 0 {
		c.Scope = All
	}
	return c
}

// String returns the choice as JSON.
func (c Choice) String() string {
	text, err := json.Marshal(c)
	if err != nil { // it holds nothing that could not be written
		panic(err)
	}
	return string(text)
}

// length returns which of the lengths is chosen; -1 if none is.
func (c Choice) length() int { return slices.Index(lengths, length{c.Count, c.Minutes}) }

// request is what a bank is asked for. The lessons that were met are named by met.
func (c Choice) request(chapters []course.Chapter, met map[string]bool) quiz.Request {
	r := quiz.Request{Count: c.Count, Minutes: c.Minutes, Level: c.Level}
	if c.Court {
		r.Mode = quiz.Court
	}
	switch c.Scope {
	case All:
	case Some:
		r.Topics = c.Chapters
	case Met:
		for _, e := range course.Flat(chapters) {
			if met[e.Lesson.ID] {
				r.Topics = append(r.Topics, e.Lesson.ID)
			}
		}
	}
	return r
}

// toggle ticks a chapter, or takes its tick away; with none left all are meant.
func (c *Choice) toggle(slug string, chapters []course.Chapter) {
	on := c.Scope == Some && slices.Contains(c.Chapters, slug)
	if c.Scope != Some {
		c.Chapters = nil
	}
	var now []string
	for _, ch := range chapters {
		ticked := slices.Contains(c.Chapters, ch.Slug)
		if ch.Slug == slug {
			ticked = !on
		}
		if ticked {
			now = append(now, ch.Slug)
		}
	}
	c.Chapters = now
	if c.Scope = Some; len(now) == 0 {
		c.Scope = All
	}
}
