package words

// Short cuts a text of others, such as what an engine says, to so many characters.
func Short(text string, most int) string {
	r := []rune(text)
	if len(r) <= most {
		return text
	}
	return string(r[:most-1]) + "…"
}
