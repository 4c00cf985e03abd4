package print

import (
	"bytes"
	"fmt"
	"testing"
	"time"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// TestSamples writes every kind of paper in each language and on each page, with a
// position that has all there is: hands, promoted pieces and every shape of mark.
func TestSamples(t *testing.T) {
	for i, l := range lessons.Languages {
		for _, page := range Pages {
			if *sheets == "" && page != Letter {
				continue // nobody looks at them
			}
			o := Options{Words: wordsOf(t, l), Page: page, Set: pieceart.Sets[i%len(pieceart.Sets)]}
			name := fmt.Sprintf("%s-%s", l, page)
			s := sheetOf(t, o.Words, "nifu")
			s.Questions = append([]Question{fullQuestion(t, false), fullQuestion(t, true), partQuestion(t)}, s.Questions...)
			var work, answers, award, results, picture bytes.Buffer
			for _, err := range []error{
				WriteWorksheet(&work, s, o), WriteAnswers(&answers, s, o),
				WriteCertificate(&award, Certificate{
					Learner: "山田 太郎", Title: o.Words.Chapter("drop-restrictions"), Line: "…", Score: "18 / 20",
					Date: time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC),
				}, o),
				WriteTable(&results, sampleTable(60), o),
				WriteDiagram(&picture, s.Questions[0].Setup, s.Questions[0].Marks, 900, o),
			} {
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
			}
			keep(t, name+"-worksheet.pdf", work.Bytes())
			keep(t, name+"-answers.pdf", answers.Bytes())
			keep(t, name+"-certificate.pdf", award.Bytes())
			keep(t, name+"-table.pdf", results.Bytes())
			keep(t, name+"-diagram.png", picture.Bytes())
		}
	}
}

func sampleTable(rows int) Table {
	t := Table{Title: "結果", Sub: "2026", Columns: []string{"Lesson", "Tries", "%"}, Widths: []float64{4, 1, 1}}
	for i := range rows {
		t.Rows = append(t.Rows, []string{fmt.Sprintf("二歩 %d", i+1), "12", "75"})
	}
	return t
}

// fullQuestion has hands, promoted pieces and every shape of mark.
func fullQuestion(t *testing.T, turned bool) Question {
	q := Question{
		Setup: setupOf(t, "ln1g1+R2l/6gk1/pp1+Bpp1pp/2p6/9/2P1P4/PP1P1+p1PP/2G1K1+s2/LN3G1NL b RB2S2N3Pn2p 1"),
		Board: true, Turned: turned, Text: "**5五** ☖ 2 × 3 = 6", Choices: []string{"1", "2", "3"}, Answer: "A", Reason: "**B** → A.",
	}
	for i, shape := range Shapes {
		q.Marks = append(q.Marks, Mark{Shape: shape, Square: rules.NewSquare(9-i, 5), From: rules.NewSquare(2, 9), Number: i})
	}
	q.AnswerMarks = q.Marks[3:4]
	return q
}

// partQuestion shows a corner of the board.
func partQuestion(t *testing.T) Question {
	area, err := lessons.ParseArea("1a-4d")
	if err != nil {
		t.Fatal(err)
	}
	return Question{
		Setup: setupOf(t, "7nk/7g1/8G/6P2/9/9/9/9/4K4 b P 1"), Board: true, Area: area, Text: "P*1b", Answer: "P*1b",
		Marks: at(Ring, rules.SetOf(rules.NewSquare(1, 2))), AnswerMarks: at(Cross, rules.SetOf(rules.NewSquare(1, 2))),
	}
}
