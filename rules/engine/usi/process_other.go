//go:build !unix && !windows

package usi

import (
	"os"
	"syscall"
)

// attributes are none: here, as in a browser, no program can be started anyway.
func attributes() *syscall.SysProcAttr { return nil }

func terminate(p *os.Process) error { return p.Kill() }

func end(p *os.Process) error { return p.Kill() }
