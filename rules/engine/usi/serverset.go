package usi

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"terakoya/rules"
)

// The options that we have. Hash and pondering are there because programs set
// them unasked; they change nothing.
const (
	optionRules  = "RuleSet"
	optionSeed   = "Seed"
	optionHash   = "USI_Hash"
	optionPonder = "USI_Ponder"
)

// introduce answers usi.
func (s *server) introduce() {
	s.out.say("id name %s", s.cfg.Name)
	s.out.say("id author %s", s.cfg.Author)
	names := ""
	for _, r := range rules.RuleSets {
		names += " var " + r.Name
	}
	s.out.say("option name %s type combo default %s%s", optionRules, rules.CSA.Name, names)
	s.out.say("option name %s type spin default 0 min 0 max 2147483647", optionSeed)
	s.out.say("option name %s type spin default 16 min 1 max 1024", optionHash)
	s.out.say("option name %s type check default false", optionPonder)
	s.out.say("usiok")
}

// setOption reads "name NAME value VALUE". The rules hold for the game that is
// going on too.
func (s *server) setOption(rest string) error {
	words := strings.Fields(rest)
	at := slices.Index(words, "value")
	if at < 0 {
		at = len(words)
	}
	if len(words) < 2 || words[0] != "name" || at < 2 {
		return fmt.Errorf("setoption %.60q: want name NAME value VALUE", rest)
	}
	name, value := strings.Join(words[1:at], " "), strings.Join(words[min(at+1, len(words)):], " ")
	switch name {
	case optionHash, optionPonder:
	case optionSeed:
		seed, err := strconv.ParseUint(value, 10, 31)
		if err != nil {
			return fmt.Errorf("option %s is %.40q, want a number from 0 to 2147483647", name, value)
		}
		s.seed, s.player = seed, s.cfg.Player(seed)
	case optionRules:
		set, err := rules.ParseRuleSet(value)
		if err != nil {
			return err
		}
		old := s.rules
		s.rules = set
		if err := s.begin(s.start, s.moves); err != nil {
			s.rules = old
			return err
		}
	default:
		return fmt.Errorf("no option %.60q", name)
	}
	return nil
}

// position reads "startpos moves MOVE…" or "sfen SFEN moves MOVE…". If it goes on
// from the position that we have, only the new moves are made.
func (s *server) position(rest string) error {
	start, list, _ := strings.Cut(rest+" ", " moves ")
	start = strings.TrimSpace(start)
	moves := strings.Fields(list)
	if start != s.start || len(moves) < len(s.moves) || !slices.Equal(moves[:len(s.moves)], s.moves) {
		return s.begin(start, moves)
	}
	if err := play(s.game, moves, len(s.moves)); err != nil {
		return err
	}
	s.moves = moves
	return nil
}

// begin takes up a game at its start. An error changes nothing.
func (s *server) begin(start string, moves []string) error {
	p, odd, err := rules.ParseSFEN(start)
	if err != nil {
		return err
	}
	g := s.rules.NewGame(p)
	if err := play(g, moves, 0); err != nil {
		return err
	}
	s.game, s.start, s.moves = g, start, moves
	if odd != 0 {
		s.out.note("an odd position: %v", odd)
	}
	return nil
}

// play makes the moves from that one on. If one is wrong, none is made.
func play(g *rules.Game, moves []string, from int) error {
	for i, m := range moves[from:] {
		a, err := rules.ParseAttempt(m)
		if err == nil {
			err = g.Play(a)
		}
		if err != nil {
			g.TakeBack(i)
			return fmt.Errorf("position: move %d: %w", from+i+1, err)
		}
	}
	return nil
}
