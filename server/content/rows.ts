import type { ExamRow, QuestionRow } from '../db/schema.ts';
import type { QuestionBody } from '../exams/questionBody.ts';
import type { ExamFile } from './examFile.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The row of an exam that is on offer. */
export function examRow(exam: ExamFile, contentHash: string): ExamRow {
  return {
    id: exam.slug,
    slug: exam.slug,
    name: exam.name,
    description: exam.description,
    price_cents: Number(exam.price.replace('.', '')),
    pass_mark: exam.passMark,
    minutes: exam.minutes,
    position: exam.position,
    content_hash: contentHash,
    retired_at: null,
  };
}

/** The rows of an exam's questions, in its order. An answer's id is the letter of its place: a, b, c … */
export function questionRows(exam: ExamFile): QuestionRow[] {
  const sectionNames = new Map(exam.sections.map(({ id, name }) => [id, name]));
  return exam.questions.map((question, position) => {
    const body: QuestionBody = {
      text: question.text.trim(),
      answers: question.answers.map(({ text, correct, explanation }, index) => ({
        id: LETTERS.charAt(index),
        text: text.trim(),
        isCorrect: correct === true,
        explanation: explanation.trim(),
      })),
      references: question.references,
    };
    return {
      exam_id: exam.slug,
      position,
      id: question.id,
      section: sectionNames.get(question.section) ?? question.section,
      difficulty: question.difficulty,
      body: JSON.stringify(body),
    };
  });
}
