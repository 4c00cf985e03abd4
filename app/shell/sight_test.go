package shell

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/choices"
	"terakoya/app/classroom"
	"terakoya/app/slow"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// sight is how a screen is looked at.
type sight struct {
	size             fyne.Size
	dark, high, safe bool
	text             theme.Type
}

func (s sight) String() string {
	look := "light"
	if s.dark {
		look = "dark"
	}
	if s.high {
		look += "-high"
	}
	if s.safe {
		look += "-safe"
	}
	return fmt.Sprintf("%s-%g-%s", look, s.size.Width, s.text)
}

// The windows in which screens are looked at.
var (
	small, large, huge = fyne.NewSize(1024, 700), fyne.NewSize(1920, 1080), fyne.NewSize(3840, 2160)
	windows            = []fyne.Size{small, large, huge}
)

// sights are the windows with the usual type and with the largest that they carry, and
// in English, since colours move nothing, the other looks. Where pictures are wanted
// there are the looks in each window.
func sights(l lessons.Language) (all []sight) {
	for _, size := range windows {
		all = append(all, sight{size: size}, sight{size: size, text: 40})
		if *stage.Sheets != "" {
			all = append(all, sight{size: size, dark: true}, sight{size: size, high: true})
		}
	}
	if *stage.Sheets == "" && l == lessons.English { // the longest texts, where type is small too
		all = append(all, sight{size: small, text: 12}, sight{size: small, dark: true}, sight{size: small, high: true},
			sight{size: small, dark: true, high: true}, sight{size: small, safe: true})
	}
	return all
}

// enlarge sets the look of a window, in which the type is as large as it carries.
func enlarge(s *Shell, in sight) {
	s.choices.Set = choices.SetFor(s.choices.Language)
	s.choices.Dark, s.choices.High, s.choices.Safe, s.choices.Type = in.dark, in.high, in.safe, in.text
	s.window.Resize(in.size)
	s.room = in.size // also where no layout has told it
	s.dress()
}

// TestSight looks at every screen in each language and sight.
func TestSight(t *testing.T) {
	for _, l := range lessons.Languages {
		for _, whole := range []bool{false, true} {
			s, all := gallery(t, l, whole)
			for _, in := range sights(l) {
				enlarge(s, in)
				for _, name := range slices.Sorted(maps.Keys(all)) {
					t.Run(fmt.Sprintf("%s/%s/%s", name, l, in), func(t *testing.T) {
						all[name].stand(t, s)
						wantState(t, s, name)
						look(t, s, in, fmt.Sprintf("%s-%s-%s", name, l, in))
					})
				}
				forget()
			}
		}
	}
}

// look inspects what is before everything else, and takes a picture of it.
func look(t *testing.T, s *Shell, in sight, name string) {
	t.Helper()
	w := s.window
	if screen, is := s.screen.(*classroom.Presenter); is {
		if _, projector := screen.Projector(); projector != nil && projector.FullScreen() {
			w = projector // it alone is to be seen
		}
	}
	w.Resize(in.size)
	root := w.Content()
	if top := w.Canvas().Overlays().Top(); top != nil {
		root = top
	}
	stage.Inspect(t, root, in.size, s.choices.Language)
	stage.Picture(t, w, name)
}

func inspect(t *testing.T, s *Shell, size fyne.Size) {
	t.Helper()
	stage.Inspect(t, s.window.Content(), size, s.choices.Language)
}

// gallery opens a window, with the screens that are looked at in it: with one lesson, or
// with all of them and learners.
func gallery(t *testing.T, l lessons.Language, whole bool) (*Shell, map[string]scene) {
	o := Options{Language: l}
	if whole {
		o.Lessons = content.Lessons()
	}
	s, all := open(t, o), maps.Clone(engineScenes)
	if whole {
		all = maps.Clone(remembered)
		maps.Copy(all, quizScenes)
	}
	for _, more := range []map[string]func(*Shell){screens, above} {
		for name, show := range more {
			if ofCourse(name) == whole {
				all[name] = func(_ *testing.T, s *Shell) { show(s) }
			}
		}
	}
	return s, all
}

// ofCourse are the screens that show much of the course.
func ofCourse(name string) bool {
	return slices.Contains([]string{"home", "chapters", "glossary", "paper", "class-add"}, name)
}

// stand begins a scene anew, with learners of whom nothing is known.
func (show scene) stand(t *testing.T, s *Shell) {
	t.Helper()
	s.anew()
	register(t, s, "Aiko", "林書豪", "Maximilian-Alexander von Hohenstein")
	s.Home()
	show(t, s)
}

// anew empties a window for other learners; clock and chance are those of the test.
func (s *Shell) anew() {
	s.leave()
	overlays := s.window.Canvas().Overlays()
	for top := overlays.Top(); top != nil; top = overlays.Top() {
		overlays.Remove(top)
	}
	if s.projector != nil { // or the test driver takes it for the window of whatever is shown
		s.projector.Window.Close()
		s.projector = nil
	}
	atOnce, seed := func(f func()) { f() }, uint64(0)
	s.work = slow.Work{Do: atOnce, Go: atOnce}
	s.memory = memory{now: func() time.Time { return evening }, seed: func() uint64 { seed++; return seed }}
	s.quizzes = quizzes{seed: func() uint32 { return 7 }, tick: func(func()) func() { return func() {} }}
	s.store, s.chapters, s.game, s.trouble, s.own.sources, s.classNames = progress.Memory(), nil, nil, nil, nil, classNames{}
	s.build()
}

// TestNoScreenIsLeftOut: whatever the program has of screens is looked at.
func TestNoScreenIsLeftOut(t *testing.T) {
	looked := map[string]bool{}
	for _, whole := range []bool{false, true} {
		s, all := gallery(t, lessons.English, whole)
		for _, show := range all {
			show.stand(t, s)
			looked[s.screen.Name()] = true
		}
	}
	all := screensIn(t, "..")
	for where, name := range all {
		if !looked[name] {
			t.Errorf("%s, %s, is among no scenes", name, where)
		}
	}
	if len(all) < 25 {
		t.Errorf("%d screens are found", len(all))
	}
}

// screensIn finds the screens of the packages in a folder: types that say what they are
// called and what their status line says. It returns where each name is given.
func screensIn(t *testing.T, folder string) map[string]string {
	t.Helper()
	names, saying := map[string]string{}, map[string]bool{}
	for _, path := range stage.Must[[]string](t)(filepath.Glob(filepath.Join(folder, "*", "*.go"))) {
		file := stage.Must[*ast.File](t)(parser.ParseFile(token.NewFileSet(), path, nil, 0))
		for _, d := range file.Decls {
			m, is := d.(*ast.FuncDecl)
			if !is || m.Recv == nil || strings.HasSuffix(path, "_test.go") {
				continue
			}
			of := filepath.Dir(path) + types.ExprString(m.Recv.List[0].Type)
			if m.Name.Name == "Says" {
				saying[of] = true
			}
			if name, is := nameIn(m); is {
				names[of] = name
			}
		}
	}
	maps.DeleteFunc(names, func(of, _ string) bool { return !saying[of] })
	return names
}

// nameIn is the name that a method Name returns.
func nameIn(m *ast.FuncDecl) (name string, is bool) {
	if m.Name.Name != "Name" || len(m.Body.List) != 1 {
		return "", false
	}
	if back, is := m.Body.List[0].(*ast.ReturnStmt); is && len(back.Results) == 1 {
		if lit, is := back.Results[0].(*ast.BasicLit); is {
			name, err := strconv.Unquote(lit.Value)
			return name, err == nil
		}
	}
	return "", false
}
