package reference

// Source is a text that a page follows. Its message, "reference.source." with the
// code, names its date as far as it is known.
type Source uint8

// The sources.
const (
	JSA2024     Source = iota // the Association's rules of play of 7 June 2024
	JSA2025                   // their correction of 1 October 2025, which we have not seen
	JSA2019                   // what changed on 1 October 2019
	JSA2013                   // the text of 1 October 2013, on declarations and perpetual check
	JSAEvents                 // the Association's events for amateurs
	Events                    // amateur events of others
	JSAHandicap               // its answers to questions on handicaps
	JSANotation               // its page on how moves are written
	CSAText                   // the Computer Shogi Association's rules and record format
	LishogiText               // what the server does
	TryText                   // no text at all
	KIFText                   // the description of the KIF format
	WesternText               // Hodges and Hosking
	USIText                   // the protocol of programs

	sources
)

var sourceCodes = [sources]string{
	"jsa-2024", "jsa-2025", "jsa-2019", "jsa-2013", "jsa-events", "events", "jsa-handicap", "jsa-notation", "csa", "lishogi",
	"try", "kif", "western", "usi",
}

// String returns the code of the source, such as "jsa-2024".
func (s Source) String() string { return sourceCodes[s] }

// Question is something that no text settles, or none that we have read. Its message
// is "reference.open." with the code.
type Question uint8

// The questions.
const (
	FinalJudgement      Question = iota // uchifuzume by way of perpetual check
	EventsOnFouls                       // who may point a foul out, and until when
	NoLegalMove                         // who is not in check and cannot move
	BothPerpetual                       // every move of both sides was a check
	HandicapRepeat                      // who gives the pieces after a sennichite
	CapKing                             // whether the cap needs a king that has entered
	Correction                          // what was corrected in October 2025
	HandicapDeclaration                 // whether the credit counts for declarations
	ThreePieces                         // which lance the three-piece handicap gives

	questions
)

var questionCodes = [questions]string{
	"final-judgement", "events-on-fouls", "no-legal-move", "both-perpetual", "handicap-repeat", "cap-king",
	"correction", "handicap-declaration", "three-pieces",
}

// String returns the code of the question, such as "no-legal-move".
func (q Question) String() string { return questionCodes[q] }

// sourcesOf lists what a page follows.
func sourcesOf(t Topic) []Source {
	switch t {
	case Moves, Promotion:
		return []Source{JSA2024}
	case Fouls:
		return []Source{JSA2024, JSA2019, JSA2013, Events}
	case Endings:
		return []Source{JSA2024, JSA2025, JSA2019, JSA2013, JSAEvents, CSAText, LishogiText, TryText}
	case Points:
		return []Source{JSA2024, JSA2025, JSA2019, JSA2013, JSAEvents, CSAText, LishogiText, JSAHandicap}
	case Handicaps:
		return []Source{JSAHandicap, KIFText}
	case Notation:
		return []Source{JSANotation, KIFText, CSAText, WesternText, USIText}
	case topics:
	}
	return nil
}

// questionsOf lists what a page leaves open.
func questionsOf(t Topic) []Question {
	switch t {
	case Fouls:
		return []Question{FinalJudgement, EventsOnFouls}
	case Endings:
		return []Question{NoLegalMove, BothPerpetual, HandicapRepeat, CapKing, Correction, FinalJudgement}
	case Points:
		return []Question{Correction, HandicapDeclaration, CapKing}
	case Handicaps:
		return []Question{ThreePieces, HandicapRepeat, HandicapDeclaration}
	case Moves, Promotion, Notation, topics:
	}
	return nil
}
