package advice

import (
	"context"
	"errors"
	"slices"
	"testing"

	"terakoya/rules"
	"terakoya/rules/engine"
)

// TestHint: the move, its piece and the part of the board that holds it.
func TestHint(t *testing.T) {
	for name, c := range map[string]struct {
		sfen, move string
		reason     ReasonKind
		piece      rules.Kind
		area       int // squares
	}{
		"mate in 1":      {"4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b", ReasonMates, rules.Gold, 0},
		"a free rook":    {"4k4/9/4p4/9/4r4/4P4/9/9/4K4 b - 1", "5f5e", ReasonTakesFree, rules.Pawn, 9},
		"along a file":   {"4k4/9/4p4/9/9/4b4/9/4R4/K8 b - 1", "5h5f", ReasonTakesFree, rules.Rook, 9},
		"a long way":     {"4k4/9/9/4b4/9/9/9/9/K3R4 b - 1", "5i5d", ReasonTakesFree, rules.Rook, 18},
		"in the corner":  {"4k4/9/9/9/9/9/9/8p/4K3L b - 1", "1i1h", ReasonTakesFree, rules.Lance, 9},
		"mate before it": {"4k4/9/4P3r/9/9/9/9/9/4K3R b G 1", "G*5b", ReasonMates, rules.Gold, 0},
	} {
		t.Run(name, func(t *testing.T) {
			g := gameOf(t, c.sfen)
			h, err := adviser().Hint(t.Context(), g)
			if err != nil {
				t.Fatal(err)
			}
			if h.Move != move(t, c.move) || h.Reason.Kind != c.reason || h.Piece != c.piece || h.Area.Len() != c.area {
				t.Errorf("%v: %+v", h.Move, h)
			}
			if !h.Move.IsDrop() && (!h.Area.Has(h.From) || !h.Area.Has(h.Move.To())) {
				t.Errorf("%v does not lie in %v", h.Move, h.Area)
			}
			again, err := adviser().Hint(t.Context(), g)
			if err != nil || again.Move != h.Move || again.Reason != h.Reason || !slices.Equal(again.Line, h.Line) {
				t.Errorf("the second time %+v, %v", again, err)
			}
		})
	}
}

// TestHintLaw: a hint is a legal move, and a mate is one, in positions of any kind.
func TestHintLaw(t *testing.T) {
	a := adviser()
	a.SearchNodes, a.MateNodes = 300, 300
	mates := 0
	for _, p := range random(200) {
		h, err := a.Hint(t.Context(), rules.NewGame(p))
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Check(h.Move.Attempt()); err != nil {
			t.Errorf("%s: %v", p.SFEN(), err)
		}
		if !holds(p, h.Move, h.Reason) && h.Reason.Plies <= 3 {
			t.Errorf("%s: %v for %+v", p.SFEN(), h.Move, h.Reason)
		}
		if h.Reason.Kind == ReasonMates {
			mates++
		}
	}
	if mates == 0 {
		t.Error("no mate came up")
	}
}

// TestCancelled: who no longer cares gets the error of the context, from every question.
func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	a, g := adviser(), gameOf(t, rules.StartSFEN, "7g7f")
	_, hint := a.Hint(ctx, g)
	_, threat := a.Threat(ctx, g)
	_, missed := a.Missed(ctx, g, 0)
	_, standing := a.Standing(ctx, g, rules.Black)
	for name, err := range map[string]error{"hint": hint, "threat": threat, "missed": missed, "standing": standing} {
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestOver: a game that is over needs no advice.
func TestOver(t *testing.T) {
	g := gameOf(t, rules.StartSFEN)
	g.Resign()
	if _, err := adviser().Hint(t.Context(), g); !errors.Is(err, engine.ErrFinished) {
		t.Error(err)
	}
	if _, err := adviser().Threat(t.Context(), g); !errors.Is(err, engine.ErrFinished) {
		t.Error(err)
	}
}
