package drill_test

import (
	"testing"

	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/rules"
)

// faces are the glossary's keys of the kinds.
var faces = map[rules.Kind]string{
	rules.Pawn: "pawn", rules.Lance: "lance", rules.Knight: "knight", rules.Silver: "silver", rules.Gold: "gold",
	rules.Bishop: "bishop", rules.Rook: "rook", rules.King: "king", rules.Tokin: "tokin", rules.Horse: "horse", rules.Dragon: "dragon",
	rules.PromotedLance: "promoted-lance", rules.PromotedKnight: "promoted-knight", rules.PromotedSilver: "promoted-silver",
}

// TestKanji: the name of the lit piece is right, and every face comes.
func TestKanji(t *testing.T) {
	seen := map[string]bool{}
	made(t, template("kanji"), func(t *testing.T, e *drill.Exercise) {
		kind := e.Setup.Board[e.Marks[0].Squares.Squares()[0]].Kind()
		if got := right(t, &e.Step); got != faces[kind] || kind.IsPromoted() != (e.Case == "promoted") {
			t.Errorf("%s is right of %s", got, kind)
		}
		seen[faces[kind]] = true
	})
	if len(seen) != len(faces) {
		t.Errorf("faces seen: %v", seen)
	}
}

// TestKanjiNone: the face that cannot exist is that of a kind without a promoted
// side, and all others exist.
func TestKanjiNone(t *testing.T) {
	exists := map[string]bool{}
	for _, key := range faces {
		exists[key] = true
	}
	made(t, template("kanji-none"), func(t *testing.T, e *drill.Exercise) {
		none := 0
		for _, o := range e.Option {
			key := o.Text.In(lessons.English)
			if exists[key] == o.Right {
				t.Errorf("%s: right is %t", key, o.Right)
			}
			if o.Right {
				none++
			}
		}
		if none != 1 || right(t, &e.Step) != "promoted-"+e.Case {
			t.Errorf("%d faces that are none", none)
		}
	})
}

// TestCountPieces: one piece of the set is missing, of the kind that is right.
func TestCountPieces(t *testing.T) {
	made(t, template("count-pieces"), func(t *testing.T, e *drill.Exercise) {
		left := map[rules.Kind]int{}
		for _, k := range rules.AllKinds {
			left[k.Base()] = k.InSet()
		}
		for _, pc := range e.Setup.Board {
			left[pc.Kind().Base()]--
		}
		for _, h := range e.Setup.Hands {
			for _, k := range rules.HandKinds {
				left[k] -= h.Count(k)
			}
		}
		delete(left, rules.NoKind)
		for k, n := range left {
			if missing := faces[k] == e.Case; missing && n != 1 || !missing && n != 0 {
				t.Errorf("%d of kind %s are missing", n, k)
			}
		}
		if right(t, &e.Step) != e.Case {
			t.Error(right(t, &e.Step))
		}
	})
}
