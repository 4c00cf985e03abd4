package opening

// Mode is how an opening is practised.
type Mode uint8

// The modes. To play on is no mode: it hands the position over to a game.
const (
	Learn  Mode = iota // one line is walked
	Drill              // any branch, chosen by book and learner
	Punish             // the answer to a mistake is to be found
)

var modeNames = [...]string{"learn", "drill", "punish"}

// AllModes lists the modes.
var AllModes = []Mode{Learn, Drill, Punish}

// String returns the key of the mode, such as "learn".
func (m Mode) String() string { return modeNames[m] }
