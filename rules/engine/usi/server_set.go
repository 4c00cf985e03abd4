package usi

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"terakoya/rules"
)

// The options that we have. Pondering is there because programs set it unasked; it
// changes nothing.
const (
	optionLevel  = "Level"
	optionRules  = "RuleSet"
	optionSeed   = "Seed"
	optionBook   = "OwnBook"
	optionHash   = "USI_Hash"
	optionPonder = "USI_Ponder"
)

// The option of the memory, in MB.
const (
	usualHash = 16
	mostHash  = 1024
	megabyte  = 1 << 20
)

// introduce answers usi.
func (s *server) introduce() {
	s.out.say("id name %s", s.cfg.Name)
	s.out.say("id author %s", s.cfg.Author)
	if levels := s.cfg.Levels; len(levels) > 0 {
		s.out.say("option name %s type combo default %s var %s", optionLevel, levels[len(levels)-1], strings.Join(levels, " var "))
	}
	names := ""
	for _, r := range rules.RuleSets {
		names += " var " + r.Name
	}
	s.out.say("option name %s type combo default %s%s", optionRules, rules.CSA.Name, names)
	s.out.say("option name %s type spin default 0 min 0 max 2147483647", optionSeed)
	if s.cfg.Book {
		s.out.say("option name %s type check default true", optionBook)
	}
	s.out.say("option name %s type spin default %d min 1 max %d", optionHash, usualHash, mostHash)
	s.out.say("option name %s type check default false", optionPonder)
	s.out.say("usiok")
}

// setOption reads "name NAME value VALUE".
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
	case optionPonder:
		return nil
	case optionRules:
		return s.setRules(value)
	}
	return s.setPlayer(name, value)
}

// setRules sets the rules, for the game that is going on too.
func (s *server) setRules(value string) error {
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
	return nil
}

// setPlayer sets an option of the player, who is made anew. An error changes nothing.
func (s *server) setPlayer(name, value string) error {
	o := s.options
	switch {
	case name == optionLevel && len(s.cfg.Levels) > 0:
		if !slices.Contains(s.cfg.Levels, value) {
			return fmt.Errorf("option %s is %.40q, want one of %s", name, value, strings.Join(s.cfg.Levels, ", "))
		}
		o.Level = value
	case name == optionSeed:
		seed, err := strconv.ParseUint(value, 10, 31)
		if err != nil {
			return fmt.Errorf("option %s is %.40q, want a number from 0 to 2147483647", name, value)
		}
		o.Seed = seed
	case name == optionBook && s.cfg.Book:
		if value != "true" && value != "false" {
			return fmt.Errorf("option %s is %.40q, want true or false", name, value)
		}
		o.OwnBook = value == "true"
	case name == optionHash:
		size, err := strconv.Atoi(value)
		if err != nil || size < 1 || size > mostHash {
			return fmt.Errorf("option %s is %.40q, want a number from 1 to %d", name, value, mostHash)
		}
		o.Hash = size * megabyte
	default:
		return fmt.Errorf("no option %.60q", name)
	}
	s.options, s.player = o, nil
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
