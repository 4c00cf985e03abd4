//go:build unix

package usi

import (
	"os"
	"syscall"
)

// terminate asks a process and those that it has started to end.
func terminate(p *os.Process) error { return syscall.Kill(-p.Pid, syscall.SIGTERM) }

// end ends a process and those that it has started.
func end(p *os.Process) error { return syscall.Kill(-p.Pid, syscall.SIGKILL) }
