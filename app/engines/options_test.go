package engines

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"

	"terakoya/widgets"
)

// withOptions is an engine that has an option of every kind, numbered from 1.
const withOptions = "usi) echo id name Kata; echo option name Ponder type check default false; " +
	"echo option name Threads type spin default 4 min 1 max 512; " +
	"echo option name Style type combo default Normal var Calm var Normal var Wild; " +
	"echo option name Motto type string default '<empty>'; echo option name EvalDir type filename default eval; " +
	"echo option name Clear Hash type button; echo usiok;;\nisready) echo readyok;;\nquit) exit;;\n"

// optioned is a room with that engine and its options open.
func optioned(t *testing.T, set map[string]string) (r *room, path string) {
	t.Helper()
	path = program(t, "kata", withOptions)
	r = newRoom(t, Entry{Name: "Kata", Path: path, Options: set})
	r.tap("options-1")
	if r.form == nil {
		t.Fatalf("no options: %s", r.Says())
	}
	return r, path
}

// TestOptions: each kind is set in its way; what is as the engine has it is not kept, and
// the engine has the rest when it is started again.
func TestOptions(t *testing.T) {
	r, path := optioned(t, nil)
	r.tap("option-1")
	r.write("option-2", "8")
	r.window.Canvas().Focus(r.part("option-3").(fyne.Focusable))
	r.press(fyne.KeyRight)
	r.write("option-4", " be bold ")
	r.file = "/nets/one"
	r.tap("file-5", "option-6")
	r.says(false, "Clear Hash")
	for _, name := range []string{"game", "analysis"} {
		r.window.Canvas().Focus(r.part(name).(fyne.Focusable))
		r.press(fyne.KeyRight)
	}
	r.tap("yes")
	r.says(false, "saved")
	want := []Entry{{Name: "Kata", Path: path, Game: 5, Analysis: 300, Options: map[string]string{
		"Ponder": "true", "Threads": "8", "Style": "Wild", "Motto": "be bold", "EvalDir": "/nets/one",
	}}}
	if diff := cmp.Diff(want, r.saved); diff != "" || r.form != nil {
		t.Error(diff)
	}
	if text := heard(t, path); strings.Count(text, "setoption name Clear Hash\n") != 1 || !strings.HasSuffix(text, "quit\n") {
		t.Errorf("it heard %q", text)
	}
	r.tap("options-1")
	r.press(fyne.KeyEscape) // so that it has read all
	if text := heard(t, path); !strings.Contains(text, "setoption name Style value Wild\n") || !strings.Contains(text, "setoption name Threads value 8\n") {
		t.Errorf("it heard %q", text)
	}
	r.tap("options-1", "defaults", "yes")
	if len(r.saved[0].Options) != 0 || r.saved[0].Game != 5 {
		t.Errorf("kept %+v", r.saved)
	}
}

// TestLimits: a value beyond what the engine allows is not kept: the option is shown, with
// the keys, and what it can be.
func TestLimits(t *testing.T) {
	for _, value := range []string{"0", "513", "many", "1.5", ""} {
		r, _ := optioned(t, nil)
		r.write("option-2", value)
		r.tap("yes")
		r.says(true, "Threads cannot have this value")
		if r.saved != nil || r.window.Canvas().Focused() != r.part("option-2").(fyne.Focusable) {
			t.Errorf("%q: kept %+v", value, r.saved)
		}
		if f := r.form; f.note(f.options[1]) != "1 to 512, default 4" {
			t.Error(f.note(f.options[1]))
		}
		r.write("option-2", "512")
		if r.press(fyne.KeyReturn); len(r.saved) != 1 || r.saved[0].Options["Threads"] != "512" {
			t.Errorf("kept %+v", r.saved)
		}
	}
}

// TestUSI12: an option that another version of the engine had is told of and left alone,
// and so is a value that it no longer allows.
func TestUSI12(t *testing.T) {
	r, path := optioned(t, map[string]string{"X": "1", "Style": "Odd"})
	if gone := r.form.gone(); len(gone) != 1 || gone[0] != "X" || r.form.values["Style"] != "Normal" {
		t.Errorf("%v, %v", gone, r.form.values)
	}
	r.tap("yes")
	if diff := cmp.Diff(map[string]string{"X": "1"}, r.saved[0].Options); diff != "" || strings.Contains(heard(t, path), "name X") {
		t.Error(diff, heard(t, path))
	}
}

// TestCancel: Escape closes the options as they were, and ends the engine.
func TestCancel(t *testing.T) {
	r, path := optioned(t, nil)
	r.write("option-2", "8")
	r.press(fyne.KeyEscape)
	if r.form != nil || r.saved != nil || r.left || !strings.HasSuffix(heard(t, path), "quit\n") {
		t.Errorf("kept %+v, left %t", r.saved, r.left)
	}
}

// TestManyOptions: those beyond the first ones are shown when they are asked for, and at
// once if one of them is faulty.
func TestManyOptions(t *testing.T) {
	var list strings.Builder
	for n := range 100 {
		fmt.Fprintf(&list, "echo option name N%d type spin default 1 min 0 max 9; ", n+1)
	}
	path := program(t, "many", "usi) "+list.String()+"echo usiok;;\nquit) exit;;\n")
	r := newRoom(t, Entry{Name: "Many", Path: path, Options: map[string]string{"N90": "2"}})
	r.tap("options-1")
	if r.part("option-40") == nil || r.part("option-41") != nil {
		t.Error("not 40 are shown")
	}
	if r.tap("more"); r.part("option-80") == nil || r.part("option-81") != nil {
		t.Error("not 80 are shown")
	}
	r.form.values["N95"] = "10"
	if r.tap("yes"); r.part("option-95") == nil {
		t.Error("the faulty one is not shown")
	}
	r.part("option-95").(*widgets.Entry).SetText("3")
	if r.tap("yes"); r.saved[0].Options["N90"] != "2" || r.saved[0].Options["N95"] != "3" {
		t.Errorf("kept %+v", r.saved)
	}
}

// TestGoneInForm: an engine that dies while its options are open is told, and the options
// can be kept all the same.
func TestGoneInForm(t *testing.T) {
	path := program(t, "dies", "usi) echo option name Learn type button; echo usiok;;\nsetoption*) exit 3;;\nquit) exit;;\n")
	r := newRoom(t, Entry{Name: "Dies", Path: path})
	r.tap("options-1", "option-1")
	<-waitFor(r)
	r.tap("option-1")
	r.says(true, "ended unexpectedly")
	if r.tap("yes"); len(r.saved) != 1 {
		t.Error("nothing is kept")
	}
}

// waitFor is closed when the engine whose options are open is no more.
func waitFor(r *room) chan struct{} {
	gone := make(chan struct{})
	go func() {
		for r.form.client.Alive() {
			_, _ = r.form.client.Set(nil)
		}
		close(gone)
	}()
	return gone
}
