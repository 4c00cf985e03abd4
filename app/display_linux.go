package main

import (
	"errors"
	"fmt"
	"net"
	"os"
	"strconv"
	"strings"
)

// findDisplay fails if there is no display to open a window on. The toolkit
// itself would end in a stack trace.
func findDisplay() error {
	name := os.Getenv("DISPLAY")
	if name == "" {
		return errors.New("no display: DISPLAY is not set, so no window can be opened")
	}
	host, rest, found := strings.Cut(name, ":")
	number, err := strconv.Atoi(strings.SplitN(rest, ".", 2)[0])
	if !found || err != nil {
		return fmt.Errorf("no display: DISPLAY is %q, want something like :0", name)
	}
	var conn net.Conn
	if host == "" || host == "unix" || strings.HasPrefix(host, "/") {
		socket := fmt.Sprintf("/tmp/.X11-unix/X%d", number)
		if conn, err = net.Dial("unix", socket); err != nil {
			conn, err = net.Dial("unix", "@"+socket)
		}
	} else {
		conn, err = net.Dial("tcp", net.JoinHostPort(host, strconv.Itoa(6000+number)))
	}
	if err != nil {
		return fmt.Errorf("no display: nothing answers at %s, so no window can be opened", name)
	}
	return conn.Close()
}
