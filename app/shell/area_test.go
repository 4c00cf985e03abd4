package shell

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/stage"
	"terakoya/content"
	"terakoya/lessons"
)

// areas are steps that show a part of the board, with what lies in one corner of it.
const areas = `id = "areas"
chapter = "drop-restrictions"
rules = "jsa"
title = { en = "Areas", ja = "盤", zh-Hant = "棋盤", zh-Hans = "棋盘" }
aim = { en = "See.", ja = "見る。", zh-Hant = "看。", zh-Hans = "看。" }

[[step]]
id = "areas-corner"
kind = "move"
sfen = "7nk/9/6+P1N/9/9/9/9/9/9 b GSPg2p 1"
area = "1a-5e"
goal = "mate"
text = { en = "Mate.", ja = "詰めましょう。", zh-Hant = "將死。", zh-Hans = "将死。" }

[[step]]
id = "areas-middle"
kind = "move"
sfen = "9/9/9/3gkg3/4p4/4P4/3G1G3/9/9 b P 1"
area = "3c-7g"
marks = ["file:5"]
goal = "capture"
text = { en = "Capture.", ja = "取りましょう。", zh-Hant = "吃子。", zh-Hans = "吃子。" }

[[step]]
id = "areas-small"
kind = "squares"
sfen = "9/9/9/9/9/9/9/1S7/K8 b RBGSNLP 1"
area = "7g-9i"
ask = "legal 8h"
text = { en = "Tap.", ja = "選びましょう。", zh-Hant = "點格子。", zh-Hans = "点格子。" }

[[step]]
id = "areas-none"
kind = "show"
sfen = "4k4/9/9/9/9/9/9/9/4K4 b - 1"
text = { en = "Look.", ja = "見ましょう。", zh-Hant = "看。", zh-Hans = "看。" }
`

// TestAreas goes through steps that show a part of the board, in both themes, from both
// seats and in a small window: what is outside is not there, and cells are larger.
func TestAreas(t *testing.T) {
	small, large := fyne.NewSize(1024, 700), fyne.NewSize(1280, 800)
	for i, size := range []fyne.Size{small, small, large, large} {
		dark := i%2 == 1
		s := open(t, Options{Dark: dark, Lessons: fstest.MapFS{"08-drop-restrictions/a.toml": {Data: []byte(areas)}}})
		s.window.Resize(size)
		e := course.Flat(s.chapters)[0]
		e.Session = lessons.NewSession(e.Lesson)
		whole := float32(0)
		for n := len(e.Lesson.Steps) - 1; n >= 0; n-- {
			step := &e.Lesson.Steps[n]
			e.Session = lessons.Resume(e.Lesson, step.ID, nil)
			s.Learn(e)
			for _, seat := range []string{"black", "white"} {
				inspect(t, s, size)
				stage.Picture(t, s.window, fmt.Sprintf("area-%s-%s-%t-%g", step.ID, seat, dark, size.Width))
				cells := squareParts(s)
				if step.Area.Empty() {
					whole = cells["5e"].Width
				} else if wide := cells[step.Area.Squares()[0].String()].Width; len(cells) != step.Area.Len() || wide < 1.3*whole {
					t.Errorf("%s: %d cells of %v, %d of more than %v expected", step.ID, len(cells), wide, step.Area.Len(), whole)
				}
				press(s, fyne.KeyF5)
			}
		}
	}
}

// squareParts returns the sizes of the squares on the screen.
func squareParts(s *Shell) map[string]fyne.Size {
	cells := map[string]fyne.Size{}
	for _, p := range s.Parts() {
		if len(p.Name) == 2 && strings.ContainsAny(p.Name[:1], "123456789") && strings.ContainsAny(p.Name[1:], "abcdefghi") {
			_, cells[p.Name] = p.Rect()
		}
	}
	return cells
}

// TestAreaIsPlayed answers in the corner by clicks; a refused drop there is shown, and
// the next step with the whole board shows all of it.
func TestAreaIsPlayed(t *testing.T) {
	s := open(t, Options{Lessons: fstest.MapFS{"08-drop-restrictions/a.toml": {Data: []byte(areas)}}})
	e := course.Flat(s.chapters)[0]
	e.Session = lessons.NewSession(e.Lesson)
	s.Learn(e)
	s.attempt("P", "2b")
	if e.Session.State() != lessons.Refused || len(squareParts(s)) != 25 {
		t.Fatalf("state %v with %d squares", e.Session.State(), len(squareParts(s)))
	}
	press(s, fyne.KeyReturn)
	s.attempt("G", "2b")
	if e.Session.State() != lessons.Answered || len(squareParts(s)) != 25 {
		t.Errorf("state %v with %d squares", e.Session.State(), len(squareParts(s)))
	}
	e.Session = lessons.Resume(e.Lesson, "areas-none", nil)
	s.Learn(e)
	if n := len(squareParts(s)); n != 81 {
		t.Errorf("%d squares without an area", n)
	}
}

// TestContentAreas: the course has steps with an area.
func TestContentAreas(t *testing.T) {
	n := 0
	for _, l := range lessons.Load(content.Lessons()).Lessons {
		for i := range l.Steps {
			if !l.Steps[i].Area.Empty() {
				n++
			}
		}
	}
	if n < 3 {
		t.Errorf("%d steps have an area", n)
	}
}
