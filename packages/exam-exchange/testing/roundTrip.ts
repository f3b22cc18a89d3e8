import type { Read } from '../draft.ts';
import type { ExamFile } from '../host.ts';
import { difficultyOf, sectionId } from '../labels.ts';
import { outgoingExam, type OutgoingQuestion, type Write } from '../outgoing.ts';
import { questionsIn } from './fixture.ts';

/** Writes an exam, reads it and gives both as they are compared. What was left out on the way is not expected back. */
export async function roundTrip(exam: ExamFile, write: Write, read: Read) {
  const outgoing = outgoingExam(exam);
  const { content, leftOut } = await write(outgoing);
  const source = { shownAs: 'exam', bytes: Buffer.from(content), sections: outgoing.sections };
  const { items, remarks } = await questionsIn(read, source);
  const left = new Set(leftOut.map(({ place }) => place.trim()));
  return {
    sent: outgoing.questions.filter(({ id }) => !left.has(id)),
    received: items.map((item) => {
      if ('reason' in item) return item;
      const { question, lost } = item;
      const section = sectionId(outgoing.sections, question.section ?? '');
      const difficulty = difficultyOf(question.difficulty ?? '');
      return { ...question, section, difficulty, ...(lost.length > 0 && { lost }) };
    }),
    leftOut,
    remarks,
  };
}

/** What is left of a question in a format that holds neither ids nor explanations, nor what comes with them. */
export function bare({ text, answers }: OutgoingQuestion) {
  return {
    text,
    answers: answers.map((answer) => ({ ...answer, explanation: '' })),
    references: [],
    section: undefined,
    difficulty: undefined,
  };
}
