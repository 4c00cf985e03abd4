package shell

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"time"

	"terakoya/app/engines"
	"terakoya/app/study"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/usi"
)

// keyEngines is the setting that lists the engines of the learner's own.
const keyEngines = "engines"

// outsiders are the engines of the learner's own that run: one process each at most,
// and none on screens that do not use them.
type outsiders struct {
	running usi.Engines
	times   usi.Config // how long they are waited for, set by tests

	mu    sync.Mutex
	asked map[string]bool // the names by which some were started
	seats map[string]*seat
	gone  chan struct{} // closed when those that were left are no more; nil before
}

// open starts an engine, or returns it if it runs.
func (o *outsiders) open(ctx context.Context, e engines.Entry, progress func(usi.Progress)) (*usi.Client, error) {
	o.mu.Lock()
	if o.asked == nil {
		o.asked = map[string]bool{}
	}
	o.asked[e.Name] = true
	gone := o.gone
	o.mu.Unlock()
	if gone != nil { // else the end of the last one could be that of this one
		select {
		case <-gone:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	cfg := o.times
	cfg.Options, cfg.Progress = e.Options, progress
	return o.running.Open(ctx, e.Name, e.Program(), cfg)
}

// users are the screens that may use engines.
var users = []string{"play", "study", "engines"}

// leave ends the engines when a screen is shown that does not use them. It does not
// wait until they are gone.
func (o *outsiders) leave(screen Screen) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.asked) == 0 || slices.Contains(users, screen.Name()) {
		return
	}
	asked, before, gone := o.asked, o.gone, make(chan struct{})
	o.asked, o.gone = nil, gone
	go func() {
		defer close(gone)
		var ends sync.WaitGroup
		for name := range asked {
			ends.Go(func() { o.running.Close(name) })
		}
		ends.Wait()
		if before != nil {
			<-before
		}
	}()
}

// ableToRun reports whether programs can be started here.
const ableToRun = runtime.GOOS != "js"

// entries are the engines that are kept.
func (s *Shell) entries() (all []engines.Entry, faults []engines.Fault) {
	if !ableToRun {
		return nil, nil
	}
	text, _ := s.store.Setting(keyEngines)
	return engines.Read(text)
}

// engineNames names the engines of the learner's own.
func (s *Shell) engineNames() (names []string) {
	all, _ := s.entries()
	for _, e := range all {
		names = append(names, e.Name)
	}
	return names
}

// errNoEngine says that there is no engine of a name any more.
var errNoEngine = errors.New("it is not in the list of engines")

// engine returns an engine of the learner's own for a game, and starts it if it does
// not run. It may be called in the background.
func (s *Shell) engine(ctx context.Context, name string) (engine.Engine, error) {
	all, _ := s.entries()
	i := engines.Find(all, name)
	if i < 0 {
		return nil, fmt.Errorf("%s: %w", name, errNoEngine)
	}
	c, err := s.outsiders.open(ctx, all[i], nil)
	if err != nil {
		return nil, err
	}
	return &outsider{c, all[i].GameTime(), s.outsiders.seat(name)}, nil
}

// seat is the place of an engine at the board: it plays one game at a time.
type seat struct {
	mu    sync.Mutex
	taken *outsider // by who began the last game; nil once that is over
}

func (o *outsiders) seat(name string) *seat {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.seats == nil {
		o.seats = map[string]*seat{}
	}
	if o.seats[name] == nil {
		o.seats[name] = &seat{}
	}
	return o.seats[name]
}

// outsider is an engine in a game: where no clock runs, it thinks as long as the
// learner has said.
type outsider struct {
	*usi.Client
	time time.Duration
	seat *seat
}

// NewGame tells the engine that a game begins.
func (o *outsider) NewGame(ctx context.Context) error {
	o.seat.mu.Lock()
	defer o.seat.mu.Unlock()
	o.seat.taken = o
	return o.Client.NewGame(ctx)
}

// GameOver tells the engine how the game ended. A game that is left is told of while the
// next one may have begun already, which has ended it: that goes on.
func (o *outsider) GameOver(ctx context.Context, r usi.Result) error {
	o.seat.mu.Lock()
	defer o.seat.mu.Unlock()
	if o.seat.taken != o {
		return nil
	}
	o.seat.taken = nil
	return o.Client.GameOver(ctx, r)
}

// Choose is part of [engine.Engine].
func (o *outsider) Choose(ctx context.Context, g *rules.Game, l engine.Limits) (engine.Choice, error) {
	if l.Clock == nil {
		l.Time = o.time
	}
	c, err := o.Client.Choose(ctx, g, l)
	dropHung(o.Client, err)
	return c, err
}

// dropHung ends an engine that hangs: asked once more it would first owe its last answer,
// so it is started anew.
func dropHung(c *usi.Client, err error) {
	if errors.As(err, new(*usi.Silent)) || errors.As(err, new(*usi.Deaf)) {
		c.Close()
	}
}

// analyst is an engine on the study board.
type analyst struct {
	client *usi.Client
	time   time.Duration
}

// Analyse is part of [study.Analyst].
func (a *analyst) Analyse(ctx context.Context, g *rules.Game, l engine.Limits, each func([]usi.Info)) ([]usi.Info, error) {
	l.Time = a.time
	found, err := a.client.Analyse(ctx, g, l, each)
	dropHung(a.client, err)
	return found, err
}

// studyEngines are the engines of the learner's own for the study board.
func (s *Shell) studyEngines() (list []study.Engine) {
	all, _ := s.entries()
	for _, e := range all {
		list = append(list, study.Engine{Name: e.Name, Open: func(ctx context.Context, progress func(usi.Progress)) (study.Analyst, error) {
			c, err := s.outsiders.open(ctx, e, progress)
			if err != nil {
				return nil, err
			}
			return &analyst{c, e.AnalysisTime()}, nil
		}})
	}
	return list
}

// Engines shows the engines of the learner's own.
func (s *Shell) Engines() {
	all, faults := s.entries()
	s.show(engines.New(engines.Env{
		Words: s.words(), Able: ableToRun, All: all, Faults: faults, Save: s.keepEngines,
		Open: s.outsiders.open, End: s.outsiders.running.Close,
		OnFile: s.askFile, OnBack: s.Settings, OnKey: s.typedKey, Work: s.work,
	}))
}

// keepEngines keeps the list of engines, and says why if it cannot.
func (s *Shell) keepEngines(all []engines.Entry) string {
	err := s.store.SetSetting(keyEngines, engines.Write(all))
	s.kept(err)
	if err != nil {
		return s.words().Say("store.memory", words.Args{"cause": s.cause(err)})
	}
	return ""
}
