package study

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"terakoya/app/aftergame"
	"terakoya/rules"
	"terakoya/rules/kifu"
)

// savedGame is a whole game as it is kept, with names, times and comments.
type savedGame struct {
	key    string // of its start, or what is told of it
	record *kifu.Record
}

// player plays a game by chance, the same in every run.
type player struct {
	*testing.T
	game *rules.Game
	rand *rand.Rand
}

func newPlayer(t *testing.T, h rules.Handicap, seed int) *player {
	return &player{t, rules.NewGame(h.Position()), rand.New(rand.NewPCG(9, uint64(seed)))}
}

// wander makes so many moves of which none ends the game.
func (p *player) wander(moves int) {
	for range moves {
		now := p.game.Position()
		legal := now.Legal()
		for len(legal) > 0 {
			i := p.rand.IntN(len(legal))
			p.must(p.game.Play(legal[i].Attempt()))
			if p.game.Outcome().Ending == rules.NotEnded {
				break
			}
			p.game.TakeBack(1)
			legal = append(legal[:i], legal[i+1:]...)
		}
	}
}

func (p *player) must(err error) {
	if err != nil {
		p.Helper()
		p.Fatal(err)
	}
}

// do does what words say, as [rules.ParseAction] has them. An illegal move loses.
func (p *player) do(text string) {
	for _, word := range strings.Fields(text) {
		a, err := rules.ParseAction(word)
		p.must(err)
		err = p.game.Do(a)
		if foul, illegal := err.(*rules.IllegalMove); illegal {
			p.game.Forfeit(foul)
			err = nil
		}
		p.must(err)
	}
}

// mate wanders until a move mates, and makes it.
func (p *player) mate() {
	for range 1000 {
		now := p.game.Position()
		for _, m := range now.Legal() {
			next, err := now.Play(m.Attempt())
			p.must(err)
			if next.InCheck() && !next.HasLegal() {
				p.must(p.game.Play(m.Attempt()))
				return
			}
		}
		p.wander(1)
	}
	p.Fatal("no mate in a thousand moves")
}

// foul wanders until a move breaks a law in the way that is asked for, and loses by it.
func (p *player) foul(f rules.Foul) {
	for range 1000 {
		now := p.game.Position()
		for _, a := range attempts(&now) {
			if illegal, _ := now.Check(a).(*rules.IllegalMove); illegal != nil && illegal.Foul == f {
				p.game.Forfeit(illegal)
				return
			}
		}
		p.wander(1)
	}
	p.Fatalf("no %s in a thousand moves", f)
}

// attempts are all that can be tried with a piece of one's own, legal or not.
func attempts(now *rules.Position) []rules.Attempt {
	var all []rules.Attempt
	side := now.Turn()
	for to := range rules.Square(81) {
		for from := range rules.Square(81) {
			if pc := now.At(from); from != to && pc != rules.NoPiece && pc.Color() == side {
				all = append(all, rules.Step(from, to).Attempt(), rules.Step(from, to).Promote().Attempt())
			}
		}
		for _, k := range rules.HandKinds {
			if now.Hand(side).Count(k) > 0 {
				all = append(all, rules.Drop(k, to).Attempt())
			}
		}
	}
	return all
}

// repeat goes to and fro, quietly, until the position stands for the fourth time.
func (p *player) repeat() {
	for _, a := range p.quiet() {
		p.must(p.game.Play(a.Attempt()))
		for _, b := range p.quiet() {
			before := len(p.game.Moves())
			for i, m := range []rules.Move{b, home(a), home(b), a, b, home(a), home(b), a, b, home(a), home(b)} {
				if p.game.Play(m.Attempt()) != nil || p.game.Outcome().Ending != rules.NotEnded && i < 10 {
					break
				}
			}
			if p.game.Outcome().Ending == rules.EndSennichite {
				return
			}
			p.game.TakeBack(len(p.game.Moves()) - before)
		}
		p.game.TakeBack(1)
	}
	p.Fatal("no way to repeat the position")
}

func home(m rules.Move) rules.Move { return rules.Step(m.To(), m.From()) }

// quiet lists the moves to empty squares that change nothing else.
func (p *player) quiet() []rules.Move {
	now := p.game.Position()
	var found []rules.Move
	for _, m := range now.Legal() {
		if !m.IsDrop() && !m.Promotes() && now.At(m.To()) == rules.NoPiece {
			found = append(found, m)
		}
	}
	return found
}

// finishes are the ways by which whole games from the common starts end.
var finishes = []func(*player){
	func(p *player) { p.wander(94); p.do("resign") },
	(*player).mate,
	func(p *player) { p.wander(40); p.repeat() },
	func(p *player) { p.foul(rules.FoulNifu) },
	func(p *player) { p.wander(71); p.do("time") },
	func(p *player) { p.foul(rules.FoulKingLeftInCheck) },
	func(p *player) { p.wander(50); p.do("declare") },
	func(p *player) { p.wander(33) }, // broken off
	func(p *player) { p.wander(60); p.foul(rules.FoulDeadSquareDrop) },
	func(p *player) { p.wander(45); p.foul(rules.FoulMovesIntoCheck) },
	func(p *player) { p.wander(101); p.do("resign") },
}

