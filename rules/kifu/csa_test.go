package kifu

import (
	"slices"
	"strings"
	"testing"
	"time"

	"terakoya/rules"
)

const csaEven = "V2.2\nPI\n+\n"

// TestCSAEnds reads every word after a move of sente, so that gote is to move,
// and writes it back.
func TestCSAEnds(t *testing.T) {
	for word, want := range map[string]End{
		"%TORYO": {Kind: EndResign}, "%CHUDAN": {Kind: EndInterrupt}, "%SENNICHITE": {Kind: EndRepetition},
		"%JISHOGI": {Kind: EndImpasse}, "%HIKIWAKE": {Kind: EndDraw}, "%KACHI": {Kind: EndDeclaration},
		"%TSUMI": {Kind: EndMate}, "%FUZUMI": {Kind: EndNoMate}, "%TIME_UP": {Kind: EndTimeout},
		"%ILLEGAL_MOVE": {Kind: EndFoulLoss}, "%+ILLEGAL_ACTION": {Kind: EndFoulWin},
		"%-ILLEGAL_ACTION": {Kind: EndFoulLoss}, "%MAX_MOVES": {Kind: EndMoveLimit},
		"%ERROR": {Kind: EndError}, "%MATTA": {EndOther, "待った"}, "%FUTURE": {EndOther, "%FUTURE"},
	} {
		r := one(t, csaEven+"+7776FU\n"+word+",T3\n")
		if r.End() != want || r.Plies() != 1 || times(r) != "3s" {
			t.Errorf("%s is %v, %d plies, times %s", word, r.End(), r.Plies(), times(r))
		}
		text, lost := r.Text(CSA)
		if len(lost) > 0 || dump(one(t, text), holdsAll) != dump(r, holdsAll) {
			t.Errorf("%s: wrote\n%slost %v", word, text, lost)
		}
	}
}

// TestCSAFoul: an illegal move is a fault, unless the next word says that it lost
// the game for the side that made it.
func TestCSAFoul(t *testing.T) {
	const nifu = csaEven + "+7776FU\n-3334FU\n+8833UM,T2\n-2233KA\n+0012FU,T5\n'why\n"
	for _, c := range []struct {
		after, fault string
		kind         EndKind
	}{
		{"%ILLEGAL_MOVE,T1\n", "", EndFoulWin},
		{"%+ILLEGAL_ACTION,T1\n", "", EndFoulWin},
		{"%-ILLEGAL_ACTION\n", "8:1: illegal move", NoEnd},
		{"%TORYO\n", "8:1: illegal move", NoEnd},
		{"-2233KA\n", "8:1: illegal move", NoEnd},
		{"", "8:1: illegal move", NoEnd},
	} {
		f, err := Parse([]byte(nifu + c.after))
		r := f.Records[0]
		if c.fault != "" {
			if err == nil || !strings.HasPrefix(err.Error(), c.fault) || r.Plies() != 4 || r.End().Kind != NoEnd {
				t.Errorf("after %q: %v, %d plies, end %v", c.after, err, r.Plies(), r.End())
			}
			continue
		}
		line := r.MainLine()
		end := line[len(line)-1]
		if err != nil || len(line) != 5 || end.End.Kind != c.kind || end.Foul == nil ||
			end.Foul.Attempt.String() != "P*1b" || end.Foul.Foul != rules.FoulDropNotInHand ||
			end.Spent != 6*time.Second || end.Comment != "why" {
			t.Fatalf("after %q: %v, end %+v", c.after, err, end)
		}
		for _, f := range []Format{CSA, KIF} {
			sameAgain(t, r, f)
		}
	}
}

