package tsume

import (
	"context"
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"sync"

	"terakoya/app/boardscreen"
	"terakoya/app/slow"
	"terakoya/lessons/problem/solving"
	"terakoya/rules"
	"terakoya/rules/engine/mate"
	"terakoya/widgets"
)

// Desk asks the problems of a set, one after the other.
type Desk struct {
	env    Env
	choice Choice
	set    *solving.Set
	task   solving.Task
	number int             // of the task in the set, from 0
	attack *solving.Attack // nil while there is no problem
	replay *solving.Replay // once it is solved
	looks  lookout         // for the mate in a position of one's own
	result solving.Result  // of the problem that was solved

	solver *solver   // used in the background alone
	work   slow.Work // weighs moves, and finds lines and defences
	mint   slow.Work // makes new problems
	next   *fresh    // that was made, and waits
	clock  stopwatch

	weighing rules.Move // shown as made
	line     []rules.Move
	lineAt   int                          // after how many moves line goes on
	defences map[uint64][]solving.Defence // by the position's hash
	turned   bool
	notice   string

	board  *widgets.Board
	header *header
	panel  *panel
	status *boardscreen.Status
	root   *fyne.Container
}

// solver is a mate solver that one goroutine uses at a time: what was stopped may still
// be on its way out of it. It is made when it is first asked.
type solver struct {
	sync.Mutex
	*mate.Solver
}

// solverSize is how many positions the solver remembers.
const solverSize = 1 << 16

// ready returns the solver; it has to be locked.
func (s *solver) ready() *mate.Solver {
	if s.Solver == nil {
		s.Solver = mate.New(solverSize)
	}
	return s.Solver
}

// ask asks the solver something in the background. What it returns is called on the
// window's goroutine, unless something else was asked meanwhile.
func (d *Desk) ask(work func(context.Context, *mate.Solver) func()) {
	s := d.solver
	d.work.Run(func(ctx context.Context) func() {
		s.Lock()
		defer s.Unlock()
		return work(ctx, s.ready())
	})
}

// NewDesk asks the problems of a set.
func NewDesk(env Env, c Choice, set *solving.Set) *Desk {
	d := newDesk(env, c, set)
	d.enter()
	return d
}

// NewSingle looks for the mate by the side to move in a position, and lets it be
// found. What comes of it is not recorded.
func NewSingle(env Env, p rules.Position) *Desk {
	d := newDesk(env, Choice{Turned: ParseChoice(env.Last).Turned}, solving.NewSet(nil, false))
	d.look(p)
	return d
}

func newDesk(env Env, c Choice, set *solving.Set) *Desk {
	d := &Desk{env: env, choice: c, set: set, work: env.background(), mint: env.background(), solver: new(solver)}
	d.board = widgets.NewBoard(env.Art)
	d.board.OnAttempt = d.onAttempt
	d.board.OnHold = d.onHold
	d.board.OnKey = env.OnKey
	d.board.OnMenu = d.onMenu
	d.board.Choice = d.mayChoose
	d.board.OnChoose = func(pc rules.Piece) { d.tell(env.Words.Choosing(pc.Kind())) }
	d.header = newHeader(d)
	d.panel = newPanel(d)
	d.status = boardscreen.NewStatus()
	d.root = container.New(boardscreen.Layout{}, d.header.bar.Content(), d.board, d.panel.root, d.status.Content())
	d.clock = stopwatch{now: env.Now}
	if c.Timed && env.Tick != nil {
		d.clock.stop = env.Tick(d.header.render)
	}
	return d
}

// enter begins with the next problem, if there is one.
func (d *Desk) enter() {
	d.work.Stop()
	d.attack, d.replay, d.defences, d.line, d.weighing, d.notice = nil, nil, nil, nil, rules.NoMove, ""
	if d.next != nil { // one of the library stands between two that were made
		if task, asks := d.set.Task(); !asks || !task.Made {
			d.set.Add(d.next.mate)
			d.next = nil
		}
	}
	if task, ok := d.set.Task(); ok {
		d.begin(task)
	}
	d.render()
	d.provide()
}

func (d *Desk) begin(task solving.Task) {
	d.task, d.attack, d.number = task, solving.NewAttack(task.Position, task.Length), d.set.At()
	d.clock.begin()
}

// provide makes one more problem for a set without end, if none waits.
func (d *Desk) provide() {
	if !d.set.Endless() || d.next != nil || d.mint.Running() {
		return
	}
	found := d.env.Library.Make(d.choice, d.env.Seed())
	d.mint.Run(func(ctx context.Context) func() {
		f, ok := found(ctx)
		return func() {
			if ok {
				d.made(f)
			} else if _, asks := d.set.Task(); !asks {
				d.provide() // with another seed, while it is waited for
			}
		}
	})
}

// made takes over a problem that was made: it comes next, or waits while another one
// that was made is asked.
func (d *Desk) made(f fresh) {
	d.env.Library.Add(f)
	d.next = &f
	if d.attack == nil {
		d.enter()
	}
}

// solved ends a problem, and lets it be walked through.
func (d *Desk) solved() {
	d.clock.end()
	d.replay = solving.NewReplay(d.attack.Start(), d.attack.Moves())
	d.defences = map[uint64][]solving.Defence{}
	d.result = solving.Result{How: d.attack.How(), Length: d.attack.Length()}
	if d.task.ID == "" {
		return
	}
	d.result = d.set.End(d.attack.How(), d.clock.took())
	d.env.Record(d.result)
}

// onNext goes on to the next problem, or to the end of the set.
func (d *Desk) onNext() {
	switch {
	case d.looks.single:
		d.env.Leave()
	case d.set.Over():
		d.finish()
	default:
		d.enter()
	}
}

// finish shows what came of the set.
func (d *Desk) finish() {
	d.Close()
	d.env.Show(NewSummary(d.env, d.choice, d.set))
}

// onLeave ends the set: what was solved is summed up, if anything was.
func (d *Desk) onLeave() {
	if d.looks.single || len(d.set.Results()) == 0 {
		d.Close()
		d.env.Leave()
		return
	}
	d.finish()
}

// Close ends what is worked out, and the clock. The memory of the solver is forgotten:
// Fyne keeps the screen for a while.
func (d *Desk) Close() {
	d.work.Stop()
	d.mint.Stop()
	d.solver = new(solver)
	if d.clock.stop != nil {
		d.clock.stop()
		d.clock.stop = nil
	}
}

// position is what is shown.
func (d *Desk) position() rules.Position {
	switch {
	case d.replay != nil:
		return d.replay.Position()
	case d.attack != nil:
		return d.attack.Position()
	}
	return d.looks.position
}

// attacker is the side that mates.
func (d *Desk) attacker() rules.Color {
	if d.attack != nil {
		return d.attack.Attacker()
	}
	return d.looks.position.Turn()
}

// far is the side at the far end of the board.
func (d *Desk) far() rules.Color {
	far := d.attacker().Opponent()
	if d.turned != d.choice.Turned {
		return far.Opponent()
	}
	return far
}

func (d *Desk) render() {
	d.header.render()
	d.renderBoard()
	d.panel.render()
	d.tell(d.statusText())
}

func (d *Desk) tell(text string) { d.status.Set(text, d.keysText()) }

// names says who is who beside the stands.
func (d *Desk) names() [2]widgets.StandName {
	w := d.env.Words
	names := [2]widgets.StandName{{Side: w.Side(rules.Black)}, {Side: w.Side(rules.White)}}
	names[d.attacker()].Player = w.Say("stand.you", nil)
	return names
}
