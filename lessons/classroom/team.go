package classroom

// Team is one of the two sides into which a class can be parted.
type Team struct {
	Name  string // empty until it is given one
	Score int    // from 0 to [MostScore]
}

// MostScore is the highest score of a team.
const MostScore = 999

// Teams returns both teams.
func (c *Class) Teams() [2]Team { return c.teams }

// SetTeam gives a team, 0 or 1, its name.
func (c *Class) SetTeam(team int, name string) {
	c.changeTeam(team, func(t *Team) { t.Name = name })
}

// Score gives a team, 0 or 1, points, or takes some away.
func (c *Class) Score(team, points int) {
	c.changeTeam(team, func(t *Team) {
		points = max(-MostScore, min(points, MostScore))
		t.Score = max(0, min(t.Score+points, MostScore))
	})
}

// ClearScores sets both teams back to nothing; their names stay.
func (c *Class) ClearScores() {
	if c.teams[0].Score+c.teams[1].Score > 0 {
		c.teams[0].Score, c.teams[1].Score = 0, 0
		c.tell(TeamsChanged)
	}
}

func (c *Class) changeTeam(team int, change func(*Team)) {
	if team < 0 || team >= len(c.teams) {
		return
	}
	before := c.teams[team]
	change(&c.teams[team])
	if c.teams[team] != before {
		c.tell(TeamsChanged)
	}
}
