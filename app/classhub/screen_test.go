package classhub

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	class "terakoya/lessons/classroom"
)

// TestHubKeys: a list is put together, put in order and begun by keys alone, and is there
// again at the next visit.
func TestHubKeys(t *testing.T) {
	o := english(t)
	h := o.show()
	o.press(fyne.KeyReturn)
	if len(o.calls) > 0 {
		t.Fatal("an empty list begins a class")
	}
	o.press(fyne.KeyA)
	h.adding.search.SetText("nifu")
	o.press(fyne.KeyReturn)
	h.adding.show(class.Drill)
	o.press(fyne.KeyReturn, fyne.KeyEscape)
	if got := o.ids(); len(got) != 2 || got[0] != "lesson nifu" || !strings.HasPrefix(got[1], "drill drill-nifu") {
		t.Fatal(got)
	}
	o.press(fyne.KeyPlus, fyne.KeyPlus, fyne.KeyMinus, fyne.KeyL, fyne.KeyU)
	first := h.state.List.Items[0]
	if first.Kind != class.Drill || first.Count != usualExercises+1 || first.Level < 2 || first.Seed == 0 || h.chosen != 0 {
		t.Errorf("%+v, %d chosen", first, h.chosen)
	}
	stage.Click(t, o.window, h, "more")
	o.window.Canvas().Focus(stage.Part(t, h, "more").Object.(fyne.Focusable))
	o.window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if n := h.state.List.Items[0].Count; h.held() != "more" || n != usualExercises+3 {
		t.Errorf("the keys are with %q, %d exercises", h.held(), n)
	}
	o.press(fyne.KeyDown, fyne.KeyDelete)
	if got := o.ids(); len(got) != 1 || h.chosen != 0 {
		t.Errorf("%v, %d chosen", got, h.chosen)
	}
	o.show()
	if got := o.ids(); len(got) != 1 {
		t.Errorf("the next visit has %v", got)
	}
	o.press(fyne.KeyW, fyne.KeyR, fyne.KeyReturn, fyne.KeyEscape)
	if want := []string{"paper", "results", "start 1 0", "home"}; !slices.Equal(o.calls, want) {
		t.Errorf("%v, want %v", o.calls, want)
	}
}

// TestHubReady: each list that is ready fits into a lesson at school, has what the course
// has, and a quiz that the bank knows.
func TestHubReady(t *testing.T) {
	o := english(t)
	h := o.show()
	if n := len(h.say.readyLists()); n != len(beginnings) {
		t.Fatalf("%d lists are ready", n)
	}
	for i := range beginnings {
		h.take(class.Playlist{}, "")
		h.change("")
		o.press(fyne.KeyName(fmt.Sprint(i + 1)))
		list, minutes := h.state.List, 0
		for _, item := range list.Items {
			m := h.say.minutes(item, h.papers[item.Code])
			if minutes += m; m == 0 {
				t.Errorf("%s: %+v is not here", list.Title, item)
			}
		}
		if last := list.Items[len(list.Items)-1]; last.Kind != class.Quiz || minutes > sittingMinutes || minutes < 20 || len(list.Items) < 3 {
			t.Errorf("%s: %d minutes, %+v", list.Title, minutes, list.Items)
		}
		if back, err := class.ParsePlaylist("", list.Marshal()); err != nil || len(back.Items) != len(list.Items) {
			t.Errorf("%s: %v", list.Title, err)
		}
	}
}

// TestHubQuiz: another number of questions or level makes another paper; a code that is
// none is said to be, and adds nothing.
func TestHubQuiz(t *testing.T) {
	o := english(t)
	h := o.show()
	o.press(fyne.KeyA)
	h.adding.show(class.Quiz)
	h.adding.search.SetText("not a code")
	o.press(fyne.KeyReturn)
	o.said("cause: ")
	h.adding.search.SetText("drop-restrictions")
	o.press(fyne.KeyReturn, fyne.KeyEscape)
	code := h.state.List.Items[0].Code
	o.press(fyne.KeyMinus, fyne.KeyL)
	now := h.state.List.Items[0].Code
	if p := h.papers[now]; now == code || p == nil || len(p.Questions) != usualQuestions-1 || p.Request.Level != usualLevel+1 {
		t.Errorf("%s became %s", code, now)
	}
	o.press(fyne.KeyA)
	h.adding.show(class.Quiz)
	h.adding.search.SetText(now)
	o.press(fyne.KeyReturn, fyne.KeyEscape)
	if len(h.state.List.Items) != 2 || h.state.List.Items[1].Code != now {
		t.Errorf("%+v", h.state.List.Items)
	}
}

