// Command app is the window of Terakoya, a tutor for the rules of shogi.
//
//	go run ./app [-lang ja] [-dark] [-lessons DIR]
//	go run ./app -probe            print the cost of a start, and end
//	go run ./app -probe layout     print where the parts of each screen lie
package main

import (
	"flag"
	"fmt"
	"os"
	"time"

	"fyne.io/fyne/v2/app"

	"terakoya/app/parts"
	"terakoya/app/shell"
	"terakoya/app/words"
	"terakoya/lessons"
)

// began is when the program started.
var began = time.Now()

func main() {
	lang := flag.String("lang", "", "language: en, ja, zh-Hant or zh-Hans (default: that of the system)")
	dark := flag.Bool("dark", false, "dark appearance")
	own := flag.String("lessons", "", "a folder of lessons of your own")
	probe := flag.Bool("probe", false, "print the cost of a start, and end; with \"layout\", print where parts lie")
	flag.Parse()
	if err := run(*lang, *dark, *own, *probe, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "terakoya:", err)
		os.Exit(1)
	}
}

func run(lang string, dark bool, own string, probe bool, args []string) error {
	if err := findDisplay(); err != nil {
		return err
	}
	o := shell.Options{Language: language(lang), Dark: dark}
	if own != "" {
		if _, err := os.Stat(own); err != nil {
			return err
		}
		o.Own, o.OwnName = os.DirFS(own), own
	}
	a := app.NewWithID("org.terakoya.app")
	layout := probe && len(args) > 0 && args[0] == "layout"
	if layout {
		o.Drawn = printLayout
	}
	s, err := shell.New(a, o)
	if err != nil {
		return err
	}
	for _, f := range s.Faults() {
		fmt.Fprintln(os.Stderr, f)
	}
	if probe {
		a.Lifecycle().SetOnStarted(func() {
			if layout {
				printLayout(s)
				return
			}
			afterFrame(func() {
				printCost()
				a.Quit()
			})
		})
	}
	s.Window().ShowAndRun()
	return nil
}

// printLayout waits for a frame: before, a new screen has no places yet.
func printLayout(s *shell.Shell) {
	afterFrame(func() {
		screen := s.Screen()
		_ = parts.Write(os.Stdout, screen.Name(), screen.Says(), s.Window().Canvas().Scale(), screen.Parts())
	})
}

// language is the one asked for, or else the one of the system.
func language(asked string) lessons.Language {
	for _, locale := range []string{asked, os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG")} {
		if locale != "" {
			return words.Match(locale)
		}
	}
	return lessons.English
}
