package usi

import (
	"os"
	"syscall"
)

// attributes keep the console of an engine from popping up.
func attributes() *syscall.SysProcAttr { return &syscall.SysProcAttr{HideWindow: true} }

// terminate cannot ask, as a process without a window cannot be asked.
func terminate(p *os.Process) error { return p.Kill() }

func end(p *os.Process) error { return p.Kill() }
