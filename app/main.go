// Command app is the window of Terakoya, a tutor for the rules of shogi.
//
//	go run ./app [-lang ja] [-dark] [-contrast] [-lessons DIR] [-data DIR]
//	go run ./app -probe            print the cost of a start, and end
//	go run ./app -probe layout     print where the parts of each screen lie
//	go run ./app -probe frames     print how the window keeps up while the computer thinks, and end
//	go run ./app -probe classroom  print how soon the projector shows what the teacher does, and end
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"terakoya/app/locale"
	"terakoya/app/memory"
	"terakoya/app/shell"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
)

// began is when the program started.
var began = time.Now()

func main() {
	locale.Restore()
	f, args, err := parse(os.Args[1:], os.Stderr)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return
	case err != nil: // it is told already
		os.Exit(2)
	}
	if err := run(f, args); err != nil {
		fmt.Fprintln(os.Stderr, "terakoya:", err)
		os.Exit(1)
	}
}

// flags are what the command line asks for.
type flags struct {
	lang      lessons.Language // empty for that of the system
	dark      bool
	contrast  bool // high
	own, data string
	probe     bool
}

// parse reads the command line. What is wrong with it is written to told.
func parse(line []string, told io.Writer) (f flags, args []string, err error) {
	set := flag.NewFlagSet("terakoya", flag.ContinueOnError)
	set.SetOutput(told)
	set.Func("lang", "language: en, ja, zh-Hant or zh-Hans (default: that of the system)", func(name string) (err error) {
		f.lang, err = words.Asked(name)
		return err
	})
	set.BoolVar(&f.dark, "dark", false, "dark appearance")
	set.BoolVar(&f.contrast, "contrast", false, "appearance of high contrast, light or dark")
	set.StringVar(&f.data, "data", "", "the folder that keeps progress (default: that of the system)")
	set.StringVar(&f.own, "lessons", "", "a folder of lessons of your own")
	set.BoolVar(&f.probe, "probe", false, "print the cost of a start, and end; with \"layout\", print where parts lie; with \"frames\", how the window keeps up; with \"classroom\", how soon the projector does")
	err = set.Parse(line)
	return f, set.Args(), err
}

func run(f flags, args []string) error {
	if err := findDisplay(); err != nil {
		return err
	}
	o, err := options(f)
	if err != nil {
		return err
	}
	if o.Store != nil {
		defer o.Store.Close()
	}
	a := app.NewWithID("org.terakoya.app")
	a.SetIcon(fyne.NewStaticResource("icon.png", content.Icon()))
	s, err := shell.New(a, o)
	if err != nil {
		return err
	}
	for _, fault := range s.Faults() {
		fmt.Fprintln(os.Stderr, fault)
	}
	if o.Trouble != nil {
		fmt.Fprintln(os.Stderr, "terakoya:", o.Trouble)
	}
	if f.probe {
		a.Lifecycle().SetOnStarted(func() { probe(strings.Join(args, " "), s, a.Quit) })
	}
	s.Follow()
	ctx, end := context.WithCancel(context.Background())
	defer end()
	go memory.Release(ctx)
	s.Window().ShowAndRun()
	return nil
}

// options are what the flags and the environment say.
func options(f flags) (shell.Options, error) {
	o := shell.Options{Language: f.lang, Dark: f.dark, High: f.contrast, Fixed: f.lang != ""}
	if !o.Fixed {
		o.Language = systemLanguage()
	}
	if f.own != "" {
		if _, err := os.Stat(f.own); err != nil {
			return o, err
		}
		o.Own, o.OwnName = os.DirFS(f.own), f.own
	}
	dir := f.data
	if dir == "" {
		dir, o.Trouble = dataFolder()
	}
	if o.Trouble == nil {
		o.Packs = filepath.Join(dir, "packs")
		o.Store, o.Trouble = openStore(dir)
	}
	return o, nil
}

func systemLanguage() lessons.Language {
	for _, locale := range []string{os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG")} {
		if locale != "" {
			return words.Match(locale)
		}
	}
	return lessons.English
}