// TestCSAHeaders: what KIF knows comes under its key, the rest as it is, and all
// of it is written back.
func TestCSAHeaders(t *testing.T) {
	const heading = "'CSA encoding=UTF-8\nV3.0\nN+先 手\nN-\n$EVENT:a,b\n$SITE: c \n" +
		"$START_TIME:2003/05/03 10:30:00\n$TIME:600+10+5\n$OPENING:YAGURA\n$X_RATE:a:b\n"
	r := one(t, heading+"PI\n+\n'one\n'*two\n'**three\n+7776FU,T1.25\n'\n'four\n")
	want := []Header{
		{"先手", "先 手"}, {"後手", ""}, {"棋戦", "a,b"}, {"場所", "c"}, {"開始日時", "2003/05/03 10:30:00"},
		{"持ち時間", "600+10+5"}, {"戦型", "YAGURA"}, {"X_RATE", "a:b"},
	}
	if !slices.Equal(r.Headers, want) || len(r.Warnings) > 0 {
		t.Errorf("headers %q, warnings %v", r.Headers, r.Warnings)
	}
	if r.Root.Comment != "one\ntwo\n*three" || r.Root.Next.Comment != "\nfour" || times(r) != "1.25s" {
		t.Errorf("comments %q, %q, times %s", r.Root.Comment, r.Root.Next.Comment, times(r))
	}
	text, lost := r.Text(CSA)
	if len(lost) > 0 || !strings.HasPrefix(text, strings.Replace(heading, " c ", "c", 1)) || dump(one(t, text), holdsAll) != dump(r, holdsAll) {
		t.Errorf("wrote\n%slost %v", text, lost)
	}
	if text, _ = one(t, "V2.2\nN+a\nN-b\nPI82HI22KA\n-\n").Text(CSA); text != "V2.2\nN+a\nN-b\nPI82HI22KA\n-\n" {
		t.Errorf("wrote\n%s", text)
	}
}

// TestCSAHandicapNames: in a handicap game the sides have other names.
func TestCSAHandicapNames(t *testing.T) {
	r := one(t, "N+a\nN-b\nPI82HI22KA\n-\n")
	if want := []Header{{"下手", "a"}, {"上手", "b"}}; !slices.Equal(r.Headers, want) {
		t.Errorf("headers %q", r.Headers)
	}
}

// TestCSAFaults: what cannot be read is refused, with its place.
func TestCSAFaults(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"PI82KA\n+\n", `1:3: the even start has no such piece there: "82KA"`},
		{"PI8\n+\n", `1:3: a removed piece is written like 82HI: "8"`},
		{"P1 *  *  *  *  *  *  *  * \n+\n", "1:1: row P1 has 8 squares, want 9"},
		{"P1 *  *  *  *  *  *  *  *  *  * \n", "1:1: row P1 has 10 squares, want 9"},
		{"P2 * -HX *  *  *  *  *  *  * \n", "1:6: row P2: a square is written like +FU"},
		{"P2 * -HI *  *  *\t *  *  *  * \n", "1:17: row P2: a square is written like +FU"},
		{"P1-OU********\n+\n", "2:1: row P2 is missing"},
		{"P+59OU\nP-59OU\n+\n", "2:3: a piece stands on this square already"},
		{"P+59OU00OU\n+\n", "1:7: this piece cannot be in hand"},
		{"P+00TO\n+\n", "1:3: this piece cannot be in hand"},
		{"P+00HI00HI00HI\n+\n", "1:11: more pieces in hand than a set has"},
		{"P+59OU58OU\n+\n", "2:1: no game can start so: two kings for sente"},
		{"P+00FU\n+\n", "2:1: no game can start so: no king on the board"},
		{"PI\nP1-KY\n+\n", "2:1: row P1 after PI"},
		{"P1*********\nP1*********\n+\n", "2:1: row P1 stands here again"},
		{"PI\nPI\n+\n", "2:1: PI after other lines of the start"},
		{"PX\nPI\n+\n", "1:1: no statement of CSA begins so"},
		{csaEven + "+\n", "4:1: it is said again whose move it is"},
		{csaEven + "-3334FU\n", "4:1: "},
		{csaEven + "+7776FX\n", "4:"},
		{csaEven + "+7776FU, -3335FU\n", "4:10: illegal move: 3c3e: wrong-movement"},
		{csaEven + "7776FU\n", "4:1: a move begins with the sign"},
		{csaEven + "%TORYO\n+7776FU\n", "5:1: a move after the end of the game"},
		{csaEven + "+7776FU\nT1x\n", "5:1: a time is written in seconds"},
		{csaEven + "+7776FU\nT1234567890\n", "5:1: a time is written in seconds"},
		{csaEven + "+7776FU\nPI\n", "5:1: the start after the moves"},
		{csaEven + "+7776FU\nV2.2\n", "5:1: a version in the middle of a game"},
		{csaEven + "$EVENT\n", "4:1: a header is written like"},
	} {
		if _, fault := readCSA(c.text); fault == nil || !strings.HasPrefix(fault.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.text, fault, c.want)
		}
	}
}

