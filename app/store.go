package main

import (
	"os"
	"path/filepath"

	"terakoya/lessons/progress"
)

// openStore opens what the program remembers, in a folder or, by default, in the
// data folder of the user. If that fails the store is nil, and the error says
// why; the program goes on without.
func openStore(dir string) (progress.Store, error) {
	if dir == "" {
		var err error
		if dir, err = dataFolder(); err != nil {
			return nil, err
		}
	}
	store, err := progress.Open(filepath.Join(dir, "terakoya.db"))
	if err != nil {
		return nil, err
	}
	return store, nil
}

// dataFolder is where the system wants programs to keep what they remember.
func dataFolder() (string, error) {
	if dir := os.Getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "terakoya"), nil
	}
	dir, err := os.UserConfigDir()
	if err != nil {
		return "", err
	}
	if filepath.Base(dir) == ".config" { // Linux: settings and data have folders of their own
		dir = filepath.Join(filepath.Dir(dir), ".local", "share")
	}
	return filepath.Join(dir, "terakoya"), nil
}