// TestHubFiles: a list is saved and opened again; a file that is none is told with its
// line, and the list stays; one that is not saved goes only when that was asked.
func TestHubFiles(t *testing.T) {
	o := english(t)
	h := o.show()
	h.put(class.Item{Kind: class.Lesson, ID: "nifu"})
	h.title.SetText("Monday")
	o.press(fyne.KeyN)
	if h.asks != discards {
		t.Fatal("a list that is not saved goes unasked")
	}
	o.press(fyne.KeyEscape, fyne.KeyS)
	h.card.Put("/Monday")
	h.card.Save()
	if want := "/Monday.toml"; filepath.ToSlash(h.state.Path) != want || o.files[want] == "" || !h.state.Saved || h.card.Open() {
		t.Fatalf("saved at %q: %q", h.state.Path, o.files[want])
	}
	h.put(class.Item{Kind: class.Lesson, ID: "uchifuzume"})
	o.press(fyne.KeyS)
	if !strings.Contains(o.files["/Monday.toml"], "uchifuzume") {
		t.Error("the second save is not in the file")
	}
	o.files["/bad.toml"] = "title = \"x\"\n\n[[item]]\nkind = \"dance\"\n"
	o.press(fyne.KeyO)
	h.openFile("/bad.toml")
	if len(h.state.List.Items) != 2 || !h.wrong || !strings.Contains(h.says, "bad.toml:4") {
		t.Errorf("says %q, has %v", h.says, o.ids())
	}
	h.openFile("/none.toml")
	o.said("there is no file")
	o.press(fyne.KeyEscape, fyne.KeyN)
	if len(h.state.List.Items) != 0 {
		t.Error("a saved list does not go")
	}
	o.press(fyne.KeyO, fyne.KeyF2)
	if h.asks != noQuestion || h.state.List.Title != "Monday" || h.title.Text != "Monday" || !h.state.Saved {
		t.Errorf("%+v", h.state)
	}
}

// TestHubNames: names are pasted or read, told with their number, and forgotten; what is
// no text leaves those that are there.
func TestHubNames(t *testing.T) {
	o := english(t)
	h := o.show()
	o.clip = "Aoi, Ben\nChen"
	o.press(fyne.KeyP)
	o.said("3 names")
	o.clip = " \n"
	o.press(fyne.KeyP)
	if len(h.state.Roster.Names) != 3 || !h.wrong {
		t.Errorf("%v, %q", h.state.Roster.Names, h.says)
	}
	o.files["/names.txt"] = "\x82\xa0\x82\xa8\x82\xa2\n" // あおい in Shift-JIS
	o.press(fyne.KeyF)
	h.openFile("/names.txt")
	if !slices.Equal(h.state.Roster.Names, []string{"あおい"}) || h.asks != noQuestion {
		t.Errorf("%v, %q", h.state.Roster.Names, h.says)
	}
	o.press(fyne.KeyK)
	if !o.kept.KeepNames {
		t.Error("the names are not kept")
	}
	o.press(fyne.KeyX)
	if len(o.kept.Roster.Names) != 0 {
		t.Error("the names are still there")
	}
	for f := range class.RosterQuote + 1 {
		if text := h.rosterFault(&class.RosterError{Fault: f, Line: 2}); strings.Contains(text, "hub.") {
			t.Error(text)
		}
	}
	if h.rosterFault(errors.New("x")) != "x" {
		t.Error("another error is lost")
	}
}