// TestCSAWarnings: what is odd and read all the same is named.
func TestCSAWarnings(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"N+a\n+\n", "2:1: no line tells the start"},
		{"PI\n", "no line says whose move it is"},
		{"PI\n-3334FU\n", "2:1: no line says whose move it is; the first move tells"},
		{csaEven + "T1\n", "4:1: a time without a move"},
		{csaEven + "%KACHI\n%KACHI\n", "5:1: a second end of the game; the first counts"},
		{csaEven + "+7776FU,T1,T2\n", "4:12: a second time for one move"},
		{csaEven + "+7776FU,v=12\n", "4:9: no statement of CSA; kept as a comment"},
		{"P+59OU\n+\n", "1:1: the start is odd: gote has no king"},
		{"P+59OU\nP-51OU\nP+55FU54FU11KE\n-\n", "1:1: the start is odd: two unpromoted pawns of one side on a file; a piece"},
	} {
		records, fault := readCSA(c.text)
		if fault != nil || len(records) != 1 || len(records[0].Warnings) == 0 {
			t.Errorf("%q: fault %v, %d records", c.text, fault, len(records))
			continue
		}
		if got := records[0].Warnings[0].Error(); !strings.Contains(got, c.want) {
			t.Errorf("%q: %s, want %s", c.text, got, c.want)
		}
	}
}

// TestCSAGames: lines with a slash part games, and what was read before a fault
// stays.
func TestCSAGames(t *testing.T) {
	games := csaEven + "+7776FU\n%TORYO\n/\n" + "N+a\n" + csaEven[5:] + "+2726FU\n/\n\n/\n'last\nPI22KA\n-\n"
	f, err := Parse([]byte(games))
	if err != nil || len(f.Records) != 3 {
		t.Fatalf("%v, %d records", err, len(f.Records))
	}
	if got := moves(f.Records[0]) + " " + moves(f.Records[1]); got != "7g7f 2g2f" || f.Records[2].Root.Comment != "last" {
		t.Errorf("moves %s, comment %q", got, f.Records[2].Root.Comment)
	}
	f, err = Parse([]byte(games + "-3334FU\n/\nPI\n+\n+7776FU\n+2726FU\n"))
	if err == nil || len(f.Records) != 4 || moves(f.Records[3]) != "7g7f" || err.(*Fault).Line != 22 {
		t.Errorf("%v, %d records", err, len(f.Records))
	}
}

func FuzzCSA(f *testing.F) {
	for _, c := range bugCases(f, "bug-cases-csa.tsv") {
		if c[2] == "csa" {
			f.Add(c[3])
		}
	}
	f.Add(csaEven + "+7776FU,T1.5\n'*a\n-3334FU\n+8833UM\n-2233KA\n+0012FU\n%+ILLEGAL_ACTION,T3\n'b\n")
	f.Add("$EVENT:a\nN+b\nP-51OU\nP+59OU00FU\nP-00AL\n-\n/\nPI\n+\n%MATTA\n")
	f.Fuzz(func(t *testing.T, text string) {
		records, _ := readCSA(strings.ToValidUTF8(text, "?"))
		for _, r := range records {
			sameAgain(t, r, CSA)
		}
	})
}