// evenGames are more of the even start.
var evenGames = []struct {
	key    string
	finish func(*player)
}{
	{"even-wrong-movement", func(p *player) { p.wander(20); p.foul(rules.FoulWrongMovement) }},
	{"even-blocked-path", func(p *player) { p.wander(30); p.foul(rules.FoulBlockedPath) }},
	{"even-pinned-piece", func(p *player) { p.foul(rules.FoulPinnedPiece) }},
}

// impasse is where both kings have entered and nobody can mate any more.
const impasse = "+R5+P2/+P+P+P+PK1+P1+P/4+P+P1+P1/9/9/9/9/4k4/9 b "

// freeGames are from positions that no handicap has, to ends that need them.
var freeGames = []struct{ key, law, sfen, does string }{
	{"perpetual-check", "jsa", "4k4/9/9/9/5R3/9/9/9/4K4 b - 1", strings.Repeat("4e5e 5a4a 5e4e 4a5a ", 3)},
	{"perpetual-check-made", "jsa", "4k4/9/9/9/6R2/9/9/9/4K4 b - 1", "3e5e " + strings.Repeat("5a4a 5e4e 4a5a 4e5e ", 3)},
	{"agreed-impasse", "jsa", impasse + "R7P2b4g4s4n4lp 1", "5b4b 5h5i agree-impasse"},
	{"declared-win", "jsa", impasse + "R3S8P2b4gs4n4l 1", "5b4b 5h5i declare"},
	{"try", "try", "9/4K4/9/9/9/9/9/9/k8 b - 1", "5b5a"},
	{"move-limit", "jsa", "4k4/9/9/9/9/9/9/9/4K4 w - 500", "5a5b"},
	{"uchifuzume", "jsa", "8k/9/p5NG1/9/9/9/9/9/4K4 b P 1", "5i5h 9c9d P*1b"},
	{"must-promote", "jsa", "4k4/8P/9/9/9/9/9/9/4K4 b - 1", "5i5h 5a5b 1b1a"},
	{"no-legal-move", "jsa", "8k/6G2/7G1/9/9/9/9/9/4K4 b - 1", "3b3a"},
}

// savedGames plays a whole game from every start, and some from drawn positions.
func savedGames(t *testing.T) []savedGame {
	t.Helper()
	var all []savedGame
	for i, h := range rules.Handicaps {
		p := newPlayer(t, h, i)
		finishes[i%len(finishes)](p)
		all = append(all, savedGame{h.Key, keep(t, p.game, i)})
	}
	for i, e := range evenGames {
		p := newPlayer(t, rules.Handicaps[0], 100+i)
		e.finish(p)
		all = append(all, savedGame{e.key, keep(t, p.game, i)})
	}
	return append(all, drawnGames(t)...)
}

// drawnGames are those that begin in the middle.
func drawnGames(t *testing.T) []savedGame {
	t.Helper()
	middle := newPlayer(t, rules.Handicaps[0], 99)
	middle.wander(120)
	now := middle.game.Position()
	setup := now.Setup()
	setup.Move = 1
	now, _, err := setup.Position()
	middle.must(err)
	middle.game = rules.NewGame(now)
	middle.mate()
	all := []savedGame{{"drawn-position", keep(t, middle.game, 1)}}
	for i, f := range freeGames {
		start, _, err := rules.ParseSFEN(f.sfen)
		middle.must(err)
		law, err := rules.ParseRuleSet(f.law)
		middle.must(err)
		p := &player{T: t, game: law.NewGame(start)}
		p.do(f.does)
		if p.game.Outcome().Ending == rules.NotEnded {
			t.Errorf("%s does not end", f.key)
		}
		all = append(all, savedGame{f.key, keep(t, p.game, i)})
	}
	return all
}

// keep makes a record of a game, and has a person write into it. Every third game is
// timed to the millisecond, as a clock of the program has it.
func keep(t *testing.T, g *rules.Game, number int) *kifu.Record {
	t.Helper()
	times := make([]time.Duration, len(g.Moves()))
	for i := range times {
		times[i] = time.Duration(1+i*37%95+i/20*61) * time.Second
		if number%3 == 2 {
			times[i] += time.Duration(i*77%1000) * time.Millisecond
		}
	}
	r, whole := aftergame.Record(g, times)
	if !whole {
		t.Fatal("the record is not whole")
	}
	start := g.Start()
	black, white := "先手", "後手"
	if h, known := rules.HandicapOf(&start); known && len(h.Removed) > 0 {
		black, white = "下手", "上手"
	}
	r.Headers = []kifu.Header{{Key: black, Value: "寺子屋 花子"}, {Key: white, Value: "Level 5+, (Terakoya)"}, {Key: "棋戦", Value: "道場の稽古: 三番目"}}
	r.Root.Comment = "始まる前の一言、\na, b: c"
	line := r.MainLine()
	line[0].Comment = "初手 'first' +7776FU"
	line[len(line)/2].Comment = "一行目\n%二行目\n3 番目"
	line[len(line)-1].Comment = "おわり。"
	return r
}
