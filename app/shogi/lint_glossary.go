package main

import (
	"path/filepath"

	"terakoya/app/words"
	"terakoya/content"
)

// glossary finds what is amiss with the boards of the terms.
func (l *linting) glossary() {
	for _, f := range words.LintGlossary(content.Glossary()) {
		l.report.Findings = append(l.report.Findings, finding{
			File: filepath.Join("content", "glossary.toml"), Line: f.Line, Code: f.Code.String(), Message: f.Cause,
		})
	}
}
