package usi

import (
	"errors"
	"fmt"
	"time"
)

// ErrClosed is the answer of a Client that has been closed.
var ErrClosed = errors.New("the engine has been closed")

// Silent is an engine that did not answer in time.
type Silent struct {
	Engine string
	Stage  Stage
	Waited time.Duration
}

func (e *Silent) Error() string {
	return fmt.Sprintf("engine %s: no %s within %s", e.Engine, e.Stage.owes(), e.Waited)
}

// Deaf is an engine that does not read what it is told.
type Deaf struct {
	Engine string
	Err    error // why nothing can be written, nil if the engine just does not read
}

func (e *Deaf) Error() string {
	if e.Err != nil {
		return fmt.Sprintf("engine %s takes no more commands: %v", e.Engine, e.Err)
	}
	return fmt.Sprintf("engine %s does not read its commands", e.Engine)
}

// Unwrap returns why nothing can be written.
func (e *Deaf) Unwrap() error { return e.Err }

// Ended is an engine that is no more, though nobody told it to quit.
type Ended struct {
	Engine string
	Stage  Stage
	State  string // how the process ended, such as "signal: killed"; empty if not known
	Said   string // its last lines of standard error, of which 4 KB are kept
	Err    error  // of the stream, nil if it simply ended
}

func (e *Ended) Error() string {
	s := fmt.Sprintf("engine %s ended unexpectedly while %s", e.Engine, e.Stage)
	if e.State != "" {
		s += " (" + e.State + ")"
	}
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	if e.Said != "" {
		s += "; it said: " + e.Said
	}
	return s
}

// Unwrap returns the error of the stream.
func (e *Ended) Unwrap() error { return e.Err }

// BadReply is an answer that cannot be done. The game is as it was.
type BadReply struct {
	Engine string
	Reply  string // the whole line, such as "bestmove P*5e"
	Err    error  // a [*rules.IllegalMove] if it is an illegal move
}

func (e *BadReply) Error() string {
	return fmt.Sprintf("engine %s answered %q: %v", e.Engine, e.Reply, e.Err)
}

// Unwrap returns what is wrong with the answer.
func (e *BadReply) Unwrap() error { return e.Err }

// OptionError is an option that was not set.
type OptionError struct {
	Engine, Option, Value string
	Cause                 string
}

func (e *OptionError) Error() string {
	return fmt.Sprintf("engine %s: option %s is not set to %q: %s", e.Engine, e.Option, e.Value, e.Cause)
}

// StartError is a program that cannot be started.
type StartError struct {
	Path string
	Err  error
}

func (e *StartError) Error() string {
	return fmt.Sprintf("engine %s cannot be started: %v", e.Path, e.Err)
}

// Unwrap returns the error of the operating system.
func (e *StartError) Unwrap() error { return e.Err }
