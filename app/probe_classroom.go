package main

import (
	"fmt"
	"image"
	"os"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/app/classroom"
	"terakoya/app/shell"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
	"terakoya/rules"
)

const (
	classDeeds  = 300             // of each kind
	classRest   = 2 * time.Second // while the windows open, and after the first deeds
	classWait   = 5 * time.Second // for one deed to be seen, at most
	classLesson = "nifu"          // has a question to vote on
)

// printClass starts a class with both of its windows, the projector's in full screen,
// and prints how long it takes from a deed of the teacher's until the projector's window
// has been painted with what came of it.
func printClass(s *shell.Shell, done func()) {
	defer fyne.Do(done)
	fyne.Do(func() {
		s.Present(class.Playlist{Items: []class.Item{{Kind: class.Lesson, ID: classLesson}}}, class.Roster{})
	})
	time.Sleep(classRest)
	p, ready := make(chan *classProbe, 1), (*classProbe)(nil)
	fyne.Do(func() { p <- newClassProbe(s) })
	if ready = <-p; ready == nil {
		fmt.Fprintln(os.Stderr, "terakoya: the class has no projector")
		return
	}
	time.Sleep(classRest)
	ready.run()
}

// classProbe measures a class.
type classProbe struct {
	presenter *classroom.Presenter
	stamp     *canvas.Raster // is painted last, with the change
	painted   func()         // is called once it is; nil while nothing is awaited
}

// newClassProbe gets ready to measure; nil if there is no projector.
func newClassProbe(s *shell.Shell) *classProbe {
	presenter, ok := s.Screen().(*classroom.Presenter)
	if !ok {
		return nil
	}
	_, w := presenter.Projector()
	if w == nil {
		return nil
	}
	p := &classProbe{presenter: presenter}
	p.stamp = canvas.NewRaster(func(int, int) image.Image {
		if told := p.painted; told != nil {
			p.painted = nil
			fyne.Do(told) // once the frame is on the screen
		}
		return image.NewAlpha(image.Rect(0, 0, 1, 1))
	})
	p.stamp.Resize(fyne.NewSize(1, 1))
	w.SetContent(container.NewStack(w.Content(), container.NewWithoutLayout(p.stamp)))
	w.SetFullScreen(true)
	c := presenter.Class()
	for i, slide := range c.Slides() {
		if slide.Step.Kind == lessons.Judgement {
			c.GoTo(i)
			break
		}
	}
	return p
}

// run does the deeds, each kind often, and prints what was measured.
func (p *classProbe) run() {
	square := rules.NewSquare(5, 5)
	key := func(name fyne.KeyName) func() {
		return func() { p.presenter.TypedKey(&fyne.KeyEvent{Name: name}) }
	}
	deeds := []struct {
		name string
		do   func()
		took spans
	}{
		{name: "reveals", do: key(fyne.KeySpace)}, {name: "votes", do: key(fyne.Key1)},
		{name: "marks", do: func() { p.presenter.Class().Mark(square) }},
	}
	for i := range classDeeds {
		for j := range deeds {
			took, seen := p.measure(deeds[j].do)
			if !seen {
				fmt.Fprintln(os.Stderr, "terakoya: what was done is not painted:", deeds[j].name)
				return
			}
			deeds[j].took.add(took)
			time.Sleep(time.Duration(5+(7*i+3*j)%16) * time.Millisecond) // not in step with the frames
		}
	}
	for j := range deeds {
		fmt.Println(deeds[j].took.report(deeds[j].name))
	}
}

// measure does something and waits until it is on the screen; false if that takes far
// too long.
func (p *classProbe) measure(do func()) (took time.Duration, seen bool) {
	painted := make(chan time.Duration, 1)
	fyne.Do(func() {
		began := time.Now()
		p.painted = func() { painted <- time.Since(began) }
		do()
		p.stamp.Refresh()
	})
	select {
	case took = <-painted:
		return took, true
	case <-time.After(classWait):
		return 0, false
	}
}
