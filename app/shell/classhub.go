package shell

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"terakoya/app/classhub"
	"terakoya/app/course"
	"terakoya/app/results"
	"terakoya/app/saving"
	"terakoya/app/slow"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/lessons/drill"
	"terakoya/lessons/progress"
	"terakoya/lessons/quiz"
)

// The settings that keep what stands on the page of a class. The names are kept only where
// the teacher says so.
const (
	keyClassList   = "class-list"
	keyClassPath   = "class-path"
	keyClassSaved  = "class-saved"
	keyClassRecent = "class-recent"
	keyClassNames  = "class-names"
	keyClassKeep   = "class-keep"
)

// classNames are the names of a class, as long as the window is open, and of which learner's
// class they are.
type classNames struct {
	roster class.Roster
	of     int64
}

// Class shows what is prepared for a class.
func (s *Shell) Class() {
	files, reads := &records{shell: s, work: s.work}, s.work
	var hub *classhub.Screen
	hub = classhub.New(classhub.Env{
		Words: s.words(), Chapters: s.chapters, Bank: s.bank(), State: s.classState(), Keep: s.keepClass, Seed: s.drawPaper,
		Cause: s.quizCause, Clipboard: func() string { return s.app.Clipboard().Content() },
		Read: func(path string, done func([]byte, string)) {
			s.readSmall(&reads, path, func(data []byte, trouble string) {
				if s.screen == Screen(hub) {
					done(data, trouble)
				}
			})
		},
		Choose: s.askFile, Files: saving.Files{Save: files.save, Folder: files.chooseFolder},
		OnStart: s.Present, OnPaper: s.Paper, OnResults: s.Results, OnHome: s.Home, OnKey: s.typedKey, Work: s.work,
	})
	s.show(hub)
}

// classState is what stood on the page when it was left.
func (s *Shell) classState() classhub.State {
	var state classhub.State
	text, _ := s.store.Setting(keyClassList)
	state.List, _ = class.ParsePlaylist("", []byte(text)) // of a later version: an empty one
	state.List.File = ""
	state.Path, _ = s.store.Setting(keyClassPath)
	saved, _ := s.store.Setting(keyClassSaved)
	state.Saved, _ = strconv.ParseBool(saved)
	if recent, _ := s.store.Setting(keyClassRecent); recent != "" {
		state.Recent = strings.Split(recent, "\n")
	}
	keep, _ := s.store.Setting(keyClassKeep)
	if state.KeepNames, _ = strconv.ParseBool(keep); state.KeepNames {
		names, _ := s.store.Setting(keyClassNames)
		state.Roster, _ = class.ParseRoster([]byte(names))
	} else if _, now := s.learners(); s.classNames.of == now {
		state.Roster = s.classNames.roster
	}
	return state
}

// keepClass keeps what stands on the page of a class.
func (s *Shell) keepClass(state classhub.State) {
	_, now := s.learners()
	s.classNames = classNames{state.Roster, now}
	names := ""
	if state.KeepNames {
		names = strings.Join(state.Roster.Names, "\n")
	}
	for _, kept := range [...][2]string{
		{keyClassList, string(state.List.Marshal())}, {keyClassPath, state.Path}, {keyClassSaved, strconv.FormatBool(state.Saved)},
		{keyClassRecent, strings.Join(state.Recent, "\n")}, {keyClassNames, names}, {keyClassKeep, strconv.FormatBool(state.KeepNames)},
	} {
		if old, _ := s.store.Setting(kept[0]); old != kept[1] {
			s.kept(s.store.SetSetting(kept[0], kept[1]))
		}
	}
}

// readSmall reads a file in the background, and tells on the window's goroutine what it
// holds, or why it cannot be read, in words.
func (s *Shell) readSmall(reads *slow.Work, path string, done func(data []byte, trouble string)) {
	reads.Run(func(context.Context) func() {
		data, err := readRecord(path)
		return func() {
			if err != nil {
				done(nil, s.recordCause(path, err))
				return
			}
			done(data, "")
		}
	})
}

// course is the lessons as they are now.
func (s *Shell) course() *lessons.Course {
	var all lessons.Course
	for _, e := range course.Flat(s.chapters) {
		all.Lessons = append(all.Lessons, *e.Lesson)
	}
	return &all
}

// Results shows how those who learn on this machine have answered.
func (s *Shell) Results() {
	env, store, bench := s.resultsEnv(), s.store, s.bench()
	env.Learners, _ = s.learners()
	env.Load = func() ([]progress.Given, error) { return progress.AnswersOf(store) }
	env.Step = func(lesson string, o quiz.Origin) *lessons.Step { return asked(env.Course, bench, lesson, o) }
	s.show(results.New(env))
}

// asked is what a question of a lesson was: a step of it, or what its drill makes; nil if
// either is not there any more.
func asked(all *lessons.Course, bench *drill.Bench, lesson string, o quiz.Origin) *lessons.Step {
	i := slices.IndexFunc(all.Lessons, func(l lessons.Lesson) bool { return l.ID == lesson })
	if i < 0 {
		return nil
	}
	l := &all.Lessons[i]
	if n := slices.IndexFunc(l.Steps, func(s lessons.Step) bool { return o.Step != "" && s.ID == o.Step }); n >= 0 {
		return &l.Steps[n]
	}
	n := slices.IndexFunc(l.Drills, func(d lessons.Drill) bool { return o.Drill != "" && d.ID == o.Drill })
	if n < 0 {
		return nil
	}
	e, err := bench.Make(&l.Drills[n], o.Level, o.Seed)
	if err != nil {
		return nil // the template has changed since
	}
	return &e.Step
}
