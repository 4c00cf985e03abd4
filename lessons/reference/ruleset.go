package reference

import (
	"strconv"

	"terakoya/rules"
)

// pageSet is a set of pages.
type pageSet uint8

const (
	onFouls pageSet = 1 << iota
	onEndings
	onPoints
)

// parameter is a field of a rule set as a row of a table.
type parameter struct {
	field string // of [rules.RuleSet]; its message is "param." with it
	on    pageSet
	cell  func(*rules.RuleSet) Text
}

// parameters are all fields but the name.
var parameters = []parameter{
	{"Repeat", onEndings, func(r *rules.RuleSet) Text { return number(r.Repeat) }},
	{"RepeatByAgreement", onEndings, func(r *rules.RuleSet) Text { return yes(r.RepeatByAgreement) }},
	{"RepeatDraws", onEndings, func(r *rules.RuleSet) Text { return yes(r.RepeatDraws) }},
	{"AgreePoints", onEndings | onPoints, func(r *rules.RuleSet) Text { return number(r.AgreePoints) }},
	{"AgreeBothKings", onEndings | onPoints, agreeKings},
	{"DeclareNeed", onEndings | onPoints, func(r *rules.RuleSet) Text { return sides(r.DeclareNeed, 0) }},
	{"DeclareWin", onEndings | onPoints, func(r *rules.RuleSet) Text { return sides(r.DeclareNeed, r.DeclareWin) }},
	{"ZoneMin", onEndings | onPoints, func(r *rules.RuleSet) Text { return number(r.ZoneMin) }},
	{"DeclareItself", onEndings | onPoints, func(r *rules.RuleSet) Text { return yes(r.DeclareItself) }},
	{"HandicapAdd", onEndings | onPoints, func(r *rules.RuleSet) Text { return yes(r.HandicapAdd) }},
	{"Cap", onEndings | onPoints, func(r *rules.RuleSet) Text { return number(r.Cap) }},
	{"CapNeedsKing", onEndings, capKing},
	{"Try", onEndings, func(r *rules.RuleSet) Text { return yes(r.Try) }},
	{"FoulAfterEnd", onEndings | onFouls, afterEnd},
	{"BystanderMayPoint", onEndings | onFouls, func(r *rules.RuleSet) Text { return yes(r.BystanderMayPoint) }},
}

// parameterTable is the rule sets beside each other.
func parameterTable(on pageSet) Table {
	t := Table{Head: []Text{say("param.name")}}
	for _, r := range rules.RuleSets {
		t.Head = append(t.Head, say("set."+r.Name))
	}
	for _, p := range parameters {
		if p.on&on == 0 {
			continue
		}
		row := []Text{say("param." + p.field)}
		for _, r := range rules.RuleSets {
			row = append(row, p.cell(r))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

func setNames() []string {
	names := make([]string, len(rules.RuleSets))
	for i, r := range rules.RuleSets {
		names[i] = r.Name
	}
	return names
}

func number(n int) Text {
	if n == 0 {
		return say("none")
	}
	return Verbatim(strconv.Itoa(n))
}

func yes(is bool) Text {
	if is {
		return say("yes")
	}
	return say("no")
}

// sides is what each side needs, at the least; one number if it is the same.
func sides(need [2]int, least int) Text {
	black, white := max(need[rules.Black], least), max(need[rules.White], least)
	if black == white {
		return number(black)
	}
	return Verbatim(strconv.Itoa(black) + " / " + strconv.Itoa(white))
}

func agreeKings(r *rules.RuleSet) Text {
	switch {
	case r.AgreePoints == 0:
		return say("none")
	case r.AgreeBothKings:
		return say("param.bothKings")
	}
	return say("param.oneKing")
}

func capKing(r *rules.RuleSet) Text {
	if r.Cap == 0 {
		return say("none")
	}
	return yes(r.CapNeedsKing)
}

func afterEnd(r *rules.RuleSet) Text {
	if r.FoulAfterEnd {
		return say("param.loses")
	}
	return say("param.stands")
}
