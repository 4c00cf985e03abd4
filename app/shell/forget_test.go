package shell

import (
	"errors"
	"os"
	"os/exec"
	"testing"

	"fyne.io/fyne/v2/test"
)

// fyneKeeps is the environment variable by which Fyne is told how long it keeps what it
// has drawn of widgets that are gone. It is read as Fyne begins.
const fyneKeeps = "FYNE_CACHE"

// TestMain runs the tests in a process in which Fyne keeps that for a second. In the
// minute that is usual hundreds of windows are opened here, and would all be in memory.
func TestMain(m *testing.M) {
	if os.Getenv(fyneKeeps) != "" {
		os.Exit(m.Run())
	}
	c := exec.Command(os.Args[0], os.Args[1:]...)
	c.Env = append(os.Environ(), fyneKeeps+"=1s")
	c.Stdin, c.Stdout, c.Stderr = os.Stdin, os.Stdout, os.Stderr
	var failed *exec.ExitError
	switch err := c.Run(); {
	case errors.As(err, &failed):
		os.Exit(max(failed.ExitCode(), 1))
	case err != nil:
		panic(err)
	}
}

// forget has Fyne look for what it no longer needs, as it does in a window; it does so
// every ten seconds at most.
func forget() { test.NewCanvas().Capture() }
