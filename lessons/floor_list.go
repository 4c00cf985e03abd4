package lessons

import (
	"slices"
	"strings"

	"terakoya/rules"
)

// Boundary is a case on one side or the other of a line that decides an impasse. Which
// of them an exercise is follows from its position, its claim and its rules.
type Boundary uint8

// The boundaries. The points are those of the side that declares, or of either side
// where both agree to count; those from 26 on are met under the rules of 27 points, the
// others under those of 24.
const (
	Points23 Boundary = iota
	Points24
	Points30
	Points31
	Points26
	Points27
	Points28
	Zone9        // pieces beside the king in the enemy camp, at a declaration
	Zone10       //
	KingIn       // a declaration with the king in the enemy camp
	KingOut      // and with the king elsewhere
	KingAttacked // a declaration in check
	Credited     // what uwate gave counts
	Failed       // a declaration that loses
	Move499      // the last move but one that the rules allow has been made
	Move500      // and the last
	boundaries
)

var boundaryNames = [boundaries]string{
	"points-23", "points-24", "points-30", "points-31", "points-26", "points-27", "points-28", "zone-9", "zone-10",
	"king-in", "king-out", "in-check", "credit", "failed", "move-499", "move-500",
}

// String returns the name by which the file of floors knows it.
func (b Boundary) String() string { return boundaryNames[b] }

// at24 and at27 are the points on which it turns.
var (
	at24 = map[int]Boundary{23: Points23, 24: Points24, 30: Points30, 31: Points31}
	at27 = map[int]Boundary{26: Points26, 27: Points27, 28: Points28}
)

// Boundaries returns which cases of an impasse the step is; none if it is no RuleGame.
func (s *Step) Boundaries() []Boundary {
	if s.Kind != RuleGame {
		return nil
	}
	if s.Deed.Deed == rules.DoDeclare {
		return s.declared()
	}
	if s.Deed.Deed == rules.DoAgreeImpasse {
		return s.agreed()
	}
	return s.last()
}

// declared is Boundaries for a declaration.
func (s *Step) declared() []Boundary {
	side := s.Position.Turn()
	n, points := s.impasse(side), at27
	if s.Law.DeclareWin > 0 {
		points = at24
	}
	all := []Boundary{KingOut}
	if n.KingIn {
		all[0] = KingIn
	}
	if b, on := points[n.Declare()]; on {
		all = append(all, b)
	}
	for b, is := range map[Boundary]bool{
		Zone9: n.Zone() == 9, Zone10: n.Zone() == 10, KingAttacked: n.Check, Credited: n.Credit > 0,
		Failed: s.Ending.Ending == rules.EndDeclarationLoss,
	} {
		if is {
			all = append(all, b)
		}
	}
	slices.Sort(all)
	return all
}

// agreed is Boundaries where both count.
func (s *Step) agreed() []Boundary {
	var all []Boundary
	points := at24
	if s.Law.AgreePoints == 27 {
		points = at27
	}
	for _, side := range []rules.Color{rules.Black, rules.White} {
		n := s.impasse(side)
		if b, on := points[n.Total()]; on {
			all = append(all, b)
		}
		if n.Credit > 0 {
			all = append(all, Credited)
		}
	}
	return all
}

// last is Boundaries at the end of the moves that the rules allow.
func (s *Step) last() []Boundary {
	g := s.Game()
	if s.Deed != (rules.Action{}) && g.Do(s.Deed) != nil {
		return nil
	}
	p := g.Position()
	switch made := p.MoveNumber() - 1; {
	case s.Law.Cap == 0:
	case made == s.Law.Cap-1:
		return []Boundary{Move499}
	case made == s.Law.Cap:
		return []Boundary{Move500}
	}
	return nil
}

// things lists what a floor of a list wants, by name.
func (f *Floor) things() []string {
	var all []string
	switch f.Count {
	case OfFouls:
		for _, foul := range rules.AllFouls {
			all = append(all, foul.String())
		}
	case OfEndings:
		for _, e := range rules.AllEndings {
			all = append(all, e.String())
		}
	case OfBoundaries:
		all = boundaryNames[:]
	case OfHandicaps:
		for _, h := range rules.Handicaps {
			all = append(all, setUpThing+h.Key, namedThing+h.Key)
		}
	case OfNotations:
		for _, style := range f.Styles {
			all = append(all, writtenThing+style.String(), readThing+style.String())
		}
	case OfExercises, OfLessons, OfDrills:
	}
	return all
}

// What is asked of handicaps and of notations, before their names.
const (
	setUpThing   = "set-up:"
	namedThing   = "named:"
	writtenThing = "write:"
	readThing    = "read:"
)

// met finds the things of the floor's list that the course meets.
func (f *Floor) met(c *Course, terms Glossary) map[string]bool {
	met := map[string]bool{}
	names := handicapNames(terms)
	for i := range c.Lessons {
		l := &c.Lessons[i]
		for j := range l.Steps {
			for _, thing := range f.meets(&l.Steps[j], names) {
				met[thing] = true
			}
		}
		for j := range l.Drills {
			if f.Count != OfHandicaps {
				break
			}
			for _, key := range namesAsked(&l.Drills[j]) {
				met[namedThing+key] = true
			}
		}
	}
	return met
}

// namesAsked returns the handicaps whose names a drill asks for.
func namesAsked(d *Drill) []string {
	if d.Make != "handicap-name" {
		return nil
	}
	var all []string
	for key := range d.Answers {
		if len(d.Mix) == 0 || d.Mix[key] > 0 {
			all = append(all, key)
		}
	}
	return all
}

// meets returns what a step meets of the floor's list.
func (f *Floor) meets(s *Step, names namesOfHandicaps) []string {
	switch {
	case f.Count == OfFouls && s.Kind == Judgement:
		return []string{s.truth().String()}
	case f.Count == OfEndings && s.Kind == RuleGame:
		return []string{s.Ending.Ending.String()}
	case f.Count == OfBoundaries:
		var all []string
		for _, b := range s.Boundaries() {
			all = append(all, b.String())
		}
		return all
	case f.Count == OfHandicaps && s.Kind == SetUp:
		p, _, err := s.Target.Position()
		if h, known := rules.HandicapOf(&p); err == nil && known {
			return []string{setUpThing + h.Key}
		}
	case f.Count == OfHandicaps && s.Kind == Choice:
		return names.in(s)
	case f.Count == OfNotations && s.Kind == WriteMove && s.Read:
		return []string{readThing + s.Style.String()}
	case f.Count == OfNotations && s.Kind == WriteMove:
		return []string{writtenThing + s.Style.String()}
	}
	return nil
}

// namesOfHandicaps knows what handicaps are called.
type namesOfHandicaps struct {
	lexicon *lexicon
	keys    map[string]string // by the English name, in small letters
}

func handicapNames(terms Glossary) namesOfHandicaps {
	all := terms.Namings()
	n := namesOfHandicaps{newLexicon(all), map[string]string{}}
	for _, term := range all {
		if _, is := rules.HandicapByKey(term.Key); is {
			n.keys[strings.ToLower(term.Names[English][0])] = term.Key
		}
	}
	return n
}

// in returns the handicaps that the right options of a Choice name.
func (n namesOfHandicaps) in(s *Step) []string {
	var all []string
	for _, o := range s.Option {
		if !o.Right {
			continue
		}
		for _, word := range n.lexicon.found(English, o.Text.In(English)) {
			if key, is := n.keys[word]; is && !slices.Contains(all, namedThing+key) {
				all = append(all, namedThing+key)
			}
		}
	}
	return all
}
