package classroom

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	class "terakoya/lessons/classroom"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// mostBallots is how many answers can be voted for at once: they have the digits as
// their keys.
const mostBallots = 9

// projectorPanel is what stands beside the board of the projector: what is asked, the
// answers with their votes, what is said to a try, and at the foot name, time and teams.
// Nothing of it can be clicked.
type projectorPanel struct {
	title, place, text, written *widgets.Paragraph
	ballots                     []*widgets.Ballot
	tried, answer               *projectorCard
	picked                      *projectorCard
	clock, hands, notice        *widgets.Paragraph
	teams                       [2]*widgets.Paragraph
	pulse                       *canvas.Rectangle // refreshed to ask for a new picture

	drawn map[fyne.CanvasObject]float32 // the sizes in which texts were drawn last
}

func newProjectorPanel() *projectorPanel {
	p := &projectorPanel{
		title: widgets.NewParagraph(""), place: widgets.NewParagraph(""), text: widgets.NewParagraph(""), written: widgets.NewParagraph(""),
		tried: newProjectorCard(), answer: newProjectorCard(), picked: newProjectorCard(),
		clock: widgets.NewParagraph(""), hands: widgets.NewParagraph(""), notice: widgets.NewParagraph(""), pulse: &canvas.Rectangle{},
		drawn: map[fyne.CanvasObject]float32{},
	}
	for range mostBallots {
		p.ballots = append(p.ballots, widgets.NewBallot())
	}
	for i := range p.teams {
		p.teams[i] = widgets.NewParagraph("")
		p.teams[i].Bold = true
	}
	p.written.Font = theme.Font(content.SansJP)
	for _, soft := range []*widgets.Paragraph{p.title, p.place, p.hands, p.notice} {
		soft.Color = widgets.ColorInkSoft
	}
	p.clock.Bold = true
	return p
}

// objects are what is drawn.
func (p *projectorPanel) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{p.title, p.place, p.text, p.written}
	for _, b := range p.ballots {
		all = append(all, b)
	}
	for _, c := range []*projectorCard{p.tried, p.answer, p.picked} {
		all = append(all, c.objects()...)
	}
	return append(all, p.clock, p.hands, p.notice, p.teams[0], p.teams[1], p.pulse)
}

// tell takes over what the class shows now. The notice is what is said of the window
// itself.
func (p *projectorPanel) tell(t *telling, now time.Time, notice string) {
	tell(p.title, t.titleOf(t.class.Slide()))
	tell(p.place, t.place())
	tell(p.text, t.question())
	p.text.Bold = t.asks()
	tell(p.written, t.written())
	tell(p.notice, notice)
	p.tellVotes(t)
	p.tellAnswers(t)
	p.tellTeams(t)
	p.tellTime(t, now)
	p.picked.set(said{ground: widgets.ColorAccentSoft, ink: widgets.ColorAccent, title: t.class.Picked()}, t.class.Picked() != "")
}

// tell sets a text, and hides it where there is none.
func tell(p *widgets.Paragraph, text string) {
	p.SetText(text)
	seen(p, text != "")
}

// seen shows an object or hides it, unless it is so already.
func seen(o fyne.CanvasObject, on bool) {
	if o.Visible() != on {
		widgets.Show(o, on)
	}
}

// tellVotes shows the answers. Letters without a text are of use only once hands are
// counted.
func (p *projectorPanel) tellVotes(t *telling) {
	tally, hands := t.votable(), t.hands()
	for i, b := range p.ballots {
		on := i < len(tally) && t.asks() && (hands > 0 || t.option(i) != "")
		seen(b, on)
		if on {
			ballot(b, t, tally[i], i, hands)
		}
	}
	text := ""
	if hands > 0 {
		text = t.words.Count("present.hands", hands, nil)
	}
	tell(p.hands, text)
}

// ballot shows the i-th answer with its votes, of so many hands in all.
func ballot(b *widgets.Ballot, t *telling, c class.Count, i, hands int) {
	share := float32(0)
	if hands > 0 {
		share = float32(c.Votes) / float32(hands)
	}
	b.Set(c.Option, t.option(i), c.Votes, share, c.Right)
}

// tellAnswers says what came of a try, and once it is shown, what is right and why.
func (p *projectorPanel) tellAnswers(t *telling) {
	r, on := t.ruling()
	p.tried.set(r, on)
	a := said{ground: widgets.ColorRightSoft, ink: widgets.ColorRight, mark: pieceart.Right, signed: true}
	if on = t.class.Revealed(); on {
		a.title, a.text = t.answer(), t.because()
	}
	p.answer.set(a, on)
}

func (p *projectorPanel) tellTeams(t *telling) {
	teams := t.class.Teams()
	on := teams[0].Score+teams[1].Score > 0
	for i := range teams {
		text := ""
		if on {
			text = t.score(i)
		}
		tell(p.teams[i], text)
	}
}

// score is a team with its points.
func (t *telling) score(i int) string {
	team := t.class.Teams()[i]
	name := team.Name
	if name == "" {
		name = t.say("present.team", words.Args{"number": fmt.Sprint(i + 1)})
	}
	return t.words.Count("present.score", team.Score, words.Args{"team": name})
}

func (p *projectorPanel) tellTime(t *telling, now time.Time) {
	text, ink := t.clock(now)
	if p.clock.Color != ink {
		p.clock.Color = ink
		p.clock.Refresh()
	}
	tell(p.clock, text)
}

// clock is what the timer shows, empty while it is off, and its colour.
func (t *telling) clock(now time.Time) (string, fyne.ThemeColorName) {
	left, _ := t.class.Left(now)
	switch t.class.Timer(now) {
	case class.TimerOff:
		return "", widgets.ColorInk
	case class.TimerOver:
		return t.say("present.timeUp", nil), widgets.ColorWrong
	case class.TimerPaused:
		return words.Countdown(left), widgets.ColorInkSoft
	case class.TimerRuns:
	}
	return words.Countdown(left), widgets.ColorInk
}
